"""A seat that nobody sits at: the table's wheel turns, and its round goes on."""

from msgspec import Struct
from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Signal, Slot
from PySide6.QtGui import QPainter

from kiosk.game.round.state import TerminalPhase
from kiosk.game.tournament.values import SessionPhase
from kiosk.ui.painting.pictures import CONTRAST, Pictures
from kiosk.ui.painting.wheel import WheelPieces, paint_wheel
from kiosk.ui.part import ViewPart
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.texts import translate
from kiosk.ui.times import Times
from kiosk.ui.tournament_words import player_name
from kiosk.ui.wheel_motion import Speeds, WheelAt, rolling
from kiosk.ui.words import colour_name

LONG_S = 600.0
"""After so long nobody has come, and the wheel stands."""
CUT = 1.48
"""How much larger a wheel is than the window that shows a part of it."""
_SPEEDS = Speeds(6.0, -40.0)
_BEGUN = WheelAt(248.0, 286.0)
_MINUTE_S = 60
_SHIFTS = (0, 2, 4, 2)
"""By which the picture steps aside each minute, so that none burns into the glass."""


class AttractShown(Struct, frozen=True, kw_only=True):
    turning: bool = False
    phase: str = ""
    """How far the round is, or nothing."""
    shift: int = 0


class AttractView(ViewPart[AttractShown, Desk]):
    moved = Signal()

    def __init__(
        self, desk: Desk, pictures: Pictures, times: Times, parent: QObject | None = None
    ) -> None:
        super().__init__(desk, parent)
        self._pictures, self._times = pictures, times
        self._revision = pictures.set_wheel(desk.book.wheel)
        self._began_s = times.monotonic_s()
        self._watched = False
        self._at = _BEGUN

    @Slot(bool)
    def watched(self, watched: bool) -> None:
        """Whether it moves where somebody can see it."""
        if watched and not self._watched:
            self._began_s = self._times.monotonic_s()
        self._watched = watched
        self._look()

    def refresh(self) -> None:
        self._look()

    def second_passed(self) -> None:
        self._look()

    @Slot()
    def advance(self) -> None:
        self._at = rolling(_BEGUN, self._passed_s, _SPEEDS)
        self.moved.emit()

    @property
    def _passed_s(self) -> float:
        return self._times.monotonic_s() - self._began_s

    @property
    def _rolls(self) -> bool:
        phase = self._desk.state.round.phase
        return self._desk.connected and phase in (TerminalPhase.CLOSING, TerminalPhase.SPINNING)

    def _look(self) -> None:
        minute = int(self._passed_s // _MINUTE_S)
        self.show(
            AttractShown(
                turning=self._watched and self._passed_s < LONG_S,
                phase=self._phase() if self._desk.connected else "",
                shift=_SHIFTS[minute % len(_SHIFTS)],
            )
        )

    def _phase(self) -> str:
        round_ = self._desk.state.round
        if called := self._called():
            return called
        if self._desk.table_shut and round_.phase is TerminalPhase.IDLE:
            return translate("AttractView", "The table is closed")
        text = {
            TerminalPhase.BETTING: translate("AttractView", "Bets are open, round {round}"),
            TerminalPhase.CLOSING: translate("AttractView", "Ball rolling, round {round}"),
            TerminalPhase.SPINNING: translate("AttractView", "Ball rolling, round {round}"),
            TerminalPhase.IDLE: "",
        }[round_.phase]
        result = self._desk.shown_result
        if result is not None and result.outcome is not None:
            number = f"{result.outcome} {colour_name(result.outcome)}"
            told = translate("AttractView", "{number}, round {round}")
            return told.format(number=number, round=round_.number)
        return text.format(round=round_.number)

    def _called(self) -> str:
        """Who is to sit down here, once the seats of a session are drawn."""
        seen = self._desk.tournament
        if seen is None or seen.phase is not SessionPhase.CALLED:
            return ""
        here = next((one for one in seen.players if one.seat == self._desk.look.seat), None)
        if here is None:
            return ""
        text = translate("AttractView", "{player} plays here")
        return text.format(player=player_name(here.entrant))

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """The whole wheel in a square; else its left part, with the hub at half of the height."""
        pictures, whole = self._pictures, size.width() == size.height()
        diameter = round(size.height() * (1 if whole else CUT))
        painter.fillRect(QRectF(QPointF(0, 0), size), pictures.colour("room"))
        if diameter <= 0:
            return
        ball = pictures.colour("ivory") if self._rolls else None
        kind = f"{CONTRAST}/" if pictures.high_contrast else ""
        rim = pictures.picture(f"{kind}rim/{diameter}")
        rotor = pictures.picture(f"{kind}rotor/{self._revision}/{diameter}")
        painter.translate(diameter / 2, size.height() / 2)
        paint_wheel(painter, WheelPieces(rim, rotor, ball), self._at)
