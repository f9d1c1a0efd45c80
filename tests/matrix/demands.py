"""What a code demands beside the final balance: out of service, locked, refused, withheld."""

import asyncio

from kiosk.game.cases.state import Hold
from kiosk.game.facts import LockReason
from kiosk.game.irregularity.table import SLIP_LOST
from kiosk.game.refusal import Reason, Refused
from kiosk.game.round.state import SlipStatus
from kiosk.game.table import commands as sgc
from kiosk.game.terminal import commands as ats
from kiosk.game.tickets.state import TicketStatus
from kiosk.lab.simulate.printer import VirtualPrinter
from kiosk.rules.terms import LostSlip
from tests.matrix.cases import Case
from tests.matrix.faults import restart
from tests.matrix.stage import (
    EXTRA_NOTE_CENTS,
    SUFFERER,
    Stage,
)


def refused(stage: Stage, command: ats.Command) -> Reason | None:
    """Why the sufferer's terminal does not let its player do this."""
    try:
        stage.sufferer.service.touch(command)
    except Refused as refusal:
        return refusal.reason
    return None


async def out_of_service(stage: Stage, how: str) -> None:
    """L: it says why, shows what was last committed, and a new process changes nothing of that."""
    terminal, name = stage.sufferer, stage.sufferer.name
    await stage.until(lambda: bool(stage.troubles[name]), "the terminal goes out of service")
    if how not in ("full", "read-only"):
        return
    told = len(stage.troubles[name])
    assert terminal.machine.trusted == stage.state()
    terminal.die()
    await restart(terminal)
    for _ in range(20):
        await asyncio.sleep(0.25)
        assert not terminal.up, "it plays on a disk that fails"
    assert len(stage.troubles[name]) > told
    assert terminal.machine.trouble


def slip_was_lost(stage: Stage, case: Case) -> None:
    """Q: the table refuses it by its key; or somebody has judged it from the records, once, by the
    clause that says so."""
    slip = stage.table_state.round.current.slips[SUFFERER]
    faults = stage.book.terms.faults
    declared = stage.facts(stage.table, "malfunction_declared")
    judged = stage.facts(stage.table, "records_judged")
    if faults.lost_slip is LostSlip.RETURNED:
        assert (slip.status, bool(slip.key)) == (SlipStatus.REFUSED, True)
        assert not declared and not judged
        return
    assert [(d.seat, d.reason, d.clauses) for d in declared] == [
        (SUFFERER, SLIP_LOST, faults.clause)
    ]
    confirmed = case.judged.get(SUFFERER, True)
    assert [(j.seat, j.confirmed) for j in judged] == [(SUFFERER, confirmed)]
    assert slip.status is (SlipStatus.REGISTERED if confirmed else SlipStatus.VOID), slip


async def locked(stage: Stage, reason: LockReason) -> None:
    """The lock outlives a power cut, and nobody plays meanwhile."""
    await stage.quiet()
    stage.sufferer.lose_power()
    await restart(stage.sufferer)
    await stage.quiet()
    assert reason in stage.state().locks.reasons
    assert await stage.refusal(stage.cash_out()) in (Reason.LOCKED, Reason.WAY_NOT_OFFERED)


async def in_doubt(stage: Stage, cents: int, *, good: bool) -> None:
    """T: the money is pending and the terminal locked until staff have looked; a number that was
    not printed is void before the money is credit again."""
    await stage.quiet()
    expected = {"ticket_pending": cents}
    assert {k: v for k, v in stage.money().items() if k != "lost"} == expected
    assert LockReason.TICKET_IN_DOUBT in stage.state().locks.reasons
    assert await stage.refusal(stage.cash_out()) is Reason.LOCKED
    ticket = stage.state().tickets.printing
    assert ticket is not None
    number = ticket[0]
    assert (number in stage.room.printed) is good
    await stage.staff.order(sgc.IssueTicket(number) if good else sgc.CancelTicket(number))
    await stage.quiet()
    wanted = TicketStatus.ISSUED if good else TicketStatus.CANCELLED
    assert stage.table_state.tickets[number].status is wanted
    assert LockReason.TICKET_IN_DOUBT not in stage.state().locks.reasons


async def withheld(stage: Stage, cents: int, *, pay: bool = True) -> None:
    """H: set aside by the rule book's clause, and by its clock where it has one, until decided."""
    before = stage.money()
    case = sgc.OpenCase("doubt", SUFFERER, 0, cents, "a doubtful payment", withhold=True)
    await stage.staff.order(case)
    await stage.quiet()
    left_cents = before["credit"] - cents
    expected = {**before, "withheld": cents, "credit": left_cents}
    assert stage.money() == {place: amount for place, amount in expected.items() if amount}
    held = stage.state().cases.withheld["doubt"]
    terms = stage.book.terms.withhold
    assert held.clauses == terms.clause
    assert (held.until_ms is not None) is (terms.hours is not None)
    assert stage.table_state.cases["doubt"].hold is Hold.HELD
    await stage.staff.order(sgc.CloseCase("doubt", "decided", pay=pay))
    await stage.quiet()
    assert not stage.table_state.cases


async def pay_by_hand(stage: Stage, cents: int, *, uncounted: bool = False) -> None:
    """D: the table's record is durable at once, whenever the terminal can post it. `uncounted`: it
    is more than the table counts there, which takes two people who have looked."""
    order = sgc.HandPay(SUFFERER, cents)
    if uncounted:
        answer = await stage.staff.ask(order)
        assert answer.why is not None and answer.why.reason is Reason.SECOND_PERSON
        assert not stage.facts(stage.table, "seat_hand_paid")
    await stage.staff.order(order, together=uncounted)
    paid = stage.facts(stage.table, "seat_hand_paid")
    assert [fact.cents for fact in paid] == [cents]


async def unlock(stage: Stage) -> None:
    await stage.staff.order(sgc.UnlockSeat(SUFFERER, LockReason.MALFUNCTION))
    await stage.quiet()
    assert not stage.state().locks.reasons


async def printing(stage: Stage, *, paper: bool) -> VirtualPrinter:
    """M10: the ticket is in the printer, before or after its paper has come out."""
    await stage.reach("M10", lambda: None)
    printer = stage.sufferer.printer
    (printer.may_answer if paper else printer.may_print).clear()
    stage.cash_out()
    await stage.until(printer.at_work.is_set, "the printer is at work")
    await asyncio.sleep(1.0)
    assert bool(stage.room.printed) is (paper and not printer.jams)
    assert stage.money() == {"ticket_pending": 10_000}
    return printer


async def print_without_the_table(stage: Stage, printer: VirtualPrinter) -> None:
    """The ticket is finished, and the table hears of it later."""
    printer.may_print.set()
    await stage.until(lambda: bool(stage.facts(stage.sufferer, "ticket_printed")), "it is printed")
    assert stage.money() == {"ticket_issued": 10_000}
    assert [t.status for t in stage.table_state.tickets.values()] == [TicketStatus.RESERVED]


async def note_given_back(stage: Stage) -> None:
    stage.sufferer.validator.let_go()
    await stage.until(lambda: stage.returned_cents == [EXTRA_NOTE_CENTS], "the note is back")


async def pay_by_hand_if_wanted(stage: Stage, case: Case) -> None:
    if case.pays_cents:
        await stage.sufferer.service.call_attendant()
        await stage.until(lambda: stage.table.machine.service is not None, "the table is there")
        await pay_by_hand(stage, case.pays_cents)
