"""What a host wants of its validator: the same for every protocol."""

from dataclasses import dataclass
from enum import Enum, auto

TICKET_DIGITS = 18


@dataclass(frozen=True, slots=True)
class Wanted:
    notes_cents: frozenset[int] = frozenset()
    tickets: bool = False

    @property
    def anything(self) -> bool:
        return bool(self.notes_cents) or self.tickets


class Decision(Enum):
    """About what is in escrow."""

    NONE = auto()
    ACCEPT = auto()
    GIVE_BACK = auto()


def is_ticket_number(digits: bytes) -> bool:
    return len(digits) == TICKET_DIGITS and digits.isdigit()
