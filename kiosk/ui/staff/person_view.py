"""A name and a PIN: of whoever comes, or of the second person who confirms."""

from collections.abc import Callable, Mapping

from msgspec import Struct
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.game.facts import StaffRole
from kiosk.game.table.staff import PIN_DIGITS_MIN
from kiosk.ui.rows import Rows
from kiosk.ui.staff.words import role_name

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

PIN_DIGITS_MAX = 12


class PersonRow(Struct, frozen=True):
    name: str
    role: str
    selected: bool


@QmlElement
class PersonView(QObject):
    changed = Signal()

    def __init__(
        self,
        shuffled: Callable[[str], str],
        confirmed: Callable[[str, str], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._shuffled = shuffled
        self._confirmed = confirmed
        self._people: Mapping[str, StaffRole] = {}
        self._rows = Rows(PersonRow, self)
        self._name = ""
        self._pin = ""
        self._keys = ""
        self._busy = False

    def ask(self, people: Mapping[str, StaffRole]) -> None:
        """The keys lie elsewhere each time, so that nobody reads a PIN from a finger's places."""
        self._people = people
        self._name, self._pin, self._busy = "", "", False
        self._keys = self._shuffled("0123456789")
        self._show()

    def answered(self) -> None:
        """The PIN was used, and is typed anew if it was wrong."""
        self._pin, self._busy = "", False
        self._show()

    def retranslate(self) -> None:
        self._show()

    def _show(self) -> None:
        self._rows.show(
            [
                PersonRow(name, role_name(role), name == self._name)
                for name, role in sorted(self._people.items())
            ]
        )
        self.changed.emit()

    @Slot(str)
    def choose(self, name: str) -> None:
        self._name, self._pin = name, ""
        self._show()

    @Slot(str)
    def type(self, digit: str) -> None:
        if self._name and len(self._pin) < PIN_DIGITS_MAX:
            self._pin += digit
            self.changed.emit()

    @Slot()
    def erase(self) -> None:
        self._pin = self._pin[:-1]
        self.changed.emit()

    @Slot()
    def confirm(self) -> None:
        if self.canConfirm:
            self._busy = True
            self.changed.emit()
            self._confirmed(self._name, self._pin)

    @Property(Rows, constant=True)
    def people(self) -> Rows:
        return self._rows

    @Property(str, notify=changed)
    def name(self) -> str:
        return self._name

    @Property(str, notify=changed)
    def dots(self) -> str:
        return "•" * len(self._pin)

    @Property(str, notify=changed)
    def keys(self) -> str:
        """Ten digits in the order of the pad."""
        return self._keys

    @Property(bool, notify=changed)
    def canConfirm(self) -> bool:  # noqa: N802 - QML names are camelCase
        return bool(self._name) and len(self._pin) >= PIN_DIGITS_MIN and not self._busy
