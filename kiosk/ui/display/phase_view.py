"""The countdown and what is announced to everybody: place your bets, no more bets, and the rest."""

from math import ceil

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer

from kiosk.game.round.state import TablePhase
from kiosk.game.tournament.values import IN_PLAY
from kiosk.link.messages import Board
from kiosk.ui.display.onlooker import Onlooker
from kiosk.ui.part import ViewPart
from kiosk.ui.texts import translate
from kiosk.ui.tournament_words import spin_words
from kiosk.ui.words import colour_name

TICK_MS = 100
LAST_S = 5
"""The last seconds look different."""


class DisplayPhaseShown(Struct, frozen=True, kw_only=True):
    sign: str = "wait"
    """What the ring holds: count, lock, tick, wait, stop."""
    title: str = ""
    line: str = ""
    counting: bool = False
    seconds: int = 0
    share: float = 0.0
    """Of the wagering period that is left. In the last seconds it moves once a second."""
    last: bool = False


class DisplayPhaseView(ViewPart[DisplayPhaseShown, Onlooker]):
    def __init__(self, onlooker: Onlooker, parent: QObject | None = None) -> None:
        super().__init__(onlooker, parent)
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.timeout.connect(self._tick)

    def refresh(self) -> None:
        shown = self._look()
        counting = shown.sign == "count"
        if counting != self._timer.isActive():
            self._timer.start() if counting else self._timer.stop()
        self.show(self._timed(replace(shown, counting=counting)))

    def _tick(self) -> None:
        self.show(self._timed(self.showing))

    def _timed(self, shown: DisplayPhaseShown) -> DisplayPhaseShown:
        board, left_s = self._desk.board, self._desk.remaining_s
        if left_s is None:  # it is not open, or its time is not known yet
            return replace(shown, seconds=0, share=0.0, last=False)
        share, last = 0.0, left_s <= LAST_S
        if board is not None and board.period_s:
            share = min(1.0, (ceil(left_s) if last else left_s) / board.period_s)
        return replace(shown, seconds=ceil(left_s), share=share, last=last)

    def _look(self) -> DisplayPhaseShown:
        board = self._desk.board
        if board is None or not self._desk.connected:
            return DisplayPhaseShown(title=translate("DisplayPhaseView", "Waiting for the table"))
        if board.frozen:
            title = translate("DisplayPhaseView", "A result is being checked")
            stands = translate("DisplayPhaseView", "the time to bet stands still")
            line = stands if board.phase is TablePhase.BETTING else ""
            return DisplayPhaseShown(sign="stop", title=title, line=line)
        return _of_phase(board)


def _round_words(board: Board) -> str:
    """The spin of a session, while one is played."""
    seen = board.tournament
    if seen is not None and seen.phase in IN_PLAY:
        return spin_words(seen)
    return translate("DisplayPhaseView", "round {round}").format(round=board.round)


def _of_phase(board: Board) -> DisplayPhaseShown:
    round_ = _round_words(board)
    match board.phase:
        case TablePhase.SHUT:
            return DisplayPhaseShown(
                sign="lock", title=translate("DisplayPhaseView", "The table is closed")
            )
        case TablePhase.IDLE if board.last_round == board.round and board.last and board.last[0]:
            title = f"{board.last[0]} {colour_name(board.last[0])}"
            line = translate("DisplayPhaseView", "{round}, betting opens soon").format(round=round_)
            return DisplayPhaseShown(sign="tick", title=title, line=line)
        case TablePhase.IDLE:
            title = translate("DisplayPhaseView", "Betting opens soon")
            return DisplayPhaseShown(sign="lock", title=title)
        case TablePhase.BETTING:
            line = translate("DisplayPhaseView", "seconds left, {round}").format(round=round_)
            title = translate("DisplayPhaseView", "Place your bets")
            return DisplayPhaseShown(sign="count", title=title, line=line)
        case TablePhase.CLOSING | TablePhase.SPINNING:
            if board.no_spins:
                round_ = translate("DisplayPhaseView", "no spin, the ball is spun again")
            title = translate("DisplayPhaseView", "No more bets")
            return DisplayPhaseShown(sign="lock", title=title, line=round_)
