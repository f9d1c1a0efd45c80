"""How the player wants the screen to be, from the first touch until cash-out."""

from msgspec.structs import replace
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.game.preferences import Preferences
from kiosk.game.terminal import commands as c
from kiosk.ui.terminal.desk import Desk

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class PreferencesView(QObject):
    changing = Signal()
    """Just before the screen hears of it: QML hears of `changed` before anybody else."""
    changed = Signal()
    chosen = Signal()
    """Somebody is there and has just chosen something."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._shown = desk.state.preferences

    @property
    def shown(self) -> Preferences:
        return self._shown

    def look(self, screen: str) -> None:
        """Whoever is leaving reads the last words as everything before them, though the account is
        over; once nobody is there the screen is the house's again."""
        state = self._desk.state
        if screen == "cashout" and not state.account_open:
            return
        if screen == "attract" and not state.account_open and state.preferences != Preferences():
            self._desk.touch(c.Prefer(Preferences()))
            return  # which looks again
        if state.preferences != self._shown:
            self._shown = state.preferences
            self.changing.emit()
            self.changed.emit()

    # ---- For QML ------------------------------------------------------------------------------

    @Slot(str, bool)
    def turn(self, name: str, on: bool) -> None:
        """One of the switches below, by the name the core has for it."""
        self._choose(replace(self._desk.state.preferences, **{name: on}))

    @Slot(str)
    def speak(self, language: str) -> None:
        self._choose(replace(self._desk.state.preferences, language=language))

    def _choose(self, preferences: Preferences) -> None:
        self.chosen.emit()  # first: on the attract screen nobody is there to prefer anything
        self._desk.touch(c.Prefer(preferences))

    @Property(str, notify=changed)
    def language(self) -> str:
        return self._shown.language

    @Property(bool, notify=changed)
    def largeText(self) -> bool:  # noqa: N802 - QML names are camelCase
        return self._shown.large_text

    @Property(bool, notify=changed)
    def highContrast(self) -> bool:  # noqa: N802
        return self._shown.high_contrast

    @Property(bool, notify=changed)
    def leftHanded(self) -> bool:  # noqa: N802
        return self._shown.left_handed

    @Property(bool, notify=changed)
    def still(self) -> bool:
        return self._shown.still

    @Property(bool, notify=changed)
    def spoken(self) -> bool:
        return self._shown.spoken

    @Property(bool, notify=changed)
    def sounds(self) -> bool:
        return self._shown.sounds
