"""The player's screen as a whole: which screen is up, and the parts that all of them share."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import (
    Property,
    QCoreApplication,
    QObject,
    QTimer,
    Signal,
    SignalInstance,
    Slot,
)
from PySide6.QtQml import QmlElement

from kiosk.game import facts as f
from kiosk.game.terminal.settings import ATTRACT_AFTER_S
from kiosk.rules.limits import Limits
from kiosk.rules.money import percent_text
from kiosk.rules.wagers import Kind
from kiosk.ui.cloth_map import ClothMap
from kiosk.ui.language import Speaker
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.staff.gate import StaffGate
from kiosk.ui.terminal.actions_view import ActionsView
from kiosk.ui.terminal.care_view import CareView
from kiosk.ui.terminal.cash_out_view import CashOutView
from kiosk.ui.terminal.cloth_view import ClothView
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.terminal.dispute_view import DisputeView
from kiosk.ui.terminal.fault_view import FaultView
from kiosk.ui.terminal.favourites_view import FavouritesView
from kiosk.ui.terminal.guide.guide_view import GuideView
from kiosk.ui.terminal.help_view import HelpView
from kiosk.ui.terminal.hint_view import HintView
from kiosk.ui.terminal.history_view import HistoryView
from kiosk.ui.terminal.language_view import LanguageView
from kiosk.ui.terminal.meters_view import MetersView
from kiosk.ui.terminal.notice_view import NoticeView
from kiosk.ui.terminal.notices import announced_ahead
from kiosk.ui.terminal.own_limits_view import OwnLimitsView
from kiosk.ui.terminal.preferences_view import PreferencesView
from kiosk.ui.terminal.preview_view import PreviewView
from kiosk.ui.terminal.rail_view import RailView
from kiosk.ui.terminal.result_view import ResultView
from kiosk.ui.terminal.results_view import ResultsView
from kiosk.ui.terminal.round_view import RoundView
from kiosk.ui.terminal.sitting_view import SittingView
from kiosk.ui.terminal.statistics_view import StatisticsView
from kiosk.ui.terminal.told_view import ToldView
from kiosk.ui.terminal.track_view import TrackView
from kiosk.ui.times import Times
from kiosk.ui.words import rulebook_text

if TYPE_CHECKING:  # a screen is shown before anything is heard
    from kiosk.ui.audio.sounds import SoundPlayer
    from kiosk.ui.audio.speech import Voice

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

_CLOCK_MS = 1000


class _Shown(Struct, frozen=True):
    screen: str
    table: str
    help_asked: bool
    limits: Limits | None = None


@QmlElement
class TerminalView(QObject):
    changed = Signal()
    clock_changed = Signal()
    happened = Signal(object)
    """Facts that have become durable, for whoever else follows them."""

    def __init__(
        self,
        desk: Desk,
        pictures: Pictures,
        times: Times,
        speaker: Speaker,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._pictures = pictures
        self._times = times
        self._preferences = PreferencesView(desk, self)
        self._language = LanguageView(desk, speaker, self._preferences, self)
        self._meters = MetersView(desk, self)
        self._rail = RailView(desk, self)
        self._actions = ActionsView(desk, self)
        self._preview = PreviewView(desk, self)
        self._cloth = ClothView(
            desk,
            pictures,
            rail=self._rail,
            actions=self._actions,
            preview=self._preview,
            parent=self,
        )
        self._track = TrackView(
            desk,
            pictures,
            rail=self._rail,
            cloth=self._cloth,
            preview=self._preview,
            parent=self,
        )
        self._told = ToldView(desk, cloth=self._cloth, track=self._track, parent=self)
        self.by_keys = GuideView(
            desk.book, times, cloth=self._cloth, track=self._track, parent=self
        )
        self._round = RoundView(desk, self)
        self._result = ResultView(desk, self)
        self._results = ResultsView(desk, self)
        self._notice = NoticeView(desk, self)
        self.hints = HintView(desk, self)
        self._favourites = FavouritesView(desk, self)
        self._cash_out = CashOutView(desk, times.of_day, self)
        self._sitting = SittingView(desk, self)
        self._care = CareView(desk, self)
        self._own_limits = OwnLimitsView(desk, self)
        self._help = HelpView(desk.book, self)
        self._statistics = StatisticsView(desk, self)
        self._history = HistoryView(desk, pictures, self)
        self._dispute = DisputeView(desk, self)
        self._staff = StaffGate(desk, pictures, times, self)
        self._wheel = pictures.set_wheel(desk.book.wheel)
        self._fault = FaultView(desk, self)
        self._touched_s: float | None = None
        """Nobody has, since it was started."""
        self._clock = ("", "", "")
        self._shown = _Shown("attract", "", False)
        self._connect()
        self._help.speak(self._language.tongue)
        self._timer = QTimer(self, interval=_CLOCK_MS)
        self._timer.timeout.connect(self._second_passed)
        self._timer.start()
        self.refresh()

    def _connect(self) -> None:
        for part in (self._cloth, self._track, self._actions, self._favourites):
            part.done.connect(self._notice.decided)
        self._notice.at_spot.connect(self._cloth.say_at)
        self._cash_out.changed.connect(self._choose_screen)
        self._preferences.chosen.connect(self.wake)
        self._preferences.changing.connect(self._paint_as_preferred)
        self._language.spoken.connect(self._retranslate)
        self._desk.on_change = self.refresh
        self._desk.on_facts = self._happened
        self._desk.on_refused = self._notice.refused
        self._desk.on_not_taken = self._notice.not_taken

    def _paint_as_preferred(self) -> None:
        """Before the screen itself hears of it, and asks for its pictures again."""
        preferred = self._preferences.shown
        self._pictures.high_contrast = preferred.high_contrast
        self._pictures.large_text = preferred.large_text

    # ---- What changes it ----------------------------------------------------------------------

    def refresh(self) -> None:
        """Look at everything again. Parts that are as they were tell the screen nothing."""
        for part in (
            self._meters,
            self._rail,
            self._actions,
            self._cloth,
            self._track,
            self._round,
            self._result,
            self._results,
            self._notice,
            self.hints,
            self._favourites,
            self._cash_out,
            self._statistics,
            self._history,
            self._dispute,
            self._staff,
            self._own_limits,
        ):
            part.refresh()
        self.tick()

    def _retranslate(self) -> None:
        """Whatever holds words asks for them again, in the language that is spoken now."""
        self._help.speak(self._language.tongue)
        for part in (
            self._cloth,
            self._track,
            self._history,
            self._statistics,
            self._result,
            self._notice,
            self._care,
            self._favourites,
            self._staff,
        ):
            part.retranslate()
        self.refresh()
        for view in (self, *self.findChildren(QObject)):
            changed = getattr(view, "changed", None)
            if isinstance(changed, SignalInstance):
                changed.emit()
        self._round.ticked.emit()

    def _happened(self, facts: Sequence[f.Fact]) -> None:
        if any(isinstance(fact, f.SlipRegistered) for fact in facts):
            self._round.registered_at = self._times.of_day(self._times.now_ms())
        if any(isinstance(fact, f.AccountOpened) for fact in facts):
            self.wake()
        self._cash_out.happened(facts, self._times.now_ms())
        self._notice.happened(facts)
        self._dispute.happened(facts)
        self.happened.emit(facts)

    def let_be_heard(self, sounds: "SoundPlayer", voice: "Voice") -> None:
        """Not before the first frame, which waits for neither."""
        from kiosk.ui.terminal.heard import Heard, Parts  # noqa: PLC0415

        parts = Parts(
            notice=self._notice,
            round=self._round,
            care=self._care,
            preferences=self._preferences,
            language=self._language,
        )
        self.happened.connect(Heard(self._desk, parts, sounds, voice, self).happened)

    def touched(self) -> None:
        """Somebody is there. The touch that wakes the table must not place a chip on it, so the
        attract screen takes it whole."""
        self._staff.touched()
        if self._shown.screen != "attract":
            self._touched_s = self._times.monotonic_s()

    @Slot()
    def wake(self) -> None:
        self._touched_s = self._times.monotonic_s()
        self._choose_screen()

    def _second_passed(self) -> None:
        if self._care.result_seen:
            self._desk.pass_time()
        self.tick()

    def tick(self) -> None:
        self._sitting.refresh()
        self._care.refresh()
        self._told.refresh()
        now_ms = self._times.now_ms()
        time = self._times.of_day(now_ms)
        clock = (time[:-3], self._at_play(), announced_ahead(self._desk.state, now_ms=now_ms))
        if clock != self._clock:
            self._clock = clock
            self.clock_changed.emit()
        self._choose_screen()

    def _at_play(self) -> str:
        if not self._desk.state.account_open:
            return ""
        return translate("TerminalView", "{time} at play").format(time=self._sitting.time)

    # ---- Which screen -------------------------------------------------------------------------

    def _choose_screen(self) -> None:
        state = self._desk.state
        touched_s = self._touched_s
        after_s = state.setting(ATTRACT_AFTER_S)
        idle_s = self._times.monotonic_s() - touched_s if touched_s is not None else after_s
        self._fault.refresh()
        if self._fault.there:
            screen = "outofservice"
        elif self._cash_out.stage:
            screen = "cashout"
        elif not state.account_open and idle_s >= after_s:
            screen = "attract"
        elif not state.money_left and idle_s >= after_s:
            screen = "attract"
            self._desk.leave()
        else:
            screen = "table"
        self._preferences.look(screen)
        shown = _Shown(screen, self._desk.table, state.help_asked, self._desk.limits)
        if shown != self._shown:
            self._shown = shown
            self.changed.emit()

    # ---- For whoever looks on -----------------------------------------------------------------

    @property
    def in_a_word(self) -> str:
        """What the screen shows."""
        screen = self._shown.screen
        if screen == "cashout":
            return f"cash-out-{self._cash_out.shown_stage}"
        if screen != "table":
            return screen
        return "result" if self._desk.shown_result is not None else self._desk.state.phase.value

    @property
    def cloth_map(self) -> ClothMap | None:
        """Where everything is. None: the window has no size yet."""
        return self._cloth.map

    # ---- For QML ------------------------------------------------------------------------------

    @Property(str, notify=changed)
    def screen(self) -> str:
        """attract, table, cashout or outofservice."""
        return self._shown.screen

    @Property(FaultView, constant=True)
    def fault(self) -> FaultView:
        return self._fault

    @Property(str, notify=changed)
    def table(self) -> str:
        return self._desk.table or translate("TerminalView", "Roulette")

    @Property(str, constant=True)
    def seat(self) -> str:
        return self._desk.look.seat

    @Property(str, notify=changed)
    def ruleSet(self) -> str:  # noqa: N802 - QML names are camelCase
        return _no_word_alone(rulebook_text(self._desk.book.terms.title))

    @Property(str, notify=changed)
    def ruleSetShort(self) -> str:  # noqa: N802
        """Without the name of the game, which everybody sees."""
        title = rulebook_text(self._desk.book.terms.title)
        rest = title.removeprefix(translate("TerminalView", "Roulette")).lstrip(
            " ,\N{FULLWIDTH COMMA}"
        )
        return _no_word_alone(rest[:1].upper() + rest[1:])

    @Property(int, constant=True)
    def wheel(self) -> int:
        """By which the picture of the wheel is asked for."""
        return self._wheel

    @Property(str, constant=True)
    def version(self) -> str:
        # Read only where it is shown: looking it up takes as long as a tenth of the start.
        from importlib.metadata import version  # noqa: PLC0415

        return version("tapis")

    @Property(bool, notify=changed)
    def attendantPossible(self) -> bool:  # noqa: N802
        return self._desk.in_service

    @Property(bool, notify=changed)
    def attendantAsked(self) -> bool:  # noqa: N802
        return self._shown.help_asked

    @Slot()
    def askAttendant(self) -> None:  # noqa: N802
        """A player needs somebody, for whatever reason; a second touch takes it back."""
        self._desk.ask_help(not self._shown.help_asked)

    @Property(str, notify=clock_changed)
    def time(self) -> str:
        return self._clock[0]

    @Property(str, notify=clock_changed)
    def atPlay(self) -> str:  # noqa: N802
        return self._clock[1]

    @Property(str, notify=clock_changed)
    def ahead(self) -> str:
        """What the house announces: other limits, the table closing."""
        return self._clock[2]

    @Property(str, notify=changed)
    def lowestBet(self) -> str:  # noqa: N802
        lowest_cents = min(kind.minimum_cents for kind in self._desk.limits.kinds.values())
        return self._desk.look.currency.short(lowest_cents)

    @Property(str, notify=changed)
    def straightLimits(self) -> str:  # noqa: N802
        return self._limits_of(Kind.STRAIGHT)

    @Property(str, notify=changed)
    def outsideLimits(self) -> str:  # noqa: N802
        return self._limits_of(Kind.RED)

    def _limits_of(self, kind: Kind) -> str:
        limits = self._desk.limits.kinds[kind]
        money = self._desk.look.currency
        return f"{money.short(limits.minimum_cents)}–{money.short(limits.maximum_cents)}"

    @Property(str, notify=changed)
    def houseEdge(self) -> str:  # noqa: N802
        """Of most wagers: the exact figures are in the rules."""
        hundredths = round(self._desk.book.edge_of("red") * 10_000)
        return percent_text(hundredths, self._desk.look.currency.marks)

    @Property(LanguageView, constant=True)
    def language(self) -> LanguageView:
        return self._language

    @Property(PreferencesView, constant=True)
    def preferences(self) -> PreferencesView:
        return self._preferences

    @Property(MetersView, constant=True)
    def meters(self) -> MetersView:
        return self._meters

    @Property(RailView, constant=True)
    def rail(self) -> RailView:
        return self._rail

    @Property(ActionsView, constant=True)
    def actions(self) -> ActionsView:
        return self._actions

    @Property(PreviewView, constant=True)
    def preview(self) -> PreviewView:
        return self._preview

    @Property(ClothView, constant=True)
    def cloth(self) -> ClothView:
        return self._cloth

    @Property(TrackView, constant=True)
    def track(self) -> TrackView:
        return self._track

    @Property(ToldView, constant=True)
    def told(self) -> ToldView:
        return self._told

    @Property(GuideView, constant=True)
    def guide(self) -> GuideView:
        return self.by_keys

    @Property(RoundView, constant=True)
    def round(self) -> RoundView:
        return self._round

    @Property(ResultView, constant=True)
    def result(self) -> ResultView:
        return self._result

    @Property(ResultsView, constant=True)
    def results(self) -> ResultsView:
        return self._results

    @Property(NoticeView, constant=True)
    def notice(self) -> NoticeView:
        return self._notice

    @Property(HintView, constant=True)
    def hint(self) -> HintView:
        return self.hints

    @Property(FavouritesView, constant=True)
    def favourites(self) -> FavouritesView:
        return self._favourites

    @Property(CashOutView, constant=True)
    def cashOut(self) -> CashOutView:  # noqa: N802
        return self._cash_out

    @Property(HelpView, constant=True)
    def help(self) -> HelpView:
        return self._help

    @Property(StatisticsView, constant=True)
    def statistics(self) -> StatisticsView:
        return self._statistics

    @Property(DisputeView, constant=True)
    def dispute(self) -> DisputeView:
        return self._dispute

    @Property(StaffGate, constant=True)
    def staff(self) -> StaffGate:
        return self._staff

    @Property(SittingView, constant=True)
    def sitting(self) -> SittingView:
        return self._sitting

    @Property(CareView, constant=True)
    def care(self) -> CareView:
        return self._care

    @Property(OwnLimitsView, constant=True)
    def ownLimits(self) -> OwnLimitsView:  # noqa: N802
        return self._own_limits

    @Property(HistoryView, constant=True)
    def history(self) -> HistoryView:
        return self._history


def _no_word_alone(text: str) -> str:
    """Where it is broken into lines, the last holds at least two words."""
    return "\u00a0".join(text.rsplit(" ", 1))
