"""Hands that do not touch the glass: keys, or two switches, at the pace of a person.

A key press takes half a second, the figure that Card, Moran and Newell's keystroke-level model has
for typing random letters. A switch takes 0.8 s: a little more than the 0.75 s of the same model for
complex codes, for a hand that moves once between two presses. A held switch is down for 0.6 s of
it.
"""

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent

from tests.ui.terminal.salon import Salon

KEY_S, SWITCH_S, HELD_S = 0.5, 0.8, 0.6
MOVE, CHOOSE = Qt.Key.Key_Space, Qt.Key.Key_Return


class Hands:
    """Counts what it presses, and how long that takes on the house's clock."""

    def __init__(self, salon: Salon) -> None:
        self._salon = salon
        self.pressed = 0
        self.took_s = 0.0

    @property
    def at(self) -> str:
        """What the frame is around."""
        return self._salon.view.table_top.guide.caption

    def keys(self, *keys: Qt.Key | str) -> None:
        for key in keys:
            self._press(key, takes_s=KEY_S)

    def move(self, times: int = 1) -> None:
        for _ in range(times):
            self._press(MOVE, takes_s=SWITCH_S)

    def choose(self) -> None:
        self._press(CHOOSE, takes_s=SWITCH_S)

    def hold(self) -> None:
        self._press(CHOOSE, takes_s=SWITCH_S, held_s=HELD_S)

    def scan_to(self, *names: str) -> None:
        """Along each group to the name, and into it."""
        for name in names:
            for _ in range(60):
                if self.at == name:
                    break
                self.move()
            assert self.at == name, f"{name} is not in this group"
            self.choose()

    def _press(self, key: Qt.Key | str, *, takes_s: float, held_s: float = 0.1) -> None:
        code = key if isinstance(key, Qt.Key) else Qt.Key(ord(key))
        text = key if isinstance(key, str) else ""
        self._send(QEvent.Type.KeyPress, code, text)
        self._pass(held_s)
        self._send(QEvent.Type.KeyRelease, code, text)
        self._pass(takes_s - held_s)
        self.pressed += 1

    def _send(self, kind: QEvent.Type, code: Qt.Key, text: str) -> None:
        event = QKeyEvent(kind, code, Qt.KeyboardModifier.NoModifier, text)
        QCoreApplication.sendEvent(self._salon.window, event)

    def _pass(self, seconds: float) -> None:
        """The table's clock goes on as well, and closes the round when its time is over."""
        house = self._salon.house
        house.clock.passed_s += seconds
        self.took_s += seconds
        if house.seat.left_s is not None:
            house.seat.left_s -= seconds
            if house.seat.left_s <= 0:
                house.closes()
