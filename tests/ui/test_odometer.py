"""Figures that roll: only those that change, and never ahead of what was told."""

from collections.abc import Iterator

import pytest
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from kiosk.ui.fonts import load_fonts
from tests.conftest import PROJECT
from tests.ui.seen_items import seen_items

SOURCE = b"""
import QtQuick
import Tapis.Controls
Item {
    width: 800; height: 200
    property alias told: odometer.text
    property alias room: odometer.room
    property alias time: odometer.time
    Odometer { id: odometer; text: "1,388.40"; sign: "$"; size: 40; time: 60000 }
}
"""


@pytest.fixture
def scene(qtbot: QtBot) -> Iterator[QQuickItem]:
    load_fonts()
    engine = QQmlEngine()
    engine.addImportPath(str(PROJECT / "qml"))
    component = QQmlComponent(engine)
    component.setData(SOURCE, "")
    item = component.create()
    assert isinstance(item, QQuickItem), component.errorString()
    yield item
    item.deleteLater()
    engine.deleteLater()


def told(scene: QQuickItem) -> str:
    """What stands there, or is rolling in, from left to right."""
    return "".join(str(item.property("now")) for item in places(scene))


def places(scene: QQuickItem) -> list[QQuickItem]:
    return [item for item in seen_items(scene) if item.property("figure")]


def seen(scene: QQuickItem) -> set[str]:
    """Every letter in a window."""
    items = (item for item in seen_items(scene) if item.inherits("QQuickText"))
    return {str(item.property("text")) for item in items if item.parentItem().clip()}


def rolling(scene: QQuickItem) -> int:
    return sum(bool(item.property("rolls")) for item in seen_items(scene))


def test_only_the_figures_that_change_roll(scene: QQuickItem) -> None:
    assert told(scene) == "1,388.40" and rolling(scene) == 0
    scene.setProperty("told", "1,388.45")
    assert rolling(scene) == 1
    scene.setProperty("told", "1,390.00")
    assert rolling(scene) == 4
    assert told(scene) == "1,390.00", "what comes in is what was told, and nothing beyond"


def test_in_between_there_are_only_the_old_and_the_new_figure(scene: QQuickItem) -> None:
    scene.setProperty("told", "1,388.47")
    assert seen(scene) == {*"138840", "7"}


def test_where_nothing_may_move_they_stand_at_once(scene: QQuickItem) -> None:
    scene.setProperty("time", 0)
    scene.setProperty("told", "2,499.51")
    assert rolling(scene) == 0 and told(scene) == "2,499.51"


def test_a_sum_that_grows_longer_stays_in_its_room(scene: QQuickItem) -> None:
    scene.setProperty("room", 200)
    scene.setProperty("told", "9,999,999.99")
    odometer = scene.childItems()[0]
    assert told(scene) == "9,999,999.99"
    assert odometer.width() <= 206
