"""A table, its terminals and its staff on real sockets and files, and what they are judged by."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from kiosk.audit.agreement import compare
from kiosk.audit.audit import audit_file
from kiosk.audit.findings import Audited
from kiosk.game import facts as f
from kiosk.game.money import Place, Source
from kiosk.game.table.state import SlipStatus, Table
from kiosk.game.terminal.state import Terminal
from kiosk.journal.facts import read_facts
from kiosk.journal.reader import JournalReader
from kiosk.link.client import TableClient
from kiosk.link.identity import Role
from kiosk.link.session import LINE_MAX
from kiosk.simulate import room_file
from kiosk.simulate.casino import Room
from kiosk.simulate.checks import wrong_at_rest
from tests.conftest import BOOKS
from tests.e2e.processes import KIOSK, LOOK_S, Program, until
from tests.e2e.staff import Supervisor

RULEBOOK = "nsw-single-zero"
PACE_S = 0.12
REST_S = 10.0


@dataclass(slots=True)
class Floor:
    folder: Path
    random: Random
    rulebook: str = RULEBOOK
    seats: tuple[str, ...] = ("1", "2")
    grace_s: float = 1.0
    disk_fails: bool = False
    """Then a machine logs where it was when that happened."""
    table: Program = field(init=False)
    terminals: dict[str, Program] = field(default_factory=dict)
    journals: dict[str, Path] = field(default_factory=dict)
    """By the name of the machine."""
    past: list[Program] = field(default_factory=list)
    """Programs that were killed or stopped, for what they said."""
    console: TableClient = field(init=False)
    staff: Supervisor = field(init=False)

    def __post_init__(self) -> None:
        self.write_table()
        for seat in self.seats:
            self.write_terminal(seat)
        self.console = TableClient(Role.CONSOLE, "1", self._connect)
        self.staff = Supervisor(BOOKS[self.rulebook], self.console, self.random, self._printed)

    # ---- What they are told -------------------------------------------------------------------

    @property
    def socket(self) -> Path:
        return self.folder / "table.sock"

    def write_table(self, journal: str = "table.db") -> Path:
        seats = ", ".join(f'"{seat}"' for seat in self.seats)
        path = self.folder / "table.toml"
        self.journals["table"] = self.folder / journal
        path.write_text(
            f'name = "Table 7"\nrulebook = "{self.rulebook}"\njournal = "{journal}"\n'
            f"seats = [{seats}]\nhand_pay_limit_cents = 1_000_000_000\nticket_days = 30\n"
            f'grace_s = {self.grace_s}\n[network]\nsocket = "table.sock"\n'
        )
        return path

    def write_terminal(
        self, seat: str, *, journal: str = "", socket: str = "table.sock", name: str = ""
    ) -> Path:
        machine = f"terminal-{seat}"
        journal = journal or f"{machine}.db"
        path = self.folder / f"{name or machine}.toml"
        self.journals[machine] = self.folder / journal
        path.write_text(
            f'seat = "{seat}"\nrulebook = "{self.rulebook}"\njournal = "{journal}"\n'
            f'[network]\nsocket = "{socket}"\n'
        )
        return path

    def room_of(self, seat: str) -> Path:
        return self.folder / f"room-{seat}.json"

    # ---- Coming and going ---------------------------------------------------------------------

    def start_table(self, launcher: tuple[str, ...] = KIOSK, under: tuple[str, ...] = ()) -> None:
        config = self.folder / "table.toml"
        self.table = Program("table", "--config", config, launcher=launcher, under=under)

    def start_terminal(
        self,
        seat: str,
        *,
        player: bool = True,
        launcher: tuple[str, ...] = KIOSK,
        under: tuple[str, ...] = (),
    ) -> Program:
        seed = ("--player", str(self.random.getrandbits(32))) if player else ()
        self.terminals[seat] = Program(
            "terminal",
            "--headless",
            "--config",
            self.folder / f"terminal-{seat}.toml",
            "--room",
            self.room_of(seat),
            "--pace",
            str(PACE_S),
            *seed,
            launcher=launcher,
            under=under,
        )
        return self.terminals[seat]

    @asynccontextmanager
    async def staffed(self) -> AsyncIterator[None]:
        """Somebody at the console while this is open. Afterwards nothing of ours is running."""
        people = [asyncio.create_task(work.run()) for work in (self.console, self.staff)]
        try:
            yield
            for task in people:
                assert not task.done(), task.exception()
        except BaseException:
            for program in self.programs():
                print(program.told())
            raise
        finally:
            for task in people:
                task.cancel()
            await asyncio.gather(*people, return_exceptions=True)
            for program in self.programs():
                await program.abandon()

    def programs(self) -> list[Program]:
        table = [self.table] if hasattr(self, "table") else []
        return [*table, *self.terminals.values()]

    async def everybody_here(self) -> None:
        await until(lambda: len(self._here()) == len(self.seats), "everybody at the table")

    async def somebody_here(self) -> None:
        """The table is in service, with staff and a terminal at it."""
        await until(self._here, "somebody at the table")

    def _here(self) -> tuple[str, ...]:
        for program in self.programs():
            assert program.running, program.told()
        board = self.console.board
        return board.here if board is not None and self.staff.at_work else ()

    async def rounds(self, more: int) -> None:
        """Wait until so many more rounds have begun."""
        await until(lambda: self.console.board is not None, "the table")
        assert self.console.board is not None
        wanted = self.console.board.round + more
        await until(lambda: self._round() >= wanted, f"round {wanted}")

    def _round(self) -> int:
        return self.console.board.round if self.console.board is not None else 0

    async def credit(self, seat: str, cents: int) -> None:
        """Staff take cash. An order is refused if the round went on while it was given."""
        while not await self.staff.credit(seat, cents):
            await asyncio.sleep(LOOK_S)

    async def retire(self) -> list[str]:
        """The players leave, staff put right what is open, and all machines are stopped. Returns
        what is wrong then: nothing, if no cent and no slip was lost or counted twice."""
        await self.everybody_here()
        await self.rounds(1)
        self.past += self.terminals.values()
        await asyncio.gather(*(terminal.stop() for terminal in self.terminals.values()))
        for seat in self.seats:
            self.start_terminal(seat, player=False)
        await self.everybody_here()
        await self.rounds(2)
        self.staff.opens_rounds = False
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
        return board is not None and board.phase == "idle" and not self.staff.anything_open

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_unix_connection(self.socket, limit=LINE_MAX)

    # ---- What is there ------------------------------------------------------------------------

    def rooms(self) -> dict[str, room_file.Kept]:
        kept = {seat: room_file.read(self.room_of(seat)) for seat in self.seats}
        return {seat: room for seat, room in kept.items() if room is not None}

    def _printed(self, number: str) -> bool:
        """Somebody goes and looks."""
        return any(number in room.printed for room in self.rooms().values())

    def room(self) -> Room:
        """Of all seats, as one sees it who walks along them."""
        all_of_it = Room()
        for seat, kept in self.rooms().items():
            all_of_it.notes_cents[seat] = sum(kept.notes_cents.values())
            all_of_it.printed |= kept.printed
            all_of_it.pockets += kept.pockets
            all_of_it.stacked |= kept.stacked
        return all_of_it

    def audits(self) -> dict[str, Audited]:
        return {name: audit_file(path, BOOKS) for name, path in self.journals.items()}


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
    yield from _payments(audits["table"], terminals)
    yield from _slips(floor, audits)
    if table.due:
        yield f"payments that were never answered: {sorted(table.due)}"
    for program in (*floor.past, *floor.programs()):
        if program.said("Traceback") and not floor.disk_fails:
            at = next(n for n, line in enumerate(program.lines) if "Traceback" in line)
            yield "\n".join(program.lines[max(0, at - 1) :])


def _payments(table: Audited, terminals: list[Terminal]) -> Iterator[str]:
    """What staff took and gave over the counter is what the terminals took in and gave out."""
    ordered = Counter[str]()
    for what, _, cents in table.payments.values():
        ordered[what] += cents
    credited = sum(
        t.money.sources[Source.STAFF] + t.money.sources[Source.VOUCHERS] for t in terminals
    )
    handed = sum(t.money[Place.HAND_PAID] for t in terminals)
    if credited != ordered["credit"]:
        yield f"staff took in {ordered['credit']} cents, terminals credited {credited}"
    if handed != ordered["hand pay"]:
        yield f"staff paid out {ordered['hand pay']} cents, terminals gave out {handed}"


def _slips(floor: Floor, audits: dict[str, Audited]) -> Iterator[str]:
    """A slip that was acknowledged is held by the table, and was settled or given back."""
    table = audits["table"]
    taken = {
        (fact.round, fact.seat)
        for fact in facts_of(floor, "table")
        # Staff who find a slip in a terminal's records register it as well.
        if isinstance(fact, f.SlipTaken) or (isinstance(fact, f.RecordsJudged) and fact.confirmed)
    }
    acknowledged = set(floor.staff.registered)
    for seat in floor.seats:
        for fact in facts_of(floor, f"terminal-{seat}"):
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


def facts_of(floor: Floor, machine: str) -> list[f.AnyFact]:
    with JournalReader.read_only(floor.journals[machine]) as reader:
        return [fact for _, fact in read_facts(reader)]
