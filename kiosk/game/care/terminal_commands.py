"""What can be asked of a terminal."""

from kiosk.game.command import TerminalCommand


class SetOwnLimits(TerminalCommand, frozen=True, kw_only=True):
    """Both, as they shall be. None: no limit."""

    time_limit_s: int | None
    loss_limit_cents: int | None


class AnswerRealityCheck(TerminalCommand, frozen=True, kw_only=True):
    """The player has looked and plays on, but not before it was shown for `hold_ms`."""

    now_ms: int
    hold_ms: int


class TakeBreak(TerminalCommand, frozen=True, kw_only=True):
    now_ms: int
    until_ms: int


class EndBreak(TerminalCommand, frozen=True, kw_only=True):
    """The player is back early: after `least_ms` at the soonest."""

    now_ms: int
    least_ms: int


class PassTime(TerminalCommand, frozen=True, kw_only=True):
    """It is so late. A reality check comes after each `check_every_ms` at play, or never."""

    now_ms: int
    check_every_ms: int | None
