"""A border that cells share is one line."""

from kiosk.ui.geometry import Area, Pixel
from kiosk.ui.painting.borders import distinct, sides


def test_a_long_border_shared_with_several_cells_is_one_line() -> None:
    left = Area(0, 0, 10, 30).corners
    right = [Area(10, y, 10, 10).corners for y in (0, 10, 20)]
    lines = distinct(side for outline in (left, *right) for side in sides(outline))
    assert [line for line in lines if line[0].x == line[1].x == 10] == [
        (Pixel(10, 0), Pixel(10, 30))
    ]
    across = sorted((start.y, start.x, end.x) for start, end in lines if start.y == end.y)
    assert across == [(0, 0, 20), (10, 10, 20), (20, 10, 20), (30, 0, 20)]


def test_slanting_borders_are_found_in_either_direction() -> None:
    one, other = Pixel(0, 0), Pixel(5, 7)
    assert distinct([(one, other), (other, one)]) == [(one, other)]


def test_lines_apart_stay_apart() -> None:
    lines = [(Pixel(0, 0), Pixel(4, 0)), (Pixel(6, 0), Pixel(9, 0))]
    assert distinct(lines) == lines
