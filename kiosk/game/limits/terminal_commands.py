"""What can be asked of a terminal."""

from kiosk.game.bounds import Integer
from kiosk.game.command import TerminalOrder
from kiosk.game.limits.facts import LimitAmounts


class NoticeLimits(TerminalOrder, frozen=True):
    limits: LimitAmounts
    due_ms: Integer


class ChangeLimits(TerminalOrder, frozen=True):
    limits: LimitAmounts


class GrantLegacy(TerminalOrder, frozen=True):
    limits: LimitAmounts
    until_ms: Integer


class EndLegacy(TerminalOrder, frozen=True):
    pass


class AgreeLimits(TerminalOrder, frozen=True):
    limits: LimitAmounts


class EndAgreement(TerminalOrder, frozen=True):
    pass


class NoticeClosing(TerminalOrder, frozen=True):
    due_ms: Integer


class WithdrawNotice(TerminalOrder, frozen=True):
    pass
