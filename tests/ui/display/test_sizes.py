"""From 1280x720 to 4K, in every rule book: nothing is cut off, and no text lies on another."""

from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtQml import qmlEngine
from PySide6.QtQuick import QQuickItem

from kiosk.game import facts as f
from kiosk.game.facts import LimitAmounts
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.application import Application
from kiosk.ui.display.house_view import House
from kiosk.ui.language import Languages
from kiosk.ui.money import Currency
from tests.conftest import BOOKS
from tests.ui.display.conftest import Show
from tests.ui.display.stage import Screen, Stage
from tests.ui.pseudo import CODE

SIZES = [
    (1280, 720),
    (1366, 768),
    (1920, 1080),
    (1920, 1200),
    (2560, 1080),
    (3840, 2160),
    (1080, 1920),
]
SMALLEST_PX = 16


def a_long_evening(book: RuleBook, *, announced: bool = True) -> Stage:
    """With everything at once that takes room."""
    name = "Grand Harbour Casino and Resort"
    stage = Stage(book, house=House(currency=Currency("$"), name=name if announced else ""))
    stage.opens()
    limits = LimitAmounts.of(stage.state.limits.in_force)
    together = replace(limits, aggregate_minimum_cents=500, aggregate_maximum_cents=500_000)
    stage.happens(f.LimitsChanged(limits=together, agreed=True))
    random = Random(5)
    stage.plays([random.choice(book.wheel.order) for _ in range(110)])
    stage.plays([book.wheel.zeros[-1], None])
    stage.corrects(stage.state.round.number - 1, "36")
    stage.bets()
    if announced:
        stage.notices(limits_min=20, closing_min=30)
        line = "The Harbour Room is open until three each mornin"
        stage.happens(f.HouseTextShown(lines=(line,) * 3, who="sue"))
    return stage


def ink(item: QQuickItem) -> QRectF:
    """What the letters take, in pixels of the window."""
    width, height = item.property("contentWidth"), item.property("contentHeight")
    where = item.mapRectToScene(item.boundingRect())
    middle = where.center()
    return QRectF(where.left(), middle.y() - height / 2, min(width, where.width()), height)


def check(screen: Screen) -> None:
    window = QRectF(0, 0, screen.window.width(), screen.window.height())
    items = screen.text_items()
    for item in items:
        text = item.property("text")
        assert not item.property("truncated"), f"{text!r} is cut off"
        assert window.contains(item.mapRectToScene(item.boundingRect())), f"{text!r} is outside"
        assert item.property("contentWidth") <= item.width() + 1, f"{text!r} is too wide"
        assert item.property("font").pixelSize() >= SMALLEST_PX, f"{text!r} is too small"
    check_nothing_is_behind_notices(screen)
    for one, other in combinations(items, 2):
        # Lines of letters may touch, but nothing of what is written.
        apart = not ink(one).adjusted(1, 3, -1, -3).intersects(ink(other))
        assert apart, f"{one.property('text')!r} lies on {other.property('text')!r}"


def check_limits_keep_clear_of_the_time(screen: Screen) -> None:
    """Some scripts are painted lower than their line says, so the picture tells."""
    limits, line = (screen.item(name) for name in ("limits", "timeLine"))
    left, width = round(limits.mapToScene(QPointF()).x()), round(limits.width())
    top = round(line.mapToScene(QPointF()).y())
    strip = screen.window.grabWindow().copy(left, top - 2, width, 2)
    colours = {strip.pixel(x, y) for x in range(strip.width()) for y in range(strip.height())}
    assert len(colours) == 1, "the limits lie on the line that shows the time"


def check_nothing_is_behind_notices(screen: Screen) -> None:
    items = screen.text_items()
    if not any(item.objectName() == "numberAbout" for item in items):
        return
    card = screen.item("notices")
    where = card.mapRectToScene(card.boundingRect())
    for item in items if card.isVisible() else ():
        hidden = not card.isAncestorOf(item) and ink(item).adjusted(1, 3, -1, -3).intersects(where)
        assert not hidden, f"{item.property('text')!r} is behind what the house announces"


def check_what_wins(stage: Stage, screen: Screen) -> None:
    engine = qmlEngine(screen.window)
    assert engine is not None
    # The number is in its place, and not still rising.
    engine.singletonInstance("Tapis.Theme", "Theme").setProperty("still", True)
    stage.spins()
    stage.confirms("17")
    screen.view.wheel._seen.timeout.emit()
    assert screen.item("winsPanel").isVisible()
    screen.window.grabWindow()  # its rows take their places before a frame
    check(screen)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_everything_has_its_room_at_every_size(show: Show, size: tuple[int, int]) -> None:
    stage = a_long_evening(BOOKS["nsw-single-zero"])  # the longest name
    screen = show(stage, size)
    check(screen)
    assert len(screen.text_items()) > 40
    check_what_wins(stage, screen)
    stage.goes()
    check(screen)


def test_everything_has_its_room_in_every_rule_book(show: Show, book: RuleBook) -> None:
    stage = a_long_evening(book)
    screen = show(stage)
    check(screen)
    check_what_wins(stage, screen)


def test_the_waiting_screen_has_its_room(show: Show, book: RuleBook) -> None:
    stage = Stage(book)
    screen = show(stage)
    check(screen)
    stage.welcomes(digest="0" * 64)
    stage.happens()
    check(screen)


def test_the_number_is_as_large_at_every_scale(show: Show) -> None:
    evening = a_long_evening(BOOKS["crown-single-zero"], announced=False)
    screen = show(evening, (3840, 2160))
    assert screen.item("number").width() == 1280
    assert screen.item("number").property("source").toString().endswith("/1280")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=["small", "large"])
@pytest.mark.parametrize("language", ["ms", "zh_CN", CODE])
def test_everything_has_its_room_in_every_language(
    show: Show,
    application: Application,
    longer: Languages,
    language: str,
    size: tuple[int, int],
) -> None:
    if language == CODE:
        application.speaker.languages = longer
    application.speaker.speak(language)
    stage = a_long_evening(BOOKS["nsw-single-zero"])
    screen = show(stage, size)
    check(screen)
    check_limits_keep_clear_of_the_time(screen)
    check_what_wins(stage, screen)
    assert "No more bets" not in screen.texts()


def test_an_upright_screen_is_laid_out_and_not_left_black(crown: RuleBook, show: Show) -> None:
    screen = show(a_long_evening(crown), (1080, 1920))
    check(screen)
    lowest = max(item.mapRectToScene(item.boundingRect()).bottom() for item in screen.text_items())
    assert lowest > screen.window.height() * 0.85
    assert screen.item("number").width() > screen.window.width() / 4
