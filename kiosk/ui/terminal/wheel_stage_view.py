"""The stage: from no more bets to the result a wheel turns where else the race track lies.

It chooses nothing. The wheel turns evenly until the number is durable here, and is told which only
then; the ball falls into that pocket, and the rest of the screen tells the number when it lies
there. Where nothing may move, or nobody is looking, the result is told at once.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import QObject, QPointF, QSizeF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QImage, QPainter

from kiosk.game import facts as f
from kiosk.game.prospects import Chance, Prospects, prospects
from kiosk.game.refusal import Reason, Refusal
from kiosk.game.round.state import PlayedRound, TerminalPhase
from kiosk.game.settling import merged
from kiosk.rules.layout import BOXES
from kiosk.rules.pockets import ZEROS, Pocket, value
from kiosk.rules.spread import is_spread
from kiosk.ui.painting.ahead import DrawnAhead
from kiosk.ui.painting.pictures import CONTRAST, Pictures
from kiosk.ui.painting.stage import (
    DRAWN_HEIGHT,
    WITH_INNER,
    StagePictures,
    WedgeState,
    ball_at,
    in_sight,
    inner_corner,
    place_rotor,
    wedge_corner,
)
from kiosk.ui.part import ViewPart
from kiosk.ui.ring_motion import RingsAt, inner_at
from kiosk.ui.rings_came import rings_came
from kiosk.ui.shown import rows_of
from kiosk.ui.terminal.desk import Desk, net_cents
from kiosk.ui.texts import translate
from kiosk.ui.times import Times
from kiosk.ui.wheel_motion import Landing, Speeds, WheelAt, landing, resting, rolling
from kiosk.ui.words import box_label, colour_name

BEST_ROWS = 3
REST_S = 0.3
"""So long one looks at the ball where it lies, before the result takes its place."""
_FALL = Landing()
_GOLDEN_DEG, _BALL_DEG = 137.5, 200.0
"""Where the wheel and its ball begin: from round to round elsewhere."""
_CLOSED = (TerminalPhase.CLOSING, TerminalPhase.SPINNING)
_NOWHERE = WheelAt(0.0, _BALL_DEG)


class BestRow(Struct, frozen=True):
    """What the player would have of a number, or of several alike."""

    key: str
    pocket: str
    """One number; else nothing."""
    words: str
    """Several of them, in a word."""
    sum: str
    gains: bool
    lit: bool
    """The ball lies there."""


class CoverCell(Struct, frozen=True):
    """A number of the small cloth, in columns and thirds of a column."""

    pocket: str
    column: int
    third: float
    thirds: float
    covered: bool
    won: bool


class StageShown(Struct, frozen=True, kw_only=True):
    shown: bool = False
    turning: bool = False
    """It moves, unless the player wants nothing to."""
    at_rest: bool = False
    """The ball lies in its pocket."""
    better: bool = False
    """And the player has more than before the round."""
    caption: str = ""
    played: bool = False
    title: str = ""
    covers: str = ""
    total: str = ""
    outside: str = ""
    """The bets on boxes, which a small stage covers; or nothing."""
    outside_sum: str = ""
    spread_sum: str = ""
    """What is on Spread-Bets, or nothing."""


class WheelStageView(ViewPart[StageShown, Desk]):
    best = rows_of(BestRow)
    cover = rows_of(CoverCell)
    moved = Signal()
    """Its picture is another."""
    landed = Signal()
    """The ball lies in its pocket, and the number may be told."""

    def __init__(
        self, desk: Desk, pictures: Pictures, times: Times, parent: QObject | None = None
    ) -> None:
        super().__init__(desk, parent)
        self._pictures, self._times = pictures, times
        self._wheel = desk.book.wheel
        self._revision = pictures.set_wheel(self._wheel)
        self._ahead = DrawnAhead(pictures, self)
        self._ahead_of = 0
        """The round whose pictures are drawn while it is open."""
        self._with_inner = False
        """They are those of a wheel with the inner ring of Spread-Bet."""
        self._size = QSizeF()
        self._watched = False
        """Somebody sees it move."""
        self._round = 0
        """That it has shown rolling."""
        self._began_s = 0.0
        self._began = self._at = _NOWHERE
        self._prospects = Prospects(0, (), ())
        self._slip: tuple[Mapping[str, int], Mapping[str, int]] = ({}, {})
        self._fallen = False
        """The ball lies there, and is looked at."""
        precise = Qt.TimerType.PreciseTimer
        self._landing = QTimer(self, singleShot=True, timerType=precise)
        self._landing.timeout.connect(self._lies)
        self._landing.setInterval(round(_FALL.rest_s * 1000))
        self._resting = QTimer(self, singleShot=True, timerType=precise)
        self._resting.timeout.connect(self._over)
        self._resting.setInterval(round(REST_S * 1000))

    # ---- What happens -------------------------------------------------------------------------

    def happened(self, facts: Sequence[f.Fact]) -> None:
        """The number, durable: whoever watches the wheel sees the ball fall first."""
        for fact in facts:
            if isinstance(fact, f.RoundSettled) and fact.round == self._round and self._turns:
                self.advance()
                self._began, self._began_s = self._at, self._times.monotonic_s()
                self._desk.ball_falls = True
                self._ahead.draw([*self._names_of_number()])
                self._landing.start()

    def refresh(self) -> None:
        state = self._desk.state
        if state.round.phase is TerminalPhase.BETTING and state.round.number != self._ahead_of:
            self._ahead_of = state.round.number
            self._forget_other_wheel()
            self._ahead.draw(self._names_ahead())
        if state.round.phase in _CLOSED and state.round.number != self._round:
            self._begin(state.round.number)
        if state.round.phase in _CLOSED or self._told is not None:
            self._cover_with(*self._staked())
        if self._desk.landed is None and (self._desk.ball_falls or self._fallen):
            self._stop()  # the next round has opened
        self._look()

    def retranslate(self) -> None:
        self._slip = ({}, {})
        self._cover_with(*self._staked())

    @Slot(float, float)
    def measured(self, width: float, height: float) -> None:
        """How large its window is, before anybody sees it."""
        self._size = QSizeF(width, height)

    @Slot(bool)
    def watched(self, watched: bool) -> None:
        """Whether it moves where somebody can see it."""
        self._watched = watched
        if not watched:
            self.skip()

    def skip(self) -> None:
        """Whoever touches the screen has seen enough of the wheel."""
        if self._desk.ball_falls:
            self._lies()
        if self._fallen:
            self._over()

    @Slot()
    def press(self) -> None:
        """Where else chips are placed: whoever touches it is told why none can be."""
        if self.showing.shown and not self._desk.can_wager:
            self._desk.on_refused(Refusal(Reason.WAGERING_CLOSED), "")

    @Slot()
    def advance(self) -> None:
        """To where it is by now. Called for each frame."""
        if not self._watched:
            return  # it stands still
        passed_s = self._times.monotonic_s() - self._began_s
        outcome = self._outcome
        if outcome is None:
            self._at = rolling(self._began, passed_s, Speeds())
        elif self._fallen:
            self._at = resting(self._deg(outcome))
        else:
            self._at = landing(self._began, self._deg(outcome), passed_s, _FALL)
        self.moved.emit()

    def _begin(self, round_: int) -> None:
        """From anywhere: where it stands says nothing."""
        self._stop()
        self._ahead.stop()
        self._round = round_
        self._began = self._at = WheelAt(round_ * _GOLDEN_DEG % 360, _BALL_DEG)
        self._began_s = self._times.monotonic_s()
        self.moved.emit()

    def _lies(self) -> None:
        self._landing.stop()
        self._desk.ball_falls, self._fallen = False, True
        self._resting.start()
        self.advance()
        self._desk.on_change()
        self.landed.emit()

    def _over(self) -> None:
        self._stop()
        self._look()

    def _stop(self) -> None:
        self._landing.stop()
        self._resting.stop()
        self._desk.ball_falls = self._fallen = False

    # ---- What is shown ------------------------------------------------------------------------

    @property
    def _turns(self) -> bool:
        return self._watched and self.showing.shown and self.showing.turning

    @property
    def _told(self) -> PlayedRound | None:
        """What the stage may know of the result: nothing before it is durable."""
        return self._desk.landed if self._desk.ball_falls or self._fallen else None

    @property
    def _outcome(self) -> Pocket | None:
        return self._told.outcome if self._told is not None else None

    def _deg(self, pocket: Pocket) -> float:
        """How far clockwise from the first pocket of the wheel."""
        return self._wheel.order.index(pocket) * 360 / len(self._wheel.order)

    def _look(self) -> None:
        desk, state = self._desk, self._desk.state
        closed = state.round.phase in _CLOSED or desk.awaited is not None
        held = not desk.connected or bool(state.locks.frozen) or bool(state.locks.reasons)
        outcome = self._outcome if self._fallen else None
        self._show_best(outcome)
        self._show_cover(outcome)
        self.show(
            StageShown(
                shown=closed or self._fallen,
                turning=not held,
                at_rest=self._fallen,
                better=self._fallen and self._net_cents > 0,
                caption=self._caption(held=held),
                played=any(self._slip),
                title=self._title(outcome),
                covers=self._covers(outcome),
                total=desk.bets.unit.full(sum(self._slip[0].values())),
                **self._outside(),
            )
        )

    @property
    def _net_cents(self) -> int:
        return net_cents(self._told) if self._told is not None else 0

    def _caption(self, *, held: bool) -> str:
        if self._fallen:
            return ""
        if held:
            return translate("WheelStageView", "The wheel is being waited for")
        if self._desk.state.round.no_spins:
            return translate("WheelStageView", "No spin: the ball is spun again")
        return translate("WheelStageView", "Ball rolling")

    def _title(self, outcome: Pocket | None) -> str:
        if outcome is not None:
            return translate("WheelStageView", "The ball is in")
        return translate("WheelStageView", "Your bets cover")

    def _covers(self, outcome: Pocket | None) -> str:
        if outcome is not None:
            return f"{outcome} {colour_name(outcome)}"
        if not any(self._slip):
            return translate("WheelStageView", "No bets this round")
        if self._spread.keys() == merged(*self._slip).keys():
            return translate("WheelStageView", "Sums of both rings")
        text = translate("WheelStageView", "{count} of {all} numbers")
        covered = len(self._prospects.covered)
        return text.format(count=covered, all=len(self._wheel.order))

    def _outside(self) -> dict[str, str]:
        """By name, as a small stage covers the boxes they lie on."""
        book, money = self._desk.book, self._desk.bets.unit
        boxes = {w: c for w, c in merged(*self._slip).items() if book.wager(w).kind in BOXES}
        told = {}
        if spread_cents := sum(self._spread.values()):
            told = {"spread_sum": money.short(spread_cents)}
        if not boxes:
            return told
        if len(boxes) == 1:
            box = box_label(book.wager(next(iter(boxes))))
            words = translate("WheelStageView", "with {box}").format(box=box)
        else:
            words = translate("WheelStageView", "outside bets")
        return {**told, "outside": words, "outside_sum": money.short(sum(boxes.values()))}

    @property
    def _spread(self) -> dict[str, int]:
        """The Spread-Bets among the wagers: what they may come to hangs on the other ring."""
        return {w: cents for w, cents in merged(*self._slip).items() if is_spread(w)}

    # ---- What the slip may come to ------------------------------------------------------------

    def _staked(self) -> tuple[Mapping[str, int], Mapping[str, int]]:
        sent, played = self._desk.state.round.sent, self._desk.awaited or self._told
        if self._desk.bets.plaques:
            return (played.stakes if played is not None else self._desk.bets.sent()), {}
        if sent is not None:
            return sent.stakes, sent.promotional
        return (played.stakes, played.promotional) if played is not None else ({}, {})

    def _cover_with(self, stakes: Mapping[str, int], promotional: Mapping[str, int]) -> None:
        """Computed once, at the close."""
        if (stakes, promotional) != self._slip:
            self._slip = (stakes, promotional)
            self._prospects = prospects(self._desk.book, stakes, promotional)
            self.moved.emit()

    def _show_best(self, outcome: Pocket | None) -> None:
        due, money = self._prospects, self._desk.bets.unit
        if self._spread.keys() == merged(*self._slip).keys():
            self.best.show([])
            return
        best, rest = due.chances[:BEST_ROWS], due.chances[BEST_ROWS:]
        rows = [
            BestRow(
                key=str(rank),
                pocket=chance.pockets[0] if len(chance.pockets) == 1 else "",
                words=translate("WheelStageView", "{count} numbers").format(
                    count=len(chance.pockets)
                ),
                sum=money.signed(chance.net_cents),
                gains=chance.net_cents > 0,
                lit=outcome in chance.pockets,
            )
            for rank, chance in enumerate(best)
        ]
        if rest:
            rows.append(self._rest_row(rest, outcome))
        if due.others:
            rows.append(
                BestRow(
                    key="others",
                    pocket="",
                    words=translate("WheelStageView", "{count} others").format(
                        count=len(due.others)
                    ),
                    sum=money.signed(due.lost_cents),
                    gains=False,
                    lit=outcome in due.others,
                )
            )
        self.best.show(rows)

    def _rest_row(self, rest: Sequence[Chance], outcome: Pocket | None) -> BestRow:
        money = self._desk.bets.unit
        count = sum(len(chance.pockets) for chance in rest)
        least, most = (money.short_signed(chance.net_cents) for chance in (rest[-1], rest[0]))
        between = translate("WheelStageView", "{least} to {most}").format(least=least, most=most)
        return BestRow(
            key="rest",
            pocket="",
            words=translate("WheelStageView", "{count} more").format(count=count),
            sum=least if len(rest) == 1 else between,
            gains=rest[-1].net_cents > 0,
            lit=any(outcome in chance.pockets for chance in rest),
        )

    def _show_cover(self, outcome: Pocket | None) -> None:
        covered = set(self._prospects.covered)
        zeros = self._wheel.zeros
        cells = []
        for pocket in self._wheel.order:
            if pocket in ZEROS:
                thirds = 3 / len(zeros)
                place = (0, zeros.index(pocket) * thirds, thirds)
            else:
                number = value(pocket) - 1
                place = (1 + number // 3, 2 - number % 3, 1)
            cells.append(CoverCell(pocket, *place, pocket in covered, pocket == outcome))
        self.cover.show(cells)

    # ---- The picture --------------------------------------------------------------------------

    def _forget_other_wheel(self) -> None:
        """With the inner ring of Spread-Bet more of the wheel is in sight, and it is smaller."""
        selected = bool(self._desk.state.spread.selected)
        if selected != self._with_inner:
            self._with_inner = selected
            self._pictures.forget(self._revision)
            self._revision = self._pictures.set_wheel(self._wheel)

    def _names_ahead(self) -> Iterator[str]:
        """What the frame of the close shows, and then that of the number."""
        pieces = _pieces(self._size, with_inner=self._with_inner)
        if pieces is None:
            return
        yield from map(
            self._named, (pieces.bowl, pieces.sides, pieces.trail, pieces.ball(_NOWHERE))
        )
        for state in (WedgeState.PLAIN, WedgeState.COVERED, WedgeState.QUIET):
            for pocket in self._wheel.order:
                yield self._named(self._wedge(pocket, pieces, state))
                if self._with_inner and state is not WedgeState.COVERED:
                    yield self._named(self._inner_wedge(pocket, pieces, state))

    def _names_of_number(self) -> Iterator[str]:
        """What the ball comes to lie in, drawn while it falls."""
        outcome, ring = self._outcome, self._told.ring if self._told is not None else None
        came = rings_came(self._desk.book, outcome, ring)
        pieces = _pieces(self._size, with_inner=came is not None)
        if outcome is None or pieces is None:
            return
        state = self._state_of(outcome, set(), outcome)
        yield self._named(self._wedge(outcome, pieces, state))
        if came is not None:
            yield self._named(self._inner_wedge(came.inner, pieces, state))

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        inner = self._inner_ring()
        pieces = _pieces(size, with_inner=inner is not None)
        if pieces is None:
            return
        painter.drawImage(0, 0, self._picture(pieces.bowl))
        self._paint_rotor(painter, pieces)
        if inner is not None:
            self._paint_inner(painter, pieces, inner)
        if self._turns or self._fallen:
            self._paint_ball(painter, pieces)
        painter.drawImage(0, 0, self._picture(pieces.sides))

    def _paint_rotor(self, painter: QPainter, pieces: StagePictures) -> None:
        covered = set(self._prospects.covered)
        outcome = self._outcome if self._fallen else None
        at_top: list[tuple[float, str]] = []
        for placed in in_sight(self._wheel, self._at.turn_deg, pieces.sight_deg):
            state = self._state_of(placed.pocket, covered, outcome)
            at_top.append((placed.deg, self._wedge(placed.pocket, pieces, state)))
        # The edge of the winner lies over its neighbours.
        at_top.sort(key=lambda piece: piece[1].endswith((WedgeState.WON, WedgeState.LIES)))
        for deg, name in at_top:
            wedge = self._picture(name)
            painter.save()
            place_rotor(painter, pieces)
            painter.rotate(deg)
            painter.drawImage(wedge_corner(pieces, wedge), wedge)
            painter.restore()

    def _inner_ring(self) -> RingsAt | None:
        """The other ring of Spread-Bet, where that is on offer and not void. It is told its place
        together with the number."""
        spread, told = self._desk.state.spread, self._told
        if not spread.selected or not self.showing.shown:
            return None
        turned_deg = -self._at.turn_deg  # the other way round
        if told is None:
            return RingsAt(self._at.turn_deg, turned_deg) if spread.open else None
        if told.ring is None:
            return None
        passed_s = self._times.monotonic_s() - self._began_s
        share = 1.0 if self._fallen else passed_s / _FALL.rest_s
        ring_deg = told.ring * 360 / len(self._wheel.order)
        return inner_at(share, self._at.turn_deg, turned_deg, ring_deg)

    def _paint_inner(self, painter: QPainter, pieces: StagePictures, inner: RingsAt) -> None:
        outcome = self._outcome if self._fallen else None
        ring = self._told.ring if self._told is not None else None
        came = rings_came(self._desk.book, outcome, ring)
        won = came.inner if came is not None else None
        there = in_sight(self._wheel, inner.inner_deg, pieces.inner_sight_deg)
        for placed in sorted(there, key=lambda each: each.pocket == won):
            state = self._state_of(placed.pocket, set(), won)
            wedge = self._picture(self._inner_wedge(placed.pocket, pieces, state))
            painter.save()
            painter.setOpacity(inner.opacity)
            place_rotor(painter, pieces)
            painter.rotate(placed.deg)
            painter.drawImage(inner_corner(pieces, wedge), wedge)
            painter.restore()

    def _state_of(self, pocket: Pocket, covered: set[Pocket], outcome: Pocket | None) -> WedgeState:
        if outcome is None:
            return WedgeState.COVERED if pocket in covered else WedgeState.PLAIN
        if pocket != outcome:
            return WedgeState.QUIET
        return WedgeState.WON if self._net_cents > 0 else WedgeState.LIES

    def _paint_ball(self, painter: QPainter, pieces: StagePictures) -> None:
        at = ball_at(pieces, self._at)
        if at is None:
            return
        ball = self._picture(pieces.ball(self._at))
        painter.save()
        painter.translate(at.x, at.y)
        if not self._at.fallen:
            trail = self._picture(pieces.trail)
            painter.save()
            painter.rotate((self._at.ball_deg + 180) % 360 - 180)
            painter.drawImage(QPointF(0, -trail.height() / 2), trail)
            painter.restore()
        painter.drawImage(QPointF(-ball.width() / 2, -ball.height() / 2), ball)
        painter.restore()

    def _wedge(self, pocket: Pocket, pieces: StagePictures, state: WedgeState) -> str:
        return f"wedge/{self._revision}/{pocket}/{pieces.radius}/{state}"

    def _inner_wedge(self, pocket: Pocket, pieces: StagePictures, state: WedgeState) -> str:
        return f"inner-wedge/{self._revision}/{pocket}/{pieces.radius}/{state}"

    def _picture(self, name: str) -> QImage:
        return self._pictures.picture(self._named(name))

    def _named(self, name: str) -> str:
        return f"{CONTRAST}/{name}" if self._pictures.high_contrast else name


def _pieces(size: QSizeF, *, with_inner: bool) -> StagePictures | None:
    """None: there is nothing to see of it."""
    drawn = WITH_INNER if with_inner else DRAWN_HEIGHT
    pieces = StagePictures(round(size.width()), round(size.height()), drawn)
    return pieces if pieces.width > 0 and pieces.height > 0 else None
