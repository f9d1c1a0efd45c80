"""Multi-piece wagers: their pieces, their counts, and all or nothing."""

import pytest
from msgspec.structs import replace

from kiosk.rules.announced import MaxBetReading, max_bets
from kiosk.rules.limits import Limit, PiecesRefused, place_pieces
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.settlement import settle
from tests.conftest import BOOKS


@pytest.mark.parametrize(
    ("name", "pieces"),
    [
        ("crown-single-zero", {"tier": 6, "orphelins": 5, "grand-series": 9, "zero-game": 4}),
        ("rws-double-zero-a", {"tier": 6, "orphelins": 5, "grand-series": 9, "zero-game": 4}),
        ("rws-triple-zero", {"tier": 6, "orphelins": 5, "grand-series": 10, "zero-game": 5}),
        ("nsw-single-zero", {"zodiac:dragon": 3, "neighbours:17:2": 5}),
    ],
)
def test_a_section_has_as_many_pieces_as_its_document_says(
    name: str, pieces: dict[str, int]
) -> None:
    """S1 Appendix C Tiers, Appendix C Grand Series, S2 Appendix B Grand Series, Appendix B 0-Spiel,
    S3 3.45 Orphans (Orphelins), S4 3.3.5, 3.4.3."""
    announced = BOOKS[name].announced
    assert {wager: announced[wager].total_pieces for wager in pieces} == pieces


def test_neighbours_of_21_are_those_the_document_quotes() -> None:
    """S2 Appendix B Neighbours."""
    pieces = BOOKS["rws-triple-zero"].announced["neighbours:21:3"].pieces
    quoted = "17 25 2 21 4 19 15"
    assert set(pieces) == {f"straight:{number}" for number in quoted.split()}


def test_the_finale_of_zero_takes_in_double_zero_in_perth() -> None:
    """S3 1.1 Finales."""
    pieces = BOOKS["crown-double-zero"].announced["finales:0"].pieces
    assert list(pieces) == [f"straight:{n}" for n in ("0", "00", "10", "20", "30")]


def test_the_three_sectors_cover_the_single_zero_wheel_once(crown: RuleBook) -> None:
    covered = [
        {number for piece in crown.announced[name].pieces for number in crown.wagers[piece].numbers}
        for name in ("tier", "orphelins", "grand-series")
    ]
    assert sum(len(numbers) for numbers in covered) == 37
    assert set.union(*covered) == set(crown.wheel.order)


# Pieces of a Max Bet and what it wins, stakes not counted, when its number comes up.
MAX_BETS = [
    ("crown-single-zero", MaxBetReading.COMPLETE, "0", 7, 116),
    ("crown-single-zero", MaxBetReading.COMPLETE, "1", 9, 129),
    ("crown-single-zero", MaxBetReading.COMPLETE, "2", 12, 165),
    ("crown-single-zero", MaxBetReading.COMPLETE, "17", 12, 156),
    ("crown-single-zero", MaxBetReading.COMPLETE, "4", 9, 123),
    ("crown-single-zero", MaxBetReading.COMPLETE, "36", 6, 93),
    ("crown-single-zero", MaxBetReading.COMPLETE, "35", 8, 118),
    ("crown-single-zero", MaxBetReading.MAXIMUM, "0", 17, 235),
    ("crown-single-zero", MaxBetReading.MAXIMUM, "17", 40, 392),
    ("crown-single-zero", MaxBetReading.MAXIMUM, "36", 18, 198),
    ("rws-double-zero-a", MaxBetReading.MAXIMUM, "0", 19, 269),
    ("rws-double-zero-a", MaxBetReading.MAXIMUM, "00", 3, 69),
    ("crown-double-zero", MaxBetReading.MAXIMUM, "0", 18, 233),
    ("crown-double-zero", MaxBetReading.MAXIMUM, "2", 42, 461),
    ("rws-triple-zero", MaxBetReading.MAXIMUM, "000", 14, 166),
    ("rws-triple-zero", MaxBetReading.MAXIMUM, "1", 29, 295),
]


@pytest.mark.parametrize(("name", "reading", "number", "pieces", "wins"), MAX_BETS)
def test_both_readings_of_max_bet(
    name: str, reading: MaxBetReading, number: str, pieces: int, wins: int
) -> None:
    """S3 1.1 Max Bet."""
    book = BOOKS[name]
    bets = {bet.id: bet for bet in max_bets(book.wagers.values(), book.wheel, reading, ())}
    bet = bets[f"max-bet:{number}"]
    assert bet.total_pieces == pieces
    assert settle(book.table, bet.stakes(piece_cents=1), number).winnings_cents == wins


def test_one_piece_short_of_credit_places_nothing(crown: RuleBook) -> None:
    tier = crown.announced["tier"]
    pieces = tier.stakes(piece_cents=500)
    with pytest.raises(PiecesRefused) as refusal:
        place_pieces(crown.limits, {}, pieces, balance_cents=500 * (tier.total_pieces - 1))
    assert refusal.value.placement.cuts[0].limit is Limit.BALANCE
    placed = place_pieces(crown.limits, {}, pieces, balance_cents=500 * tier.total_pieces)
    assert placed == pieces


def test_one_piece_over_its_maximum_places_nothing(crown: RuleBook) -> None:
    limits = crown.limits
    full = {"split:10/11": limits.of("split:10/11").maximum_cents}
    with pytest.raises(PiecesRefused) as refusal:
        place_pieces(
            limits, full, crown.announced["tier"].stakes(piece_cents=100), balance_cents=100_000
        )
    assert refusal.value.placement.wager == "split:10/11"
    assert refusal.value.placement.cuts[0].limit is Limit.MAXIMUM


def test_pieces_on_one_spot_add_up(crown: RuleBook) -> None:
    limits = replace(crown.limits, aggregate_maximum_cents=None)
    twice = place_pieces(
        limits,
        crown.announced["tier"].stakes(piece_cents=100),
        crown.announced["tier"].stakes(piece_cents=300),
        balance_cents=10_000,
    )
    assert twice == crown.announced["tier"].stakes(piece_cents=400)
