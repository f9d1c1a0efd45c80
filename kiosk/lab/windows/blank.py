"""A window with nothing on it, the least that PySide6 and QML can cost. Screens are measured beside
it. `python -m kiosk.lab.windows.blank` opens one and says when it is up."""

import os
import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

UP = "the screen is up"

# The square is where a finger is, and moves while the window is told to.
_QML = b"""
import QtQuick

Window {
    property bool moving: false

    width: 1920
    height: 1080
    visible: true

    PointHandler {
        id: finger
    }

    Rectangle {
        x: finger.point.position.x - 30
        y: finger.point.position.y - 30
        width: 60
        height: 60
        color: finger.active ? "red" : "gray"
    }

    Rectangle {
        width: 60
        height: 60
        color: "gray"

        NumberAnimation on x {
            running: moving
            from: 0
            to: 600
            duration: 1000
            loops: Animation.Infinite
        }
    }
}
"""


def open_blank() -> tuple[QGuiApplication, QQmlApplicationEngine, QQuickWindow]:
    application = QGuiApplication(sys.argv[:1])
    engine = QQmlApplicationEngine()
    engine.loadData(_QML)
    window = engine.rootObjects()[0]
    assert isinstance(window, QQuickWindow)
    return application, engine, window


def main() -> None:
    application, _engine, window = open_blank()
    window.frameSwapped.connect(
        lambda: print(UP, file=sys.stderr, flush=True), Qt.ConnectionType.SingleShotConnection
    )
    application.exec()


if __name__ == "__main__":
    os.environ.setdefault("QSG_RENDER_LOOP", "basic")
    os.environ.setdefault("QT_QPA_UPDATE_IDLE_TIME", "0")
    main()
