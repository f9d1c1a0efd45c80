"""What must hold after every step of an evening, whatever has gone wrong in it.

Each commit of each machine is followed as an inspector would follow its journal: decoded, decided
anew, applied. On top of that come the things that only somebody who sees all machines, and the
notes in their boxes, can know.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from kiosk.audit.agreement import compare, journal_missing
from kiosk.audit.audit import end, follow
from kiosk.audit.findings import Audited
from kiosk.audit.jackpot_witnesses import CONTROLLER_MISSING, compare_jackpots
from kiosk.game import facts as f
from kiosk.game.cash.facts import Question
from kiosk.game.funds import standing as funds
from kiosk.game.funds.table import DISTRUSTED, has_cents
from kiosk.game.history import State, rebuild
from kiosk.game.jackpot.state import Controller
from kiosk.game.money import GONE, MoneyPlace, Source
from kiosk.game.reconcile import orders, standing_of
from kiosk.game.round.registration import DISAGREE
from kiosk.game.round.state import SlipStatus, TablePhase, TableRound
from kiosk.game.supernova.state import WagerState
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal
from kiosk.game.tickets.state import TicketStatus
from kiosk.journal.record import Head, Record
from kiosk.lab.simulate.casino import Room
from kiosk.lab.simulate.jackpot_checks import JackpotLedger
from kiosk.lab.simulate.machines import (
    CONTROLLER,
    TABLE,
    VirtualMachine,
    VirtualTable,
    VirtualTerminal,
)
from kiosk.lab.simulate.same import Same
from kiosk.lab.simulate.staff_tasks import Found
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.wagers import Wager


class ViolationError(Exception):
    """An invariant does not hold. The message says which, and where."""


@dataclass(slots=True)
class _Followed:
    machine: VirtualMachine
    audited: Audited
    head: Head
    same: Same = field(default_factory=Same)


class Watch:
    """Follows every journal of the room."""

    def __init__(
        self,
        book: RuleBook,
        machines: Sequence[VirtualMachine],
        room: Room,
        *,
        suspects: frozenset[str] = frozenset(),
    ) -> None:
        """At the seats of `suspects` are machines that lie: they are not followed, and what the
        table thinks of them is their own trouble."""
        self._book = book
        self._suspects = suspects
        self._books = {book.id: book}
        self._room = room
        self._followed = {machine.name: _followed(machine) for machine in machines}
        self.jackpots = JackpotLedger()
        """Of the controller, if it is among them."""
        self.on_a_floor = False
        """Its tickets are good elsewhere: what became of them is looked at with all tables."""
        self._jackpot_wagers: Counter[str] = Counter()
        """That the terminals have played, by seat."""
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

    def forget(self, machine: VirtualMachine) -> None:
        """Its disk was put back: it is followed from the beginning."""
        self._followed[machine.name] = _followed(machine)

    def _follow(self, followed: _Followed, record: Record) -> None:
        name, before = followed.machine.name, followed.audited.state
        follow(followed.audited, record, self._books)
        for finding in followed.audited.findings:
            raise ViolationError(str(finding))
        followed.head = record.head
        fact = f.decode(record.body)
        if name == TABLE and isinstance(before, Table):
            broken = _of_table(fact, before, self._suspects)
            after = followed.audited.state
            if isinstance(fact, f.ResultConfirmed) and isinstance(after, Table):
                self._as_confirmed[fact.round] = after
        elif isinstance(before, Terminal):
            broken = self._of_terminal(fact, before)
            self._jackpot_wagers[before.seat] += isinstance(fact, f.SupernovaWagerDrawn)
        elif isinstance(followed.audited.state, Controller):
            broken = self.jackpots.follow(fact, followed.audited.state)
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
            case f.SlipRefused() | f.SlipVoided() | f.RoundVoided() if before.round.sent:
                return _wrongly_given_back(before, table)
            case f.SlipChanged() if fact.step is not f.SlipStep.RESTART and before.round.sent:
                return "chips moved after the end of wagering"
            case f.NoteStacked() if self._notes_missing_cents(before) < fact.cents:
                return "a note was credited that is not in the box"
            case f.TicketRedeemed() if fact.key not in self._room.stacked:
                return "a ticket was redeemed that is not in the box"
            case f.TicketPrinted() if fact.key not in self._room.printed | self._room.lied:
                return "a ticket left that was never printed"
            case _:
                return ""

    def _wrongly_settled(self, fact: f.RoundSettled, before: Terminal, table: Table) -> str:
        """By arithmetic of its own: what a wager covers and what it pays, and nothing else."""
        played = table.round.kept.get(fact.round)
        if played is None or played.outcome is None:
            return "the table has confirmed no number"
        won_cents = 0
        sent = before.round.sent
        stakes = [*sent.stakes.items(), *sent.promotional.items()] if sent else []
        for wager, cents in stakes:
            known = self._book.wager(wager)
            if fact.outcome in known.numbers or self._sum_wins(known, fact, played):
                won_cents += cents * known.pays
        if won_cents != fact.winnings_cents:
            return f"{fact.winnings_cents} cents were won where {won_cents} were"
        if sent is not None:
            slip = played.slips.get(before.seat)
            if slip is None or slip.status is not SlipStatus.REGISTERED:
                return "a slip was settled that is not registered"
        return ""

    def _sum_wins(self, known: Wager, fact: f.RoundSettled, played: TableRound) -> bool:
        """Of a Spread-Bet: the number of the wheel and the one below it, a zero as nothing."""
        if known.sums is None or fact.ring is None:
            return False
        assert played.spread is not None and fact.ring == played.spread.ring
        order = [*self._book.wheel.order, *self._book.wheel.order]
        inner = order[order.index(fact.outcome) + fact.ring]
        return known.sums[0] <= int(fact.outcome) + int(inner) <= known.sums[1]

    # ---- Notes and tickets --------------------------------------------------------------------

    def _notes_missing_cents(self, terminal: Terminal) -> int:
        """In its box, and not in its meters."""
        return self._room.notes_cents(terminal.seat) - terminal.money.sources[Source.NOTES]

    def accepts(self, terminal: VirtualTerminal) -> None:
        """It has told its validator to take what is in escrow."""
        service = terminal.machine.service
        if (
            service is None
            or not service.link.up
            or service.state.locks.frozen
            or service.state.locks.reasons
        ):
            raise ViolationError(f"{terminal.name}: paper was accepted that must not be taken now")

    def finds_in_box(self, terminal: VirtualTerminal, key: str) -> Found | None:
        """Somebody opens it and counts, once nothing moves in it any more, and looks whether there
        is a note of that amount more than the meters and the table know of; or, if it was never
        accepted, any that no other doubt is about."""
        state = self._followed[terminal.name].audited.state
        if not terminal.validator.at_rest or not isinstance(state, Terminal):
            return None
        doubt = state.cash.doubts.get(key)
        if doubt is None:
            return None  # its validator could tell after all
        if doubt.question is Question.ENTERED and state.tickets.entered is not None:
            return Found(state.tickets.entered[0] in self._room.stacked)
        box, counted = self._room.notes[state.seat], Counter(state.box)
        if doubt.question is Question.CREDITED:
            return Found(box[doubt.cents] >= counted[doubt.cents])
        missing = box - counted - Counter(self._found_for(state))
        if missing[doubt.cents] or not doubt.never_accepted:
            return Found(missing[doubt.cents] > 0)
        others = Counter(d.cents for d in state.cash.doubts.values() if not d.never_accepted)
        cents = max(missing - others, default=None)
        return Found(cents is not None, cents)

    def _found_for(self, terminal: Terminal) -> Iterator[int]:
        """Notes that staff have told the table of, and that the terminal has not counted yet."""
        table = self._followed[TABLE].audited.state
        assert isinstance(table, Table)
        for key, asked in table.seats[terminal.seat].doubts.items():
            doubted = key in terminal.cash.doubts and asked.doubt.question is not Question.CREDITED
            if doubted and asked.stacked:
                yield asked.doubt.worth_cents(asked.found_cents)

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
            if not machine.on or service is None or service.journaled.head != followed.head:
                continue
            if not followed.same.same(service.durable, followed.audited.state):
                raise ViolationError(f"{machine.name} is not where its journal is")

    def at_rest(self) -> None:
        """The end of an evening, when everybody has heard everything."""
        audits = [followed.audited for followed in self._followed.values()]
        for audited in audits:
            end(audited)
        found = [finding for audited in audits for finding in audited.findings]
        for finding in (*found, *compare(audits)):
            # What tables share stands in another house, and is compared there.
            shared = finding.what == CONTROLLER_MISSING and CONTROLLER not in self._followed
            if not shared and finding.what not in map(journal_missing, self._suspects):
                raise ViolationError(str(finding))
        table = self._followed[TABLE].audited.state
        assert isinstance(table, Table)
        # A machine that was written off is asked no more: its money was paid, and it is never told.
        terminals = [
            audited.state
            for audited in audits
            if isinstance(audited.state, Terminal) and not table.seats[audited.state.seat].vacant
        ]
        floor = self.on_a_floor
        for broken in wrong_at_rest(table, terminals, self._room, self._suspects, on_floor=floor):
            raise ViolationError(broken)
        for terminal in terminals:
            self._require_known(table, terminal)

    def jackpots_at_rest(self, name: str, ledger: JackpotLedger, controller: Audited) -> None:
        """Of this table, which has that name at the controller."""
        table = self._followed[TABLE].audited
        assert isinstance(table.state, Table)
        states = [followed.audited.state for followed in self._followed.values()]
        terminals = [state for state in states if isinstance(state, Terminal)]
        played, suspects = self._jackpot_wagers, self._suspects
        for broken in ledger.at_rest(name, table.state, terminals, played, suspects):
            raise ViolationError(broken)
        for finding in compare_jackpots(table, controller):
            raise ViolationError(f"{name}: {finding}")

    def audited(self, machine: VirtualMachine) -> Audited:
        return self._followed[machine.name].audited

    def _require_known(self, table: Table, now: Terminal) -> None:
        """Put back to the last head that the table has seen, the terminal would have no money that
        has left, nor miss any that came; and it has no more than the table counts there."""
        followed = self._followed[f"terminal-{now.seat}"]
        seen_seq, _ = table.heads.get(now.seat, (0, ""))
        seen = followed.machine.disk.durable[:seen_seq]
        then = rebuild(self._book, [f.decode(record.body) for record in seen])
        assert isinstance(then, Terminal)
        if _come_and_gone(then, table) != _come_and_gone(now, table):
            raise ViolationError(
                f"{followed.machine.name}: the table has seen fact {seen_seq} only"
            )
        counted_cents, has = has_cents(self._book, table, now.seat), funds.has_cents(now)
        by_hand_cents = now.money[MoneyPlace.HAND_PAID]
        if counted_cents is not None and not has <= counted_cents <= has + by_hand_cents:
            wrong = f"the table counts {counted_cents} cents, and {has} are there"
            raise ViolationError(f"{followed.machine.name}: {wrong}")


def _come_and_gone(terminal: Terminal, table: Table) -> tuple[object, ...]:
    """Of a ticket that is being printed the table says what became of it: staff judged it, perhaps,
    and the terminal is told so again. So it is with a jackpot wager that was sent."""
    money, printing = terminal.money, terminal.tickets.printing
    gone = {place: money[place] for place in GONE}
    if printing is not None and table.tickets[printing[0]].status is not TicketStatus.CANCELLED:
        gone[MoneyPlace.TICKET_ISSUED] += money[MoneyPlace.TICKET_PENDING]
    sent = terminal.round.sent
    if sent is not None and terminal.supernova.wager is WagerState.SENT:
        played = table.round.kept[sent.round].supernova
        # One whose slip was void before is not among them.
        counted = played is not None and terminal.seat in played.seats
        drawn = counted and played is not None and played.state is WagerState.DRAWN
        gone[MoneyPlace.LOST] += sent.jackpot_cents * drawn
    return (money.sources, gone)


def _followed(machine: VirtualMachine) -> _Followed:
    audited = Audited(path=Path(f"{machine.name}.db"), machine=machine.name)
    return _Followed(machine, audited, Head(0, b""))


_TAKING_SLIPS = (TablePhase.BETTING, TablePhase.CLOSING)


def _of_table(fact: f.Fact, before: Table, suspects: frozenset[str]) -> str:
    match fact:
        case f.SlipTaken() if (
            fact.round != before.round.number or before.round.phase not in _TAKING_SLIPS
        ):
            return "a slip was taken after the time for slips"
        case f.CaseOpened() if fact.seat in suspects:
            return ""
        case f.CaseOpened() if fact.what == DISAGREE:
            return "terminal and table settled a round differently"
        case f.CaseOpened() if fact.what in DISTRUSTED:
            return "an honest terminal is distrusted"
        case f.TicketPaid() if before.tickets[fact.number].status is TicketStatus.PAID:
            return "a ticket was paid twice"
        case _:
            return ""


def _wrongly_given_back(before: Terminal, table: Table) -> str:
    """A slip that was sent is given back by the table's word alone, written down before."""
    played = table.round.kept.get(before.round.number)
    slip = played.slips.get(before.seat) if played else None
    refused = slip is not None and slip.status in (SlipStatus.REFUSED, SlipStatus.VOID)
    void = played is not None and played.void
    return "" if refused or void else "a slip that was sent was given back without the table"


def wrong_at_rest(
    table: Table,
    terminals: Sequence[Terminal],
    room: Room,
    suspects: frozenset[str] = frozenset(),
    *,
    on_floor: bool = False,
) -> Iterator[str]:
    """What is not as it must be once everybody has heard everything."""
    for terminal in terminals:
        seat = terminal.seat
        counted_cents = terminal.money.sources[Source.NOTES]
        if counted_cents != room.notes_cents(seat):
            yield f"seat {seat}: {room.notes_cents(seat)} cents in notes, {counted_cents} counted"
        if terminal.wagers_down:
            yield f"seat {seat}: wagers are down, and nobody will settle them"
        if missing := orders(table, standing_of(terminal), key="none"):
            yield f"seat {seat}: it was never told {missing}"
    if not on_floor:
        yield from _tickets_at_rest(table, terminals, room, suspects)


_OWED = {TicketStatus.ISSUED, TicketStatus.HELD}


def _tickets_at_rest(
    table: Table, terminals: Sequence[Terminal], room: Room, suspects: frozenset[str]
) -> Iterator[str]:
    for number, ticket in table.tickets.items():
        owed = ticket.status in _OWED or ticket.status is TicketStatus.PAID
        if (number in room.printed) != owed and not (
            ticket.seat in suspects or number in room.lied
        ):
            yield f"ticket {number} is {ticket.status}, printed: {number in room.printed}"
        paid_here = ticket.status is TicketStatus.PAID and ticket.holder not in suspects
        stacked_here = room.stacked.get(number, "") not in {"", *suspects}
        if paid_here != stacked_here:
            yield f"ticket {number} is {ticket.status}, stacked: {number in room.stacked}"
    if sorted((*room.pockets, *room.stacked)) != sorted(room.printed):
        in_pockets, in_boxes = len(room.pockets), len(room.stacked)
        yield f"of {len(room.printed)} tickets {in_pockets} are in pockets, {in_boxes} in boxes"
    yield from _ticket_sums(table, terminals, suspects)


def _ticket_sums(
    table: Table, terminals: Sequence[Terminal], suspects: frozenset[str]
) -> Iterator[str]:
    """By the meters, with what honest terminals took of others and others of them."""
    out_cents = sum(t.money[MoneyPlace.TICKET_ISSUED] for t in terminals)
    in_cents = sum(t.money.sources[Source.TICKETS] for t in terminals)
    owed_cents = 0
    for ticket in table.tickets.values():
        paid = ticket.status is TicketStatus.PAID
        if ticket.seat in suspects:
            owed_cents -= ticket.cents if paid and ticket.holder not in suspects else 0
        elif ticket.status in _OWED or (paid and ticket.holder in suspects):
            owed_cents += ticket.cents
    if out_cents - in_cents != owed_cents:
        yield f"tickets over {out_cents - in_cents} cents are out, {owed_cents} are owed"
