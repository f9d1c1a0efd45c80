"""The languages of the screens: English, in which every text is written, and its translations.

A translation is one file of Qt Linguist in `assets/translations`, compiled when Tapis is set up or
built; whatever file is there is on offer. It gives its own name, so that nothing here knows one.
"""

from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QTranslator
from PySide6.QtQml import QQmlEngine

from kiosk import resources
from kiosk.rules.money import Marks
from kiosk.rules.prose.wording import Wording
from kiosk.ui.texts import translate

ENGLISH = "en"


class Language(Struct, frozen=True):
    code: str
    """As its file is named, such as "zh_CN"."""
    name: str
    """What its speakers call it."""
    short: str
    """The same for a small key."""


def compiled_folder() -> Path:
    return resources.folder("assets") / "translations"


class Languages:
    """All that can be spoken."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or compiled_folder()
        self._all = {ENGLISH: Language(ENGLISH, "English", "EN")}
        for path in sorted(self._folder.glob("*.qm")):
            self._all[path.stem] = _named(path.stem, self.translator(path.stem))

    @property
    def all(self) -> list[Language]:
        """English first, then by their code."""
        return list(self._all.values())

    def require(self, code: str) -> None:
        if code not in self._all:
            known = ", ".join(self._all)
            raise resources.UnknownLanguageError(
                f"There is no language {code!r}. Languages: {known}"
            )

    def translator(self, code: str) -> QTranslator:
        """Of a language other than English."""
        made = QTranslator()
        if not made.load(str(self._folder / f"{code}.qm")):
            path = self._folder / f"{code}.qm"
            raise resources.UnknownLanguageError(f"{path} is not a translation.")
        return made

    def wording(self, code: str) -> Wording:
        """To write the rules in, whatever a screen speaks meanwhile."""
        self.require(code)
        if code == ENGLISH:
            return Wording()
        translator = self.translator(code)
        return Wording(
            lambda context, text: translator.translate(context, text) or text, marks(code)
        )


class Speaker:
    """The language of this process. Qt has one for all of its screens."""

    def __init__(self, engine: QQmlEngine, languages: Languages) -> None:
        self.languages = languages
        self.spoken = ENGLISH
        self._engine = engine
        self._translator: QTranslator | None = None

    def speak(self, code: str) -> None:
        """From now on. Whoever holds words that were said before asks for them again, and then
        calls `shown_again`."""
        self.languages.require(code)
        if self._translator is not None:
            QCoreApplication.removeTranslator(self._translator)
        self._translator = None if code == ENGLISH else self.languages.translator(code)
        if self._translator is not None:
            QCoreApplication.installTranslator(self._translator)
        self.spoken = code

    def shown_again(self) -> None:
        """Every text of QML."""
        self._engine.retranslate()


def marks(code: str) -> Marks:
    """What stands between and behind the figures of an amount."""
    locale = QLocale(code)
    return Marks(group=locale.groupSeparator(), point=locale.decimalPoint())


def date_text(at_ms: int, code: str) -> str:
    """The day here, as the language writes it: "3 Jan 2026"."""
    day = QDateTime.fromMSecsSinceEpoch(at_ms).date()
    return QLocale(code).toString(day, translate("Language", "d MMM yyyy", "how a date is written"))


def spoken_wording(code: str) -> Wording:
    """The language that is spoken now."""
    return Wording(translate, marks(code))


def _named(code: str, translator: QTranslator) -> Language:
    """A translation without a name of its own is listed by its code."""
    name = translator.translate("Language", "English", "the name of this language in itself")
    short = translator.translate("Language", "EN", "the same in two or three letters")
    return Language(code, name or code, short or code)
