"""Which facts go into a bundle: those of the round or case, and what binds them to the chain.

A hash covers the whole fact, so a chain can be shown only with every fact in between. Between the
facts of the matter that is done wherever it is not too long. From the first fact of the journal,
and to its head, it is done only where nothing there must be kept secret.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from kiosk.game import facts as f
from kiosk.journal.record import Head, Record, genesis
from kiosk.records.bundle.contents import Piece, Subject
from kiosk.records.bundle.relevance import Relevance
from kiosk.records.folder import Count, Fact, Progress, RecordsError, Source, TableFolder, possible
from kiosk.records.tickets import Tickets
from kiosk.records.words import numbers_in

BRIDGE_MAX = 2000
"""How many facts of no concern are taken along to show that two pieces are of one chain."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """Of one journal, what goes into the bundle."""

    source: Source
    head: Head
    pieces: tuple[Piece, ...]
    records: tuple[Record, ...]


@dataclass(frozen=True, slots=True)
class Selection:
    subject: Subject
    chosen: tuple[Chosen, ...]
    payable: frozenset[str]
    """The numbers of all tickets that could be redeemed."""


@dataclass(frozen=True, slots=True)
class _Known:
    """What one reading of the table's journal tells."""

    payable: frozenset[str]
    opened: dict[str, tuple[str, int]]
    """The seat and round of each case."""
    rounds: range
    hits: dict[int, list[str]]
    """Jackpots that fell, by their rounds."""


def choose(folder: TableFolder, asked: Subject, progress: Progress | None = None) -> Selection:
    """`asked` names a round, or else a case."""
    # Each journal is read twice: to know what there is, and to find what belongs.
    return _Choosing(folder, Count(2 * folder.facts_in_all(), progress)).choose(asked)


class _Choosing:
    def __init__(self, folder: TableFolder, count: Count) -> None:
        self._folder = folder
        self._count = count
        self._heads = {source.name: source.journal.head for source in folder.sources}

    def choose(self, asked: Subject) -> Selection:
        known = self._known()
        subject = _case(asked.case, known) if asked.case else _round(asked.round, known)
        terminals = [
            s for s in self._folder.terminals if not subject.case or s.seat == subject.seat
        ]
        subject = _with_cases(subject, known, [c for s in terminals for c in self._corrections(s)])
        chosen = []
        for source in (self._folder.table, *terminals):
            if seqs := self._relevant(source, subject):
                chosen.append(_chosen(source, self._heads[source.name], seqs, known.payable))
        return Selection(subject, tuple(chosen), known.payable)

    def _known(self) -> _Known:
        tickets = Tickets(self._folder.table.name)
        opened: dict[str, tuple[str, int]] = {}
        hits: dict[int, list[str]] = {}
        last = 0
        for record, fact in self._facts(self._folder.table):
            with possible(self._folder.table, record):
                [*tickets.add(record, fact)]  # what is paid or cancelled is worth nothing any more
            if isinstance(fact, f.CaseOpened):
                opened[fact.case] = (fact.seat, fact.round)
            elif isinstance(fact, f.RoundOpened):
                last = fact.round
            elif isinstance(fact, f.SupernovaDrawn):
                hits[fact.round] = [hit.id for hit in fact.hits]
        return _Known(tickets.payable, opened, range(1, last + 1), hits)

    def _corrections(self, source: Source) -> list[f.RoundCorrected]:
        """Those that set money aside, as a case that only the terminal knows the round of."""
        return [
            fact
            for _, fact in self._facts(source)
            if isinstance(fact, f.RoundCorrected) and fact.withheld_cents
        ]

    def _relevant(self, source: Source, subject: Subject) -> list[int]:
        relevance = Relevance(subject)
        return [r.seq for pair in self._facts(source) for r in relevance.of(*pair)]

    def _facts(self, source: Source) -> Iterator[Fact]:
        """Up to the head of when we began."""
        last = self._heads[source.name].seq
        for record, fact in self._count.read(source):
            yield record, fact
            if record.seq == last:
                return


def _round(number: int, known: _Known) -> Subject:
    if number not in known.rounds:
        held = f"rounds 1 to {len(known.rounds)}" if known.rounds else "none"
        raise RecordsError(f"there is no round {number}; the table's journal holds {held}")
    return Subject(round=number)


def _case(case: str, known: _Known) -> Subject:
    if case not in known.opened:
        names = ", ".join(map(repr, known.opened)) or "none"
        raise RecordsError(f"there is no case {case!r}; the table's journal holds: {names}")
    seat, number = known.opened[case]
    return Subject(round=number, case=case, seat=seat)


def _with_cases(subject: Subject, known: _Known, corrections: list[f.RoundCorrected]) -> Subject:
    number = subject.round
    if subject.case and not number:
        number = next((c.round for c in corrections if c.case == subject.case), 0)
    names = {subject.case} if subject.case else set()
    names |= {
        name
        for name, (seat, about) in known.opened.items()
        if 0 < about == number and subject.seat in ("", seat)
    }
    names |= {c.case for c in corrections if 0 < c.round == number}
    return Subject(
        round=number,
        case=subject.case,
        seat=subject.seat,
        cases=tuple(sorted(names)),
        hits=tuple(known.hits.get(number, ())),
    )


def _chosen(source: Source, head: Head, seqs: list[int], payable: frozenset[str]) -> Chosen:
    runs = _runs(source, head, seqs, payable)
    records: list[Record] = []
    pieces: list[Piece] = []
    for first, last in runs:
        run = [*_between(source, first, last)]
        pieces.append(Piece(first=first, last=last, before=_before(source, first).hex()))
        records += run
    return Chosen(source, head, tuple(pieces), tuple(records))


def _runs(
    source: Source, head: Head, seqs: list[int], payable: frozenset[str]
) -> list[tuple[int, int]]:
    """The pieces, each from its first to its last fact."""
    runs = [(1, 1)]
    for seq in seqs:
        first, last = runs[-1]
        secret = payable if len(runs) == 1 == last else frozenset()
        if seq <= last or _may_bridge(source, last + 1, seq - 1, secret):
            runs[-1] = (first, max(last, seq))
        else:
            runs.append((seq, seq))
    first, last = runs[-1]
    if _may_bridge(source, last + 1, head.seq, payable):
        runs[-1] = (first, head.seq)
    return runs


def _may_bridge(source: Source, first: int, last: int, payable: frozenset[str]) -> bool:
    if last - first >= BRIDGE_MAX:
        return False
    return not any(
        b'"pin_hash":' in record.body or holds_number(record, payable)
        for record in _between(source, first, last)
    )


def holds_number(record: Record, numbers: frozenset[str]) -> bool:
    return bool(numbers) and not numbers.isdisjoint(numbers_in(record.body.decode()))


def _between(source: Source, first: int, last: int) -> Iterator[Record]:
    if first > last:
        return
    for record in source.journal.records(after=first - 1):
        yield record
        if record.seq == last:
            return


def _before(source: Source, seq: int) -> bytes:
    if seq == 1:
        return genesis(source.machine).hash
    (record,) = _between(source, seq - 1, seq - 1)
    return record.hash
