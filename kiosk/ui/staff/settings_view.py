"""What staff may set at the terminal, with why it cannot be set now."""

from collections.abc import Callable, Coroutine
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QObject, Slot

from kiosk.game.refusal import Refused
from kiosk.game.staff import settings
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.machine import decide
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.staff.words import setting_name
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.texts import translate
from kiosk.ui.words import refusal_words


class SettingRow(Struct, frozen=True):
    key: str
    name: str
    text: str
    switch: bool
    """On or off, and not a figure."""
    down: bool
    """It can be less."""
    up: bool


class StaffSettingsShown(Struct, frozen=True):
    blocked: str = ""
    """Why nothing can be set now."""


class StaffSettingsView(ViewPart[StaffSettingsShown, Desk]):
    rows = rows_of(SettingRow)

    def __init__(
        self,
        desk: Desk,
        run: Callable[[Coroutine[Any, Any, None]], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(desk, parent)
        self._run = run

    def refresh(self) -> None:
        blocked = self._why_not()
        self.rows.show([self._row(name, free=not blocked) for name in self._names()])
        self.show(StaffSettingsShown(blocked))

    def _names(self) -> list[str]:
        cash_in = self._desk.cash_in
        notes = [settings.note_setting(cents) for cents in cash_in.notes_cents] if cash_in else []
        return [*settings.SETTINGS, *notes]

    def _row(self, name: str, *, free: bool) -> SettingRow:
        bounds = settings.bounds_of(name)
        assert bounds is not None
        value = self._desk.state.staff.setting(name)
        switch = (bounds.least, bounds.most) == (0, 1)
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
        if state.staff.visitor is None:
            return ""
        other = 1 - state.staff.setting(settings.TICKETS_IN)
        trial = c.ChangeSetting(settings.TICKETS_IN, other, state.staff.visitor.who)
        try:
            decide(self._desk.book, state, trial)
        except Refused as refused:
            return refusal_words(refused.refusal)
        return ""

    @Slot(str, int)
    def step(self, key: str, by: int) -> None:
        bounds = settings.bounds_of(key)
        service = self._desk.service
        if bounds is not None and service is not None:
            value = self._desk.state.staff.setting(key) + by * bounds.step
            self._run(service.staff.change_setting(key, value))
