"""What can be wrong with a rule book that has the right shape: figures and names that contradict.

Each check yields every fault it finds, with the key at fault, so that an author mends a file in one
go.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from kiosk.rules.cloth import Rect
from kiosk.rules.layout import BOXES, ROWS, Spot
from kiosk.rules.limits import Limit
from kiosk.rules.pockets import NUMBERS, ZEROS, is_pocket
from kiosk.rules.spread import HIGHEST_SUM
from kiosk.rules.terms import (
    ClosedBy,
    KindLimitTerms,
    LimitTerms,
    RuleBookTerms,
    SpreadTableTerms,
    walk,
)
from kiosk.rules.tomlfile import Key, Problem
from kiosk.rules.wagers import Kind

ANSWER_S_MAX = 30
"""The wheel does not wait longer for a draw."""


def cloth_problems(terms: RuleBookTerms) -> list[Problem]:
    """The wheel and the number field: without these nothing else can be derived."""
    return [*_wheel(terms), *_zeros(terms), *_first(terms), *_boxes(terms)]


def term_problems(terms: RuleBookTerms) -> list[Problem]:
    """What can be judged without the layout."""
    return [
        *_clauses(terms),
        *_period(terms),
        *_limits(terms),
        *_no_spin(terms),
        *_invalid_game(terms),
        *_positive(terms),
        *_spread(terms),
        *_supernova(terms),
    ]


def spot_problems(terms: RuleBookTerms, spots: Sequence[Spot]) -> list[Problem]:
    """What must agree with the betting spots of the layout."""
    ids = {spot.id for spot in spots}
    return [
        *_same_kinds(terms, {spot.kind for spot in spots}),
        *_pieces(terms, ids),
        *_neighbours(terms),
        *_finales(terms),
        *_number_free(terms, ids),
    ]


def _wheel(terms: RuleBookTerms) -> Iterator[Problem]:
    key: Key = ("wheel", "order")
    counts = Counter(terms.wheel.order.split())
    for pocket, count in counts.items():
        if not is_pocket(pocket):
            yield Problem(key, f"unknown pocket {pocket!r}; pockets are 0, 00, 000 and 1 to 36")
        elif count > 1:
            yield Problem(key, f"pocket {pocket} stands {count} times on the wheel")
    for pocket in ("0", *NUMBERS):
        if pocket not in counts:
            yield Problem(key, f"pocket {pocket} is missing from the wheel")


def _zeros(terms: RuleBookTerms) -> Iterator[Problem]:
    key: Key = ("layout", "zeros")
    on_wheel = {zero for zero in ZEROS if zero in terms.wheel.order.split()}
    cells = {pocket: Rect(*edges) for pocket, edges in terms.layout.zeros.items()}
    for pocket, cell in cells.items():
        if pocket not in ZEROS:
            yield Problem((*key, pocket), f"unknown pocket {pocket!r}; zeros are 0, 00 and 000")
        elif pocket not in on_wheel:
            yield Problem((*key, pocket), f"{pocket} has a cell on the layout but no pocket")
        if not (cell.left < cell.right <= 0 and 0 <= cell.bottom < cell.top <= ROWS):
            yield Problem(
                (*key, pocket),
                "a zero is [left, bottom, right, top] beside the number block: "
                "left < right <= 0 and 0 <= bottom < top <= 3",
            )
        if any(edge * 4 != int(edge * 4) for edge in terms.layout.zeros[pocket]):
            yield Problem((*key, pocket), "edges lie on quarters of a cell")
    for zero in sorted(on_wheel - cells.keys()):
        yield Problem(key, f"{zero} is on the wheel but has no cell on the layout")
    for one, other in combinations(cells, 2):
        if cells[one].overlaps(cells[other]):
            yield Problem((*key, other), f"the cells of {one} and {other} overlap")


def _first(terms: RuleBookTerms) -> Iterator[Problem]:
    key: Key = ("layout", "first", "numbers")
    pockets = terms.wheel.order.split()
    for number, count in Counter(terms.layout.first.numbers.split()).items():
        if number not in pockets:
            yield Problem(key, f"unknown pocket {number!r}")
        elif count > 1:
            yield Problem(key, f"pocket {number} stands {count} times")


def _boxes(terms: RuleBookTerms) -> Iterator[Problem]:
    key: Key = ("layout", "boxes")
    for kind, count in Counter(terms.layout.boxes).items():
        if kind not in BOXES:
            yield Problem(key, f"{kind} is not a box but a place among the numbers")
        if count > 1:
            yield Problem(key, f"{kind} is listed {count} times")


def _clauses(terms: RuleBookTerms) -> Iterator[Problem]:
    """Every item names its clauses, or says on what basis it stands."""
    for key, item in walk(terms):
        if not item.clause and not item.basis:
            yield Problem(key, "missing clause: give `clause`, or `basis` where there is none")
        if any(not clause.strip() for clause in item.clause):
            yield Problem((*key, "clause"), "a clause is empty")


def _period(terms: RuleBookTerms) -> Iterator[Problem]:
    period = terms.period
    if period.shortest_s < 1:
        yield Problem(("period", "shortest_s"), "a wagering period lasts at least 1 second")
    if period.wagering_s < period.shortest_s:
        yield Problem(
            ("period", "wagering_s"),
            f"{period.wagering_s} s is shorter than allowed: the shortest wagering period is "
            f"{period.shortest_s} s",
        )
    if period.closed_by and ClosedBy.CLOCK not in period.closed_by:
        yield Problem(("period", "closed_by"), "the clock always ends a wagering period")


def _limits(terms: RuleBookTerms) -> Iterator[Problem]:
    limits = terms.limits
    for kind, amounts in limits.kinds.items():
        yield from _kind_limits(("limits", "kinds", kind.value), amounts)
    for kind in terms.wagers.keys() - limits.kinds.keys():
        yield Problem(("limits", "kinds"), f"{kind} has a price but no limits")
    for kind in limits.kinds.keys() - terms.wagers.keys():
        yield Problem(("limits", "kinds", kind.value), f"limits for {kind}, which has no price")
    for limit in Limit:
        if limit not in limits.law and limit is not Limit.MAIN_WAGER:
            yield Problem(("limits", "law"), f"missing clause for the limit {limit}")

    yield from _aggregates(limits)


def _aggregates(limits: LimitTerms) -> Iterator[Problem]:
    low, high = limits.aggregate_minimum_cents, limits.aggregate_maximum_cents
    for name, cents in (("aggregate_minimum_cents", low), ("aggregate_maximum_cents", high)):
        if cents is not None and cents <= 0:
            yield Problem(("limits", name), f"{cents} is not a positive amount")
    if low is not None and limits.valid_unless_rejected:
        yield Problem(
            ("limits", "aggregate_minimum_cents"),
            "no touch can reject bets that are too little together, and bets that nobody "
            "rejected before no more bets are valid (valid_unless_rejected)",
        )
    if low is not None and high is not None and low > high:
        yield Problem(
            ("limits", "aggregate_minimum_cents"),
            f"contradicts aggregate_maximum_cents: {low} is above {high}",
        )
    cheapest = min((amounts.minimum_cents for amounts in limits.kinds.values()), default=0)
    if high is not None and high < cheapest:
        yield Problem(
            ("limits", "aggregate_maximum_cents"),
            f"{high} is below every minimum, so no wager would be permitted",
        )


def _kind_limits(key: Key, amounts: KindLimitTerms) -> Iterator[Problem]:
    if amounts.minimum_cents <= 0:
        yield Problem((*key, "minimum_cents"), f"{amounts.minimum_cents} is not a positive amount")
    if amounts.maximum_cents < amounts.minimum_cents:
        yield Problem(
            (*key, "maximum_cents"),
            f"contradicts minimum_cents: {amounts.maximum_cents} is below {amounts.minimum_cents}",
        )
    if amounts.unit_cents is not None and amounts.unit_cents <= 0:
        yield Problem((*key, "unit_cents"), f"{amounts.unit_cents} is not a positive amount")


def _no_spin(terms: RuleBookTerms) -> Iterator[Problem]:
    for name, count in Counter(reason.id for reason in terms.no_spin.reasons).items():
        if count > 1:
            yield Problem(("no_spin", "reasons"), f"the reason {name!r} is listed {count} times")
    known, examined = {reason.id for reason in terms.no_spin.reasons}, terms.no_spin.examined
    early = terms.no_spin.early_rest
    if early and early not in known:
        yield Problem(("no_spin", "early_rest"), f"there is no reason {early!r}")
    if examined and examined.after not in known:
        yield Problem(("no_spin", "examined", "after"), f"there is no reason {examined.after!r}")


def _invalid_game(terms: RuleBookTerms) -> Iterator[Problem]:
    invalid = terms.invalid_game
    if invalid and invalid.clauses and len(invalid.clauses) != len(invalid.reasons):
        yield Problem(("invalid_game", "clauses"), "give the clauses of each reason")


def _positive(terms: RuleBookTerms) -> Iterator[Problem]:
    """Times and odds that must be more than nothing."""
    for kind, wager in terms.wagers.items():
        if wager.pays < 1:
            yield Problem(("wagers", kind.value, "pays"), f"odds of {wager.pays} to 1 pay nothing")
    counts: list[tuple[Key, int | None]] = [
        (("no_spin", "revolutions"), terms.no_spin.revolutions),
        (("notices", "limits", "minutes"), terms.notices.limits.minutes),
        (("notices", "closing", "minutes"), terms.notices.closing.minutes),
        (("withhold", "hours"), terms.withhold.hours),
        (("legacy", "hours"), terms.legacy.hours if terms.legacy else None),
    ]
    for key, count in counts:
        if count is not None and count < 1:
            yield Problem(key, f"{count} is not a positive number")


def _spread(terms: RuleBookTerms) -> Iterator[Problem]:
    spread = terms.spread_bet
    if spread is None:
        return
    if spread.selected and spread.selected not in spread.tables:
        yield Problem(("spread_bet", "selected"), f"there is no table {spread.selected!r}")
    if spread.limits is not None:
        yield from _kind_limits(("spread_bet", "limits"), spread.limits)
    elif spread.selected:
        yield Problem(("spread_bet", "selected"), "there are no limits for what is selected")
    for name, table in spread.tables.items():
        yield from _spread_table(("spread_bet", "tables", name, "options"), table)


def _supernova(terms: RuleBookTerms) -> Iterator[Problem]:
    answer_s = terms.supernova.answer_s if terms.supernova else 1
    if not 1 <= answer_s <= ANSWER_S_MAX:
        message = f"a table waits from 1 to {ANSWER_S_MAX} seconds for a draw, not {answer_s}"
        yield Problem(("supernova", "answer_s"), message)


def _spread_table(key: Key, table: SpreadTableTerms) -> Iterator[Problem]:
    for option in table.options:
        if option.low > option.high or option.pays < 1:
            yield Problem(key, f"option {option.label!r} covers or pays nothing")
    for label, count in Counter(option.label for option in table.options).items():
        if count > 1:
            yield Problem(key, f"the option {label!r} is listed {count} times")
    for total in range(HIGHEST_SUM + 1):
        covered = sum(option.low <= total <= option.high for option in table.options)
        if covered != 1:
            yield Problem(key, f"the sum {total} is covered by {covered} options, not by one")


def _same_kinds(terms: RuleBookTerms, on_layout: set[Kind]) -> Iterator[Problem]:
    for kind in sorted(on_layout - terms.wagers.keys()):
        yield Problem(("wagers", kind.value), f"the layout has the wager {kind}, with no price")
    for kind in sorted(terms.wagers.keys() - on_layout):
        yield Problem(("wagers", kind.value), f"a price for {kind}, which the layout does not have")


def _pieces(terms: RuleBookTerms, ids: set[str]) -> Iterator[Problem]:
    announced = terms.announced
    for group, entries in (("section", announced.section), ("zodiac", announced.zodiac)):
        for name, entry in entries.items():
            for wager, count in entry.pieces.items():
                key: Key = ("announced", group, name, "pieces", wager)
                if wager not in ids:
                    yield Problem(key, f"a piece on {wager}, a wager that does not exist")
                if count < 1:
                    yield Problem(key, f"{count} pieces are not a wager")


def _neighbours(terms: RuleBookTerms) -> Iterator[Problem]:
    near = terms.announced.neighbours
    farthest = (len(terms.wheel.order.split()) - 1) // 2
    for count in near.each_side if near else ():
        if not 1 <= count <= farthest:
            yield Problem(
                ("announced", "neighbours", "each_side"),
                f"{count} neighbours on each side do not fit on the wheel",
            )


def _finales(terms: RuleBookTerms) -> Iterator[Problem]:
    finales = terms.announced.finales
    for pocket in finales.zero.split() if finales else ():
        if pocket not in terms.wheel.order.split():
            yield Problem(("announced", "finales", "zero"), f"unknown pocket {pocket!r}")


def _number_free(terms: RuleBookTerms, ids: set[str]) -> Iterator[Problem]:
    if terms.layout.number_free:
        for wager in terms.layout.number_free.wagers:
            if wager not in ids:
                key: Key = ("layout", "number_free", "wagers")
                yield Problem(key, f"{wager} is a wager that does not exist")
