"""Rounds of a terminal as they were. Whoever asks for one reads what lies around it, and not all of
history: how far the rounds were told is kept every so many of them (`kiosk/journal/marks.py`).
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from kiosk.game import facts as f
from kiosk.game.recall import RoundStory, go_on
from kiosk.game.round.state import ROUNDS_KEPT
from kiosk.game.terminal.machine import apply
from kiosk.game.terminal.state import Terminal
from kiosk.journal.facts import read_facts
from kiosk.journal.marks import Marks
from kiosk.journal.reader import JournalReader
from kiosk.journal.record import Head
from kiosk.rules.rulebook import RuleBook

ROUNDS_A_MARK = 1000
_PURPOSE = "past rounds 1"
_EVER = 10**15 - 1
_PROGRESS_FACTS = 1000


@dataclass(slots=True)
class _Told:
    """A journal, as far as it was read."""

    state: Terminal
    first: int = 0
    """The first round of all."""
    stories: dict[int, RoundStory] = field(default_factory=dict)

    def forget(self, most: int, wanted: int) -> None:
        """All but so many of the last, and the one that is asked for."""
        for number in [*self.stories][: -max(most, ROUNDS_KEPT + 1)]:
            if number != wanted:
                del self.stories[number]

    def is_over(self, number: int) -> bool:
        """Nothing can happen to this round any more."""
        here = self.state.round
        return here.number > number + ROUNDS_KEPT and number not in here.played


class PastRounds:
    """Of one terminal. What is read raises `JournalError`."""

    def __init__(
        self,
        journal: JournalReader,
        book: RuleBook,
        begun: Terminal,
        progress: Callable[[int, int], None] = lambda read, of: None,
    ) -> None:
        self._journal = journal
        self._begun = begun
        self._progress = progress
        self._marks = Marks(journal, _PURPOSE, {book.id: book})
        newest = self._marks.latest(_EVER)
        self._known = newest[1] if newest is not None else 0
        """Marks are kept up to this round."""
        self.held = range(0)
        """The rounds that there are, as far as they were read."""

    def newest(self, count: int) -> list[RoundStory]:
        """So many of the last."""
        stories: dict[int, RoundStory] = {}
        # A mark has the last that can still be corrected with it.
        before = self._known - max(0, count - ROUNDS_KEPT)
        for told in self._telling(before=before, most=count):
            stories = told.stories
        return [*stories.values()][-count:]

    def one(self, number: int) -> RoundStory | None:
        """None: it is not there."""
        story = None
        for told in self._telling(before=number - 1, wanted=number):
            story = told.stories.get(number)
            if story is not None and told.is_over(number):
                break
        return story

    def _telling(self, *, before: int, most: int = 0, wanted: int = 0) -> Iterator[_Told]:
        """From the last mark behind which all rounds after `before` were opened. A correction may
        come long after its round."""
        at, told = Head(1, b""), _Told(self._begun)
        found = self._marks.latest(before) if before > 0 else None
        if found is not None:
            at, _, told = found
        last = self._journal.head.seq
        for record, fact in read_facts(self._journal, after=at.seq):
            if isinstance(fact, f.WageringOpened):
                told.first = told.first or fact.round
                self._keep(at, fact.round, told)
                self.held = range(told.first, fact.round + 1)
                told.forget(most, wanted)
            state, told.state = told.state, apply(told.state, fact)
            go_on(told.stories, record.at_ms, fact, before=state, after=told.state)
            at = record.head
            if record.seq % _PROGRESS_FACTS == 0:
                self._progress(record.seq, last)
            yield told

    def _keep(self, at: Head, opened: int, told: _Told) -> None:
        """All rounds before this one were told, up to that fact."""
        if opened - self._known > ROUNDS_A_MARK:
            self._known = opened - 1
            latest = dict([*told.stories.items()][-ROUNDS_KEPT - 1 :])
            self._marks.keep(at, self._known, _Told(told.state, told.first, latest))
