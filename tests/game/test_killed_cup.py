"""A sample of `python -m tests.game.killed_cup`."""

import pytest

from kiosk.game import facts as f
from tests.game.killed_cup import House, cut_after, ending, first_differing, whole


@pytest.fixture(scope="module")
def house() -> House:
    return whole()


def test_it_has_three_heats_and_a_final_with_ties(house: House) -> None:
    """S3 1.1 Heat, 1.1 Play-Off, 5.26, 5.31, 5.33."""
    heats = [kept.heat for kept in house.last.sessions]
    assert heats == [1, 1, 1, 2] and len(house.last.entrants) == 24
    final = house.last.sessions[-1]
    assert any(len(group) > 1 for group in final.placing)
    prizes = final.prizes
    shared = [name for group in final.placing if len(group) > 1 for name in group if name in prizes]
    assert len(shared) > 1 and sum(prizes.values()) == 800_000


@pytest.mark.parametrize("left", [40, 400])
def test_whenever_it_is_killed_it_ends_the_same(house: House, left: int) -> None:
    commit = len(house.commits) - left
    assert ending(cut_after(house, commit)) == ending(house)


def test_whenever_it_is_killed_it_goes_on_the_same(house: House) -> None:
    """As `python -m tests.game.killed_cup` looks at every commit."""
    opened = next(n for n, (_, facts) in enumerate(house.commits) if has_a_round(facts))
    void = opened + 1  # the round is, and is spun again
    assert first_differing(house, [void, *range(1500, 1600, 25)]) is None


def has_a_round(facts: f.Facts) -> bool:
    return any(isinstance(fact, f.RoundOpened) for fact in facts)
