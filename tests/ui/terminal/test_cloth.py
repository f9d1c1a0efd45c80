"""Every spot of every cloth, touched: its own wager and nothing else."""

import pytest

from kiosk.rules.rulebook import RuleBook
from tests.ui.near_spots import around
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.salon import SMALL, Salon

CLOTHS = ("crown-single-zero", "rws-double-zero-a", "rws-double-zero-b", "rws-triple-zero")
"""One for each arrangement of zeros."""
BORDERS = "rws-triple-zero"
"""The cloth with the most spots, touched near the borders of each as well. Those of all others are
looked up in tests/ui/test_cloth_map.py."""


def chip_for(salon: Salon, wager: str) -> int:
    """Boxes have a minimum of 5, so the chip in hand is changed for them."""
    return salon.house.state.limits.in_force.of(wager).minimum_cents


def test_every_spot_takes_exactly_its_wager(enter: Enter, book: RuleBook) -> None:
    """S0 8.1 ATS, 8.4.1, 8.4.6, S1 2.1.1, 3.4, S2 2.1.1, 3.4, S3 1.1 Automated Transaction Station
    (ATS), 1.1 Betting Area, 1.1 Electronic Layout, 1.1 Gaming Chips, 2.5, 3.1, S4 3.1."""
    salon = enter(book)
    cloth = salon.cloth_map
    in_hand = 100
    for turn, wager in enumerate(book.wagers):
        cents = chip_for(salon, wager)
        if cents != in_hand:
            salon.touch(f"chip{cents}")
            in_hand = cents
        near = (
            [*around(book, cloth, wager, turn)]
            if book.id == BORDERS
            else [cloth.places[wager].touch]
        )
        for count, at in enumerate(near, start=1):
            salon.fingers.tap(salon.on_cloth(at))
            assert salon.slip == {wager: count * cents}, f"touched {wager} at {at}"
        assert list(salon.chips()) == [wager]
        salon.clear_cloth()
    assert salon.chips() == {}


@pytest.mark.parametrize("name", CLOTHS)
def test_every_spot_of_the_compact_cloth(enter: Enter, name: str) -> None:
    salon = enter(name, SMALL)
    for wager in salon.book.wagers:
        salon.fingers.tap(salon.spot(wager))
        assert salon.slip == {wager: 100}
        salon.clear_cloth()
