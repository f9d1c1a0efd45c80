"""What a player sees on the cloth of each rule book."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QImage

from kiosk.rules.pockets import Colour, colour, is_pocket
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.cloth_map import Cell, ClothMap
from kiosk.ui.geometry import Area, Pixel, holds
from kiosk.ui.painting.canvas import painting, whole_pixels
from kiosk.ui.painting.cloth import CellState
from kiosk.ui.painting.palette import Palette
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.painting.rays import rays_area
from tests.conftest import BOOKS
from tests.ui.painting.looking import (
    LABELS,
    alike,
    at,
    colours,
    count,
    difference,
    inside,
)

SCREENS = {
    "1080p": {"width": 1848, "height": 544, "scale": 1, "compact": False},
    "compact": {"width": 1350, "height": 488, "scale": 1.067, "compact": True},
}


@pytest.fixture(params=SCREENS)
def cloth(request: pytest.FixtureRequest, book: RuleBook) -> ClothMap:
    return ClothMap(book, **SCREENS[request.param])


@pytest.fixture
def single(crown: RuleBook) -> ClothMap:
    return ClothMap(crown, **SCREENS["1080p"])


@pytest.fixture
def double() -> ClothMap:
    return ClothMap(BOOKS["rws-double-zero-b"], **SCREENS["1080p"])


def overlay(pictures: Pictures, cloth: ClothMap, cell: str, state: CellState) -> QImage:
    return pictures.picture(f"cell/{pictures.set_cloth(cloth, LABELS)}/{cell}/{state}")


def numbers(cloth: ClothMap) -> list[Cell]:
    return [c for c in cloth.cells.values() if is_pocket(c.id) and colour(c.id) != Colour.GREEN]


def test_red_is_a_disc_and_black_a_diamond(
    pictures: Pictures, palette: Palette, cloth: ClothMap
) -> None:
    image = pictures.picture(f"cloth/{pictures.set_cloth(cloth, LABELS)}/open")
    assert (image.width(), image.height()) == (cloth.width, cloth.height)
    reach = 0.3 * min(cloth.column, cloth.row)
    for cell in numbers(cloth):
        # A disc holds this point between its top and its right, a diamond does not.
        aslant = at(image, Pixel(cell.label.x + 0.85 * reach, cell.label.y - 0.85 * reach))
        aside = at(image, Pixel(cell.label.x + 1.2 * reach, cell.label.y))
        red = colour(cell.id) is Colour.RED
        assert alike(aslant, palette["red"]) == red, cell.id
        assert alike(aside, palette["red" if red else "black"]), cell.id


def test_every_cell_has_its_number_or_its_text(
    pictures: Pictures, palette: Palette, cloth: ClothMap
) -> None:
    image = pictures.picture(f"cloth/{pictures.set_cloth(cloth, LABELS)}/open")
    for cell in cloth.cells.values():
        assert count(image, palette["ivory"], inside(cell.area, 6)) > 40, cell.id


def test_every_cell_differs_from_every_other(pictures: Pictures, single: ClothMap) -> None:
    revision = pictures.set_cloth(single, LABELS)
    cells = [pictures.picture(f"cell/{revision}/{cell.id}/lit") for cell in numbers(single)]
    assert all(one != other for i, one in enumerate(cells) for other in cells[:i])


def test_an_overlay_covers_its_cell_and_nothing_else(pictures: Pictures, cloth: ClothMap) -> None:
    revision = pictures.set_cloth(cloth, LABELS)
    for cell in cloth.cells.values():
        area = whole_pixels(cell.area)
        covered = dict(within(cell, area))
        assert any(covered.values())
        for state in CellState:
            image = pictures.picture(f"cell/{revision}/{cell.id}/{state}")
            assert (image.width(), image.height()) == (area.width, area.height), cell.id
            plain = image.convertToFormat(QImage.Format.Format_Alpha8)
            alphas, line = bytes(plain.constBits()), plain.bytesPerLine()
            for (x, y), inside_it in covered.items():
                assert alphas[x + y * line] == 255 * inside_it, (cell.id, state, x, y)


def within(cell: Cell, area: Area) -> Iterator[tuple[tuple[int, int], bool]]:
    """Some pixels of the area, those on the outline left out, and whether they are in the cell."""
    for x in range(3, int(area.width) - 2, 11):
        for y in range(3, int(area.height) - 2, 11):
            around = ((x - 2, y - 2), (x + 3, y - 2), (x - 2, y + 3), (x + 3, y + 3))
            sides = {holds(cell.outline, Pixel(area.x + a, area.y + b)) for a, b in around}
            if len(sides) == 1:
                yield (x, y), sides.pop()


def test_the_border_of_2_runs_out_to_a_point(
    pictures: Pictures, palette: Palette, double: ClothMap
) -> None:
    image = overlay(pictures, double, "2", CellState.LIT)
    assert image.width() == 96 + double.column
    assert alike(image.pixelColor(48, 64), palette["feltLit"])
    assert image.pixelColor(20, 20).alpha() == 0
    assert image.pixelColor(20, 108).alpha() == 0


def test_the_outer_corners_of_the_zeros_are_cut(
    pictures: Pictures, single: ClothMap, double: ClothMap
) -> None:
    zero = overlay(pictures, single, "0", CellState.LIT)
    assert zero.pixelColor(4, 4).alpha() == zero.pixelColor(4, 379).alpha() == 0
    upper = overlay(pictures, double, "00", CellState.LIT)
    assert (upper.pixelColor(4, 4).alpha(), upper.pixelColor(4, 187).alpha()) == (0, 255)


@pytest.mark.parametrize(
    ("state", "edge"),
    [
        (CellState.LIT, ("brass", 3)),
        (CellState.LIT_CHIP, ("brass", 3)),
        (CellState.WIN, ("brassBright", 5)),
        (CellState.WIN_CHIP, ("brassBright", 5)),
    ],
)
def test_a_lit_number_has_an_edge_of_brass_inside(
    pictures: Pictures,
    palette: Palette,
    single: ClothMap,
    state: CellState,
    edge: tuple[str, int],
) -> None:
    brass, width = edge
    image = overlay(pictures, single, "17", state)
    for way in (
        [image.pixelColor(40, y) for y in range(10)],
        [image.pixelColor(40, 127 - y) for y in range(10)],
        [image.pixelColor(x, 100) for x in range(10)],
        [image.pixelColor(131 - x, 100) for x in range(10)],
    ):
        assert sum(alike(pixel, palette[brass]) for pixel in way) == width
        assert alike(way[-1], palette["feltLit"])


def test_a_winning_box_has_the_edge_of_a_lit_one(pictures: Pictures, single: ClothMap) -> None:
    lit, won = (overlay(pictures, single, "red", s) for s in (CellState.LIT, CellState.WIN))
    assert lit == won


@pytest.mark.parametrize("state", [CellState.LIT_CHIP, CellState.QUIET_CHIP])
def test_a_number_steps_aside_for_its_chip(
    pictures: Pictures, palette: Palette, cloth: ClothMap, state: CellState
) -> None:
    revision = pictures.set_cloth(cloth, LABELS)
    ink = palette["ivory2" if state is CellState.QUIET_CHIP else "ivory"]
    size = (46 if cloth.compact else 60) * cloth.scale - 2
    for cell in cloth.cells.values():
        image = pictures.picture(f"cell/{revision}/{cell.id}/{state}")
        area = whole_pixels(cell.area)
        place = cloth.places.get(cell.id) or cloth.places[f"straight:{cell.id}"]
        left, top = place.chip.x - size / 2 - area.x, place.chip.y - size / 2 - area.y
        under = Area(max(left, 0), max(top, 0), size, min(size, area.height - max(top, 0)))
        assert count(image, ink, under) == 0, f"the chip hides what is written in {cell.id}"
        assert count(image, ink) > 20, cell.id


def test_a_cell_with_a_chip_joins_the_cloth_without_a_seam(
    pictures: Pictures, cloth: ClothMap
) -> None:
    revision = pictures.set_cloth(cloth, LABELS)
    for whole, state in (("open", CellState.CHIP), ("quiet", CellState.QUIET_CHIP)):
        image = pictures.picture(f"cloth/{revision}/{whole}")
        for cell in cloth.cells.values():
            over, area = pictures.picture(f"cell/{revision}/{cell.id}/{state}"), cell.area
            corner = whole_pixels(area)
            right, bottom = over.width() - 3, over.height() - 3
            for x, y in ((right, 40), (right, bottom), (60, bottom), (60, 2)):
                here = image.pixelColor(x + int(corner.x), y + int(corner.y))
                if over.pixelColor(x, y).alpha() == 255:
                    assert difference(over.pixelColor(x, y), here) <= 2, (cell.id, x, y)


def test_long_words_stay_within_their_boxes(
    pictures: Pictures, palette: Palette, cloth: ClothMap
) -> None:
    words = {"red": "Czerwone", "black": "Schwarz", "even": "Dispari", "dozen:2": "2ª docena"}
    revision = pictures.set_cloth(cloth, words)
    for state in (CellState.LIT, CellState.LIT_CHIP):
        for cell in words:
            image = pictures.picture(f"cell/{revision}/{cell}/{state}")
            margin = Area(5, 5, 2, image.height() - 10)
            assert count(image, palette["ivory"]) > 100
            assert count(image, palette["ivory"], margin) == 0, cell
            assert count(image, palette["black"], margin) == 0, cell


def test_the_quiet_cloth_is_dark(pictures: Pictures, palette: Palette, single: ClothMap) -> None:
    image = pictures.picture(f"cloth/{pictures.set_cloth(single, LABELS)}/quiet")
    for name in ("ivory", "red", "feltLine", "felt0"):
        assert count(image, palette[name], tolerance=0) == 0, name
    assert count(image, palette["quietRed"]) > 10_000


def test_4k_is_drawn_at_twice_the_size(
    pictures: Pictures, palette: Palette, crown: RuleBook
) -> None:
    large = ClothMap(crown, width=3696, height=1088, scale=2, compact=False)
    image = pictures.picture(f"cloth/{pictures.set_cloth(large, LABELS)}/open")
    assert (image.width(), image.height()) == (3696, 1088)
    line = [image.pixelColor(x, 20) for x in range(264 - 6, 264 + 6)]
    assert sum(alike(pixel, palette["feltLine"]) for pixel in line) == 2
    between = [p for p in line if not alike(p, palette["felt0"], 6)]
    assert len(between) == 4, "a line of 3 px over the middle of a pixel's edge"


def test_rays_of_a_win_lie_on_the_felt_and_cross_no_number(
    pictures: Pictures, palette: Palette, single: ClothMap
) -> None:
    revision = pictures.set_cloth(single, LABELS)
    area = rays_area(single, "17")
    quiet = pictures.picture(f"cloth/{revision}/quiet")
    plain = quiet.copy(round(area.x), round(area.y), round(area.width), round(area.height))
    lit = plain.copy()
    with painting(lit) as painter:
        painter.drawImage(0, 0, pictures.picture(f"rays/{revision}/17"))
    assert count(lit, palette["brassBright"]) > 500 > count(plain, palette["brassBright"])
    for cell in numbers(single):
        middle, reach = cell.area.centre, 0.2 * cell.area.height
        left, top = middle.x - area.x - reach, middle.y - area.y - reach
        figure = Area(left, top, 2 * reach, 2 * reach)
        if cell.id != "17" and figure.x > 0 and figure.right < area.width:
            assert colours(lit, figure) == colours(plain, figure), cell.id
