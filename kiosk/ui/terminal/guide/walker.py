"""Where one is on the screen without touching it, and what keys and switches do there.

Keys: Tab and Shift+Tab go from group to group, arrows within one, figures to a number of the cloth,
Enter does what a touch would, Escape ends it; at a slider, arrows to the side, Home and End move
it. Two switches: one moves, the other chooses; the
second, held for a moment, leads back out. Any touch puts all this away.
"""

from collections.abc import Callable
from enum import Enum, auto
from math import inf

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtQuick import QQuickWindow

from kiosk.rules.rulebook import RuleBook
from kiosk.ui.terminal.cloth_view import ClothView
from kiosk.ui.terminal.guide import bets
from kiosk.ui.terminal.guide.places import CHIPS, CLOTH, GuidePlaces
from kiosk.ui.terminal.guide.reach import Reach
from kiosk.ui.terminal.guide.switches import Switches
from kiosk.ui.terminal.guide.tree import BACK, Node, Path, along, found, into, kept, out
from kiosk.ui.terminal.track_view import TrackView
from kiosk.ui.texts import translate
from kiosk.ui.times import Times

HOLD_S = 0.5
"""A choice that lasts so long means: back."""
TYPING_S = 1.5
"""So soon after another, a figure belongs to the same number."""
LOOK_AGAIN_MS = 250
_MARGIN = 4
_ACROSS = 2.5
"""How much more a step to the side counts than one ahead."""
_ARROWS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
_SLIDES = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_PageUp: -10,
    Qt.Key.Key_PageDown: 10,
    Qt.Key.Key_Home: -inf,
    Qt.Key.Key_End: inf,
}
"""By how many steps a slider goes, where one is at one."""
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_COMMANDS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class _By(Enum):
    NOTHING = auto()
    KEYS = auto()
    SWITCHES = auto()


class Walker(QObject):
    """Made at the first key: nobody else pays for it. `tell` is given the frame and its caption."""

    def __init__(  # noqa: PLR0913 - each is a part of the screen that is walked over
        self,
        book: RuleBook,
        times: Times,
        *,
        cloth: ClothView,
        track: TrackView,
        window: QQuickWindow,
        switches: Switches,
        tell: Callable[[QRectF, str], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._book, self._times = book, times
        self._cloth, self._track = cloth, track
        self._window, self._switches = window, switches
        self._tell = tell
        self._by = _By.NOTHING
        self._path: Path = ()
        self._typed, self._typed_s = "", 0.0
        self._chosen_s: float | None = None
        """When the choosing key went down."""
        self._pointed = ""
        """The node that the cloth or the track shows."""
        self._looking = QTimer(self, interval=LOOK_AGAIN_MS)
        self._looking.timeout.connect(self._show)

    # ---- What comes in ------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """Whether it meant something here."""
        if event.modifiers() & _COMMANDS:
            return False
        key = Qt.Key(event.key())
        if key in _SLIDES and event.type() == QEvent.Type.KeyPress and self._slid(_SLIDES[key]):
            return True  # for as long as it is held
        if event.isAutoRepeat():
            return True
        if event.type() == QEvent.Type.KeyRelease:
            return self._is_choice(key) and self._choice_ends()
        return self._pressed(key, event)

    def _pressed(self, key: Qt.Key, event: QKeyEvent) -> bool:
        if self._is_choice(key):
            self._chosen_s = self._times.monotonic_s()
        elif key == self._switches.move:
            self._switched()
        elif key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            back = key == Qt.Key.Key_Backtab or bool(event.modifiers() & _SHIFT)
            self._go_to_group(-1 if back else 1)
        elif key in _ARROWS:
            self._go(_ARROWS[key])
        elif key == Qt.Key.Key_Escape:
            self.put_away()
        elif event.text().isdigit():
            return self._type(event.text())
        else:
            return False
        return True

    def put_away(self) -> None:
        """Somebody touches the screen."""
        if self._by is _By.NOTHING:
            return
        self._by, self._path = _By.NOTHING, ()
        self._looking.stop()
        self._point_at("")
        self._tell(QRectF(), "")

    def _is_choice(self, key: Qt.Key) -> bool:
        if key in (self._switches.choose, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return True
        return key == Qt.Key.Key_Space and self._switches.move != Qt.Key.Key_Space

    def _choice_ends(self) -> bool:
        began_s, self._chosen_s = self._chosen_s, None
        if began_s is None:
            return True
        if self._by is _By.NOTHING:
            self._begin(_By.SWITCHES)
        elif self._times.monotonic_s() - began_s >= HOLD_S:
            self._path = self._path[:1]
            self._show()
        else:
            self._choose()
        return True

    # ---- Two switches -------------------------------------------------------------------------

    def _switched(self) -> None:
        if self._by is not _By.SWITCHES:
            self._begin(_By.SWITCHES)
            return
        self._path = along(self._places().tree, self._path)
        self._show()

    def _begin(self, by: _By) -> None:
        self._by, self._path = by, ()
        self._looking.start()
        self._show()

    # ---- Keys ---------------------------------------------------------------------------------

    def _go_to_group(self, by: int) -> None:
        if self._by is not _By.KEYS:
            self._begin(_By.KEYS)
            return
        self._path = along(self._places().tree, self._path[:1], by)
        self._show()

    def _go(self, towards: QPointF) -> None:
        """To the nearest in this direction, of the same group."""
        if self._by is not _By.KEYS:
            self._begin(_By.KEYS)
            return
        places = self._places()
        nodes = found(places.tree, self._path)
        if not nodes:
            return
        points = {leaf.id: places.area(leaf).center() for leaf in nodes[0].leaves}
        there = nearest(points, points[nodes[-1].id], towards)
        if there is not None:
            self._path = (nodes[0].id, there)
            self._show()

    def _type(self, figure: str) -> bool:
        """17 is a one and then, soon, a seven. Where there is no cloth a figure means nothing."""
        if not self._places().has_cloth:
            return False
        now_s = self._times.monotonic_s()
        before = self._typed if now_s - self._typed_s <= TYPING_S else ""
        longer = bets.straight_of(self._book, before + figure)
        self._typed, self._typed_s = before + figure if longer else figure, now_s
        if wager := bets.straight_of(self._book, self._typed):
            if self._by is not _By.KEYS:
                self._begin(_By.KEYS)
            self._path = (CLOTH, bets.WAGER + wager)
            self._show()
        return True

    def _slid(self, steps: float) -> bool:
        """Whether one is at a slider."""
        if self._by is not _By.KEYS:
            return False
        places = self._places()
        nodes = found(places.tree, self._path)
        control = places.control(nodes[-1]) if nodes else None
        if control is None or not control.slides:
            return False
        control.slide(steps)
        self._show()
        return True

    # ---- Choosing -----------------------------------------------------------------------------

    def _choose(self) -> None:
        places = self._places()
        self._path = kept(places.tree, self._path)
        nodes = found(places.tree, self._path)
        if self._path and self._path[-1] == BACK:
            self._path = out(self._path)
        elif nodes and nodes[-1].children:
            self._path = into(places.tree, self._path)
        elif nodes:
            self._do(nodes[-1], places)
            if self._by is _By.SWITCHES and nodes[0].id == CHIPS:
                # Whoever has picked a chip wants to place it.
                self._path = along(places.tree, self._path[:1])
        self._show()

    def _do(self, leaf: Node, places: GuidePlaces) -> None:
        wager, announced = bets.meant(leaf.id)
        if wager:
            self._cloth.strike(wager)
        elif announced:
            self._track.place(announced)
        else:
            places.press(leaf)
        self._pointed = ""  # what it shows has changed

    # ---- What is shown ------------------------------------------------------------------------

    def _places(self) -> GuidePlaces:
        return GuidePlaces(
            self._book,
            Reach(self._window),
            cloth=self._cloth,
            track=self._track,
            flat=self._by is _By.KEYS,
        )

    def _show(self) -> None:
        if self._by is _By.NOTHING:
            return
        places = self._places()
        self._path = kept(places.tree, self._path)
        if self._by is _By.KEYS and len(self._path) == 1:
            self._path = into(places.tree, self._path)
        nodes = found(places.tree, self._path)
        if not nodes:
            self._point_at("")
            self._tell(QRectF(), "")
            return
        back = self._path[-1] == BACK
        self._point_at("" if back or self._cloth.shows_result else nodes[-1].id)
        around = places.area(nodes[-1]).adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
        self._tell(around, translate("GuideView", "Back") if back else nodes[-1].name)

    def _point_at(self, id_: str) -> None:
        """The cloth and the track show what is meant, as they do under a finger."""
        if id_ == self._pointed:
            return
        self._pointed = id_
        wager, announced = bets.meant(id_)
        self._track.cancel()
        self._cloth.aim(wager)
        if announced:
            self._track.pressKey(announced)


def nearest(places: dict[str, QPointF], here: QPointF, towards: QPointF) -> str | None:
    """Of all that lie ahead the one with the least way, the sideways part of it counted dear."""
    best, least = None, inf
    for id_, place in places.items():
        way = place - here
        ahead = QPointF.dotProduct(way, towards)
        aside = abs(QPointF.dotProduct(way, QPointF(towards.y(), towards.x())))
        if ahead > 1 and aside <= ahead * _ACROSS and (cost := ahead + _ACROSS * aside) < least:
            best, least = id_, cost
    return best
