"""The rules of play on the screen, written from the rule book the engine itself reads and from what
is in force at this table and place: they may prevail over the written ones (S3 2.5(c))."""

from msgspec import Struct
from PySide6.QtCore import QObject, Slot

from kiosk.rules.prose import rules_of_play
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.terminal.chapters import Block, Chapter, chapters
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.terminal.in_force import in_force, jackpots_now
from kiosk.ui.terminal.language_view import LanguageView
from kiosk.ui.times import Times

PAY_TABLE = 2
"""The chapter most people look for."""


class ChapterTitle(Struct, frozen=True):
    number: int
    title: str


class HelpShown(Struct, frozen=True):
    shown: int = PAY_TABLE
    """The number of the chapter that is open."""
    title: str = ""
    written: bool = False
    """Its page can be shown: its lines are not just being replaced."""


class HelpView(ViewPart[HelpShown, Desk]):
    titles = rows_of(ChapterTitle)
    blocks = rows_of(Block)
    """Of the chapter that is open."""

    def __init__(
        self, desk: Desk, language: LanguageView, times: Times, parent: QObject | None = None
    ) -> None:
        super().__init__(desk, parent)
        self._language = language
        self._times = times
        self._rules = ""
        self._told: object = None
        """What the rules were written from."""
        self._chapters: list[Chapter] = []
        self._room = 0

    @Slot(int)
    def open(self, room: int) -> None:
        """On lines of so many characters. The text is made when it is first asked for: a terminal
        that starts need not wait."""
        if not self._rules:
            self._told = self._in_force
            desk = self._desk
            now = in_force(desk.state, self._times, desk.jackpots, desk.tournament_terms)
            book = self._desk.book.offering(self._desk.state.spread.selected)
            self._rules = rules_of_play(book, self._language.wording, now)
        if not self._chapters or room != self._room:
            self._room = room
            self._chapters = chapters(self._rules, room)
            titles = [ChapterTitle(i, each.title) for i, each in enumerate(self._chapters)]
            self.titles.show(titles)
            # What is not on offer any more has no chapter: there may be fewer than before.
            self.turnTo(min(self.showing.shown, len(self._chapters) - 1))

    @property
    def _in_force(self) -> object:
        state = self._desk.state
        jackpots = jackpots_now(self._desk.jackpots)
        terms = self._desk.tournament_terms
        return state.limits, state.round.period_s, state.spread.selected, jackpots, terms

    def refresh(self) -> None:
        """Whoever is reading when the limits change reads the new ones."""
        if self._chapters and self._in_force != self._told:
            self.retranslate()

    def retranslate(self) -> None:
        """Whoever is reading goes on reading, at the same chapter."""
        if self._chapters:
            self._rules, self._chapters = "", []
            self.open(self._room)

    @Slot(int)
    def turnTo(self, number: int) -> None:  # noqa: N802 - QML names are camelCase
        """The list lets go of the old page first: it may be about to make one of its lines."""
        chapter = self._chapters[number]
        self.show(HelpShown(number, chapter.title))
        self.blocks.clear()
        self.blocks.show(chapter.blocks)
        self.show(HelpShown(number, chapter.title, written=True))
