"""A table, its terminals and its staff as real processes, and what they are judged by."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from kiosk.audit.agreement import compare
from kiosk.audit.audit import audit_file
from kiosk.audit.findings import Audited
from kiosk.game import facts as f
from kiosk.game.money import Source
from kiosk.game.round.state import SlipStatus, TablePhase
from kiosk.game.table import commands as c
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal
from kiosk.journal.facts import read_facts
from kiosk.journal.reader import JournalReader
from kiosk.lab.simulate.casino import Room
from kiosk.lab.simulate.checks import wrong_at_rest
from kiosk.lab.simulate.crew import Crew
from kiosk.lab.simulate.croupier import Pace
from kiosk.lab.simulate.house import furnish, playing_terminal
from kiosk.lab.simulate.staff import OnePerson
from kiosk.link import messages as m
from kiosk.link.session import GoneError
from kiosk.rules.terms import Tender
from tests.conftest import BOOKS
from tests.e2e.processes import LOOK_S, WITH_SOMEBODY, Program, until

RULEBOOK = "nsw-single-zero"
PACE_S = 0.12
REST_S = 10.0
LIMIT_CENTS = 1_000_000_000
CONNECTED = "connected to Table 1"
QUICK = Pace(wagering_s=0, spin_s=(0, 0.1), show_s=0, attend_s=0, close_s=0.3, sensor_s=0)


class Floor:
    table: Program

    def __init__(
        self,
        folder: Path,
        random: Random,
        *,
        rulebook: str = RULEBOOK,
        terminals: int = 2,
        disk_fails: bool = False,
        **more: Any,
    ) -> None:
        """`more` is of the `House`. Where a disk fails, a machine logs where it was."""
        limits = {"hand_pay_limit_cents": LIMIT_CENTS, "grace_s": 1.0}
        self.house = house = furnish(folder, rulebook, terminals=terminals, **limits | more)
        self.random = random
        self.disk_fails = disk_fails
        self.seats = house.seats
        self.machines = ("table", *(f"terminal-{seat}" for seat in self.seats))
        self.terminals: dict[str, Program] = {}
        book = BOOKS[rulebook]
        self.crew = Crew(
            book,
            house.client,
            lambda what: Random(random.getrandbits(32)),
            replace(QUICK, wagering_s=book.terms.period.shortest_s),
            printed=house.printed,
            staff=OnePerson,
        )
        self.console, self.staff = self.crew.console, self.crew.staff
        self.staff.console.on_change = self._look
        self.registered: set[tuple[int, str]] = set()
        """Every round and seat whose slip the table has shown as registered."""

    def _look(self) -> None:
        board = self.console.board
        self.registered |= {(board.round, seat) for seat in board.registered} if board else set()

    # ---- Coming and going ---------------------------------------------------------------------

    def start_table(
        self, launcher: tuple[str, ...] = WITH_SOMEBODY, under: tuple[str, ...] = ()
    ) -> Program:
        """Again, if it was killed or stopped. Only the laboratory's own can hurry."""
        hurried = ("--hurried",) if launcher == WITH_SOMEBODY else ()
        words = ("table", *hurried, "--config", self.house.table_config)
        log = self.house.log_of("table")
        self.table = Program(*words, launcher=launcher, under=under, log=log)
        return self.table

    def start_terminal(
        self,
        seat: str,
        *,
        player: bool = True,
        launcher: tuple[str, ...] = WITH_SOMEBODY,
        under: tuple[str, ...] = (),
    ) -> Program:
        seed = self.random.getrandbits(32) if player else None
        _, *words = playing_terminal(self.house, seat, player=seed, pace_s=PACE_S, hurried=True)
        log = self.house.log_of(f"terminal-{seat}")
        self.terminals[seat] = Program(*words, launcher=launcher, under=under, log=log)
        return self.terminals[seat]

    @asynccontextmanager
    async def staffed(self) -> AsyncIterator[None]:
        """Somebody at the console while this is open. Afterwards nothing of ours is running."""
        crew = self.crew
        people = (self.staff.console, crew.eye, crew.croupier, crew.attendant)
        try:
            # Whoever fails ends the evening at once, and not by a wait that is never over.
            async with asyncio.TaskGroup() as tasks:
                at_work = [tasks.create_task(somebody.run()) for somebody in people]
                yield
                for task in at_work:
                    task.cancel()
        except BaseException:
            for program in self.programs():
                print(program.told())
            raise
        finally:
            await self.abandon()

    async def abandon(self) -> None:
        for program in self.programs():
            await program.abandon()

    def programs(self) -> list[Program]:
        table = [self.table] if hasattr(self, "table") else []
        return [*table, *self.terminals.values()]

    async def everybody_here(self) -> None:
        await until(lambda: len(self.here()) == len(self.seats), "everybody at the table")

    async def somebody_here(self) -> None:
        """The table is in service, with staff and a terminal at it."""
        await until(self.here, "somebody at the table")

    def here(self) -> tuple[str, ...]:
        for program in self.programs():
            assert program.running, program.told()
        board = self.console.board
        return board.here if board is not None and self.staff.console.person is not None else ()

    async def rounds(self, more: int) -> None:
        """Wait until so many more rounds have begun."""
        await until(lambda: self.console.board is not None, "the table")
        wanted = self._round() + more
        await until(lambda: self._round() >= wanted, f"round {wanted}")

    def _round(self) -> int:
        return self.console.board.round if self.console.board is not None else 0

    async def credit(self, seat: str, cents: int) -> None:
        """Staff take cash."""
        credit, came = c.Credit(seat, cents, Tender.CASH), False
        while not came:
            with suppress(GoneError):
                came = (await self.staff.order(credit, any_time=True)).done
            await asyncio.sleep(LOOK_S)

    async def retire(self) -> list[str]:
        """The players leave, staff put right what is open, and all machines are stopped. Returns
        what is wrong then: nothing, if no cent and no slip was lost or counted twice."""
        await self.everybody_here()
        await self.rounds(1)
        await asyncio.gather(*(terminal.stop() for terminal in self.terminals.values()))
        for seat in self.seats:
            self.start_terminal(seat, player=False)
        await self.everybody_here()
        await self.rounds(2)
        self.crew.croupier.opens_rounds = False
        await until(self._quiet, "nothing left to do")
        await self._rest()
        await asyncio.gather(*(program.stop() for program in self.programs()))
        return list(wrong(self))

    async def _rest(self) -> None:
        """Until the last that was said is heard and written down, if it ever is."""
        give_up_s = time.monotonic() + REST_S
        while list(wrong(self)) and time.monotonic() < give_up_s:
            await asyncio.sleep(LOOK_S)

    def _quiet(self) -> bool:
        board = self.console.board
        idle = board is not None and board.phase is TablePhase.IDLE
        return idle and self.console.staff_tasks == m.StaffTasks()

    # ---- What is there ------------------------------------------------------------------------

    def room(self) -> Room:
        """Of all seats, as one sees it who walks along them."""
        all_of_it = Room()
        for seat, kept in self.house.rooms().items():
            for notes in kept.notes.values():
                all_of_it.notes[seat].update(notes)
            all_of_it.printed |= kept.printed
            all_of_it.pockets += kept.pockets
            all_of_it.stacked |= kept.stacked
        return all_of_it

    def journal(self, machine: str) -> Path:
        return self.house.folder / self.house.journal_of(machine)

    def audits(self) -> dict[str, Audited]:
        return {name: audit_file(self.journal(name), BOOKS) for name in self.machines}

    def facts(self, machine: str) -> list[f.AnyFact]:
        with JournalReader.read_only(self.journal(machine)) as reader:
            return [fact for _, fact in read_facts(reader)]


# ---- What can be wrong ------------------------------------------------------------------------


def wrong(floor: Floor) -> Iterator[str]:
    """Everything that is not as it must be once all is at rest."""
    audits = floor.audits()
    findings = [finding for audited in audits.values() for finding in audited.findings]
    yield from map(str, findings or compare(list(audits.values())))
    table = audits["table"].state
    terminals = [a.state for a in audits.values() if isinstance(a.state, Terminal)]
    if findings or not isinstance(table, Table):
        return
    yield from wrong_at_rest(table, terminals, floor.room())
    yield from _payments(floor, audits["table"], terminals)
    yield from _slips(floor, audits)
    if table.due:
        yield f"payments that were never answered: {sorted(table.due)}"
    for log in floor.house.folder.glob("*.log"):
        _, traceback, where = log.read_text().partition("Traceback")
        if traceback and not floor.disk_fails:
            yield where


def _payments(floor: Floor, table: Audited, terminals: list[Terminal]) -> Iterator[str]:
    """What staff took and gave over the counter is what the terminals took in and gave out. What a
    case was paid by hand is told by the case."""
    ordered = Counter[str]()
    for what, _, cents in table.payments.values():
        ordered[what] += cents
    credited = sum(
        t.money.sources[Source.STAFF] + t.money.sources[Source.VOUCHERS] for t in terminals
    )
    told = [fact for seat in floor.seats for fact in floor.facts(f"terminal-{seat}")]
    handed = sum(fact.cents for fact in told if isinstance(fact, f.HandPaid))
    if credited != ordered["credit"]:
        yield f"staff took in {ordered['credit']} cents, terminals credited {credited}"
    if handed != ordered["hand pay"]:
        yield f"staff paid out {ordered['hand pay']} cents, terminals gave out {handed}"


def _slips(floor: Floor, audits: dict[str, Audited]) -> Iterator[str]:
    """A slip that was acknowledged is held by the table, and was settled or given back."""
    table = audits["table"]
    taken = {
        (fact.round, fact.seat)
        for fact in floor.facts("table")
        # Staff who find a slip in a terminal's records register it as well.
        if isinstance(fact, f.SlipTaken) or (isinstance(fact, f.RecordsJudged) and fact.confirmed)
    }
    acknowledged = set(floor.registered)
    for seat in floor.seats:
        for fact in floor.facts(f"terminal-{seat}"):
            if isinstance(fact, f.SlipRegistered):
                acknowledged.add((fact.round, seat))
    for round_, seat in sorted(acknowledged - taken):
        yield f"round {round_}: the slip of seat {seat} was acknowledged and is lost"
    for round_, seat in sorted(taken):
        played = table.rounds[round_]
        slip = played.slips[seat]
        void = played.void or slip.status is SlipStatus.VOID
        story = audits[f"terminal-{seat}"].stories.get(round_)
        ended = story.ending if story else "not there"
        if slip.status is SlipStatus.REFUSED:
            yield f"round {round_}: the slip of seat {seat} was registered and then refused"
        elif void and ended != "void":
            yield f"round {round_}: void, and at seat {seat} {ended}"
        elif not void and (ended != "settled" or slip.reported != played.settlement):
            yield f"round {round_}: registered, and at seat {seat} {ended}"
