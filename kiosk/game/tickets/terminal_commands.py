"""What can be asked of a terminal."""

from kiosk.game.bounds import Key
from kiosk.game.command import TerminalCommand, TerminalOrder


class EnterTicket(TerminalCommand, frozen=True):
    """A ticket that the table holds for this seat is in the validator. `key` is its number."""

    key: str
    cents: int


class ReturnTicket(TerminalCommand, frozen=True):
    key: str


class RedeemTicket(TerminalCommand, frozen=True):
    """The ticket in the validator is stacked, past the point of return."""

    key: str


class TicketDone(TerminalOrder, frozen=True):
    key: Key


class TicketNotDone(TerminalOrder, frozen=True):
    key: Key


class TicketInDoubt(TerminalCommand, frozen=True):
    """The printer did not answer: neither printed nor failed, so staff must look."""

    key: str
