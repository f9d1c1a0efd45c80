"""One journal, followed while it is written: what each fact is about, and the facts themselves.

Everything is read once and in order, so that the chain is checked on the way. Of each fact only its
time, kind and round are kept, and the fact itself is read again when somebody asks for it.
"""

from array import array
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from os.path import samestat
from pathlib import Path
from sys import intern

import msgspec

from kiosk.game import facts as f
from kiosk.journal.errors import UnusableError
from kiosk.journal.facts import begun_of
from kiosk.journal.reader import JournalReader
from kiosk.journal.record import Record

_OPENING = (f.WageringOpened, f.RoundOpened)
_NEAR = 1000
"""It is quicker to read over so many facts than to look for the next one."""


class FollowedJournal:
    """Opened for reading. Raises `JournalError`, which names the file, as all below do."""

    def __init__(self, path: Path) -> None:
        self.journal = JournalReader.read_only(path)
        try:
            self.begun = begun_of(self.journal)
        except BaseException:
            self.journal.close()
            raise
        self._file = path.stat()
        self.kinds: list[str] = []
        self.at_ms = array("q")
        self.rounds = array("q")
        """The round that a fact is about; of one that names none, the round it came in."""
        self.counts: Counter[str] = Counter()
        self._round = 0

    def __len__(self) -> int:
        """The facts that were read, each on the chain of those before it."""
        return len(self.kinds)

    @property
    def put_away(self) -> bool:
        """The memory of the terminal was cleared: another journal goes on in this one's place."""
        path = self.journal.path
        return not path.exists() or not samestat(path.stat(), self._file)

    def read_on(
        self, most: int, each: Callable[[Record, f.AnyFact], None] = lambda record, fact: None
    ) -> int:
        """What was written since, each fact told. Returns how many that were: `most` or fewer."""
        before = len(self)
        for record, fact in self.facts(before, before + most):
            each(record, fact)
            if isinstance(fact, _OPENING):
                self._round = fact.round
            self.kinds.append(intern(record.kind))
            self.at_ms.append(record.at_ms)
            self.rounds.append(getattr(fact, "round", 0) or self._round)
            self.counts[record.kind] += 1
        return len(self) - before

    def facts(self, after: int, until: int) -> Iterator[tuple[Record, f.AnyFact]]:
        """Those behind one number up to another."""
        for record in islice(self.journal.records(after), until - after):
            yield record, self._decoded(record)

    def _decoded(self, record: Record) -> f.AnyFact:
        try:
            return f.decode(record.body)
        except msgspec.MsgspecError as error:
            what = f"fact {record.seq} in it cannot be read: {error}"
            raise UnusableError(self.journal.path, what) from error

    def these(self, numbers: Sequence[int]) -> list[tuple[Record, f.AnyFact]]:
        """Facts by their rising numbers, wherever they are."""
        found: list[tuple[Record, f.AnyFact]] = []
        wanted = list(numbers)
        while len(found) < len(wanted):
            first = wanted[len(found)]
            near = [number for number in wanted[len(found) :] if number < first + _NEAR]
            chosen = frozenset(near)
            read = islice(self.journal.records(first - 1), near[-1] - first + 1)
            found += [(record, self._decoded(record)) for record in read if record.seq in chosen]
        return found

    def last(self, most: int, *, until: int, kind: str = "", round_: int = 0) -> list[int]:
        """The numbers of the last facts up to one, of a kind and of a round, or of any; rising."""
        numbers: list[int] = []
        for index in range(min(until, len(self)) - 1, -1, -1):
            if kind in ("", self.kinds[index]) and round_ in (0, self.rounds[index]):
                numbers.append(index + 1)
                if len(numbers) == most:
                    break
        return numbers[::-1]

    def at_time(self, now_ms: int) -> int:
        """The last fact of a time or before it. A journal's clock never goes back."""
        return bisect_right(self.at_ms, now_ms)

    def close(self) -> None:
        self.journal.close()
