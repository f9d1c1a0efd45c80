"""Facts of this capability, of both machines."""

from kiosk.game.fact import Fact


class HelpAsked(Fact, frozen=True, kw_only=True):
    """The player wants somebody to come, for whatever reason."""


class HelpEnded(Fact, frozen=True, kw_only=True):
    """Somebody came, or is not needed any more."""


class MessageShown(Fact, frozen=True, kw_only=True):
    """What staff have to say to the player."""

    text: str


class PlayerTold(Fact, frozen=True, kw_only=True):
    """A message of staff to whoever plays at the seat."""

    seat: str
    text: str


class SeatAttended(Fact, frozen=True, kw_only=True):
    """Somebody went to the player who called."""

    seat: str


class SeatCallEnded(Fact, frozen=True, kw_only=True):
    seat: str
