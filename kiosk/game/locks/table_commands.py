"""What can be asked of the table."""

from kiosk.game.bounds import Text, Word
from kiosk.game.command import TableCommand
from kiosk.game.locks.facts import LockReason


class LockSeat(TableCommand, frozen=True):
    seat: Word
    reason: LockReason
    detail: Text


class UnlockSeat(TableCommand, frozen=True):
    seat: Word
    reason: LockReason


class Freeze(TableCommand, frozen=True):
    reason: Text


class Thaw(TableCommand, frozen=True):
    pass
