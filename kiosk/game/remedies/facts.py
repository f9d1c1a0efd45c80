"""Facts of this capability, of both machines."""

from kiosk.game.fact import Fact


class WagerAdjusted(Fact, frozen=True, kw_only=True):
    """A wager of a settled round counts as lying elsewhere (S0 4.9(b), S4 3.16)."""

    round: int
    seat: str
    wager: str
    """As it was registered."""
    instead: str
    """Where it counts as lying."""
    cents: int
    """How much of it."""
    clause: str
    reason: str
    gain_cents: int
    """What the player's slip earns more by it; less, if negative."""
    who: str
    second: str


class WagersForfeited(Fact, frozen=True, kw_only=True):
    """The wagers of whoever's fraud invalidated the game are the house's (S4 8.5). The table names
    the seat and the people, its terminal does not."""

    round: int
    clause: str
    reason: str
    seat: str = ""
    who: str = ""
    second: str = ""


class ForfeitTaken(Fact, frozen=True, kw_only=True):
    """The terminal has kept the stakes of a round that was invalidated under way."""

    round: int
    seat: str
