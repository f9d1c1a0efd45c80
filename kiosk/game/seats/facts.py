"""Facts of this capability, of both machines."""

from enum import StrEnum

from kiosk.game.fact import Fact


class Came(StrEnum):
    """How the head of a journal came to the other machine. Clocks are set when machines start, and
    run alike from there."""

    STARTED = "started"
    """With a hello, after the terminal or the table was started."""
    BACK = "back"
    """With a hello, after the link was cut: both have run on."""
    HERE = "here"
    """With news or orders, over a link that was there."""


class TableHeadSeen(Fact, frozen=True, kw_only=True):
    """How far the table's journal had come. Each side remembers the other's head."""

    seq: int
    hash: str
    came: Came = Came.STARTED
    """With each hello, whoever was started, and then with orders."""


class SeatJoined(Fact, frozen=True, kw_only=True):
    seat: str


class HeadSeen(Fact, frozen=True, kw_only=True):
    """How far a terminal's journal had come. A chain alone cannot show that its end was cut off;
    a head that the table remembers can."""

    seat: str
    seq: int
    hash: str
    came: Came = Came.STARTED


class SeatLost(Fact, frozen=True, kw_only=True):
    """The link to a terminal was cut. What it told last is the last that is known of its player's
    money, should it never come back."""

    seat: str
    credit_cents: int
    stake_cents: int


class SeatWrittenOff(Fact, frozen=True, kw_only=True):
    """Two people paid the player of a terminal that is gone for good. The head of its journal is
    the last that is known of it, and it is not let in again."""

    seat: str
    cents: int
    trusted_cents: int
    """What the table knew to be there."""
    printed: bool = False
    """The ticket that it was printing was found."""
    seq: int
    hash: str
    who: str
