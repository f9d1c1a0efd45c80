"""The languages a player can choose from, and the one the screen speaks."""

from msgspec.structs import replace
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.rules.prose.tongue import Tongue
from kiosk.ui.language import Language, Speaker, marks, spoken_tongue
from kiosk.ui.rows import Rows
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.terminal.preferences_view import PreferencesView

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class LanguageView(QObject):
    changed = Signal()
    spoken = Signal()
    """Another one than before: whoever holds words asks for them again."""

    def __init__(
        self,
        desk: Desk,
        speaker: Speaker,
        preferences: PreferencesView,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._speaker = speaker
        self._preferences = preferences
        self._rows = Rows(Language, self)
        self._rows.show(speaker.languages.all)
        preferences.changed.connect(self._look)
        self._look()

    def _look(self) -> None:
        """The player's, or the house's; also where the player's has gone with an update."""
        wanted = self._preferences.shown.language
        known = {language.code for language in self._rows.rows}
        self._speak(wanted if wanted in known else self._desk.look.language)

    def _speak(self, code: str) -> None:
        money = replace(self._desk.look.currency, marks=marks(code))
        self._desk.look = replace(self._desk.look, currency=money)
        if code == self._speaker.spoken:
            return
        self._speaker.speak(code)
        self.spoken.emit()
        self._speaker.shown_again()
        self.changed.emit()

    @property
    def now(self) -> str:
        """The code of the one that is spoken."""
        return self._speaker.spoken

    @property
    def tongue(self) -> Tongue:
        return spoken_tongue(self.now)

    # ---- For QML ------------------------------------------------------------------------------

    @Slot(str)
    def choose(self, code: str) -> None:
        self._preferences.speak(code)

    @Property(Rows, constant=True)
    def languages(self) -> Rows:
        return self._rows

    @Property(str, notify=changed)
    def code(self) -> str:
        return self.now

    @Property(str, notify=changed)
    def short(self) -> str:
        """Of the one that is spoken, for a small key."""
        return next(each.short for each in self._speaker.languages.all if each.code == self.now)
