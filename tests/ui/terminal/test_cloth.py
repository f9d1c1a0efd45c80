"""Every spot of every cloth, touched: its own wager and nothing else."""

from collections.abc import Iterator

import pytest

from kiosk.rules.layout import BOXES
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.cloth_map import ClothMap
from kiosk.ui.geometry import Pixel
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.salon import SMALL, Salon

CLOTHS = ("crown-single-zero", "rws-double-zero-a", "rws-double-zero-b", "rws-triple-zero")
"""One for each arrangement of zeros."""
NEIGHBOURS = 4
"""Of these every second one, by turns, so that each border is tried from one of its sides."""
TOWARDS = 0.42
"""Of the way to a neighbour: nearer to the spot itself, unless another lies between them."""
SNAP_PX = 46
"""Nearer than this a spot is meant, farther away the number under the finger."""
EDGE_PX = 24
"""What streets and lines take of the dozens below them."""


def around(book: RuleBook, cloth: ClothMap, wager: str, turn: int) -> Iterator[Pixel]:
    """Its centre, then places near its edges, as the geometry of the cloth alone has them."""
    centre = cloth.places[wager].touch
    yield centre
    if book.wagers[wager].kind in BOXES:
        yield from _box_corners(cloth, wager)
        return
    others = [
        place.touch
        for place in cloth.places.values()
        if place.wager != wager and book.wagers[place.wager].kind not in BOXES
    ]
    for other in sorted(others, key=centre.distance)[turn % 2 : NEIGHBOURS : 2]:
        share = min(TOWARDS, SNAP_PX * cloth.scale / centre.distance(other))
        at = Pixel(centre.x + share * (other.x - centre.x), centre.y + share * (other.y - centre.y))
        if all(centre.distance(at) < spot.distance(at) - 1 for spot in others):
            yield at


def _box_corners(cloth: ClothMap, wager: str) -> Iterator[Pixel]:
    area, inset = cloth.cells[wager].area, 4
    under_numbers = area.y == cloth.numbers_bottom
    top = area.y + (EDGE_PX * cloth.scale if under_numbers else 0) + inset
    for x in (area.x + inset, area.right - inset):
        for y in (top, area.bottom - inset):
            yield Pixel(x, y)


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
        for count, at in enumerate(around(book, cloth, wager, turn), start=1):
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
