"""What must hold after every step of an evening, whatever has gone wrong in it.

Each commit of each machine is followed as an inspector would follow its journal: decoded, decided
anew, applied. On top of that come the things that only somebody who sees all machines, and the
notes in their boxes, can know.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path

from kiosk.audit.agreement import compare
from kiosk.audit.audit import follow
from kiosk.audit.findings import Audited
from kiosk.game import facts as f
from kiosk.game.history import State
from kiosk.game.money import Place, Source
from kiosk.game.reconcile import orders, standing_of
from kiosk.game.table.slips import DISAGREE
from kiosk.game.table.state import Phase, SlipStatus, Table, TicketStatus
from kiosk.game.terminal.state import Terminal
from kiosk.journal.record import Head, Record
from kiosk.rules.rulebook import RuleBook
from kiosk.simulate.casino import Room
from kiosk.simulate.machines import TABLE, VirtualMachine, VirtualTable, VirtualTerminal


class ViolationError(Exception):
    """An invariant does not hold. The message says which, and where."""


@dataclass(slots=True)
class _Followed:
    machine: VirtualMachine
    audited: Audited
    head: Head


class Watch:
    """Follows every journal of the room."""

    def __init__(self, book: RuleBook, machines: Sequence[VirtualMachine], room: Room) -> None:
        self._book = book
        self._books = {book.id: book}
        self._room = room
        self._followed = {machine.name: _followed(machine) for machine in machines}
        self._as_confirmed: dict[int, Table] = {}
        """The table when it confirmed a round. An order that was on its way when staff thought
        better of it is carried out all the same, and put right afterwards."""

    def look(self, machine: VirtualMachine) -> None:
        """Follow all that is on its disk by now."""
        followed = self._followed[machine.name]
        held = machine.disk.head_at(followed.head.seq)
        if followed.head.seq and held != followed.head:
            lost = f"fact {followed.head.seq} was acknowledged and is gone"
            raise ViolationError(f"{machine.name}: {lost}")
        for record in machine.disk.durable_after(followed.head.seq):
            self._follow(followed, record)

    def _follow(self, followed: _Followed, record: Record) -> None:
        name, before = followed.machine.name, followed.audited.state
        follow(followed.audited, record, self._books)
        for finding in followed.audited.findings:
            raise ViolationError(str(finding))
        followed.head = record.head
        fact = f.decode(record.body)
        if name == TABLE and isinstance(before, Table):
            broken = _of_table(fact, before)
            after = followed.audited.state
            if isinstance(fact, f.ResultConfirmed) and isinstance(after, Table):
                self._as_confirmed[fact.round] = after
        elif isinstance(before, Terminal):
            broken = self._of_terminal(fact, before)
        else:
            broken = ""
        if broken:
            raise ViolationError(f"{name}: fact {record.seq} ({record.kind}): {broken}")

    def _of_terminal(self, fact: f.Fact, before: Terminal) -> str:
        table = self._followed[TABLE].audited.state
        if not isinstance(table, Table):
            return ""
        match fact:
            case f.RoundSettled():
                then = self._as_confirmed.get(fact.round, table)
                wrong = self._wrongly_settled(fact, before, table)
                return wrong and self._wrongly_settled(fact, before, then)
            case f.SlipRefused() | f.RoundVoided() if before.sent is not None:
                return _wrongly_given_back(before, table)
            case f.SlipChanged() if fact.step is not f.SlipStep.RESTART and before.sent:
                return "chips moved after the end of wagering"
            case _:
                return ""

    def _wrongly_settled(self, fact: f.RoundSettled, before: Terminal, table: Table) -> str:
        """By arithmetic of its own: what a wager covers and what it pays, and nothing else."""
        played = table.rounds.get(fact.round)
        if played is None or played.outcome is None:
            return "the table has confirmed no number"
        won_cents = 0
        sent = before.sent
        stakes = [*sent.stakes.items(), *sent.promotional.items()] if sent else []
        for wager, cents in stakes:
            known = self._book.wagers[wager]
            if fact.outcome in known.numbers:
                won_cents += cents * known.pays
        if won_cents != fact.winnings_cents:
            return f"{fact.winnings_cents} cents were won where {won_cents} were"
        if sent is not None:
            slip = played.slips.get(before.seat)
            if slip is None or slip.status is not SlipStatus.REGISTERED:
                return "a slip was settled that is not registered"
        return ""

    def state(self, name: str) -> State | None:
        """What its journal folds to."""
        return self._followed[name].audited.state

    def digest(self) -> str:
        """Of all that ever happened."""
        heads = [followed.head.hash for followed in self._followed.values()]
        return sha256(b"".join(heads)).hexdigest()[:16]

    # ---- At rest ------------------------------------------------------------------------------

    def same_states(self, table: VirtualTable, terminals: Sequence[VirtualTerminal]) -> None:
        """What a running machine believes is what its journal folds to."""
        machines: list[VirtualTable | VirtualTerminal] = [table, *terminals]
        for machine in machines:
            service = machine.machine.service
            followed = self._followed[machine.name]
            if not machine.on or service is None or service.keeper.head != followed.head:
                continue
            if service.durable != followed.audited.state:
                raise ViolationError(f"{machine.name} is not where its journal is")

    def at_rest(self) -> None:
        """The end of an evening, when everybody has heard everything."""
        audits = [followed.audited for followed in self._followed.values()]
        for finding in compare(audits):
            raise ViolationError(str(finding))
        table = self._followed[TABLE].audited.state
        assert isinstance(table, Table)
        # A machine that was written off is asked no more: its money was paid, and it is never told.
        terminals = [
            audited.state
            for audited in audits
            if isinstance(audited.state, Terminal) and not table.seats[audited.state.seat].vacant
        ]
        for broken in wrong_at_rest(table, terminals, self._room):
            raise ViolationError(broken)


def _followed(machine: VirtualMachine) -> _Followed:
    holds = partial(_disk_holds, machine)
    audited = Audited(path=Path(f"{machine.name}.db"), holds=holds, machine=machine.name)
    return _Followed(machine, audited, Head(0, b""))


def _disk_holds(machine: VirtualMachine, head: Head) -> bool:
    return machine.disk.head_at(head.seq) == head


_TAKING_SLIPS = (Phase.BETTING, Phase.CLOSING)


def _of_table(fact: f.Fact, before: Table) -> str:
    match fact:
        case f.SlipTaken() if fact.round != before.round or before.phase not in _TAKING_SLIPS:
            return "a slip was taken after the time for slips"
        case f.CaseOpened() if fact.what == DISAGREE:
            return "terminal and table settled a round differently"
        case f.TicketPaid() if before.tickets[fact.number].status is TicketStatus.PAID:
            return "a ticket was paid twice"
        case _:
            return ""


def _wrongly_given_back(before: Terminal, table: Table) -> str:
    """A slip that was sent is given back by the table's word alone, written down before."""
    played = table.rounds.get(before.round)
    slip = played.slips.get(before.seat) if played else None
    refused = slip is not None and slip.status in (SlipStatus.REFUSED, SlipStatus.VOID)
    void = played is not None and played.void
    return "" if refused or void else "a slip that was sent was given back without the table"


def wrong_at_rest(table: Table, terminals: Sequence[Terminal], room: Room) -> Iterator[str]:
    """What is not as it must be once everybody has heard everything."""
    for terminal in terminals:
        seat = terminal.seat
        counted_cents = terminal.money.sources[Source.NOTES]
        if counted_cents != room.notes_cents[seat]:
            yield f"seat {seat}: {room.notes_cents[seat]} cents in notes, {counted_cents} counted"
        if terminal.wagers_down:
            yield f"seat {seat}: wagers are down, and nobody will settle them"
        if missing := orders(table, standing_of(terminal), key="none"):
            yield f"seat {seat}: it was never told {missing}"
    yield from _tickets_at_rest(table, terminals, room)


def _tickets_at_rest(table: Table, terminals: Sequence[Terminal], room: Room) -> Iterator[str]:
    owed = {TicketStatus.ISSUED, TicketStatus.HELD, TicketStatus.PAID}
    for number, ticket in table.tickets.items():
        if (number in room.printed) != (ticket.status in owed):
            yield f"ticket {number} is {ticket.status}, printed: {number in room.printed}"
        if (ticket.status is TicketStatus.PAID) != (number in room.stacked):
            yield f"ticket {number} is {ticket.status}, stacked: {number in room.stacked}"
    out_cents = sum(t.money[Place.TICKET_ISSUED] for t in terminals)
    in_cents = sum(t.money.sources[Source.TICKETS] for t in terminals)
    owed_cents = sum(
        t.cents for t in table.tickets.values() if t.status in owed - {TicketStatus.PAID}
    )
    if out_cents - in_cents != owed_cents:
        yield f"tickets over {out_cents - in_cents} cents are out, {owed_cents} are owed"
