"""The menu of staff: who is there, which page is open, and when it closes by itself."""

from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from random import SystemRandom
from typing import Any

from msgspec import Struct
from PySide6.QtCore import Property, QCoreApplication, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QImage
from PySide6.QtQml import QmlElement

from kiosk.game.facts import StaffRole
from kiosk.game.refusal import Reason, Refused
from kiosk.game.terminal.state import Phase
from kiosk.game.terminal.visits import MAY_CHANGE, require_clearable
from kiosk.journal.errors import JournalError
from kiosk.terminal.staff_menu import KEY_HOLDER
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.rows import Rows
from kiosk.ui.staff.devices_view import DevicesView
from kiosk.ui.staff.ledger_view import LedgerView
from kiosk.ui.staff.person_view import PersonView
from kiosk.ui.staff.recall_view import RecallView
from kiosk.ui.staff.settings_view import StaffSettingsView
from kiosk.ui.staff.software_view import SoftwareView
from kiosk.ui.staff.touch_view import TouchTestView
from kiosk.ui.staff.words import refusal_words, role_name
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.terminal.history_view import HistoryView
from kiosk.ui.times import Times

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

IDLE_S = 30
"""Nobody has touched it: whoever was there has gone, and the menu must not stay open."""
_TICK_MS = 500
_READ = ("meters", "money", "events")
"""Pages that are read from the journal."""


class PageRow(Struct, frozen=True):
    key: str
    text: str
    selected: bool


@QmlElement
class StaffView(QObject):
    changed = Signal()
    closed = Signal()
    pin_tried = Signal(bool)
    """Whether it was right."""

    def __init__(
        self, desk: Desk, pictures: Pictures, times: Times, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._times = times
        self._picture: QImage | None = None
        """The player's screen as it was before the menu lay over it."""
        self._staff: Mapping[str, StaffRole] = {}
        self._page = "meters"
        self._problem: Callable[[], str] = str
        """Why something was refused, in whatever language is spoken now."""
        self._touched_s = 0.0
        self._open = False
        self._pages = Rows(PageRow, self)
        self._person = PersonView(_shuffled, self._sign_in, self)
        self._second = PersonView(_shuffled, self._clear, self)
        self._ledger = LedgerView(desk, self)
        self._recall = RecallView(desk, pictures, self)
        self._devices = DevicesView(desk, self.run, self)
        self._settings = StaffSettingsView(desk, self.run, self)
        self._software = SoftwareView(desk, self)
        self._touch_test = TouchTestView(self)
        self._timer = QTimer(self, interval=_TICK_MS)
        self._timer.timeout.connect(self.tick)

    # ---- Coming and going ---------------------------------------------------------------------

    def come(self, picture: QImage | None) -> None:
        """Somebody has made the gesture."""
        self._picture = picture
        self._open, self._page, self._problem = True, "meters", str
        self._staff = {}
        self._person.ask({})
        self._devices.come()
        self.touched()
        self._timer.start()
        self.run(self._find_people())
        self.refresh()

    async def _find_people(self) -> None:
        service = self._desk.service
        if service is not None:
            self._staff = await service.staff.people()
            self._person.ask(self._staff)

    @Slot()
    def close(self) -> None:
        self._leave("left")

    @Slot()
    def enterByKey(self) -> None:  # noqa: N802 - QML names are camelCase
        service = self._desk.service
        if service is not None:
            self.run(service.staff.enter_by_key(), then="meters")

    def _leave(self, why: str) -> None:
        service = self._desk.service
        if service is not None and self._desk.state.visitor is not None:
            self.run(service.staff.leave(why))
        self._shut()

    def _shut(self) -> None:
        self._open, self._picture = False, None
        self._timer.stop()
        self.closed.emit()

    def touched(self) -> None:
        self._touched_s = self._times.monotonic_s()

    def tick(self) -> None:
        """Closes by itself: when nobody touches it, when the door is shut, and before a sheet that
        nobody has signed in at covers a cloth that can be played on."""
        if not self._open:
            return
        service = self._desk.service
        if service is None:
            self._ledger.forget()
            self._shut()
        elif service.staff.door_open is False:
            self._leave("the door was shut")
        elif self._times.monotonic_s() - self._touched_s >= IDLE_S and not self._devices.busy:
            self._leave("nobody touched it")
        elif self._desk.state.visitor is None and self._somebody_plays():
            self._shut()
        self._devices.refresh()

    def _somebody_plays(self) -> bool:
        state = self._desk.state
        return state.phase is Phase.BETTING and state.account_open and not state.locks

    # ---- What is done -------------------------------------------------------------------------

    def run(self, work: Coroutine[Any, Any, None], then: str = "") -> None:
        """Start what a touch asks for, and tell why it was refused."""
        self._problem = str
        self._desk.start(self._told(work, then))

    async def _told(self, work: Coroutine[Any, Any, None], then: str) -> None:
        try:
            await work
            if then:
                self.choosePage(then)
        except Refused as refused:
            self._problem = partial(refusal_words, refused)
            if refused.reason is Reason.WRONG_PIN:
                self.pin_tried.emit(False)
        except JournalError as error:
            self._problem = partial(str, error)
        self._person.answered()
        self._second.answered()
        self.refresh()

    def _sign_in(self, name: str, pin: str) -> None:
        service = self._desk.service
        if service is not None:
            self.run(self._signed_in(service.staff.enter(name, pin, self._staff[name])))

    async def _signed_in(self, entering: Coroutine[Any, Any, None]) -> None:
        await entering
        self.pin_tried.emit(True)
        self.choosePage("meters")

    def _clear(self, name: str, pin: str) -> None:
        service = self._desk.service
        if service is not None:
            self.run(self._cleared(service.staff.clear_memory(name, pin)))

    async def _cleared(self, clearing: Coroutine[Any, Any, None]) -> None:
        await clearing
        self._ledger.forget()
        self._shut()

    @Slot()
    def dispute(self) -> None:
        """By somebody of the staff, about what the player's screen showed."""
        visitor = self._desk.state.visitor
        if visitor is not None:
            looked_at = self._recall.number if self._page == "rounds" else 0
            round_ = looked_at or self._desk.state.round
            self._desk.dispute(visitor.who, round_, self._picture)

    @Slot(str)
    def choosePage(self, page: str) -> None:  # noqa: N802
        self._page, self._problem = page, str
        if page in _READ:
            self._desk.start(self._ledger.read())
        elif page == "software":
            self._desk.start(self._software.read())
        elif page == "memory":
            visitor = self._desk.state.visitor
            who = visitor.who if visitor else ""
            self._second.ask({name: role for name, role in self._staff.items() if name != who})
        self.refresh()

    def retranslate(self) -> None:
        for part in (self._person, self._second, self._ledger, self._recall, self._software):
            part.retranslate()
        self.refresh()

    def refresh(self) -> None:
        self._recall.refresh()
        self._settings.refresh()
        self._devices.refresh()
        self._pages.show([PageRow(key, text, key == self._page) for key, text in self._names()])
        self.changed.emit()

    def _names(self) -> list[tuple[str, str]]:
        pages = [
            ("meters", translate("Staff", "Meters")),
            ("money", translate("Staff", "Notes and tickets")),
            ("rounds", translate("Staff", "Last rounds")),
            ("events", translate("Staff", "Events")),
            ("touch", translate("Staff", "Touch test")),
            ("software", translate("Staff", "Software")),
        ]
        if self._may_change:
            pages[4:4] = [
                ("devices", translate("Staff", "Devices")),
                ("settings", translate("Staff", "Settings")),
            ]
            pages.append(("memory", translate("Staff", "Clear the memory")))
        return pages

    @property
    def _may_change(self) -> bool:
        visitor = self._desk.state.visitor
        return visitor is not None and visitor.role in MAY_CHANGE

    # ---- For QML ------------------------------------------------------------------------------

    @Property(bool, notify=changed)
    def signedIn(self) -> bool:  # noqa: N802
        return self._desk.state.visitor is not None

    @Property(str, notify=changed)
    def who(self) -> str:
        visitor = self._desk.state.visitor
        return f"{visitor.who}, {role_name(visitor.role)}" if visitor else ""

    @Property(str, constant=True)
    def seat(self) -> str:
        return self._desk.look.seat

    @Property(str, notify=changed)
    def problem(self) -> str:
        return self._problem()

    @Property(bool, notify=changed)
    def byKey(self) -> bool:  # noqa: N802
        """The table is away and the door is open: one may look."""
        service = self._desk.service
        return service is not None and not service.link.up and service.staff.door_open is True

    @Property(str, notify=changed)
    def page(self) -> str:
        return self._page

    @Property(Rows, constant=True)
    def pages(self) -> Rows:
        return self._pages

    @Property(bool, notify=changed)
    def canDispute(self) -> bool:  # noqa: N802
        """Whoever objects has a name."""
        visitor = self._desk.state.visitor
        return visitor is not None and visitor.who != KEY_HOLDER

    @Property(bool, notify=changed)
    def disputed(self) -> bool:
        return self._desk.state.dispute is not None

    @Property(str, notify=changed)
    def notClearable(self) -> str:  # noqa: N802
        """Why the memory cannot be cleared now."""
        try:
            require_clearable(self._desk.state)
        except Refused as refused:
            return refusal_words(refused)
        if not self._desk.connected:
            return refusal_words(Refused(Reason.NO_TABLE))
        return ""

    @Property(PersonView, constant=True)
    def person(self) -> PersonView:
        return self._person

    @Property(PersonView, constant=True)
    def second(self) -> PersonView:
        return self._second

    @Property(LedgerView, constant=True)
    def ledger(self) -> LedgerView:
        return self._ledger

    @Property(HistoryView, constant=True)
    def recall(self) -> HistoryView:
        return self._recall

    @Property(TouchTestView, constant=True)
    def touchTest(self) -> TouchTestView:  # noqa: N802
        return self._touch_test

    @Property(DevicesView, constant=True)
    def devices(self) -> DevicesView:
        return self._devices

    @Property(StaffSettingsView, constant=True)
    def settings(self) -> StaffSettingsView:
        return self._settings

    @Property(SoftwareView, constant=True)
    def software(self) -> SoftwareView:
        return self._software


def _shuffled(digits: str) -> str:
    return "".join(SystemRandom().sample(digits, len(digits)))
