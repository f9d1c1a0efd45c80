"""The keys that two switches are."""

from msgspec import Struct
from PySide6.QtCore import Qt


class Switches(Struct, frozen=True):
    move: Qt.Key = Qt.Key.Key_Space
    choose: Qt.Key = Qt.Key.Key_Return
