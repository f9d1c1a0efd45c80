"""The menu of staff: who is there, which page is open, and when it closes by itself."""

from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from random import SystemRandom
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QImage

from kiosk.game.clearing.terminal import require_clearable
from kiosk.game.facts import StaffRole
from kiosk.game.refusal import Reason, Refusal, Refused
from kiosk.game.round.state import TerminalPhase
from kiosk.game.staff.terminal import MAY_CHANGE
from kiosk.journal.errors import JournalError
from kiosk.terminal.staff_menu import KEY_HOLDER
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import constant, rows_of
from kiosk.ui.staff.devices_view import DevicesView
from kiosk.ui.staff.ledger_view import LedgerView
from kiosk.ui.staff.person_view import PersonView
from kiosk.ui.staff.recall_view import RecallView
from kiosk.ui.staff.settings_view import StaffSettingsView
from kiosk.ui.staff.software_view import SoftwareView
from kiosk.ui.staff.touch_view import TouchTestView
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.terminal.history_view import HistoryView
from kiosk.ui.texts import translate
from kiosk.ui.times import Times
from kiosk.ui.words import refusal_words, role_name

IDLE_S = 30
"""Nobody has touched it: whoever was there has gone, and the menu must not stay open."""
_TICK_MS = 500
_READ = ("meters", "money", "events")
"""Pages that are read from the journal."""


class PageRow(Struct, frozen=True):
    key: str
    text: str
    selected: bool


class StaffShown(Struct, frozen=True, kw_only=True):
    signed_in: bool = False
    who: str = ""
    problem: str = ""
    by_key: bool = False
    """The table is away and the door is open: one may look."""
    page: str = "meters"
    can_dispute: bool = False
    """Whoever objects has a name."""
    disputed: bool = False
    not_clearable: str = ""
    """Why the memory cannot be cleared now."""


class StaffView(ViewPart[StaffShown, Desk]):
    seat = constant(str)
    pages = rows_of(PageRow)
    person = constant(PersonView)
    second = constant(PersonView)
    ledger = constant(LedgerView)
    recall = constant(HistoryView)
    devices = constant(DevicesView)
    settings = constant(StaffSettingsView)
    software = constant(SoftwareView)
    touch_test = constant(TouchTestView)
    closed = Signal()
    pin_tried = Signal(bool)
    """Whether it was right."""

    def __init__(
        self, desk: Desk, pictures: Pictures, times: Times, parent: QObject | None = None
    ) -> None:
        super().__init__(desk, parent)
        self._seat = desk.look.seat
        self._times = times
        self._picture: QImage | None = None
        """The player's screen as it was before the menu lay over it."""
        self._staff: Mapping[str, StaffRole] = {}
        self._page = "meters"
        self._problem: Callable[[], str] = str
        """Why something was refused, in whatever language is spoken now."""
        self._touched_s = 0.0
        self._open = False
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
        if service is not None and self._desk.state.staff.visitor is not None:
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
        elif self._idle and not self._devices.showing.busy:
            self._leave("nobody touched it")
        elif self._desk.state.staff.visitor is None and self._somebody_plays():
            self._shut()
        self._devices.refresh()

    @property
    def _idle(self) -> bool:
        return self._times.monotonic_s() - self._touched_s >= IDLE_S

    def _somebody_plays(self) -> bool:
        state = self._desk.state
        return (
            state.round.phase is TerminalPhase.BETTING
            and state.account.open
            and not state.locks.reasons
        )

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
            self._problem = partial(refusal_words, refused.refusal)
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
        visitor = self._desk.state.staff.visitor
        if visitor is not None:
            looked_at = self._recall.showing.round if self._page == "rounds" else 0
            round_ = looked_at or self._desk.state.round.number
            self._desk.dispute(visitor.who, round_, self._picture)

    @Slot(str)
    def choosePage(self, page: str) -> None:  # noqa: N802
        self._page, self._problem = page, str
        if page in _READ:
            self._desk.start(self._ledger.read())
        elif page == "software":
            self._desk.start(self._software.read())
        elif page == "memory":
            visitor = self._desk.state.staff.visitor
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
        self.pages.show([PageRow(key, text, key == self._page) for key, text in self._names()])
        state, service = self._desk.state, self._desk.service
        visitor = state.staff.visitor
        away = service is not None and not service.link.up
        self.show(
            StaffShown(
                signed_in=visitor is not None,
                who=f"{visitor.who}, {role_name(visitor.role)}" if visitor else "",
                problem=self._problem(),
                by_key=away and service is not None and service.staff.door_open is True,
                page=self._page,
                can_dispute=visitor is not None and visitor.who != KEY_HOLDER,
                disputed=state.cases.dispute is not None,
                not_clearable=self._why_not_clearable(),
            )
        )

    def _why_not_clearable(self) -> str:
        try:
            require_clearable(self._desk.state)
        except Refused as refused:
            return refusal_words(refused.refusal)
        return "" if self._desk.connected else refusal_words(Refusal(Reason.NO_TABLE))

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
        visitor = self._desk.state.staff.visitor
        return visitor is not None and visitor.role in MAY_CHANGE


def _shuffled(digits: str) -> str:
    return "".join(SystemRandom().sample(digits, len(digits)))
