"""Facts of this capability."""

from kiosk.game.fact import Fact


class HouseTextShown(Fact, frozen=True, kw_only=True):
    """From now on the displays show these lines. None: no text any more."""

    lines: tuple[str, ...]
    who: str
