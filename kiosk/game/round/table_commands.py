"""What can be asked of the table."""

from collections.abc import Mapping

from kiosk.game.bounds import Integer, Text, Word
from kiosk.game.command import TableCommand
from kiosk.game.round.wheel_warning import WheelWarning


class OpenTable(TableCommand, frozen=True):
    float_cents: Integer


class CloseTable(TableCommand, frozen=True):
    """Needs the notice of the rule book to have run out while players are present."""

    float_cents: Integer


class ShutDown(TableCommand, frozen=True):
    """At once, because a display failed and players cannot learn the result (S3 6.18)."""

    float_cents: Integer
    reason: Text


class OpenRound(TableCommand, frozen=True):
    period_s: Integer


class CloseRound(TableCommand, frozen=True):
    """By the clock, the sensor or the dealer."""


class RegisterSlip(TableCommand, frozen=True):
    seat: str
    round: int
    key: str
    stakes: Mapping[str, int]
    promotional: Mapping[str, int] = {}
    short_stack: bool = False
    head: tuple[int, str] | None = None
    """How far the terminal's journal had come with it."""
    jackpot_cents: int = 0


class EndGrace(TableCommand, frozen=True):
    """The time for slips is over: every slip named here is refused by its key."""

    missing: Mapping[str, str] = {}
    """Seats that were known to have sent a slip, with its key."""
    key: str = ""
    """Under which the jackpot wagers are sent, if there are any."""


class ReportSettlement(TableCommand, frozen=True):
    seat: str
    round: int
    settlement: int
    credited_cents: int
    owed_cents: int = 0
    """What the player got by an earlier result of this round and no longer has."""
    owed_ticket: str = ""
    head: tuple[int, str] | None = None
    """How far the terminal's journal had come with it."""
    change: int = 0
    """How often staff had put the slip right."""


class RecordBallAtRest(TableCommand, frozen=True):
    pass


class ExamineBall(TableCommand, frozen=True):
    """A supervisor has, and says what was found."""

    found: Text


class SenseNumber(TableCommand, frozen=True):
    """By a sensor at the wheel. `key` names the reading, so that one sent again counts once."""

    outcome: str
    key: str


class SenseWarning(TableCommand, frozen=True):
    """By the wheel. `key` names the reading, as above."""

    warning: WheelWarning
    key: str


class ConfirmResult(TableCommand, frozen=True):
    outcome: Word
    reason: Text = ""
    """Why it is another number than the sensor read."""


class CallNoSpin(TableCommand, frozen=True):
    reason: Text


class VoidRound(TableCommand, frozen=True):
    reason: Text


class VoidSeat(TableCommand, frozen=True):
    seat: Word
    reason: Text
