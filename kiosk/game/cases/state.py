"""What each machine knows of it."""

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct, field

BY_PLAYER, BY_STAFF = "player", "staff"
"""Who objects."""


class Withheld(Struct, frozen=True):
    cents: int
    account: int
    reason: str
    clauses: tuple[str, ...]
    until_ms: int | None
    round: int = 0
    """That it is about. 0: none."""


class Decided(Struct, frozen=True):
    """Money that was withheld, and what became of it."""

    round: int
    account: int
    cents: int
    paid: bool


class Dispute(Struct, frozen=True):
    """What somebody objects to, until the table has closed the case."""

    case: str
    by: str
    round: int
    picture: str = ""


class Hold(StrEnum):
    """Whether the money of a case is set aside at the terminal."""

    NONE = "none"
    ASKED = "asked"
    HELD = "held"


class Case(Struct, frozen=True):
    seat: str
    round: int
    cents: int
    what: str
    until_ms: int | None
    hold: Hold = Hold.NONE
    pay: bool | None = None
    """What was decided on money that is set aside, until the terminal has carried it out."""
    decided_by: str = ""
    ticket: str = ""
    """Not paid while the case is open."""
    dispute: bool = False
    """Somebody objects at the terminal, which is locked as long as the case is open."""
    taken: bool = False
    """Of a dispute: staff have gone to the player, who cannot take it back any more."""
    held_cents: int | None = None
    """What of the amount is set aside. None: all of it, if any is."""
    withhold: bool = False
    """Staff wanted the money set aside, whether or not it was there: the inspectorate is told."""
    notified: tuple[str, str, int] | None = None
    """Who told the inspectorate of it, how, and when."""
    note: str = ""
    player: str = ""
    """The player's name or card, where the house wants that."""
    decided_note: str = ""
    """What staff have to say to the player about what was decided."""

    @property
    def aside_cents(self) -> int:
        """What the terminal has set aside."""
        if self.hold is not Hold.HELD:
            return 0
        return self.cents if self.held_cents is None else self.held_cents

    @property
    def claimed_cents(self) -> int:
        """What is not here to be set aside."""
        return max(0, self.cents - self.aside_cents) if self.hold is not Hold.ASKED else 0


class CasesAtTerminal(Struct, frozen=True, kw_only=True):
    withheld: Mapping[str, Withheld] = field(default_factory=dict)
    """Money set aside, by case."""
    dispute: Dispute | None = None
    withdrawing: bool = False
    """The player wants to take the dispute back."""
    decided: Mapping[str, Decided] = field(default_factory=dict)
    """The last cases of money that was set aside."""


Cases: TypeAlias = Mapping[str, Case]
