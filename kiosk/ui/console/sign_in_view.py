"""Who is at the console: the list of staff, a PIN pad, and what is told about it."""

from dataclasses import dataclass

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.link import messages as m
from kiosk.ui.console.desk import ConsoleDesk, Outcome, Person
from kiosk.ui.console.pin import Pin
from kiosk.ui.console.words import refusal_words, role_name
from kiosk.ui.rows import Rows

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class MemberRow:
    name: str
    role: str
    selected: bool
    locked_out: bool


@QmlElement
class SignInView(QObject):
    changed = Signal()

    def __init__(self, desk: ConsoleDesk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._members = Rows(MemberRow, self)
        self._name = ""
        self._pin = Pin()
        self._problem = ""
        self._asking = False

    def refresh(self) -> None:
        staff = self._desk.client.house.staff if self._desk.client.house else {}
        if self._name not in staff:
            self._name = ""
        self._members.show(
            [
                MemberRow(name, role_name(member.role), name == self._name, member.locked_out)
                for name, member in sorted(staff.items())
            ]
        )
        self.changed.emit()

    def came_of(self, outcome: Outcome) -> bool:
        if outcome.command is not m.SignIn:
            return False
        self._asking = False
        self._problem = refusal_words(outcome.reason) if outcome.reason else ""
        self._pin.clear()
        if outcome.done:
            self._name = ""
        self.refresh()
        return True

    @Slot(str)
    def choose(self, name: str) -> None:
        self._name, self._problem = name, ""
        self._pin.clear()
        self.refresh()

    @Slot(str)
    def type(self, digits: str) -> None:
        self._pin.type(digits)
        self._problem = ""
        self.changed.emit()

    @Slot()
    def erase(self) -> None:
        self._pin.erase()
        self.changed.emit()

    @Slot()
    def confirm(self) -> None:
        if self.canConfirm:
            self._asking = True
            self._desk.sign_in(Person(self._name, self._pin.digits))
            self.changed.emit()

    @Property(Rows, constant=True)
    def members(self) -> Rows:
        return self._members

    @Property(str, notify=changed)
    def name(self) -> str:
        return self._name

    @Property(str, notify=changed)
    def dots(self) -> str:
        return "•" * len(self._pin.digits)

    @Property(str, notify=changed)
    def problem(self) -> str:
        return self._problem

    @Property(str, notify=changed)
    def unanswered(self) -> str:
        """Orders of before a crash, and who must sign in to learn what became of them."""
        people = sorted({order.who for order in self._desk.unanswered})
        if not people:
            return ""
        words = translate(
            "SignInView",
            "An order was not answered before this console stopped. "
            "It is finished when {people} signs in.",
        )
        return words.format(people=translate("SignInView", " or ").join(people))

    @Property(bool, notify=changed)
    def canConfirm(self) -> bool:  # noqa: N802 - QML names are camelCase
        return bool(self._name) and self._pin.complete and not self._asking
