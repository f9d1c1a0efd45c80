"""What the player hears: a sound for what happens, and on request a voice that says it.

Both follow the same facts and the same texts as the screen, and both are the player's own choice.
"""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Slot

from kiosk.game import facts as f
from kiosk.game.preferences.facts import Preferences
from kiosk.game.staff.settings import SOUND_VOLUME
from kiosk.ui.audio.sounds import SoundPlayer
from kiosk.ui.audio.speech import Voice
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.terminal.round_view import LAST_S
from kiosk.ui.terminal.spoken_words import SpokenWords, plain
from kiosk.ui.terminal.terminal_view import TerminalView
from kiosk.ui.texts import translate

SAID_SECONDS = (10, 5)
_CHIPS_DOWN = (
    f.SlipStep.PLACE,
    f.SlipStep.PIECES,
    f.SlipStep.VOUCHER,
    f.SlipStep.MOVE,
    f.SlipStep.REPEAT,
    f.SlipStep.DOUBLE,
    f.SlipStep.FAVOURITE,
)


def sound_volume(desk: Desk) -> int:
    """In hundredths."""
    return desk.state.staff.setting(SOUND_VOLUME)


class AudibleFeedback(QObject):
    """Lives as long as the screen that it follows."""

    def __init__(self, desk: Desk, view: TerminalView, sounds: SoundPlayer, voice: Voice) -> None:
        super().__init__(view)
        self._desk = desk
        self._announcements, self._panels = view.announcements, view.panels
        self._sounds = sounds
        self._voice = voice
        self._words = SpokenWords(desk)
        self._seconds = 0
        """Of the countdown, as they were heard last."""
        self._asked = ""
        """What the player was last asked to look at."""
        self._speaking = self._wanted.spoken
        self._falling: f.RoundSettled | None = None
        """A result whose ball is still on its way."""
        view.happened.connect(self._happened)
        view.table_top.stage.landed.connect(self._landed)
        self._announcements.notice.said.connect(self._noticed)
        self._announcements.round.changed.connect(self._ticked)
        self._panels.care.changed.connect(self._cared)
        self._panels.preferences.changed.connect(self._preferred)

    @property
    def _wanted(self) -> Preferences:
        return self._panels.preferences.showing

    def _play(self, name: str) -> None:
        if self._wanted.sounds:
            self._sounds.play(name, sound_volume(self._desk))

    def _say(self, text: str) -> None:
        if self._wanted.spoken and text:
            self._voice.say(text, self._panels.language.now, sound_volume(self._desk))

    # ---- What there is to hear ----------------------------------------------------------------

    @Slot(object)
    def _happened(self, facts: Sequence[f.Fact]) -> None:
        for fact in facts:
            if isinstance(fact, f.RoundSettled) and self._desk.ball_falls:
                self._falling = fact
            else:
                self._hear(fact)

    @Slot()
    def _landed(self) -> None:
        """The number is heard when it is seen."""
        if self._falling is not None:
            fact, self._falling = self._falling, None
            self._hear(fact)

    def _hear(self, fact: f.Fact) -> None:
        self._sound(fact)
        self._speak(fact)

    def _sound(self, fact: f.Fact) -> None:
        match fact:
            case f.SlipChanged() if fact.step in _CHIPS_DOWN:
                self._play("chip")
            case f.WageringEnded() if self._desk.state.account.open:
                self._play("no-more-bets")
            case f.RoundSettled() if self._desk.state.account.open:
                self._play(self._result_sound())
            case f.TicketPrinted() | f.HandPaid():
                self._play("cash-out")
            case _:
                pass

    def _result_sound(self) -> str:
        if self._desk.big_win:
            return "big-win"
        return "win" if self._desk.better_off else "result"

    def _speak(self, fact: f.Fact) -> None:
        state = self._desk.state
        match fact:
            case f.WageringOpened():
                self._say(f"{self._opened(fact)} {self._returned}".strip())
            case f.SlipChanged() if fact.step is not f.SlipStep.RESTART:
                self._say(self._words.slip(fact, state))
            case f.WageringEnded() if not fact.stakes and not fact.vouchers:
                self._say(f"{self._words.closed(0)} {self._returned}".strip())
            case f.SlipRegistered() if state.round.sent is not None:
                stakes = (*state.round.sent.stakes.values(), *state.round.sent.promotional.values())
                self._say(f"{self._words.closed(sum(stakes))} {self._returned}".strip())
            case f.RoundSettled() if fact.round in state.round.played:
                self._say(self._words.result(state.round.played[fact.round], state.credit_cents))
            case _:
                pass

    def _opened(self, fact: f.WageringOpened) -> str:
        """Nobody is asked to bet who cannot."""
        if not self._desk.can_wager:
            return ""
        return self._words.opened(round(self._desk.remaining_s or fact.period_s))

    @property
    def _returned(self) -> str:
        """A voice that begins another sentence breaks off the one before, so that it is said
        together with what else there is to say."""
        notice = self._announcements.notice
        cents = notice.returned_cents
        return self._words.returned(cents, notice.showing.returned_reasons) if cents else ""

    @Slot(str, str)
    def _noticed(self, text: str, tone: str) -> None:
        if tone == "warn":
            self._play("refused")
        self._say(plain(text))

    @Slot()
    def _ticked(self) -> None:
        seconds = self._announcements.round.seconds_to_bet
        if seconds == self._seconds:
            return
        self._seconds = seconds
        if 0 < seconds <= LAST_S and self._desk.state.account.open:
            self._play("last-seconds")
        if seconds in SAID_SECONDS:
            self._say(self._words.seconds(seconds))

    @Slot()
    def _cared(self) -> None:
        asked = self._panels.care.asked
        if asked != self._asked:
            self._asked = asked
            self._say(f"{self._returned} {asked}" if asked and self._returned else asked)

    @Slot()
    def _preferred(self) -> None:
        if self._wanted.spoken == self._speaking:
            return
        self._speaking = self._wanted.spoken
        if self._speaking:
            self._say(translate("Heard", "Bets, countdown and result are spoken."))
        else:
            self._voice.hush()
