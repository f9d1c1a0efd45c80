"""What each machine knows of it."""

from msgspec import Struct

from kiosk.game.limits.facts import LimitAmounts
from kiosk.rules.limits import Limits


class LimitsAtTerminal(Struct, frozen=True, kw_only=True):
    of_table: Limits
    legacy: Limits | None = None
    legacy_until_ms: int = 0
    agreed: Limits | None = None
    """With this player alone."""
    notice: tuple[LimitAmounts, int] | None = None
    closing_due_ms: int | None = None

    @property
    def in_force(self) -> Limits:
        return self.agreed or self.legacy or self.of_table


class LimitsAtTable(Struct, frozen=True, kw_only=True):
    in_force: Limits
    """For everybody without legacy limits."""
    notice: tuple[LimitAmounts, int] | None = None
    before: LimitAmounts | None = None
    """Those in force before the last change, for whoever may keep them."""
    closing_due_ms: int | None = None
