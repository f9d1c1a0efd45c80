"""Facts of this capability."""

from kiosk.game.fact import Fact


class RuleBookRenewed(Fact, frozen=True, kw_only=True):
    """From here on the table decides by another edition of the rule book that it began under."""

    digest: str
