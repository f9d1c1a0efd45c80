"""The way into the menu of staff, by touch."""

from PySide6.QtCore import QPoint

from tests.ui.terminal.house import PIN
from tests.ui.terminal.salon import Salon


def corners(salon: Salon, *order: int) -> None:
    right, bottom = salon.window.width() - 4, salon.window.height() - 4
    places = [QPoint(4, 4), QPoint(right, 4), QPoint(right, bottom), QPoint(4, bottom)]
    for index in order or range(4):
        salon.touch(places[index])


def type_pin(salon: Salon, pin: str = PIN) -> None:
    for digit in pin:
        salon.touch(f"key-{digit}")
    salon.touch("personConfirm")
