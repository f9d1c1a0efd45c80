"""The wheel of the display: a bar outside each pocket, as long as it came up often."""

import pytest

from kiosk.rules.pockets import colour
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.geometry import Pixel
from kiosk.ui.painting.palette import Palette
from kiosk.ui.painting.pictures import Pictures
from tests.ui.painting.looking import alike, around, at, count
from tests.ui.painting.test_small_pictures import FILLS

SIZE = 604  # as it was drawn: a pixel is a pixel
CENTRE = Pixel(SIZE / 2, SIZE / 2)


def name(pictures: Pictures, book: RuleBook, times: dict[str, int]) -> str:
    counts = ".".join(str(times.get(pocket, 0)) for pocket in book.wheel.order)
    return f"tally/{pictures.set_wheel(book.wheel)}/{SIZE}/{counts}"


def test_the_pockets_are_in_the_order_of_the_rule_book_from_the_top(
    pictures: Pictures, palette: Palette, book: RuleBook
) -> None:
    image = pictures.picture(name(pictures, book, {}))
    assert (image.width(), image.height()) == (SIZE, SIZE)
    for index, pocket in enumerate(book.wheel.order):
        turn = index * 360 / len(book.wheel.order)
        here = at(image, around(CENTRE, 206, clockwise_deg=turn))
        assert alike(here, palette[FILLS[colour(pocket)]]), pocket
    assert count(image, palette["brass"]) == count(image, palette["brassDim"]) == 0


def test_a_bar_grows_by_as_much_for_each_time(
    pictures: Pictures, palette: Palette, crown: RuleBook
) -> None:
    times = {"0": 1, "32": 4, "15": 7}
    image = pictures.picture(name(pictures, crown, times))
    for index, pocket in enumerate(("0", "32", "15", "19")):
        turn = index * 360 / 37
        end = 216 + 9 * times.get(pocket, 0)
        assert at(image, around(CENTRE, end + 3, clockwise_deg=turn)).alpha() == 0
        if pocket in times:
            here = at(image, around(CENTRE, end - 3, clockwise_deg=turn))
            assert alike(here, palette["brass"]), pocket


def test_what_came_less_often_than_the_average_is_dim(
    pictures: Pictures, palette: Palette, crown: RuleBook
) -> None:
    times = dict.fromkeys(crown.wheel.order, 3) | {"0": 1}
    image = pictures.picture(name(pictures, crown, times))
    assert alike(at(image, around(CENTRE, 220, clockwise_deg=0)), palette["brassDim"])
    assert alike(at(image, around(CENTRE, 220, clockwise_deg=360 / 37)), palette["brass"])


@pytest.mark.parametrize("times", [10, 40, 100])
def test_a_number_that_comes_without_end_stays_in_the_picture(
    pictures: Pictures, palette: Palette, crown: RuleBook, times: int
) -> None:
    image = pictures.picture(name(pictures, crown, {"0": times}))
    assert alike(at(image, around(CENTRE, 290, clockwise_deg=0)), palette["brass"])
    edge = [image.pixelColor(x, 0).alpha() for x in range(SIZE)]
    assert not any(edge)


@pytest.mark.parametrize("counts", ["", "1", "1.2.3", ".".join(["-1"] * 37), ".".join(["x"] * 37)])
def test_counts_that_do_not_fit_the_wheel_are_no_picture(
    pictures: Pictures, crown: RuleBook, counts: str, caplog: pytest.LogCaptureFixture
) -> None:
    image = pictures.picture(f"tally/{pictures.set_wheel(crown.wheel)}/{SIZE}/{counts}")
    assert image.width() == 1 and len(caplog.records) == 1
