"""The whole screen touched every 56 pixels, which is what a key has at least, in each state: only
what is listed here reacts."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRectF
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from kiosk.game.facts import LockReason
from kiosk.game.preferences.facts import Preferences
from kiosk.game.terminal import commands as c
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import CashOutWay
from tests.conftest import BOOKS
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.house import House
from tests.ui.terminal.salon import (
    CHIPS_CENTS,
    SMALL,
    Salon,
    house_of,
    remove_what_has_left,
)

STEP_PX = 56
SURFACE_STEP = 7
STILL_PICTURES = 3

# What a touch of each control asks of the machine. Nothing: it changes only what is shown.
REACTIONS: dict[str, tuple[type, ...]] = {
    "clothSurface": (c.PlaceChip,),
    "trackSurface": (c.PlacePieces,),
    "stageTouch": (),
    "undoButton": (c.Undo,),
    "clearButton": (c.Clear,),
    "repeatButton": (c.Repeat,),
    "doubleButton": (c.Double,),
    "attendantButton": (c.AskHelp,),
    "cashOutButton": (c.CashOut,),
    "saveFavourite": (c.SaveFavourite,),
    "favourite1": (c.RecallFavourite,),
    "nameFavourite1": (),
    "removeFavourite1": (c.DeleteFavourite,),
    "bringBack": (c.RestoreFavourite,),
    "setLimits": (c.SetOwnLimits,),
    "careGoOn": (c.AnswerRealityCheck,),
    "careCashOut": (c.CashOut,),
    **{f"break{minutes}": (c.TakeBreak,) for minutes in (5, 15, 30)},
    "backButton": (c.CallOffAttendant,),
    "noTicketButton": (c.AskHelp,),
    "callAttendantButton": (c.AskHelp,),
    "disputeNow": (),
    "disputeRound": (),
    "takeOffButton": (c.WithdrawWinners,),
    **{f"finale{digit}": (c.PlacePieces,) for digit in range(10)},
    **{f"chip{cents}": () for cents in CHIPS_CENTS},
    **{f"chapter{number}": () for number in range(20)},
    **{f"language-{code}": (c.Prefer,) for code in ("en", "ms", "zh_CN")},
    "languageButton": (),
    "helpButton": (),
    "settingsButton": (),
    "closeSettings": (),
    **{
        f"{name}Switch": (c.Prefer,) for name in Preferences.__struct_fields__ if name != "language"
    },
    "moveButton": (),
    "favouritesButton": (),
    "finalesButton": (),
    "maxBetButton": (),
    "stepUp": (),
    "stepDown": (),
    "zodiacTrack": (),
    "sectorTrack": (),
    "clothTab": (),
    "trackTab": (),
    "statisticsButton": (),
    "historyButton": (),
    "resultHistory": (),
    "resultStatistics": (),
    "resultReceipt": (),
    "historyReceipt": (),
    "closeReceipt": (),
    "closeStatistics": (),
    "closeHistory": (),
    "closeHelp": (),
    "playButton": (),
    "closePlay": (),
    "timeDown": (),
    "timeUp": (),
    "lossDown": (),
    "lossUp": (),
    "closeFavourites": (),
    "closeFinales": (),
}
SURFACES = ("clothSurface", "trackSurface")
"""They have corners that mean no wager."""
GATHERED_MAX = 12
TWICE = ("moveButton", "maxBetButton", "languageButton")
"""A second touch takes the first one back."""
PANELS = {
    "help": ("helpButton", "closeHelp"),
    "favourites": ("favouritesButton", "closeFavourites"),
    "finales": ("finalesButton", "closeFinales"),
    "track": ("trackTab", "clothTab"),
    "statistics": ("statisticsButton", "closeStatistics"),
    "history": ("historyButton", "closeHistory"),
    "receipt": ("resultReceipt", "closeReceipt"),
    "play": ("playButton", "closePlay"),
    "settings": ("settingsButton", "closeSettings"),
}
"""What opens and what closes each."""


def _with_chips(house: House) -> None:
    house.tell(c.PlaceChip("straight:17", 500), c.PlaceChip("red", 2500), c.SaveFavourite("1"))


def _closed(house: House) -> None:
    _with_chips(house)
    house.closes()


def _result(house: House) -> None:
    _with_chips(house)
    house.plays("17")


def _reality_check(house: House) -> None:
    _result(house)
    house.waits(minutes=31)


def _silent(house: House) -> None:
    _with_chips(house)
    house.seat.link.up = False


def _frozen(house: House) -> None:
    _with_chips(house)
    house.tell(c.Freeze("checked"))


STATES: dict[str, Callable[[House], None]] = {
    "betting": lambda house: None,
    "betting with chips": _with_chips,
    "closed": _closed,
    "result": _result,
    "reality check": _reality_check,
    "waiting": _silent,
    "frozen": _frozen,
}


def points(salon: Salon) -> Iterator[QPoint]:
    for y in range(STEP_PX // 2, salon.window.height(), STEP_PX):
        for x in range(STEP_PX // 2, salon.window.width(), STEP_PX):
            yield QPoint(x, y)


def panel_item(salon: Salon) -> QQuickItem | None:
    """The panel that is open: what lies below it cannot be touched."""
    if not (panel := open_panel(salon)):
        return salon.find("carePanel")
    item = salon.item(PANELS[panel][1])
    while item.parentItem().property("panel") is None:
        item = item.parentItem()
    return item


def owners(salon: Salon) -> Callable[[QPoint], str]:
    """Which control a touch is for."""
    panel = panel_item(salon)
    cover = salon.area(panel) if panel else QRectF()
    above = controls(salon, panel) if panel else {}
    below = {name: area for name, area in controls(salon).items() if name not in above}

    def owner(at: QPoint) -> str:
        areas = above if cover.contains(at) else below
        return next((name for name, area in areas.items() if holds(area, at)), "")

    return owner


def holds(area: QRectF, at: QPoint) -> bool:
    """Without its right and lower edge, as Qt itself counts."""
    across = area.left() <= at.x() < area.right()
    return across and area.top() <= at.y() < area.bottom()


def controls(salon: Salon, under: QQuickItem | None = None) -> dict[str, QRectF]:
    return {
        item.objectName(): salon.area(item)
        for item in salon.items(under)
        if item.objectName() in REACTIONS and item.isEnabled()
    }


def come_to_rest(salon: Salon, qtbot: QtBot) -> None:
    """Whatever moves when a state begins has moved."""
    salon.hasten()
    last, same = salon.picture(), 0

    def rests() -> bool:
        nonlocal last, same
        now = salon.picture()
        last, same = now, same + 1 if now == last else 0
        return same > STILL_PICTURES

    qtbot.waitUntil(rests)


def sweep(salon: Salon, qtbot: QtBot) -> None:
    """First everywhere nothing may happen, then every control."""
    come_to_rest(salon, qtbot)
    owner = owners(salon)
    live: list[tuple[str, QPoint]] = []
    seat = salon.house.seat
    before, picture = seat.state, salon.picture()
    for at in points(salon):
        if name := owner(at):
            live.append((name, at))
            continue
        salon.fingers.tap(at)
        assert not seat.asked, f"a touch at {at.toTuple()} asked for {seat.asked}"
    QCoreApplication.processEvents()
    assert seat.state == before
    assert not seat.asked
    assert salon.picture() == picture, "something changed that is no control"
    assert live, "nothing can be touched"
    panel = open_panel(salon)
    for name, at in thinned(live):
        touch_control(salon, name, at)
        # Chips may gather for a while; everything else is taken back at once.
        if name not in SURFACES or len(salon.slip) > GATHERED_MAX:
            restore(salon, name, at, panel)
            if seat.state != before:
                salon.house.goes_back_to(before)
                remove_what_has_left()


def thinned(live: list[tuple[str, QPoint]]) -> list[tuple[str, QPoint]]:
    """Every spot of cloth and track is touched elsewhere; here a part of the grid is enough, and of
    any other control its first point, its last and the one between."""
    chosen = []
    for name in dict.fromkeys(name for name, _ in live):
        its = [touch for touch in live if touch[0] == name]
        few = [its[0], its[len(its) // 2], its[-1]]
        chosen += its[::SURFACE_STEP] if name in SURFACES else few[: len(its)]
    return chosen


def touch_control(salon: Salon, name: str, at: QPoint) -> None:
    """It does what is listed and nothing else."""
    seat = salon.house.seat
    salon.fingers.tap(at)
    if {c.CashOut, c.AskHelp} & {*REACTIONS[name]} or name == "backButton":
        QCoreApplication.processEvents()
        QCoreApplication.processEvents()
    asked = [type(command) for command in seat.asked]
    expected = REACTIONS[name]
    assert set(asked) <= set(expected), f"{name} at {at.toTuple()} asked for {seat.asked}"
    assert len(asked) <= 1
    if expected and name not in SURFACES:
        assert asked, f"{name} at {at.toTuple()} did nothing"
    seat.asked.clear()


def restore(salon: Salon, name: str, at: QPoint, panel: str) -> None:
    """What is shown; the machine goes back by itself."""
    if name in TWICE:
        salon.fingers.tap(at)
    for back in ("cancelName", "disputeBack"):
        if salon.find(back) is not None:
            salon.touch(back)
    if (shown := open_panel(salon)) != panel:
        if shown:
            salon.touch(PANELS[shown][1])
        if panel:
            salon.touch(PANELS[panel][0])
        assert open_panel(salon) == panel
    salon.house.seat.asked.clear()


def open_panel(salon: Salon) -> str:
    """Its name, or nothing."""
    return str(salon.cloth.parentItem().property("panel"))


@pytest.mark.parametrize("state", STATES)
def test_nothing_else_reacts(enter: Enter, qtbot: QtBot, crown: RuleBook, state: str) -> None:
    house = house_of(crown)
    STATES[state](house)
    sweep(enter(house), qtbot)


def test_nothing_else_reacts_while_one_leaves(enter: Enter, qtbot: QtBot, crown: RuleBook) -> None:
    house = house_of(crown)
    salon = enter(house)
    house.tell(c.CashOut(CashOutWay.ATTENDANT, "key"))
    sweep(salon, qtbot)


@pytest.mark.parametrize("name", ["nsw-single-zero", "rapid-single-zero"])
def test_nothing_else_reacts_on_other_tables(enter: Enter, qtbot: QtBot, name: str) -> None:
    sweep(enter(house_of(BOOKS[name])), qtbot)


@pytest.mark.parametrize("state", ["betting with chips", "closed"])
def test_nothing_else_reacts_on_a_small_screen(
    enter: Enter, qtbot: QtBot, crown: RuleBook, state: str
) -> None:
    house = house_of(crown)
    STATES[state](house)
    sweep(enter(house, SMALL), qtbot)


@pytest.mark.parametrize("opened", ["help", "favourites", "finales"])
def test_nothing_below_an_open_panel_reacts(
    enter: Enter, crown: RuleBook, qtbot: QtBot, opened: str
) -> None:
    house = house_of(crown)
    _with_chips(house)
    salon = enter(house)
    salon.touch(PANELS[opened][0])
    sweep(salon, qtbot)


def test_a_terminal_that_is_stopped_has_one_button(salon: Salon, qtbot: QtBot) -> None:
    salon.house.tell(c.Lock(LockReason.MALFUNCTION))
    assert set(controls(salon)) == {"callAttendantButton"}
    sweep(salon, qtbot)
    salon.touch("callAttendantButton")
    qtbot.waitUntil(lambda: salon.says("An attendant is coming"))


def test_nothing_reacts_out_of_service(enter: Enter, crown: RuleBook) -> None:
    house = house_of(crown)
    _with_chips(house)
    salon = enter(house)
    house.fails("disk I/O error")
    seat, picture = house.seat, salon.picture()
    before = seat.state
    for at in points(salon):
        salon.fingers.tap(at)
    QCoreApplication.processEvents()
    assert seat.state == before
    assert not seat.asked
    assert salon.picture() == picture


def test_the_attract_screen_is_one_button(enter: Enter, crown: RuleBook) -> None:
    salon = enter(house_of(crown, credit_cents=0))
    keys = [salon.area(f"language-{code}") for code in ("en", "ms", "zh_CN")]
    for at in list(points(salon))[::31]:
        if any(key.contains(at) for key in keys):
            continue
        assert salon.find("clothSurface") is None
        salon.fingers.tap(at)
        assert salon.find("clothSurface") is not None, f"{at.toTuple()} does not wake it"
        assert not salon.house.seat.asked
        salon.house.clock.passed_s += 60
        salon.house.seat.on_change()
