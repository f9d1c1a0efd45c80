"""How the player wants the screen to be, from the first touch until cash-out."""

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal, Slot

from kiosk.game.preferences.facts import Preferences
from kiosk.game.terminal import commands as c
from kiosk.ui.part import ViewPart
from kiosk.ui.terminal.desk import Desk


class PreferencesView(ViewPart[Preferences, Desk]):
    changing = Signal(object)
    """To these, just before the screen itself hears of it."""
    chosen = Signal()
    """Somebody is there and has just chosen something."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self.showing = _shown(desk.state.preferences)

    def look(self, screen: str) -> None:
        """Whoever is leaving reads the last words as everything before them, though the account is
        over; once nobody is there the screen is the house's again."""
        state = self._desk.state
        if screen == "cashout" and not state.account.open:
            return
        if screen == "attract" and not state.account.open and state.preferences != Preferences():
            self._desk.touch(c.Prefer(Preferences()))
            return  # which looks again
        shown = _shown(state.preferences)
        if shown != self.showing:
            self.changing.emit(shown)
            self.show(shown)

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


def _shown(preferences: Preferences) -> Preferences:
    """A switch is on or off."""
    return replace(preferences, hot_cold=bool(preferences.hot_cold))
