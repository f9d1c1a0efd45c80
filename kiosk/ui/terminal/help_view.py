"""The rules of play on the screen, written from the rule book the engine itself reads."""

from msgspec import Struct
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.rules.prose import rules_of_play
from kiosk.rules.prose.tongue import Tongue
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.rows import Rows
from kiosk.ui.terminal.chapters import Block, Chapter, chapters

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

PAY_TABLE = 2
"""The chapter most people look for."""


class ChapterTitle(Struct, frozen=True):
    number: int
    title: str


@QmlElement
class HelpView(QObject):
    changed = Signal()

    def __init__(self, book: RuleBook, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self._rules = ""
        self._chapters: list[Chapter] = []
        self._titles = Rows(ChapterTitle, self)
        self._blocks = Rows(Block, self)
        self._shown = PAY_TABLE
        self._tongue = Tongue()
        self._room = 0

    @Slot(int)
    def open(self, room: int) -> None:
        """On lines of so many characters. The text is made when it is first asked for: a terminal
        that starts need not wait."""
        self._rules = self._rules or rules_of_play(self._book, self._tongue)
        if not self._chapters or room != self._room:
            self._room = room
            self._chapters = chapters(self._rules, room)
            titles = [ChapterTitle(i, each.title) for i, each in enumerate(self._chapters)]
            self._titles.show(titles)
            self.turnTo(self._shown)

    def speak(self, tongue: Tongue) -> None:
        """Whoever is reading goes on reading, at the same chapter."""
        self._tongue = tongue
        if self._chapters:
            self._rules, self._chapters = "", []
            self.open(self._room)

    @Slot(int)
    def turnTo(self, number: int) -> None:  # noqa: N802 - QML names are camelCase
        self._shown = number
        self._blocks.clear()
        self._blocks.show(self._chapters[number].blocks)
        self.changed.emit()

    @Property(Rows, constant=True)
    def titles(self) -> Rows:
        return self._titles

    @Property(Rows, constant=True)
    def blocks(self) -> Rows:
        """Of the chapter that is open."""
        return self._blocks

    @Property(int, notify=changed)
    def shown(self) -> int:
        return self._shown

    @Property(str, notify=changed)
    def title(self) -> str:
        return self._chapters[self._shown].title if self._chapters else ""
