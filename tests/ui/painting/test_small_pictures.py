"""The wheel of the attract screen, the dolly and the icons."""

import pytest
from PySide6.QtGui import QColor

from kiosk.rules.pockets import Colour, colour
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.geometry import Area, Pixel
from kiosk.ui.painting.dolly import dolly_width
from kiosk.ui.painting.icons import ICONS
from kiosk.ui.painting.palette import Palette
from kiosk.ui.painting.pictures import Pictures
from tests.ui.painting.looking import alike, around, at, colours, count

ASKED_FOR = """
undo clear move repeat double star ticket bell lock tick info link-broken warning statistics
history minus plus close back help snowflake hourglass attendant
"""
FILLS = {Colour.RED: "red", Colour.BLACK: "black", Colour.GREEN: "zero"}


def test_the_wheel_shows_the_pockets_in_the_order_of_the_rule_book(
    pictures: Pictures, palette: Palette, book: RuleBook
) -> None:
    image = pictures.picture(f"rotor/{pictures.set_wheel(book.wheel)}/800")
    assert (image.width(), image.height()) == (674, 674)
    order, span = book.wheel.order, 360 / len(book.wheel.order)
    for index, pocket in enumerate(order):
        # Within the pocket, between its number and the next.
        here = at(image, around(Pixel(337, 337), 326, clockwise_deg=index * span))
        assert alike(here, palette[FILLS[colour(pocket)]]), pocket


QUIET = {Colour.RED: "quietRed", Colour.BLACK: "black", Colour.GREEN: "quietZero"}


@pytest.mark.parametrize("winner", ["17", "0", "32"])
def test_at_rest_every_pocket_is_quiet_but_the_one_with_the_ball(
    pictures: Pictures, palette: Palette, crown: RuleBook, winner: str
) -> None:
    image = pictures.picture(f"rotor/{pictures.set_wheel(crown.wheel)}/800/{winner}")
    span = 360 / len(crown.wheel.order)
    for index, pocket in enumerate(crown.wheel.order):
        here = at(image, around(Pixel(337, 337), 326, clockwise_deg=(index + 0.3) * span))
        name = (FILLS if pocket == winner else QUIET)[colour(pocket)]
        assert alike(here, palette[name]), pocket


def test_the_hub_of_the_wheel_is_left_for_the_countdown(pictures: Pictures, book: RuleBook) -> None:
    image = pictures.picture(f"rotor/{pictures.set_wheel(book.wheel)}/1508")
    assert len(colours(image, Area(635 - 140, 635 - 140, 280, 280))) == 1


def test_the_arms_of_the_wheel_reach_from_its_middle_into_the_hub(
    pictures: Pictures, palette: Palette
) -> None:
    image = pictures.picture("arms/1000")
    middle = Pixel(image.width() / 2, image.height() / 2)
    assert alike(at(image, middle), palette["brassBright"])
    for arm in range(4):
        for reach, ink in ((80, "brassDim"), (150, "brassDim"), (190, "brass")):
            here = at(image, around(middle, reach, clockwise_deg=arm * 90))
            assert alike(here, palette[ink]), (arm, reach)
        between = at(image, around(middle, 150, clockwise_deg=arm * 90 + 45))
        assert between.alpha() == 0
    assert image.width() < 0.575 * 1000, "all of it is in the hub"


@pytest.mark.parametrize("height", [63, 126])
def test_the_dolly_is_brass_in_the_light_from_the_left(
    pictures: Pictures, palette: Palette, height: int
) -> None:
    image = pictures.picture(f"dolly/{height}")
    assert (image.width(), image.height()) == (dolly_width(height), height)
    foot = [image.pixelColor(x, round(0.93 * height)) for x in range(image.width())]
    solid = [pixel for pixel in foot if pixel.alpha() == 255 and pixel.lightness() > 60]
    assert solid[1].lightness() > solid[-2].lightness()
    assert alike(at(image, Pixel(0.25 * height, 0.2 * height)), palette["brassBright"], 30)
    assert image.pixelColor(0, 0).alpha() == 0


def test_every_icon_asked_for_is_there() -> None:
    assert set(ICONS) >= set(ASKED_FOR.split())


@pytest.mark.parametrize("icon", ICONS)
@pytest.mark.parametrize("size", [24, 34, 96])
def test_an_icon_is_whole_and_of_one_colour(
    pictures: Pictures, palette: Palette, icon: str, size: int
) -> None:
    image = pictures.picture(f"icon/{icon}/{size}/brass")
    assert (image.width(), image.height()) == (size, size)
    assert count(image, palette["brass"]) > size / 2
    for edge in (Area(0, 0, size, 1), Area(0, size - 1, size, 1), Area(0, 0, 1, size)):
        assert set(colours(image, edge)) == {0}, "nothing is cut off at the edge"
    opaque = [QColor.fromRgba(rgb) for rgb in colours(image) if rgb >> 24 == 255]
    assert opaque == [palette["brass"]]


def test_small_icons_have_a_line_of_two_pixels(pictures: Pictures, palette: Palette) -> None:
    for size, line in ((24, 2), (34, 2), (68, 4)):
        image = pictures.picture(f"icon/minus/{size}/ivory")
        middle = [image.pixelColor(size // 2, y).alpha() for y in range(size)]
        assert round(sum(middle) / 255, 1) == line
