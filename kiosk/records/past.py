"""Any instant of a terminal, from its journal: the facts folded up to it.

States are kept at intervals, so that no instant is far from one that is known. However long a
journal is, there are never more of them than are of use.
"""

from bisect import bisect_right
from pathlib import Path

from msgspec import Struct

from kiosk.game import facts as f
from kiosk.game.history import apply, first_state
from kiosk.game.terminal.state import Terminal
from kiosk.journal.errors import NotAJournalError, UnusableError
from kiosk.journal.record import Record
from kiosk.records.followed_journal import FollowedJournal
from kiosk.rules.rulebook import RuleBook

KEPT = 256
"""States. When there are more, every second one is forgotten."""
_FIRST_APART = 100
_STRETCH_FACTS = 400
OPENING = "wagering_opened"


class PastMoment(Struct, frozen=True):
    """A fact, and the terminal after it."""

    number: int
    at_ms: int
    fact: f.AnyFact
    state: Terminal


class Past:
    """Raises `JournalError`, which names the file and the fact at fault."""

    def __init__(self, followed: FollowedJournal, book: RuleBook) -> None:
        begun = followed.begun
        if begun.digest != book.digest:
            what = f"it was kept under an edition of {begun.rulebook} that is not at hand"
            raise UnusableError(followed.journal.path, what)
        state = first_state(book, begun)
        if not isinstance(state, Terminal):
            raise NotAJournalError(followed.journal.path, "it is the journal of a table")
        self.followed = followed
        self.book = book
        self.openings: list[int] = []
        """The facts by which wagering was opened."""
        self._last = state
        self._apart = _FIRST_APART
        self._known: dict[int, Terminal] = {0: state}

    @property
    def path(self) -> Path:
        return self.followed.journal.path

    @property
    def seat(self) -> str:
        return self.followed.begun.seat

    def __len__(self) -> int:
        return len(self.followed)

    def read_on(self, most: int) -> int:
        """What was written since. Returns how many facts that were."""
        return self.followed.read_on(most, self._add)

    def _add(self, record: Record, fact: f.AnyFact) -> None:
        self._last = self._after(self._last, record, fact)
        if record.kind == OPENING:
            self.openings.append(record.seq)
        if record.seq % self._apart == 0:
            self._known[record.seq] = self._last
            if len(self._known) > KEPT:
                self._apart *= 2
                self._known = {n: s for n, s in self._known.items() if n % self._apart == 0}

    def _after(self, state: Terminal, record: Record, fact: f.AnyFact) -> Terminal:
        if isinstance(fact, f.Begun):
            return state
        try:
            after = apply(state, fact)
        except (AssertionError, LookupError, TypeError, ValueError) as error:
            what = f"fact {record.seq}, {record.kind}, cannot follow those before it ({error})"
            raise UnusableError(self.path, what) from error
        assert isinstance(after, Terminal)
        return after

    def moments(self, after: int, until: int) -> list[PastMoment]:
        """Those behind one number up to another."""
        known = max(number for number in self._known if number <= after)
        state = self._known[known]
        found = []
        for record, fact in self.followed.facts(known, until):
            state = self._after(state, record, fact)
            if record.seq > after:
                found.append(PastMoment(record.seq, record.at_ms, fact, state))
        return found

    def stretch(self, number: int) -> list[PastMoment]:
        """What led to an instant: from the opening of the round before, or a few hundred facts."""
        before = bisect_right(self.openings, number)
        begins = self.openings[before - 2] if before > 1 else 1
        return self.moments(max(begins - 1, number - _STRETCH_FACTS, 0), number)

    def round_of(self, number: int) -> tuple[int, int]:
        """The first and the last fact of the round that a fact is in; before the first, all up to
        it."""
        at = bisect_right(self.openings, number)
        first = self.openings[at - 1] if at else 1
        last = self.openings[at] - 1 if at < len(self.openings) else len(self)
        return first, last

    def close(self) -> None:
        self.followed.close()
