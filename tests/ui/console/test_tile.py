"""The tile of a seat, whatever a language makes of its words."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQml import QQmlComponent
from PySide6.QtQuick import QQuickItem

from kiosk.ui.application import Application

ROOM_PX = 193
"""For a name and an amount on a tile."""


@pytest.mark.parametrize("name", ["Bet", "Taruhan", "Donaudampfschiff"])
def test_the_tick_of_registered_bets_lies_on_no_word(application: Application, name: str) -> None:
    component = QQmlComponent(application.engine)
    component.loadFromModule("Tapis.Console", "SeatFigure")
    figure = component.createWithInitialProperties(
        {"name": name, "figure": "4,200.00", "ticked": True, "width": ROOM_PX, "height": 32}
    )
    assert isinstance(figure, QQuickItem)
    tick = figure.findChild(QQuickItem, "figureTick")
    texts = [item for item in figure.childItems() if item.inherits("QQuickText")]
    seen = [item for item in texts if item.isVisible()]
    assert tick.isVisible() and [item.property("text") for item in seen][-1] == "4,200.00"
    on = [item.property("text") for item in seen if area(item).intersects(area(tick))]
    figure.deleteLater()
    assert not on
    assert area(tick).left() >= 0


def area(item: QQuickItem) -> QRectF:
    return QRectF(item.x(), item.y(), item.width(), item.height())
