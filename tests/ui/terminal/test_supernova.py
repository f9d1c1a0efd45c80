"""Supernova at the player's screen: levels over the cloth, one fixed chip, and a win."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from kiosk.game.jackpot.values import PaidHow
from kiosk.game.preferences.facts import Preferences
from kiosk.game.supernova.facts import SupernovaFault
from kiosk.game.terminal import commands as c
from kiosk.rules.supernova import WAGER
from kiosk.ui.language import Languages
from kiosk.ui.terminal.guide.places import GuidePlaces
from kiosk.ui.terminal.guide.reach import Reach
from tests.conftest import BOOKS
from tests.ui.pseudo import CODE
from tests.ui.scene_texts import faults
from tests.ui.sight.scene import Scene
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.house import House
from tests.ui.terminal.salon import CREDIT_CENTS, LARGE, SMALL, TALL, Salon, house_of
from tests.ui.terminal.supernova import (
    BOOK,
    NAMES,
    RESETS,
    VALUES,
    WAGER_CENTS,
    draws,
    goes_back,
    offers_jackpots,
    rises,
    seen,
    tells,
    visit_jackpots,
    win,
)

SIZES = pytest.mark.parametrize("size", [LARGE, SMALL, TALL], ids=["large", "small", "tall"])
NO_BREAK = "\N{NO-BREAK SPACE}"


def misplaced(salon: Salon) -> list[str]:
    salon.picture()  # puts everything in its place
    return faults(salon.window)


def table() -> House:
    house = house_of(BOOKS[BOOK], open_=False)
    offers_jackpots(house)
    house.opens()
    return house


def seated(enter: Enter, size: tuple[int, int] = LARGE) -> Salon:
    return enter(table(), size)


def figures(salon: Salon) -> list[str]:
    return [str(item.property("text")) for item in salon.all("levelFigures")]


def spot(salon: Salon) -> str:
    return str(salon.item("supernovaSpot").property("how"))


# ---- Levels -------------------------------------------------------------------------------------


@SIZES
def test_five_levels_stand_over_the_cloth_with_before_what_they_must_fall(
    enter: Enter, size: tuple[int, int]
) -> None:
    """S0 9.6."""
    salon = seated(enter, size)
    assert figures(salon) == ["48,213.60", "7,412.05", "1,388.40", "241.85", "38.20"]
    for name, limit in zip(NAMES, ("50,000", "10,000", "2,000", "300", "50"), strict=True):
        assert salon.says(name) and salon.says(f"must fall before ${limit}")
    rail, cloth = salon.area("supernovaRail"), salon.area("cloth")
    assert not rail.intersects(cloth)
    assert rail.top() > 0 and rail.bottom() <= cloth.top()
    assert not misplaced(salon)


def test_a_level_shows_what_was_told_last_and_never_more(enter: Enter) -> None:
    salon = seated(enter)
    rises(salon.house, 4_821_410, *VALUES[1:])
    assert figures(salon)[0] == "48,214.10"
    rises(salon.house, 2_500_000, *VALUES[1:])  # it has fallen
    assert figures(salon)[0] == "25,000.00"


def test_the_bar_goes_from_the_start_of_a_level_to_its_limit(enter: Enter) -> None:
    salon = seated(enter)
    rows = salon.view.supernova.levels.rows
    assert rows[0].share == pytest.approx((4_821_360 - 2_500_000) / 2_500_000)
    assert [row.glints for row in rows] == [5, 4, 3, 2, 1]


def test_levels_that_nobody_plays_for_are_not_old(enter: Enter) -> None:
    """They are told when they change."""
    salon = seated(enter)
    salon.house.clock.now_ms += 600_000
    salon.view.supernova.refresh()
    assert not salon.says("last known")


@pytest.mark.parametrize("how", ["server", "table"])
def test_figures_that_may_be_old_say_of_when_they_are(enter: Enter, how: str) -> None:
    salon = seated(enter)
    assert not salon.says("last known")
    told = salon.house.seat.link.supernova
    assert told is not None
    match how:
        case "server":
            tells(salon.house, replace(told, connected=False))
        case "table":
            salon.house.falls_silent()
    assert salon.says("last known 20:15")
    assert figures(salon)[0] == "48,213.60"
    assert all(item.property("old") for item in salon.all("levelFigures"))


@SIZES
def test_fewer_levels_keep_their_places(enter: Enter, size: tuple[int, int]) -> None:
    house = house_of(BOOKS[BOOK], open_=False)
    offers_jackpots(house, *VALUES[:2])
    salon = enter(house, size)
    assert figures(salon) == ["48,213.60", "7,412.05"]
    assert not misplaced(salon)


@SIZES
def test_without_jackpots_nothing_of_them_is_on_the_screen(
    enter: Enter, size: tuple[int, int]
) -> None:
    salon = enter(BOOK, size)
    assert salon.find("supernovaRail") is None and salon.find("supernovaSpot") is None
    assert not salon.says("ackpot")
    assert salon.cloth.height() > salon.cloth_map.height - 1


def test_the_cloth_makes_room_between_rounds_and_never_under_chips(enter: Enter) -> None:
    house = house_of(BOOKS[BOOK])
    salon = enter(house)
    before = salon.cloth.y()
    house.tell(c.PlaceChip("red", 500))
    tells(house, seen(house.clock.now_ms))
    assert salon.cloth.y() == before and salon.find("supernovaRail") is None
    house.plays("17")
    assert salon.find("supernovaRail") is not None and salon.cloth.y() > before
    house.opens()
    tells(house, None)
    assert salon.find("supernovaRail") is None
    house.plays("17")
    assert salon.cloth.y() == before


# ---- The spot -----------------------------------------------------------------------------------


@SIZES
def test_one_touch_places_the_fixed_chip_and_another_takes_it_off(
    enter: Enter, size: tuple[int, int]
) -> None:
    """S0 9.2, 9.3: no chip has to be chosen."""
    salon = seated(enter, size)
    assert spot(salon) == "open" and salon.says("touch to place")
    salon.touch("supernovaSpot")
    assert salon.slip == {WAGER: WAGER_CENTS}
    assert salon.house.state.credit_cents == CREDIT_CENTS - WAGER_CENTS
    assert not misplaced(salon)
    salon.touch("supernovaSpot")
    assert salon.slip == {} and spot(salon) == "open"
    assert salon.chips() == {}, "the cloth itself was not touched"


@SIZES
def test_the_spot_lies_by_itself(enter: Enter, size: tuple[int, int]) -> None:
    """No betting spot of the cloth is under it, and it is large enough for a finger."""
    salon = seated(enter, size)
    salon.picture()
    area = salon.area("supernovaSpot")
    least = 44 * salon.scale
    assert area.width() >= least and area.height() >= least
    for place in salon.cloth_map.places.values():
        assert not area.contains(salon.on_cloth(place.touch)), place.wager
    for cell in salon.cloth_map.cells.values():
        middle = salon.on_cloth(cell.area.centre)
        assert not area.contains(middle), cell.id


@SIZES
def test_each_state_of_the_spot_is_in_words(enter: Enter, size: tuple[int, int]) -> None:
    salon = seated(enter, size)
    house = salon.house
    salon.touch("supernovaSpot")
    assert spot(salon) == "waits" and salon.says("needs a bet on the layout")
    house.tell(c.PlaceChip("red", 500))
    assert spot(salon) == "placed" and salon.says("in play")
    assert not misplaced(salon)
    house.closes()
    house.registers()
    words = salon.view.supernova
    assert (words.showing.spot, words.showing.spot_words) == ("registered", "registered")
    draws(house)
    assert words.showing.spot_words == "drawn"
    house.settles("17")
    house.opens()
    assert spot(salon) == "open"
    assert not misplaced(salon)


def test_alone_at_the_close_it_comes_back_with_its_reason(enter: Enter) -> None:
    """S0 9.5.4."""
    salon = seated(enter)
    salon.touch("supernovaSpot")
    salon.house.closes()
    assert salon.house.state.credit_cents == CREDIT_CENTS
    assert spot(salon) == "returned"
    assert salon.says("returned: no bet at close") and salon.says("no other bet beside it")
    assert not misplaced(salon)


@pytest.mark.parametrize("fault", list(SupernovaFault))
def test_void_it_comes_back_with_its_reason(enter: Enter, fault: SupernovaFault) -> None:
    """S0 9.9.2: it alone."""
    salon = seated(enter)
    salon.touch("supernovaSpot")
    salon.house.tell(c.PlaceChip("red", 500))
    salon.house.closes()
    salon.house.registers()
    goes_back(salon.house, fault)
    assert salon.house.state.credit_cents == CREDIT_CENTS - 500
    assert spot(salon) == "returned"
    assert salon.says("Jackpot wager returned: ")
    assert not misplaced(salon)


def test_a_table_that_stops_offering_it_gives_it_back_at_once(enter: Enter) -> None:
    """S0 9.9.1."""
    salon = seated(enter)
    salon.touch("supernovaSpot")
    salon.house.tell(c.OfferSupernova(0, SupernovaFault.STOPPED))
    assert salon.slip == {} and spot(salon) == "closed"
    assert salon.says("not offered now")
    assert salon.says("The table has stopped offering the jackpots.")
    salon.touch("supernovaSpot")
    assert salon.slip == {} and salon.says("No jackpot wagers are taken now")


@SIZES
def test_the_preview_tells_what_it_is_and_the_house_edge(
    enter: Enter, qtbot: QtBot, size: tuple[int, int]
) -> None:
    """The edge is computed from what the controller tells of its levels."""
    salon = seated(enter, size)
    at = salon.centre("supernovaSpot")
    salon.fingers.press(at)
    qtbot.waitUntil(lambda: salon.find("supernovaPreview") is not None)
    assert salon.text("supernovaEdge").startswith(f"House edge 7.60{NO_BREAK}%")
    assert salon.says("One $2 chip a round, beside your bets.")
    shown = salon.area("supernovaPreview")
    assert not shown.intersects(salon.area("supernovaSpot"))
    assert salon.area("clothSurface").adjusted(-1, -1, 1, 1).contains(shown)
    assert not misplaced(salon)
    salon.fingers.lift(at)
    assert salon.find("supernovaPreview") is None
    assert salon.slip == {WAGER: WAGER_CENTS}


def test_a_finger_that_slides_off_the_spot_places_nothing(enter: Enter) -> None:
    salon = seated(enter)
    at = salon.centre("supernovaSpot")
    salon.slide(at, at + QPoint(-300, -200))
    assert salon.slip == {}


def test_undo_clear_repeat_and_favourites_know_it(enter: Enter) -> None:
    salon = seated(enter)
    salon.touch("supernovaSpot")
    salon.touch("undoButton")
    assert salon.slip == {}
    salon.touch("supernovaSpot")
    salon.house.tell(c.PlaceChip("red", 500), c.SaveFavourite("#1"))
    salon.house.closes()
    salon.house.registers()
    draws(salon.house)
    salon.house.settles("0")
    salon.house.opens()
    salon.touch("repeatButton")
    assert salon.slip == {WAGER: WAGER_CENTS, "red": 500}
    salon.touch("clearButton")
    assert salon.slip == {}
    salon.house.tell(c.RecallFavourite("#1"))
    assert salon.slip == {WAGER: WAGER_CENTS, "red": 500} and spot(salon) == "placed"


def test_keys_and_a_screen_reader_reach_the_spot_and_hear_the_levels(enter: Enter) -> None:
    salon = seated(enter)
    salon.picture()
    places = GuidePlaces(
        salon.book,
        Reach(salon.window),
        cloth=salon.view.table_top.cloth,
        track=salon.view.table_top.track,
        flat=False,
    )
    leaf = next(leaf for leaf in places.tree.leaves if leaf.id == "key supernovaSpot")
    assert leaf.name == "Jackpot $2, touch to place"
    places.press(leaf)
    assert salon.slip == {WAGER: WAGER_CENTS}
    told = [row.told for row in salon.view.supernova.levels.rows]
    assert told[0] == "Supernova $48,213.60, must fall before $50,000"


def test_a_chip_on_it_covers_no_number(enter: Enter) -> None:
    salon = seated(enter)
    salon.touch("supernovaSpot")
    salon.view.prospects._look()
    assert not salon.says("Covers")


# ---- A win --------------------------------------------------------------------------------------


def won(salon: Salon, rank: int = 2, cents: int = 138_900, shared_by: int = 1) -> None:
    salon.touch("supernovaSpot")
    salon.house.tell(c.PlaceChip("red", 500))
    salon.house.closes()
    salon.house.registers()
    draws(salon.house, win(rank, cents, shared_by))


def steps(salon: Salon) -> list[tuple[str, bool, bool]]:
    return [(row.name, row.done, row.now) for row in salon.view.jackpotWon.steps.rows]


@SIZES
def test_a_win_is_shown_at_once_and_waits_for_staff(enter: Enter, size: tuple[int, int]) -> None:
    """S0 9.8."""
    salon = seated(enter, size)
    won(salon)
    assert salon.text("jackpotTitle") == "You have won the Star jackpot"
    assert salon.text("jackpotSum") == "$1,389.00"
    assert salon.text("jackpotStay") == "Please stay at this terminal"
    assert steps(salon) == [
        ("Won", True, False),
        ("Staff are coming to confirm", False, True),
        ("Paid to your credit", False, False),
    ]
    rises(salon.house, *VALUES[:2], RESETS[2], *VALUES[3:])
    assert salon.says("won by this seat")
    assert figures(salon)[2] == "1,389.00", "and not what the next one has come to"
    assert salon.text("jackpotAbout") == "not in your credit yet · rounded up to the dollar"
    assert salon.house.state.credit_cents == CREDIT_CENTS - WAGER_CENTS - 500
    assert not misplaced(salon)
    salon.house.tell(c.CreditJackpot("pay 1", "3-3", 138_900))
    assert figures(salon)[2] == "500.00"
    assert salon.text("jackpotAbout") == "rounded up to the dollar"
    assert steps(salon) == [
        ("Won", True, False),
        ("Confirmed by staff", True, False),
        ("Paid to your credit", True, False),
    ]
    assert salon.says("Jackpot: $1,389.00 added to your credit")
    assert not salon.says("won by this seat") and salon.find("jackpotStay") is None
    assert not misplaced(salon)


def test_below_the_threshold_nobody_need_come(enter: Enter) -> None:
    salon = seated(enter)
    won(salon, rank=3, cents=24_200)
    assert [name for name, *_ in steps(salon)] == ["Won", "Paid to your credit"]
    assert salon.find("jackpotStay") is None


@SIZES
@pytest.mark.parametrize("end", [PaidHow.REFUSED, PaidHow.HAND])
def test_refused_or_paid_by_hand_it_says_so(
    enter: Enter, size: tuple[int, int], end: PaidHow
) -> None:
    salon = seated(enter, size)
    won(salon)
    reason = "The draw does not match its seal" if end is PaidHow.REFUSED else ""
    salon.house.tell(c.EndJackpot("3-3", end, reason))
    if end is PaidHow.REFUSED:
        assert steps(salon)[1][0] == "Not confirmed" and salon.says(reason)
        assert salon.text("jackpotTitle") == "The Star jackpot was not confirmed"
        assert salon.says("The jackpot was not approved")
        salon.speaks("zh_CN")
        assert "抽取结果与封存值不符" in salon.view.jackpotWon.steps.rows[1].line
    else:
        assert steps(salon)[-1] == ("Paid by hand", True, False)
    assert salon.house.state.credit_cents == CREDIT_CENTS - WAGER_CENTS - 500
    assert not misplaced(salon)


def test_a_shared_win_says_by_how_many(enter: Enter) -> None:
    """S0 9.5.6."""
    salon = seated(enter)
    won(salon, cents=46_300, shared_by=3)
    assert "one of 3, shared evenly" in salon.text("jackpotAbout")


def test_the_table_can_be_seen_again_and_comes_by_itself_with_the_next_round(enter: Enter) -> None:
    salon = seated(enter)
    won(salon)
    salon.house.settles("17")
    assert salon.says("On the cloth") and salon.find("jackpotWon") is not None
    salon.touch("jackpotClose")
    assert salon.find("jackpotWon") is None and salon.says("won by this seat")
    assert salon.find("resultSum") is not None
    salon.house.opens()
    assert salon.find("jackpotWon") is None
    salon.touch("supernovaSpot")
    assert salon.slip == {WAGER: WAGER_CENTS}
    salon.house.tell(c.CreditJackpot("pay 1", "3-3", 138_900))
    assert salon.says("Jackpot: $1,389.00 added to your credit")


def test_the_result_counts_the_jackpot_wager_as_staked(enter: Enter) -> None:
    """The large figure is what the round has changed."""
    salon = seated(enter)
    salon.touch("supernovaSpot")
    salon.house.tell(c.PlaceChip("red", 500))
    salon.house.closes()
    salon.house.registers()
    draws(salon.house)
    salon.house.settles("3")
    assert salon.text("resultSum") == "+$3.00"
    assert salon.view.result.wins.rows[-1].name == "Bets, jackpot"
    salon.house.opens()
    salon.touch("historyButton")
    assert salon.says("Jackpot wager: $2")
    assert not misplaced(salon)


@SIZES
def test_a_free_seat_shows_the_levels(enter: Enter, size: tuple[int, int]) -> None:
    house = house_of(BOOKS[BOOK], open_=False, credit_cents=0)
    offers_jackpots(house)
    salon = enter(house, size)
    assert salon.view.showing.screen == "attract"
    assert figures(salon)[0] == "48,213.60"
    assert salon.find("supernovaSpot") is None
    assert not misplaced(salon)


# ---- As every player may want it ----------------------------------------------------------------

WALKS = {
    "longer": (LARGE, CODE, Preferences()),
    "longer, small": (SMALL, CODE, Preferences()),
    "longer, tall": (TALL, CODE, Preferences()),
    "Chinese": (SMALL, "zh_CN", Preferences()),
    "Malay": (SMALL, "ms", Preferences()),
    "large text": (LARGE, "ms", Preferences(large_text=True)),
    "large text, small": (SMALL, "zh_CN", Preferences(large_text=True, left_handed=True)),
    "large text, tall": (TALL, "en", Preferences(large_text=True)),
}


@pytest.mark.parametrize("walk", WALKS)
def test_every_text_is_whole(enter: Enter, longer: Languages, walk: str) -> None:
    size, language, preferred = WALKS[walk]
    house = house_of(BOOKS[BOOK], credit_cents=0, open_=False)
    salon = enter(house, size, longer if language == CODE else None)
    salon.speaks(language)
    found: list[str] = []

    def look(station: str) -> None:
        if house.state.preferences != preferred:
            house.tell(c.Prefer(preferred))
        salon.view.prospects._look()
        found.extend(f"{station}: {fault}" for fault in misplaced(salon))

    visit_jackpots(salon, look)
    assert not found, "\n".join(found)


LOOKED_AT = ("jackpots-waits", "jackpots-registered", "jackpots-won-2", "jackpots-void")


@pytest.mark.parametrize(
    ("size", "contrast"),
    [(LARGE, False), (SMALL, False), (TALL, False), (LARGE, True)],
    ids=["large", "small", "tall", "high contrast"],
)
def test_everything_can_be_seen(enter: Enter, size: tuple[int, int], contrast: bool) -> None:
    salon = enter(house_of(BOOKS[BOOK], credit_cents=0, open_=False), size)
    preferred = Preferences(high_contrast=contrast)
    found: list[str] = []

    def look(station: str) -> None:
        if salon.house.state.preferences != preferred:
            salon.house.tell(c.Prefer(preferred))
        if station in LOOKED_AT:
            QCoreApplication.processEvents()
            scene = Scene(salon.window, salon.pictures, QColor(salon.theme.property("line")))
            faint = scene.faults(text_least=7 if contrast else 4.5)
            found.extend(f"{station}: {fault}" for fault in (*faint, *scene.crowded()))

    visit_jackpots(salon, look)
    assert not found, "\n".join(found)
