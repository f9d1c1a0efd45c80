"""The pictures of Supernova: levels are told apart by their shape, and nothing is cut off."""

import pytest
from PySide6.QtGui import QImage

from kiosk.ui.geometry import Area, Pixel
from kiosk.ui.painting.nova import RANKS
from kiosk.ui.painting.palette import Palette
from kiosk.ui.painting.pictures import Pictures
from tests.ui.painting.looking import alike, around, at, colours, count


@pytest.mark.parametrize("size", [15, 44, 104])
def test_each_level_has_a_sign_of_its_own_in_one_colour(
    pictures: Pictures, palette: Palette, size: int
) -> None:
    signs = [pictures.picture(f"nova-sign/{rank}/{size}/brass") for rank in range(1, RANKS + 1)]
    for sign in signs:
        assert (sign.width(), sign.height()) == (size, size)
        assert count(sign, palette["brass"]) > size / 2
    for index, one in enumerate(signs):
        for other in signs[index + 1 :]:
            assert _differing(one, other) > 0.1


def _differing(one: QImage, other: QImage) -> float:
    """The share of all points that one sign has and the other has not."""
    size = one.width()
    points = [(x, y) for x in range(size) for y in range(size)]
    apart = [
        p
        for p in points
        if one.pixelColor(*p).alpha() // 128 != other.pixelColor(*p).alpha() // 128
    ]
    return len(apart) / len(points)


@pytest.mark.parametrize("name", ["nova-chip/64", "nova-place/54/warn", "nova-medal/1/400"])
def test_nothing_is_cut_off_at_the_edge(pictures: Pictures, name: str) -> None:
    image = pictures.picture(name)
    size = image.width()
    for edge in (Area(0, 0, size, 1), Area(0, size - 1, size, 1)):
        inked = sum(times for rgb, times in colours(image, edge).items() if rgb >> 24 > 128)
        assert inked <= 0.2 * size


def test_the_chip_is_no_chip_of_some_value(pictures: Pictures, palette: Palette) -> None:
    """Its body is a colour that nothing else has, with five marks and a star."""
    image = pictures.picture("nova-chip/100")
    centre = Pixel(50, 50)
    marks = [at(image, around(centre, 45, clockwise_deg=72 * mark)) for mark in range(5)]
    between = [at(image, around(centre, 45, clockwise_deg=72 * mark + 36)) for mark in range(5)]
    assert all(alike(mark, palette["brassBright"]) for mark in marks)
    assert all(alike(gap, palette["nova0"]) for gap in between)
    assert alike(at(image, centre), palette["nova1"])


def test_the_rays_leave_the_middle_free_for_the_sum(pictures: Pictures, palette: Palette) -> None:
    image = pictures.picture("nova-rays/960/460")
    assert set(colours(image, Area(480 - 120, 234 - 120, 240, 240))) == {palette["room"].rgba()}
    rays = [palette[f"ray{shade}"] for shade in (0, 1, 2)]
    assert all(count(image, ray, tolerance=1) > 1000 for ray in rays)


@pytest.mark.parametrize(
    "name",
    ["nova-sign/0/40/brass", "nova-sign/6/40/brass", "nova-sign/1/40/nocolour", "nova-chip/0"],
)
def test_what_there_is_not_is_no_picture(
    pictures: Pictures, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert pictures.picture(name).width() == 1
    assert name in caplog.text
