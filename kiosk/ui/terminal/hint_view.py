"""What to do next, for whoever sits at a simulated terminal for the first time.

It follows what was done so far, up to the first result, and is gone for good after that. A terminal
of a casino has none: there it is the dealer who explains the game.
"""

from collections.abc import Mapping
from enum import Enum, auto

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer

from kiosk.game.round.state import PlayedRound, TerminalPhase
from kiosk.game.supernova.state import WinState
from kiosk.ui.part import ViewPart
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.texts import translate

NOTE_CENTS = 2000
"""Of the note that is proposed. The bench has a key for it."""
LAST_MS = 20_000
"""How long the last word stays."""
_CLOSED = (TerminalPhase.CLOSING, TerminalPhase.SPINNING)


class HintStep(Enum):
    NOTHING = auto()
    NOTE = auto()
    OPENING = auto()
    CHIP = auto()
    BALL = auto()
    ROLLING = auto()
    """The player's bets are down, and closed."""
    MISSED = auto()
    """A round is played without the player."""
    RESULT = auto()


class HintShown(Struct, frozen=True):
    text: str = ""
    """Nothing, where there is nothing to say."""


class HintView(ViewPart[HintShown, Desk]):
    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._step = HintStep.NOTHING
        self._full_screen = False
        self._over = False
        self._timer = QTimer(self, singleShot=True, interval=LAST_MS)
        self._timer.timeout.connect(self._end)

    def refresh(self) -> None:
        step = self._next() if self._desk.look.hints and not self._over else HintStep.NOTHING
        if step is not self._step:
            self._over = self._over or self._step is HintStep.RESULT
            self._step = step
            if step is HintStep.RESULT:
                self._timer.start()
        self.show(HintShown(self._text()))

    def _next(self) -> HintStep:
        state = self._desk.state
        if not self._desk.connected or state.locks.frozen or state.locks.reasons:
            return HintStep.NOTHING  # the screen itself says what that means
        if self._desk.tournament is not None:
            return HintStep.NOTHING  # no money is bet in its sessions
        if self._rolling:
            return self._while_it_rolls()
        if any(win.state is WinState.WAITING for win in state.supernova.won):
            return HintStep.NOTHING  # staff come, and the screen asks to stay
        if (bet := _last_bet(state.round.played)) is not None:
            # Whoever bets again needs no more hints, and neither does who played before a restart.
            theirs = self._first and self._desk.is_here(bet.account)
            return HintStep.RESULT if theirs and not state.wagers_down else HintStep.NOTHING
        if state.wagers_down:
            return HintStep.BALL
        if state.credit_cents == 0:
            return HintStep.NOTE
        if self._desk.can_wager:
            return HintStep.CHIP
        # Bets are open, but not to this player: the screen itself says why.
        open_ = state.round.phase is TerminalPhase.BETTING
        return HintStep.NOTHING if open_ else HintStep.OPENING

    @property
    def _rolling(self) -> bool:
        """No more bets, and the screen has not told the number yet."""
        return self._desk.state.round.phase in _CLOSED or self._desk.awaited is not None

    @property
    def _first(self) -> bool:
        """This is the player's first round, up to its result."""
        return self._step in (HintStep.BALL, HintStep.ROLLING, HintStep.RESULT)

    def _while_it_rolls(self) -> HintStep:
        """Nothing of this may tell the number: the ball is still on its way."""
        state = self._desk.state
        awaited = self._desk.awaited
        if state.wagers_down or (awaited is not None and awaited.stakes):
            return HintStep.ROLLING if self._first else HintStep.NOTHING
        if (bet := _last_bet(state.round.played)) is not None:
            stays = self._step is HintStep.RESULT and self._desk.is_here(bet.account)
            return HintStep.RESULT if stays else HintStep.NOTHING
        return HintStep.MISSED if state.credit_cents else HintStep.NOTE

    def _end(self) -> None:
        self._over = True
        self.refresh()

    def fills_screen(self, full_screen: bool) -> None:
        """The bench lies beneath."""
        self._full_screen = full_screen
        self.refresh()

    def _text(self) -> str:
        match self._step:
            case HintStep.NOTHING:
                return ""
            case HintStep.NOTE:
                return self._note()
            case HintStep.OPENING:
                return translate("HintView", "The next round opens in a moment")
            case HintStep.CHIP:
                return translate("HintView", "Touch a chip, then the cloth")
            case HintStep.BALL:
                return translate("HintView", "When the time is up the ball falls. Wait for it")
            case HintStep.ROLLING:
                return translate("HintView", "Your bets are in. Wait for the ball")
            case HintStep.MISSED:
                return translate("HintView", "Bets are closed. You can bet in the next round")
            case HintStep.RESULT:
                return self._result()

    def _note(self) -> str:
        if self._full_screen:
            text = translate("HintView", "Put a note in: F11, then {sum} in the Bench window")
        else:
            text = translate("HintView", "Put a note in: touch {sum} in the Bench window")
        return text.format(sum=self._desk.look.currency.short(NOTE_CENTS))

    def _result(self) -> str:
        bet = _last_bet(self._desk.state.round.played)
        # Who gets back less than was bet has not won, whatever the winning bets paid.
        if self._desk.riding_cents:
            return translate("HintView", "You won! Your bets stay down, or take them off")
        if bet is not None and bet.winnings_cents + bet.returned_cents > sum(bet.stakes.values()):
            return translate("HintView", "You won! Bet again, or cash out when you like")
        return translate("HintView", "That was a round. Bet again, or cash out when you like")


def _last_bet(played: Mapping[int, PlayedRound]) -> PlayedRound | None:
    """The last round in which something was bet and a number fell."""
    return next(
        (p for _, p in sorted(played.items(), reverse=True) if p.stakes and p.outcome is not None),
        None,
    )
