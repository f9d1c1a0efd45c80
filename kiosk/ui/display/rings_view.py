"""The Spread-Bet Wheels of the public display: two rings that turn in opposite directions, fade,
and come back locked into place; then the sum (S3 4.2).

The inner ring is drawn by the table before anybody bets; the picture shows it, it does not make it.
What the table is told of the rings is read from what was really painted: a display that nobody sees
turn has not turned them.
"""

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, Signal, Slot
from PySide6.QtGui import QPainter

from kiosk.game.round.state import TablePhase
from kiosk.game.spread.facts import Shown
from kiosk.link import messages as m
from kiosk.rules.pockets import Pocket
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.spread import HIGHEST_SUM
from kiosk.rules.wagers import Wager
from kiosk.ui.display.onlooker import Onlooker
from kiosk.ui.display.wheel_view import WAITING_S
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.painting.rings import RingPieces, paint_rings
from kiosk.ui.part import ViewPart
from kiosk.ui.ring_motion import (
    FADE_S,
    GONE_S,
    LOCKED_S,
    TO_THE_TOP_S,
    RingsAt,
    direction,
    locking,
    to_the_top,
    turning,
)
from kiosk.ui.rings_came import covers, rings_came
from kiosk.ui.shown import rows_of
from kiosk.ui.texts import translate
from kiosk.ui.times import Times
from kiosk.ui.words import colour_name, spread_fault_words, sums_name

LAST_SUMS = 5
VOID_OPACITY = 0.3
_SEAL_SHOWN = 8
"""The first digits of it, by which anybody can find it in the records."""
_BEGUN = RingsAt(0.0, 0.0)
_BALL_DEG_S = -225.0
"""As around the wheel of a display without Spread-Bet."""


class OptionRow(Struct, frozen=True):
    """A betting area, with its place among all sums."""

    wager: str
    sums: str
    odds: str
    begins: float
    share: float
    won: bool
    at: float
    """Where the sum lies, if it won."""


class LastSum(Struct, frozen=True):
    round: int
    outer: str
    inner: str
    """Nothing: there was no Spread-Bet, or it was void."""
    sum: str
    corrected: bool


class DisplayRingsShown(Struct, frozen=True, kw_only=True):
    shown: bool = False
    stage: str = ""
    """turning, locked, result or void."""
    closed: bool = False
    """No more bets."""
    moving: bool = False
    title: str = ""
    first: str = ""
    second: str = ""
    note: str = ""
    outer: str = ""
    """The winning number, when it is there."""
    outer_colour: str = ""
    inner: str = ""
    sum: str = ""
    hub: str = ""
    hub_line: str = ""


class DisplayRingsView(ViewPart[DisplayRingsShown, Onlooker]):
    options = rows_of(OptionRow)
    last_sums = rows_of(LastSum)
    moved = Signal()
    painted = Signal(object)
    """What is on the screen now."""

    def __init__(
        self, onlooker: Onlooker, pictures: Pictures, times: Times, parent: QObject | None = None
    ) -> None:
        super().__init__(onlooker, parent)
        self._pictures, self._times = pictures, times
        self._digest = ""
        self._revision = 0
        self._watched = False
        self._round = 0
        """That it has shown."""
        self._turns_since_s = 0.0
        self._rolls_since_s: float | None = None
        """Since no more bets. None: the ball does not roll."""
        self._locks_since_s: float | None = None
        self._turns_to_since_s: float | None = None
        self._ring: int | None = None
        self._outcome: Pocket | None = None
        self._void = False
        self._begun = self._at = _BEGUN
        self._was_painted: RingsAt | None = None
        self._told: m.RingsShown | None = None
        self.painted.connect(self._report)

    @Slot(bool)
    def watched(self, watched: bool) -> None:
        """Whether they move where somebody can see it."""
        self._watched = watched

    # ---- What the table says ------------------------------------------------------------------

    def refresh(self) -> None:
        board, book = self._desk.board, self._desk.book
        if board is None or book is None or not self._offered(board):
            self._forget()
            self.show(DisplayRingsShown())
            return
        self._turn_to(book)
        if board.phase is not TablePhase.IDLE and board.round != self._round:
            self._begin(board.round)
        assert board.spread is not None
        self._void = bool(board.spread.void)
        self._outcome = board.last[0] if self._decided(board) else None
        self._roll(board.phase in (TablePhase.CLOSING, TablePhase.SPINNING))
        self._lock(self._paid_ring(board, board.spread))
        self.advance()
        self._list(board, board.spread, book)

    def _offered(self, board: m.Board) -> bool:
        """They are there from the opening of a round until the next one."""
        spread = board.spread
        if spread is None or not spread.selected or board.frozen or not self._desk.connected:
            return False
        if board.phase is TablePhase.IDLE:
            return self._decided(board) and board.last[0] is not None
        return board.phase is not TablePhase.SHUT

    def _decided(self, board: m.Board) -> bool:
        there = bool(board.last) and board.last_round == self._round > 0
        return there and board.phase is TablePhase.IDLE

    def _paid_ring(self, board: m.Board, spread: m.SpreadSeen) -> int | None:
        if self._decided(board):
            return spread.last[0] if spread.last else None
        return spread.ring

    def _forget(self) -> None:
        self._rolls_since_s = None
        self._round, self._told, self._was_painted = 0, None, None

    def _begin(self, round_: int) -> None:
        """They turn on from where they stand."""
        self._round, self._told, self._was_painted = round_, None, None
        self._locks_since_s = self._turns_to_since_s = self._ring = self._outcome = None
        self._begun = RingsAt(self._at.outer_deg, self._at.inner_deg)
        self._turns_since_s = self._times.monotonic_s()

    def _roll(self, rolls: bool) -> None:
        if not rolls:
            self._rolls_since_s = None
        elif self._rolls_since_s is None:
            self._rolls_since_s = self._times.monotonic_s()

    def _lock(self, ring: int | None) -> None:
        now_s = self._times.monotonic_s()
        if ring is None or self._void:
            self._ring = None if ring is None else self._ring
            return
        if ring != self._ring:
            self._ring = ring
            self._begun = RingsAt(self._at.outer_deg, self._at.inner_deg)
            self._locks_since_s, self._turns_to_since_s = now_s, None
        if self._outcome is not None and self._turns_to_since_s is None:
            self._turns_to_since_s = now_s

    # ---- The picture as it is now -------------------------------------------------------------

    @Slot()
    def advance(self) -> None:
        """To where they are by now."""
        if not self._void:
            self._at = self._now()
        self.moved.emit()
        self._look()

    def _now(self) -> RingsAt:
        now_s = self._times.monotonic_s()
        if self._ring is None or self._locks_since_s is None:
            passed_s = now_s - self._turns_since_s
            return turning(self._begun, passed_s) if self._watched else self._begun
        passed_s = self._seconds_locking(now_s)
        ring_deg = self._ring * self._span
        if self._outcome is None or self._turns_to_since_s is None or passed_s < LOCKED_S:
            return locking(self._begun, ring_deg, passed_s)
        locked = locking(self._begun, ring_deg, LOCKED_S)
        after_s = now_s - max(self._turns_to_since_s, self._locks_since_s + LOCKED_S)
        rested_s = after_s if self._watched else TO_THE_TOP_S
        return to_the_top(locked, self._deg(self._outcome), rested_s)

    def _seconds_locking(self, now_s: float) -> float:
        """On a busy machine too they are gone for a frame before they come back."""
        assert self._locks_since_s is not None
        if not self._watched:
            return LOCKED_S
        passed_s = now_s - self._locks_since_s
        gone = self._told is not None and self._told.shown is not Shown.TURNING
        if passed_s >= FADE_S + GONE_S and not gone:
            passed_s = FADE_S + GONE_S / 2
            self._locks_since_s = now_s - passed_s
        return passed_s

    @property
    def _span(self) -> float:
        assert self._desk.book is not None
        return 360 / len(self._desk.book.wheel.order)

    def _deg(self, pocket: Pocket) -> float:
        assert self._desk.book is not None
        return self._desk.book.wheel.order.index(pocket) * self._span

    @property
    def _ball_deg(self) -> float | None:
        """Around the rings, also when they stand, locked or void. None: it is not
        seen rolling, or nobody believes any more that it is."""
        if self._rolls_since_s is None or not self._watched:
            return None
        passed_s = self._times.monotonic_s() - self._rolls_since_s
        return passed_s * _BALL_DEG_S % 360 if passed_s < WAITING_S else None

    @property
    def _at_rest(self) -> bool:
        if self._void:
            return True
        if self._ring is None or self._locks_since_s is None:
            return False
        now_s = self._times.monotonic_s()
        locked = not self._watched or now_s >= self._locks_since_s + LOCKED_S
        if self._outcome is None or self._turns_to_since_s is None:
            return locked
        began_s = max(self._turns_to_since_s, self._locks_since_s + LOCKED_S)
        return not self._watched or (locked and now_s >= began_s + TO_THE_TOP_S)

    # ---- What is told to people ---------------------------------------------------------------

    def _look(self) -> None:
        board, book = self._desk.board, self._desk.book
        if board is None or book is None or board.spread is None or not self._round:
            return
        closed = board.phase is not TablePhase.BETTING
        moving = not self._at_rest or self._ball_deg is not None
        if self._void or (self._outcome is not None and self._ring is None):
            shown = self._told_void(board.spread)
        elif self._outcome is not None and self._ring is not None:
            shown = self._told_result(book, board.spread, self._outcome, self._ring)
        elif self._ring is not None and self._at.locked:
            shown = _told_locked(board.spread, len(book.wheel.order))
        else:
            shown = _told_turning(closed=closed)
        self.show(replace(shown, shown=True, closed=closed, moving=moving))

    def _told_result(
        self, book: RuleBook, spread: m.SpreadSeen, outer: Pocket, ring: int
    ) -> DisplayRingsShown:
        came = rings_came(book, outer, ring)
        assert came is not None
        there = book.spread_of(spread.selected)
        won = next((one for one in there if covers(one, came.total)), None)
        odds = translate("DisplayRingsView", "wins {odds} to 1")
        return DisplayRingsShown(
            stage="result",
            outer=outer,
            outer_colour=colour_name(outer),
            inner=came.inner,
            sum=str(came.total),
            hub=sums_name(won) if won else "",
            hub_line=odds.format(odds=won.pays) if won else "",
        )

    def _told_void(self, spread: m.SpreadSeen) -> DisplayRingsShown:
        returned = translate("DisplayRingsView", "Spread-Bets returned")
        outer = self._outcome or ""
        return DisplayRingsShown(
            stage="void",
            title=returned,
            first=spread_fault_words(spread.void, spread.reason) if spread.void else "",
            second=translate("DisplayRingsView", "All other bets stand."),
            note=", ".join(spread.clauses),
            outer=outer,
            outer_colour=colour_name(outer) if outer else "",
            hub=returned,
        )

    def _list(self, board: m.Board, spread: m.SpreadSeen, book: RuleBook) -> None:
        total = int(self.showing.sum) if self.showing.sum else None
        self.options.show([_option(one, total) for one in book.spread_of(spread.selected)])
        rings = (*spread.last, *(None for _ in board.last))
        self.last_sums.show(
            [
                _last_sum(
                    book, board.last_round - at, (number, ring), corrected=at in board.corrected
                )
                for at, (number, ring) in enumerate(zip(board.last, rings, strict=False))
                if number is not None
            ][:LAST_SUMS]
        )

    # ---- The picture --------------------------------------------------------------------------

    def _turn_to(self, book: RuleBook) -> None:
        if book.digest != self._digest:
            if self._revision:
                self._pictures.forget(self._revision)
            self._digest, self._revision = book.digest, self._pictures.set_wheel(book.wheel)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """The rings fill the width at the bottom; what is above is for the marker."""
        diameter, pictures = round(size.width()), self._pictures
        painter.fillRect(QRectF(QPointF(0, 0), size), pictures.colour("room"))
        if not self._revision or diameter <= 0 or self._desk.book is None:
            return
        rest = self._outcome is not None and self._ring is not None and self._at_rest
        ball_deg = self._ball_deg
        painter.translate(diameter / 2, size.height() - diameter / 2)
        pieces = RingPieces(
            pictures.picture(f"ring-rim/{diameter}"),
            pictures.picture(self._ring_picture("outer", diameter, rest=rest)),
            pictures.picture(self._ring_picture("inner", diameter, rest=rest)),
            len(self._desk.book.wheel.order),
            None if self._void else (pictures.colour("ivory2"), pictures.colour("brass")),
            None if self._void else pictures.colour("brass"),
            None if ball_deg is None else (pictures.colour("ivory"), ball_deg),
        )
        paint_rings(painter, pieces, self._at, dim=VOID_OPACITY if self._void else 1.0)
        if rest:
            self._paint_marker(painter, diameter / 2, size.height() - diameter)
        self.painted.emit(self._at)

    def _ring_picture(self, ring: str, diameter: int, *, rest: bool) -> str:
        name = f"ring/{self._revision}/{ring}/{diameter}"
        if not rest:
            return name
        return f"{name}/{self.showing.outer if ring == 'outer' else self.showing.inner}"

    def _paint_marker(self, painter: QPainter, radius: float, room: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._pictures.colour("brass"))
        across, down = 0.7 * room, 0.5 * room
        tips = [(-across / 2, -down - 4), (across / 2, -down - 4), (0.0, -4.0)]
        painter.drawPolygon([QPointF(x, y - radius) for x, y in tips])

    # ---- What the table is told ---------------------------------------------------------------

    @Slot(object)
    def _report(self, at: RingsAt) -> None:
        before, self._was_painted = self._was_painted, at
        seen = self._seen(before, at)
        if seen is not None and seen != self._told:
            self._told = seen
            self._desk.tell_rings(seen)

    def _seen(self, before: RingsAt | None, at: RingsAt) -> m.RingsShown | None:
        """None: nothing that is worth telling, or the first picture of all."""
        if not self._round or self._void or not self._watched:
            return None
        if at.locked and at.opacity == 1 and before is not None:
            ring = round((at.outer_deg - at.inner_deg) / self._span) % round(360 / self._span)
            return m.RingsShown(round=self._round, shown=Shown.LOCKED, outer=0, inner=0, ring=ring)
        if at.opacity == 0:
            return m.RingsShown(round=self._round, shown=Shown.FADED, outer=0, inner=0)
        if at.opacity < 1 or at.locked or before is None or before.locked:
            return None
        outer = direction(before.outer_deg, at.outer_deg)
        inner = direction(before.inner_deg, at.inner_deg)
        if not outer and not inner:
            return None  # the same picture again
        return m.RingsShown(round=self._round, shown=Shown.TURNING, outer=outer, inner=inner)


def _told_turning(*, closed: bool) -> DisplayRingsShown:
    both = translate("DisplayRingsView", "Both rings turn")
    no_more = translate("DisplayRingsView", "No more bets")
    return DisplayRingsShown(
        stage="turning",
        title=no_more if closed else both,
        first=translate("DisplayRingsView", "Outer ring: the numbers of the real wheel"),
        second=translate(
            "DisplayRingsView", "Inner ring: the simulated wheel, the other way round"
        ),
        note=translate("DisplayRingsView", "When the ball slows, they fade and come back locked."),
        hub_line=no_more if closed else translate("DisplayRingsView", "seconds to bet"),
    )


def _told_locked(spread: m.SpreadSeen, pairs: int) -> DisplayRingsShown:
    sealed = translate("DisplayRingsView", "Drawn before the first bet, under the seal {seal}")
    return DisplayRingsShown(
        stage="locked",
        title=translate("DisplayRingsView", "Locked"),
        first=translate("DisplayRingsView", "Each outer number now stands over its inner number."),
        second=translate("DisplayRingsView", "The ball gives the outer one."),
        note=sealed.format(seal=spread.commitment[:_SEAL_SHOWN]) if spread.commitment else "",
        hub=translate("DisplayRingsView", "{pairs} pairs locked").format(pairs=pairs),
        hub_line=translate("DisplayRingsView", "waiting for the ball"),
    )


def _option(wager: Wager, total: int | None) -> OptionRow:
    low, high = wager.sums or (0, 0)
    sums = HIGHEST_SUM + 1
    won = total is not None and covers(wager, total)
    odds = translate("DisplayRingsView", "{odds} to 1").format(odds=wager.pays)
    at = (total + 0.5) / sums if won and total is not None else 0.0
    begins, share = low / sums, (high + 1 - low) / sums
    return OptionRow(wager.id, sums_name(wager), odds, begins, share, won, at)


def _last_sum(
    book: RuleBook, round_: int, came: tuple[Pocket, int | None], *, corrected: bool
) -> LastSum:
    outer, ring = came
    sums = rings_came(book, outer, ring)
    if sums is None:
        return LastSum(round_, outer, "", "", corrected)
    return LastSum(round_, outer, sums.inner, str(sums.total), corrected)
