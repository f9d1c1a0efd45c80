"""Facts of this capability, of both machines."""

from kiosk.game.bounds import CENTS_MAX, Wide
from kiosk.game.fact import Fact, Value
from kiosk.rules.limits import KindLimits, LimitLaw, Limits
from kiosk.rules.wagers import Kind

TOGETHER = "together"
"""All bets of a player, in the place of a kind."""


class LimitAmounts(Value, frozen=True, kw_only=True):
    """Limits as amounts; the law that goes with them is the rule book's."""

    kinds: dict[Kind, tuple[Wide, Wide, Wide | None]]
    aggregate_minimum_cents: Wide | None = None
    aggregate_maximum_cents: Wide | None = None

    @classmethod
    def of(cls, limits: Limits) -> "LimitAmounts":
        kinds = {
            kind: (amounts.minimum_cents, amounts.maximum_cents, amounts.unit_cents)
            for kind, amounts in limits.kinds.items()
        }
        return cls(
            kinds=kinds,
            aggregate_minimum_cents=limits.aggregate_minimum_cents,
            aggregate_maximum_cents=limits.aggregate_maximum_cents,
        )

    def fit(self, in_force: Limits) -> bool:
        """They can take the place of these."""
        return self.kinds.keys() == in_force.kinds.keys() and self.misfit() is None

    def misfit(self) -> tuple[str, int, int] | None:
        """The first kind whose amounts cannot be, or all bets together, with what is between."""
        for kind, (least, most, unit) in self.kinds.items():
            if not 0 < least <= most <= CENTS_MAX or not (unit is None or 0 < unit <= CENTS_MAX):
                return kind, least, most
        low, high = self.aggregate_minimum_cents, self.aggregate_maximum_cents
        in_range = 0 <= (low or 0) <= CENTS_MAX and (high or 0) <= CENTS_MAX
        if in_range and (high is None or high >= max(low or 1, 1)):
            return None
        return TOGETHER, low or 0, high or 0

    def with_spread(self, own: KindLimits | None) -> "LimitAmounts":
        """As `Limits.with_spread`."""
        kinds = dict(self.kinds)
        kinds.pop(Kind.SPREAD, None)
        if own is not None:
            kinds[Kind.SPREAD] = (own.minimum_cents, own.maximum_cents, own.unit_cents)
        return LimitAmounts(
            kinds=kinds,
            aggregate_minimum_cents=self.aggregate_minimum_cents,
            aggregate_maximum_cents=self.aggregate_maximum_cents,
        )

    def fitted(self, in_force: Limits) -> bool:
        """They were in force before these, whether or not Spread-Bets were on offer then."""
        return self.with_spread(in_force.kinds.get(Kind.SPREAD)).fit(in_force)

    def under(self, law: LimitLaw) -> Limits:
        return Limits(
            law=law,
            kinds={
                kind: KindLimits(minimum_cents=low, maximum_cents=high, unit_cents=unit)
                for kind, (low, high, unit) in self.kinds.items()
            },
            aggregate_minimum_cents=self.aggregate_minimum_cents,
            aggregate_maximum_cents=self.aggregate_maximum_cents,
        )


class LimitsNoticed(Fact, frozen=True, kw_only=True):
    limits: LimitAmounts
    due_ms: int


class LimitsChanged(Fact, frozen=True, kw_only=True):
    limits: LimitAmounts
    agreed: bool = False
    """All players agreed, so that no notice was needed."""


class LegacyGranted(Fact, frozen=True, kw_only=True):
    """This seat keeps the minimum and units of before the change."""

    seat: str
    limits: LimitAmounts
    until_ms: int


class LegacyLengthened(Fact, frozen=True, kw_only=True):
    """Management lets this seat keep its legacy limits for longer (S3 7.6b)."""

    seat: str
    until_ms: int


class LegacyEnded(Fact, frozen=True, kw_only=True):
    seat: str


class LimitsAgreed(Fact, frozen=True, kw_only=True):
    """Other limits than the table's, with the player of this seat alone (S0 5.5, S4 4.4)."""

    seat: str
    limits: LimitAmounts


class AgreementEnded(Fact, frozen=True, kw_only=True):
    seat: str


class ClosingNoticed(Fact, frozen=True, kw_only=True):
    due_ms: int


class NoticeWithdrawn(Fact, frozen=True, kw_only=True):
    """A change of limits or a closing that was announced will not happen."""
