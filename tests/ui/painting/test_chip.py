"""Chips can be told apart: by colour, by the marks on their edge and by their figures."""

import pytest
from PySide6.QtGui import QColor, QImage

from kiosk.ui.geometry import Pixel
from kiosk.ui.painting.chip import figures_colour
from kiosk.ui.painting.palette import Palette
from kiosk.ui.painting.pictures import Pictures
from tests.ui.painting.looking import alike, around, at
from tests.ui.sight.eyes import contrast, luminance

# From the table of the mockups.
MARKS = {1: 4, 5: 6, 25: 8, 100: 10, 500: 12, 1000: 16}
SIZES = (60, 84, 94, 168)


def marks(image: QImage, colour: QColor) -> int:
    """How often a walk around the edge comes to a mark."""
    middle, half = Pixel(image.width() / 2 - 0.5, image.height() / 2 - 0.5), image.width() / 2
    walk = [
        alike(at(image, around(middle, 0.89 * half, clockwise_deg=deg / 2)), colour, 60)
        for deg in range(720)
    ]
    return sum(here and not before for before, here in zip([walk[-1], *walk], walk, strict=False))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("value", MARKS)
def test_each_value_has_its_own_number_of_marks(
    pictures: Pictures, palette: Palette, value: int, size: int
) -> None:
    image = pictures.picture(f"chip/{value * 100}/{size}")
    assert (image.width(), image.height()) == (size, size)
    assert marks(image, palette[f"chip{value}Marks"]) == MARKS[value]
    # The first mark is at the top.
    top = at(image, Pixel(size / 2, 0.06 * size))
    assert alike(top, palette[f"chip{value}Marks"], 30)


@pytest.mark.parametrize("value", MARKS)
def test_figures_can_be_read_on_the_inner_disc(
    pictures: Pictures, palette: Palette, value: int
) -> None:
    inner = at(pictures.picture(f"chip/{value * 100}/84"), Pixel(42, 42))
    assert contrast(figures_colour(value * 100, palette), inner) >= 4.5


@pytest.mark.parametrize("value", MARKS)
def test_a_chip_that_credit_does_not_reach_has_no_colour_but_its_marks(
    pictures: Pictures, palette: Palette, value: int
) -> None:
    image = pictures.picture(f"chip/{value * 100}/84/disabled")
    assert alike(at(image, Pixel(42, 42)), palette["panel"])
    assert marks(image, palette["lineStrong"]) == MARKS[value]
    assert contrast(palette["ivory3"], at(image, Pixel(42, 42))) >= 4.5


@pytest.mark.parametrize("value", MARKS)
def test_a_chip_under_another_is_darker_and_plain(
    pictures: Pictures, palette: Palette, value: int
) -> None:
    image = pictures.picture(f"chip/{value * 100}/60/under")
    body = at(image, Pixel(30, 30))
    assert luminance(body) < luminance(palette[f"chip{value}"]) / 2
    assert at(image, Pixel(30, 5)) == body


@pytest.mark.parametrize(
    ("cents", "as_cents"), [(20, 100), (200, 100), (1_500, 500), (9_900, 2_500), (700_000, 100_000)]
)
def test_another_sum_looks_like_the_next_lower_value(
    pictures: Pictures, palette: Palette, cents: int, as_cents: int
) -> None:
    assert pictures.picture(f"chip/{cents}/60") == pictures.picture(f"chip/{as_cents}/60")
    assert figures_colour(cents, palette) == figures_colour(as_cents, palette)


def test_the_corners_of_a_chip_are_transparent(pictures: Pictures) -> None:
    image = pictures.picture("chip/2500/84")
    for x, y in ((0, 0), (83, 0), (0, 83), (83, 83)):
        assert image.pixelColor(x, y).alpha() == 0
