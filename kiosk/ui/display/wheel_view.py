"""The wheel of the public display, while the ball rolls and when the number is there.

It promises nothing: it turns evenly, without a pointer, until the number is confirmed. The number
itself never waits for the wheel, which follows it.
"""

from msgspec import Struct
from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QPainter

from kiosk.game.round.state import TablePhase
from kiosk.rules.pockets import Pocket
from kiosk.ui.display.onlooker import Onlooker
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.painting.wheel import WheelPieces, paint_wheel
from kiosk.ui.part import ViewPart
from kiosk.ui.texts import translate
from kiosk.ui.times import Times
from kiosk.ui.wheel_motion import Landing, Speeds, WheelAt, landing, resting, rolling

WAITING_S = 90.0
"""After so long without a number nobody believes that the ball is still rolling."""
SEEN_MS = 6000
"""So long the wheel is seen with the number, before what wins takes its place."""
_SPEEDS = Speeds(75.0, -225.0)
_FALL = Landing(1.2, 0.7, 1.2)
_BEGUN = WheelAt(0.0, 300.0)


class DisplayWheelShown(Struct, frozen=True, kw_only=True):
    rolling: bool = False
    """In the place of the number: nobody knows it."""
    shown: bool = False
    """In the place of the statistics, until betting opens."""
    turning: bool = False
    title: str = ""
    line: str = ""
    note: str = ""
    """Below the wheel."""


class DisplayWheelView(ViewPart[DisplayWheelShown, Onlooker]):
    moved = Signal()

    def __init__(
        self, onlooker: Onlooker, pictures: Pictures, times: Times, parent: QObject | None = None
    ) -> None:
        super().__init__(onlooker, parent)
        self._pictures, self._times = pictures, times
        self._digest = ""
        self._revision = 0
        self._watched = False
        self._round = 0
        """That it has shown rolling."""
        self._outcome: Pocket | None = None
        self._began, self._began_s = _BEGUN, 0.0
        self._at = _BEGUN
        self._seen = QTimer(self, singleShot=True, interval=SEEN_MS)
        self._seen.timeout.connect(self._looked_at)
        self._paid = False

    @property
    def revision(self) -> int:
        """By which pictures of the wheel are asked for."""
        return self._revision

    @property
    def paid(self) -> Pocket | None:
        """The number whose bets are being paid, once the wheel has been seen with it."""
        return self._outcome if self._paid else None

    def _looked_at(self) -> None:
        self._paid = True
        self.changed.emit()

    @Slot(bool)
    def watched(self, watched: bool) -> None:
        """Whether it moves where somebody can see it."""
        self._watched = watched

    def refresh(self) -> None:
        board, book = self._desk.board, self._desk.book
        if board is None or book is None:
            self._round, self._outcome = 0, None
            self.show(DisplayWheelShown())
            return
        if book.digest != self._digest:
            if self._revision:
                self._pictures.forget(self._revision)
            self._digest, self._revision = book.digest, self._pictures.set_wheel(book.wheel)
        rolls = board.phase in (TablePhase.CLOSING, TablePhase.SPINNING)
        if rolls and board.round != self._round:
            self._round, self._outcome, self._began = board.round, None, _BEGUN
            self._began_s = self._times.monotonic_s()
        self._follow(board.last[0] if board.last and board.last_round == self._round else None)
        over = board.phase in (TablePhase.BETTING, TablePhase.SHUT)
        if over or board.frozen or not self._desk.connected:
            self._outcome = None
            self._round = self._round if rolls else 0
        self._look(rolls=rolls and self._desk.connected and not board.frozen)

    def _follow(self, outcome: Pocket | None) -> None:
        """The number is confirmed: the wheel runs out to it from where it is."""
        if outcome is not None and outcome != self._outcome and self._round:
            self.advance()
            self._began, self._began_s = self._at, self._times.monotonic_s()
            self._outcome = outcome
            self._paid = False
            self._seen.start()
        self.advance()

    @Slot()
    def advance(self) -> None:
        """To where it is by now."""
        passed_s = self._times.monotonic_s() - self._began_s
        if self._outcome is None:
            if self._watched and passed_s < WAITING_S:
                self._at = rolling(self._began, passed_s, _SPEEDS)
        elif self._watched and passed_s < _FALL.rest_s:
            self._at = landing(self._began, self._deg(self._outcome), passed_s, _FALL)
        else:
            self._at = resting(self._deg(self._outcome))
        self.moved.emit()
        self._look(rolls=self.showing.rolling)

    def _deg(self, pocket: Pocket) -> float:
        assert self._desk.book is not None
        order = self._desk.book.wheel.order
        return order.index(pocket) * 360 / len(order)

    def _look(self, *, rolls: bool) -> None:
        passed_s = self._times.monotonic_s() - self._began_s
        late = rolls and passed_s >= WAITING_S
        at_rest = self._outcome is not None and (not self._watched or passed_s >= _FALL.rest_s)
        self.show(
            DisplayWheelShown(
                rolling=rolls,
                shown=rolls or self._outcome is not None,
                turning=(rolls and not late) or (self._outcome is not None and not at_rest),
                title=translate("DisplayWheelView", "No more bets") if rolls else "",
                line=self._line(late=late) if rolls else "",
                note=self._note(rolls=rolls),
            )
        )

    def _line(self, *, late: bool) -> str:
        if late:
            return translate("DisplayWheelView", "Waiting for the number")
        if self._desk.board is not None and self._desk.board.no_spins:
            return translate("DisplayWheelView", "The ball is spun again")
        return translate("DisplayWheelView", "The ball is rolling")

    def _note(self, *, rolls: bool) -> str:
        if rolls:
            return translate(
                "DisplayWheelView", "The picture turns; the number comes from the table's own wheel"
            )
        if self._outcome is None or self._desk.book is None:
            return ""
        left, _, right = self._desk.book.wheel.around(self._outcome, 1)
        between = translate("DisplayWheelView", "Between {left} and {right} on the wheel")
        return between.format(left=left, right=right)

    # ---- The picture --------------------------------------------------------------------------

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """The wheel fills the width at the bottom; what is above is for the marker."""
        diameter, pictures = round(size.width()), self._pictures
        painter.fillRect(QRectF(QPointF(0, 0), size), pictures.colour("room"))
        if not self._revision or diameter <= 0:
            return
        lies = self._outcome is not None and self._at.fallen == 1
        rotor = f"rotor/{self._revision}/{diameter}" + (f"/{self._outcome}" if lies else "")
        ball = (
            pictures.colour("ivory") if lies or (self.showing.turning and self._watched) else None
        )
        painter.translate(diameter / 2, size.height() - diameter / 2)
        rim, arms = (pictures.picture(f"{piece}/{diameter}") for piece in ("rim", "arms"))
        paint_wheel(painter, WheelPieces(rim, pictures.picture(rotor), ball, arms), self._at)
        if lies:
            self._paint_marker(painter, diameter / 2, size.height() - diameter)

    def _paint_marker(self, painter: QPainter, radius: float, room: float) -> None:
        """Where the ball lies. While it rolls nothing points anywhere."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._pictures.colour("brass"))
        across, down = 0.6 * room, 0.8 * room
        tips = [(-across / 2, -down), (across / 2, -down), (0.0, 0.0)]
        painter.drawPolygon([QPointF(x, y - radius) for x, y in tips])
