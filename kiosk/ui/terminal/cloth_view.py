"""The cloth: its picture, lit and winning cells, chips, and the finger on it."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, QPointF, QRectF, QTimer, Slot

from kiosk.game.round.state import TerminalPhase
from kiosk.game.settling import merged
from kiosk.rules.layout import BOXES
from kiosk.rules.pockets import ZEROS
from kiosk.rules.wagers import Kind, wager_id
from kiosk.ui.cloth_map import ClothMap
from kiosk.ui.geometry import Area, Pixel
from kiosk.ui.painting.ahead import DrawnAhead
from kiosk.ui.painting.canvas import whole_pixels
from kiosk.ui.painting.cloth import ClothState
from kiosk.ui.painting.dolly import dolly_width
from kiosk.ui.painting.rays import rays_area
from kiosk.ui.rings_came import has_won
from kiosk.ui.shown import constant, rows_of
from kiosk.ui.terminal.cloth_rows import (
    CellRow,
    ChipRow,
    ClothContents,
    Dot,
    cell_rows,
    chip_rows,
    colour_cents,
    dot_rows,
)
from kiosk.ui.terminal.finger import Finger
from kiosk.ui.terminal.surface_view import SurfaceContext, SurfaceView
from kiosk.ui.texts import translate
from kiosk.ui.upright_map import map_of
from kiosk.ui.words import box_label

PREVIEW_MS = 120
LONG_PRESS_MS = 700
PILL_MS = 2500
CHIP_AWAY_MS = 300
"""What lost fades at once, and is seen for so long: the eye can follow what goes."""
_DOLLY, _DOLLY_COMPACT = 63, 46
_DOLLY_BETWEEN = 0.23
"""Of the cell's height: as much as chips on it and around it leave free."""
_SLIP = 24
"""So far beside the cloth a finger may end by mistake, at scale 1."""
_SPOT = 64
"""Of a spot that is no cell, at scale 1."""


class ClothShown(Struct, frozen=True, kw_only=True):
    source: str = ""
    quiet: bool = False
    better: bool = False
    """The round that is over was one to be glad of."""
    dolly: QPointF = QPointF()
    """Where it stands on the winning cell."""
    dolly_height: int = 0
    """None: there is no winning cell."""
    crowded: str = ""
    """The number that came up, if chips lie so close around it that it is told above them."""
    crowded_at: QPointF = QPointF()
    rays: str = ""
    """Around the number, after a large win."""
    rays_at: QPointF = QPointF()
    zeros_width: float = 0.0
    ends_width: float = 0.0
    """Of the boxes at the end of the columns."""
    boxes_height: float = 0.0
    """Of the boxes below the numbers."""
    ring: QPointF = QPointF()
    """Around the spot under the finger, or the spot whose chips wait to be moved."""
    box: str = ""
    """That spot, if it is a box of Spread-Bet: it is not on the cloth."""
    held: str = ""
    """The stake under the finger, as it would be."""
    held_cents: int = 0
    """Decides its colour."""
    emptied: str = ""
    """The spot that carried chips were lifted from."""
    pill: str = ""
    """A few words beside a spot, for a moment."""
    pill_at: QPointF = QPointF()
    pill_box: str = ""
    """The box of Spread-Bet that they are about, which is not on the cloth."""


class ClothView(SurfaceView[ClothShown]):
    cells = rows_of(CellRow)
    chips = rows_of(ChipRow)
    near = rows_of(ChipRow)
    """Of the chips, those under the lens."""
    edge = rows_of(ChipRow)
    """Of the chips, those on the lower edge of the numbers."""
    dots = rows_of(Dot)
    has_green = constant(bool)
    """The box for the zeros takes a place beside the dozens."""

    def __init__(self, around: SurfaceContext, parent: QObject | None = None) -> None:
        super().__init__(around, parent)
        self._has_green = Kind.GREEN in self._desk.book.layout.boxes
        self._map: ClothMap | None = None
        self._ahead = DrawnAhead(self._pictures, self)
        self._areas: Mapping[str, Area] = {}
        """Of its cells, in whole pixels."""
        self._chip_places: Mapping[str, Pixel] = {}
        self._size = (0.0, 0.0, 1.0, False)
        self._outcome: str | None = None
        self._last_stakes: Mapping[str, int] = {}
        self._leaving: Mapping[str, int] = {}
        """What lost and is still fading."""
        self._finger: Finger | None = None
        self._lifted = ""
        """The spot whose chips the next touch moves, in the mode for that."""
        self._aimed = ""
        """The spot that keys or switches point at."""
        self._lit: frozenset[str] = frozenset()
        self._lit_shown = self._lit
        self.max_bet = False
        """The next touch of a number places a Max Bet on it."""
        # One for all rounds: each call of `QTimer.singleShot` leaves something behind for good.
        self._away_timer = QTimer(self, singleShot=True, interval=CHIP_AWAY_MS)
        self._away_timer.timeout.connect(self._losers_gone)
        self._pill_timer = QTimer(self, singleShot=True, interval=PILL_MS)
        self._pill_timer.timeout.connect(self._fade_pill)
        self._preview_timer = QTimer(self, singleShot=True, interval=PREVIEW_MS)
        self._preview_timer.timeout.connect(self._show_preview)
        self._long_timer = QTimer(self, singleShot=True, interval=LONG_PRESS_MS)
        self._long_timer.timeout.connect(self._take_back)
        self._actions.changed.connect(self._drop_lifted)

    @Slot(float, float, float, bool)
    def resize(self, width: float, height: float, scale: float, compact: bool) -> None:
        if width <= 0 or height <= 0:
            return
        self._size = (width, height, scale, compact)
        book = self._desk.book
        self._map = map_of(book, width=width, height=height, scale=scale, compact=compact)
        self._areas = {cell.id: whole_pixels(cell.area) for cell in self._map.cells.values()}
        self._chip_places = {place.wager: place.chip for place in self._map.places.values()}
        boxes = (wager for wager in book.wagers.values() if wager.kind in BOXES)
        labels = {wager.id: box_label(wager) for wager in boxes}
        self._painted(self._pictures.set_cloth(self._map, labels))
        self._ahead.draw(f"cloth/{self._rev}/{how}" for how in (ClothState.HUSH, ClothState.QUIET))
        self._preview.set_map(self._map)
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
        how = self._how(outcome)
        stakes = self._stakes()
        won = {w for w in stakes if has_won(self._desk.book, w, outcome, None)}
        self._see_losers_off(outcome)
        lie = ClothContents(
            stakes=stakes,
            leaving=self._leaving,
            won=won,
            outcome=outcome,
            lit=self._lit,
            held=self._held_spot,
            better=self._desk.better_off,
            how=how,
        )
        self._lit_shown = self._lit
        self.cells.show(cell_rows(self._areas, self._desk.book, lie, rev=self._rev))
        self.chips.show(chip_rows(self._chip_places, self._desk, lie))
        self._show_near()
        bottom = self._map.numbers_bottom
        self.edge.show([row for row in self.chips.rows if abs(row.y - bottom) < 1])
        self.show(
            replace(
                self.showing,
                source=self._source("cloth", how),
                quiet=how is ClothState.QUIET,
                better=self._desk.better_off,
                **self._dolly(self._map, outcome, won),
                **self._rays(self._map, outcome),
                zeros_width=self._map.zeros,
                ends_width=self._map.cells["column:1"].area.width,
                boxes_height=self._map.height - self._map.numbers_bottom,
            )
        )

    def _how(self, outcome: str | None) -> ClothState:
        state = self._desk.state
        if outcome is not None or not self._desk.connected or state.locks.frozen:
            return ClothState.QUIET
        rolls = state.round.phase in (TerminalPhase.CLOSING, TerminalPhase.SPINNING)
        return ClothState.HUSH if rolls or self._desk.awaited is not None else ClothState.OPEN

    def _stakes(self) -> Mapping[str, int]:
        """What lies on the cloth; after the result only what won. Spread-Bets lie elsewhere."""
        return {w: cents for w, cents in self._down().items() if w in self._chip_places}

    def _down(self) -> Mapping[str, int]:
        state = self._desk.state
        result = self._desk.shown_result
        if result is not None:
            book, played = self._desk.book, merged(result.stakes, result.promotional)
            return {
                w: cents for w, cents in played.items() if has_won(book, w, result.outcome, None)
            }
        if state.round.phase is TerminalPhase.BETTING:
            return self._desk.bets.layout()
        if (awaited := self._desk.awaited) is not None:
            return merged(awaited.stakes, awaited.promotional)
        return self._desk.bets.sent()

    def _see_losers_off(self, outcome: str | None) -> None:
        """When the result comes, what lay on the cloth and lost leaves it. A round that opens
        before it has left opens on a cloth without it, and so does the next player."""
        if outcome is None or self._desk.bettor_left:
            self._leaving = {}
            self._away_timer.stop()
        elif self._outcome is None:
            self._leaving = self._last_stakes
            self._away_timer.start()
        self._outcome = outcome
        self._last_stakes = self._stakes()

    def _losers_gone(self) -> None:
        self._leaving = {}
        self.refresh()

    def _dolly(self, cloth: ClothMap, outcome: str | None, won: Collection[str]) -> dict[str, Any]:
        """In the lower right corner of the winning cell; where chips lie there, small between
        them, with the number above them all."""
        if outcome is None:
            return {"dolly": QPointF(), "dolly_height": 0, "crowded": ""}
        area, (_, _, scale, compact) = cloth.cells[outcome].area, self._size
        height, chip = (_DOLLY_COMPACT if compact else _DOLLY), (46 if compact else 60)
        stands = dolly_area(area, height=round(height * scale), scale=scale)
        near = [w for w in won if _near(cloth.places[w].chip, stands, chip * scale / 2)]
        if near:
            stands = dolly_area(area, height=round(_DOLLY_BETWEEN * area.height))
        told_above = any(wager != f"straight:{outcome}" for wager in near)
        return {
            "dolly": QPointF(stands.x, stands.y),
            "dolly_height": round(stands.height),
            "crowded": outcome if told_above else "",
            # Where else it steps aside to for the chip on it.
            "crowded_at": QPointF(area.right - 0.43 * chip * scale, area.y + 0.4 * chip * scale),
        }

    def _rays(self, cloth: ClothMap, outcome: str | None) -> dict[str, Any]:
        if outcome is None or not self._desk.big_win:
            return {"rays": "", "rays_at": QPointF()}
        area = rays_area(cloth, outcome)
        source = f"image://tapis/rays/{self._rev}/{outcome}"
        return {"rays": source, "rays_at": QPointF(area.x, area.y)}

    # ---- The finger ---------------------------------------------------------------------------

    @Slot(QPointF)
    def press(self, at: QPointF) -> None:
        if self._map is not None and (spot := self._spot_at(at)) is not None:
            self.press_spot(spot)

    def press_spot(self, spot: str) -> None:
        """Of the cloth, or a box of Spread-Bet: a finger does the same with all of them."""
        if not self._desk.can_wager or self._desk.late:
            self._desk.touch(self._rail.put_on(spot))  # refused, with the reason
            return
        there = spot in self._desk.bets.layout()
        self._finger = Finger(
            round=self._desk.state.round.number, spot=spot, began=spot, chips_there=there
        )
        self._light(spot)
        self._preview_timer.start()
        if there and not self._actions.showing.moving:
            self._long_timer.start()

    @Slot(QPointF)
    def move(self, at: QPointF) -> None:
        if self._finger is not None:
            self.slide_to(self._spot_at(at))

    def slide_to(self, spot: str | None) -> None:
        if self._finger is None or spot == self._finger.spot:
            return
        self._finger = self._finger.moved_to(spot)
        self._long_timer.stop()
        self._light(spot)
        self._tell_dragged_off(self._finger)
        if not self._finger.spent:
            self._show_preview()

    @Slot(QPointF)
    def release(self, at: QPointF) -> None:
        self.lift()

    def lift(self) -> None:
        finger, self._finger = self._finger, None
        self._lit = frozenset()  # goes out together with what comes of the touch
        self._put_preview_away()
        if finger is not None:
            self._fade_pill()
        self._act(finger)
        self._light(None)

    @Slot(QPointF)
    def dragOff(self, at: QPointF) -> None:  # noqa: N802 - QML names are camelCase
        """The finger was lifted beside the cloth. A finger that only slipped over its edge changes
        nothing."""
        if self._finger is None or self._map is None:
            return
        self.drag_off(QRectF(0, 0, self._map.width, self._map.height), at)

    def drag_off(self, surface: QRectF, at: QPointF) -> None:
        edge = _SLIP * self._map.scale if self._map is not None else _SLIP
        beside = not surface.adjusted(-edge, -edge, edge, edge).contains(at)
        if self._finger is None or not beside:
            return
        if origin := self._carried(self._finger.moved_to(None)):
            self._desk.touch(self._desk.bets.take_back(origin))

    def _carried(self, finger: Finger) -> str:
        """The spot whose chips the finger has with it; nothing: none."""
        carries = finger.carries and not self._actions.showing.moving
        return finger.began or "" if carries else ""

    def _tell_dragged_off(self, finger: Finger) -> None:
        """Chips that are beside the cloth come home."""
        if finger.spot is None and (origin := self._carried(finger)):
            self.say_at(origin, translate("ClothView", "Let go to take it off"))
        else:
            self._fade_pill()

    def _act(self, finger: Finger | None) -> None:
        if finger is None or finger.spent or finger.began is None:
            return
        if finger.spot is None:
            # On a part of the cloth where there is nothing to bet on.
            if origin := self._carried(finger):
                self._desk.touch(self._desk.bets.take_back(origin))
            return
        if finger.carries and not self._actions.showing.moving:
            self._desk.touch(self._desk.bets.move(finger.began, finger.spot))
        else:
            self.strike(finger.spot)

    def strike(self, spot: str) -> None:
        """What a touch of a spot means now, however it is touched."""
        if self._actions.showing.moving:
            self._lift_or_drop(spot)
        elif self.max_bet and (number := self._number_of(spot)):
            self._desk.touch(self._rail.put_pieces(f"max-bet:{number}"))
        else:
            self._desk.touch(self._rail.put_on(spot))

    @property
    def shows_result(self) -> bool:
        """Nothing must lie over the number that won."""
        return self._desk.shown_result is not None

    def aim(self, spot: str) -> None:
        """Keys or switches point at a spot, or at none: it shows as under a finger."""
        self._aimed = spot
        self._light(spot or None)
        if spot and self._desk.can_wager and not self._actions.showing.moving:
            self._preview_spot(spot)
        else:
            self._preview.hide()
        self._show_near()

    def area_of(self, spot: str) -> QRectF:
        """Where a spot is on the cloth: its cell, or a finger's width around a line."""
        if self._map is None or spot not in self._map.places:
            return QRectF()
        wager, at = self._desk.book.wagers[spot], self._map.places[spot].touch
        cell = self._map.cells.get(wager.numbers[0] if wager.kind is Kind.STRAIGHT else spot)
        if cell is not None:
            return QRectF(cell.area.x, cell.area.y, cell.area.width, cell.area.height)
        size = _SPOT * self._map.scale
        return QRectF(at.x - size / 2, at.y - size / 2, size, size)

    @Slot()
    def cancel(self) -> None:
        if self._finger is not None:
            self._fade_pill()
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
        wager = self._desk.book.wager(spot)
        return wager.numbers[0] if wager.kind is Kind.STRAIGHT else None

    def _drop_stale_finger(self) -> None:
        finger = self._finger
        if finger and (finger.round != self._desk.state.round.number or not self._desk.can_wager):
            self.cancel()
        if not self._desk.can_wager:
            self._lifted = ""

    def _drop_lifted(self) -> None:
        """Nobody moves anything any more."""
        if self._lifted and not self._actions.showing.moving:
            self._lifted = ""
            self._show_finger()

    def _put_preview_away(self) -> None:
        self._preview_timer.stop()
        self._long_timer.stop()
        self._preview.hide()
        self.near.show([])

    def _take_back(self) -> None:
        """A long press on one's own chips."""
        finger = self._finger
        if finger is not None and finger.spot is not None and finger.spot == finger.began:
            self._finger = Finger(
                round=finger.round, spot=finger.spot, began=None, chips_there=False, spent=True
            )
            self._preview.hide()
            self._desk.touch(self._desk.bets.take_back(finger.spot))
            self._show_finger()

    def _lift_or_drop(self, spot: str) -> None:
        if not self._lifted:
            self._lifted = spot if spot in self._desk.bets.layout() else ""
            self._actions.picked_up(bool(self._lifted))
        else:
            origin, self._lifted = self._lifted, ""
            self._actions.end_move()
            if origin != spot:
                self._desk.touch(self._desk.bets.move(origin, spot))
        self._show_finger()

    def _light(self, spot: str | None) -> None:
        wager = spot if spot is not None else ""
        if spot and self.max_bet and (number := self._number_of(spot)):
            pieces = self._desk.book.announced[f"max-bet:{number}"].pieces
            self.light(p for piece in pieces for p in self._desk.book.wagers[piece].numbers)
        else:
            on_cloth = self._map is not None and wager in self._map.places
            self.light(self._map.lit_by(wager) if on_cloth and self._map else ())
        numbers = self._desk.book.wager(wager).numbers if spot else ()
        zero_area = any(number in ZEROS for number in numbers)
        self._show_dots(zero_area and not self.max_bet)
        self._show_finger()

    def light(self, cells: Iterable[str]) -> None:
        """Light these cells and no others; also from the race track."""
        self._lit = frozenset(cells)
        if self._lit != self._lit_shown:
            self.refresh()

    def _show_dots(self, shown: bool) -> None:
        """While a finger is among the zeros their spots show: they lie close together."""
        several = len(self._desk.book.layout.zeros) > 1
        if shown and several and self._map is not None:
            self.dots.show(dot_rows(self._map, self._desk.book))
        else:
            self.dots.show([])

    def _show_near(self) -> None:
        """The chips that lie under the lens of the preview."""
        lens = self._preview.lens_area
        self.near.show([row for row in self.chips.rows if lens.holds(Pixel(row.x, row.y))])

    def _show_preview(self) -> None:
        finger = self._finger
        if finger is None or finger.spot is None or self._actions.showing.moving or finger.carries:
            self._preview.hide()
        else:
            self._preview_spot(finger.spot)
        self._show_near()

    def _preview_spot(self, spot: str) -> None:
        if self.max_bet and (number := self._number_of(spot)):
            self._preview.show_pieces(f"max-bet:{number}", self._rail.chip_cents)
        else:
            voucher = bool(self._rail.voucher)
            self._preview.show_wager(spot, self._rail.in_hand_cents, voucher=voucher)

    # ---- Beside a spot ------------------------------------------------------------------------

    def say_at(self, wager: str, words: str) -> None:
        """A few words, for a moment."""
        self._pill_timer.start()
        there = self._map is not None and wager in self._map.places
        at, box = self._chip_at(wager), "" if there else wager
        self.show(replace(self.showing, pill=words, pill_at=at, pill_box=box))

    def _fade_pill(self) -> None:
        self.show(replace(self.showing, pill="", pill_at=QPointF(), pill_box=""))

    def _show_finger(self) -> None:
        finger, cents, bets = self._finger, self._held_cents, self._desk.bets
        spot = (finger.spot if finger else None) or self._aimed or self._lifted
        self.show(
            replace(
                self.showing,
                ring=self._chip_at(spot),
                box=spot if spot and self._map and spot not in self._map.places else "",
                held=bets.chip(cents) if cents else "",
                held_cents=bets.face(colour_cents(bets.values, cents)),
                emptied=finger.began if finger and finger.carries and finger.began else "",
            )
        )

    def _chip_at(self, spot: str) -> QPointF:
        if self._map is None or spot not in self._map.places:
            return QPointF()
        at = self._map.places[spot].chip
        return QPointF(at.x, at.y)

    @property
    def _held_spot(self) -> str:
        """Of the cloth."""
        spot = self._finger.spot if self._finger and self._held_cents else None
        return spot if spot and self._map and spot in self._map.places else ""

    @property
    def _held_cents(self) -> int:
        """What would lie on the spot under the finger if it were lifted now."""
        finger = self._finger
        if finger is None or finger.spent or not finger.spot or self._actions.showing.moving:
            return 0
        layout = self._desk.bets.layout()
        there_cents = layout.get(finger.spot, 0)
        if finger.carries and finger.began:
            return there_cents + layout.get(finger.began, 0)
        return there_cents + self._rail.in_hand_cents


def dolly_area(cell: Area, *, height: int, scale: float | None = None) -> Area:
    """In its corner; without a scale in the middle of the lower right quarter, between chips."""
    width = dolly_width(height)
    if scale is None:
        x, y = (
            cell.right - (cell.width / 2 + width) / 2,
            cell.bottom - (cell.height / 2 + height) / 2,
        )
        return Area(x, y, width, height)
    return Area(cell.right - width - 4 * scale, cell.bottom - height - 8 * scale, width, height)


def _near(chip: Pixel, area: Area, reach: float) -> bool:
    around = Area(area.x - reach, area.y - reach, area.width + 2 * reach, area.height + 2 * reach)
    return around.holds(chip)
