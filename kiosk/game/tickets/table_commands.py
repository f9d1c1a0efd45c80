"""What can be asked of the table."""

from kiosk.game.bounds import Word
from kiosk.game.command import TableCommand


class ReserveTicket(TableCommand, frozen=True):
    """`number` is drawn by the caller, unpredictably; `key` is the cash-out's."""

    key: str
    seat: str
    number: str
    cents: int
    expires_ms: int


class IssueTicket(TableCommand, frozen=True):
    number: Word


class CancelTicket(TableCommand, frozen=True):
    number: Word


class HoldTicket(TableCommand, frozen=True):
    seat: str
    number: str


class ReleaseTicket(TableCommand, frozen=True):
    seat: str
    number: str


class ArchiveTickets(TableCommand, frozen=True):
    """That are over: none of them is needed any more to decide upon anything."""

    numbers: tuple[str, ...]


class PayTicket(TableCommand, frozen=True):
    seat: str
    number: str
