"""Every spot of every cloth can be hit, and no finger hits another than it means."""

from itertools import combinations

import pytest

from kiosk.rules.rulebook import RuleBook
from kiosk.ui.cloth_map import ClothMap
from kiosk.ui.geometry import Pixel
from kiosk.ui.upright_map import map_of
from tests.ui.near_spots import around

SCREENS = {
    "1920x1080": {"width": 1848, "height": 544, "scale": 1, "compact": False},
    "3840x2160": {"width": 3696, "height": 1088, "scale": 2, "compact": False},
    "1280x720": {"width": 1264, "height": 456, "scale": 1, "compact": True},
    "1366x768": {"width": 1348, "height": 487, "scale": 1.067, "compact": True},
    "1080x1920": {"width": 1056, "height": 1330, "scale": 1, "compact": True},
}
LEAST_PX = 44


@pytest.fixture(params=SCREENS)
def screen(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
def cloth(screen: str, book: RuleBook) -> ClothMap:
    sizes = SCREENS[screen]
    return map_of(
        book,
        width=sizes["width"],
        height=sizes["height"],
        scale=sizes["scale"],
        compact=bool(sizes["compact"]),
    )


def test_a_touch_on_a_spot_means_that_spot(cloth: ClothMap) -> None:
    for wager, place in cloth.places.items():
        assert cloth.spot_at(place.touch) == wager


def test_a_touch_beside_a_spot_still_means_it(cloth: ClothMap) -> None:
    reach = 15 * cloth.scale
    for wager, place in cloth.places.items():
        for dx, dy in ((reach, 0), (-reach, 0), (0, reach), (0, -reach)):
            at = Pixel(max(0, place.touch.x + dx), place.touch.y + dy)
            assert cloth.spot_at(at) == wager, f"{wager} at {at}"


@pytest.mark.parametrize("screen", ["1920x1080", "3840x2160"])
def test_a_touch_near_the_border_of_a_spot_means_it(book: RuleBook, cloth: ClothMap) -> None:
    """From either side."""
    for turn in range(2):
        for wager in book.wagers:
            for at in around(book, cloth, wager, turn):
                assert cloth.spot_at(at) == wager, f"{wager} at {at}"


def test_no_two_spots_are_nearer_than_a_finger(cloth: ClothMap, screen: str) -> None:
    # Three zeros side by side need a wider screen than the smallest: there they come closer.
    three_zeros = "000" in cloth.cells
    least = {"1280x720": 40, "1366x768": 43}.get(screen, LEAST_PX) if three_zeros else LEAST_PX
    for one, other in combinations(cloth.places.values(), 2):
        apart = one.touch.distance(other.touch)
        assert apart >= least - 0.5, f"{one.wager} and {other.wager}: {apart}"


def test_nothing_is_meant_beside_the_cloth(cloth: ClothMap) -> None:
    assert cloth.spot_at(Pixel(-5, 100)) is None
    assert cloth.spot_at(Pixel(cloth.width + 1, 100)) is None
    upright = cloth.height > cloth.width
    cut, free = Pixel(3, 3), Pixel(cloth.width - 3, cloth.height - 3)
    if upright:
        cut, free = Pixel(cloth.width - 3, 3), Pixel(3, cloth.height - 3)
    assert cloth.spot_at(cut) is None  # the corner cut off the zeros
    assert cloth.spot_at(free) is None


def test_a_spot_lights_its_numbers_and_its_box(book: RuleBook, cloth: ClothMap) -> None:
    for wager in book.wagers.values():
        lit = set(cloth.lit_by(wager.id))
        assert lit - {wager.id} == set(wager.numbers)
        assert lit <= cloth.cells.keys()


def test_every_chip_lies_whole_on_the_cloth(cloth: ClothMap) -> None:
    reach = (46 if cloth.compact else 60) * cloth.scale / 2
    for place in cloth.places.values():
        assert place.chip.x >= reach - 0.5, place.wager
        assert place.chip.y >= reach - 0.5, place.wager
        assert place.chip.x <= cloth.width - reach + 0.5, place.wager


def test_every_number_stands_clear_of_the_edges_of_its_cell(cloth: ClothMap) -> None:
    clear = 24 * cloth.scale
    for cell in cloth.cells.values():
        if cell.id.isdecimal():
            area = cell.area
            assert area.y + clear <= cell.label.y <= area.bottom - clear, cell.id
