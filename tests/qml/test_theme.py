"""The palette keeps its promise: text reads at 4.5:1, outlines that carry a shape show at 3:1."""

import pytest
from PySide6.QtGui import QColor
from PySide6.QtQml import QQmlComponent, QQmlEngine
from pytestqt.qtbot import QtBot

from tests.conftest import PROJECT
from tests.ui.sight.eyes import contrast

TEXT = [
    *[("ivory", on) for on in ("room", "panel", "raised", "felt", "feltLit", "red", "redLit")],
    ("ivory", "zero"),
    *[("ivory2", on) for on in ("room", "panel", "felt0", "quietRed", "quietZero", "quiet0")],
    *[("ivory3", on) for on in ("room", "panel")],
    ("brassBright", "panel"),
    ("brassBright", "brassWash"),
    ("ink", "brass"),
    *[(state, "panel") for state in ("ok", "warn", "alarm")],
    *[("brassBright", on) for on in ("nova0", "nova1", "winBand0", "rolling0")],
    *[("ivory", on) for on in ("odometer0", "winBand0")],
    ("ivory3", "odometer0"),
    ("warn", "waitFill"),
    ("alarm", "alarmFill"),
    ("dangerText", "alarmFill"),
]
OUTLINES = [
    ("redLine", "felt0"),
    ("blackLine", "felt0"),
    ("redLitLine", "feltLit"),
    ("ivory2", "feltLit"),
    ("quietRedLine", "quiet0"),
    ("quietBlackLine", "quiet0"),
    ("quietZeroLine", "quiet0"),
    ("quietZeroLine", "panel"),
    ("zeroLine", "felt0"),
    ("brass", "feltLit"),
    ("warn", "waitFill"),
    ("brass", "room"),
]


@pytest.mark.parametrize(("front", "back"), TEXT)
def test_text_can_be_read(qtbot: QtBot, front: str, back: str) -> None:
    assert contrast(theme_colour(front), theme_colour(back)) >= 4.5


@pytest.mark.parametrize(("front", "back"), OUTLINES)
def test_outlines_can_be_seen(qtbot: QtBot, front: str, back: str) -> None:
    assert contrast(theme_colour(front), theme_colour(back)) >= 3


def theme_colour(name: str) -> QColor:
    engine = QQmlEngine()
    engine.addImportPath(str(PROJECT / "qml"))
    component = QQmlComponent(engine)
    source = f"import QtQuick\nimport Tapis.Theme\nQtObject {{ property color it: Theme.{name} }}"
    component.setData(source.encode(), "")
    found = component.create()
    assert found is not None, component.errorString()
    colour = found.property("it")
    assert isinstance(colour, QColor)
    return colour
