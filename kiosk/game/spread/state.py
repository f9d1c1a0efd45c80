"""What each machine knows of it."""

from collections.abc import Mapping

from msgspec import Struct, field

from kiosk.game.spread.facts import Shown, SpreadFault, SpreadLimits


class SpreadNotice(Struct, frozen=True):
    """Another table of odds, and from when on."""

    table: str
    limits: SpreadLimits | None
    due_ms: int


class SpreadVoid(Struct, frozen=True, kw_only=True):
    """Why the Spread-Bets of a round do not count."""

    fault: SpreadFault
    reason: str = ""
    clauses: tuple[str, ...] = ()


class SpreadAtTerminal(Struct, frozen=True, kw_only=True):
    selected: str = ""
    """The table of odds on offer. Empty: none."""
    notice: SpreadNotice | None = None
    commitment: str = ""
    """To the ring of the present round. Empty: none was drawn for it."""
    void: SpreadVoid | None = None
    """Of the present round."""

    @property
    def open(self) -> bool:
        """As far as it is for Spread-Bet, there may be wagers in this round."""
        return bool(self.selected and self.commitment) and self.void is None


class SpreadAtTable(Struct, frozen=True, kw_only=True):
    selected: str = ""
    notice: SpreadNotice | None = None
    committed: tuple[int, str] | None = None
    """The round that the last ring was drawn for, and its seal."""


class SpreadRound(Struct, frozen=True, kw_only=True):
    """The Spread-Bet of one round at the table."""

    table: str
    commitment: str = ""
    ring: int | None = None
    """Once it is revealed."""
    secret: str = ""
    lost: bool = False
    """Nobody can tell it any more."""
    displays: Mapping[str, Shown] = field(default_factory=dict)
    """Those that showed the rings turning before no more bets, and what they show since."""
    void: SpreadVoid | None = None

    @property
    def locked(self) -> bool:
        """By all displays, as they were drawn."""
        shown = self.displays.values()
        return bool(shown) and all(one is Shown.LOCKED for one in shown)

    @property
    def paid_ring(self) -> int | None:
        """By which Spread-Bets are paid. None: they go back."""
        return None if self.void is not None else self.ring
