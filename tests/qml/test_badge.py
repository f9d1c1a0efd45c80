"""A winning number in its shape."""

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from tests.conftest import PROJECT

TAPIS = PROJECT / "qml" / "Tapis"


@pytest.mark.parametrize("size", [0, -8])
def test_no_picture_is_asked_for_before_there_is_room(qtbot: QtBot, size: int) -> None:
    """As in the first moment of a terminal that has numbers to show."""
    engine = QQmlEngine()
    engine.addImportPath(str(PROJECT / "qml"))
    component = QQmlComponent(engine, QUrl.fromLocalFile(str(TAPIS / "Controls" / "Badge.qml")))
    badge = component.createWithInitialProperties({"pocket": "23", "size": size})
    assert isinstance(badge, QQuickItem), component.errorString()
    assert badge.property("source").isEmpty()
