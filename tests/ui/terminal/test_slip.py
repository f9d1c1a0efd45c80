"""Undo, clear, repeat, double, favourites and the chip rail, each by a touch."""

import pytest
from pytestqt.qtbot import QtBot

from kiosk.game.terminal import commands as c
from kiosk.rules.rulebook import RuleBook
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.salon import CHIPS_CENTS, LARGE, SMALL, Salon, house_of

ACTIONS = ("undoButton", "clearButton", "moveButton", "repeatButton", "doubleButton")


@pytest.fixture(params=[LARGE, SMALL], ids=["large", "small"])
def salon(enter: Enter, request: pytest.FixtureRequest) -> Salon:
    return enter("crown-single-zero", request.param)


def enabled(salon: Salon) -> set[str]:
    return {name for name in ACTIONS if salon.item(name).isEnabled()}


def test_a_chip_on_the_cloth_moves_the_meters(salon: Salon) -> None:
    assert salon.text("creditMeter") == "$10,000.00"
    salon.touch("chip2500")
    salon.touch_spot("straight:17", "straight:17", "red")
    assert salon.chips() == {"straight:17": "50", "red": "25"}
    assert salon.text("creditMeter") == "$9,925.00"
    assert salon.text("betMeter") == "$75.00"
    assert salon.text("winMeter") == "$0.00"


def test_undo_goes_back_step_by_step(salon: Salon) -> None:
    assert enabled(salon) == set()
    salon.touch_spot("straight:17", "straight:20", "straight:20")
    assert enabled(salon) == {"undoButton", "clearButton", "moveButton", "doubleButton"}
    salon.touch("undoButton")
    assert salon.chips() == {"straight:17": "1", "straight:20": "1"}
    salon.touch("undoButton")
    salon.touch("undoButton")
    assert salon.chips() == {}
    assert salon.text("creditMeter") == "$10,000.00"
    assert enabled(salon) == set()
    salon.touch("undoButton")
    assert salon.slip == {}


def test_clear_takes_everything_and_undo_brings_it_back(salon: Salon) -> None:
    salon.touch_spot("straight:17", "split:1/2")
    salon.touch("clearButton")
    assert salon.chips() == {}
    assert salon.text("betMeter") == "$0.00"
    salon.touch("undoButton")
    assert salon.chips() == {"straight:17": "1", "split:1/2": "1"}


def test_double_doubles_and_stops_at_the_maximum(salon: Salon) -> None:
    salon.house.tell(c.PlaceChip("straight:17", 6000), c.PlaceChip("red", 500))
    salon.touch("doubleButton")
    assert salon.slip == {"straight:17": 10_000, "red": 1000}
    assert salon.text("noticeText") == "Table maximum $100: $40 placed"
    assert salon.text("spotPill") == "Table maximum $100: $40 placed"
    assert salon.says("max 100")


def test_repeat_places_the_last_slip_again(salon: Salon) -> None:
    salon.touch_spot("straight:17", "corner:1/2/4/5")
    salon.house.plays("30")
    assert "repeatButton" not in enabled(salon)
    salon.house.opens()
    assert enabled(salon) == {"repeatButton"}
    salon.touch("repeatButton")
    assert salon.chips() == {"straight:17": "1", "corner:1/2/4/5": "1"}


def test_nothing_of_it_works_after_the_close(salon: Salon) -> None:
    salon.touch_spot("straight:17")
    salon.house.closes()
    before = salon.house.state
    assert enabled(salon) == set()
    for name in ACTIONS:
        salon.touch(name)
    assert salon.house.state == before


# ---- Favourites -------------------------------------------------------------------------------


def test_a_favourite_is_saved_recalled_and_deleted(salon: Salon, qtbot: QtBot) -> None:
    salon.touch_spot("straight:17", "split:14/17", "street:16/17/18", "straight:20")
    salon.touch("favouritesButton")
    salon.touch("saveFavourite")
    qtbot.waitUntil(lambda: salon.says("Straight up + 3, $4"))
    assert salon.says("Straight up 17, Split 14 · 17, Street 16 · 17 · 18 and 1 more")
    salon.touch("favouritesButton")
    salon.touch("clearButton")
    salon.touch("favouritesButton")
    qtbot.waitUntil(lambda: salon.find("favourite1") is not None)
    salon.touch("favourite1")
    placed = {"straight:17": "1", "split:14/17": "1", "street:16/17/18": "1", "straight:20": "1"}
    assert salon.chips() == placed
    salon.touch("removeFavourite1")
    qtbot.waitUntil(lambda: salon.find("favourite1") is None)
    assert salon.house.state.favourites.kept == {}
    salon.touch("bringBack")
    qtbot.waitUntil(lambda: salon.find("favourite1") is not None)
    assert [row.name for row in salon.view.favourites.rows.rows] == ["Straight up + 3"]
    salon.touch("closeFavourites")
    assert salon.find("saveFavourite") is None
    assert salon.chips() == placed


def test_a_favourite_is_given_a_name_on_the_glass(salon: Salon, qtbot: QtBot) -> None:
    """The first letter takes the place of the old name, and words begin with a capital."""
    salon.touch_spot("straight:17")
    salon.touch("favouritesButton")
    salon.touch("saveFavourite")
    qtbot.waitUntil(lambda: salon.find("nameFavourite1") is not None)
    salon.touch("nameFavourite1")
    assert salon.text("favouriteDraft") == "Straight up 17"
    for letter in "my  luck":
        salon.touch(f"letter-{letter}")
    salon.touch("eraseLetter")
    assert salon.text("favouriteDraft") == "My  Luc"
    salon.touch("keepName")
    assert list(salon.house.state.favourites.kept) == ["My  Luc"]
    assert salon.find("favouriteDraft") is None
    qtbot.waitUntil(lambda: salon.find("nameFavourite1") is not None)
    salon.touch("nameFavourite1")
    for letter in 2 * "qwertyuiop":
        salon.touch(f"letter-{letter}")
    assert salon.text("favouriteDraft") == "Qwertyuiopqwerty"
    salon.touch("cancelName")
    assert list(salon.house.state.favourites.kept) == ["My  Luc"]


def test_a_name_that_is_taken_is_refused_with_a_reason(salon: Salon, qtbot: QtBot) -> None:
    salon.touch_spot("red")
    salon.touch("favouritesButton")
    salon.touch("saveFavourite")
    salon.touch("saveFavourite")
    qtbot.waitUntil(lambda: salon.find("nameFavourite2") is not None)
    salon.touch("nameFavourite2")
    for letter in "red":
        salon.touch(f"letter-{letter}")
    salon.touch("keepName")
    assert salon.says("Another favourite has that name")
    assert salon.text("favouriteDraft") == "Red"
    assert [row.name for row in salon.view.favourites.rows.rows] == ["Red", "Red 2"]


@pytest.mark.parametrize(
    ("touched", "name"),
    [
        (c.PlacePieces("tier", 500), "Tier"),
        (c.PlaceChip("split:14/17", 500), "Split 14 · 17"),
        (c.PlacePieces("finales:7", 500), "Finale 7"),
        (c.PlacePieces("neighbours:0:2", 100), "5 × Straight up"),
    ],
)
def test_a_favourite_is_called_by_what_lies_on_it(
    enter: Enter, crown: RuleBook, touched: c.Command, name: str
) -> None:
    salon = enter(house_of(crown))
    salon.house.tell(touched)
    salon.touch("favouritesButton")
    salon.touch("saveFavourite")
    assert [row.name for row in salon.view.favourites.rows.rows] == [name]


def test_a_favourite_cannot_be_placed_after_the_close(salon: Salon, qtbot: QtBot) -> None:
    salon.touch_spot("straight:17")
    salon.touch("favouritesButton")
    salon.touch("saveFavourite")
    salon.house.plays("5")
    if salon.find("saveFavourite") is None:  # panels close with the round
        salon.touch("favouritesButton")
    qtbot.waitUntil(lambda: salon.find("favourite1") is not None)
    before = salon.house.state
    assert not salon.item("favourite1").isEnabled()
    salon.touch("favourite1")
    assert salon.house.state == before


def test_there_is_room_for_eight_favourites(salon: Salon) -> None:
    salon.touch_spot("straight:17")
    salon.touch("favouritesButton")
    for _ in range(9):
        salon.touch("saveFavourite")
    counted = [f"Straight up 17 {number}" for number in range(2, 9)]
    names = [row.name for row in salon.view.favourites.rows.rows]
    assert names == ["Straight up 17", *counted]
    assert not salon.item("saveFavourite").isEnabled()


# ---- The chip rail ----------------------------------------------------------------------------


def rail(salon: Salon, cents: int) -> str:
    """The picture of a chip."""
    sources = (salon.source(item) for item in salon.items(salon.item(f"chip{cents}")))
    return next(source for source in sources if source)


def test_the_chip_in_hand_is_the_one_that_was_touched(enter: Enter) -> None:
    salon = enter("crown-single-zero")
    for cents in CHIPS_CENTS:
        salon.touch(f"chip{cents}")
        chosen = [value for value in CHIPS_CENTS if salon.item(f"chip{value}").property("selected")]
        assert chosen == [cents]
        salon.touch_spot("red")
        assert salon.slip == {"red": cents}
        salon.touch("clearButton")


def test_chips_above_the_credit_are_dimmed(enter: Enter, crown: RuleBook) -> None:
    salon = enter(house_of(crown, credit_cents=3000))
    dimmed = [cents for cents in CHIPS_CENTS if rail(salon, cents).endswith("/disabled")]
    assert dimmed == [10_000, 50_000, 100_000]
    salon.touch("chip2500")
    salon.touch_spot("red")
    dimmed = [cents for cents in CHIPS_CENTS if rail(salon, cents).endswith("/disabled")]
    assert dimmed == [2500, 10_000, 50_000, 100_000]
    assert salon.text("creditMeter") == "$5.00"
