"""The console as a whole: which screen is up, who is there, and what was touched."""

from datetime import datetime

from PySide6.QtCore import Property, QCoreApplication, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.link import messages as m
from kiosk.ui.console.archive import Archive
from kiosk.ui.console.desk import ConsoleDesk, Outcome
from kiosk.ui.console.drafts import Draft
from kiosk.ui.console.enrol_view import EnrolView
from kiosk.ui.console.happenings import Happening
from kiosk.ui.console.limits_view import LimitsView
from kiosk.ui.console.log_view import LogView
from kiosk.ui.console.records_view import RecordsView
from kiosk.ui.console.report_view import ReportView
from kiosk.ui.console.seat_view import SeatView
from kiosk.ui.console.seats_view import SeatsView
from kiosk.ui.console.sheet_view import SheetView
from kiosk.ui.console.sign_in_view import SignInView
from kiosk.ui.console.stage_view import StageView
from kiosk.ui.console.table_view import TableView
from kiosk.ui.console.words import refusal_words, role_name
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.times import Times

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

NOTICE_MS = 6000
_CLOCK_MS = 1000
_PANELS = ("seat", "menu", "limits", "log", "enrol", "records", "report")


@QmlElement
class ConsoleView(QObject):
    changed = Signal()
    clock_changed = Signal()
    notice_changed = Signal()

    def __init__(
        self,
        desk: ConsoleDesk,
        archive: Archive,
        pictures: Pictures,
        times: Times,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._times = times
        self._sheet = SheetView(desk, self)
        self._stage = StageView(desk, self._sheet, self)
        self._seats = SeatsView(desk, self)
        self._seat = SeatView(desk, pictures, self)
        self._table = TableView(desk, times, self)
        self._limits = LimitsView(desk, self._sheet, times, self)
        self._log = LogView(desk, times, self)
        self._sign_in = SignInView(desk, self)
        self._enrol = EnrolView(desk, self)
        self._records = RecordsView(desk, archive, self)
        self._report = ReportView(desk, archive, self)
        self._panel = ""
        self._then = ""
        """The order to offer once the table shows what the last one did."""
        self._notice = ("", False)
        self._touched_s = times.monotonic_s()
        self._clock = ("", "")
        self._screen = ""
        self._shown: tuple[object, ...] = ()
        self._notice_timer = QTimer(self, singleShot=True, interval=NOTICE_MS)
        self._notice_timer.timeout.connect(self._fade_notice)
        self._timer = QTimer(self, interval=_CLOCK_MS)
        self._timer.timeout.connect(self.tick)
        self._timer.start()
        desk.on_change = self.refresh
        desk.on_outcome = self._came_of
        self._sheet.on_done = self._done
        self._log.on_urgent = lambda text: self._say(text, alarm=True)
        self._records.on_written = self._report.on_written = lambda t: self._say(t, alarm=False)
        # See every seat from the first connection on; nobody's wagers yet.
        desk.look_at_seat("")
        self.tick()
        self.refresh()

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
            self._stage,
            self._seats,
            self._seat,
            self._table,
            self._limits,
            self._log,
            self._sign_in,
        ):
            part.refresh()
        if self._then and self._desk.board.frozen:
            then, self._then = self._then, ""
            self.begin(then)
        self._tell()

    def _tell(self) -> None:
        """The screen, if it shows anything of this that is another now."""
        desk = self._desk
        shown = (self._screen, self._panel, desk.table, desk.board.round, desk.trouble)
        about = (desk.person, desk.role, desk.busy, desk.other_rules, desk.client.house)
        if (shown, about) != self._shown:
            self._shown = (shown, about)
            self.changed.emit()

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
        day = datetime.fromtimestamp(now_ms / 1000).strftime("%d %b %Y").lstrip("0")
        clock = (self._times.of_day(now_ms), day)
        if clock != self._clock:
            self._clock = clock
            self.clock_changed.emit()
        idle_s = self._times.monotonic_s() - self._touched_s
        if self._desk.person is not None and idle_s >= self._desk.look.idle_s:
            self._desk.sign_out()

    def _came_of(self, outcome: Outcome) -> None:
        refused = refusal_words(outcome.reason) if outcome.reason else ""
        parts = (self._sheet, self._sign_in, self._enrol)
        taken = any([part.came_of(outcome) for part in parts])
        if isinstance(outcome.command, m.StaffOrder):
            self._tell_old(outcome.command, refused)
        elif refused and not taken:
            self._say(refused, alarm=True)
        if refused and outcome.command not in (m.SignIn, m.EnrolStaff):
            text = translate("ConsoleView", "Refused: {why}").format(why=refused)
            self._log.tell(Happening(text, alarm=True))
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
        if draft.key in ("notice-limits", "change-limits"):
            self._limits.start()
        self._then = draft.then

    def _say(self, text: str, *, alarm: bool) -> None:
        self._notice = (text, alarm)
        self._notice_timer.start()
        self.notice_changed.emit()

    def _fade_notice(self) -> None:
        self._notice = ("", False)
        self.notice_changed.emit()

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
                draft = self._table.draft(key) or self._seat.draft(key, fresh=self._desk.draw_id())
                if draft is not None:
                    self._sheet.open(draft)

    @Slot(str)
    def openPanel(self, panel: str) -> None:  # noqa: N802 - QML names are camelCase
        if panel == "enrol":
            self._enrol.start()
        if panel == "limits":
            self._limits.start()
        if panel == "records":
            self._records.start()
        if panel == "report":
            self._report.start()
        self._panel = panel
        self.changed.emit()

    @Slot()
    def closePanel(self) -> None:  # noqa: N802
        self._panel = ""
        self.changed.emit()

    @Slot(str)
    def touchSeat(self, seat: str) -> None:  # noqa: N802
        self._seats.select(seat)
        self._seat.choose(seat)

    @Slot()
    def signOut(self) -> None:  # noqa: N802
        self._desk.sign_out()

    # ---- For QML ------------------------------------------------------------------------------

    @property
    def in_a_word(self) -> str:
        """What the screen shows."""
        board = self._desk.client.board
        if self._screen != "work" or board is None:
            return self._screen
        return f"work-{board.phase}"

    @Property(str, notify=changed)
    def screen(self) -> str:
        """waiting, enrol, signin or work."""
        return self._screen

    @Property(str, notify=changed)
    def waiting(self) -> str:
        """What the console waits for."""
        if self._desk.other_rules:
            welcome = self._desk.client.welcome
            text = translate(
                "ConsoleView", "The table plays by {theirs}, this console is set to {ours}"
            )
            return text.format(theirs=welcome.rulebook if welcome else "", ours=self._desk.book.id)
        if self._desk.busy:
            return translate("ConsoleView", "Your last order is given again when it is back")
        return translate("ConsoleView", "Connecting again by itself")

    @Property(str, notify=changed)
    def trouble(self) -> str:
        return self._desk.trouble

    @Property(str, notify=changed)
    def panel(self) -> str:
        return self._panel

    @Property(str, notify=changed)
    def table(self) -> str:
        return self._desk.table or translate("ConsoleView", "Roulette")

    @Property(str, notify=changed)
    def ruleSet(self) -> str:  # noqa: N802
        text = translate("ConsoleView", "{rules}, round {round}")
        return text.format(rules=self._desk.book.terms.title, round=self._desk.board.round)

    @Property(int, notify=changed)
    def round(self) -> int:
        return self._desk.board.round

    @Property(str, notify=changed)
    def frozen(self) -> str:
        """Why accounts are frozen, or nothing."""
        house = self._desk.client.house
        return house.frozen if house is not None else ""

    @Property(str, notify=changed)
    def who(self) -> str:
        return self._desk.person.name if self._desk.person else ""

    @Property(str, notify=changed)
    def role(self) -> str:
        return role_name(self._desk.role) if self._desk.role else ""

    @Property(str, notify=clock_changed)
    def time(self) -> str:
        return self._clock[0]

    @Property(str, notify=clock_changed)
    def day(self) -> str:
        return self._clock[1]

    @Property(str, notify=notice_changed)
    def notice(self) -> str:
        return self._notice[0]

    @Property(bool, notify=notice_changed)
    def noticeAlarm(self) -> bool:  # noqa: N802
        return self._notice[1]

    @Property(SheetView, constant=True)
    def sheet(self) -> SheetView:
        return self._sheet

    @Property(StageView, constant=True)
    def stage(self) -> StageView:
        return self._stage

    @Property(SeatsView, constant=True)
    def seats(self) -> SeatsView:
        return self._seats

    @Property(SeatView, constant=True)
    def seat(self) -> SeatView:
        return self._seat

    @Property(TableView, constant=True)
    def deeds(self) -> TableView:
        return self._table

    @Property(LimitsView, constant=True)
    def limits(self) -> LimitsView:
        return self._limits

    @Property(LogView, constant=True)
    def log(self) -> LogView:
        return self._log

    @Property(SignInView, constant=True)
    def signIn(self) -> SignInView:  # noqa: N802
        return self._sign_in

    @Property(EnrolView, constant=True)
    def enrol(self) -> EnrolView:
        return self._enrol

    @Property(RecordsView, constant=True)
    def records(self) -> RecordsView:
        return self._records

    @Property(ReportView, constant=True)
    def report(self) -> ReportView:
        return self._report
