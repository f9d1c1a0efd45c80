"""Every number that can come up has a badge, and its shape says its colour."""

import pytest
from PySide6.QtGui import QImage

from kiosk.rules.pockets import Colour, colour
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.geometry import Pixel
from kiosk.ui.painting.palette import Palette
from kiosk.ui.painting.pictures import Pictures
from tests.ui.painting.looking import alike, at, count
from tests.ui.sight.eyes import contrast

FILLS = {Colour.RED: "red", Colour.BLACK: "black", Colour.GREEN: "zero"}


def shape_of(image: QImage) -> Colour:
    """Only a diamond reaches the sides, and only a disc is round at the top."""
    size = image.width()
    if at(image, Pixel(0.985 * size - 1, 0.5 * size)).alpha() > 0:
        return Colour.BLACK
    return Colour.RED if at(image, Pixel(0.5 * size, 0.09 * size)).alpha() > 250 else Colour.GREEN


@pytest.mark.parametrize("size", [48, 64, 200])
def test_every_pocket_of_every_wheel_has_a_badge(
    pictures: Pictures, palette: Palette, book: RuleBook, size: int
) -> None:
    seen = []
    for pocket in book.wheel.order:
        image, plain = (pictures.picture(f"badge/{pocket}/{size}{end}") for end in ("", "/plain"))
        assert (image.width(), image.height()) == (size, size)
        fill = palette[FILLS[colour(pocket)]]
        assert alike(at(plain, Pixel(size / 2, size / 2)), fill), pocket
        assert shape_of(plain) == colour(pocket), pocket
        assert count(plain, palette["ivory"]) == 0
        assert count(image, palette["ivory"]) > 10, pocket
        assert contrast(palette["ivory"], fill) >= 4.5
        seen.append(image)
    assert all(one != other for i, one in enumerate(seen) for other in seen[:i])


def test_the_figures_stay_within_the_shape(pictures: Pictures) -> None:
    for pocket in ("36", "17", "000", "00"):
        image, plain = (pictures.picture(f"badge/{pocket}/200{end}") for end in ("", "/plain"))
        for x in range(200):
            for y in range(40, 160, 3):
                if plain.pixelColor(x, y).alpha() == 0:
                    assert image.pixelColor(x, y).alpha() == 0, pocket
