"""Facts of this capability, of the table."""

from kiosk.game.fact import Fact


class FloatFilled(Fact, frozen=True, kw_only=True):
    """Cash or chips were brought to the table."""

    cents: int
    who: str
    second: str = ""


class FloatCredited(Fact, frozen=True, kw_only=True):
    """Cash or chips were taken from the table."""

    cents: int
    who: str
    second: str = ""


class DealerChanged(Fact, frozen=True, kw_only=True):
    """Who deals the rounds that are opened from now on."""

    name: str
    who: str


class BoxCollected(Fact, frozen=True, kw_only=True):
    """The note box of a seat was taken out, and an empty one put in. The notes are those that the
    terminal told of since the one before."""

    seat: str
    box: int
    """The boxes of a seat are numbered."""
    notes: dict[int, int]
    who: str

    @property
    def once(self) -> str:
        return f"{self.seat} {self.box}"


class BoxCounted(Fact, frozen=True, kw_only=True):
    """By two people, and beside it what the meter of the terminal had said."""

    seat: str
    box: int
    cents: int
    metered_cents: int
    who: str
    second: str = ""

    @property
    def once(self) -> str:
        return f"{self.seat} {self.box}"

    @property
    def difference_cents(self) -> int:
        """Less than none: money is missing."""
        return self.cents - self.metered_cents


class DayBegun(Fact, frozen=True, kw_only=True):
    """By the house's own start of the day. What is shown as the day's counts from here."""

    begin_ms: int

    @property
    def once(self) -> str:
        return str(self.begin_ms)
