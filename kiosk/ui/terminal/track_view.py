"""The race track, the neighbours' stepper, finales and Max Bet: wagers of several pieces."""

from msgspec import Struct
from PySide6.QtCore import QObject, QPointF, QRectF, Signal, Slot

from kiosk.game.statistics import statistics
from kiosk.rules.announced import Announced, AnnouncedKind
from kiosk.rules.pockets import Pocket, in_order
from kiosk.rules.wagers import Wager
from kiosk.ui.geometry import Pixel
from kiosk.ui.painting.cloth import ClothState
from kiosk.ui.painting.track import PocketState, field_area, pocket_area
from kiosk.ui.shown import constant, rows_of
from kiosk.ui.terminal.cloth_view import ClothView
from kiosk.ui.terminal.surface_view import SurfaceContext, SurfaceView
from kiosk.ui.texts import translate
from kiosk.ui.track_map import TrackMap, numbers_of
from kiosk.ui.words import announced_name, chips_needed

SECTORS, ZODIAC = "B", "C"
TINTED = 4
"""So many numbers are shown as hot, and as many as cold."""


class LitPart(Struct, frozen=True):
    """A pocket of the ring or a sector of the field under the finger."""

    source: str
    x: float
    y: float
    width: float
    height: float


class Finale(Struct, frozen=True):
    announced: str
    digit: str
    numbers: str


class TrackShown(Struct, frozen=True, kw_only=True):
    source: str = ""
    zodiac: bool = False
    max_bet: bool = False
    quiet: bool = True
    sides: int = 0
    """Neighbours on each side."""
    can_step_down: bool = False
    can_step_up: bool = False
    finales_apart: bool = False
    """Their place in the field is taken."""


class TrackView(SurfaceView[TrackShown]):
    offered = constant(bool)
    """The rule book has wagers for a track at all."""
    has_zodiac = constant(bool)
    has_finales = constant(bool)
    has_sectors = constant(bool)
    has_max_bet = constant(bool)
    has_stepper = constant(bool)
    """Where neighbours are fixed there is nothing to step."""
    lit = rows_of(LitPart)
    tinted = rows_of(LitPart)
    """The pockets that came up most and least often, for players who want to see that."""
    finales = rows_of(Finale)
    explained = Signal(str)
    """What a key that was touched is for."""

    def __init__(
        self, around: SurfaceContext, *, cloth: ClothView, parent: QObject | None = None
    ) -> None:
        super().__init__(around, parent)
        self._cloth = cloth
        self._map: TrackMap | None = None
        self._spread = ""
        """The table of Spread-Bet whose boxes are in the field."""
        self._on_box = False
        """The finger went down on one of them."""
        self._size = (0.0, 0.0, 1.0)
        kinds = {announced.kind for announced in self._desk.book.announced.values()}
        self._has_zodiac = self._zodiac = AnnouncedKind.ZODIAC in kinds
        self._has_finales = AnnouncedKind.FINALES in kinds
        self._has_sectors = AnnouncedKind.SECTION in kinds
        self._has_max_bet = AnnouncedKind.MAX_BET in kinds
        neighbours = AnnouncedKind.NEIGHBOURS in kinds
        self._offered = neighbours or self._has_sectors or self._has_zodiac
        terms = self._desk.book.terms.announced.neighbours
        self._each_side = terms.each_side if terms else ()
        self._has_stepper = len(self._each_side) > 1
        self._sides = self._each_side[len(self._each_side) // 2] if self._each_side else 0
        self._tinted_for: tuple[int, int] | None = None
        """The picture and the round of what is tinted."""
        self._told_of_tint = False
        self._pressed: tuple[int, str] | None = None
        """The round in which a finger went down, and what is under it now."""
        self.finales.show(
            [
                Finale(a.id, a.id.partition(":")[2], " ".join(in_order(numbers_of(a))))
                for a in self._desk.book.announced.values()
                if a.kind is AnnouncedKind.FINALES
            ]
        )

    @Slot(float, float, float)
    def resize(self, width: float, height: float, scale: float) -> None:
        if width <= 0 or height <= 0 or not self._offered:
            return
        self._size = (width, height, scale)
        track = ZODIAC if self._zodiac else SECTORS
        self._map = TrackMap(self._desk.book, width=width, height=height, scale=scale, track=track)
        self._spread = self._desk.state.spread.selected
        self._map.offer(self._desk.book.spread_of(self._spread))
        self._preview.set_boxes({box.announced: box.label.x for box in self._map.boxes}, width)
        announced = self._desk.book.announced
        labels = {
            sector.announced: (
                _beside_sign(announced[sector.announced]),
                ""
                if sector.row is not None
                else chips_needed(announced[sector.announced].total_pieces),
            )
            for sector in self._map.sectors
        }
        self._painted(self._pictures.set_track(self._map, labels))
        self._tint()
        self._look()

    def retranslate(self) -> None:
        self.resize(*self._size)

    def refresh(self) -> None:
        pressed = self._pressed
        if pressed and (pressed[0] != self._desk.state.round.number or not self._desk.can_wager):
            self.cancel()
        if self._spread != self._desk.state.spread.selected:
            self.resize(*self._size)
        self._tint()
        self._look()

    @property
    def map(self) -> TrackMap | None:
        """Where everything is. None: it has no size, or there is no track."""
        return self._map

    def _tint(self) -> None:
        state = self._desk.state
        if not state.preferences.hot_cold or self._map is None or not self._desk.can_wager:
            self.tinted.show([])
            if not state.preferences.hot_cold:
                self._told_of_tint = False
            self._tinted_for = None
            return
        if self._tinted_for == (self._rev, state.round.number):
            return
        self._tinted_for = (self._rev, state.round.number)
        played = state.round.played
        last = [played[number].number for number in sorted(played, reverse=True)]
        counted = statistics(self._desk.book, last)
        enough = counted.spins >= len(self._desk.book.wheel.order)
        hot = counted.most_often(TINTED) if enough else []
        cold = counted.least_often(TINTED) if enough else []
        self.tinted.show(
            [
                *(self._part(pocket, PocketState.HOT) for pocket in hot),
                *(self._part(pocket, PocketState.COLD) for pocket in cold),
            ]
        )
        self._tell_of_tint(enough)

    def _tell_of_tint(self, enough: bool) -> None:
        """Once, when it is turned on."""
        if self._told_of_tint:
            return
        self._told_of_tint = True
        if enough:
            text = translate("TrackView", "Hot and cold: past spins do not change the next one")
        else:
            text = translate("TrackView", "Too few spins yet for hot and cold numbers")
        self.explained.emit(text)

    def _part(self, pocket: Pocket, state: PocketState) -> LitPart:
        assert self._map is not None
        area = pocket_area(self._map, self._map.cells[pocket])
        source = f"image://tapis/pocket/{self._rev}/{pocket}/{state}"
        return LitPart(source, area.x, area.y, area.width, area.height)

    def _look(self) -> None:
        each_side, quiet = self._each_side, not self._desk.can_wager
        self.show(
            TrackShown(
                source=self._source("track", ClothState.QUIET if quiet else ClothState.OPEN),
                zodiac=self._zodiac,
                max_bet=self._cloth.max_bet,
                quiet=quiet,
                sides=self._sides,
                can_step_down=bool(each_side) and self._sides > each_side[0],
                can_step_up=bool(each_side) and self._sides < each_side[-1],
                finales_apart=self._has_finales and (self._has_sectors or bool(self._spread)),
            )
        )

    # ---- The finger ---------------------------------------------------------------------------

    @Slot(QPointF)
    def press(self, at: QPointF) -> None:
        if box := self._box_at(at):
            self._on_box = True
            self._cloth.press_spot(box)
            return
        announced = self._announced_at(at)
        if announced is None:
            return
        if not self._desk.can_wager or self._desk.late:
            self._desk.touch(self._rail.put_pieces(announced))  # says why not
            return
        self._pressed = (self._desk.state.round.number, announced)
        self._light(announced)

    @Slot(QPointF)
    def move(self, at: QPointF) -> None:
        if self._on_box:
            self._cloth.slide_to(self._box_at(at))
        if self._pressed is None:
            return
        announced = self._announced_at(at) or ""
        if announced != self._pressed[1]:
            self._pressed = (self._pressed[0], announced)
            self._light(announced)

    @Slot(QPointF)
    def release(self, at: QPointF) -> None:
        if self._on_box:
            self._on_box = False
            self._cloth.lift()
            return
        pressed = self._pressed
        self.cancel()
        if pressed is not None and pressed[1]:
            self._place(pressed[1])

    @Slot(QPointF)
    def dragOff(self, at: QPointF) -> None:  # noqa: N802 - QML names are camelCase
        """Chips of a box come home where the finger is lifted beside the track."""
        if self._on_box:
            self._cloth.drag_off(QRectF(0, 0, *self._size[:2]), at)

    @Slot()
    def cancel(self) -> None:
        if self._on_box:
            self._on_box = False
            self._cloth.cancel()
        self._pressed = None
        self._light("")

    @Slot(str)
    def pressKey(self, announced: str) -> None:  # noqa: N802 - QML names are camelCase
        """A finger is on the key of a finale."""
        if self._desk.can_wager:
            self._light(announced)

    @Slot(str)
    def place(self, announced: str) -> None:
        """A key was touched."""
        self._light("")
        self._place(announced)

    def _place(self, announced: str) -> None:
        self._desk.touch(self._rail.put_pieces(announced))

    def _box_at(self, at: QPointF) -> str | None:
        """The Spread-Bet there."""
        return self._map.box_at(Pixel(at.x(), at.y())) if self._map is not None else None

    def _announced_at(self, at: QPointF) -> str | None:
        if self._map is None:
            return None
        pixel = Pixel(at.x(), at.y())
        pocket = self._map.pocket_at(pixel)
        return self._map.sector_at(pixel) if pocket is None else self._wager_of(pocket)

    def _wager_of(self, pocket: Pocket) -> str | None:
        """What a touch of a pocket means now."""
        if self._cloth.max_bet:
            return f"max-bet:{pocket}"
        has_neighbours = self._map is not None and self._map.neighbours
        return f"neighbours:{pocket}:{self._sides}" if has_neighbours else None

    def _light(self, announced: str) -> None:
        """The parts of the track, and their numbers on the cloth."""
        if not announced or self._map is None:
            self.lit.show([])
            self._cloth.light(())
            self._preview.hide()
            return
        numbers = numbers_of(self._desk.book.announced[announced])
        rows = []
        if any(sector.announced == announced for sector in self._map.sectors):
            area = field_area(self._map)
            source = self.picture_of(announced)
            rows.append(LitPart(source, area.x, area.y, area.width, area.height))
        rows += [self._part(pocket, PocketState.LIT) for pocket in numbers & self._map.cells.keys()]
        self.lit.show(rows)
        self._cloth.light(numbers)
        self._preview.show_pieces(announced, self._rail.chip_cents)

    def picture_of(self, part: str) -> str:
        """Of a sector or a box that is lit, to lie at the `field_area`."""
        return f"image://tapis/sector/{self._rev}/{part.replace('/', '|')}/lit" if part else ""

    # ---- Keys and switches --------------------------------------------------------------------

    @property
    def reachable(self) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
        """The sectors, and the pockets in the order of the wheel, each as a wager and a name."""
        if self._map is None:
            return [], []
        announced = self._desk.book.announced
        sectors = [(s.announced, announced_name(announced[s.announced])) for s in self._map.sectors]
        wagers = [(self._wager_of(pocket), pocket) for pocket in self._desk.book.wheel.order]
        return sectors, [(wager, pocket) for wager, pocket in wagers if wager]

    @property
    def spread(self) -> tuple[Wager, ...]:
        """The Spread-Bets whose boxes are in the field."""
        return self._desk.book.spread_of(self._spread) if self._map is not None else ()

    @property
    def middle(self) -> QPointF:
        return QPointF(self._size[0] / 2, self._size[1] / 2)

    def area_of(self, wager: str) -> QRectF:
        """Of a sector, or of the pocket that a wager is around."""
        if self._map is None:
            return QRectF()
        there = (*self._map.sectors, *self._map.boxes)
        if sector := next((s for s in there if s.announced == wager), None):
            middle, half = sector.label, self._map.field.height / (2 if sector.row is None else 4)
            left, right = max(sector.left), min(sector.right)
            return QRectF(left, middle.y - half, right - left, 2 * half)
        area = pocket_area(self._map, self._map.cells[wager.split(":")[1]])
        return QRectF(area.x, area.y, area.width, area.height)

    # ---- The side panel -----------------------------------------------------------------------

    @Slot(int)
    def step(self, by: int) -> None:
        """More or fewer neighbours."""
        at = self._each_side.index(self._sides) + by
        if 0 <= at < len(self._each_side):
            self._sides = self._each_side[at]
            self._look()

    @Slot(bool)
    def showZodiac(self, zodiac: bool) -> None:  # noqa: N802
        self._zodiac = zodiac
        self.resize(*self._size)

    @Slot()
    def toggleMaxBet(self) -> None:  # noqa: N802
        self._cloth.max_bet = not self._cloth.max_bet
        self._look()
        if self._cloth.max_bet:
            self.explained.emit(
                translate(
                    "TrackView", "Max Bet: touch a number to bet on every spot that covers it"
                )
            )


def _beside_sign(announced: Announced) -> str:
    """A language that writes a sign of the zodiac with one character has no need of it twice."""
    name = announced_name(announced)
    return "" if announced.kind is AnnouncedKind.ZODIAC and len(name) == 1 else name
