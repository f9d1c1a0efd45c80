"""The journals of a table audited together: piece by piece, on several cores, and from where an
audit of before has got to.

What was decided again is not decided again unless somebody asks for it; that it is still on the
chain, and the chain whole, is checked every time. So whoever changes a day that was audited breaks
the chain, or else writes all of it anew, and then nothing that was kept of it counts any more.
"""

import fcntl
import os
import pickle
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field, replace
from hashlib import sha256
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Protocol

import msgspec

from kiosk.audit.audit import Following
from kiosk.audit.claim_store import ANYBODY, ClaimStore
from kiosk.audit.findings import Audited, Finding
from kiosk.audit.pieces import Comparison, cut
from kiosk.game.facts import Begun, Role
from kiosk.journal.errors import JournalError
from kiosk.journal.facts import begun_of
from kiosk.journal.marks import Marks, cache_folder
from kiosk.journal.reader import JournalReader
from kiosk.rules.rulebook import RuleBook

PIECE_FACTS = 30_000
"""Of all journals together: so much is in memory three times, compared, done and begun."""
LEAST_FACTS = 200
"""Of one journal."""
_STOPPED = "a process of the audit was ended; the next audit goes on where it was"
_MARKS_KEPT = 3
"""Journals may be two ahead of what is compared."""
_KEPT_PIECES = 6
"""An audit that is stopped does so many again."""
_PURPOSE = "audit 3"
Books = Mapping[str, RuleBook]
Progress = Callable[[int, int], None]


class AuditStoppedError(Exception):
    """A process of the audit has ended before its work was done."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What is audited, and how."""

    files: Sequence[Path]
    ends: Mapping[Path, int] = field(default_factory=dict)
    """The last fact to look at, of journals that are written to meanwhile."""
    partial: bool = False
    """These are not all the journals that there are."""
    cores: int = 1
    again: bool = False
    """Nothing that an audit of before has kept is used."""
    piece_facts: int = PIECE_FACTS


@dataclass(frozen=True, slots=True)
class Outcome:
    journals: list[Audited]
    differences: list[Finding]
    decided: int
    """Facts that were decided again; the others were before."""


def audit_files(plan: Plan, books: Books, progress: Progress | None = None) -> Outcome:
    with ExitStack() as opened:
        # Before anything is open that a process must not share with another.
        followers = opened.enter_context(_followers(plan, books))
        return _Audit(plan, books, followers, opened).run(progress)


# ---- One journal -------------------------------------------------------------------------------


class _Followed:
    """A journal that is followed up to one time after the other."""

    def __init__(self, path: Path, books: Books, until: int | None) -> None:
        self._audited = Audited(path=path)
        self._books = books
        self._until = until
        self._journal: JournalReader | None = None
        self._following: Following | None = None
        try:
            self._journal = JournalReader.read_only(path)
            self._audited.machine = self._journal.machine
        except JournalError as error:
            self._lose(error)

    def begin(self, label: int) -> None:
        """From the mark of this name; 0: from the beginning."""
        if (journal := self._journal) is None:
            return
        try:
            if label and (found := _marks(journal, self._books).exactly(label)) is not None:
                self._audited = replace(found[1], path=self._audited.path)
            self._audited.journal = journal
            until = journal.head.seq if self._until is None else self._until
            self._following = Following(self._audited, journal, self._books, until=until)
        except JournalError as error:
            self._lose(error)

    def piece(self, until: int | None, label: int) -> Audited:
        """All facts up to one; None: all that there are, and the end. With a name, what is made of
        them is kept."""
        journal, following = self._journal, self._following
        try:
            if following is not None:
                following.go_on(until)
                if until is None:
                    following.end()
        except JournalError as error:
            self._lose(error)
        piece = replace(cut(self._audited, final=until is None), journal=None)
        if label and journal is not None:
            marks = _marks(journal, self._books)
            with suppress(JournalError):
                at = journal.at(self._audited.facts)
                marks.keep(at, label, replace(self._audited, journal=None))
            marks.forget(_MARKS_KEPT)
        return piece

    def _lose(self, error: JournalError) -> None:
        self._following = None
        self._audited.find(0, str(error).removeprefix(f"{self._audited.path}: "))


def _marks(journal: JournalReader, books: Books) -> Marks:
    return Marks(journal, _PURPOSE, books)


# ---- On several cores --------------------------------------------------------------------------


class _Followers(Protocol):
    def begin(self, label: int) -> None: ...

    def ask(self, number: int, until: int | None, label: int = 0) -> None:
        """For the next piece of a journal. It may be begun at once."""

    def piece(self, number: int) -> Audited:
        """The next that was asked for."""


@contextmanager
def _followers(plan: Plan, books: Books) -> Iterator[_Followers]:
    if min(plan.cores, len(plan.files)) <= 1:
        yield _Here([_Followed(path, books, plan.ends.get(path)) for path in plan.files])
        return
    elsewhere = _Elsewhere(plan, books)
    try:
        yield elsewhere
    finally:
        elsewhere.close()


class _Here:
    """In this process, one after the other."""

    def __init__(self, followed: Sequence[_Followed]) -> None:
        self._followed = followed
        self._asked: dict[int, list[tuple[int | None, int]]] = {}

    def begin(self, label: int) -> None:
        for followed in self._followed:
            followed.begin(label)

    def ask(self, number: int, until: int | None, label: int = 0) -> None:
        self._asked.setdefault(number, []).append((until, label))

    def piece(self, number: int) -> Audited:
        return self._followed[number].piece(*self._asked[number].pop(0))


class _Elsewhere:
    """In processes of their own, each with some of the journals."""

    def __init__(self, plan: Plan, books: Books) -> None:
        self._ends: dict[int, Connection] = {}
        self._come: dict[int, list[Audited]] = {}
        self._processes = []
        context = get_context("fork")
        facts = [_facts_of(path, plan) for path in plan.files]
        for share in _shared_out(facts, plan.cores):
            ours, theirs = context.Pipe()
            files = {number: plan.files[number] for number in share}
            process = context.Process(target=_work, args=(theirs, files, plan.ends, books))
            process.start()
            theirs.close()
            self._ends |= dict.fromkeys(share, ours)
            self._processes.append(process)

    def begin(self, label: int) -> None:
        for end in {*self._ends.values()}:
            end.send((0, None, label, True))

    def ask(self, number: int, until: int | None, label: int = 0) -> None:
        self._ends[number].send((number, until, label, False))

    def piece(self, number: int) -> Audited:
        while not self._come.get(number):
            # Whoever is done hands over what he has, and goes on.
            for end in wait([*{*self._ends.values()}]):
                assert isinstance(end, Connection)
                try:
                    of, piece = end.recv()
                except (EOFError, OSError):
                    raise AuditStoppedError(_STOPPED) from None
                self._come.setdefault(of, []).append(piece)
        return self._come[number].pop(0)

    def close(self) -> None:
        for end in {*self._ends.values()}:
            end.close()
        for process in self._processes:
            process.terminate()
            process.join()


def _shared_out(facts: Sequence[int], cores: int) -> list[list[int]]:
    """The numbers of journals that have so many facts, so that all have about the same to do."""
    shares: list[tuple[int, list[int]]] = [(0, []) for _ in range(min(cores, len(facts)))]
    for number in sorted(range(len(facts)), key=lambda n: -facts[n]):
        shares.sort(key=lambda share: share[0])
        done, mine = shares[0]
        shares[0] = (done + facts[number] + 1, [*mine, number])
    return [sorted(mine) for _, mine in shares if mine]


def _facts_of(path: Path, plan: Plan) -> int:
    """A file's size says nothing: most of its days may have left it."""
    if path in plan.ends:
        return plan.ends[path]
    with suppress(JournalError), JournalReader.read_only(path) as journal:
        return journal.head.seq
    return 0


def _work(
    end: Connection, files: Mapping[int, Path], ends: Mapping[Path, int], books: Books
) -> None:
    """A process: what it is asked for, until nobody asks. It does not wait until that is read."""
    done: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_hand_over, args=(end, done), daemon=True).start()
    with suppress(EOFError, OSError, KeyboardInterrupt):
        followed = {n: _Followed(path, books, ends.get(path)) for n, path in files.items()}
        while True:
            number, until, label, begin = end.recv()
            if begin:
                for one in followed.values():
                    one.begin(label)
            else:
                piece = followed[number].piece(until, label)
                done.put(pickle.dumps((number, piece), pickle.HIGHEST_PROTOCOL))


def _hand_over(end: Connection, done: "SimpleQueue[bytes]") -> None:
    with suppress(OSError):
        while True:
            end.send_bytes(done.get())


# ---- All of them -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Step:
    until: int | None
    """The last fact of the table; None: the end of all."""
    count: int
    label: int = 0
    """The name under which what is made up to here is kept, if it is."""


@dataclass(frozen=True, slots=True)
class _Asked:
    step: _Step
    there: Audited | None
    """Of the table, if there is one."""
    wanted: _Step | None
    """What comes behind it; None: it is the last."""


class _Audit:
    def __init__(self, plan: Plan, books: Books, followers: _Followers, opened: ExitStack) -> None:
        self._plan = plan
        self._followers = followers
        self._books = books
        self._readers = [_reader(path, opened) for path in plan.files]
        names = [reader.machine if reader is not None else "" for reader in self._readers]
        self._purpose = f"{_PURPOSE} compared {plan.partial} {names}"
        self._store, self._kept = opened.enter_context(_store(self._readers, self._purpose))
        self._totals = [
            plan.ends.get(path, reader.head.seq) if reader is not None else 0
            for path, reader in zip(plan.files, self._readers, strict=True)
        ]
        self._begins = [_begun_of(reader) for reader in self._readers]
        tables = [n for n, begun in enumerate(self._begins) if begun and begun.role is Role.TABLE]
        self._table = tables[0] if len(tables) == 1 else None
        """The number of its journal, which leads the others."""
        of_table = self._totals[self._table] if self._table is not None else 0
        some = plan.piece_facts * of_table // max(1, sum(self._totals))
        self._share = max(LEAST_FACTS, some or plan.piece_facts // max(1, len(self._readers)))
        self._at = [0] * len(self._readers)

    def run(self, progress: Progress | None) -> Outcome:
        comparison, label = self._begun()
        before = sum(journal.facts for journal in comparison.journals)
        self._followers.begin(label)
        self._at = [journal.facts for journal in comparison.journals] or [0] * len(self._readers)
        first = self._next()
        self._ask_table(first)
        asked = self._ask(first)
        while True:
            # Whoever is done with this step goes on with the next, also while it is compared.
            further = self._ask(asked.wanted) if asked.wanted is not None else None
            pieces = self._pieces(asked)
            comparison.take(pieces, self._store, self._readers)
            if progress is not None:
                progress(sum(piece.facts for piece in pieces), sum(self._totals))
            if further is None:
                break
            if asked.step.label:
                self._keep(comparison, asked.step.label)
            asked = further
        differences = comparison.end()
        for journal in comparison.journals:
            journal.journal = None  # whoever asks later opens it again
        decided = sum(journal.facts for journal in comparison.journals) - before
        return Outcome(comparison.journals, differences, decided)

    @property
    def _total(self) -> int:
        """Of the table."""
        return self._totals[self._table] if self._table is not None else 0

    def _next(self, step: "_Step | None" = None) -> "_Step":
        """How far the table is followed; when all of it is, the others come to their ends too."""
        at = self._at[self._table] if self._table is not None else 0
        at = step.until if step is not None and step.until is not None else at
        count = step.count + 1 if step is not None else 1
        if at < self._total:
            until = min(at + self._share, self._total)
            kept = self._kept and (until == self._total or count % _KEPT_PIECES == 0)
            return _Step(until, count, until if kept else 0)
        if self._rest() > self._share:
            label = sum(self._at) if self._kept and not self._total else 0
            return _Step(self._total, count, label)
        return _Step(None, count)

    def _ask_table(self, step: "_Step") -> None:
        if self._table is not None:
            self._followers.ask(self._table, step.until, step.label)

    def _ask(self, step: "_Step") -> "_Asked":
        """For all of a step, of which the table's own part was asked for before: it has the next
        one to do meanwhile. Of the others as much as the table has seen of them by then: so
        everything that one of them says upon the word of another is there too, whatever their
        clocks say."""
        there, wanted = None, None
        if self._table is not None:
            there = self._followers.piece(self._table)
            self._at[self._table] = there.facts
            if step.until is not None and step.until < self._total:
                wanted = self._next(step)
                self._ask_table(wanted)
        for number in self._others():
            last = None if step.until is None else self._seen(number, there, step.until)
            self._at[number] = self._totals[number] if last is None else last
            self._followers.ask(number, last, step.label)
        if wanted is None and step.until is not None:
            wanted = self._next(step)
            self._ask_table(wanted)
        return _Asked(step, there, wanted)

    def _others(self) -> list[int]:
        return [number for number in range(len(self._readers)) if number != self._table]

    def _pieces(self, asked: "_Asked") -> list[Audited]:
        found = {number: self._followers.piece(number) for number in self._others()}
        if self._table is not None and asked.there is not None:
            found[self._table] = asked.there
        return [found[number] for number in sorted(found)]

    def _seen(self, number: int, there: Audited | None, until: int) -> int:
        """How far a journal is followed now. `until`: as far as the table is, or would be if all
        of it could be judged."""
        at, reader, begun = self._at[number], self._readers[number], self._begins[number]
        if reader is None:
            return at
        alone = until >= self._total
        if there is None or begun is None or begun.role is not Role.TERMINAL:
            seen, alone = at, True
        else:
            heads = (named.head for named in there.testimony.heads_of(begun.seat))
            seen = max(
                (h.seq for h in heads if at < h.seq and reader.hash_at(h.seq) == h.hash), default=at
            )
        return min(max(seen, at + self._share if alone else 0), self._totals[number])

    def _rest(self) -> int:
        """The most that is left of a journal but the table's."""
        pairs = enumerate(zip(self._totals, self._at, strict=True))
        return max((total - at for n, (total, at) in pairs if n != self._table), default=0)

    def _main(self) -> JournalReader | None:
        """The journal that what was compared is kept with."""
        return next((reader for reader in self._readers if reader is not None), None)

    def _begun(self) -> tuple[Comparison, int]:
        """As far as an audit of before has come, and the name of that; 0: there was none."""
        reader = self._main()
        if reader is None or not self._kept or self._plan.again:
            self._store.forget()
            return Comparison(partial=self._plan.partial), 0
        marks = Marks(reader, self._purpose, self._books)
        for label in marks.times_ms():
            found = marks.exactly(label)
            if found is not None and all(self._goes_on(r, t, label) for r, t in self._there()):
                comparison: Comparison = found[1]
                for number, journal in enumerate(comparison.journals, start=1):
                    self._store.forget_behind(number, journal.facts)
                self._store.forget_behind(ANYBODY, comparison.pieces)
                return comparison, label
        self._store.forget()
        return Comparison(partial=self._plan.partial), 0

    def _there(self) -> Iterator[tuple[JournalReader | None, int]]:
        return zip(self._readers, self._totals, strict=True)

    def _goes_on(self, reader: JournalReader | None, total: int, label: int) -> bool:
        """Whether its mark is there and covers every snapshot that a start would go on from."""
        found = _marks(reader, self._books).exactly(label) if reader is not None else None
        if reader is None or found is None:
            return False
        at, audited = found
        try:
            snapshots = [s for s in reader.snapshots() if s.at.seq <= at.seq]
        except JournalError:
            return False
        known = all(audited.snapshots.get(s.at.seq) == s.digest for s in snapshots)
        return known and at.seq <= total

    def _keep(self, comparison: Comparison, label: int) -> None:
        reader = self._main()
        if not self._kept or reader is None:
            return
        self._store.commit()
        marks = Marks(reader, self._purpose, self._books)
        first = comparison.journals[self._readers.index(reader)]
        with suppress(JournalError):
            marks.keep(reader.at(first.facts), label, comparison.bare())
        marks.forget(_MARKS_KEPT)


def _begun_of(reader: JournalReader | None) -> Begun | None:
    with suppress(JournalError, msgspec.MsgspecError):
        return begun_of(reader) if reader is not None else None
    return None


def _reader(path: Path, opened: ExitStack) -> JournalReader | None:
    with suppress(JournalError):
        return opened.enter_context(JournalReader.read_only(path))
    return None


@contextmanager
def _store(
    readers: Sequence[JournalReader | None], purpose: str
) -> Iterator[tuple[ClaimStore, bool]]:
    """Beside the marks, if nobody else uses it and it can be there; else for this time alone."""
    about = [purpose]
    for reader in readers:
        first = reader.hash_at(1) if reader is not None else None
        about.append(first.hex() if first is not None else "")
    name = sha256("\0".join(about).encode()).hexdigest()[:32]
    with ExitStack() as held:
        try:
            folder = cache_folder() / "audits"
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock = os.open(folder / f"{name}.lock", os.O_RDWR | os.O_CREAT, 0o600)
            held.callback(os.close, lock)
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            store, kept = ClaimStore(folder / f"{name}.db"), True
        except OSError:
            own = held.enter_context(tempfile.TemporaryDirectory(prefix="tapis-audit-"))
            store, kept = ClaimStore(Path(own) / "claims.db"), False
        held.callback(store.close)
        yield store, kept
