"""What each machine knows of it."""

from collections.abc import Mapping
from itertools import combinations
from typing import TypeAlias

from msgspec import Struct, field

from kiosk.game.staff.facts import StaffChangeAsked, StaffRole, StaffRules
from kiosk.game.staff.settings import default_of


class Visitor(Struct, frozen=True):
    """Whoever of the staff is in the menu."""

    who: str
    role: StaffRole


WRONG_PINS_FREE = 5
"""From this wrong PIN on, each bars the person for twice as long as the one before."""

BARRED_MS = 30_000

BARRED_MS_MAX = 3_600_000

WRONG_PINS_MAX = 10
"""More than one machine can bring about: whoever breaks into one locks out nobody for good."""

FORGOTTEN_MS = 86_400_000
"""So long after the last of them the wrong PINs of a machine count no more."""


def barred_ms(wrong: int) -> int:
    """How long this many wrong PINs bar; 0: not yet."""
    over = wrong - WRONG_PINS_FREE
    return min(BARRED_MS * 2 ** min(over, 20), BARRED_MS_MAX) if over >= 0 else 0


class Member(Struct, frozen=True):
    """One of the staff."""

    role: StaffRole
    salt: str
    pin_hash: str
    wrong: int = 0
    """Wrong PINs in a row."""
    barred_until_ms: int = 0
    locked_out: bool = False
    """Too many wrong PINs: a supervisor must let this person in again."""
    makers: tuple[str, ...] = ()
    """Who may know the PIN besides its owner: those who gave it, and whoever may know theirs.
    Nobody, once the owner has changed it."""

    @property
    def grant(self) -> tuple[StaffRole, str]:
        """What somebody who signs in is given. A session ends when it is another."""
        return self.role, self.pin_hash


class Guesses(Struct, frozen=True):
    """Wrong PINs at one machine."""

    wrong: Mapping[str, int] = field(default_factory=dict)
    """By person: those that she has not made good by the right one there."""
    last_ms: int = 0

    @property
    def barred_until_ms(self) -> int:
        wait_ms = barred_ms(sum(self.wrong.values()))
        return self.last_ms + wait_ms if wait_ms else 0


class Conduct(Struct, frozen=True, kw_only=True):
    """What keeps staff honest at this table."""

    rules: StaffRules | None = None
    """None: a version wrote the journal that kept none in it."""
    two_there: bool = False
    """There were two supervisors of whom nobody else knows the PIN. From then on nobody gives
    anybody a PIN alone."""
    changes: Mapping[str, StaffChangeAsked] = field(default_factory=dict)
    """That are to be made, by key."""
    machines: Mapping[str, Guesses] = field(default_factory=dict)


class StaffAtTerminal(Struct, frozen=True, kw_only=True):
    visitor: Visitor | None = None
    settings: Mapping[str, int] = field(default_factory=dict)
    """Those that staff have changed, by name."""

    def setting(self, name: str) -> int:
        """As staff have set it, or as it is made."""
        return self.settings.get(name, default_of(name))


Staff: TypeAlias = Mapping[str, Member]


def independent(staff: Staff, one: str, other: str) -> bool:
    """Nobody but the two can have given both their PINs."""
    hands = [{name, *staff[name].makers} for name in (one, other)]
    return not hands[0] & hands[1]


def supervisors(staff: Staff) -> list[str]:
    return [name for name, member in staff.items() if member.role is StaffRole.SUPERVISOR]


def two_independent(staff: Staff) -> bool:
    return any(independent(staff, *pair) for pair in combinations(supervisors(staff), 2))
