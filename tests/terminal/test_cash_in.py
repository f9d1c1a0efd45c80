"""Cash in: what is taken, what is given back and with which words, and when money is credited."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from collections.abc import Set as AbstractSet
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from random import Random
from typing import Any

import pytest

from kiosk.config import ValidatorConfig, ValidatorProtocol
from kiosk.devices import ports as p
from kiosk.game import facts as f
from kiosk.game.cases.state import Case, Hold
from kiosk.game.cash.state import SeatDoubt
from kiosk.game.cash.table import NOT_IN_BOX, PAPER_HELD
from kiosk.game.given import Given
from kiosk.game.money import Source
from kiosk.game.refusal import Reason, Refusal, Refused
from kiosk.game.table import commands as sgc
from kiosk.game.table.machine import decide
from kiosk.game.table.state import Table
from kiosk.game.terminal import commands as c
from kiosk.game.tickets.state import TicketStatus
from kiosk.lab.simulate.disk import VirtualDisk
from kiosk.lab.simulate.faults import Faults
from kiosk.lab.simulate.machines import VirtualTerminal
from kiosk.lab.simulate.virtual_house import VirtualHouse
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import Tender
from kiosk.table.tickets import mark_of
from kiosk.terminal.cabinet import Devices
from kiosk.terminal.cash_in import LOOK_S, CashIn, Notice
from kiosk.terminal.paper import Fate, fate
from kiosk.terminal.service import TerminalService

pytestmark = pytest.mark.virtual_time

NOTES_CENTS = frozenset({1000, 2000, 5000})
CONFIG = ValidatorConfig(
    protocol=ValidatorProtocol.ID003,
    port="none",
    notes_cents=tuple(NOTES_CENTS),
    credit_limit_cents=10_000,
)
OVER_LIMIT = Refusal(Reason.CREDIT_LIMIT, limit_cents=10_000)
NOTE = p.Note(1000)
HOUR_MS = 3_600_000


class Validator:
    """Does what it is told, and says what the test wants to hear."""

    def __init__(self) -> None:
        self.events: asyncio.Queue[p.ValidatorEvent] = asyncio.Queue()
        self.told: list[str] = []
        self.enabled: tuple[frozenset[int], bool] = (frozenset(), False)

    def accept(self) -> None:
        self.told.append("accept")

    def give_back(self) -> None:
        self.told.append("give back")

    def acknowledge(self) -> None:
        self.told.append("acknowledge")

    def enable(self, notes_cents: AbstractSet[int], *, tickets: bool) -> None:
        self.enabled = (frozenset(notes_cents), tickets)

    def disable(self) -> None:
        self.enabled = (frozenset(), False)


class Terminal(VirtualTerminal):
    config = CONFIG

    def __init__(self, *made_of: Any) -> None:
        self.told = Validator()
        self.keys = iter(f"note-{n}" for n in range(1000))
        super().__init__(*made_of)

    def _devices(self) -> Devices:
        return Devices(validator=self.told, printer=self.printer)

    def _draw_key(self) -> str:
        return next(self.keys)


class House(VirtualHouse):
    """A table, two terminals, and a validator at the first of them."""

    def __init__(self, book: RuleBook) -> None:
        self.disk_faults = Faults(Random(0), likely={})
        super().__init__(book, ("1", "2"), seed="cash in")
        terminal, self.other = self.terminals.values()
        assert isinstance(terminal, Terminal)
        self.terminal, self.validator = terminal, terminal.told

    def _new_terminal(self, seat: str) -> VirtualTerminal:
        name, made = f"terminal-{seat}", Terminal if seat == "1" else VirtualTerminal
        world, random = self._world(self.network), self.random(name)
        return made(self.book, seat, world, self._new_disk(name), random)

    def _new_disk(self, name: str) -> VirtualDisk:
        return VirtualDisk(Random(name), self.disk_faults if name == "terminal-1" else self.faults)

    @property
    def cash_in(self) -> CashIn:
        assert self.terminal.cabinet.cash_in is not None
        return self.terminal.cabinet.cash_in

    @property
    def service(self) -> TerminalService:
        assert self.terminal.machine.service is not None
        return self.terminal.machine.service

    async def open(self) -> None:
        self.switch_on()
        await self.until(lambda: self._up(self.terminal) and self._up(self.other))

    def _up(self, terminal: VirtualTerminal) -> bool:
        return terminal.machine.service is not None and terminal.machine.service.link.up

    async def until(self, met: Callable[[], object]) -> None:
        for _ in range(5000):
            if met():
                return
            await asyncio.sleep(0.01)
        raise AssertionError("waited in vain")

    async def hear(self, *events: p.ValidatorEvent) -> list[str]:
        """Until each is handled. Returns what the validator was told since."""
        before = len(self.validator.told)
        for event in events:
            await self.validator.events.put(event)
            await asyncio.sleep(8)  # longer than a table may take to answer
        return self.validator.told[before:]

    async def ticket(self, cents: int) -> str:
        """Printed at the other terminal."""
        service = self.other.machine.service
        assert service is not None
        for note in range(cents // 500):
            key = f"for a ticket {len(service.state.tickets.out)} {note}"
            await service.tell(c.StackNote(key, 500))
        await service.cash_out()
        await asyncio.sleep(5)
        return service.state.tickets.out and list(service.state.tickets.out)[-1]

    def ticket_status(self, number: str) -> TicketStatus:
        assert self.table.machine.service is not None
        return self.table.machine.service.journaled.durable.tickets[number].status

    def asked(self) -> list[str]:
        """What staff are asked about the box, as the table knows it."""
        return [asked.doubt.about for asked in self._doubts().values() if asked.stacked is None]

    async def judge(self, *, stacked: bool, cents: int | None = None) -> None:
        """Staff answer the first question at the table, and the terminal does accordingly."""
        await self.until(self.asked)
        paper = next(key for key, asked in self._doubts().items() if asked.stacked is None)
        await self.order(sgc.JudgePaper("1", paper, stacked, cents))
        await self.until(lambda: paper not in self._doubts())

    def _doubts(self) -> Mapping[str, SeatDoubt]:
        return self.at_table.seats["1"].doubts

    async def order(self, command: sgc.Command) -> None:
        """By staff at the table."""
        service = self.table.machine.service
        assert service is not None
        facts = decide(
            self.book,
            service.journaled.state,
            command,
            Given("ann", 0, key=next(self.terminal.keys)),
        )
        await service.journaled.record(facts)

    @property
    def at_table(self) -> Table:
        assert self.table.machine.service is not None
        return self.table.machine.service.journaled.durable

    @property
    def notes_cents(self) -> int:
        return self.service.durable.money.sources[Source.NOTES]


@asynccontextmanager
async def opened(book: RuleBook) -> AsyncIterator[House]:
    house = House(book)
    await house.open()
    yield house


@pytest.fixture
def house(crown: RuleBook) -> AbstractAsyncContextManager[House]:
    return opened(crown)


# ---- Staff --------------------------------------------------------------------------------------


async def test_staff_try_a_note_and_it_is_given_back(house: House) -> None:
    await house.service.tell(c.EnterStaff("tess", f.StaffRole.TECHNICIAN))
    await asyncio.sleep(1)
    assert house.validator.enabled == (frozenset(), False)
    trial = asyncio.create_task(house.service.staff.test_validator(house.cash_in.try_out))
    await asyncio.sleep(1)
    assert house.validator.enabled == (NOTES_CENTS, True)
    assert await house.hear(p.Escrowed(NOTE, 7), p.Returned()) == ["give back"]
    assert await trial == "a note of 10.00 was read and given back"
    assert house.notes_cents == 0
    assert house.service.durable.cash.note_in is None
    nothing = house.service.staff.test_validator(house.cash_in.try_out)
    assert await nothing == "nothing was inserted"


async def test_what_staff_switched_off_is_not_taken(house: House) -> None:
    await house.service.tell(c.EnterStaff("tess", f.StaffRole.TECHNICIAN))
    for name in ("note_1000", "tickets_in"):
        await house.service.staff.change_setting(name, 0)
    await house.service.tell(c.LeaveStaff("left"))
    await asyncio.sleep(1)
    assert house.validator.enabled == (frozenset({2000, 5000}), False)


# ---- Notes --------------------------------------------------------------------------------------


async def test_a_note_is_written_down_then_accepted_then_credited_then_acknowledged(
    house: House,
) -> None:
    """S0 8.4.4, 8.4.5(b), S1 1.7, S2 1.6, S3 3.9(b)."""
    assert await house.hear(p.Escrowed(NOTE, 7)) == ["accept"]
    assert house.service.durable.cash.note_in is not None
    assert (house.service.durable.cash.note_in.cents, house.notes_cents) == (1000, 0)
    assert await house.hear(p.Stacked(NOTE)) == ["acknowledge"]
    assert (house.service.durable.credit_cents, house.service.durable.cash.note_in) == (
        1000,
        None,
    )
    assert house.service.durable.cash.taken == "note-0"
    assert await house.hear(p.Acknowledged()) == []
    assert house.service.durable.cash.taken == ""


async def test_a_note_that_came_back_is_not_credited(house: House) -> None:
    for ending in (p.Returned(), p.Rejected("it was askew"), p.PoweredUp(p.Held.ACCEPTOR)):
        await house.hear(p.Escrowed(NOTE), ending)
        assert house.service.durable.cash.note_in is None
        assert house.service.durable.locks.reasons == {}
    assert house.notes_cents == 0


async def test_a_credit_that_is_told_again_is_acknowledged_and_not_credited_again(
    house: House,
) -> None:
    await house.hear(p.Escrowed(NOTE), p.Stacked(NOTE))
    for again in (NOTE, None):
        assert await house.hear(p.Stacked(again)) == ["acknowledge"]
    assert house.notes_cents == 1000
    assert house.service.durable.locks.reasons == {}


async def test_a_credit_that_nobody_expects_is_acknowledged_and_left_to_staff(house: House) -> None:
    assert await house.hear(p.Stacked(None)) == ["acknowledge"]
    assert house.notes_cents == 0
    assert house.service.durable.cash.doubts
    assert f.LockReason.VALIDATOR in house.service.durable.locks.reasons
    assert await house.hear(p.Escrowed(NOTE)) == ["give back"]
    assert house.cash_in.notice is not None
    assert house.cash_in.notice.why == Refusal(Reason.LOCKED)


async def test_a_credit_of_another_note_than_was_accepted_is_left_to_staff(house: House) -> None:
    await house.hear(p.Escrowed(NOTE))
    for other in (p.Note(2000), p.Note(0), p.Ticket("")):
        await house.hear(p.Stacked(other))
    assert house.notes_cents == 0
    assert house.asked() == [
        "is a note of 1000 cents in the box?",
        "the validator stacked a note of 2000 cents that nobody has accepted",
        "the validator stacked a note of 0 cents that nobody has accepted",
        "the validator stacked ticket ..., which nobody has accepted",
    ]
    for stacked in (True, False, False, False):
        await house.judge(stacked=stacked)
    assert (house.notes_cents, house.service.durable.locks.reasons) == (1000, {})


async def test_a_disk_that_fails_at_the_credit_delays_the_acknowledgement(house: House) -> None:
    await house.hear(p.Escrowed(NOTE))
    house.disk_faults.arm("commit in doubt, and it is there")
    assert await house.hear(p.Stacked(NOTE)) == ["acknowledge"]
    assert house.notes_cents == 1000
    await house.hear(p.Acknowledged(), p.Escrowed(NOTE))
    house.disk_faults.arm("commit in doubt, and it is not there")
    assert await house.hear(p.Stacked(NOTE)) == ["acknowledge"]
    assert house.notes_cents == 2000


# ---- What is refused ----------------------------------------------------------------------------


def by_table(cause: Reason) -> Refusal:
    return Refusal(Reason.TABLE_REFUSES, cause=cause)


def refused(house: House, item: p.Item, why: Refusal) -> Callable[[], Awaitable[None]]:
    async def check() -> None:
        assert await house.hear(p.Escrowed(item)) == ["give back"]
        assert house.cash_in.notice is not None
        assert house.cash_in.notice.why == why
        assert house.service.durable.cash.note_in is None
        assert house.service.durable.tickets.entered is None

    return check


async def test_a_note_is_refused_with_the_reason(house: House) -> None:
    await refused(house, p.Note(500), Refusal(Reason.NOTE_NOT_TAKEN))()
    await house.hear(p.NotWanted())
    assert house.cash_in.notice is not None
    assert house.cash_in.notice == Notice(2, Refusal(Reason.NOTE_NOT_TAKEN))
    await house.service.tell(c.Freeze("wrong number"))
    await refused(house, NOTE, Refusal(Reason.FROZEN))()
    await house.until(lambda: not house.service.state.locks.frozen)  # the table knows of no freeze
    await house.service.tell(c.Lock(f.LockReason.DOOR))
    await refused(house, NOTE, Refusal(Reason.LOCKED))()
    await house.service.tell(c.Unlock(f.LockReason.DOOR, "ann"))
    house.table.die()
    await house.until(lambda: not house.service.link.up)
    await refused(house, NOTE, Refusal(Reason.NO_TABLE))()
    await refused(house, p.Ticket("1" * 18), Refusal(Reason.NO_TABLE))()
    assert house.notes_cents == 0


async def test_a_note_written_down_in_the_moment_of_a_freeze_is_given_back(house: House) -> None:
    house.validator.events.put_nowait(p.Escrowed(NOTE))
    while house.service.state.cash.note_in is None:
        await asyncio.sleep(0)
    house.service.journaled.submit([f.AccountFrozen(reason="wrong number")])
    await house.until(lambda: house.validator.told == ["give back"])
    await house.hear(p.Returned())
    assert house.service.durable.cash.note_in is None
    assert house.notes_cents == 0


async def test_nothing_is_taken_that_brings_the_credit_above_the_limit(house: House) -> None:
    big = await house.ticket(7000)
    for note in (p.Note(5000), p.Note(2000)):
        assert await house.hear(p.Escrowed(note), p.Stacked(note)) == ["accept", "acknowledge"]
        await house.hear(p.Acknowledged())
    assert house.validator.enabled == (frozenset({1000, 2000}), True)
    await refused(house, p.Note(5000), OVER_LIMIT)()
    house.cash_in.notice = None
    await house.hear(p.NotWanted())
    assert house.cash_in.notice is not None
    assert house.cash_in.notice.why == OVER_LIMIT
    assert await house.hear(p.Escrowed(p.Ticket(big)), p.Returned()) == ["give back"]
    assert house.cash_in.notice is not None
    assert house.cash_in.notice.why == OVER_LIMIT
    await house.until(lambda: house.ticket_status(big) is TicketStatus.ISSUED)
    assert house.service.durable.credit_cents == 7000


async def test_what_cannot_be_taken_is_not_drawn_in(house: House) -> None:
    await asyncio.sleep(2 * LOOK_S)
    assert house.validator.enabled == (NOTES_CENTS, True)
    await house.service.tell(c.Lock(f.LockReason.DOOR))
    await asyncio.sleep(2 * LOOK_S)
    assert house.validator.enabled == (frozenset(), False)
    await house.service.tell(c.Unlock(f.LockReason.DOOR, "ann"))
    await asyncio.sleep(2 * LOOK_S)
    assert house.validator.enabled == (NOTES_CENTS, True)
    house.table.die()
    await house.until(lambda: house.validator.enabled == (frozenset(), False))


async def test_after_closing_time_nothing_is_taken(house: House) -> None:
    now_ms = house.service.now_ms
    house.service.journaled.submit([f.ClosingNoticed(due_ms=now_ms + 60_000)])
    assert house.cash_in.refusal(house.service, NOTE) is None
    house.service.journaled.submit([f.ClosingNoticed(due_ms=now_ms)])
    assert house.cash_in.refusal(house.service, NOTE) == Refusal(Reason.TABLE_CLOSED)


async def test_a_rule_book_without_tickets_takes_none(rapid: RuleBook) -> None:
    async with opened(rapid) as house:
        why = Refusal(Reason.TENDER_NOT_TAKEN, tender=Tender.TICKET)
        await refused(house, p.Ticket("1" * 18), why)()
        assert house.validator.enabled == (NOTES_CENTS, False)


# ---- Tickets ------------------------------------------------------------------------------------


async def test_a_ticket_is_held_at_the_table_until_it_is_stacked(house: House) -> None:
    """S3 3.9(b)."""
    number = await house.ticket(1500)
    assert await house.hear(p.Escrowed(p.Ticket(number))) == ["accept"]
    assert house.ticket_status(number) is TicketStatus.HELD
    assert house.service.durable.credit_cents == 0
    assert await house.hear(p.Stacked(p.Ticket(number))) == ["acknowledge"]
    assert house.service.durable.credit_cents == 1500
    await house.hear(p.Acknowledged())
    assert house.ticket_status(number) is TicketStatus.PAID
    await refused(house, p.Ticket(number), Refusal(Reason.TICKET_PAID))()


@pytest.mark.parametrize("ending", [p.Returned(), p.Rejected("torn"), p.Ready()])
async def test_a_ticket_that_was_never_stacked_is_the_players_again(
    house: House, ending: p.ValidatorEvent
) -> None:
    number = await house.ticket(1500)
    await house.hear(p.Escrowed(p.Ticket(number)), ending)
    await house.until(lambda: house.ticket_status(number) is TicketStatus.ISSUED)
    assert house.service.durable.credit_cents == 0
    assert await house.hear(p.Escrowed(p.Ticket(number)), p.Stacked(p.Ticket(number))) == [
        "accept",
        "acknowledge",
    ]
    assert house.service.durable.credit_cents == 1500


async def test_a_ticket_pulled_out_while_the_table_is_asked_is_never_accepted(house: House) -> None:
    number = await house.ticket(1500)
    house.validator.events.put_nowait(p.Escrowed(p.Ticket(number)))
    house.validator.events.put_nowait(p.Returned())
    await asyncio.sleep(8)
    assert house.validator.told == []
    assert house.service.durable.tickets.entered is None
    await house.until(lambda: house.ticket_status(number) is TicketStatus.ISSUED)


async def test_each_refusal_of_a_ticket_has_its_own_words(house: House) -> None:
    await refused(
        house, p.Ticket(mark_of("simulated") + "9" * 14), by_table(Reason.UNKNOWN_TICKET)
    )()
    await refused(
        house, p.Ticket(mark_of("other") + "9" * 14), by_table(Reason.TICKET_OF_OTHER_TABLE)
    )()
    number = await house.ticket(1500)
    house.table.die()
    house.table.wall_ahead_ms += 31 * 24 * HOUR_MS  # a ticket is good for 30 days here
    house.table.start()
    await house.until(lambda: not house.service.link.up)
    await house.until(lambda: house.service.link.up)
    await refused(house, p.Ticket(number), by_table(Reason.CLOCK_DOUBTED))()
    doubt = house.at_table.clock.doubt
    assert doubt is not None
    await house.order(sgc.ConfirmClock(doubt.clock_ms))
    await refused(house, p.Ticket(number), by_table(Reason.TICKET_EXPIRED))()


async def test_a_ticket_in_use_elsewhere_is_refused(house: House) -> None:
    number = await house.ticket(1500)
    other = house.other.machine.service
    assert other is not None
    await other.enter_ticket(number)
    await refused(house, p.Ticket(number), by_table(Reason.TICKET_HELD))()
    await other.tell(c.RedeemTicket(number))


# ---- After an interruption ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ready", "asked", "expected"),
    [
        (p.Ready(), {}, Fate.RETURNED),
        (p.Ready(), {"doubted": True}, Fate.UNKNOWN),
        (p.Ready(counted=7), {"counted": 7}, Fate.RETURNED),
        (p.Ready(counted=8), {"counted": 7}, Fate.STACKED),
        (p.Ready(counted=8), {"counted": 7, "doubted": True}, Fate.STACKED),
        (p.Ready(counted=7), {"counted": 7, "doubted": True}, Fate.RETURNED),
        (p.Ready(counted=9), {"counted": 7}, Fate.UNKNOWN),
        (p.Ready(counted=0), {"counted": 7}, Fate.UNKNOWN),
        (p.Ready(counted=7), {}, Fate.RETURNED),
        (p.Ready(counted=7), {"doubted": True}, Fate.UNKNOWN),
        (p.Ready(last_ticket=(p.Ticket("1"), True)), {"number": "1"}, Fate.STACKED),
        (p.Ready(last_ticket=(p.Ticket("1"), False)), {"number": "1"}, Fate.RETURNED),
        (p.Ready(last_ticket=(p.Ticket("1"), True)), {"number": "2"}, Fate.RETURNED),
        (
            p.Ready(last_ticket=(p.Ticket("1"), True)),
            {"number": "2", "doubted": True},
            Fate.UNKNOWN,
        ),
        (p.Ready(counted=8, last_ticket=(p.Ticket("1"), True)), {"counted": 7}, Fate.STACKED),
    ],
)
def test_what_became_of_a_note_is_told_by_one_rule(
    ready: p.Ready, asked: dict[str, object], expected: Fate
) -> None:
    assert fate(ready, **asked) is expected  # type: ignore[arg-type]


@pytest.mark.parametrize("held", [p.Held.STACKER, p.Held.NOTHING])
async def test_a_note_that_a_power_cut_met_is_doubted_before_the_validator_is_reset(
    house: House, held: p.Held
) -> None:
    await house.hear(p.Escrowed(NOTE))
    assert await house.hear(p.PoweredUp(held)) == ["acknowledge"]
    assert house.asked() == ["is a note of 1000 cents in the box?"]
    await house.hear(p.Ready())
    assert house.service.durable.cash.doubts
    assert house.notes_cents == 0


@pytest.mark.parametrize("other", [p.Returned(), p.Rejected("askew"), p.PoweredUp(p.Held.ACCEPTOR)])
async def test_what_came_back_behind_a_note_in_doubt_says_nothing_about_it(
    house: House, other: p.ValidatorEvent
) -> None:
    await house.hear(p.Escrowed(NOTE), p.Doubtful())
    assert await house.hear(p.Escrowed(p.Note(2000))) == ["give back"]
    await house.hear(other)
    await house.judge(stacked=True)
    assert house.notes_cents == 1000


async def test_a_validator_that_finds_its_memory_ends_the_doubt(house: House) -> None:
    await house.hear(p.Escrowed(NOTE), p.PoweredUp(p.Held.STACKER))
    assert await house.hear(p.Stacked(None)) == ["acknowledge"]
    assert (house.notes_cents, house.service.durable.locks.reasons) == (1000, {})
    await house.hear(p.Acknowledged(), p.Escrowed(NOTE, 8), p.PoweredUp(p.Held.STACKER))
    await house.hear(p.Ready(counted=9))
    assert (house.notes_cents, house.service.durable.locks.reasons) == (2000, {})
    await house.hear(p.Escrowed(NOTE, 9), p.Doubtful(), p.Ready(counted=9))
    assert (house.notes_cents, house.service.durable.locks.reasons) == (2000, {})


async def test_a_terminal_that_was_killed_goes_on_where_it_was(house: House) -> None:
    await house.hear(p.Escrowed(NOTE))
    house.terminal.die()
    await asyncio.sleep(1)
    house.terminal.start()
    await house.until(lambda: house.terminal.machine.service is not None)
    assert await house.hear(p.Stacked(None)) == ["acknowledge"]
    assert house.notes_cents == 1000
    house.terminal.die()
    await asyncio.sleep(1)
    house.terminal.start()
    await house.until(lambda: house.terminal.machine.service is not None)
    assert await house.hear(p.Stacked(None)) == ["acknowledge"]
    await house.hear(p.Ready())
    assert (house.notes_cents, house.service.durable.locks.reasons) == (1000, {})
    assert house.service.durable.cash.taken == ""


# ---- A validator that is gone, and what it says when it is back -------------------------------


def held(case: Case) -> int:
    """What the terminal has set aside for it."""
    return case.cents if case.hold is Hold.HELD else 0


async def test_a_note_in_a_validator_that_is_gone_for_a_while_is_asked_about(house: House) -> None:
    await house.hear(p.Escrowed(NOTE, 7), p.Gone("the line was hung up"))
    await asyncio.sleep(10)
    assert house.asked() == []
    await asyncio.sleep(CONFIG.doubt_after_s)
    assert house.asked() == ["is a note of 1000 cents in the box?"]
    assert f.LockReason.VALIDATOR in house.service.durable.locks.reasons
    await house.judge(stacked=True)
    assert (house.notes_cents, house.service.durable.locks.reasons) == (1000, {})
    # Weeks later it answers, and tells what is known: it is credited once.
    await house.hear(p.Back(), p.Stacked(None), p.Acknowledged(), p.Ready(8))
    assert (house.notes_cents, house.service.durable.credit_cents) == (1000, 1000)
    assert house.asked() == []


async def test_a_terminal_that_starts_without_its_validator_asks_about_the_note(
    house: House,
) -> None:
    await house.hear(p.Escrowed(NOTE))
    house.terminal.die()
    await asyncio.sleep(1)
    house.terminal.start()
    await house.until(lambda: house.terminal.machine.service is not None)
    await asyncio.sleep(2 * CONFIG.doubt_after_s)
    assert house.asked() == ["is a note of 1000 cents in the box?"]


async def test_a_validator_that_contradicts_staff_is_asked_about_and_credits_nothing(
    house: House,
) -> None:
    await house.hear(p.Escrowed(NOTE, 7), p.Gone("the line was hung up"))
    await house.judge(stacked=False)
    await house.hear(p.Back(), p.Ready(8))
    assert house.notes_cents == 0
    told = (
        "staff found a note of 1000 cents not there, and the validator says that it is in the box"
    )
    assert house.asked() == [told]
    await house.judge(stacked=True)
    assert (house.notes_cents, house.service.durable.credit_cents) == (1000, 1000)


async def test_a_note_that_was_credited_and_is_not_there_is_a_case(house: House) -> None:
    await house.hear(p.Escrowed(NOTE, 7), p.Gone("the line was hung up"))
    await house.judge(stacked=True)
    await house.hear(p.Back(), p.Ready(7))
    told = (
        "staff found a note of 1000 cents there, and the validator says that it is not in the box"
    )
    assert house.asked() == [told]
    await house.judge(stacked=False)
    (case,) = house.at_table.cases.values()
    assert (case.seat, case.cents, case.what) == ("1", 1000, NOT_IN_BOX)
    assert house.notes_cents == 1000


async def test_an_old_note_is_not_credited_to_the_next_player(house: House) -> None:
    await house.hear(p.Escrowed(p.Note(2000)), p.Stacked(p.Note(2000)), p.Acknowledged())
    await house.hear(p.Escrowed(NOTE, 7), p.Gone("the line was hung up"))
    await house.until(house.asked)
    await house.order(sgc.HandPay("1", 2000))
    await house.until(lambda: not house.service.durable.account.open)
    await house.hear(p.Back(), p.Ready(8))
    assert house.asked() == []
    assert (house.notes_cents, house.service.durable.credit_cents) == (3000, 0)
    await house.hear(p.Escrowed(p.Note(5000), 8), p.Stacked(p.Note(5000)))
    assert house.service.durable.credit_cents == 5000
    (case,) = house.at_table.cases.values()
    assert (held(case), case.what) == (1000, PAPER_HELD)


async def test_an_old_ticket_is_not_credited_to_the_next_player(house: House) -> None:
    number = await house.ticket(3000)
    await house.hear(p.Escrowed(p.Note(2000)), p.Stacked(p.Note(2000)), p.Acknowledged())
    await house.hear(p.Escrowed(p.Ticket(number)), p.Gone("the line was hung up"))
    await house.until(house.asked)
    await house.order(sgc.HandPay("1", 2000))
    await house.until(lambda: not house.service.durable.account.open)
    await house.judge(stacked=True)
    await house.until(lambda: house.ticket_status(number) is TicketStatus.PAID)
    assert house.service.durable.credit_cents == 0
    (name,) = house.at_table.cases
    assert (house.at_table.cases[name].cents, number in name) == (3000, False)


async def test_each_doubt_is_asked_about_and_judged_by_itself(house: House) -> None:
    await house.hear(p.Escrowed(p.Note(2000)), p.Doubtful(), p.Stacked(p.Note(10_000)))
    assert house.asked() == [
        "is a note of 2000 cents in the box?",
        "the validator stacked a note of 10000 cents that nobody has accepted",
    ]
    await house.judge(stacked=False)
    assert f.LockReason.VALIDATOR in house.service.durable.locks.reasons
    await house.judge(stacked=True)
    assert (house.notes_cents, house.service.durable.locks.reasons) == (10_000, {})
    assert house.service.durable.credit_cents == 0
    await house.until(lambda: [held(c) for c in house.at_table.cases.values()] == [10_000])


async def test_a_note_that_its_validator_cannot_name_is_worth_what_staff_find(house: House) -> None:
    """It lost its power while it stacked something by itself: the note is in the drop once, however
    often the validator tells of it, and nobody's until people say whose it is."""
    await house.hear(p.Escrowed(NOTE), p.Stacked(NOTE), p.Acknowledged(), p.Stacked(None))
    await house.judge(stacked=True, cents=5000)
    await house.until(lambda: [held(c) for c in house.at_table.cases.values()] == [5000])
    await house.hear(p.Stacked(None), p.Stacked(p.Note(5000)), p.Acknowledged(), p.Ready())
    terminal = house.service.durable
    assert (house.notes_cents, terminal.credit_cents, house.asked()) == (6000, 1000, [])
    assert (terminal.box, terminal.locks.reasons) == ({1000: 1, 5000: 1}, {})
    (case,) = house.at_table.cases
    await house.order(sgc.CloseCase(case, "it is the player's", pay=True))
    await house.until(lambda: house.service.durable.credit_cents == 6000)


@pytest.mark.parametrize("told", [p.PoweredUp(p.Held.STACKER), p.Doubtful()])
async def test_what_nobody_wrote_down_and_cannot_go_back_is_asked_about_once(
    house: House, told: p.ValidatorEvent
) -> None:
    """A validator that forgets drops it into the box, and never says another word of it."""
    await house.hear(told, p.Ready())
    await house.judge(stacked=True, cents=2000)
    assert (house.notes_cents, house.asked()) == (2000, [])
    await house.hear(p.Escrowed(NOTE), p.Stacked(NOTE), told)
    assert (house.notes_cents, house.asked()) == (3000, []), "that one is credited already"


@pytest.mark.parametrize(("found_cents", "counted_cents"), [(None, 20_000), (10_000, 10_000)])
async def test_a_note_of_another_amount_than_its_validator_tells_is_worth_what_it_is(
    house: House, found_cents: int | None, counted_cents: int
) -> None:
    """Nobody had accepted it, so that the lie is all that the terminal has."""
    told = p.Stacked(p.Note(20_000))
    await house.hear(told)
    await house.judge(stacked=True, cents=found_cents)
    await house.hear(told, p.Acknowledged(), p.Ready())
    assert (house.notes_cents, house.asked()) == (counted_cents, [])
    await house.until(lambda: [held(c) for c in house.at_table.cases.values()] == [counted_cents])


async def test_what_is_no_note_is_a_case_without_an_amount(house: House) -> None:
    await house.hear(p.Stacked(None))
    await house.judge(stacked=True, cents=0)
    assert [case.cents for case in house.at_table.cases.values()] == [0]
    assert (house.notes_cents, house.service.durable.locks.reasons) == (0, {})


@pytest.mark.parametrize(
    ("told", "stacked", "cents", "why"),
    [
        (None, True, 1234, Reason.NO_SUCH_NOTE),
        (None, True, -5000, Reason.NO_SUCH_NOTE),
        (None, False, 5000, Reason.BAD_AMOUNT),
        (p.Doubtful(), True, 5000, Reason.WORTH_KNOWN),
        (p.Doubtful(), True, 1000, Reason.WORTH_KNOWN),
        (p.Doubtful(), True, 0, Reason.WORTH_KNOWN),
    ],
)
async def test_the_worth_of_a_note_is_not_invented(
    house: House, told: p.ValidatorEvent | None, stacked: bool, cents: int, why: Reason
) -> None:
    """It is one of the notes that the table takes, where the terminal has not written it down."""
    await house.hear(*([p.Escrowed(NOTE), told] if told else [p.Stacked(None)]))
    await house.until(house.asked)
    with pytest.raises(Refused) as refused:
        await house.judge(stacked=stacked, cents=cents)
    assert refused.value.reason is why


async def test_a_strange_note_that_is_told_again_is_asked_about_once(house: House) -> None:
    await house.hear(*[p.Stacked(p.Note(10_000))] * 3)
    assert len(house.asked()) == 1
    await house.hear(p.Acknowledged(), p.Stacked(p.Note(10_000)))
    assert len(house.asked()) == 2


async def test_a_strange_note_that_staff_found_does_not_hide_the_next_of_its_kind(
    house: House,
) -> None:
    """Both are in the box, and a validator that acknowledges what it has acknowledged before ends
    nothing."""
    for found in (1, 2):
        await house.hear(p.Stacked(p.Note(2000)), p.Acknowledged())
        assert len(house.asked()) == 1
        await house.judge(stacked=True)
        assert house.notes_cents == 2000 * found
        await house.hear(p.Acknowledged(), p.Ready())
    assert house.service.durable.locks.reasons == {}


async def test_a_second_note_behind_one_that_is_not_acknowledged_is_asked_about(
    house: House,
) -> None:
    await house.hear(p.Escrowed(NOTE), p.Stacked(NOTE), p.Stacked(p.Note(5000)))
    told = "the validator stacked a note of 5000 cents that nobody has accepted"
    assert (house.asked(), house.notes_cents) == ([told], 1000)


async def test_the_table_asks_about_a_terminal_that_has_gone_away(house: House) -> None:
    await house.hear(p.Escrowed(NOTE), p.Doubtful())
    await house.until(house.asked)
    house.terminal.die()
    await asyncio.sleep(5)
    (paper,) = house.at_table.seats["1"].doubts
    await house.order(sgc.JudgePaper("1", paper, True))
    house.terminal.start()
    await house.until(lambda: not house.at_table.seats["1"].doubts)
    assert (house.notes_cents, house.service.durable.locks.reasons) == (1000, {})


async def test_staff_are_told_of_trouble_and_of_its_end(house: House) -> None:
    await house.hear(p.Gone("the line was hung up"))
    assert house.cash_in.trouble == "the validator does not answer: the line was hung up"
    await house.hear(p.Back())
    assert house.cash_in.trouble == ""
    await house.hear(p.Troubled(p.Trouble.FAILURE, "stack motor"))
    assert house.cash_in.trouble == "it has failed: stack motor"
    await house.hear(p.Cleared())
    assert house.cash_in.trouble == ""
