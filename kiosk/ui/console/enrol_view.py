"""A new member of staff: name, role, a PIN typed twice, and the second supervisor's where there are
two. The first one enrols himself. Anybody gives himself another PIN in the same way."""

from msgspec import Struct
from PySide6.QtCore import QObject, Slot

from kiosk.console.order import Outcome, Person
from kiosk.game.facts import StaffRole
from kiosk.link import messages as m
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.part import ViewPart
from kiosk.ui.pin import Pin
from kiosk.ui.shown import rows_of
from kiosk.ui.texts import translate
from kiosk.ui.words import refusal_words, role_name

NAME_MAX = 20
_PINS = ("old", "pin", "again", "second")


class RoleRow(Struct, frozen=True):
    role: str
    text: str
    selected: bool


class PersonRow(Struct, frozen=True):
    name: str
    selected: bool


class EnrolShown(Struct, frozen=True, kw_only=True):
    heading: str = ""
    stage: str = ""
    """name, old, pin, again, second, sending or done."""
    title: str = ""
    text: str = ""
    problem: str = ""
    digits: bool = False
    """A PIN is typed."""
    confirm_text: str = ""
    can_confirm: bool = False


class EnrolView(ViewPart[EnrolShown, ConsoleDesk]):
    roles = rows_of(RoleRow)
    people = rows_of(PersonRow)

    def __init__(self, desk: ConsoleDesk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._own = False
        """Of oneself, and not of somebody else."""
        self._name = ""
        self._role = StaffRole.SUPERVISOR
        self._pins = {stage: Pin() for stage in _PINS}
        self._second = ""
        self._stage = "name"
        self._problem = ""
        self._show()

    @property
    def begun(self) -> bool:
        """Something was typed, and nothing has come of it yet."""
        typed = self._name or any(pin.digits for pin in self._pins.values())
        return bool(typed) and self._stage != "done"

    def start(self) -> None:
        self._own, self._name, self._problem = False, "", ""
        self._role = StaffRole.SUPERVISOR if self.first else StaffRole.DEALER
        self._begin("name")

    def start_own(self) -> None:
        self._own, self._problem = True, ""
        self._name = self._desk.person.name if self._desk.person else ""
        self._begin("old")

    def retranslate(self) -> None:
        self._problem = ""
        self._show()

    @property
    def first(self) -> bool:
        return self._desk.person is None

    def came_of(self, outcome: Outcome) -> bool:
        if outcome.command is not (m.ChangePin if self._own else m.EnrolStaff):
            return False
        self._problem = refusal_words(outcome.why) if outcome.why else ""
        self._begin("done" if outcome.done else "old" if self._own else "name")
        return True

    @Slot(str)
    def chooseRole(self, role: str) -> None:  # noqa: N802 - QML names are camelCase
        self._role = StaffRole(role)
        self._show()

    @Slot(str)
    def choosePerson(self, name: str) -> None:  # noqa: N802
        self._second = name
        self._pins["second"].clear()
        self._show()

    @Slot(str)
    def type(self, text: str) -> None:
        self._problem = ""
        if self._stage == "name" and len(self._name) < NAME_MAX:
            self._name += text if self._name else text.strip().upper()
        elif self._stage in _PINS and text.isdecimal():
            self._pins[self._stage].type(text)
        self._show()

    @Slot()
    def erase(self) -> None:
        if self._stage == "name":
            self._name = self._name[:-1]
        elif self._stage in _PINS:
            self._pins[self._stage].erase()
        self._show()

    @Slot()
    def confirm(self) -> None:
        match self._stage:
            case _ if not self.showing.can_confirm:
                pass
            case "name" | "old":
                self._enter("pin")
            case "pin":
                self._enter("again")
            case "again" if self._pins["again"].digits != self._pins["pin"].digits:
                self._problem = translate("EnrolView", "The two PINs differ: type it anew")
                self._pins["pin"].clear()
                self._enter("pin")
            case "again" if not self._own and self._desk.house.two_there:
                self._enter("second")
            case "again" | "second":
                self._send()

    def _send(self) -> None:
        pins = {stage: pin.digits for stage, pin in self._pins.items()}
        second = Person(self._second, pins["second"]) if self._stage == "second" else None
        self._begin("sending")
        if self._own:
            self._desk.change_pin(pins["old"], pins["pin"])
        else:
            self._desk.enrol(Person(self._name.strip(), pins["pin"]), self._role, second)

    def _begin(self, stage: str) -> None:
        """Nothing that was typed is kept."""
        for pin in self._pins.values():
            pin.clear()
        self._enter(stage)

    def _enter(self, stage: str) -> None:
        self._stage = stage
        if stage in _PINS:
            self._pins[stage].clear()
        others = self._others()
        self._second = others[0] if len(others) == 1 else ""
        self._show()

    def _others(self) -> list[str]:
        person = self._desk.person
        return self._desk.supervisors(but=person.name) if person else []

    def _show(self) -> None:
        roles = [StaffRole.SUPERVISOR] if self.first else list(StaffRole)
        self.roles.show([RoleRow(r, role_name(r), r is self._role) for r in roles])
        others = self._others() if self._stage == "second" else []
        self.people.show([PersonRow(name, name == self._second) for name in others])
        self.show(
            EnrolShown(
                heading=self._heading(),
                stage=self._stage,
                title=self._title(),
                text=self._text(),
                problem=self._problem,
                digits=self._stage in _PINS,
                confirm_text=self._confirm_text(),
                can_confirm=self._can_confirm(),
            )
        )

    def _heading(self) -> str:
        if self._own:
            return translate("EnrolView", "A PIN that only you know")
        return translate("EnrolView", "New staff, or a new PIN")

    def _title(self) -> str:
        titles = {
            "name": translate("EnrolView", "Name"),
            "old": translate("EnrolView", "The PIN of before"),
            "pin": translate("EnrolView", "PIN of {name}, at least six digits"),
            "again": translate("EnrolView", "The same PIN again"),
            "second": translate("EnrolView", "A second supervisor confirms: {second}"),
            "sending": translate("EnrolView", "Waiting for the table"),
            "done": self._done_text(),
        }
        return titles[self._stage].format(name=self._name, second=self._second)

    def _done_text(self) -> str:
        changes = self._desk.client.house.changes.values() if self._desk.client.house else ()
        if not self._own and any(change.name == self._name.strip() for change in changes):
            return translate(
                "EnrolView", "Everybody sees it now. It is made when its time has come."
            )
        return translate("EnrolView", "{name} can sign in now")

    def _text(self) -> str:
        if self._stage in _PINS:
            return "•" * len(self._pins[self._stage].digits)
        return self._name

    def _confirm_text(self) -> str:
        two = not self._own and not self.first and self._desk.house.two_there
        last = self._stage == "second" or (self._stage == "again" and not two)
        if not last:
            return translate("EnrolView", "Continue")
        if self._own:
            return translate("EnrolView", "Change the PIN")
        return translate("EnrolView", "Enrol")

    def _can_confirm(self) -> bool:
        match self._stage:
            case "name":
                return bool(self._name.strip())
            case "second":
                return bool(self._second) and self._pins["second"].complete
            case stage if stage in _PINS:
                return self._pins[stage].complete
            case _:
                return False
