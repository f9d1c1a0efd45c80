"""A terminal whose journal is put back to an older copy: no money is made of it, and staff are told
which is in question."""

from collections.abc import Awaitable, Callable
from itertools import cycle

import pytest
from msgspec.structs import replace

from kiosk import resources
from kiosk.game.facts import LockReason
from kiosk.game.history import encode_state
from kiosk.game.money import MoneyPlace, Source
from kiosk.game.refusal import Reason
from kiosk.game.table import commands as sgc
from kiosk.game.terminal import commands as ats
from kiosk.game.tickets.state import TicketStatus
from kiosk.journal.snapshot import Snapshot
from kiosk.lab.simulate.machines import VirtualMachine
from kiosk.lab.simulate.virtual_time import run
from kiosk.rules.terms import Tender
from tests.matrix.stage import NUMBER, SUFFERER, Stage

CROWN = resources.rulebook("crown-single-zero")
FOR_LONG_S = 10.0**6


class House(Stage):
    """The watch finds every fact that is gone from a journal: from then on it looks elsewhere."""

    watched = True

    def put_back(self, copy: int) -> None:
        self.watched = False
        self.sufferer.die()
        self.sufferer.disk.put_back(copy)

    def _look(self, machine: VirtualMachine) -> None:
        if self.watched or machine is not self.sufferer:
            super()._look(machine)


async def note(stage: Stage) -> None:
    await stage.until(lambda: stage.sufferer.validator.takes, "it takes notes")
    stage.insert_note()
    await stage.until(lambda: stage.money().get("credit") == 15_000, "it is credited")


async def ticket(stage: Stage) -> None:
    assert await stage.refusal(stage.cash_out()) is None


async def ticket_redeemed(stage: Stage) -> None:
    await ticket(stage)
    await stage.quiet()
    (number,) = stage.room.pockets
    stage.sufferer.validator.insert_ticket(number)
    await stage.validator_at_rest()


async def hand_pay(stage: Stage) -> None:
    await stage.staff.order(sgc.HandPay(SUFFERER, 10_000))


async def credit(stage: Stage) -> None:
    await stage.staff.order(sgc.Credit(SUFFERER, 2000, Tender.CASH))


async def round_won(stage: Stage) -> None:
    await stage.play_round(NUMBER)


EVENTS: dict[Callable[[Stage], Awaitable[None]], str] = {
    note: "notes of 50.00",
    ticket: "of 100.00 printed",
    ticket_redeemed: "of 100.00 redeemed",
    hand_pay: "100.00 paid by hand by",
    credit: "20.00 credited by",
    round_won: "round 1 gave 360.00",
}
"""What happens, and how staff are told of it."""


async def locked(stage: Stage) -> None:
    """For its memory, and the table takes nothing from it."""

    def is_locked() -> bool:
        service = stage.sufferer.machine.service
        return service is not None and LockReason.MEMORY in service.durable.locks.reasons

    await stage.until(is_locked, "it is locked")
    assert stage.table_service.terminal(SUFFERER) is None


async def grow(stage: Stage, seen_seq: int) -> None:
    """Without the table a player can still change what is his: the journal gets longer than the one
    that the table has seen."""
    stage.cable.cut(stage.sufferer.node, FOR_LONG_S)
    stage.sufferer.start()
    await stage.until(lambda: stage.sufferer.machine.service is not None, "it is started")
    service = stage.sufferer.service
    for left_hand in cycle((True, False)):
        if service.journaled.head.seq > seen_seq:
            break
        preferences = replace(service.state.preferences, left_handed=left_hand)
        await service.tell(ats.Prefer(preferences))
    stage.cable.heal()


async def story(event: Callable[[Stage], Awaitable[None]], *, grown: bool) -> None:
    stage = House(CROWN, seed=f"put back {event.__name__} {grown}")
    await stage.open()
    copy = len(stage.sufferer.disk.durable)
    await event(stage)
    await stage.quiet()
    seen_seq, _ = stage.table_state.heads[SUFFERER]
    assert seen_seq > copy
    stage.put_back(copy)
    if grown:
        await grow(stage, seen_seq)
    else:
        stage.sufferer.start()
    await locked(stage)
    assert await stage.refusal(stage.cash_out()) in (Reason.LOCKED, Reason.NO_TABLE)
    name = f"journal {SUFFERER}"
    await stage.until(lambda: name in stage.table_service.durable.cases, "staff are told")
    table = stage.table_service.durable
    case = table.cases[name]
    assert case.seat == SUFFERER
    ends = f"has another fact {seen_seq}" if grown else f"ends at fact {copy}, not {seen_seq}"
    assert ends in case.what
    assert EVENTS[event] in case.what
    tickets = [t for t in table.tickets.values() if t.status is TicketStatus.ISSUED]
    assert len(tickets) <= 1


@pytest.mark.parametrize("grown", [False, True], ids=["as it was", "grown since"])
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.__name__)
def test_a_journal_put_back_is_locked_and_its_money_in_question(
    event: Callable[[Stage], Awaitable[None]], *, grown: bool
) -> None:
    run(story(event, grown=grown))


async def no_ticket_of_what_was_put_back() -> None:
    """Cash out, put the copy back, cash out again: the second ticket is never given."""
    stage = House(CROWN, seed="twice")
    await stage.open()
    copy = len(stage.sufferer.disk.durable)
    await ticket(stage)
    await stage.quiet()
    for _ in range(3):
        stage.put_back(copy)
        stage.sufferer.start()
        await locked(stage)
        await stage.refusal(stage.cash_out())
    assert len(stage.room.printed) == 1
    assert len(stage.table_service.durable.tickets) == 1


def test_no_ticket_is_printed_of_what_was_put_back() -> None:
    run(no_ticket_of_what_was_put_back())


async def forged_snapshot() -> None:
    """A state with 100,000.00 more, kept beside the facts under a digest that is right."""
    stage = House(CROWN, seed="forged")
    await stage.open()
    terminal = stage.sufferer
    stage.watched = False
    honest = stage.state()
    more = honest.money.came_in(10_000_000, Source.NOTES, MoneyPlace.CREDIT)
    terminal.die()
    head = terminal.disk.last_head()
    assert head is not None
    state = encode_state(replace(honest, money=more))
    terminal.disk.snapshots.append(Snapshot(head, state, digest=b""))
    terminal.start()
    await stage.until(lambda: "snapshot" in terminal.machine.trouble, "it is out of service")
    await stage.until(lambda: terminal.up, "it is back")
    assert terminal.service.durable.credit_cents == honest.credit_cents
    assert not stage.room.printed


def test_a_forged_snapshot_is_found_and_the_facts_are_folded() -> None:
    run(forged_snapshot())
