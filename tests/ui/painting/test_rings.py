"""The two rings of Spread-Bet: what stands under a number is what is paid by it."""

import pytest
from PySide6.QtGui import QPainter

from kiosk.rules.pockets import Colour, colour
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.geometry import Pixel
from kiosk.ui.painting.canvas import blank
from kiosk.ui.painting.palette import Palette
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.painting.rings import RingPieces, paint_rings
from kiosk.ui.ring_motion import LOCKED_S, RingsAt, locking, to_the_top
from tests.conftest import BOOKS
from tests.ui.painting.looking import alike, around, at

SIZE = 856
FILLS = {Colour.RED: "red", Colour.BLACK: "black", Colour.GREEN: "zero"}
QUIET = {Colour.RED: "quietRed", Colour.BLACK: "black", Colour.GREEN: "quietZero"}
OUTER, INNER = 328, 212
"""Within the pockets of each ring, below their numbers."""


@pytest.fixture
def double_zero() -> RuleBook:
    return BOOKS["crown-double-zero"]


def pieces(pictures: Pictures, revision: int) -> RingPieces:
    outer, inner = (pictures.picture(f"ring/{revision}/{ring}/{SIZE}") for ring in RINGS)
    rim = pictures.picture(f"ring-rim/{SIZE}")
    return RingPieces(rim, outer, inner, 38, None, pictures.colour("brass"))


RINGS = ("outer", "inner")


@pytest.mark.parametrize("ring", [0, 1, 19, 37])
@pytest.mark.parametrize("pocket", ["0", "17", "36"])
def test_locked_each_number_stands_over_the_one_that_is_paid_with_it(
    pictures: Pictures, palette: Palette, double_zero: RuleBook, ring: int, pocket: str
) -> None:
    """S3 4.2(c)."""
    order = double_zero.wheel.order
    span = 360 / len(order)
    locked = locking(RingsAt(5.0, 200.0), ring * span, LOCKED_S)
    rest = to_the_top(locked, order.index(pocket) * span, 10)
    image = blank(SIZE, SIZE)
    painter = QPainter(image)
    painter.translate(SIZE / 2, SIZE / 2)
    paint_rings(painter, pieces(pictures, pictures.set_wheel(double_zero.wheel)), rest)
    painter.end()
    centre = Pixel(SIZE / 2, SIZE / 2)
    for place in range(len(order)):
        outer = order[(order.index(pocket) + place) % len(order)]
        inner = order[(order.index(outer) + ring) % len(order)]
        for radius, here in ((OUTER, outer), (INNER, inner)):
            seen = at(image, around(centre, radius, clockwise_deg=place * span))
            assert alike(seen, palette[FILLS[colour(here)]]), (place, radius, here)


def test_a_ring_with_its_winner_is_quiet_but_for_that(
    pictures: Pictures, palette: Palette, double_zero: RuleBook
) -> None:
    image = pictures.picture(f"ring/{pictures.set_wheel(double_zero.wheel)}/outer/{SIZE}/17")
    centre = Pixel(image.width() / 2, image.height() / 2)
    for index, pocket in enumerate(double_zero.wheel.order):
        seen = at(image, around(centre, OUTER, clockwise_deg=index * 360 / 38))
        name = (FILLS if pocket == "17" else QUIET)[colour(pocket)]
        assert alike(seen, palette[name]), pocket


def test_a_ring_that_is_gone_leaves_nothing_but_the_rim(
    pictures: Pictures, double_zero: RuleBook
) -> None:
    """S3 4.2(b)."""
    of = pieces(pictures, pictures.set_wheel(double_zero.wheel))
    image = blank(SIZE, SIZE)
    painter = QPainter(image)
    painter.translate(SIZE / 2, SIZE / 2)
    paint_rings(painter, of, locking(RingsAt(5.0, 200.0), 90.0, 0.4))
    painter.end()
    assert image == of.rim.convertToFormat(image.format())
