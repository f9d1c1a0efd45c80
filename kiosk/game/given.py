"""By whom, when and under which key something is asked of the table. It goes beside the command."""

from msgspec import Struct


class Given(Struct, frozen=True):
    who: str
    """Of the staff; or the clock, the sensor, a terminal."""
    now_ms: int
    key: str = ""
    """Of an order of staff: a payment has the same."""
    second: str = ""
    """Who confirmed it, if somebody did."""
