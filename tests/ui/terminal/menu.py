"""The way into the menu of staff, by touch."""

from collections.abc import Callable

from PySide6.QtCore import QPoint

from tests.ui.terminal.house import PIN
from tests.ui.terminal.salon import Salon

Wait = Callable[[Callable[[], bool]], None]


def corners(salon: Salon, *order: int) -> None:
    right, bottom = salon.window.width() - 4, salon.window.height() - 4
    places = [QPoint(4, 4), QPoint(right, 4), QPoint(right, bottom), QPoint(4, bottom)]
    for index in order or range(4):
        salon.touch(places[index])


def type_pin(salon: Salon, pin: str = PIN) -> None:
    for digit in pin:
        salon.touch(f"key-{digit}")
    salon.touch("personConfirm")


def look_through(salon: Salon, look: Callable[[str], None], wait: Wait) -> None:
    """At each page, by its name, as somebody who may change something."""
    corners(salon)
    wait(lambda: salon.find("person-tess") is not None)
    look("sign-in")
    salon.touch("person-tess")
    type_pin(salon)
    wait(lambda: salon.find("figure-notes") is not None)
    for row in list(salon.view.staff.view.pages.rows):
        salon.touch(f"page-{row.key}")
        wait(lambda: not salon.desk._tasks)
        look(row.key)
        if row.key == "touch":
            salon.touch("touchClose")
    salon.touch("staffClose")
    wait(lambda: not salon.house.state.locks.reasons)
