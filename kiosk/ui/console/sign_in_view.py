"""Who is at the console: the list of staff, a PIN pad, and what is told about it."""

from msgspec import Struct
from PySide6.QtCore import QObject, Slot

from kiosk.console.order import Outcome, Person
from kiosk.link import messages as m
from kiosk.rules.prose.wording import Wording
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.part import ViewPart
from kiosk.ui.pin import Pin
from kiosk.ui.shown import rows_of
from kiosk.ui.texts import translate
from kiosk.ui.words import refusal_words, role_name


class MemberRow(Struct, frozen=True):
    name: str
    role: str
    selected: bool
    locked_out: bool


class SignInShown(Struct, frozen=True, kw_only=True):
    name: str = ""
    dots: str = ""
    problem: str = ""
    unanswered: str = ""
    """Orders of before a crash, and who must sign in to learn what became of them."""
    can_confirm: bool = False


class SignInView(ViewPart[SignInShown, ConsoleDesk]):
    members = rows_of(MemberRow)

    def __init__(self, desk: ConsoleDesk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._name = ""
        self._pin = Pin()
        self._problem = ""
        self._asking = False

    def refresh(self) -> None:
        staff = self._desk.client.house.staff if self._desk.client.house else {}
        if self._name not in staff:
            self._name = ""
        self.members.show(
            [
                MemberRow(name, role_name(member.role), name == self._name, member.locked_out)
                for name, member in sorted(staff.items())
            ]
        )
        self.show(
            SignInShown(
                name=self._name,
                dots="•" * len(self._pin.digits),
                problem=self._problem,
                unanswered=self._unanswered(),
                can_confirm=bool(self._name) and self._pin.complete and not self._asking,
            )
        )

    def retranslate(self) -> None:
        self._problem = ""

    def came_of(self, outcome: Outcome) -> bool:
        if outcome.command not in (m.SignIn, m.SignedOut):
            return False
        self._asking = False
        self._problem = refusal_words(outcome.why) if outcome.why else ""
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
        self.refresh()

    @Slot()
    def erase(self) -> None:
        self._pin.erase()
        self.refresh()

    @Slot()
    def confirm(self) -> None:
        if self.showing.can_confirm:
            self._asking = True
            self._desk.sign_in(Person(self._name, self._pin.digits))
            self.refresh()

    def _unanswered(self) -> str:
        people = sorted({order.who for order in self._desk.unanswered})
        if not people:
            return ""
        words = translate(
            "SignInView",
            "An order was not answered before this console stopped. "
            "It is finished when {people} signs in.",
        )
        return words.format(people=Wording(translate).either(people))
