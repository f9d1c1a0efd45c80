"""Checks of one rule set: its wheel, its wagers, its multi-piece wagers and how they settle."""

from collections.abc import Iterator, Mapping
from typing import Any

from kiosk.game.settling import Numbers, settle_slip
from kiosk.lab.conformance.check import Check, compare, same_names
from kiosk.lab.conformance.files import (
    MultiFact,
    RuleSetFile,
    SettlementVector,
    SpreadSum,
    SpreadTableFact,
    SpreadVector,
    SpreadWays,
    WagerFact,
)
from kiosk.rules.pockets import NUMBERS, colour
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.settlement import settle, settle_spread, void
from kiosk.rules.spread import aligned, spread_sum


def ruleset_checks(file: RuleSetFile, book: RuleBook) -> Iterator[Check]:
    yield from _wheel(file, book)
    if file.wagers is not None:
        names = {fact.id for fact in file.wagers}
        yield same_names("wagers", expected=names, got=set(book.wagers))
        for fact in file.wagers:
            yield _wager(fact, book)
    if file.multi is not None:
        names = {multi.id for multi in file.multi}
        yield same_names("multi", expected=names, got=set(book.announced))
        for multi in file.multi:
            yield _multi(multi, book)
    if file.number_free_layout is not None:
        terms = book.terms.layout.number_free
        got = set(terms.wagers) if terms else set()
        yield same_names("number_free_layout", expected=set(file.number_free_layout), got=got)
    for vector in (*file.vectors, *file.void_vectors, *file.promo_vectors):
        yield _settlement(vector, book)
    yield from _spread(file, book)


def _spread(file: RuleSetFile, book: RuleBook) -> Iterator[Check]:
    for table in file.spread_bets:
        yield from _spread_table(table, book)
    for spread in file.spread_vectors:
        yield _spread_vector(spread, book)
    for area in file.spread_ways:
        yield _spread_ways(area, book)
    if file.spread_sums:
        pairs = _pairs(book)
        for row in file.spread_sums:
            yield _spread_sum(row, book, pairs[row.sum])


def _wheel(file: RuleSetFile, book: RuleBook) -> Iterator[Check]:
    if file.pockets:
        yield same_names("pockets", expected=set(file.pockets), got=set(book.wheel.order))
    if file.colours:
        yield compare(
            "colours",
            file.colours,
            lambda: {pocket: str(colour(pocket)) for pocket in book.wheel.order},
        )
    if file.wheel_order is not None:
        yield compare(
            "wheel_order", {"order": file.wheel_order}, lambda: {"order": book.wheel.order}
        )
    if file.wheel_known_run:
        # Documents quote a run in the direction that suits them.
        run, twice = " ".join(file.wheel_known_run), book.wheel.order * 2
        both = (f" {' '.join(twice)} ", f" {' '.join(reversed(twice))} ")
        found = any(f" {run} " in order for order in both)
        yield Check("wheel_known_run", () if found else (f"{run} does not lie on the wheel",))


def _wager(fact: WagerFact, book: RuleBook) -> Check:
    expected = {
        "kind": fact.kind,
        "numbers": fact.numbers,
        "pays": fact.pays,
        "odds": fact.odds,
        "house_edge": fact.house_edge,
    }

    def engine() -> Mapping[str, Any]:
        book.table.require_known({fact.id: 1})
        wager = book.wagers[fact.id]
        return {
            "kind": str(wager.kind),
            "numbers": wager.numbers,
            "pays": wager.pays,
            "odds": f"{wager.pays} to 1",
            "house_edge": str(book.edge_of(fact.id)),
        }

    return compare(f"wagers {fact.id}", expected, engine)


def _multi(fact: MultiFact, book: RuleBook) -> Check:
    expected: dict[str, Any] = {"kind": fact.kind}
    if fact.house_edge is not None:
        expected["house_edge"] = fact.house_edge
    if fact.ambiguous:
        # How many pieces stand on each spot is the reading the rule book chose.
        expected["spots"] = {wager for wager, _ in fact.pieces or ()}
    else:
        expected["total_pieces"] = fact.total_pieces
        if fact.needs_wheel_order:
            expected["pieces"] = _around(book.wheel.order, fact)
        if fact.pieces is not None and (not fact.needs_wheel_order or _zeros_in_gap(book)):
            expected["pieces"] = dict(fact.pieces)

    def engine() -> Mapping[str, Any]:
        if fact.id not in book.announced:
            raise ValueError(f"this rule book has no multi-piece wager {fact.id}")
        wager = book.announced[fact.id]
        return {
            "kind": str(wager.kind),
            "pieces": dict(wager.pieces),
            "spots": set(wager.pieces),
            "total_pieces": wager.total_pieces,
            "house_edge": str(book.edge_of(fact.id)),
        }

    return compare(f"multi {fact.id}", expected, engine)


def _around(order: tuple[str, ...], fact: MultiFact) -> dict[str, int]:
    """Where the text gives no wheel order, Neighbours is a property of the configured one."""
    at = order.index(fact.centre)
    reach = range(at - fact.each_side, at + fact.each_side + 1)
    return {f"straight:{order[place % len(order)]}": 1 for place in reach}


def _zeros_in_gap(book: RuleBook) -> bool:
    """Pieces listed for an unknown order hold "if every zero pocket lies between 26 and 32"."""
    order = book.wheel.order
    start = order.index("26")
    clockwise = [order[(start + step) % len(order)] for step in range(1, len(order))]
    between = clockwise[: clockwise.index("32")]
    return not any(pocket in NUMBERS for pocket in between)


def _spread_table(fact: SpreadTableFact, book: RuleBook) -> Iterator[Check]:
    for option in fact.options:
        expected = {
            "low": option.low,
            "high": option.high,
            "pays": option.pays,
            "odds": option.odds,
            "house_edge": option.house_edge,
        }

        def engine(label: str = option.option) -> Mapping[str, Any]:
            ours = book.wager(f"spread:{fact.table}:{label}")
            low, high = ours.sums or (0, 0)
            return {
                "low": low,
                "high": high,
                "pays": ours.pays,
                "odds": f"{ours.pays} to 1",
                "house_edge": str(book.edge_of(ours.id)),
            }

        yield compare(f"spread_bets table {fact.table} {option.option}", expected, engine)


def _settlement(vector: SettlementVector, book: RuleBook) -> Check:
    stakes = dict(vector.wagers)
    expected: dict[str, Any] = {
        "winners": vector.winners,
        "winnings": vector.winnings,
        "returned": vector.returned,
        "credited": vector.credited,
    }
    if vector.deducted_next_open is not None:
        expected["deducted_next_open"] = vector.deducted_next_open
    if vector.multi:
        expected["placed"] = stakes

    def engine() -> Mapping[str, Any]:
        book.table.require_known(stakes)
        if vector.outcome is None:
            result = void(stakes)
        else:
            result = settle(book.table, stakes, vector.outcome, promotional=vector.promo)
        return {
            "winners": tuple(result.won),
            "winnings": result.winnings_cents,
            "returned": result.returned_cents,
            "credited": result.credited_cents,
            "deducted_next_open": book.deducted_next_open_cents(result),
            "placed": _expansion(vector.multi, book),
        }

    return compare(f"vector {vector.id}", expected, engine)


def _expansion(multi: tuple[tuple[str, int], ...], book: RuleBook) -> dict[str, int]:
    placed: dict[str, int] = {}
    for name, piece_cents in multi:
        if name not in book.announced:
            raise ValueError(f"this rule book has no multi-piece wager {name}")
        for wager, cents in book.announced[name].stakes(piece_cents=piece_cents).items():
            placed[wager] = placed.get(wager, 0) + cents
    return placed


def _spread_vector(vector: SpreadVector, book: RuleBook) -> Check:
    expected = {
        "sum": vector.sum,
        "wins": vector.wins,
        "winnings": vector.winnings,
        "returned": vector.returned,
        "credited": vector.credited,
    }

    def engine() -> Mapping[str, Any]:
        wager = f"spread:{vector.table}:{vector.option}"
        stakes, rings = {wager: vector.stake}, (vector.wheel, vector.simulated)
        result = settle_spread(book.spread_wagers, stakes, wheel=rings[0], simulated=rings[1])
        return {
            "sum": spread_sum(wheel=vector.wheel, simulated=vector.simulated),
            "wins": wager in result.won,
            "winnings": result.winnings_cents,
            "returned": result.returned_cents,
            "credited": result.credited_cents,
        }

    return compare(f"spread vector {vector.id}", expected, engine)


def _spread_ways(area: SpreadWays, book: RuleBook) -> Check:
    name = f"spread:{area.table}:{area.option}"
    return compare(f"spread ways {name}", {"ways": area.ways}, lambda: {"ways": book.ways_of(name)})


def _pairs(book: RuleBook) -> dict[int, list[tuple[str, int]]]:
    """By their sum: each pocket of the wheel, with each way in which the inner ring can stand."""
    pairs: dict[int, list[tuple[str, int]]] = {}
    order = book.wheel.order
    for outer in order:
        for ring in range(len(order)):
            total = spread_sum(wheel=outer, simulated=aligned(order, outer, ring))
            pairs.setdefault(total, []).append((outer, ring))
    return pairs


def _spread_sum(row: SpreadSum, book: RuleBook, pairs: list[tuple[str, int]]) -> Check:
    """As a slip is settled. All pairs of a sum must come to the same."""
    expected = {
        "ways": row.ways,
        "option": row.option,
        "winnings": row.winnings,
        "returned": row.returned,
        "credited": row.credited,
    }

    def engine() -> Mapping[str, Any]:
        stakes = {f"spread:{row.table}:{option}": cents for option, cents in row.stakes}
        came = [settle_slip(book, stakes, {}, Numbers(*pair)) for pair in pairs]
        outer, ring = pairs[0]
        inner = aligned(book.wheel.order, outer, ring)
        won = settle_spread(book.spread_wagers, stakes, wheel=outer, simulated=inner).won
        paid = {(one.winnings_cents, one.returned_cents, one.credited_cents) for one in came}
        ((winnings, returned, credited),) = paid
        return {
            "ways": len(pairs),
            "option": ", ".join(book.wager(wager).label for wager in won),
            "winnings": winnings,
            "returned": returned,
            "credited": credited,
        }

    return compare(f"spread sum {row.id}", expected, engine)
