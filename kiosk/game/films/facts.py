"""Facts of this capability."""

from kiosk.game.fact import Fact


class RoundFilmed(Fact, frozen=True, kw_only=True):
    """What the camera saw until something was known of a spin. It is on the disk beside the
    journal before it is named here."""

    round: int
    film: str = ""
    """The SHA-256 of the film. Nothing: there is no picture."""
    stills: int = 0
    """That it is made of."""
    why: str = ""
    """Why there is no picture, or what is wrong with it."""


class FilmsLetGo(Fact, frozen=True, kw_only=True):
    """No longer kept, for newer ones need their place."""

    films: tuple[str, ...]
