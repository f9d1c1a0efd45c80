"""The lines of a Slingshot 2: `*X;state;count;number;warnings;speed;direction`, twice a second.

They have no check sum. A line that is not of this very shape is skipped; one that is may still
have a wrong digit, so whatever counts is believed when two lines agree (see the machine).
"""

import re
from dataclasses import dataclass
from enum import IntEnum

from kiosk.devices.wheel.lines import LineReader
from kiosk.game.round.wheel_warning import WheelWarning

_STATUS = re.compile(rb"\*X;([1-6]);(\d{3});([ \d]\d|\d |  );([0-9A-Fa-f]);(\d{3});([01])")
COUNT_MAX = 255
"""Spins are counted from 1 to this, and then from 1 again."""


class WheelState(IntEnum):
    START = 1
    PLACE_YOUR_BETS = 2
    BALL_IN_RIM = 3
    NO_MORE_BETS = 4
    WINNING_NUMBER = 5
    IDLE = 6


FLAGS = {
    1: WheelWarning.BALL_REMOVED,
    2: WheelWarning.BALL_DIRECTION,
    4: WheelWarning.SENSOR_BROKEN,
    8: WheelWarning.LAUNCH_FAILED,
}


@dataclass(frozen=True, slots=True)
class WheelStatus:
    state: WheelState
    count: int
    number: str
    """The last winning number, as it is shown, without blanks; nothing: there is none yet."""
    warnings: frozenset[WheelWarning] = frozenset()
    speed: int = 0
    """Of the rotor, in the wheel's own measure."""
    clockwise: bool = True


def encode(status: WheelStatus) -> bytes:
    flags = sum(bit for bit, warning in FLAGS.items() if warning in status.warnings)
    told = f"{status.state};{status.count:03};{status.number:>2};{flags:X};{status.speed:03}"
    return f"*X;{told};{0 if status.clockwise else 1}\r\n".encode()


def status_of(line: bytes) -> WheelStatus | None:
    """None: it is no status."""
    found = _STATUS.fullmatch(line)
    if found is None or not 1 <= int(found[2]) <= COUNT_MAX:
        return None
    flags = int(found[4], 16)
    return WheelStatus(
        WheelState(int(found[1])),
        int(found[2]),
        found[3].decode().strip(),
        frozenset(warning for bit, warning in FLAGS.items() if flags & bit),
        int(found[5]),
        clockwise=found[6] == b"0",
    )


class Decoder:
    """Statuses in bytes that come in pieces of any size. What is none is passed over."""

    def __init__(self) -> None:
        self._lines = LineReader()

    def feed(self, data: bytes) -> list[WheelStatus]:
        found = map(status_of, self._lines.feed(data))
        return [status for status in found if status is not None]
