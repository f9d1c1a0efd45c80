"""What can be asked of the table."""

from kiosk.game.bounds import Integer, Word
from kiosk.game.command import TableCommand


class FillFloat(TableCommand, frozen=True):
    cents: Integer


class CreditFloat(TableCommand, frozen=True):
    cents: Integer


class ChangeDealer(TableCommand, frozen=True):
    name: Word


class CollectBox(TableCommand, frozen=True):
    seat: Word


class CountBox(TableCommand, frozen=True):
    seat: Word
    box: Integer
    cents: Integer


class BeginDay(TableCommand, frozen=True):
    """By the table's own clock."""

    begin_ms: int
