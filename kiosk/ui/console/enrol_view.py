"""A new member of staff: name, role, and a PIN typed twice. The first one enrols himself."""

from dataclasses import dataclass

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.game.facts import StaffRole
from kiosk.link import messages as m
from kiosk.ui.console.desk import ConsoleDesk, Outcome, Person
from kiosk.ui.console.pin import Pin
from kiosk.ui.console.words import refusal_words, role_name
from kiosk.ui.rows import Rows

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

NAME_MAX = 20


@dataclass(frozen=True, slots=True)
class RoleRow:
    role: str
    text: str
    selected: bool


@QmlElement
class EnrolView(QObject):
    changed = Signal()

    def __init__(self, desk: ConsoleDesk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._roles = Rows(RoleRow, self)
        self._name = ""
        self._role = StaffRole.SUPERVISOR
        self._pin, self._again = Pin(), Pin()
        self._stage = "name"
        """name, pin, again or sending."""
        self._problem = ""
        self._done = False
        self._show()

    def start(self) -> None:
        self._name, self._problem, self._done = "", "", False
        self._role = StaffRole.SUPERVISOR if self.first else StaffRole.DEALER
        self._enter("name")

    @property
    def first(self) -> bool:
        return self._desk.person is None

    def came_of(self, outcome: Outcome) -> bool:
        if outcome.command is not m.EnrolStaff:
            return False
        self._problem = refusal_words(outcome.reason) if outcome.reason else ""
        self._done = outcome.done
        self._enter("name" if outcome.reason else "done")
        return True

    @Slot(str)
    def chooseRole(self, role: str) -> None:  # noqa: N802 - QML names are camelCase
        self._role = StaffRole(role)
        self._show()

    @Slot(str)
    def type(self, text: str) -> None:
        self._problem = ""
        if self._stage == "name" and len(self._name) < NAME_MAX:
            self._name += text if self._name else text.strip().upper()
        elif self._stage == "pin" and text.isdecimal():
            self._pin.type(text)
        elif self._stage == "again" and text.isdecimal():
            self._again.type(text)
        self._show()

    @Slot()
    def erase(self) -> None:
        if self._stage == "name":
            self._name = self._name[:-1]
        elif self._stage == "pin":
            self._pin.erase()
        elif self._stage == "again":
            self._again.erase()
        self._show()

    @Slot()
    def confirm(self) -> None:
        match self._stage:
            case _ if not self.canConfirm:
                pass
            case "name":
                self._enter("pin")
            case "pin":
                self._stage = "again"
                self._show()
            case "again" if self._again.digits != self._pin.digits:
                self._problem = translate("EnrolView", "The two PINs differ: type it anew")
                self._enter("pin")
            case "again":
                person = Person(self._name.strip(), self._pin.digits)
                self._enter("sending")
                self._desk.enrol(person, self._role)

    def _enter(self, stage: str) -> None:
        self._stage = stage
        self._pin.clear()
        self._again.clear()
        self._show()

    def _show(self) -> None:
        roles = [StaffRole.SUPERVISOR] if self.first else list(StaffRole)
        self._roles.show([RoleRow(r, role_name(r), r is self._role) for r in roles])
        self.changed.emit()

    # ---- For QML ------------------------------------------------------------------------------

    @Property(str, notify=changed)
    def stage(self) -> str:
        return self._stage

    @Property(str, notify=changed)
    def title(self) -> str:
        titles = {
            "name": translate("EnrolView", "Name"),
            "pin": translate("EnrolView", "PIN of {name}, at least six digits"),
            "again": translate("EnrolView", "The same PIN again"),
            "sending": translate("EnrolView", "Waiting for the table"),
            "done": translate("EnrolView", "{name} can sign in now"),
        }
        return titles[self._stage].format(name=self._name)

    @Property(str, notify=changed)
    def text(self) -> str:
        match self._stage:
            case "pin":
                return "•" * len(self._pin.digits)
            case "again":
                return "•" * len(self._again.digits)
            case _:
                return self._name

    @Property(Rows, constant=True)
    def roles(self) -> Rows:
        return self._roles

    @Property(str, notify=changed)
    def problem(self) -> str:
        return self._problem

    @Property(bool, notify=changed)
    def canConfirm(self) -> bool:  # noqa: N802
        match self._stage:
            case "name":
                return bool(self._name.strip())
            case "pin":
                return self._pin.complete
            case "again":
                return self._again.complete
            case _:
                return False
