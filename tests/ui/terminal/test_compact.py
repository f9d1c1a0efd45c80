"""Small screens: nothing is cut, thrown out or left empty."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint

from kiosk.game.terminal import commands as c
from kiosk.rules.rulebook import RuleBook
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.salon import LARGE, SMALL, house_of

SQUARE = (1280, 1024)


def test_chips_below_the_numbers_are_whole_while_the_track_is_shown(enter: Enter) -> None:
    salon = enter("crown-single-zero", SMALL)
    salon.house.tell(c.PlaceChip("street:1/2/3", 500))
    below = salon.spot("street:1/2/3") + QPoint(0, 14)
    area = (below.x() - 8, below.y() - 6, 16, 10)
    before = salon.picture().copy(*area)
    salon.touch("trackTab")
    assert salon.find("trackSurface") is not None
    assert salon.picture().copy(*area) == before


def test_finales_lead_back_to_the_track(enter: Enter) -> None:
    salon = enter("crown-single-zero", SMALL)
    salon.touch("trackTab")
    salon.touch("finalesButton")
    salon.touch("finale7")
    assert salon.find("trackSurface") is not None
    salon.touch("closeFinales")
    assert salon.find("finale7") is None
    assert salon.find("trackSurface") is not None
    salon.touch("clothTab")
    assert salon.find("trackSurface") is None
    salon.touch("finalesButton")
    salon.touch("closeFinales")
    assert salon.find("trackSurface") is None


def test_a_hint_leaves_the_last_results_in_sight(enter: Enter, crown: RuleBook) -> None:
    house = house_of(crown)
    for number in ("5", "17", "0"):
        house.plays(number)
        house.opens()
    salon = enter(house, SMALL)
    salon.desk.look = replace(salon.desk.look, hints=True)
    salon.view.refresh()
    assert salon.text("stripWords") == "Touch a chip, then the cloth"
    assert salon.find("noticeText") is None


def test_a_screen_that_is_nearly_square_has_the_track_where_it_was_empty(enter: Enter) -> None:
    salon = enter("crown-single-zero", SQUARE)
    track, keys = salon.area("trackSurface"), salon.area("statisticsButton")
    assert track.top() - salon.area(salon.cloth).bottom() < 20
    assert 0 < keys.top() - track.bottom() < 20
    assert salon.area("cashOutButton").top() - keys.bottom() < 30
    for spot in ("dozen:1", "red"):
        salon.touch_spot(spot)
    assert salon.slip == {"dozen:1": 100, "red": 100}
    assert not [name for name in ("trackTab", "clothTab") if salon.find(name)]


def test_outside_bets_are_named_while_the_stage_covers_them(enter: Enter) -> None:
    """Whichever tab was open at the close."""
    salon = enter("crown-single-zero", SMALL)
    salon.house.tell(c.PlaceChip("dozen:2", 5000), c.PlaceChip("straight:17", 500))
    salon.touch("trackTab")
    salon.house.closes()
    assert salon.find("trackSurface") is None
    assert salon.says("with 2nd 12")
    assert salon.says("$50")


def test_the_result_of_a_small_screen_is_no_strip(enter: Enter) -> None:
    salon = enter("crown-single-zero", SMALL)
    salon.house.tell(c.PlaceChip("straight:17", 500))
    salon.house.plays("17")
    panel, screen = salon.area("resultPanel"), salon.window
    assert panel.height() > screen.height() / 5
    assert panel.width() > screen.width() * 0.9
    assert panel.bottom() < salon.area("cashOutButton").top()


@pytest.mark.parametrize("size", [LARGE, SMALL, (1458, 820)])
def test_history_statistics_and_dispute_are_at_hand_beside_a_result(
    enter: Enter, size: tuple[int, int]
) -> None:
    """From the result until the next round opens."""
    salon = enter("crown-single-zero", size)
    salon.house.tell(c.PlaceChip("red", 500))
    salon.house.plays("17")
    assert salon.find("resultPanel") is not None
    salon.touch("resultStatistics")
    assert salon.find("closeStatistics") is not None
    salon.touch("closeStatistics")
    salon.touch("resultHistory")
    assert salon.find("disputeRound") is not None
