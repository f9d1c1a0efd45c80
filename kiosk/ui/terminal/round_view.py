"""The countdown and what is announced: place your bets, no more bets, the result, the rest."""

from collections.abc import Sequence
from math import ceil

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer

from kiosk.game import facts as f
from kiosk.game.refusal import Refusal
from kiosk.game.round.state import TerminalPhase
from kiosk.game.tournament.values import IN_PLAY, RECORDED
from kiosk.ui.part import ViewPart
from kiosk.ui.rings_came import rings_came
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.texts import translate
from kiosk.ui.times import Times
from kiosk.ui.tournament_words import is_out, session_words, spin_words
from kiosk.ui.words import colour_name, lock_words, refusal

TICK_MS = 100
LAST_S = 5
"""The last seconds look different."""


class RoundShown(Struct, frozen=True, kw_only=True):
    sign: str = "wait"
    """What the ring holds: count, lock, tick, wait, stop."""
    title: str = ""
    line: str = ""
    good: bool = False
    """The second line is good news."""
    counting: bool = False
    seconds: int = 0
    share: float = 0.0
    """Of the wagering period that is left. In the last seconds it moves once a second."""
    last: bool = False


class _Said(Struct, frozen=True, kw_only=True):
    sign: str = "wait"
    title: str = ""
    line: str = ""
    good: bool = False
    urges: bool = False
    """The player is asked to bet, and told when little time is left."""


class RoundView(ViewPart[RoundShown, Desk]):
    def __init__(self, desk: Desk, times: Times, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._times = times
        self._said = _Said()
        self._period_s = 0.0
        self._round = 0
        self._left_s = 0.0
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.timeout.connect(self._tick)
        self._registered_at = ""
        """The time of day at which the table acknowledged the slip of this round."""

    def happened(self, facts: Sequence[f.Fact]) -> None:
        if any(isinstance(fact, f.SlipRegistered | f.PointsRegistered) for fact in facts):
            self._registered_at = self._times.of_day(self._times.now_ms())

    def refresh(self) -> None:
        state = self._desk.state
        if state.round.number != self._round:
            self._round, self._period_s, self._registered_at = state.round.number, 0.0, ""
        self._said = self._look()
        counting = self._said.sign == "count"
        if counting != self._timer.isActive():
            self._timer.start() if counting else self._timer.stop()
        self._tick()

    def _tick(self) -> None:
        said, counting = self._said, self._said.sign == "count"
        left_s = self._left_s = (self._desk.remaining_s or 0.0) if counting else 0.0
        # The longest time seen is the period: a terminal that came late does not know more.
        self._period_s = max(self._period_s, left_s)
        last = said.urges and left_s <= LAST_S
        self.show(
            RoundShown(
                sign=said.sign,
                title=translate("RoundView", "Last bets") if last else said.title,
                line=said.line,
                good=said.good,
                counting=counting,
                seconds=ceil(left_s),
                share=self._share(left_s),
                last=last,
            )
        )

    def _share(self, left_s: float) -> float:
        if not self._period_s:
            return 0.0
        return min(1.0, (left_s if left_s > LAST_S else ceil(left_s)) / self._period_s)

    def _look(self) -> _Said:
        state = self._desk.state
        round_line = self._round_words()
        if not self._desk.connected:
            kept = translate("RoundView", "your money and your bets are kept")
            if state.tournament.on:
                kept = translate("RoundView", "your points and your bets are kept")
            return _Said(
                sign="wait", title=translate("RoundView", "Waiting for the table"), line=kept
            )
        if state.locks.reasons:
            return _Said(
                sign="stop",
                title=translate("RoundView", "Terminal locked"),
                line=lock_words(next(iter(state.locks.reasons))),
            )
        if state.locks.frozen:
            return _Said(
                sign="stop",
                title=translate("RoundView", "Accounts frozen"),
                line=self._why_frozen(),
            )
        match state.round.phase:
            case TerminalPhase.BETTING:
                return self._betting(round_line)
            case TerminalPhase.CLOSING:
                line = translate("RoundView", "sending your bets")
            case TerminalPhase.SPINNING if self._desk.bets.sent():
                line = translate("RoundView", "Registered {time}").format(time=self._registered_at)
                title = translate("RoundView", "No more bets")
                return _Said(sign="tick", title=title, line=line, good=True)
            case TerminalPhase.SPINNING:
                return self._without_bets(round_line)
            case TerminalPhase.IDLE:
                return self._between_rounds(round_line)
        return _Said(sign="lock", title=translate("RoundView", "No more bets"), line=line)

    def _betting(self, round_line: str) -> _Said:
        kept, others = self._desk.kept_from_play, self._others_play()
        seat = self._desk.state.tournament.seat
        if kept is not None:
            text = translate("RoundView", "no bets from you, {round}")
            title = refusal(Refusal(kept), self._desk.look.currency)
            return _Said(sign="count", title=title, line=text.format(round=round_line))
        if others is not None:
            return _Said(sign="count", title=others, line=round_line)
        line = translate("RoundView", "seconds left, {round}").format(round=round_line)
        if seat is not None and seat.play_off:
            line = round_line  # which is long, and the ring counts
        title = translate("RoundView", "Place your bets")
        return _Said(sign="count", title=title, line=line, urges=True)

    def _round_words(self) -> str:
        """The spin of a session, while one is played here."""
        number, seen = self._desk.state.round.number, self._desk.tournament
        seat = self._desk.state.tournament.seat
        if seat is not None and seat.phase in IN_PLAY and seen is not None:
            return spin_words(seen)
        return translate("RoundView", "round {round}").format(round=number)

    def _others_play(self) -> str | None:
        """What is said at a seat from which nothing is bet on this spin; None: it is bet from."""
        seat, seen = self._desk.state.tournament.seat, self._desk.tournament
        if seat is None or seat.plays:
            return None
        out = seen is not None and any(
            is_out(one) for one in seen.players if one.entrant == seat.entrant
        )
        if out:
            return translate("RoundView", "You are out")
        return translate("RoundView", "Others play this spin")

    def _why_frozen(self) -> str:
        left_s = self._desk.remaining_s
        if self._desk.state.round.phase is not TerminalPhase.BETTING or left_s is None:
            return translate("RoundView", "a result is being checked")
        text = translate("RoundView", "a result is being checked, {seconds} s to bet remain")
        return text.format(seconds=ceil(left_s))

    def _without_bets(self, round_line: str) -> _Said:
        title, line = translate("RoundView", "No more bets"), round_line
        if self._desk.state.round.void is not None and self._desk.state.account.open:
            title = translate("RoundView", "Your bets are void")
            line = translate("RoundView", "{round} goes on without them").format(round=round_line)
        return _Said(sign="lock", title=title, line=line)

    def _between_rounds(self, round_line: str) -> _Said:
        result = self._desk.shown_result
        if self._desk.awaited is not None:
            title = translate("RoundView", "No more bets")
            return _Said(sign="lock", title=title, line=round_line)
        if self._desk.table_shut:
            title = translate("RoundView", "The table is closed")
            return _Said(sign="lock", title=title, line=translate("RoundView", "no bets are taken"))
        seat, seen = self._desk.state.tournament.seat, self._desk.tournament
        if seat is not None and seat.phase in RECORDED and seen is not None:
            title = translate("RoundView", "The session is over")
            return _Said(sign="lock", title=title, line=session_words(seen))
        if result is None or result.outcome is None:
            return _Said(
                sign="lock",
                title=translate("RoundView", "Betting opens soon"),
                line=translate("RoundView", "the dealer starts the next round"),
            )
        title = f"{result.outcome} {colour_name(result.outcome)}"
        if result.settlement > 1:
            return _Said(sign="lock", title=title, line=translate("RoundView", "corrected result"))
        came = rings_came(self._desk.book, result.outcome, result.ring)
        if came is not None:
            text = translate("RoundView", "Spread-Bet {sum}")
            return _Said(sign="lock", title=title, line=text.format(sum=came.total))
        return _Said(sign="lock", title=title, line=round_line)

    @property
    def seconds_to_bet(self) -> int:
        """None are left when nothing is counted, or not for this player."""
        return ceil(self._left_s) if self._said.urges else 0
