"""Every screen of the terminal, looked at: what is written can be read, what is drawn can be seen,
what is touched can be hit."""

from collections.abc import Callable
from itertools import count

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from kiosk.devices.ports import Printed
from kiosk.game.facts import LockReason
from kiosk.game.preferences.facts import Preferences
from kiosk.game.terminal import commands as c
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import CashOutWay
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.terminal.cloth_view import PREVIEW_MS
from tests.ui.sight.eyes import EYES, contrasts
from tests.ui.sight.scene import TEXT_LEAST, Scene
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.house import Printer
from tests.ui.terminal.menu import look_through
from tests.ui.terminal.salon import LARGE, SMALL, TALL, Salon, house_of

Act = Callable[[Salon], None]


def _bets(salon: Salon) -> None:
    salon.house.tell(
        c.PlaceChip("straight:17", 500), c.PlaceChip("red", 2500), c.PlaceChip("dozen:2", 10_000)
    )
    salon.house.tell(c.PlaceChip("split:14/17", 100), c.SaveFavourite("1"))


def _held(salon: Salon) -> None:
    _bets(salon)
    salon.fingers.press(salon.spot("straight:8"))
    for timer in salon.timers():
        if timer.isActive() and timer.interval() == PREVIEW_MS:
            timer.timeout.emit()


def _closed(salon: Salon) -> None:
    _bets(salon)
    salon.house.closes()


def _registered(salon: Salon) -> None:
    _closed(salon)
    salon.house.registers()


def _at_rest(salon: Salon) -> None:
    """The ball lies in its pocket, and the result is about to be told."""
    _registered(salon)
    salon.view.stage.watched(True)
    salon.house.settles("17")
    salon.view.stage._landing.timeout.emit()


def _less(salon: Salon) -> None:
    """Back less than was staked."""
    salon.house.tell(c.PlaceChip("black", 2500), c.PlaceChip("red", 10_000))
    salon.house.plays("17")


def _won(salon: Salon) -> None:
    _bets(salon)
    salon.house.plays("17")


def _returned(salon: Salon) -> None:
    salon.house.tell(c.PlaceChip("straight:17", 50))
    salon.house.closes()


def _silent(salon: Salon) -> None:
    _bets(salon)
    salon.house.falls_silent()


def _frozen(salon: Salon) -> None:
    _bets(salon)
    salon.house.tell(c.Freeze("checked"))


def _last_seconds(salon: Salon) -> None:
    salon.house.seat.left_s = 4
    salon.house.seat.on_change()


def _opens(button: str) -> Act:
    def act(salon: Salon) -> None:
        _won(salon)
        salon.house.opens()
        salon.touch(button)

    return act


def _named(salon: Salon) -> None:
    _bets(salon)
    salon.touch("favouritesButton")
    salon.touch("nameFavourite1")


def _rests(salon: Salon) -> None:
    salon.touch("playButton")
    salon.touch("break5")


def _asked(salon: Salon) -> None:
    salon.house.plays("2")
    salon.house.waits(minutes=31)


def _disputes(salon: Salon) -> None:
    _won(salon)
    salon.house.tell(c.OpenDispute("dispute 3 c0ffee", "player", 1, ""))


SCREENS: dict[str, Act] = {
    "betting": lambda salon: None,
    "bets": _bets,
    "held": _held,
    "last seconds": _last_seconds,
    "closed": _closed,
    "registered": _registered,
    "at rest": _at_rest,
    "less": _less,
    "won": _won,
    "returned": _returned,
    "waiting": _silent,
    "frozen": _frozen,
    "rules": _opens("helpButton"),
    "favourites": _opens("favouritesButton"),
    "finales": _opens("finalesButton"),
    "statistics": _opens("statisticsButton"),
    "history": _opens("historyButton"),
    "settings": lambda salon: salon.touch("settingsButton"),
    "naming": _named,
    "play": _opens("playButton"),
    "break": _rests,
    "reality check": _asked,
    "dispute": _disputes,
    "attendant": lambda salon: salon.house.tell(c.CashOut(CashOutWay.ATTENDANT, "key")),
    "out of service": lambda salon: salon.house.tell(c.Lock(LockReason.MALFUNCTION)),
}
ALIKE = ("betting", "last seconds", "closed", "waiting", "frozen")
"""On a small screen they are those of a large one, in the same colours."""
SIZES = pytest.mark.parametrize("size", [LARGE, SMALL, TALL], ids=["large", "small", "tall"])


def look(salon: Salon) -> Scene:
    QCoreApplication.processEvents()
    return Scene(salon.window, salon.pictures, QColor(salon.theme.property("line")))


def check(salon: Salon) -> None:
    scene = look(salon)
    faults = scene.faults()
    assert scene.seen, "nothing is on the screen"
    assert not faults, "\n".join(map(str, faults))
    assert not scene.crowded()


@pytest.mark.parametrize(
    ("size", "screen"),
    [
        *((LARGE, screen) for screen in SCREENS),
        *((SMALL, screen) for screen in SCREENS if screen not in ALIKE),
        *((TALL, screen) for screen in SCREENS if screen not in (*ALIKE, "break")),
    ],
)
def test_everything_can_be_seen(salon: Salon, screen: str) -> None:
    SCREENS[screen](salon)
    check(salon)


LARGE_TEXT = Preferences(large_text=True, left_handed=True)
CROWDED = [name for name in SCREENS if name not in ("betting", "last seconds", "frozen")]
# Chinese lines are higher, Malay words longer, and a small screen has least room for them.
SPOKEN = (
    "bets",
    "held",
    "registered",
    "at rest",
    "won",
    "less",
    "returned",
    "statistics",
    "play",
    "dispute",
)
UPRIGHT = (
    "bets",
    "registered",
    "at rest",
    "won",
    "less",
    "rules",
    "statistics",
    "history",
    "settings",
    "naming",
    "play",
)


@pytest.mark.parametrize(
    ("book", "size", "language", "screen"),
    [
        *(("crown-single-zero", LARGE, "en", screen) for screen in CROWDED),
        *(("crown-single-zero", SMALL, "ms", screen) for screen in SPOKEN),
        *(("crown-single-zero", SMALL, "zh_CN", screen) for screen in SPOKEN),
        *(("nsw-single-zero", TALL, "en", screen) for screen in UPRIGHT),
    ],
)
def test_large_text_fits_for_a_left_hand_too(
    enter: Enter, book: str, size: tuple[int, int], language: str, screen: str
) -> None:
    """Nothing is cut short, leaves its key or lies over anything else."""
    salon = enter(book, size)
    salon.speaks(language)
    salon.house.tell(c.Prefer(LARGE_TEXT))
    SCREENS[screen](salon)
    assert not look(salon).crowded()


@pytest.mark.parametrize(
    "screen",
    ["bets", "registered", "won", "less", "waiting", "returned", "rules", "statistics", "play"],
)
def test_large_text_fits_on_a_small_screen(enter: Enter, screen: str) -> None:
    salon = enter("crown-double-zero", SMALL)
    salon.house.tell(c.Prefer(LARGE_TEXT))
    SCREENS[screen](salon)
    if tab := salon.find("trackTab"):
        salon.touch(salon.area(tab).center().toPoint())
    assert not look(salon).crowded()


LARGE_ALREADY_PX = 36


@pytest.mark.parametrize("screen", ["bets", "held", "play", "reality check", "naming", "dispute"])
def test_large_text_is_larger(salon: Salon, screen: str) -> None:
    """All but what is large already, and the figures on chips, which are as large as their chip."""
    SCREENS[screen](salon)
    before = sizes(salon)
    salon.house.tell(c.Prefer(Preferences(large_text=True)))
    QCoreApplication.processEvents()
    after = sizes(salon)
    small = [text for text, size in before.items() if size < LARGE_ALREADY_PX and text in after]
    assert len(small) > 10
    assert not [text for text in small if after[text] < 1.1 * before[text]]


def sizes(salon: Salon) -> dict[str, float]:
    """How high a line of each text is, for the height of its figures."""
    texts = [
        item for item in salon.items() if item.inherits("QQuickText") and item.property("text")
    ]
    return {
        str(item.property("text")): item.property("contentHeight")
        / item.property("lineCount")
        / 1.21
        for item in texts
        if not item.metaObject().className().startswith("ChipFigure")
    }


@pytest.mark.parametrize(
    "screen",
    [
        "held",
        "registered",
        "at rest",
        "won",
        "less",
        "rules",
        "history",
        "attendant",
        "settings",
        "play",
        "dispute",
    ],
)
def test_high_contrast_is_seven_to_one(salon: Salon, screen: str) -> None:
    salon.house.tell(c.Prefer(Preferences(high_contrast=True)))
    SCREENS[screen](salon)
    assert not look(salon).faults(text_least=7)


@SIZES
@pytest.mark.parametrize("name", ["nsw-single-zero", "rws-triple-zero", "rapid-single-zero"])
def test_every_cloth_can_be_seen(enter: Enter, size: tuple[int, int], name: str) -> None:
    """Signs, three zeros, no track at all; and, on a small screen, the track over the boxes."""
    salon = enter(name, size)
    if salon.find("trackTab"):
        salon.touch("trackTab")
    if track := salon.find("trackSurface"):
        salon.fingers.press(salon.area(track).center().toPoint())
    check(salon)


@SIZES
def test_the_attract_screen_can_be_seen(
    enter: Enter, crown: RuleBook, size: tuple[int, int]
) -> None:
    check(enter(house_of(crown, credit_cents=0), size))


@SIZES
def test_a_ticket_can_be_seen_coming(
    enter: Enter, crown: RuleBook, qtbot: QtBot, size: tuple[int, int]
) -> None:
    printer = Printer()
    salon = enter(house_of(crown, printer=printer), size)
    salon.touch("cashOutButton")
    qtbot.waitUntil(lambda: salon.house.state.tickets.printing is not None)
    check(salon)
    printer.answers(Printed.DONE)
    qtbot.waitUntil(lambda: salon.find("noTicketButton") is not None)
    check(salon)


@SIZES
def test_the_menu_of_staff_can_be_seen(
    enter: Enter, crown: RuleBook, qtbot: QtBot, size: tuple[int, int]
) -> None:
    salon = enter(house_of(crown, open_=False), size)
    look_through(salon, lambda page: check(salon), qtbot.waitUntil)


# ---- The check itself -------------------------------------------------------------------------


def test_what_cannot_be_seen_is_found(salon: Salon) -> None:
    """Writing as dark as its bar, an edge like its surroundings, a key too small for a finger."""
    bar = QColor(salon.theme.property("bar"))
    spoilt = {
        salon.item("creditMeter"): ("color", bar.lighter(180)),
        salon.item("undoButton"): ("height", 43),
        salon.item("helpButton").parentItem().parentItem(): ("color", QColor("#404f48")),
    }
    before = {item: item.property(name) for item, (name, _) in spoilt.items()}
    for item, (name, value) in spoilt.items():
        item.setProperty(name, value)
    faults = "\n".join(map(str, look(salon).faults()))
    for item, (name, _) in spoilt.items():
        item.setProperty(name, before[item])
    assert "“$10,000.00” at" in faults
    assert "undoButton at (1243, 954): 158 by 43 px" in faults
    assert "the edge of attendantButton" in faults


def test_a_picture_that_cannot_be_seen_is_found(salon: Salon) -> None:
    """A cloth painted with dim lines, dim figures and dim outlines of its shapes."""
    cloth = salon.source(salon.cloth.childItems()[0]).removeprefix("image://tapis/")
    felt = QColor(salon.theme.property("felt"))
    dim = dict.fromkeys(("ivory", "feltLine", "blackLine", "black"), felt.lighter(115))
    painted = Pictures({**salon.palette, **dim})
    painted._revisions = count(int(cloth.split("/")[1]))  # by the name of the one that is shown
    painted.set_cloth(salon.cloth_map, {})
    faults = "\n".join(map(str, Scene(salon.window, painted, felt).faults()))
    assert f"“an outline” of {cloth}" in faults
    assert all(f"“{number}” of {cloth}" in faults for number in (2, 17, 33))


@pytest.mark.parametrize(
    ("front", "back", "eyes"),
    [
        (0xF9ED32, 0x160EFB, "protan"),
        (0x1FF4F6, 0xBA0534, "deutan"),
        (0x0A30DC, 0x63F628, "tritan"),
        (0x808080, 0x808081, "usual"),
    ],
)
def test_each_kind_of_eyes_is_looked_through(front: int, back: int, eyes: str) -> None:
    """Pairs that only these eyes cannot read; and all of them see black and white alike."""
    ratios = contrasts(front, back)
    assert ratios[eyes] < TEXT_LEAST
    assert eyes == "usual" or all(ratios[other] >= TEXT_LEAST for other in EYES if other != eyes)
    assert contrasts(0, 0xFFFFFF) == pytest.approx(dict.fromkeys(EYES, 21.0), abs=0.01)
