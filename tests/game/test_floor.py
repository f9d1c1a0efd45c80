"""Whole evenings of several seats: both sides agree, and every cent is somewhere."""

import pytest

from kiosk.game.history import rebuild
from kiosk.game.money import Source
from kiosk.game.round.registration import GONE
from kiosk.rules.rulebook import RuleBook
from tests.game.floor import Floor


@pytest.mark.parametrize("seed", range(3))
def test_an_evening_ends_with_every_cent_accounted_for(book: RuleBook, seed: int) -> None:
    floor = Floor(book, seats=3, seed=seed).play(40)
    for seat in floor.seats.values():
        money = seat.state.money
        assert sum(money.sources.values()) == sum(money.places.values())
        assert money.sources[Source.NOTES] > 0
        assert rebuild(book, seat.facts) == seat.state
    assert rebuild(book, floor.table.facts) == floor.table.state


def test_terminal_and_table_agree_on_every_settlement(book: RuleBook) -> None:
    floor = Floor(book, seats=3, seed=11).play(60)
    assert all(case.what == GONE for case in floor.table.state.cases.values())
    settled = [r for r in floor.table.state.round.kept.values() if r.settlement and not r.void]
    assert any(r.settlement > 1 for r in settled), "no evening without a correction"
    for played in settled:
        for slip in played.slips.values():
            assert slip.reported == played.settlement


def test_the_same_seed_is_the_same_evening(crown: RuleBook) -> None:
    one, other = (Floor(crown, seats=2, seed=5).play(10).journals() for _ in range(2))
    assert one == other
