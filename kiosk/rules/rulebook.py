"""A rule book: one file that says what may be wagered, at what price, within which limits and by
which clause. It loads whole or not at all.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from hashlib import sha256

from kiosk.rules import announced as multi
from kiosk.rules import checking
from kiosk.rules.announced import Announced, AnnouncedKind
from kiosk.rules.cloth import Rect
from kiosk.rules.layout import BOXES, Layout, Spot
from kiosk.rules.limits import KindLimits, Limit, LimitLaw, Limits
from kiosk.rules.paytable import PayTable
from kiosk.rules.pockets import ZEROS, in_order
from kiosk.rules.settlement import Settlement
from kiosk.rules.spread import SpreadOption, SpreadTable
from kiosk.rules.terms import (
    AnnouncedTerms,
    LayoutTerms,
    LimitTerms,
    PiecesTerms,
    RuleBookTerms,
    SpreadTerms,
    WagerTerms,
    Winners,
)
from kiosk.rules.tomlfile import Problem, TomlFaultError, key_text, line_of, read
from kiosk.rules.wagers import Wager
from kiosk.rules.wheel import Wheel


class RuleBookError(Exception):
    """A rule book with a fault. Every fault found is listed; nothing was loaded."""

    def __init__(self, source: str, faults: tuple[str, ...]) -> None:
        super().__init__("\n".join(faults))
        self.source = source
        self.faults = faults


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleBook:
    terms: RuleBookTerms
    digest: str
    """SHA-256 of the file, so that a terminal and its table can tell that they hold the same."""
    wheel: Wheel
    layout: Layout
    table: PayTable
    announced: Mapping[str, Announced]
    limits: Limits
    spread_tables: Mapping[str, SpreadTable]

    @property
    def id(self) -> str:
        return self.terms.id

    @property
    def wagers(self) -> Mapping[str, Wager]:
        return self.table.wagers

    @property
    def low_wagers_valid(self) -> bool:
        """One below its minimum that nobody rejected before "no more bets" is valid (S4 4.2), so
        that it must be rejected at the touch or never."""
        minimum = self.terms.limits.law[Limit.MINIMUM].clause
        return self.terms.document.id == "S4" and "4.2" in minimum

    def edge_of(self, wager: str) -> Fraction:
        """The exact house edge of a single or a multi-piece wager."""
        if wager in self.announced:
            return self.table.house_edge(self.announced[wager].pieces)
        return self.table.house_edge({wager: 1})

    def spread_table(self, name: str) -> SpreadTable:
        if name not in self.spread_tables:
            raise ValueError(f"this rule book has no Spread-Bet table {name!r}")
        return self.spread_tables[name]

    def deducted_next_open_cents(self, settlement: Settlement) -> int:
        """What riding winners take from the chip account when wagering opens again (S0 8.7.1d)."""
        rides = self.terms.settlement.winners is Winners.RIDE and settlement.outcome is not None
        return settlement.returned_cents if rides else 0


def load(text: str, source: str) -> RuleBook:
    """Read and check a rule book. `source` is the name used in error messages, usually the file."""
    try:
        terms = read(text, RuleBookTerms)
        return _build(terms, sha256(text.encode()).hexdigest())
    except TomlFaultError as error:
        faults = tuple(_fault(source, text, problem) for problem in error.problems)
        raise RuleBookError(source, faults) from None


def _fault(source: str, text: str, problem: Problem) -> str:
    line = line_of(text, problem.key)
    where = f"{source}:{line}" if line else source
    name = f"{key_text(problem.key)}: " if problem.key else ""
    return f"{where}: {name}{problem.message}"


def _build(terms: RuleBookTerms, digest: str) -> RuleBook:
    problems = checking.term_problems(terms)
    # Spots can be derived, and what hangs on them checked, only on a cloth that makes sense.
    if cloth_problems := checking.cloth_problems(terms):
        raise TomlFaultError(cloth_problems + problems)
    layout = _layout(terms.layout)
    spots = layout.spots()
    if problems := problems + checking.spot_problems(terms, spots):
        raise TomlFaultError(problems)

    wheel = Wheel(tuple(terms.wheel.order.split()))
    wagers = [_wager(spot, terms.wagers[spot.kind]) for spot in spots]
    return RuleBook(
        terms=terms,
        digest=digest,
        wheel=wheel,
        layout=layout,
        table=PayTable(wagers, wheel.order),
        announced={wager.id: wager for wager in _announced(terms.announced, wheel, wagers)},
        limits=_limits(terms.limits),
        spread_tables=_spread_tables(terms.spread_bet),
    )


def _layout(terms: LayoutTerms) -> Layout:
    return Layout(
        zeros={pocket: Rect(*edges) for pocket, edges in terms.zeros.items()},
        first_kind=terms.first.kind,
        first_numbers=in_order(terms.first.numbers.split()),
        boxes=terms.boxes,
    )


def _wager(spot: Spot, terms: WagerTerms) -> Wager:
    covers_zero = spot.kind not in BOXES and any(number in ZEROS for number in spot.numbers)
    return Wager(
        spot.id,
        spot.kind,
        spot.numbers,
        terms.pays,
        spot.point,
        spot.area,
        terms.clause + (terms.zero_clause if covers_zero else ()),
        terms.zero_basis if covers_zero else terms.basis,
    )


def _announced(terms: AnnouncedTerms, wheel: Wheel, wagers: Sequence[Wager]) -> Iterator[Announced]:
    for name, section in terms.section.items():
        yield _pieces(name, AnnouncedKind.SECTION, section)
    for name, sign in terms.zodiac.items():
        yield _pieces(f"zodiac:{name}", AnnouncedKind.ZODIAC, sign)
    if near := terms.neighbours:
        yield from multi.neighbours(wheel, near.each_side, near.clause, near.track)
    if finales := terms.finales:
        yield from multi.finales(in_order(finales.zero.split()), finales.clause)
    if max_bet := terms.max_bet:
        yield from multi.max_bets(wagers, wheel, max_bet.reading, max_bet.clause)


def _pieces(name: str, kind: AnnouncedKind, terms: PiecesTerms) -> Announced:
    return Announced(name, kind, terms.name, terms.pieces, terms.clause, terms.track)


def _limits(terms: LimitTerms) -> Limits:
    law = LimitLaw(
        clauses={limit: terms.law[limit].clause for limit in Limit},
        short_stack=terms.short_stack.allowed,
    )
    kinds = {
        kind: KindLimits(
            minimum_cents=amounts.minimum_cents,
            maximum_cents=amounts.maximum_cents,
            unit_cents=amounts.unit_cents,
        )
        for kind, amounts in terms.kinds.items()
    }
    return Limits(
        law=law,
        kinds=kinds,
        aggregate_minimum_cents=terms.aggregate_minimum_cents,
        aggregate_maximum_cents=terms.aggregate_maximum_cents,
    )


def _spread_tables(terms: SpreadTerms | None) -> dict[str, SpreadTable]:
    if terms is None:
        return {}
    return {
        name: SpreadTable(
            name,
            tuple(SpreadOption(o.label, o.low, o.high, o.pays) for o in table.options),
            table.clause,
        )
        for name, table in terms.tables.items()
    }
