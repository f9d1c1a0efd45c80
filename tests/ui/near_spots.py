"""Places of a cloth at which a finger still means a spot."""

from collections.abc import Iterator

from kiosk.rules.layout import BOXES
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.cloth_map import ClothMap
from kiosk.ui.geometry import Pixel

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
