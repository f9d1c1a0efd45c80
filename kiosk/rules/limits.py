"""Minimum, maximum, unit and aggregate limits, as a terminal must enforce them itself.

A wager is the total on a spot, not the single touch. The permitted wagers of a kind are its minimum
and whole units above it, up to its maximum. What does not fit is cut to the next lowest permitted
wager at the touch (S0 8.5.3, S3 6.19b); what is below its minimum waits on the cloth and goes back
when the wagering period ends (S0 8.5.2, S3 6.19a). Nothing is cut or returned without a value that
says which limit did it, how much, and by which clause.
"""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from kiosk.rules.wagers import Kind, kind_of


class Limit(StrEnum):
    MINIMUM = "minimum"
    UNIT = "unit"
    MAXIMUM = "maximum"
    AGGREGATE_MAXIMUM = "aggregate-maximum"
    AGGREGATE_MINIMUM = "aggregate-minimum"
    BALANCE = "balance"
    """Not a limit of the table: the chip account holds no more."""
    MAIN_WAGER = "main-wager"
    """Of a jackpot wager: there is no other wager beside it (S0 9.5.4)."""


class KindLimits(Struct, frozen=True, kw_only=True):
    minimum_cents: int
    maximum_cents: int
    unit_cents: int | None = None
    """The step above the minimum. None: the table states none, so any whole cent is permitted."""

    def permits(self, cents: int) -> bool:
        """As a wager, when the wagering period is over."""
        if not self.minimum_cents <= cents <= self.maximum_cents:
            return False
        return self.unit_cents is None or (cents - self.minimum_cents) % self.unit_cents == 0

    def permitted_at_most(self, ceiling_cents: int) -> int:
        """The largest permitted wager that is not above the ceiling, or 0 if none is."""
        top_cents = min(ceiling_cents, self.maximum_cents)
        if top_cents < self.minimum_cents:
            return 0
        if self.unit_cents is None:
            return top_cents
        units = (top_cents - self.minimum_cents) // self.unit_cents
        return self.minimum_cents + units * self.unit_cents


class LimitLaw(Struct, frozen=True, kw_only=True):
    """What a rule book says about limits, whatever the amounts are."""

    clauses: Mapping[Limit, tuple[str, ...]]
    short_stack: bool
    """A player whose whole funds are below the minimum outlay may still play them (S3 7.9)."""
    spread_in_aggregate: bool = False
    """Whether Spread-Bets count to the aggregate limits, or only by limits of their own."""
    supernova_in_aggregate: bool = False
    """Whether the jackpot wager does."""


class Limits(Struct, frozen=True, kw_only=True):
    """The amounts in force for one player, under one rule book's law."""

    law: LimitLaw
    kinds: Mapping[Kind, KindLimits]
    aggregate_minimum_cents: int | None = None
    aggregate_maximum_cents: int | None = None

    def of(self, wager: str) -> KindLimits:
        kind = kind_of(wager)
        if kind not in self.kinds:
            raise ValueError(f"no limits are set for {kind}")
        return self.kinds[kind]

    def aggregate_cents(self, stakes: Mapping[str, int]) -> int:
        """As much of a slip as counts to the aggregate limits."""
        if Kind.SPREAD not in self.kinds and Kind.SUPERNOVA not in stakes:
            return sum(stakes.values())
        return sum(cents for wager, cents in stakes.items() if self.in_aggregate(wager))

    def in_aggregate(self, wager: str) -> bool:
        match kind_of(wager):
            case Kind.SPREAD:
                return self.law.spread_in_aggregate
            case Kind.SUPERNOVA:
                return self.law.supernova_in_aggregate
            case _:
                return True

    def with_spread(self, own: KindLimits | None) -> "Limits":
        """With other limits of Spread-Bets, or none: then they are not offered."""
        kinds = dict(self.kinds)
        kinds.pop(Kind.SPREAD, None)
        if own is not None:
            kinds[Kind.SPREAD] = own
        return replace(self, kinds=kinds)

    def with_supernova(self, wager_cents: int) -> "Limits":
        """Where a jackpot wager of this amount is on offer (S0 9.3); 0: none is."""
        if not wager_cents:
            return self
        fixed = KindLimits(minimum_cents=wager_cents, maximum_cents=wager_cents, unit_cents=1)
        return replace(self, kinds={**self.kinds, Kind.SUPERNOVA: fixed})

    def not_permitted(self, stakes: Mapping[str, int]) -> str | None:
        """The first of these wagers that is outside its limits."""
        kinds = self.kinds
        for wager, cents in stakes.items():
            own = kinds.get(kind_of(wager))
            # Most are the minimum: at a close there are thousands, and nobody is asked about those.
            if own is None or (cents != own.minimum_cents and not own.permits(cents)):
                return wager
        return None


class Cut(Struct, frozen=True):
    """One limit at work: its amount, and how much of the wager it took off."""

    limit: Limit
    limit_cents: int
    cut_cents: int
    clauses: tuple[str, ...]


class Placement(Struct, frozen=True):
    """What a touch comes to. `cuts` is empty when all of it was taken."""

    wager: str
    existing_cents: int
    wanted_cents: int
    shown_cents: int
    cuts: tuple[Cut, ...]
    held: bool
    """Below its minimum: shown and debited, but it goes back at the close unless it grows."""

    @property
    def debited_cents(self) -> int:
        return self.shown_cents - self.existing_cents

    @property
    def refused_cents(self) -> int:
        return self.wanted_cents - self.shown_cents


class Returned(Struct, frozen=True):
    """A wager that the close gives back."""

    wager: str
    cents: int
    limit: Limit
    limit_cents: int
    clauses: tuple[str, ...]


class Closing(Struct, frozen=True):
    accepted: Mapping[str, int]
    returned: tuple[Returned, ...]
    short_stack: bool
    """The minimum outlay was waived because the player had less than it in all."""

    @property
    def credited_cents(self) -> int:
        return sum(returned.cents for returned in self.returned)


class PiecesRefused(Exception):  # noqa: N818 - a refusal a player can cause, not a fault
    """A multi-piece wager does not fit whole, so nothing of it was placed."""

    def __init__(self, placement: Placement) -> None:
        super().__init__(f"{placement.wager} does not fit: {placement.cuts}")
        self.placement = placement


def place(
    limits: Limits, stakes: Mapping[str, int], wager: str, cents: int, *, balance_cents: int
) -> Placement:
    """What adding `cents` to a spot comes to. `balance_cents` is what the chip account has left."""
    if cents <= 0:
        raise ValueError(f"a wager adds a positive amount, not {cents}")
    kind = limits.of(wager)
    existing_cents = stakes.get(wager, 0)
    wanted_cents = existing_cents + cents
    binding, limit_cents, ceiling_cents = _lowest_ceiling(
        limits, stakes, wager, balance_cents=balance_cents
    )
    target_cents = min(wanted_cents, ceiling_cents)
    if wanted_cents == target_cents < kind.minimum_cents:
        return Placement(wager, existing_cents, wanted_cents, wanted_cents, (), held=True)

    shown_cents = max(existing_cents, kind.permitted_at_most(target_cents))
    # A touch is never cut down into a wager below the minimum: then nothing of it fits.
    fitting_cents = target_cents if target_cents >= kind.minimum_cents else existing_cents
    fitting_cents = max(existing_cents, fitting_cents)
    cuts = (
        Cut(binding, limit_cents, wanted_cents - fitting_cents, limits.law.clauses[binding]),
        Cut(
            Limit.UNIT,
            kind.unit_cents or 1,
            fitting_cents - shown_cents,
            limits.law.clauses[Limit.UNIT],
        ),
    )
    return Placement(
        wager,
        existing_cents,
        wanted_cents,
        shown_cents,
        tuple(cut for cut in cuts if cut.cut_cents),
        held=0 < shown_cents < kind.minimum_cents,
    )


def rejected(limits: Limits, placed: Placement) -> Placement:
    """The same touch where a wager below its minimum does not wait for the close: nothing of it is
    taken (S4 4.2: one that nobody rejects before "no more bets" would be valid)."""
    minimum_cents = limits.of(placed.wager).minimum_cents
    clauses = limits.law.clauses[Limit.MINIMUM]
    cut = Cut(Limit.MINIMUM, minimum_cents, placed.wanted_cents - placed.existing_cents, clauses)
    return replace(placed, shown_cents=placed.existing_cents, cuts=(cut,), held=False)


def place_pieces(
    limits: Limits, stakes: Mapping[str, int], pieces: Mapping[str, int], *, balance_cents: int
) -> dict[str, int]:
    """The slip with every piece added, or `PiecesRefused` naming the first that does not fit."""
    after = dict(stakes)
    for wager, cents in pieces.items():
        placement = place(limits, after, wager, cents, balance_cents=balance_cents)
        if placement.cuts:
            raise PiecesRefused(placement)
        after[wager] = placement.shown_cents
        balance_cents -= placement.debited_cents
    return after


def close(limits: Limits, stakes: Mapping[str, int], *, balance_cents: int) -> Closing:
    """The end of the wagering period: single wagers below their minimum go back, then all of them
    if what remains is below the minimum aggregate, and a jackpot wager that is left alone."""
    funds_cents = balance_cents + sum(stakes.values())
    kinds = limits.kinds
    returned = [
        _returned(limits, wager, cents, Limit.MINIMUM, own.minimum_cents)
        for wager, cents in stakes.items()
        if cents < (own := kinds.get(kind_of(wager)) or limits.of(wager)).minimum_cents
    ]
    accepted = dict(stakes)
    for low in returned:
        del accepted[low.wager]

    outlay_cents = limits.aggregate_minimum_cents or 0
    too_little = 0 < limits.aggregate_cents(accepted) < outlay_cents
    short_stack = too_little and limits.law.short_stack and funds_cents < outlay_cents
    if too_little and not short_stack:
        returned += [
            _returned(limits, wager, cents, Limit.AGGREGATE_MINIMUM, outlay_cents)
            for wager, cents in accepted.items()
            if limits.in_aggregate(wager)
        ]
        accepted = {w: cents for w, cents in accepted.items() if not limits.in_aggregate(w)}
    if all(kind_of(wager) is Kind.SUPERNOVA for wager in accepted):
        returned += [
            _returned(limits, wager, cents, Limit.MAIN_WAGER, 0)
            for wager, cents in accepted.items()
        ]
        accepted = {}
    return Closing(accepted, tuple(returned), short_stack)


def legacy(before: Limits, now: Limits) -> Limits:
    """A seat that keeps the minimum and units it knew when the table changed (S3 7.4).

    The maximum is the table's present one, and so is the minimum outlay: 7.4 keeps only the minimum
    wager and the betting units. A kind whose old minimum no longer fits takes the new limits.
    """
    kinds = dict(now.kinds)
    for kind, new in now.kinds.items():
        old = before.kinds.get(kind)
        if old is not None and old.minimum_cents <= new.maximum_cents:
            kinds[kind] = replace(new, minimum_cents=old.minimum_cents, unit_cents=old.unit_cents)
    return replace(now, kinds=kinds)


def _lowest_ceiling(
    limits: Limits, stakes: Mapping[str, int], wager: str, *, balance_cents: int
) -> tuple[Limit, int, int]:
    """The tightest limit on this spot, its own amount, and how high it lets the spot grow."""
    existing_cents = stakes.get(wager, 0)
    maximum_cents = limits.of(wager).maximum_cents
    ceilings = [(Limit.MAXIMUM, maximum_cents, maximum_cents)]
    aggregate_cents = limits.aggregate_maximum_cents
    if aggregate_cents is not None and limits.in_aggregate(wager):
        others_cents = limits.aggregate_cents(stakes) - existing_cents
        ceilings.append((Limit.AGGREGATE_MAXIMUM, aggregate_cents, aggregate_cents - others_cents))
    ceilings.append((Limit.BALANCE, balance_cents, existing_cents + balance_cents))
    return min(ceilings, key=lambda ceiling: ceiling[2])


def _returned(limits: Limits, wager: str, cents: int, limit: Limit, limit_cents: int) -> Returned:
    return Returned(wager, cents, limit, limit_cents, limits.law.clauses.get(limit, ()))
