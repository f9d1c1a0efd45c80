"""What can be asked of the table."""

from kiosk.game.bounds import Integer, Word
from kiosk.game.command import TableCommand
from kiosk.rules.terms import Tender


class Credit(TableCommand, frozen=True):
    seat: Word
    cents: Integer
    tender: Tender


class HandPay(TableCommand, frozen=True):
    seat: Word
    cents: Integer
    part: bool = False
    """Not the whole credit: the player stays, with the rest."""


class HandBackVouchers(TableCommand, frozen=True):
    """That were never wagered: they are the player's."""

    seat: Word
    cents: Integer


class AnswerPayment(TableCommand, frozen=True):
    seat: str
    key: str
    done: bool
    reason: str = ""
