"""A journal that another process writes, folded as it grows."""

from collections.abc import Iterator
from pathlib import Path

from kiosk.game.facts import AnyFact, Begun
from kiosk.game.history import State, apply, first_state
from kiosk.journal.facts import read_facts
from kiosk.journal.reader import JournalReader
from kiosk.rules.rulebook import RuleBook


class FollowedState:
    def __init__(self, book: RuleBook, path: Path) -> None:
        self.path = path
        self.last: State | None = None
        self._book = book
        self._read = 0

    def news(self) -> Iterator[tuple[AnyFact, State]]:
        """What was written since the last time, each with the state after it."""
        with JournalReader.read_only(self.path) as journal:
            for record, fact in read_facts(journal, self._read):
                self._read = record.seq
                if isinstance(fact, Begun):
                    self.last = first_state(self._book, fact)
                else:
                    assert self.last is not None
                    self.last = apply(self.last, fact)
                yield fact, self.last
