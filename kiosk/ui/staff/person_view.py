"""A name and a PIN: of whoever comes, or of the second person who confirms."""

from collections.abc import Callable, Mapping

from msgspec import Struct
from PySide6.QtCore import QObject, Slot

from kiosk.game.facts import StaffRole
from kiosk.ui.pin import Pin
from kiosk.ui.shown import View, rows_of
from kiosk.ui.words import role_name


class PersonRow(Struct, frozen=True):
    name: str
    role: str
    selected: bool


class PersonShown(Struct, frozen=True, kw_only=True):
    name: str = ""
    dots: str = ""
    keys: str = ""
    """Ten digits in the order of the pad."""
    can_confirm: bool = False


class PersonView(View[PersonShown]):
    people = rows_of(PersonRow)

    def __init__(
        self,
        shuffled: Callable[[str], str],
        confirmed: Callable[[str, str], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._shuffled = shuffled
        self._confirmed = confirmed
        self._roles: Mapping[str, StaffRole] = {}
        self._name = ""
        self._pin = Pin()
        self._keys = ""
        self._busy = False

    def ask(self, people: Mapping[str, StaffRole]) -> None:
        """The keys lie elsewhere each time, so that nobody reads a PIN from a finger's places."""
        self._roles = people
        self._name, self._busy = "", False
        self._pin.clear()
        self._keys = self._shuffled("0123456789")
        self._show()

    def answered(self) -> None:
        """The PIN was used, and is typed anew if it was wrong."""
        self._pin.clear()
        self._busy = False
        self._show()

    def retranslate(self) -> None:
        self._show()

    def _show(self) -> None:
        self.people.show(
            [
                PersonRow(name, role_name(role), name == self._name)
                for name, role in sorted(self._roles.items())
            ]
        )
        self.show(
            PersonShown(
                name=self._name,
                dots="•" * len(self._pin.digits),
                keys=self._keys,
                can_confirm=bool(self._name) and self._pin.complete and not self._busy,
            )
        )

    @Slot(str)
    def choose(self, name: str) -> None:
        self._name = name
        self._pin.clear()
        self._show()

    @Slot(str)
    def type(self, digit: str) -> None:
        if self._name:
            self._pin.type(digit)
            self._show()

    @Slot()
    def erase(self) -> None:
        self._pin.erase()
        self._show()

    @Slot()
    def confirm(self) -> None:
        if self.showing.can_confirm:
            self._busy = True
            self._show()
            self._confirmed(self._name, self._pin.digits)
