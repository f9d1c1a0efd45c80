"""The boxes of Spread-Bet in the field of the race track: what they pay, and what lies on them."""

from msgspec import Struct
from PySide6.QtCore import QObject, QPointF

from kiosk.game.facts import LimitAmounts
from kiosk.game.round.state import TerminalPhase
from kiosk.game.spread.facts import SpreadFault
from kiosk.rules.wagers import Kind
from kiosk.ui.limits_in_words import range_words
from kiosk.ui.painting.cloth import ClothState
from kiosk.ui.painting.track import field_area
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.terminal.cloth_rows import ChipRow, ClothContents, chip_rows
from kiosk.ui.terminal.cloth_view import ClothView
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.terminal.track_view import LitPart, TrackView
from kiosk.ui.texts import translate
from kiosk.ui.words import spread_fault_words, sums_name


class BoxRow(Struct, frozen=True):
    wager: str
    sums: str
    odds: str
    x: float
    y: float
    width: float
    height: float
    room: float
    """Of its width, for the words: a chip takes some, and so does the round end."""
    lit: bool


class SpreadShown(Struct, frozen=True, kw_only=True):
    offered: bool = False
    void: bool = False
    """They can not be bet on in this round."""
    line: str = ""
    """What they are about, or why they are void."""
    caption_width: float = 0.0
    ring: QPointF = QPointF()
    """Around the box under the finger."""
    held: str = ""
    held_cents: int = 0
    pill: str = ""
    pill_at: QPointF = QPointF()


class SpreadView(ViewPart[SpreadShown, Desk]):
    boxes = rows_of(BoxRow)
    chips = rows_of(ChipRow)
    lit = rows_of(LitPart)

    def __init__(
        self, desk: Desk, *, cloth: ClothView, track: TrackView, parent: QObject | None = None
    ) -> None:
        super().__init__(desk, parent)
        self._cloth, self._track = cloth, track
        cloth.changed.connect(self.refresh)
        track.changed.connect(self.refresh)

    def refresh(self) -> None:
        track, state = self._track.map, self._desk.state
        if track is None or not track.boxes:
            for rows in (self.boxes, self.chips, self.lit):
                rows.show([])
            self.show(SpreadShown())
            return
        places = {box.announced: track.chip_of(box) for box in track.boxes}
        stakes = {w: cents for w, cents in state.layout().items() if w in places}
        finger = self._cloth.showing
        self.chips.show(chip_rows(places, self._desk, _lie(stakes)))
        self._show_boxes(chips={*stakes, finger.box} - {""})
        at, pill = places.get(finger.box), places.get(finger.pill_box)
        void = self._void()
        self.show(
            SpreadShown(
                offered=True,
                void=bool(void),
                line=void or self._limits(),
                caption_width=track.boxes[0].left[0],
                ring=QPointF(at.x, at.y) if at else QPointF(),
                held=finger.held if finger.box else "",
                held_cents=finger.held_cents,
                pill=finger.pill if pill else "",
                pill_at=QPointF(pill.x, pill.y) if pill else QPointF(),
            )
        )

    def retranslate(self) -> None:
        self.refresh()

    def _void(self) -> str:
        """Why nobody can bet on them in this round; nothing: anybody can."""
        state = self._desk.state
        if (void := state.spread.void) is not None:
            return spread_fault_words(void.fault, void.reason)
        betting = state.round.phase is TerminalPhase.BETTING
        return spread_fault_words(SpreadFault.NO_RING) if betting and not state.spread.open else ""

    def _limits(self) -> str:
        about = translate("SpreadView", "sum of both rings")
        limits = LimitAmounts.of(self._desk.limits).kinds.get(Kind.SPREAD)
        return f"{about}\n{range_words(limits, self._desk.look.currency)}" if limits else about

    def _show_boxes(self, *, chips: set[str]) -> None:
        track, book, pointed = self._track.map, self._desk.book, self._cloth.showing.box
        assert track is not None
        odds = translate("SpreadView", "{odds} to 1")
        rows = []
        for box in track.boxes:
            wager, left, right = book.wager(box.announced), box.left[0], box.right[0]
            end = right
            if box.announced in chips:
                end = track.chip_of(box).x - 0.15 * track.height
            rows.append(
                BoxRow(
                    wager=wager.id,
                    sums=sums_name(wager),
                    odds=odds.format(odds=wager.pays),
                    x=left,
                    y=track.field.y,
                    width=right - left,
                    height=track.field.height,
                    room=min(end, track.width - 1.2 * track.ring) - left,
                    lit=wager.id == pointed,
                )
            )
        self.boxes.show(rows)
        area, shown = field_area(track), self._track.picture_of(pointed)
        lit = [LitPart(shown, area.x, area.y, area.width, area.height)] if shown else []
        self.lit.show(lit)


def _lie(stakes: dict[str, int]) -> ClothContents:
    """Before the round is decided: then the stage is in the place of the track."""
    return ClothContents(
        stakes=stakes,
        leaving={},
        won=(),
        outcome=None,
        lit=(),
        held="",
        better=False,
        how=ClothState.OPEN,
    )
