"""Cash in: what is taken, what is given back and with which words, and when money is credited."""

import asyncio
from collections.abc import Awaitable, Callable
from collections.abc import Set as AbstractSet
from random import Random

import pytest

from kiosk.devices import ports as p
from kiosk.game import facts as f
from kiosk.game.money import Source
from kiosk.game.table.state import TicketStatus
from kiosk.game.terminal import commands as c
from kiosk.rules.rulebook import RuleBook
from kiosk.simulate.casino import Room
from kiosk.simulate.disk import VirtualDisk
from kiosk.simulate.faults import Faults
from kiosk.simulate.machines import VirtualTable, VirtualTerminal, World
from kiosk.simulate.network import Network
from kiosk.simulate.virtual_time import run
from kiosk.table.settings import TableSettings
from kiosk.table.tickets import mark_of
from kiosk.terminal.cash_in import LOOK_S, Around, CashIn, Fate, Limits, Notice, fate
from kiosk.terminal.not_taken import NotTaken
from kiosk.terminal.service import TerminalService

LIMITS = Limits(notes_cents=frozenset({1000, 2000, 5000}), credit_cents=10_000, tickets=True)
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


class House:
    """A table, two terminals, and a validator at the first of them."""

    def __init__(self, book: RuleBook, limits: Limits = LIMITS) -> None:
        self.quiet = Faults(Random(0), likely={})
        self.disk_faults = Faults(Random(0), likely={})
        world = World(Room(), Network(Random(1), self.quiet), self.quiet)
        settings = TableSettings(
            name="table", seats=("1", "2"), hand_pay_limit_cents=1_000_000, ticket_days=1
        )
        disks = {name: VirtualDisk(Random(name), self.quiet) for name in ("table", "2")}
        disks["1"] = VirtualDisk(Random("1"), self.disk_faults)
        self.table = VirtualTable(book, settings, world, disks["table"], Random(2))
        self.terminal = VirtualTerminal(book, "1", world, disks["1"], Random(3))
        self.other = VirtualTerminal(book, "2", world, disks["2"], Random(4))
        self.validator = Validator()
        self.keys = iter(f"note-{n}" for n in range(1000))
        around = Around(
            service=lambda: self.terminal.machine.service,
            draw_key=lambda: next(self.keys),
            now_ms=lambda: int(asyncio.get_running_loop().time() * 1000),
        )
        self.cash_in = CashIn(book, self.validator, limits, around)

    @property
    def service(self) -> TerminalService:
        assert self.terminal.machine.service is not None
        return self.terminal.machine.service

    async def open(self) -> None:
        for machine in (self.table, self.terminal, self.other):
            machine.start()
        self._task = asyncio.create_task(self.cash_in.run())
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
        assert not self._task.done(), self._task.exception()
        return self.validator.told[before:]

    async def ticket(self, cents: int) -> str:
        """Printed at the other terminal."""
        service = self.other.machine.service
        assert service is not None
        await service.note_stacked(f"for a ticket {next(self.keys)}", cents)
        await service.cash_out()
        await asyncio.sleep(5)
        return service.state.tickets_out and list(service.state.tickets_out)[-1]

    def ticket_status(self, number: str) -> TicketStatus:
        assert self.table.machine.service is not None
        return self.table.machine.service.keeper.durable.tickets[number].status

    @property
    def notes_cents(self) -> int:
        return self.service.durable.money.sources[Source.NOTES]


def play(story: Callable[[House], Awaitable[None]], house: House) -> None:
    async def whole() -> None:
        await house.open()
        await story(house)

    run(whole())


@pytest.fixture
def house(crown: RuleBook) -> House:
    return House(crown)


# ---- Staff --------------------------------------------------------------------------------------


def test_staff_try_a_note_and_it_is_given_back(house: House) -> None:
    async def story(house: House) -> None:
        await house.service.tell(c.EnterStaff("tess", f.StaffRole.TECHNICIAN))
        await asyncio.sleep(1)
        assert house.validator.enabled == (frozenset(), False)
        trial = asyncio.create_task(house.service.staff.test_validator(house.cash_in.try_out))
        await asyncio.sleep(1)
        assert house.validator.enabled == (LIMITS.notes_cents, True)
        assert await house.hear(p.Escrowed(NOTE, 7), p.Returned()) == ["give back"]
        assert await trial == "a note of 10.00 was read and given back"
        assert house.notes_cents == 0
        assert house.service.durable.note_in is None
        nothing = house.service.staff.test_validator(house.cash_in.try_out)
        assert await nothing == "nothing was inserted"

    play(story, house)


def test_what_staff_switched_off_is_not_taken(house: House) -> None:
    async def story(house: House) -> None:
        await house.service.tell(c.EnterStaff("tess", f.StaffRole.TECHNICIAN))
        for name in ("note_1000", "tickets_in"):
            await house.service.staff.change_setting(name, 0)
        await house.service.tell(c.LeaveStaff("left"))
        await asyncio.sleep(1)
        assert house.validator.enabled == (frozenset({2000, 5000}), False)

    play(story, house)


# ---- Notes --------------------------------------------------------------------------------------


def test_a_note_is_written_down_then_accepted_then_credited_then_acknowledged(house: House) -> None:
    async def story(house: House) -> None:
        assert await house.hear(p.Escrowed(NOTE, 7)) == ["accept"]
        assert house.service.durable.note_in is not None
        assert (house.service.durable.note_in.cents, house.notes_cents) == (1000, 0)
        assert await house.hear(p.Stacked(NOTE)) == ["acknowledge"]
        assert (house.service.durable.credit_cents, house.service.durable.note_in) == (1000, None)
        assert house.service.durable.taken == "note-0"
        assert await house.hear(p.Acknowledged()) == []
        assert house.service.durable.taken == ""

    play(story, house)


def test_a_note_that_came_back_is_not_credited(house: House) -> None:
    async def story(house: House) -> None:
        for ending in (p.Returned(), p.Rejected("it was askew"), p.PoweredUp(p.Held.ACCEPTOR)):
            await house.hear(p.Escrowed(NOTE), ending)
            assert house.service.durable.note_in is None
            assert house.service.durable.locks == {}
        assert house.notes_cents == 0

    play(story, house)


def test_a_credit_that_is_told_again_is_acknowledged_and_not_credited_again(house: House) -> None:
    async def story(house: House) -> None:
        await house.hear(p.Escrowed(NOTE), p.Stacked(NOTE))
        for again in (NOTE, None):
            assert await house.hear(p.Stacked(again)) == ["acknowledge"]
        assert house.notes_cents == 1000
        assert house.service.durable.locks == {}

    play(story, house)


def test_a_credit_that_nobody_expects_is_acknowledged_and_left_to_staff(house: House) -> None:
    async def story(house: House) -> None:
        assert await house.hear(p.Stacked(None)) == ["acknowledge"]
        assert house.notes_cents == 0
        assert house.service.durable.doubt is not None
        assert f.LockReason.VALIDATOR in house.service.durable.locks
        assert await house.hear(p.Escrowed(NOTE)) == ["give back"]
        assert house.cash_in.notice is not None
        assert house.cash_in.notice.why is NotTaken.LOCKED

    play(story, house)


def test_a_credit_of_another_note_than_was_accepted_is_left_to_staff(house: House) -> None:
    async def story(house: House) -> None:
        await house.hear(p.Escrowed(NOTE))
        for other in (p.Note(2000), p.Note(0), p.Ticket("")):
            await house.hear(p.Stacked(other))
        assert house.notes_cents == 0
        assert house.service.durable.doubt is not None
        await house.service.tell(c.JudgePaper(house.service.durable.doubt[0], True, "ann"))
        assert (house.notes_cents, house.service.durable.locks) == (1000, {})

    play(story, house)


def test_a_disk_that_fails_at_the_credit_delays_the_acknowledgement(house: House) -> None:
    async def story(house: House) -> None:
        await house.hear(p.Escrowed(NOTE))
        house.disk_faults.arm("commit in doubt, and it is there")
        assert await house.hear(p.Stacked(NOTE)) == ["acknowledge"]
        assert house.notes_cents == 1000
        await house.hear(p.Acknowledged(), p.Escrowed(NOTE))
        house.disk_faults.arm("commit in doubt, and it is not there")
        assert await house.hear(p.Stacked(NOTE)) == ["acknowledge"]
        assert house.notes_cents == 2000

    play(story, house)


# ---- What is refused ----------------------------------------------------------------------------


def refused(house: House, item: p.Item, why: NotTaken) -> Callable[[], Awaitable[None]]:
    async def check() -> None:
        assert await house.hear(p.Escrowed(item)) == ["give back"]
        assert house.cash_in.notice is not None
        assert house.cash_in.notice.why is why
        assert house.service.durable.note_in is None
        assert house.service.durable.ticket_in is None

    return check


def test_a_note_is_refused_with_the_reason(house: House) -> None:
    async def story(house: House) -> None:
        await refused(house, p.Note(500), NotTaken.NOT_HERE)()
        await house.hear(p.NotWanted())
        assert house.cash_in.notice is not None
        assert house.cash_in.notice == Notice(2, NotTaken.NOT_HERE)
        await house.service.tell(c.Freeze("wrong number"))
        await refused(house, NOTE, NotTaken.FROZEN)()
        await house.until(lambda: not house.service.state.frozen)  # the table knows of no freeze
        await house.service.tell(c.Lock(f.LockReason.DOOR))
        await refused(house, NOTE, NotTaken.LOCKED)()
        await house.service.tell(c.Unlock(f.LockReason.DOOR, "ann"))
        house.table.die()
        await house.until(lambda: not house.service.link.up)
        await refused(house, NOTE, NotTaken.NO_TABLE)()
        await refused(house, p.Ticket("1" * 18), NotTaken.NO_TABLE)()
        assert house.notes_cents == 0

    play(story, house)


def test_a_note_written_down_in_the_moment_of_a_freeze_is_given_back(house: House) -> None:
    async def story(house: House) -> None:
        house.validator.events.put_nowait(p.Escrowed(NOTE))
        while house.service.state.note_in is None:
            await asyncio.sleep(0)
        house.service.keeper.submit([f.AccountFrozen(reason="wrong number")])
        await house.until(lambda: house.validator.told == ["give back"])
        await house.hear(p.Returned())
        assert house.service.durable.note_in is None
        assert house.notes_cents == 0

    play(story, house)


def test_nothing_is_taken_that_brings_the_credit_above_the_limit(house: House) -> None:
    async def story(house: House) -> None:
        big = await house.ticket(7000)
        for note in (p.Note(5000), p.Note(2000)):
            assert await house.hear(p.Escrowed(note), p.Stacked(note)) == ["accept", "acknowledge"]
            await house.hear(p.Acknowledged())
        assert house.validator.enabled == (frozenset({1000, 2000}), True)
        await refused(house, p.Note(5000), NotTaken.OVER_LIMIT)()
        house.cash_in.notice = None
        await house.hear(p.NotWanted())
        assert house.cash_in.notice is not None
        assert house.cash_in.notice.why is NotTaken.OVER_LIMIT
        assert await house.hear(p.Escrowed(p.Ticket(big)), p.Returned()) == ["give back"]
        assert house.cash_in.notice is not None
        assert house.cash_in.notice.why is NotTaken.OVER_LIMIT
        await house.until(lambda: house.ticket_status(big) is TicketStatus.ISSUED)
        assert house.service.durable.credit_cents == 7000

    play(story, house)


def test_what_cannot_be_taken_is_not_drawn_in(house: House) -> None:
    async def story(house: House) -> None:
        await asyncio.sleep(2 * LOOK_S)
        assert house.validator.enabled == (LIMITS.notes_cents, True)
        await house.service.tell(c.Lock(f.LockReason.DOOR))
        await asyncio.sleep(2 * LOOK_S)
        assert house.validator.enabled == (frozenset(), False)
        await house.service.tell(c.Unlock(f.LockReason.DOOR, "ann"))
        await asyncio.sleep(2 * LOOK_S)
        assert house.validator.enabled == (LIMITS.notes_cents, True)
        house.table.die()
        await house.until(lambda: house.validator.enabled == (frozenset(), False))

    play(story, house)


def test_after_closing_time_nothing_is_taken(house: House) -> None:
    async def story(house: House) -> None:
        now_ms = int(asyncio.get_running_loop().time() * 1000)
        house.service.keeper.submit([f.ClosingNoticed(due_ms=now_ms + 60_000)])
        assert house.cash_in.refusal(house.service, NOTE) is None
        house.service.keeper.submit([f.ClosingNoticed(due_ms=now_ms)])
        assert house.cash_in.refusal(house.service, NOTE) is NotTaken.NOT_OPEN

    play(story, house)


def test_a_rule_book_without_tickets_takes_none(rapid: RuleBook) -> None:
    async def story(house: House) -> None:
        await refused(house, p.Ticket("1" * 18), NotTaken.NO_TICKETS)()
        assert house.validator.enabled == (LIMITS.notes_cents, False)

    play(story, House(rapid))


# ---- Tickets ------------------------------------------------------------------------------------


def test_a_ticket_is_held_at_the_table_until_it_is_stacked(house: House) -> None:
    async def story(house: House) -> None:
        number = await house.ticket(1500)
        assert await house.hear(p.Escrowed(p.Ticket(number))) == ["accept"]
        assert house.ticket_status(number) is TicketStatus.HELD
        assert house.service.durable.credit_cents == 0
        assert await house.hear(p.Stacked(p.Ticket(number))) == ["acknowledge"]
        assert house.service.durable.credit_cents == 1500
        await house.hear(p.Acknowledged())
        assert house.ticket_status(number) is TicketStatus.PAID
        await refused(house, p.Ticket(number), NotTaken.TICKET_PAID)()

    play(story, house)


@pytest.mark.parametrize("ending", [p.Returned(), p.Rejected("torn"), p.Ready()])
def test_a_ticket_that_was_never_stacked_is_the_players_again(
    house: House, ending: p.ValidatorEvent
) -> None:
    async def story(house: House) -> None:
        number = await house.ticket(1500)
        await house.hear(p.Escrowed(p.Ticket(number)), ending)
        await house.until(lambda: house.ticket_status(number) is TicketStatus.ISSUED)
        assert house.service.durable.credit_cents == 0
        assert await house.hear(p.Escrowed(p.Ticket(number)), p.Stacked(p.Ticket(number))) == [
            "accept",
            "acknowledge",
        ]
        assert house.service.durable.credit_cents == 1500

    play(story, house)


def test_a_ticket_pulled_out_while_the_table_is_asked_is_never_accepted(house: House) -> None:
    async def story(house: House) -> None:
        number = await house.ticket(1500)
        house.validator.events.put_nowait(p.Escrowed(p.Ticket(number)))
        house.validator.events.put_nowait(p.Returned())
        await asyncio.sleep(8)
        assert house.validator.told == []
        assert house.service.durable.ticket_in is None
        await house.until(lambda: house.ticket_status(number) is TicketStatus.ISSUED)

    play(story, house)


def test_each_refusal_of_a_ticket_has_its_own_words(house: House) -> None:
    async def story(house: House) -> None:
        await refused(house, p.Ticket(mark_of("table") + "9" * 14), NotTaken.UNKNOWN_TICKET)()
        await refused(house, p.Ticket(mark_of("other") + "9" * 14), NotTaken.OTHER_TABLE)()
        number = await house.ticket(1500)
        house.table.die()
        house.table.wall_ahead_ms += 25 * HOUR_MS  # a ticket is good for a day here
        house.table.start()
        await house.until(lambda: not house.service.link.up)
        await house.until(lambda: house.service.link.up)
        await refused(house, p.Ticket(number), NotTaken.TICKET_EXPIRED)()

    play(story, house)


def test_a_ticket_in_use_elsewhere_is_refused(house: House) -> None:
    async def story(house: House) -> None:
        number = await house.ticket(1500)
        other = house.other.machine.service
        assert other is not None
        await other.enter_ticket(number)
        await refused(house, p.Ticket(number), NotTaken.TICKET_HELD)()
        await other.recover_ticket(stacked=True)

    play(story, house)


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
def test_a_note_that_a_power_cut_met_is_doubted_before_the_validator_is_reset(
    house: House, held: p.Held
) -> None:
    async def story(house: House) -> None:
        await house.hear(p.Escrowed(NOTE))
        assert await house.hear(p.PoweredUp(held)) == ["acknowledge"]
        assert house.service.durable.doubt == ("note-0", "is a note of 1000 cents in the box?")
        await house.hear(p.Ready())
        assert house.service.durable.doubt is not None
        assert house.notes_cents == 0

    play(story, house)


@pytest.mark.parametrize("other", [p.Returned(), p.Rejected("askew"), p.PoweredUp(p.Held.ACCEPTOR)])
def test_what_came_back_behind_a_note_in_doubt_says_nothing_about_it(
    house: House, other: p.ValidatorEvent
) -> None:
    async def story(house: House) -> None:
        await house.hear(p.Escrowed(NOTE), p.Doubtful())
        assert await house.hear(p.Escrowed(p.Note(2000))) == ["give back"]
        await house.hear(other)
        assert house.service.durable.doubt is not None
        await house.service.tell(c.JudgePaper("note-0", True, "ann"))
        assert house.notes_cents == 1000

    play(story, house)


def test_a_validator_that_finds_its_memory_ends_the_doubt(house: House) -> None:
    async def story(house: House) -> None:
        await house.hear(p.Escrowed(NOTE), p.PoweredUp(p.Held.STACKER))
        assert await house.hear(p.Stacked(None)) == ["acknowledge"]
        assert (house.notes_cents, house.service.durable.locks) == (1000, {})
        await house.hear(p.Acknowledged(), p.Escrowed(NOTE, 8), p.PoweredUp(p.Held.STACKER))
        await house.hear(p.Ready(counted=9))
        assert (house.notes_cents, house.service.durable.locks) == (2000, {})
        await house.hear(p.Escrowed(NOTE, 9), p.Doubtful(), p.Ready(counted=9))
        assert (house.notes_cents, house.service.durable.locks) == (2000, {})

    play(story, house)


def test_a_terminal_that_was_killed_goes_on_where_it_was(house: House) -> None:
    async def story(house: House) -> None:
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
        assert (house.notes_cents, house.service.durable.locks) == (1000, {})
        assert house.service.durable.taken == ""

    play(story, house)


def test_staff_are_told_of_trouble_and_of_its_end(house: House) -> None:
    async def story(house: House) -> None:
        await house.hear(p.Gone("the line was hung up"))
        assert house.cash_in.trouble == "the validator does not answer: the line was hung up"
        await house.hear(p.Back())
        assert house.cash_in.trouble == ""
        await house.hear(p.Troubled(p.Trouble.FAILURE, "stack motor"))
        assert house.cash_in.trouble == "it has failed: stack motor"
        await house.hear(p.Cleared())
        assert house.cash_in.trouble == ""

    play(story, house)
