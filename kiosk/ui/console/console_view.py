"""The console as a whole: which screen is up, who is there, and what was touched."""

import dataclasses
from functools import partial

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Slot

from kiosk.console.order import Outcome
from kiosk.devices.camera.camera import Camera
from kiosk.game.refusal import Reason
from kiosk.game.times import MINUTE_MS
from kiosk.link import messages as m
from kiosk.records.rows import RecordKind
from kiosk.ui.application import Application
from kiosk.ui.camera_view import CameraView
from kiosk.ui.console.archive import Archive
from kiosk.ui.console.confirm_view import ConfirmView
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.drafts import Draft
from kiosk.ui.console.enrol_view import EnrolView
from kiosk.ui.console.film_view import FilmView
from kiosk.ui.console.house_text_view import HouseTextView
from kiosk.ui.console.limits_view import LimitsView
from kiosk.ui.console.log_view import LogView
from kiosk.ui.console.records_view import RecordsView
from kiosk.ui.console.report_view import ReportView
from kiosk.ui.console.seat_view import SeatView
from kiosk.ui.console.seats_view import SeatsView
from kiosk.ui.console.sheet_view import SheetView
from kiosk.ui.console.sign_in_view import SignInView
from kiosk.ui.console.stage_view import StageView
from kiosk.ui.console.supernova_view import ConsoleSupernovaView
from kiosk.ui.console.table_events import LogKind, TableEvent
from kiosk.ui.console.table_view import TableView
from kiosk.ui.console.takings_view import TakingsView
from kiosk.ui.console.tournament_view import ConsoleTournamentView
from kiosk.ui.console.wheel_view import ConsoleWheelView
from kiosk.ui.console.words import trouble_words
from kiosk.ui.language import Language, date_text, marks
from kiosk.ui.shown import View, constant, rows_of
from kiosk.ui.texts import QT_TRANSLATE_NOOP, translate
from kiosk.ui.times import Times
from kiosk.ui.words import given_reason, refusal_words, role_name, rulebook_text

NOTICE_MS = 6000
_CLOCK_MS = 1000
_PANELS = (
    *("seat", "menu", "limits", "log", "enrol", "own-pin", "records", "report"),
    *("film", "case-film", "supernova", "tournament", "house-text", "wheel"),
)


class ConsoleShown(Struct, frozen=True, kw_only=True):
    screen: str = ""
    """waiting, enrol, signin or work."""
    waiting: str = ""
    """What the console waits for."""
    trouble: str = ""
    panel: str = ""
    table: str = ""
    rule_set: str = ""
    round: int = 0
    frozen: str = ""
    """Why accounts are frozen, or nothing."""
    who: str = ""
    role: str = ""
    time: str = ""
    day: str = ""
    language: str = ""
    """The code of the one that is spoken."""
    notice: str = ""
    notice_alarm: bool = False


class ConsoleView(View[ConsoleShown]):
    sheet = constant(SheetView)
    confirming = constant(ConfirmView)
    stage = constant(StageView)
    seats = constant(SeatsView)
    seat = constant(SeatView)
    order_buttons = constant(TableView)
    limits = constant(LimitsView)
    house_text = constant(HouseTextView)
    wheel = constant(ConsoleWheelView)
    log = constant(LogView)
    takings = constant(TakingsView)
    sign_in = constant(SignInView)
    enrol = constant(EnrolView)
    records = constant(RecordsView)
    report = constant(ReportView)
    film = constant(FilmView)
    supernova = constant(ConsoleSupernovaView)
    tournament = constant(ConsoleTournamentView)
    camera = constant(CameraView)
    languages = rows_of(Language)

    def __init__(
        self,
        desk: ConsoleDesk,
        archive: Archive,
        application: Application,
        times: Times,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._times = times
        desk.now_ms = times.now_ms
        self._minute = 0
        self._speaker = application.speaker
        self.languages.show(self._speaker.languages.all)
        self._speak(desk.look.language)
        self._sheet = SheetView(desk, self)
        self._confirming = ConfirmView(desk, self._sheet, self)
        self._stage = StageView(desk, self._sheet, self)
        self._seats = SeatsView(desk, self)
        self._seat = SeatView(desk, application.pictures, self)
        self._order_buttons = TableView(desk, times, self)
        self._limits = LimitsView(desk, self._sheet, times, self)
        self._house_text = HouseTextView(desk, self._sheet, self)
        self._wheel = ConsoleWheelView(desk, times, self)
        self._log = LogView(desk, times, self)
        self._takings = TakingsView(desk, times, self)
        self._sign_in = SignInView(desk, self)
        self._enrol = EnrolView(desk, self)
        self._records = RecordsView(desk, archive, self)
        self._report = ReportView(desk, archive, self)
        self._film = FilmView(desk, self._stage, times, self)
        self._supernova = ConsoleSupernovaView(desk, times, self)
        self._tournament = ConsoleTournamentView(desk, self)
        self._supernova.selected = lambda: self._seats.selected
        self._camera = CameraView(desk, self)
        self._panel = ""
        self._then = ""
        """The order to offer once the table shows what the last one did."""
        self._touched_s = times.monotonic_s()
        self._screen = ""
        self._notice_timer = QTimer(self, singleShot=True, interval=NOTICE_MS)
        self._notice_timer.timeout.connect(self._fade_notice)
        self._timer = QTimer(self, interval=_CLOCK_MS)
        self._timer.timeout.connect(self.tick)
        self._timer.start()
        desk.on_change = self.refresh
        desk.on_outcome = self._came_of
        self._sheet.on_done = self._done
        self._log.on_urgent = lambda text: self._say(text, alarm=True)
        self._log.on_opened = self._open_record
        self._takings.on_opened = self._open_money
        self._records.on_written = self._report.on_written = lambda t: self._say(t, alarm=False)
        # See every seat from the first connection on; nobody's wagers yet.
        desk.look_at_seat("")
        self.tick()
        self.refresh()

    def follow_camera(self, camera: Camera) -> None:
        """Of this console. That it shows nothing any more is told here, where it is missed."""
        self._camera.follow(camera)
        self._camera.changed.connect(self._tell_camera)

    @Slot()
    def _tell_camera(self) -> None:
        self._wheel.show_camera(self._camera.showing.why)
        if why := self._camera.showing.why:
            text = QT_TRANSLATE_NOOP("Happenings", "This console's camera shows no picture: {why}")
            self._log.tell(TableEvent(text, {"why": partial(trouble_words, why)}, alarm=True))

    # ---- What changes it ----------------------------------------------------------------------

    def refresh(self) -> None:
        screen = self._which()
        if screen != self._screen:
            self._screen = screen
            if screen in ("enrol", "signin"):
                self._panel = ""  # a table that was away for a moment is found as it was left
            if screen == "enrol":
                self._enrol.start()
        for part in (
            self._sheet,
            self._confirming,
            self._stage,
            self._seats,
            self._seat,
            self._order_buttons,
            self._limits,
            self._house_text,
            self._wheel,
            self._log,
            self._takings,
            self._sign_in,
            self._film,
            self._supernova,
            self._tournament,
        ):
            part.refresh()
        if self._then and self._desk.board.frozen:
            then, self._then = self._then, ""
            self.begin(then)
        self._tell()

    def _tell(self) -> None:
        desk, house = self._desk, self._desk.client.house
        rules = translate("ConsoleView", "{rules}, round {round}")
        self.show(
            replace(
                self.showing,
                screen=self._screen,
                waiting=self._waiting(),
                trouble=desk.trouble,
                panel=self._panel,
                table=desk.table or translate("ConsoleView", "Roulette"),
                rule_set=rules.format(
                    rules=rulebook_text(desk.book.terms.title), round=desk.board.round
                ),
                round=desk.board.round,
                frozen=given_reason(house.frozen, desk.book) if house is not None else "",
                who=desk.person.name if desk.person else "",
                role=role_name(desk.role) if desk.role else "",
                language=self._speaker.spoken,
            )
        )

    def _waiting(self) -> str:
        if self._desk.other_rules:
            welcome = self._desk.client.welcome
            text = translate(
                "ConsoleView", "The table plays by {theirs}, this console is set to {ours}"
            )
            return text.format(theirs=welcome.rulebook if welcome else "", ours=self._desk.book.id)
        if self._desk.busy:
            return translate("ConsoleView", "Your last order is given again when it is back")
        return translate("ConsoleView", "Connecting again by itself")

    def _which(self) -> str:
        if not self._desk.connected or self._desk.other_rules:
            return "waiting"
        if not self._desk.house.staff:
            return "enrol"
        return "work" if self._desk.person is not None else "signin"

    def touched(self) -> None:
        self._touched_s = self._times.monotonic_s()

    def tick(self) -> None:
        now_ms = self._times.now_ms()
        day = date_text(now_ms, self._speaker.spoken)
        self.show(replace(self.showing, time=self._times.of_day(now_ms), day=day))
        if now_ms // MINUTE_MS != self._minute and self._desk.staff_tasks.cases:
            self._minute = now_ms // MINUTE_MS
            self.refresh()  # their clocks have gone on
        idle_s = self._times.monotonic_s() - self._touched_s
        if self._desk.person is not None and idle_s >= self._desk.look.idle_s:
            self._desk.sign_out()

    def _came_of(self, outcome: Outcome) -> None:
        why = outcome.why
        if why is not None and why.reason is Reason.WITHDRAWN:
            self._sheet.came_of(outcome)
            return  # whoever closed a sheet knows
        refused = refusal_words(why) if why else ""
        parts = (self._sheet, self._confirming, self._sign_in, self._enrol)
        taken = any([part.came_of(outcome) for part in parts])
        if isinstance(outcome.command, m.StaffOrder):
            self._tell_old(outcome.command, refused)
        elif refused and not taken:
            self._say(refused, alarm=True)
        if why and outcome.command not in (m.SignIn, m.EnrolStaff, m.ChangePin):
            text = QT_TRANSLATE_NOOP("Happenings", "Refused: {why}")
            self._log.tell(TableEvent(text, {"why": partial(refusal_words, why)}, alarm=True))
        self.refresh()

    def _tell_old(self, order: m.StaffOrder, refused: str) -> None:
        """An order of before this console was started."""
        if refused:
            text = translate("ConsoleView", "An order of before the restart was not obeyed: {why}")
            self._say(text.format(why=refused), alarm=True)
        else:
            text = translate("ConsoleView", "The order of before the restart was obeyed, once")
            self._say(text, alarm=False)

    def _done(self, draft: Draft) -> None:
        if draft.key in ("notice-limits", "change-limits", "agree-limits"):
            self._limits.start()
        if draft.key == "show-house-text":
            self.closePanel()
        self._then = draft.then

    def _say(self, text: str, *, alarm: bool) -> None:
        self._notice_timer.start()
        self.show(replace(self.showing, notice=text, notice_alarm=alarm))

    def _fade_notice(self) -> None:
        self.show(replace(self.showing, notice="", notice_alarm=False))

    # ---- Touches ------------------------------------------------------------------------------

    @Slot(str)
    def begin(self, key: str) -> None:
        """A button was touched."""
        if self._desk.person is None:
            return
        match key:
            case "open":
                self._stage.open()
            case "close":
                self._stage.closeBets()
            case "forget":
                self._desk.forget_unanswered()
            case _ if key in _PANELS:
                self.openPanel(key)
            case _:
                draft = (
                    self._order_buttons.draft(key)
                    or self._supernova.draft(key)
                    or self._tournament.draft(key)
                    or self._seat.draft(key, fresh=self._desk.draw_id())
                )
                if draft is not None:
                    self._sheet.open(draft)

    @Slot(str)
    def openPanel(self, panel: str) -> None:  # noqa: N802 - QML names are camelCase
        if panel == "enrol":
            self._enrol.start()
        if panel == "own-pin":
            self._enrol.start_own()
            panel = "enrol"
        if panel in ("film", "case-film"):
            of_case = self._seat.case_round if panel == "case-film" else 0
            self._film.look_at(of_case or self._desk.board.round)
            panel = "film"
        if panel == "limits":
            self._limits.start()
        if panel == "house-text":
            self._house_text.start()
        if panel == "records":
            self._records.start()
        if panel == "report":
            self._report.start()
        self._panel = panel
        self._tell()

    @Slot(str)
    def openTakings(self, figure: str) -> None:  # noqa: N802
        """What a figure is made of."""
        self._takings.choose(figure)
        self._panel = "takings"
        self._tell()

    def _open_money(self, seat: str) -> None:
        """All that came and went at a seat."""
        self._records.start_at(RecordKind.MONEY, seat, self._times.now_ms())
        self._panel = "records"
        self._tell()

    def _open_record(self, event: TableEvent) -> None:
        kinds = {LogKind.MONEY: RecordKind.MONEY, LogKind.STAFF: RecordKind.STAFF}
        self._records.start_at(kinds.get(event.kind), event.seat, event.at_ms)
        self._panel = "records"
        self._tell()

    @Slot()
    def escape(self) -> None:
        """Of a keyboard: closes what lies over the work, where nothing that was typed is lost."""
        if self._confirming.showing.shown:
            return  # somebody else waits for an answer
        if self._sheet.showing.shown:
            self._sheet.escape()
        elif not self._begun():
            self.closePanel()

    def _begun(self) -> bool:
        match self._panel:
            case "limits":
                return self._limits.showing.edited
            case "house-text":
                return self._house_text.showing.can_show
            case "enrol":
                return self._enrol.begun
            case _:
                return False

    @Slot()
    def closePanel(self) -> None:  # noqa: N802
        self._panel = ""
        self._film.look_at(0)
        self._tell()

    @Slot(str)
    def touchSeat(self, seat: str) -> None:  # noqa: N802
        self._seats.select(seat)
        self._seat.choose(seat)

    @Slot(str)
    def speak(self, code: str) -> None:
        """Where nobody is signed in: no order is half filled in, and no sheet holds words."""
        self._speak(code)
        for part in (self._sheet, self._stage, self._log, self._sign_in, self._enrol):
            part.retranslate()
        self.tick()
        self.refresh()
        self._speaker.shown_again()

    def _speak(self, code: str) -> None:
        self._speaker.speak(code)
        money = replace(self._desk.look.currency, marks=marks(code))
        self._desk.look = dataclasses.replace(self._desk.look, currency=money)

    @Slot()
    def signOut(self) -> None:  # noqa: N802
        self._desk.sign_out()

    @property
    def in_a_word(self) -> str:
        """What the screen shows."""
        board = self._desk.client.board
        if self._screen != "work" or board is None:
            return self._screen
        return f"work-{board.phase}"
