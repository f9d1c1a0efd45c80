"""Facts of this capability."""

from kiosk.game.fact import Fact


class ReadingSet(Fact, frozen=True, kw_only=True):
    """By the version that keeps the journal from here on. Before, it was the first, 0."""

    reading: int
