"""The keys of a technician's window."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from kiosk.ui.application import WindowPlace, show_at
from kiosk.ui.technician_keys import TechnicianKeys

SIZE = (640, 360)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QQuickWindow]:
    window = QQuickWindow()
    yield window
    # Now, and not whenever Python finds that the window and its keys know only one another: that
    # may be in the midst of another window being loaded.
    window.destroy()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)
    assert not isValid(window)


@pytest.mark.parametrize("full", [True, False], ids=["full-screen", "windowed"])
def test_f11_fills_the_screen_and_leaves_it(window: QQuickWindow, full: bool) -> None:
    told: list[bool] = []
    place = WindowPlace(SIZE, full=full)
    TechnicianKeys(window, place, told.append)
    show_at(window, place)
    screen = window.screen().size()
    for fills in (full, not full, full):
        assert window.size().toTuple() == (screen.toTuple() if fills else SIZE)
        assert (window.visibility() == QQuickWindow.Visibility.FullScreen) is fills
        assert told.pop() is fills
        QTest.keyClick(window, Qt.Key.Key_F11)


def test_ctrl_q_closes_it_and_q_does_not(window: QQuickWindow) -> None:
    TechnicianKeys(window, WindowPlace(SIZE), lambda fills: None)
    show_at(window, WindowPlace(SIZE))
    QTest.keyClick(window, Qt.Key.Key_Q)
    assert window.isVisible()
    QTest.keyClick(window, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert not window.isVisible()
