"""Many terminals at several tables race for the same tickets, while a real PostgreSQL is killed,
stopped, has no room and does not get its answers through.

python -m tests.floor.race [--tables 4] [--terminals 8] [--tickets 200] [--seed 1]

Everybody has a copy of every ticket. Each must be paid once, the sum must not change, and every
journal is decided again as it is written, and compared with the others at the end. As root the
database is on a disk of its own (a small tmpfs), which is filled. Of the tickets so many are raced
for with each thing that goes wrong, so that nothing of it comes when all is over.
"""

import argparse
import asyncio
import logging
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random

import psycopg

from kiosk import resources
from kiosk.floor.database.migrate import migrate
from kiosk.floor.database.store import PostgresStore
from kiosk.floor.watch import watch
from kiosk.game.facts import TicketPaid, decode
from kiosk.game.money import MoneyPlace, Source
from kiosk.game.table import commands as c
from kiosk.lab.postgres import Cluster
from kiosk.lab.simulate.casino import Room
from kiosk.lab.simulate.faults import Faults
from kiosk.lab.simulate.floor import FloorAbove
from kiosk.lab.simulate.network import Network
from kiosk.lab.simulate.staff import SECOND, SUPERVISOR, Staff
from kiosk.lab.simulate.stage import StageTerminal, VirtualStage
from tests.floor.proxy import Proxy

BOOK = "crown-single-zero"
TICKET_CENTS = 2000
DISK_MB = 160


class Copies(list[str]):
    """Whoever has a ticket has it still when it was put in: it was a copy."""

    def remove(self, number: str) -> None:
        pass

    def __iadd__(self, numbers: object) -> "Copies":  # type: ignore[override,misc]
        return self


@dataclass(slots=True)
class CopyRoom(Room):
    boxes: Counter[str] = field(default_factory=Counter)
    """How often a copy of each ticket lies in a box."""

    def stack(self, seat: str, cents: int, ticket: str) -> None:
        if ticket:
            self.boxes[ticket] += 1
            self.stacked[ticket] = seat
        else:
            self.notes[seat][cents] += 1

    def beside(self) -> "CopyRoom":
        return CopyRoom(
            printed=self.printed, pockets=self.pockets, stacked=self.stacked, boxes=self.boxes
        )


@contextmanager
def own_disk(folder: Path) -> Iterator[bool]:
    """A small one, if we may: True."""
    folder.mkdir(parents=True, exist_ok=True)
    size = f"size={DISK_MB}m"
    mounted = (
        os.getuid() == 0
        and not subprocess.run(
            ["mount", "-t", "tmpfs", "-o", size, "tmpfs", folder], check=False, capture_output=True
        ).returncode
    )
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", folder], check=True)


@asynccontextmanager
async def floor_on(
    cluster: Cluster, folder: Path, seed: int
) -> AsyncIterator[tuple[FloorAbove, Proxy]]:
    """A floor's service above this PostgreSQL, with a proxy between."""
    with psycopg.connect(cluster.conninfo(), autocommit=True) as connection:
        connection.execute("CREATE DATABASE race")
    migrate(cluster.conninfo("race"))
    proxy = Proxy(folder, cluster.socket_folder)
    await proxy.open()
    store = PostgresStore(f"host={folder} user=tapis dbname=race", lambda: int(time.time() * 1000))
    faults = Faults(Random(seed), likely={})
    floor = FloorAbove(Network(Random(seed), faults), Random(seed), store)
    floor.start()
    watching = asyncio.create_task(watch(store))
    try:
        yield floor, proxy
    finally:
        watching.cancel()
        floor.die()
        await store.close()
        await proxy.close()


class Race:
    def __init__(self, floor: FloorAbove, *, tables: int, terminals: int, seed: int) -> None:
        self.random = Random(seed)
        self.room = CopyRoom(pockets=Copies())
        seats = [str(n) for n in range(1, terminals + 1)]
        book = resources.rulebook(BOOK)
        self.stages = [
            VirtualStage(
                book,
                seats,
                f"race {seed} {n}",
                name=f"Table {n}",
                room=self.room if n == 1 else self.room.beside(),
            )
            for n in range(1, tables + 1)
        ]
        for stage in self.stages:
            stage.watch.on_a_floor = True
            stage.table.floor_link = floor.network
        self.tried = 0
        self.raced = 0
        """So many of the tickets are raced for by now."""

    @property
    def terminals(self) -> list[StageTerminal]:
        return [terminal for stage in self.stages for terminal in stage.terminals.values()]

    async def open(self) -> None:
        async def one(stage: VirtualStage) -> None:
            await stage.start()
            await stage.until(lambda: stage.console.client.board is not None, "a console")
            staff = Staff(stage.console)
            came = await staff.order(c.OpenTable(0), who=SUPERVISOR, second=SECOND)
            assert came.done, came.why
            service = stage.table_service
            await stage.until(lambda: service.floor.up and bool(service.durable.floor.blocks), "up")

        await asyncio.gather(*map(one, self.stages))

    async def print(self, tickets: int) -> None:
        """So many, at all terminals in turn."""
        per, more = divmod(tickets, len(self.terminals))

        async def at(stage: VirtualStage, terminal: StageTerminal, count: int) -> None:
            for _ in range(count):
                before = len(terminal.service.durable.tickets.out)
                terminal.validator.insert_note(TICKET_CENTS)
                await stage.until(lambda: terminal.service.durable.credit_cents > 0, "credit")
                await stage.until(lambda: terminal.validator.at_rest, "the note is in the box")
                await terminal.service.cash_out()
                await stage.until(
                    lambda before=before: (
                        terminal.service.durable.credit_cents == 0
                        and terminal.service.durable.tickets.printing is None
                        and len(terminal.service.durable.tickets.out) >= min(before + 1, 1)
                    ),
                    "a ticket",
                )

        places = [(s, t) for s in self.stages for t in s.terminals.values()]
        await asyncio.gather(*(at(s, t, per + (n < more)) for n, (s, t) in enumerate(places)))
        assert len(self.room.printed) == tickets

    async def run(self) -> None:
        """Until each ticket lies in a box."""
        all_ = [*self.room.printed]

        async def at(terminal: StageTerminal) -> None:
            random = Random(self.random.random())
            while not all(self.room.boxes[number] for number in all_):
                raced = all_[: self.raced]
                open_ = [number for number in raced if not self.room.boxes[number]]
                takes = terminal.validator.takes and not terminal.service.state.locks.reasons
                if raced and takes:
                    # Now and then one that is paid already.
                    some = raced if not open_ or random.random() < 1 / 4 else open_
                    self.tried += 1
                    terminal.validator.insert_ticket(random.choice(some))
                await asyncio.sleep(random.uniform(0.01, 0.2))

        await asyncio.gather(*map(at, self.terminals))

    async def rest(self) -> None:
        for stage in self.stages:
            await stage.until(partial(_all_said, stage), "the floor has heard all", within_s=120)
        for stage in self.stages:
            await stage.rest()

    def check(self) -> list[str]:
        wrong = [
            f"{n}: {times} copies in boxes" for n, times in self.room.boxes.items() if times > 1
        ]
        paid: Counter[str] = Counter()
        for stage in self.stages:
            for record in stage.table.disk.durable:
                if record.kind == "ticket_paid":
                    fact = decode(record.body)
                    assert isinstance(fact, TicketPaid)
                    paid[fact.number] += 1
        wrong += [f"{n} was paid {times} times" for n, times in paid.items() if times != 1]
        states = [stage.state(seat) for stage in self.stages for seat in stage.terminals]
        came = sum(s.money.sources[Source.TICKETS] for s in states)
        left = sum(s.money[MoneyPlace.TICKET_ISSUED] for s in states)
        if came != left or len(paid) != len(self.room.printed):
            wrong.append(f"{left} cents left on tickets, {came} came back, {len(paid)} were paid")
        return wrong


def _all_said(stage: VirtualStage) -> bool:
    table = stage.table_service
    floor = table.durable.floor
    caught_up = table.floor.kept_seq == table.journaled.head.seq
    return caught_up and not floor.kept and not floor.sought


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    tables: int
    terminals: int
    tickets: int
    seed: int
    kinds: Sequence[str]
    """What goes wrong, in turn."""


async def trouble(
    cluster: Cluster, proxy: Proxy, done: asyncio.Event, run: Race, kinds: Sequence[str]
) -> Counter[str]:
    """One thing after the other, until the race is run."""
    happened: Counter[str] = Counter()
    tickets = len(run.room.printed)
    while not done.is_set():
        for kind in kinds:
            run.raced = min(tickets, run.raced + -(-tickets // len(kinds)))
            with suppress(TimeoutError):
                await asyncio.wait_for(done.wait(), 0.2)
            if done.is_set():
                break
            happened[kind] += 1
            await _strike(kind, cluster, proxy)
    return happened


async def _strike(kind: str, cluster: Cluster, proxy: Proxy) -> None:
    match kind:
        case "cut":
            for _ in range(10):
                proxy.cut()
                await asyncio.sleep(0.1)
        case "kill":
            await asyncio.to_thread(cluster.kill)
            await asyncio.sleep(0.5)
            await asyncio.to_thread(cluster.start)
        case "freeze":
            cluster.freeze()
            await asyncio.sleep(2.5)
            cluster.thaw()
        case "fill":
            filler = cluster.folder.parent / "filler"
            with suppress(OSError), filler.open("wb") as file:
                while True:
                    file.write(bytes(1_000_000))
            await asyncio.sleep(2.0)
            filler.unlink(missing_ok=True)
            # A PostgreSQL that could not write its log has stopped itself.
            await asyncio.to_thread(cluster.kill)
            await asyncio.to_thread(cluster.start)


async def race(cluster: Cluster, folder: Path, plan: Plan) -> tuple[Race, Counter[str], list[str]]:
    async with floor_on(cluster, folder, plan.seed) as (floor, proxy):
        run = Race(floor, tables=plan.tables, terminals=plan.terminals, seed=plan.seed)
        await run.open()
        await run.print(plan.tickets)
        done = asyncio.Event()
        troubles = asyncio.create_task(trouble(cluster, proxy, done, run, plan.kinds))
        try:
            await run.run()
        finally:
            done.set()
            happened = await troubles
        await run.rest()
        wrong = run.check()
        with psycopg.connect(cluster.conninfo("race")) as connection:
            asked = "SELECT state, count(*), sum(cents)::bigint FROM tickets GROUP BY state"
            found = connection.execute(asked).fetchall()
            if found != [("redeemed", plan.tickets, plan.tickets * TICKET_CENTS)]:
                wrong.append(f"the floor has {found}")
            doubts = connection.execute("SELECT number, why FROM doubts").fetchall()
            wrong += [f"a doubt that nobody needs: {doubt}" for doubt in doubts]
            alarms = "SELECT kind, table_name, detail FROM alarms WHERE kind <> 'machine silent'"
            wrong += [f"a false alarm: {alarm}" for alarm in connection.execute(alarms)]
        wrong += [f"there was no {kind}" for kind in {*plan.kinds} - {*happened}]
        return run, happened, wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for option, default in {"tables": 4, "terminals": 8, "tickets": 200, "seed": 1}.items():
        parser.add_argument(f"--{option}", type=int, default=default)
    asked = vars(parser.parse_args())
    logging.disable(logging.CRITICAL)
    folder = Path(tempfile.mkdtemp(prefix="tapis-race-", dir="/tmp"))
    began = time.monotonic()
    try:
        with own_disk(folder / "disk") as mounted:
            cluster = Cluster(folder / "disk" / "data")
            (folder / "disk").chmod(0o755)
            folder.chmod(0o755)
            try:
                cluster.make()
                cluster.start()
                kinds = ["cut", "freeze", "cut", "kill", *(["cut", "fill"] if mounted else [])]
                run, happened, wrong = asyncio.run(
                    race(cluster, folder, Plan(kinds=kinds, **asked))
                )
            finally:
                cluster.close()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(*wrong, sep="\n")
    took_s = time.monotonic() - began
    print(
        f"{len(run.room.printed)} tickets, {len(run.terminals)} terminals at {len(run.stages)} "
        f"tables, {run.tried} times put in, {dict(happened)}: {len(wrong)} wrong ({took_s:.0f} s)"
    )
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
