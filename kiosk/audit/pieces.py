"""An audit piece by piece, so that it needs no more memory for a year than for a day.

A journal is followed for a while; then all that others must be compared with is cut off and handed
over (`cut`), and only what the next facts depend on stays. `Comparison` takes a piece of each
journal in turn. What both sides have said is compared once both are a piece old, and leaves the
memory; what only one has said stays until the other says it, or there is nothing more to come.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from kiosk.audit.agreement import (
    agreed_payments,
    compare,
    compare_rounds,
    seats_of,
    worth,
)
from kiosk.audit.audit import audit_pictures
from kiosk.audit.blinds import drawn_before
from kiosk.audit.claim_store import ANYBODY, ClaimStore
from kiosk.audit.claims import Claim
from kiosk.audit.clocks import Clocks
from kiosk.audit.evenness import rings_of
from kiosk.audit.findings import HASH_BYTES, Audited, AuditedReceipts, Finding
from kiosk.audit.jackpot_witnesses import forget_jackpots
from kiosk.audit.places import EVER, Place, Said
from kiosk.audit.testimony import Named, Testimony
from kiosk.audit.witnesses import (
    HEARD,
    IN_SHORT,
    ORDERED,
    TOLD,
    Seat,
    in_short,
    of_its_own,
    reported,
)
from kiosk.game.facts import Came, Role
from kiosk.game.recall import Ending, RoundStory
from kiosk.game.round.state import TableRound
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal
from kiosk.journal.reader import JournalReader

_HELLOS = 64
"""So many of the last are remembered of each seat."""
_ABOUT_PAPER = ("doubt", "doubt ended")
_ASKED_OF_TABLE = ORDERED | HEARD | {*_ABOUT_PAPER}
_ASKED_OF_TERMINAL = TOLD | {"result", "doubt ended"}
_UNDER_WAY = (Ending.OPEN, Ending.SENT, Ending.REGISTERED)


# ---- One journal -------------------------------------------------------------------------------


def cut(audited: Audited, *, final: bool) -> Audited:
    """All that was said since the last cut. What is audited goes on without it."""
    audit_pictures(audited)
    before, state = audited.testimony, audited.state
    piece = replace(
        audited,
        decisions=None,
        keys=set(),
        state=state if final else None,
        draws=audited.draws if final else None,
        findings=[*audited.findings],
        stories={**audited.stories},
        rounds={**audited.rounds},
        films={},
        unblinded=[],
    )
    audited.testimony = Testimony(
        had_from=max(1, audited.facts), told_all=before.told_all, _ordered=before._ordered
    )
    audited.chain, audited.chain_from = bytearray(), audited.facts
    # That nothing happens twice which happens once the journal's own index sees to.
    audited.keys, audited.blinds, audited.jackpots = set(), {}, []
    audited.payments, audited.paid, audited.unpaid, audited.opened = {}, {}, set(), {}
    receipts = audited.receipts
    audited.receipts = AuditedReceipts(keys=receipts.keys, revoked=receipts.revoked)
    if isinstance(state, Terminal):
        played = state.round.played.keys() | {state.round.number}
        audited.stories = {n: told for n, told in audited.stories.items() if n in played}
        piece.first_kept = min(played)
    elif isinstance(state, Table):
        kept = state.round.kept
        audited.rings += rings_of(told for n, told in audited.rounds.items() if n not in kept)
        audited.rounds = {n: told for n, told in audited.rounds.items() if n in kept}
        piece.first_kept = min(kept, default=0)
        films = {film for there in state.films.values() for film in there.films}
        audited.films = {film: seq for film, seq in audited.films.items() if film in films}
        open_ = {number for seat in state.seats.values() for number in seat.tickets}
        written = audited.tickets_written.items()
        audited.tickets_written = {number: seq for number, seq in written if number in open_}
    return piece


# ---- All of them -------------------------------------------------------------------------------


@dataclass(slots=True)
class _Held:
    """One journal, as far as it is in memory."""

    audited: Audited
    facts: int = 0
    """When it was taken last."""
    first_kept: int = 0


@dataclass(slots=True)
class Comparison:
    """Of journals that come in pieces, always all of them and in the same order."""

    partial: bool = False
    found: list[Finding] = field(default_factory=list)
    pieces: int = 0
    _held: list[_Held] = field(default_factory=list)

    @property
    def journals(self) -> list[Audited]:
        return [held.audited for held in self._held]

    def take(
        self, pieces: Sequence[Audited], store: ClaimStore, readers: Sequence[JournalReader | None]
    ) -> None:
        """All that was said meanwhile."""
        if not self._held:
            self._held = [_Held(_begun(piece)) for piece in pieces]
        self.pieces += 1
        for number, (held, piece) in enumerate(zip(self._held, pieces, strict=True), start=1):
            before = held.audited
            held.audited = _joined(before, piece)
            held.audited.journal = readers[number - 1]
            held.audited.testimony.store = store
            held.audited.testimony.machine = number
            held.audited.judged, held.audited.due = before.due, held.facts
        self._compare(final=False)
        self._forget(store)
        for held in self._held:
            _forget_chain(held.audited)
            held.facts, held.first_kept = held.audited.facts, held.audited.first_kept

    def bare(self) -> "Comparison":
        """To be kept: without what is open for this time alone."""
        held = [
            replace(
                held,
                audited=replace(
                    held.audited,
                    journal=None,
                    testimony=replace(held.audited.testimony, store=None),
                ),
            )
            for held in self._held
        ]
        return replace(self, _held=held)

    def end(self) -> list[Finding]:
        """There is nothing more: what is found in all."""
        for held in self._held:
            held.audited.judged, held.audited.due = held.audited.due, EVER
        self._compare(final=True)
        return self.found

    def _compare(self, *, final: bool) -> None:
        if final or any(held.audited.due for held in self._held):
            self._find(compare(self.journals, partial=self.partial))

    def _find(self, found: Iterable[Finding]) -> None:
        known = {*self.found}
        self.found += [finding for finding in dict.fromkeys(found) if finding not in known]

    # ---- What need not be known any more ------------------------------------------------------

    def _forget(self, store: ClaimStore) -> None:
        tables = [h for h in self._held if _role(h.audited) is Role.TABLE]
        terminals = [h for h in self._held if _role(h.audited) is Role.TERMINAL]
        if len(tables) != 1:
            for held in self._held:
                _forget_alone(held.audited, held.first_kept)
            return
        table = tables[0].audited
        seats = [*seats_of(table, [held.audited for held in terminals])]
        self._find(self._rounds(tables[0], seats))
        for seat in seats:
            _forget_seat(seat, store)
        alone = {h.audited.begun.seat for h in terminals if h.audited.begun is not None}
        _forget_table(table, {seat.name: seat for seat in seats}, alone, store)
        for held in terminals:
            if not any(held.audited in seat.terminals for seat in seats):
                _forget_alone(held.audited, held.first_kept)
        for controller in (j for j in self.journals if _role(j) is Role.JACKPOT):
            self._find(forget_jackpots(table, controller))
        for journal in self.journals:
            drawn = [("", drawn_before(blind), Place(self.pieces, 0)) for blind in journal.blinds]
            store.add(ANYBODY, drawn)
            journal.blinds = {}
        known = [
            ("", worth(str(claim[1])), Place(self.pieces, int(str(claim[2]))))
            for seat in seats
            for terminal in seat.terminals
            for claim, _ in terminal.testimony.all_of("ticket known")
        ]
        store.add(ANYBODY, known)

    def _rounds(self, held: _Held, seats: Sequence[Seat]) -> Iterator[Finding]:
        """Rounds to which nothing more can happen, neither at the table nor at a terminal."""
        table = held.audited
        waiting: set[int] = set()
        for seat in seats:
            for terminal in seat.terminals:
                old = {n for n in terminal.stories if n < held.first_kept}
                late = {n for n in old if _under_way(terminal.stories[n])}
                waiting |= late
                there = (old | {n for n in table.rounds if n < held.first_kept}) - late
                yield from compare_rounds(table, terminal, there)
                yield from reported(seat, terminal, terminal.testimony.of(seat.name), there)
                _forget_stories(terminal, there)
        gone = {n for n in table.rounds if n < held.first_kept} - waiting
        _forget_rounds(table, gone)


def _role(journal: Audited) -> Role | None:
    return journal.begun.role if journal.begun is not None else None


def _begun(piece: Audited) -> Audited:
    return Audited(path=piece.path, machine=piece.machine, due=0, clocks=Clocks())


def _joined(held: Audited, piece: Audited) -> Audited:
    """What was in memory, and what has come."""
    before, new = held.testimony, piece.testimony
    claims = {seat: {**said} for seat, said in before.claims.items()}
    for seat, said in new.claims.items():
        there = claims.setdefault(seat, {})
        for claim, place in said.items():
            there.setdefault(claim, place)
    heads = {seat: [*named] for seat, named in before.heads.items()}
    for seat, named in new.heads.items():
        heads.setdefault(seat, []).extend(named)
    recovered = {seat: [*seqs] for seat, seqs in before.recovered.items()}
    for seat, seqs in new.recovered.items():
        recovered.setdefault(seat, []).extend(seqs)
    testimony = replace(
        new,
        claims=claims,
        heads=heads,
        recoveries=[*before.recoveries, *new.recoveries],
        recovered=recovered,
        had=[*before.had, *new.had],
        had_from=before.had_from if before.had else new.had_from,
        told_money=[*before.told_money, *new.told_money],
        written_ms=before.written_ms + new.written_ms,
    )
    receipts = replace(
        piece.receipts,
        kept={**held.receipts.kept, **piece.receipts.kept},
        slips={**held.receipts.slips, **piece.receipts.slips},
    )
    payments = {**held.payments, **piece.payments}
    return replace(
        piece,
        testimony=testimony,
        receipts=receipts,
        chain=held.chain + piece.chain,
        chain_from=held.chain_from,
        clocks=held.clocks,
        clock_set=[*held.clock_set, *piece.clock_set],
        stories={**held.stories, **piece.stories},
        opened={**held.opened, **piece.opened},
        rounds={**held.rounds, **piece.rounds},
        payments={key: paid for key, paid in payments.items() if key not in piece.unpaid},
        paid={**piece.paid, **held.paid},
        jackpots=[*held.jackpots, *piece.jackpots],
        blinds={**held.blinds, **piece.blinds},
        totals=held.totals,
    )


def _under_way(story: RoundStory) -> bool:
    return not story.results and story.ending in _UNDER_WAY


def _forget_alone(journal: Audited, first_kept: int) -> None:
    """Nobody is there to compare it with."""
    journal.testimony.claims, journal.testimony.heads = {}, {}
    journal.testimony.had, journal.testimony.told_money = [], []
    journal.payments, journal.paid, journal.jackpots, journal.blinds = {}, {}, [], {}
    journal.receipts.kept, journal.receipts.slips = {}, {}
    _forget_stories(journal, {n for n in journal.stories if n < first_kept})
    _forget_rounds(journal, {n for n in journal.rounds if n < first_kept})


def _forget_stories(terminal: Audited, numbers: set[int]) -> None:
    """They are counted."""
    for number in numbers:
        terminal.opened.pop(number, None)
        terminal.receipts.kept.pop(number, None)
        story = terminal.stories.pop(number, None)
        if story is not None:
            terminal.totals["rounds"] += 1
            terminal.totals[story.ending] += 1
            terminal.totals["corrected"] += len(story.results) > 1


def _forget_rounds(table: Audited, numbers: set[int]) -> None:
    for number in numbers:
        played: TableRound = table.rounds.pop(number)
        table.totals["rounds"] += 1
        table.totals["settled"] += bool(played.settlement)
        table.totals["slips"] += len(played.slips)
    names = {name for name in table.receipts.slips if _round_of(name) in numbers}
    for name in names:
        del table.receipts.slips[name]


def _round_of(slip: str) -> int:
    return int(slip.partition(" ")[0])


def _forget_seat(seat: Seat, store: ClaimStore) -> None:
    table = seat.table
    theirs = table.testimony.of(seat.name)
    for terminal in seat.terminals:
        testimony = terminal.testimony
        said = testimony.claims.get(seat.name, {})
        old = {claim: place for claim, place in said.items() if place.seq <= terminal.due}
        seen = max((n.head.seq for n in table.testimony.heads_of(seat.name)), default=0)
        gone = {
            claim: place
            for claim, place in old.items()
            if not _open_at_terminal(terminal, claim, theirs, told=place.seq <= seen)
        }
        asked = [(seat.name, c, p) for c, p in gone.items() if c[0] in _ASKED_OF_TERMINAL]
        store.add(testimony.machine, asked)
        for claim in gone:
            del said[claim]
        _forget_heads(terminal, "", [table])
        _forget_had(terminal)
        for key in agreed_payments(table, terminal, seat.name):
            del terminal.payments[key], table.payments[key]


def _open_at_terminal(terminal: Audited, claim: Claim, theirs: Said, *, told: bool) -> bool:
    """`told`: the table has seen the journal as far as this."""
    if claim[0] == "tips":
        return not told
    if claim[0] == "settled":
        return claim[1] in terminal.stories  # its round is not over
    wanted = claim[0] in ORDERED or claim[0] in HEARD or claim[0] in _ABOUT_PAPER
    return wanted and not of_its_own(claim) and claim not in theirs


def _forget_table(
    table: Audited, seats: dict[str, Seat], alone: set[str], store: ClaimStore
) -> None:
    testimony = table.testimony
    for name, said in testimony.claims.items():
        seat = seats.get(name)
        ours = _ours(seat) if seat is not None else None
        old = {claim: place for claim, place in said.items() if place.seq <= table.due}
        gone = {c: p for c, p in old.items() if not _open_at_table(seat, c, p, ours)}
        asked = [(name, c, p) for c, p in gone.items() if c[0] in _ASKED_OF_TABLE]
        asked += [(name, in_short(c), p) for c, p in gone.items() if c[0] in IN_SHORT]
        store.add(testimony.machine, asked)
        for claim in gone:
            del said[claim]
    for name in [*testimony.heads]:
        seat = seats.get(name)
        if seat is not None:
            _forget_heads(table, name, seat.terminals, gone=seat.gone)
        else:
            testimony.heads[name] = testimony.heads[name][-1:]
    testimony.told_money = [told for told in testimony.told_money if told[0].seq > table.due]
    table.payments = {k: paid for k, paid in table.payments.items() if paid[1] in alone}
    table.paid = {k: seq for k, seq in table.paid.items() if k in table.payments}


def _ours(seat: Seat) -> Said:
    ours = Said({})
    for terminal in seat.terminals:
        ours = ours.joined(terminal.testimony.of(seat.name))
    return ours


def _open_at_table(seat: Seat | None, claim: Claim, place: Place, ours: Said | None) -> bool:
    if seat is None or ours is None:
        return False
    if claim[0] == "withhold about":
        return True
    return claim[0] in TOLD and place.seq > seat.gone and claim not in ours


def _forget_heads(journal: Audited, of: str, others: Sequence[Audited], *, gone: int = 0) -> None:
    """All that the other journal holds, but the last, and those by which a link began."""
    testimony = journal.testimony
    named = testimony.heads.get(of, [])
    greeted = [n for n in named if n.came in (Came.STARTED, Came.BACK)][-_HELLOS:]
    pinned = {n.seq for n in greeted} | {n.seq for n in named if n.follows}
    for seq in testimony.recovered.get(of, []):
        pinned |= {n.seq for n in [n for n in named if n.seq > seq][:1]}
    last = max((n.seq for n in named if n.seq <= journal.judged), default=0)

    def wanted(n: Named) -> bool:
        if n.seq > journal.judged or n.seq == last or n.seq in pinned:
            return True
        return n.seq > gone and not any(other.holds(n.head) for other in others)

    testimony.heads[of] = [n for n in named if wanted(n)]


def _forget_chain(journal: Audited) -> None:
    """Older ones the journal has."""
    old = max(0, journal.judged - journal.chain_from)
    del journal.chain[: old * HASH_BYTES], journal.testimony.written_ms[:old]
    journal.chain_from += old


def _forget_had(terminal: Audited) -> None:
    testimony = terminal.testimony
    old = max(0, min(terminal.judged - testimony.had_from - 1, len(testimony.had) - 1))
    del testimony.had[:old]
    testimony.had_from += old
