"""What can be asked of the table."""

from kiosk.game.command import TableCommand


class TakeNumbers(TableCommand, frozen=True):
    prefix: str
    count: int


class GiveTicket(TableCommand, frozen=True):
    number: str
    issued_ms: int


class SeekTicket(TableCommand, frozen=True):
    key: str
    number: str
    seat: str


class VouchTicket(TableCommand, frozen=True):
    """As the floor has answered the question of this key."""

    key: str
    number: str
    seat: str
    cents: int
    expires_ms: int
    table: str


class ForgoTicket(TableCommand, frozen=True):
    key: str


class PayTicketElsewhere(TableCommand, frozen=True):
    number: str
    where: str
