"""A till: a table and a terminal as processes of their own, a simulated validator at the far end of
a pty, somebody who feeds it, and staff who look into its box. Things go wrong at every step.

python -m tests.devices.till id003 1000 500 ["says stacked again" ...]
"""

import asyncio
import os
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Callable, Generator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import count, cycle
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from kiosk.audit.agreement import compare
from kiosk.audit.audit import audit_file
from kiosk.config import Network, TerminalConfig
from kiosk.console.order import Outcome
from kiosk.game.cash.state import Question
from kiosk.game.money import Source
from kiosk.game.table import commands as c
from kiosk.game.table.state import Table
from kiosk.game.terminal import commands as ats
from kiosk.game.terminal.state import Terminal
from kiosk.game.tickets.state import TicketStatus
from kiosk.lab.bench.processes import running
from kiosk.lab.devices.bench import Bench
from kiosk.lab.devices.cable import Delay, Drop, Garble
from kiosk.lab.devices.id003 import SimulatedId003
from kiosk.lab.devices.transport import Paper, PaperPlace
from kiosk.lab.simulate.casino import Room
from kiosk.lab.simulate.croupier import Attendant
from kiosk.lab.simulate.faults import Faults
from kiosk.lab.simulate.printer import VirtualPrinter
from kiosk.lab.simulate.scenario.live import Followed
from kiosk.lab.simulate.staff_tasks import Found
from kiosk.link import messages as m
from kiosk.terminal.cabinet import Devices, cabinet_in
from tests.conftest import BOOKS
from tests.devices.watched import WatchedId003, WatchedSsp
from tests.e2e.floor import LIMIT_CENTS, QUICK, Floor
from tests.e2e.processes import KIOSK, WAIT_S, Program, until

RULEBOOK = "crown-single-zero"
MOVE_S = 0.03
NOTES_CENTS = (1000, 2000, 5000)


VALIDATORS: dict[str, type[WatchedId003] | type[WatchedSsp]] = {
    "id003": WatchedId003,
    "ssp": WatchedSsp,
}
FAULTS = (
    "none",
    "kill",
    "drop",
    "garble",
    "delay",
    "unplug",
    "power-cut",
    "power-cut of everything",
    "power-cut without recovery",
    "jam",
    "jam, stacked",
    "stacks unasked",
    "says stacked again",
    "says another amount",
)


LIES = ("stacks unasked", "says stacked again", "says another amount")
HEARD = ("none", "drop", "garble", "delay", "jam", "jam, stacked", *LIES)
"""Those at which the device hears the word, though the host may not hear the answer."""
LATE_S = {"id003": 0.35, "ssp": 1.3}
"""Later than the host waits."""


class Looker(Attendant):
    """Staff who look into the box when a terminal asks them to."""

    box: Callable[[m.DoubtfulPaper], Found | None] = staticmethod(lambda doubtful: Found(False))
    at_rest: Callable[[], bool] = staticmethod(lambda: True)
    looked = 0

    def finds_in_box(self, doubtful: m.DoubtfulPaper) -> Found | None:
        return self.box(doubtful) if self.at_rest() else None

    async def _order(self, command: c.Command) -> Outcome:
        came = await super()._order(command)
        self.looked += isinstance(command, c.JudgePaper) and came.done
        return came


@dataclass(slots=True)
class Till:
    floor: Floor
    protocol: str
    device: WatchedId003 | WatchedSsp = field(init=False)
    bench: Bench = field(init=False)
    staff: Looker = field(init=False)
    issuer: Any = field(init=False)
    journal: Followed = field(init=False)
    room: Room = field(default_factory=Room)
    worth: dict[str, int] = field(default_factory=dict)
    """Of each ticket."""
    nameless: list[Paper] = field(default_factory=list)
    """Tickets in the box of which the terminal never had a word: staff have found them."""
    inserted: int = 0
    returned: int = 0
    fired: int = 0
    struck: Counter[str] = field(default_factory=Counter)
    """How often each fault met something."""
    _steps: int = 0
    _at: int = 0
    _fault: str = "none"
    _killed: bool = False
    _mending: set[asyncio.Task[None]] = field(default_factory=set)

    # ---- Setting up ---------------------------------------------------------------------------

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Till"]:
        house = self.floor.house
        self.journal = Followed(BOOKS[RULEBOOK], self.floor.journal("terminal-1"))
        self.device = VALIDATORS[self.protocol](move_s=MOVE_S, escrow_s=30.0)
        self.floor.start_table(launcher=KIOSK)
        self.floor.crew.croupier.away = True
        self.staff = self.floor.crew.attendant = Looker(
            self.floor.staff, QUICK, printed=lambda number: True
        )
        link = house.folder / house.port_of("validator", "1")
        async with Bench(self.device, link=link) as self.bench:
            self._start_terminal()
            async with self.floor.staffed(), running(self._issue()):
                async with asyncio.timeout(WAIT_S):
                    await self.floor.staff.come_on_duty()
                await self._ready()
                yield self

    @property
    def terminal(self) -> Program:
        return self.floor.terminals["1"]

    def _start_terminal(self) -> None:
        words = ("terminal", "--headless", "--config", self.floor.house.terminal_config("1"))
        self.floor.terminals["1"] = Program(*words, log=self.floor.house.log_of("terminal-1"))

    async def _issue(self) -> None:
        """A second terminal, which only prints tickets."""
        config = TerminalConfig(
            seat="2",
            rulebook=RULEBOOK,
            journal="terminal-2.db",
            network=Network(socket="table.sock"),
        )
        random = self.floor.random
        printer = VirtualPrinter(self.room, random, Faults(random, likely={}), move_s=(0, 0))
        devices = Devices(printer=printer)
        self.issuer = cabinet_in(self.floor.house.folder, config, BOOKS[RULEBOOK], devices).machine
        await self.issuer.run()

    async def ticket(self, cents: int) -> str:
        await until(lambda: self.issuer.service and self.issuer.service.link.up, "the issuer")
        printed = len(self.room.pockets)
        await self.issuer.service.tell(ats.StackNote(f"issue-{printed}", cents))
        await self.issuer.service.cash_out()
        await until(lambda: len(self.room.pockets) > printed, "a ticket")
        number = self.room.pockets[-1]
        self.worth[number] = cents
        return number

    # ---- Feeding it ---------------------------------------------------------------------------

    async def _ready(self) -> None:
        """The terminal takes notes: it is connected, set up, not locked."""
        await until(self._takes, "the validator is enabled")

    def _takes(self) -> bool:
        assert self.terminal.running or self._killed, self.terminal.told()
        alive = not self._killed and not self._mending
        at_rest = self.device.transport.place is PaperPlace.EMPTY and not self.device.troubled
        return (
            alive
            and at_rest
            and "1" in self.floor.here()
            and not self.floor.console.staff_tasks.locks
            and self.device.takes()
            and self._settled()
        )

    @property
    def state(self) -> Terminal:
        state = self.journal.state
        assert isinstance(state, Terminal)
        return state

    def _settled(self) -> bool:
        """Nothing is open in the terminal's journal: nobody is looking into the box for it."""
        state = self.state
        return not (
            state.cash.note_in or state.tickets.entered or state.cash.doubts or state.locks.reasons
        )

    async def feed(self, command: str, fault: str = "none", step: int = 0) -> bool:
        """Insert it, with a fault at the so-manieth word of the host. True if the fault met it."""
        await self._ready()
        box = len(self.device.transport.box)
        back = len(self.device.transport.returned)
        self.staff.box = self._find
        self.staff.at_rest = lambda: self.device.transport.place is PaperPlace.EMPTY
        self._steps, self._at, self._fault = 0, step, fault
        self.device.watch, self.device.says_another_amount = self._watch, False
        self.bench.do(command)
        self.inserted += 1

        def over() -> bool:
            gone = len(self.device.transport.box) + len(self.device.transport.returned)
            return gone > box + back and self._takes()

        await until(lambda: self._killed or over(), f"{command}, {fault} at {step}")
        if self._killed:
            await self._raise_from_the_dead()
            await until(over, f"{command}, {fault} at {step}")
        met, self._at = self._steps >= step, 0
        credited, cents = self._told(), self._in_box()
        assert credited == cents, f"{command}, {fault} at {step}: {cents} in, {credited} credited"
        self.returned += len(self.device.transport.returned) > back
        self.fired += met
        return met

    def _find(self, doubtful: m.DoubtfulPaper) -> Found | None:
        """Staff count what is in the box, and know what the terminal has told of it. Of a note that
        nobody can name they say what it is worth."""
        doubt, more = self.state.cash.doubts.get(doubtful.key), self._in_box() - self._told()
        if doubt is None:
            return None  # it was told after all
        if doubt.question is Question.CREDITED:
            return Found(more >= 0)
        if not doubt.never_accepted or more in (0, doubt.cents):
            return Found(more == doubt.cents if doubt.cents else more > 0)
        paper = self.device.transport.box[-1]
        if paper.digits:
            self.nameless.append(paper)
        return Found(stacked=True, cents=paper.cents)

    def _in_box(self) -> int:
        return sum(map(self._cents, self.device.transport.box))

    def _cents(self, paper: Paper) -> int:
        return self.worth[paper.digits] if paper.digits else paper.cents

    def _told(self) -> int:
        """What was credited for what is in the box, or found there by staff."""
        sources = self.state.money.sources
        return (
            sources[Source.NOTES] + sources[Source.TICKETS] + sum(map(self._cents, self.nameless))
        )

    async def _raise_from_the_dead(self) -> None:
        assert await self.terminal.ends() == -signal.SIGKILL
        self._killed = False
        self._start_terminal()

    # ---- Faults -------------------------------------------------------------------------------

    def _watch(self) -> bool:
        """At each word of the host. False: the device does not hear it."""
        self._steps += 1
        if self._steps != self._at:
            return True
        strike = {
            "kill": self._kill,
            "drop": lambda: self.bench.cable.spoil(Drop(), 1),
            "garble": lambda: self.bench.cable.spoil(Garble(at=3), 1),
            "delay": lambda: self.bench.cable.spoil(Delay(LATE_S[self.protocol]), 1),
            "unplug": self._unplug,
            "power-cut": self.device.power_cut,
            "power-cut of everything": self._cut_everything,
            "power-cut without recovery": self._cut_without_recovery,
            "jam": self._jam,
            "jam, stacked": self._jam,
            "stacks unasked": self.device.stack_unasked,
            "says stacked again": lambda: self._mend(self.device.say_stacked_again),
            "says another amount": self._say_another_amount,
        }.get(self._fault)
        if strike is not None:
            strike()
        return self._fault in HEARD

    def _say_another_amount(self) -> None:
        self.device.says_another_amount = True

    def _unplug(self) -> None:
        self.bench.cable.unplug()
        self._mend(self.bench.cable.plug)

    def _cut_everything(self) -> None:
        self._kill()
        self.device.power_cut()

    def _cut_without_recovery(self) -> None:
        if isinstance(self.device, SimulatedId003):
            self.device.recovers = False
        self.device.power_cut()
        self._mend(self._recover_again)

    def _recover_again(self) -> None:
        if isinstance(self.device, SimulatedId003):
            self.device.recovers = True

    def _jam(self) -> None:
        if self.device.transport.place in _CAN_JAM:
            self.bench.do("jam")
            past = self.device.transport.place is PaperPlace.STACKING
            stacked = " stacked" if past and self._fault == "jam, stacked" else ""
            self._mend(lambda: self.bench.do(f"clear{stacked}"))

    def _kill(self) -> None:
        os.kill(self.terminal.pid, signal.SIGKILL)
        self._killed = True

    def _mend(self, put_right: Callable[[], object]) -> None:
        async def later() -> None:
            await asyncio.sleep(10 * MOVE_S)
            put_right()

        task = asyncio.create_task(later())
        self._mending.add(task)
        task.add_done_callback(self._mending.discard)

    # ---- Counting -----------------------------------------------------------------------------

    async def wrong(self) -> list[str]:
        """Everything that is not as it must be, once all is at rest."""
        await self._ready()
        await until(self._nothing_held, "the table knows what was paid")
        await self.terminal.stop()
        return list(self._differences())

    def _nothing_held(self) -> bool:
        table = audit_file(self.floor.journal("table"), BOOKS).state
        assert isinstance(table, Table)
        return all(t.status is not TicketStatus.HELD for t in table.tickets.values())

    def _differences(self) -> AsyncIterator[str] | Any:
        audits = self.floor.audits()
        for audited in audits.values():
            yield from map(str, audited.findings)
        yield from map(str, compare(list(audits.values())))
        terminal, table = audits["terminal-1"].state, audits["table"].state
        assert isinstance(terminal, Terminal)
        assert isinstance(table, Table)
        box = [*(Counter(self.device.transport.box) - Counter(self.nameless)).elements()]
        cents = sum(paper.cents for paper in box)
        if terminal.money.sources[Source.NOTES] != cents:
            yield f"in the box {cents}, credited {terminal.money.sources[Source.NOTES]}"
        tickets = [paper.digits for paper in box if paper.digits]
        paid = {n for n, t in table.tickets.items() if t.status is TicketStatus.PAID}
        if len(set(tickets)) < len(tickets) or set(tickets) != paid:
            yield f"in the box {len(tickets)} tickets, paid {len(paid)}"
        worth = sum(table.tickets[number].cents for number in tickets)
        if terminal.money.sources[Source.TICKETS] != worth:
            yield f"tickets of {worth}, credited {terminal.money.sources[Source.TICKETS]}"
        cash, locks = terminal.cash, terminal.locks.reasons
        if cash.note_in or terminal.tickets.entered or cash.doubts or locks:
            yield f"something is left over: {cash.note_in} {cash.doubts} {locks}"
        if self.terminal.said("Traceback"):
            yield self.terminal.told()


_CAN_JAM = (PaperPlace.DRAWING, PaperPlace.ESCROW, PaperPlace.STACKING, PaperPlace.RETURNING)


@asynccontextmanager
async def till(folder: Path, protocol: str) -> AsyncIterator[Till]:
    floor = Floor(
        folder,
        Random(7),
        rulebook=RULEBOOK,
        credit_limit_cents=LIMIT_CENTS,
        validator=protocol,
    )
    opened = Till(floor, protocol)
    with suppress(asyncio.CancelledError):
        async with opened.open():
            yield opened


Course: TypeAlias = Generator[tuple[str, int], bool, None]
"""Which fault at which step, for one thing after the other. Told whether the fault met it."""


def every_step(faults: Sequence[str] = FAULTS) -> Course:
    """Past the last step of a fault the next one begins at the first."""
    for fault in cycle(faults):
        for step in count(1):
            if not (yield fault, step):
                break


def some_steps() -> Course:
    """Each fault in turn, here and there. A busy machine says fewer words than an idle one: a fault
    that came too late for the last of them comes again, at the first."""
    for n in count():
        fault = FAULTS[n % len(FAULTS)]
        if not (yield fault, 1 + 5 * n % 6):
            yield fault, 1


async def run(
    folder: Path,
    protocol: str,
    *,
    notes: int,
    tickets: int,
    course: Callable[[], Course] = every_step,
) -> Till:
    """So many of each, until there are no more."""
    async with till(folder, protocol) as it:
        kinds = ["note"] * notes + ["ticket"] * tickets
        it.floor.random.shuffle(kinds)
        courses = {kind: course() for kind in ("note", "ticket")}
        following = {kind: next(each) for kind, each in courses.items()}
        for kind in kinds:
            fault, step = following[kind]
            cents = it.floor.random.choice(NOTES_CENTS)
            word = str(cents) if kind == "note" else await it.ticket(cents)
            met = await it.feed(f"{kind} {word}", fault, step)
            it.struck[fault] += met
            following[kind] = courses[kind].send(met)
        wrong = await it.wrong()
        assert not wrong, wrong
    return it


if __name__ == "__main__":
    protocol, notes, tickets, *faults = sys.argv[1:]
    assert set(faults) <= set(FAULTS), f"the faults are {FAULTS}"
    course = partial(every_step, faults or FAULTS)
    with tempfile.TemporaryDirectory() as folder:
        done = asyncio.run(
            run(Path(folder), protocol, notes=int(notes), tickets=int(tickets), course=course)
        )
        print(f"{done.inserted} inserted, {done.fired} met a fault, {done.returned} came back,")
        print(*(f"{fault}: {times}" for fault, times in done.struck.items()), sep=", ")
        print(f"staff looked {done.staff.looked} times; {done.device.status()}")
        print(f"{len(done.nameless)} found in the box that the terminal had no word of")
