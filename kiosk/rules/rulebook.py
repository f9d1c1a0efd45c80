"""A rule book: one file that says what may be wagered, at what price, within which limits and by
which clause. It loads whole or not at all.
"""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from hashlib import sha256

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from kiosk.rules import announced as multi
from kiosk.rules import checking
from kiosk.rules.announced import Announced, AnnouncedKind
from kiosk.rules.cloth import Rect
from kiosk.rules.layout import BOXES, Layout, Spot
from kiosk.rules.limits import KindLimits, Limit, LimitLaw, Limits
from kiosk.rules.paytable import PayTable, UnknownWagerError
from kiosk.rules.pockets import ZEROS, in_order
from kiosk.rules.settlement import Settlement
from kiosk.rules.spread import SpreadTable, spread_wager, spread_ways
from kiosk.rules.supernova import WAGER as SUPERNOVA
from kiosk.rules.supernova import supernova_wager
from kiosk.rules.terms import (
    AnnouncedTerms,
    KindLimitTerms,
    LayoutTerms,
    PiecesTerms,
    RuleBookTerms,
    SpreadTerms,
    WagerTerms,
    Winners,
)
from kiosk.rules.tomlfile import TomlFaultError, fault_text, read
from kiosk.rules.wagers import Kind, Wager
from kiosk.rules.wheel import Wheel


class RuleBookError(Exception):
    """A rule book with a fault. Every fault found is listed; nothing was loaded."""

    def __init__(self, source: str, faults: tuple[str, ...]) -> None:
        super().__init__("\n".join(faults))
        self.source = source
        self.faults = faults


class RuleBook(Struct, frozen=True, kw_only=True):
    terms: RuleBookTerms
    digest: str
    """SHA-256 of the file, so that a terminal and its table can tell that they hold the same."""
    wheel: Wheel
    layout: Layout
    table: PayTable
    announced: Mapping[str, Announced]
    limits: Limits
    spread_tables: Mapping[str, SpreadTable]
    spread_wagers: Mapping[str, Wager]
    """The Spread-Bets of every table of odds. They are not on the layout, so that `wagers` has none
    of them."""

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
        limits = self.terms.limits
        # The first edition of S4 says so by its clause alone.
        by_clause = self.terms.document.id == "S4" and "4.2" in limits.law[Limit.MINIMUM].clause
        return limits.valid_unless_rejected or by_clause

    def edge_of(self, wager: str) -> Fraction:
        """The exact house edge of a single or a multi-piece wager."""
        if wager in self.announced:
            return self.table.house_edge(self.announced[wager].pieces)
        if (spread := self.spread_wagers.get(wager)) is not None:
            return 1 - Fraction(self.ways_of(wager) * (spread.pays + 1), len(self.wheel.order) ** 2)
        return self.table.house_edge({wager: 1})

    def wager(self, wager: str) -> Wager:
        """A wager of the layout, a Spread-Bet, or the jackpot wager."""
        there = self.spread_wagers.get(wager) or self.wagers.get(wager)
        if wager == SUPERNOVA and self.terms.supernova is not None:
            return supernova_wager(self.terms.supernova.clause)
        if there is None:
            raise UnknownWagerError(f"this rule book has no wager {wager}")
        return there

    def has(self, wager: str) -> bool:
        if wager == SUPERNOVA:
            return self.terms.supernova is not None
        return wager in self.wagers or wager in self.spread_wagers

    def spread_of(self, table: str) -> tuple[Wager, ...]:
        """The Spread-Bets of one table of odds; none if it is empty: nothing is selected."""
        return self.spread_table(table).wagers if table else ()

    def ways_of(self, wager: str) -> int:
        """In how many of all pairs of the two rings a Spread-Bet wins."""
        low, high = self.spread_wagers[wager].sums or (1, 0)
        return spread_ways(low, high, self.wheel.order)

    def offering(self, table: str) -> "RuleBook":
        """As the rules are told where this table of Spread-Bet is selected; empty: none."""
        spread = self.terms.spread_bet
        if spread is None or spread.selected == table:
            return self
        selected = msgspec.structs.replace(spread, selected=table)
        return replace(self, terms=msgspec.structs.replace(self.terms, spread_bet=selected))

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
        faults = tuple(fault_text(source, text, problem) for problem in error.problems)
        raise RuleBookError(source, faults) from None


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
    spread_tables = _spread_tables(terms.spread_bet)
    wagers = [_wager(spot, terms.wagers[spot.kind]) for spot in spots]
    return RuleBook(
        terms=terms,
        digest=digest,
        wheel=wheel,
        layout=layout,
        table=PayTable(wagers, wheel.order),
        announced={wager.id: wager for wager in _announced(terms.announced, wheel, wagers)},
        limits=_limits(terms),
        spread_tables=spread_tables,
        spread_wagers={wager.id: wager for one in spread_tables.values() for wager in one.wagers},
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


def _limits(book: RuleBookTerms) -> Limits:
    terms, spread, supernova = book.limits, book.spread_bet, book.supernova
    clauses = {limit: terms.law[limit].clause for limit in Limit if limit in terms.law}
    if supernova is not None:
        clauses[Limit.MAIN_WAGER] = supernova.no_main_wager.clause
    law = LimitLaw(
        clauses=clauses,
        short_stack=terms.short_stack.allowed,
        spread_in_aggregate=spread is not None and spread.in_aggregate,
        supernova_in_aggregate=supernova is not None and supernova.in_aggregate,
    )
    kinds = {kind: _kind_limits(amounts) for kind, amounts in terms.kinds.items()}
    if spread is not None and spread.selected and spread.limits is not None:
        kinds[Kind.SPREAD] = _kind_limits(spread.limits)
    return Limits(
        law=law,
        kinds=kinds,
        aggregate_minimum_cents=terms.aggregate_minimum_cents,
        aggregate_maximum_cents=terms.aggregate_maximum_cents,
    )


def _kind_limits(amounts: KindLimitTerms) -> KindLimits:
    return KindLimits(
        minimum_cents=amounts.minimum_cents,
        maximum_cents=amounts.maximum_cents,
        unit_cents=amounts.unit_cents,
    )


def _spread_tables(terms: SpreadTerms | None) -> dict[str, SpreadTable]:
    if terms is None:
        return {}
    return {
        name: SpreadTable(
            name,
            tuple(
                spread_wager(name, o.label, (o.low, o.high), o.pays, table.clause)
                for o in table.options
            ),
            table.clause,
        )
        for name, table in terms.tables.items()
    }
