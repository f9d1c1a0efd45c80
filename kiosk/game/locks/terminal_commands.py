"""What can be asked of a terminal."""

from kiosk.game.bounds import Text, Word
from kiosk.game.command import TerminalOrder
from kiosk.game.locks.facts import LockReason


class Lock(TerminalOrder, frozen=True):
    reason: LockReason
    detail: Text = ""


class Unlock(TerminalOrder, frozen=True):
    reason: LockReason
    who: Word


class Freeze(TerminalOrder, frozen=True):
    reason: Text


class Thaw(TerminalOrder, frozen=True):
    pass
