"""What a wheel says is wrong with a spin, and which reason for no spin that would be.

It is a proposal: the rule documents leave it to the dealer to call no spin.
"""

from collections.abc import Iterable
from enum import StrEnum

from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import ReasonTerms


class WheelWarning(StrEnum):
    BALL_REMOVED = "ball-removed"
    BALL_DIRECTION = "ball-direction"
    """It runs in the direction of the wheel."""
    LAUNCH_FAILED = "launch-failed"
    WHEEL_STOPPED = "wheel-stopped"
    """It stands while the ball runs."""
    SENSOR_BROKEN = "sensor-broken"
    """The spin may be a good one, and its number is to be read by eye."""


_REASONS: dict[WheelWarning, tuple[str, ...]] = {
    WheelWarning.BALL_REMOVED: ("ball-out",),
    WheelWarning.BALL_DIRECTION: ("same-direction",),
    WheelWarning.LAUNCH_FAILED: ("too-few-revolutions",),
    WheelWarning.WHEEL_STOPPED: ("wheel-stopped", "wheel-still"),
    WheelWarning.SENSOR_BROKEN: (),
}
"""By the names that rule books give them; not every one has each."""


def proposed(book: RuleBook, warnings: Iterable[WheelWarning]) -> ReasonTerms | None:
    """The reason of the first warning that is one by this rule book."""
    known = {reason.id: reason for reason in book.terms.no_spin.reasons}
    ids = (id_ for warning in warnings for id_ in _REASONS[warning])
    return next((known[id_] for id_ in ids if id_ in known), None)
