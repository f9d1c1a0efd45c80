"""Facts of this capability, of both machines."""

from kiosk.game.fact import Fact


class TipsAllowed(Fact, frozen=True, kw_only=True):
    """By the configuration of the table: the most that one tip is. 0: the house wants none."""

    most_cents: int


class SeatTipped(Fact, frozen=True, kw_only=True):
    """All that was ever given at a terminal, by its own word, and who dealt when the table heard of
    it."""

    seat: str
    cents: int
    dealer: str = ""
    """Nobody: it was not said who deals."""


class TipsOffered(Fact, frozen=True, kw_only=True):
    """Players can give so much at once. 0: nothing."""

    most_cents: int


class TipGiven(Fact, frozen=True, kw_only=True):
    """Of the player's credit, to the dealer. It is gone."""

    cents: int
