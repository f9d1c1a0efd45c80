"""What must hold for every rule book, whatever a player does."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kiosk.rules.limits import KindLimits, Limits, PiecesRefused, close, place, place_pieces
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.settlement import settle
from tests.conftest import BOOKS

books = st.sampled_from(sorted(BOOKS)).map(BOOKS.__getitem__)
amounts = st.integers(1, 400_000)


@st.composite
def limits_of(draw: st.DrawFn, book: RuleBook) -> Limits:
    """Limits a house might set, sensible or not."""

    def kind() -> KindLimits:
        minimum_cents = draw(st.integers(1, 5000))
        return KindLimits(
            minimum_cents=minimum_cents,
            maximum_cents=minimum_cents + draw(st.integers(0, 100_000)),
            unit_cents=draw(st.none() | st.integers(1, 3000)),
        )

    low = draw(st.none() | st.integers(1, 50_000))
    high = draw(st.none() | st.integers(low or 1, 300_000))
    return replace(
        book.limits,
        kinds={name: kind() for name in book.limits.kinds},
        aggregate_minimum_cents=low,
        aggregate_maximum_cents=high,
    )


@st.composite
def evenings(draw: st.DrawFn) -> tuple[RuleBook, Limits, int, list[tuple[str, int]]]:
    """A rule book, limits, a credit, and touches on a handful of spots."""
    book = draw(books)
    spots = st.sampled_from(
        draw(st.lists(st.sampled_from(sorted(book.wagers)), min_size=1, max_size=4))
    )
    touches = draw(st.lists(st.tuples(spots, amounts), max_size=12))
    return book, draw(limits_of(book)), draw(st.integers(0, 500_000)), touches


def play(
    limits: Limits, credit_cents: int, touches: list[tuple[str, int]]
) -> tuple[dict[str, int], int]:
    stakes: dict[str, int] = {}
    for wager, cents in touches:
        placed = place(limits, stakes, wager, cents, balance_cents=credit_cents)
        assert placed.wanted_cents - placed.shown_cents == sum(cut.cut_cents for cut in placed.cuts)
        credit_cents -= placed.debited_cents
        stakes[wager] = placed.shown_cents
    return {wager: cents for wager, cents in stakes.items() if cents}, credit_cents


def test_the_house_keeps_exactly_its_edge_of_every_wager(book: RuleBook) -> None:
    stake_cents = 700
    for wager in book.wagers:
        slip = {wager: stake_cents}
        back = sum(settle(book.table, slip, pocket).credited_cents for pocket in book.wheel.order)
        assert back == len(book.wheel.order) * stake_cents * (1 - book.edge_of(wager)), wager


def test_the_house_keeps_exactly_its_edge_of_every_multi_piece_wager(book: RuleBook) -> None:
    for name, wager in book.announced.items():
        slip = wager.stakes(piece_cents=100)
        back = sum(settle(book.table, slip, pocket).credited_cents for pocket in book.wheel.order)
        assert back == len(book.wheel.order) * sum(slip.values()) * (1 - book.edge_of(name)), name


@given(evenings())
@settings(max_examples=300)
def test_the_house_keeps_exactly_its_edge_of_any_slip(
    evening: tuple[RuleBook, Limits, int, list[tuple[str, int]]],
) -> None:
    book, _, _, touches = evening
    slip = dict(touches)
    if slip:
        back = sum(settle(book.table, slip, pocket).credited_cents for pocket in book.wheel.order)
        kept = 1 - book.table.house_edge(slip)
        assert back == len(book.wheel.order) * sum(slip.values()) * kept


@given(evenings())
@settings(max_examples=500)
def test_credit_and_layout_together_never_change(
    evening: tuple[RuleBook, Limits, int, list[tuple[str, int]]],
) -> None:
    _, limits, credit_cents, touches = evening
    stakes, left_cents = play(limits, credit_cents, touches)
    assert left_cents >= 0
    assert left_cents + sum(stakes.values()) == credit_cents
    closing = close(limits, stakes, balance_cents=left_cents)
    after_cents = left_cents + closing.credited_cents
    assert after_cents + sum(closing.accepted.values()) == credit_cents


@given(evenings())
@settings(max_examples=500)
def test_no_accepted_slip_breaks_a_limit(
    evening: tuple[RuleBook, Limits, int, list[tuple[str, int]]],
) -> None:
    _, limits, credit_cents, touches = evening
    stakes, left_cents = play(limits, credit_cents, touches)
    closing = close(limits, stakes, balance_cents=left_cents)
    for wager, cents in closing.accepted.items():
        kind = limits.of(wager)
        assert kind.minimum_cents <= cents <= kind.maximum_cents
        assert (cents - kind.minimum_cents) % (kind.unit_cents or 1) == 0
    total_cents = sum(closing.accepted.values())
    assert total_cents <= (limits.aggregate_maximum_cents or total_cents)
    outlay_cents = limits.aggregate_minimum_cents or 0
    short_stack = limits.law.short_stack and credit_cents < outlay_cents
    assert total_cents == 0 or total_cents >= outlay_cents or short_stack


@given(st.data())
@settings(max_examples=300)
def test_pieces_end_in_the_same_slip_in_any_order_that_fits(data: st.DataObject) -> None:
    book = data.draw(books.filter(lambda book: bool(book.announced)))
    limits = data.draw(limits_of(book))
    credit_cents = data.draw(st.integers(0, 500_000))
    bets = st.sampled_from(sorted(book.announced))
    pieces: dict[str, int] = {}
    for name in data.draw(st.lists(bets, min_size=1, max_size=2)):
        piece_cents = data.draw(st.integers(1, 20_000))
        for wager, cents in book.announced[name].stakes(piece_cents=piece_cents).items():
            pieces[wager] = pieces.get(wager, 0) + cents
    shuffled = dict(data.draw(st.permutations(list(pieces.items()))))

    def slip(order: dict[str, int]) -> dict[str, int] | None:
        try:
            return place_pieces(limits, {}, order, balance_cents=credit_cents)
        except PiecesRefused:
            return None

    assert slip(pieces) == slip(shuffled)
    assert slip(pieces) in (None, pieces)


@pytest.mark.parametrize("odds", [0, 1])
def test_a_wrong_price_would_be_noticed(crown: RuleBook, odds: int) -> None:
    """The edge of the book is not the edge of another price: the property above can fail."""
    slip = {"straight:17": 100}
    back = 100 * (crown.wagers["straight:17"].pays + odds)
    assert (back == 37 * 100 * (1 - crown.table.house_edge(slip))) is (odds == 1)
