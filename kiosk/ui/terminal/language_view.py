"""The languages a player can choose from, and the one the screen speaks."""

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal, Slot

from kiosk.rules.prose.wording import Wording
from kiosk.ui.language import Language, Speaker, marks, spoken_wording
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.terminal.preferences_view import PreferencesView


class LanguageShown(Struct, frozen=True):
    """Of the one that is spoken."""

    code: str = ""
    short: str = ""
    """For a small key."""


class LanguageView(ViewPart[LanguageShown, Desk]):
    languages = rows_of(Language)
    spoken = Signal()
    """Another one than before: whoever holds words asks for them again."""

    def __init__(
        self,
        desk: Desk,
        speaker: Speaker,
        preferences: PreferencesView,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(desk, parent)
        self.showing = _spoken_by(speaker)
        self._speaker = speaker
        self._preferences = preferences
        self.languages.show(speaker.languages.all)
        preferences.changed.connect(self._look)
        self._look()

    def _look(self) -> None:
        """The player's, or the house's; also where the player's has gone with an update."""
        wanted = self._preferences.showing.language
        known = {language.code for language in self.languages.rows}
        self._speak(wanted if wanted in known else self._desk.look.language)

    def _speak(self, code: str) -> None:
        money = replace(self._desk.look.currency, marks=marks(code))
        self._desk.look = replace(self._desk.look, currency=money)
        if code == self._speaker.spoken:
            return
        self._speaker.speak(code)
        self.show(_spoken_by(self._speaker))
        self.spoken.emit()
        self._speaker.shown_again()

    @property
    def now(self) -> str:
        """The code of the one that is spoken."""
        return self._speaker.spoken

    @property
    def wording(self) -> Wording:
        return spoken_wording(self.now)

    @Slot(str)
    def choose(self, code: str) -> None:
        self._preferences.speak(code)


def _spoken_by(speaker: Speaker) -> LanguageShown:
    code = speaker.spoken
    short = next(each.short for each in speaker.languages.all if each.code == code)
    return LanguageShown(code, short)
