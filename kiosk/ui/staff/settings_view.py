"""What staff may set at the terminal, with why it cannot be set now."""

from collections.abc import Callable, Coroutine
from typing import Any

from msgspec import Struct
from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.game.refusal import Refused
from kiosk.game.terminal import commands as c
from kiosk.game.terminal import settings
from kiosk.game.terminal.machine import decide
from kiosk.ui.rows import Rows
from kiosk.ui.staff.words import refusal_words, setting_name
from kiosk.ui.terminal.desk import Desk

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate


class SettingRow(Struct, frozen=True):
    key: str
    name: str
    text: str
    switch: bool
    """On or off, and not a figure."""
    down: bool
    """It can be less."""
    up: bool


@QmlElement
class StaffSettingsView(QObject):
    changed = Signal()

    def __init__(
        self,
        desk: Desk,
        run: Callable[[Coroutine[Any, Any, None]], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._run = run
        self._rows = Rows(SettingRow, self)
        self._blocked = ""

    def refresh(self) -> None:
        self._blocked = self._why_not()
        self._rows.show([self._row(name) for name in self._names()])
        self.changed.emit()

    def _names(self) -> list[str]:
        cash_in = self._desk.cash_in
        notes = [settings.note_setting(cents) for cents in cash_in.notes_cents] if cash_in else []
        return [*settings.SETTINGS, *notes]

    def _row(self, name: str) -> SettingRow:
        bounds = settings.bounds_of(name)
        assert bounds is not None
        value = self._desk.state.setting(name)
        switch = (bounds.least, bounds.most) == (0, 1)
        free = not self._blocked
        return SettingRow(
            name,
            self._name(name),
            self._text(name, value, switch=switch),
            switch,
            free and value > bounds.least,
            free and value < bounds.most,
        )

    def _name(self, name: str) -> str:
        if name in settings.SETTINGS:
            return setting_name(name)
        value = self._desk.look.currency.short(int(name.rpartition("_")[2]))
        return translate("Staff", "Notes of {value} are taken").format(value=value)

    def _text(self, name: str, value: int, *, switch: bool) -> str:
        if switch:
            return translate("Staff", "Yes") if value else translate("Staff", "No")
        if name == settings.ATTRACT_AFTER_S:
            return translate("Staff", "{seconds} s").format(seconds=value)
        return translate("Staff", "{percent} %").format(percent=value)

    def _why_not(self) -> str:
        """Asked of the machine itself, with a change that could be made at any other time."""
        state = self._desk.state
        if state.visitor is None:
            return ""
        other = 1 - state.setting(settings.TICKETS_IN)
        trial = c.ChangeSetting(settings.TICKETS_IN, other, state.visitor.who)
        try:
            decide(self._desk.book, state, trial)
        except Refused as refused:
            return refusal_words(refused)
        return ""

    @Slot(str, int)
    def step(self, key: str, by: int) -> None:
        bounds = settings.bounds_of(key)
        service = self._desk.service
        if bounds is not None and service is not None:
            value = self._desk.state.setting(key) + by * bounds.step
            self._run(service.staff.change_setting(key, value))

    @Property(Rows, constant=True)
    def rows(self) -> Rows:
        return self._rows

    @Property(str, notify=changed)
    def blocked(self) -> str:
        """Why nothing can be set now."""
        return self._blocked
