"""Facts of this capability."""

from kiosk.game.fact import Fact


class AnchorSigned(Fact, frozen=True, kw_only=True):
    """Of a day that was closed, as it is printed with the report."""

    anchor: str
