"""What can be asked of the table."""

from kiosk.game.bounds import Integer, Word
from kiosk.game.command import TableCommand
from kiosk.game.limits.facts import LimitAmounts


class NoticeLimits(TableCommand, frozen=True):
    limits: LimitAmounts


class ChangeLimits(TableCommand, frozen=True):
    """Those announced once their notice has run out, or others where the rule book lets them
    apply at once."""

    limits: LimitAmounts
    all_agree: bool = False


class GrantLegacy(TableCommand, frozen=True):
    seat: Word


class LengthenLegacy(TableCommand, frozen=True):
    """By so many hours, at the discretion of the management."""

    seat: Word
    hours: Integer


class EndLegacy(TableCommand, frozen=True):
    seat: Word


class AgreeLimits(TableCommand, frozen=True):
    """With the player of one seat, in the place of the table's."""

    seat: Word
    limits: LimitAmounts


class EndAgreement(TableCommand, frozen=True):
    seat: Word


class NoticeClosing(TableCommand, frozen=True):
    pass


class WithdrawNotice(TableCommand, frozen=True):
    pass
