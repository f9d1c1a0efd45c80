"""The cloth: its picture, lit and winning cells, chips, and the finger on it."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import Property, QObject, QPointF, QRectF, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.game.settling import merged
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision
from kiosk.game.terminal.state import Phase
from kiosk.rules.layout import BOXES
from kiosk.rules.pockets import ZEROS
from kiosk.rules.wagers import Kind, wager_id
from kiosk.ui.cloth_map import ClothMap
from kiosk.ui.geometry import Area, Pixel
from kiosk.ui.money import chip_text
from kiosk.ui.painting.canvas import whole_pixels
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.rows import Rows
from kiosk.ui.terminal.actions_view import ActionsView
from kiosk.ui.terminal.cloth_rows import (
    CellRow,
    ChipRow,
    Dot,
    Lie,
    cell_rows,
    chip_rows,
    colour_cents,
    dot_rows,
)
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.terminal.finger import Finger
from kiosk.ui.terminal.preview_view import PreviewView
from kiosk.ui.terminal.rail_view import RailView
from kiosk.ui.upright_map import map_of
from kiosk.ui.words import box_label

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

PREVIEW_MS = 120
LONG_PRESS_MS = 700
PILL_MS = 2500
CHIP_AWAY_MS = 160
"""A little longer than the fading takes."""
_SPOT = 64
"""Of a spot that is no cell, at scale 1."""


@QmlElement
class ClothView(QObject):
    changed = Signal()
    finger_changed = Signal()
    pill_changed = Signal()
    done = Signal(object)
    """A decision, for whoever explains what the limits took off."""

    def __init__(  # noqa: PLR0913 - each is a part of the screen the cloth works with
        self,
        desk: Desk,
        pictures: Pictures,
        *,
        rail: RailView,
        actions: ActionsView,
        preview: PreviewView,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._pictures = pictures
        self._rail = rail
        self._actions = actions
        self._preview = preview
        self._cells = Rows(CellRow, self)
        self._chips = Rows(ChipRow, self)
        self._dots = Rows(Dot, self)
        self._near = Rows(ChipRow, self)
        self._map: ClothMap | None = None
        self._areas: Mapping[str, Area] = {}
        """Of its cells, in whole pixels."""
        self._size = (0.0, 0.0, 1.0, False)
        self._rev = 0
        self._quiet = False
        self._outcome: str | None = None
        self._last_stakes: Mapping[str, int] = {}
        self._leaving: Mapping[str, int] = {}
        """What lost and is still fading."""
        self._dolly = QPointF()
        self._finger: Finger | None = None
        self._lifted = ""
        """The spot whose chips the next touch moves, in the mode for that."""
        self._aimed = ""
        """The spot that keys or switches point at."""
        self._lit: frozenset[str] = frozenset()
        self._lit_shown = self._lit
        self.max_bet = False
        """The next touch of a number places a Max Bet on it."""
        self._pill = ("", "")
        # One for all rounds: each call of `QTimer.singleShot` leaves something behind for good.
        self._away_timer = QTimer(self, singleShot=True, interval=CHIP_AWAY_MS)
        self._away_timer.timeout.connect(self._losers_gone)
        self._pill_timer = QTimer(self, singleShot=True, interval=PILL_MS)
        self._pill_timer.timeout.connect(self._fade_pill)
        self._preview_timer = QTimer(self, singleShot=True, interval=PREVIEW_MS)
        self._preview_timer.timeout.connect(self._show_preview)
        self._long_timer = QTimer(self, singleShot=True, interval=LONG_PRESS_MS)
        self._long_timer.timeout.connect(self._take_back)
        actions.changed.connect(self._drop_lifted)

    @Slot(float, float, float, bool)
    def resize(self, width: float, height: float, scale: float, compact: bool) -> None:
        if width <= 0 or height <= 0:
            return
        self._size = (width, height, scale, compact)
        book = self._desk.book
        self._map = map_of(book, width=width, height=height, scale=scale, compact=compact)
        self._areas = {cell.id: whole_pixels(cell.area) for cell in self._map.cells.values()}
        boxes = (wager for wager in book.wagers.values() if wager.kind in BOXES)
        labels = {wager.id: box_label(wager) for wager in boxes}
        before, self._rev = self._rev, self._pictures.set_cloth(self._map, labels)
        self._pictures.forget(before)
        self._preview.set_map(self._map)
        self.changed.emit()
        self.refresh()

    @property
    def map(self) -> ClothMap | None:
        """Where everything is. None: the window has no size yet."""
        return self._map

    def retranslate(self) -> None:
        """Boxes have their names on them; what is said at a spot is gone in a moment anyway."""
        self._fade_pill()
        self.resize(*self._size)

    # ---- What is shown ------------------------------------------------------------------------

    def refresh(self) -> None:
        if self._map is None:
            return
        self._drop_stale_finger()
        result = self._desk.shown_result
        outcome = result.outcome if result is not None else None
        stakes = self._stakes()
        quiet = outcome is not None or not self._desk.connected or bool(self._desk.state.frozen)
        won = {w for w in stakes if outcome and outcome in self._desk.book.wagers[w].numbers}
        self._see_losers_off(outcome)
        lie = Lie(
            stakes=stakes,
            leaving=self._leaving,
            won=won,
            outcome=outcome,
            lit=self._lit,
            held=self._finger.spot or "" if self._finger and self._held_cents else "",
            quiet=quiet,
        )
        self._lit_shown = self._lit
        self._cells.show(cell_rows(self._areas, self._desk.book, lie, rev=self._rev))
        self._chips.show(chip_rows(self._map, self._desk, lie))
        self._show_near()
        dolly = self._dolly_at(self._map, outcome)
        if (quiet, dolly) != (self._quiet, self._dolly):
            self._quiet, self._dolly = quiet, dolly
            self.changed.emit()

    def _stakes(self) -> Mapping[str, int]:
        """What lies on the cloth; after the result only what won."""
        state = self._desk.state
        result = self._desk.shown_result
        if result is not None:
            wagers = self._desk.book.wagers
            played = merged(result.stakes, result.promotional)
            return {w: cents for w, cents in played.items() if result.outcome in wagers[w].numbers}
        if state.phase is Phase.BETTING:
            return state.layout()
        return merged(state.sent.stakes, state.sent.promotional) if state.sent else {}

    def _see_losers_off(self, outcome: str | None) -> None:
        """When the result comes, what lay on the cloth and lost leaves it."""
        if outcome is not None and self._outcome is None:
            self._leaving = self._last_stakes
            self._away_timer.start()
        self._outcome = outcome
        self._last_stakes = self._stakes()

    def _losers_gone(self) -> None:
        self._leaving = {}
        self.refresh()

    def _dolly_at(self, cloth: ClothMap, outcome: str | None) -> QPointF:
        if outcome is None:
            return QPointF()
        area = cloth.cells[outcome].area
        return QPointF(area.right, area.bottom)

    # ---- The finger ---------------------------------------------------------------------------

    @Slot(QPointF)
    def press(self, at: QPointF) -> None:
        if self._map is None:
            return
        spot = self._spot_at(at)
        if spot is None:
            return
        if not self._desk.can_wager:
            self._desk.touch(c.Place(spot, self._rail.chip_cents))  # refused, with the reason
            return
        there = spot in self._desk.state.layout()
        self._finger = Finger(
            round=self._desk.state.round, spot=spot, began=spot, chips_there=there
        )
        self._light(spot)
        self._preview_timer.start()
        if there and not self._actions.moving:
            self._long_timer.start()

    @Slot(QPointF)
    def move(self, at: QPointF) -> None:
        if self._finger is None:
            return
        spot = self._spot_at(at)
        if spot == self._finger.spot:
            return
        self._finger = self._finger.moved_to(spot)
        self._long_timer.stop()
        self._light(spot)
        if not self._finger.spent:
            self._show_preview()

    @Slot(QPointF)
    def release(self, at: QPointF) -> None:
        finger, self._finger = self._finger, None
        self._lit = frozenset()  # goes out together with what comes of the touch
        self._put_preview_away()
        self._act(finger)
        self._light(None)

    def _act(self, finger: Finger | None) -> None:
        if finger is None or finger.spent or finger.spot is None or finger.began is None:
            return
        if finger.carries and not self._actions.moving:
            self._do(c.Move(finger.began, finger.spot))
        else:
            self.strike(finger.spot)

    def strike(self, spot: str) -> None:
        """What a touch of a spot means now, however it is touched."""
        if self._actions.moving:
            self._lift_or_drop(spot)
        elif self.max_bet and (number := self._number_of(spot)):
            self._do(c.PlacePieces(f"max-bet:{number}", self._rail.chip_cents))
        else:
            self._do(c.Place(spot, self._rail.chip_cents))

    @property
    def shows_result(self) -> bool:
        """Nothing must lie over the number that won."""
        return self._desk.shown_result is not None

    def aim(self, spot: str) -> None:
        """Keys or switches point at a spot, or at none: it shows as under a finger."""
        self._aimed = spot
        self._light(spot or None)
        if spot and self._desk.can_wager and not self._actions.moving:
            self._preview_spot(spot)
        else:
            self._preview.hide()
        self._show_near()

    def area_of(self, spot: str) -> QRectF:
        """Where a spot is on the cloth: its cell, or a finger's width around a line."""
        if self._map is None:
            return QRectF()
        wager, at = self._desk.book.wagers[spot], self._map.places[spot].touch
        cell = self._map.cells.get(wager.numbers[0] if wager.kind is Kind.STRAIGHT else spot)
        if cell is not None:
            return QRectF(cell.area.x, cell.area.y, cell.area.width, cell.area.height)
        size = _SPOT * self._map.scale
        return QRectF(at.x - size / 2, at.y - size / 2, size, size)

    @Slot()
    def cancel(self) -> None:
        self._finger = None
        self._put_preview_away()
        self._light(None)

    def _spot_at(self, at: QPointF) -> str | None:
        assert self._map is not None
        pixel = Pixel(at.x(), at.y())
        if self.max_bet and (pocket := self._map.pocket_at(pixel)):
            return wager_id(Kind.STRAIGHT, (pocket,))
        return self._map.spot_at(pixel)

    def _number_of(self, spot: str) -> str | None:
        wager = self._desk.book.wagers[spot]
        return wager.numbers[0] if wager.kind is Kind.STRAIGHT else None

    def _drop_stale_finger(self) -> None:
        finger = self._finger
        if finger and (finger.round != self._desk.state.round or not self._desk.can_wager):
            self.cancel()
        if not self._desk.can_wager:
            self._lifted = ""

    def _drop_lifted(self) -> None:
        """Nobody moves anything any more."""
        if self._lifted and not self._actions.moving:
            self._lifted = ""
            self.finger_changed.emit()

    def _put_preview_away(self) -> None:
        self._preview_timer.stop()
        self._long_timer.stop()
        self._preview.hide()
        self._near.show([])

    def _take_back(self) -> None:
        """A long press on one's own chips."""
        finger = self._finger
        if finger is not None and finger.spot is not None and finger.spot == finger.began:
            self._finger = Finger(
                round=finger.round, spot=finger.spot, began=None, chips_there=False, spent=True
            )
            self._preview.hide()
            self._do(c.TakeBack(finger.spot))
            self.finger_changed.emit()

    def _lift_or_drop(self, spot: str) -> None:
        if not self._lifted:
            self._lifted = spot if spot in self._desk.state.layout() else ""
            self._actions.picked_up(bool(self._lifted))
        else:
            origin, self._lifted = self._lifted, ""
            self._actions.end_move()
            if origin != spot:
                self._do(c.Move(origin, spot))
        self.finger_changed.emit()

    def _do(self, command: c.Command) -> None:
        decision: Decision | None = self._desk.touch(command)
        if decision is not None:
            self.done.emit(decision)

    def _light(self, spot: str | None) -> None:
        wager = spot if spot is not None else ""
        if spot and self.max_bet and (number := self._number_of(spot)):
            pieces = self._desk.book.announced[f"max-bet:{number}"].pieces
            self.light(p for piece in pieces for p in self._desk.book.wagers[piece].numbers)
        else:
            self.light(self._map.lit_by(wager) if spot and self._map else ())
        zero_area = bool(spot) and any(p in ZEROS for p in self._desk.book.wagers[wager].numbers)
        self._show_dots(zero_area and not self.max_bet)
        self.finger_changed.emit()

    def light(self, cells: Iterable[str]) -> None:
        """Light these cells and no others; also from the race track."""
        self._lit = frozenset(cells)
        if self._lit != self._lit_shown:
            self.refresh()

    def _show_dots(self, shown: bool) -> None:
        """While a finger is among the zeros their spots show: they lie close together."""
        several = len(self._desk.book.layout.zeros) > 1
        if shown and several and self._map is not None:
            self._dots.show(dot_rows(self._map, self._desk.book))
        else:
            self._dots.show([])

    def _show_near(self) -> None:
        """The chips that lie under the lens of the preview."""
        lens = self._preview.lens_area
        self._near.show([row for row in self._chips.rows if lens.holds(Pixel(row.x, row.y))])

    def _show_preview(self) -> None:
        finger = self._finger
        if finger is None or finger.spot is None or self._actions.moving or finger.carries:
            self._preview.hide()
        else:
            self._preview_spot(finger.spot)
        self._show_near()

    def _preview_spot(self, spot: str) -> None:
        if self.max_bet and (number := self._number_of(spot)):
            self._preview.show_pieces(f"max-bet:{number}", self._rail.chip_cents)
        else:
            self._preview.show_wager(spot, self._rail.chip_cents)

    # ---- For QML ------------------------------------------------------------------------------

    @Property(str, notify=changed)
    def source(self) -> str:
        if self._map is None:
            return ""
        return f"image://tapis/cloth/{self._rev}/{'quiet' if self._quiet else 'open'}"

    @Property(bool, notify=changed)
    def quiet(self) -> bool:
        return self._quiet

    @Property(Rows, constant=True)
    def cells(self) -> Rows:
        return self._cells

    @Property(Rows, constant=True)
    def chips(self) -> Rows:
        return self._chips

    @Property(Rows, constant=True)
    def near(self) -> Rows:
        """Of the chips, those under the lens."""
        return self._near

    @Property(Rows, constant=True)
    def dots(self) -> Rows:
        return self._dots

    @Property(QPointF, notify=changed)
    def dolly(self) -> QPointF:
        """The lower right corner of the winning cell, or nowhere."""
        return self._dolly

    @Property(QPointF, notify=finger_changed)
    def ring(self) -> QPointF:
        """Around the spot under the finger, or the spot whose chips wait to be moved."""
        spot = (self._finger.spot if self._finger else None) or self._aimed or self._lifted
        if not spot or self._map is None:
            return QPointF()
        at = self._map.places[spot].chip
        return QPointF(at.x, at.y)

    def say_at(self, wager: str, words: str) -> None:
        """A few words beside a spot, for a moment."""
        self._pill = (wager, words)
        self._pill_timer.start()
        self.pill_changed.emit()

    def _fade_pill(self) -> None:
        self._pill = ("", "")
        self.pill_changed.emit()

    @Property(str, notify=pill_changed)
    def pill(self) -> str:
        return self._pill[1]

    @Property(QPointF, notify=pill_changed)
    def pillAt(self) -> QPointF:  # noqa: N802 - QML names are camelCase
        if not self._pill[0] or self._map is None:
            return QPointF()
        at = self._map.places[self._pill[0]].chip
        return QPointF(at.x, at.y)

    @Property(bool, constant=True)
    def hasGreen(self) -> bool:  # noqa: N802
        """The box for the zeros takes a place beside the dozens."""
        return Kind.GREEN in self._desk.book.layout.boxes

    @Property(float, notify=changed)
    def zerosWidth(self) -> float:  # noqa: N802
        return self._map.zeros if self._map is not None else 0.0

    @Property(float, notify=changed)
    def endsWidth(self) -> float:  # noqa: N802
        """Of the boxes at the end of the columns."""
        return self._map.cells["column:1"].area.width if self._map is not None else 0.0

    @property
    def _held_cents(self) -> int:
        """What would lie on the spot under the finger if it were lifted now."""
        finger = self._finger
        if finger is None or finger.spent or not finger.spot or self._actions.moving:
            return 0
        layout = self._desk.state.layout()
        there_cents = layout.get(finger.spot, 0)
        if finger.carries and finger.began:
            return there_cents + layout.get(finger.began, 0)
        return there_cents + self._rail.chip_cents

    @Property(str, notify=finger_changed)
    def held(self) -> str:
        """The stake under the finger, as it would be."""
        cents = self._held_cents
        return chip_text(cents, self._desk.look.currency.marks) if cents else ""

    @Property(int, notify=finger_changed)
    def heldCents(self) -> int:  # noqa: N802
        """Decides its colour."""
        return colour_cents(self._desk.look.chips_cents, self._held_cents)

    @Property(str, notify=finger_changed)
    def emptied(self) -> str:
        """The spot that carried chips were lifted from."""
        finger = self._finger
        return finger.began if finger and finger.carries and finger.began else ""
