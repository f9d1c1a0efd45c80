"""How a picture of a wheel turns: angles by the time that has passed, and nothing else.

Degrees run clockwise from the top. The wheel turns evenly until there is a number, and only then is
it told which: it runs on until that pocket stands at the top, and the ball comes to lie in it.
"""

from msgspec import Struct

_BOUNCE = 0.08
"""How far it jumps up again, as a share of its way down."""
_BOUNCE_FROM = 0.7


class Speeds(Struct, frozen=True):
    """In degrees a second. The ball runs against the wheel."""

    rotor: float = 20.0
    ball: float = -95.0


class Landing(Struct, frozen=True):
    """From the number on."""

    rest_s: float = 0.7
    """Until the wheel stands."""
    leaves_s: float = 0.25
    """Until the ball leaves the rim."""
    lies_s: float = 0.6
    """Until it is in its pocket."""


class WheelAt(Struct, frozen=True):
    turn_deg: float
    """How far the first pocket of the wheel is from the top."""
    ball_deg: float
    fallen: float = 0.0
    """Of the ball's way: 0 in the rim, 1 in its pocket."""


def rolling(begun: WheelAt, seconds: float, speeds: Speeds) -> WheelAt:
    return WheelAt(
        (begun.turn_deg + speeds.rotor * seconds) % 360,
        (begun.ball_deg + speeds.ball * seconds) % 360,
    )


def landing(begun: WheelAt, pocket_deg: float, seconds: float, how: Landing) -> WheelAt:
    """Both turn on the way they went, at most once around, until the pocket that lies `pocket_deg`
    from the first one is at the top with the ball in it."""
    run = _slowing(seconds / how.rest_s)
    roll = _slowing(seconds / how.lies_s)
    return WheelAt(
        begun.turn_deg + run * ((-pocket_deg - begun.turn_deg) % 360),
        begun.ball_deg * (1 - roll),
        _falling((seconds - how.leaves_s) / (how.lies_s - how.leaves_s)),
    )


def resting(pocket_deg: float) -> WheelAt:
    return WheelAt(-pocket_deg, 0.0, 1.0)


def _slowing(share: float) -> float:
    rest = 1 - min(1.0, max(0.0, share))
    return 1 - rest**3


def _falling(share: float) -> float:
    """Down, a little up again, and down."""
    share = min(1.0, max(0.0, share))
    if share < _BOUNCE_FROM:
        return (share / _BOUNCE_FROM) ** 2
    along = (share - _BOUNCE_FROM) / (1 - _BOUNCE_FROM)
    return 1 - _BOUNCE * 4 * along * (1 - along)
