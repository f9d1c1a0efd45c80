"""The journals of one table: its own and those of its terminals, in one folder."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Self, TypeAlias

import msgspec

from kiosk.game.facts import AnyFact, Begun, Role
from kiosk.journal.errors import UnusableError
from kiosk.journal.facts import begun_of, read_facts
from kiosk.journal.reader import JournalReader
from kiosk.journal.record import Record
from kiosk.rules.rulebook import RuleBook

Progress: TypeAlias = Callable[[int, int], None]
"""Hears of the facts read, and of all there are."""

Fact: TypeAlias = tuple[Record, AnyFact]

_PROGRESS_FACTS = 1000


class RecordsError(Exception):
    """What was asked for cannot be told from this folder. The message names what is at fault."""


@dataclass(frozen=True, slots=True)
class Source:
    """One journal, open for reading."""

    journal: JournalReader
    begun: Begun

    @property
    def name(self) -> str:
        return self.journal.path.name

    @property
    def machine(self) -> str:
        return self.journal.machine

    @property
    def seat(self) -> str:
        return self.begun.seat


class TableFolder:
    """Opened for reading; may be read while the machines go on writing."""

    def __init__(self, folder: Path, books: Mapping[str, RuleBook]) -> None:
        self.folder = folder
        self.books = books
        with ExitStack() as undo:
            opened = [self._opened(path, undo) for path in self._files()]
            self.jackpots = [s for s in opened if s.begun.role is Role.JACKPOT]
            """Of controllers, whose journals may lie there too."""
            sources = [source for source in opened if source not in self.jackpots]
            self.table = self._only_table(sources)
            self.terminals = [s for s in sources if s.begun.role is Role.TERMINAL]
            self.book = self._book(sources, books)
            self._open = undo.pop_all()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    @property
    def sources(self) -> list[Source]:
        return [self.table, *self.terminals]

    def facts_in_all(self) -> int:
        return sum(source.journal.head.seq for source in (*self.sources, *self.jackpots))

    def _files(self) -> list[Path]:
        if not self.folder.is_dir():
            raise RecordsError(f"there is no folder {self.folder}")
        files = sorted(self.folder.glob("*.db"))
        if not files:
            raise RecordsError(f"there is no journal (*.db) in {self.folder}")
        return files

    def _opened(self, path: Path, undo: ExitStack) -> Source:
        journal = undo.enter_context(JournalReader.read_only(path))
        return Source(journal, begun_of(journal))

    def _only_table(self, sources: list[Source]) -> Source:
        tables = [source for source in sources if source.begun.role is Role.TABLE]
        if len(tables) != 1:
            found = ", ".join(source.name for source in tables) or "none"
            raise RecordsError(f"{self.folder} must hold the journal of one table; it has: {found}")
        return tables[0]

    def _book(self, sources: list[Source], books: Mapping[str, RuleBook]) -> RuleBook:
        begun = self.table.begun
        for source in sources:
            if source.begun.rulebook != begun.rulebook:
                raise RecordsError(
                    f"{source.name} was kept under {source.begun.rulebook}, "
                    f"{self.table.name} under {begun.rulebook}"
                )
        book = books.get(begun.digest) or books.get(begun.rulebook)
        if book is None or book.digest != begun.digest:
            raise RecordsError(
                f"{self.table.name} was kept under an edition of the rule book {begun.rulebook} "
                "that is not at hand"
            )
        return book


class Count:
    """How many facts of all have been read, told now and then."""

    def __init__(self, of: int, progress: Progress | None) -> None:
        self._of = of
        self._progress = progress
        self._done = 0

    def read(
        self, source: Source, *, after: int = 0, until_ms: int | None = None
    ) -> Iterator[Fact]:
        """The facts of a journal behind one of them, in order; its clock never goes back, so the
        first that is too late ends them."""
        for record, fact in _decoded(source, after):
            self._done += 1
            if self._progress is not None and self._done % _PROGRESS_FACTS == 0:
                self._progress(self._done, self._of)
            if until_ms is not None and record.at_ms >= until_ms:
                return
            yield record, fact


def _decoded(source: Source, after: int) -> Iterator[Fact]:
    try:
        yield from read_facts(source.journal, after)
    except msgspec.MsgspecError as error:
        what = f"a fact in it cannot be read: {error}"
        raise UnusableError(source.journal.path, what) from error


@contextmanager
def possible(source: Source, record: Record) -> Iterator[None]:
    """What a fact stumbles over that cannot have happened where it stands, in words."""
    try:
        yield
    except (AssertionError, LookupError, TypeError, ValueError) as error:
        raise RecordsError(
            f"{source.name}: fact {record.seq}, {record.kind}, cannot follow those before it "
            f"({error}); tapis audit {source.journal.path} says more"
        ) from error
