"""What can be asked of a terminal."""

from kiosk.game.bounds import Integer, Key, Word
from kiosk.game.command import TerminalCommand, TerminalOrder
from kiosk.rules.terms import CashOutWay, Tender


class CashOut(TerminalCommand, frozen=True):
    """`key` is the ticket's, drawn before anything is asked of the printer."""

    way: CashOutWay
    key: str


class CallOffAttendant(TerminalCommand, frozen=True):
    """Not to be paid by hand after all."""


class Credit(TerminalOrder, frozen=True):
    key: Key
    cents: Integer
    tender: Tender
    who: Word


class HandPay(TerminalOrder, frozen=True):
    """Pay the whole credit by hand and close the account, or a part of it."""

    key: Key
    who: Word
    expects_cents: Integer | None = None
    """What staff at the console saw. None: they stand before the terminal and pay what it shows."""
    part: bool = False
    """Just what is expected, which is less than the credit: the rest stays."""


class HandBackVouchers(TerminalOrder, frozen=True):
    """All that were not wagered."""

    key: Key
    cents: Integer
    who: Word
