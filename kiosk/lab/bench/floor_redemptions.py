"""A ticket redeemed over the floor, beside the bare transactions of PostgreSQL that it needs; and
with a year behind it."""

import asyncio
import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path

from kiosk.floor.database.connections import Connection, Connections
from kiosk.floor.database.migrate import migrate
from kiosk.game import facts as f
from kiosk.journal.facts import entries
from kiosk.journal.record import Head, Record, genesis, link
from kiosk.lab.bench.floor_history import Past, make_past
from kiosk.lab.bench.measure import Beside, Figure, Wanted
from kiosk.lab.bench.processes import StoppedError
from kiosk.lab.postgres import Cluster, NoPostgresError
from kiosk.lab.simulate.children import Child, end
from kiosk.lab.simulate.house import TAPIS
from kiosk.link import floor as fl
from kiosk.link.floor_client import FloorPeer, connected
from kiosk.link.message import HeadAt
from kiosk.link.session import LINE_MAX, Connect
from kiosk.witness import packed

AT_ONCE = (1, 8, 64)
BUDGET = 3.0
AGED = 1.5
TABLES_MAX = 8
REDEMPTIONS, REDEMPTIONS_SHORT = 1000, 40
TICKETS = 1_000_000
PART = 100
RUNS = 5
LATER = "2090-01-01"
_LATER_MS = 3_786_912_000_000
_START_S = 60.0


def figures(wanted: Wanted) -> Iterator[Figure]:
    wanted.folder.chmod(0o711)  # PostgreSQL does not run as root, and must get there
    try:
        cluster = Cluster(wanted.folder / "tickets")
    except NoPostgresError as error:
        raise StoppedError(str(error)) from None
    try:
        cluster.make()
        cluster.start(shared_buffers="256MB", max_wal_size="4GB")
        yield from asyncio.run(_figures(cluster, wanted))
    finally:
        cluster.close()


async def _figures(cluster: Cluster, wanted: Wanted) -> list[Figure]:
    many = REDEMPTIONS_SHORT if wanted.short else REDEMPTIONS
    found = []
    small = await Bench.open(cluster, wanted.folder, "small")
    for at_once in AT_ONCE:
        over, bare = [], []
        for _ in range(1 if wanted.short else RUNS):
            bare.append(await small.bare_s(many, at_once))
            over.append(await small.over_s(many, at_once))
        found.append(_figure(min(over) / many, min(bare) / many, at_once))
    await small.close()
    found.append(await _aged(cluster, wanted, many))
    return found


def _figure(over_s: float, bare_s: float, at_once: int) -> Figure:
    detail = f"{over_s * 1e3:.2f} ms each, {bare_s * 1e3:.2f} by PostgreSQL alone"
    beside = Beside("two transactions of PostgreSQL", over_s * 1e3, bare_s * 1e3, "ms")
    what = f"a ticket redeemed over the floor, {at_once} at once"
    return Figure(what, over_s / bare_s, "x", BUDGET, detail, beside)


async def _aged(cluster: Cluster, wanted: Wanted, many: int) -> Figure:
    """Eight at once, with a year of tickets and facts, and with a hundredth of it. They take turns,
    and the shortest time is the one least disturbed."""
    tickets = TICKETS // 500 if wanted.short else TICKETS
    sizes = (max(tickets // PART, 20), tickets)
    benches = [await Bench.open(cluster, wanted.folder, f"aged{size}", size) for size in sizes]
    took = [float("inf")] * len(benches)
    for _ in range(1 if wanted.short else RUNS):
        for place, bench in enumerate(benches):
            took[place] = min(took[place], await bench.over_s(many, 8) / many)
    for bench in benches:
        await bench.close()
    part, year = took
    detail = f"{tickets:,} tickets and five times as many facts: {year * 1e3:.2f} ms each"
    beside = Beside("the same with a hundredth", year * 1e3, part * 1e3, "ms")
    return Figure("a redemption after a year", year / part, "x", AGED, detail, beside)


class Bench:
    """A database, a floor above it as a process of its own, and tables that ask it."""

    def __init__(self, name: str, database: str, folder: Path) -> None:
        self._connections = Connections(database, max(AT_ONCE))
        self._socket = folder / f"{name}.sock"
        config = folder / f"{name}.toml"
        config.write_text(
            f'name = "Bench"\ndatabase = "{database}"\n[network]\nsocket = "{self._socket.name}"\n'
        )
        words = [TAPIS, "floor", "--quiet", "--config", str(config)]
        self._child = Child("floor", words, folder / f"{name}.log")
        self._issued = 0
        self._tables: dict[str, Table] = {}

    @classmethod
    async def open(cls, cluster: Cluster, folder: Path, name: str, tickets: int = 0) -> "Bench":
        cluster.create(name)
        await asyncio.to_thread(migrate, cluster.conninfo(name))
        bench = cls(name, cluster.conninfo(name), folder)
        if tickets:
            await make_past(bench._connections, Past(tickets, int(time.time() * 1000)))
        async with asyncio.timeout(_START_S):
            while not bench._socket.exists():
                await asyncio.sleep(0.05)
        return bench

    async def close(self) -> None:
        self._connections.close()
        await end([self._child])

    async def _issue(self, many: int) -> list[str]:
        first, self._issued = self._issued, self._issued + many
        numbers = [f"9{place:017}" for place in range(first, first + many)]
        async with self._connections.one() as connection:
            await connection.execute(
                "INSERT INTO tickets (number, cents, issued_by, issued_at, expires_at)"
                " SELECT number, 500, 'elsewhere', now(), %s FROM unnest(%s::text[]) number",
                [LATER, numbers],
            )
        return numbers

    async def over_s(self, many: int, at_once: int) -> float:
        """From the first question until the floor has all facts."""
        numbers = await self._issue(many)
        tables = min(at_once, TABLES_MAX)
        names = [f"bench {n}" for n in range(tables)]
        for name in names:
            self._tables.setdefault(name, Table(name))
        each = [numbers[n::tables] for n in range(tables)]
        async with AsyncExitStack() as opened:
            peers = [
                await opened.enter_async_context(self._tables[name].opened(self._way))
                for name in names
            ]
            start = time.perf_counter()
            await asyncio.gather(
                *(
                    self._tables[name].redeem(peer, mine, at_once // tables)
                    for name, peer, mine in zip(names, peers, each, strict=True)
                )
            )
            return time.perf_counter() - start

    @property
    def _way(self) -> Connect:
        return lambda: asyncio.open_unix_connection(self._socket, limit=LINE_MAX)

    async def bare_s(self, many: int, at_once: int) -> float:
        """What the same needs by itself: the hold, and then the end of it with its two facts."""
        numbers = iter(await self._issue(many))

        async def work(worker: int) -> None:
            async with self._connections.one() as connection:
                machine = await _machine(connection, f"bare {worker}")
                for number in numbers:
                    await _bare(connection, machine, number)

        start = time.perf_counter()
        await asyncio.gather(*map(work, range(at_once)))
        return time.perf_counter() - start


async def _machine(connection: Connection, name: str) -> int:
    found = await connection.execute(
        "INSERT INTO machines (table_name, journal, head_hash) VALUES (%s, 'table', '')"
        " ON CONFLICT (table_name, journal) DO UPDATE SET head_hash = '' RETURNING id",
        [name],
    )
    row = await found.fetchone()
    assert row is not None
    return int(row[0])


async def _bare(connection: Connection, machine: int, number: str) -> None:
    async with connection.transaction():
        await connection.execute("SELECT 1 FROM tickets WHERE number = %s FOR UPDATE", [number])
        await connection.execute(
            "INSERT INTO redemptions (key, number, table_name, terminal, state)"
            " VALUES (%s, %s, 'bare', '1', 'held')",
            [f"bare {number}", number],
        )
        await connection.execute("UPDATE tickets SET state = 'held' WHERE number = %s", [number])
    async with connection.transaction():
        found = await connection.execute(
            "UPDATE machines SET head_seq = head_seq + 2 WHERE id = %s RETURNING head_seq",
            [machine],
        )
        row = await found.fetchone()
        assert row is not None
        await connection.execute(
            "INSERT INTO facts (machine, seq, at_ms, kind, key, body, hash)"
            " SELECT %s, seq, 0, 'ticket_paid', '', %s, %s"
            " FROM generate_series(%s::bigint, %s::bigint) seq",
            [machine, bytes(180), bytes(32), row[0] - 1, row[0]],
        )
        await connection.execute(
            "UPDATE redemptions SET state = 'stacked', ended_at = now() WHERE key = %s",
            [f"bare {number}"],
        )
        await connection.execute(
            "UPDATE tickets SET state = 'redeemed', redeemed_at = now(), redeemed_by = 'bare'"
            " WHERE number = %s",
            [number],
        )


class Table:
    """As far as a floor sees it: it asks, and tells what it has written down."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._head: Head = genesis("table")
        self._waiting: list[Record] = []
        self._due = asyncio.Event()

    def opened(self, way: Connect) -> AbstractAsyncContextManager[FloorPeer]:
        seen = HeadAt(seq=self._head.seq, hash=self._head.hash.hex())
        return connected(way, self._name, seen)

    async def redeem(self, peer: FloorPeer, numbers: Sequence[str], at_once: int) -> None:
        left, kept = iter(numbers), asyncio.create_task(self._tell(peer, 2 * len(numbers)))

        async def work() -> None:
            for number in left:
                key = f"{self._name} {number}"
                held = await peer.hold(fl.FloorHold(key=key, number=number, terminal="1"))
                assert held.answer == "held", held
                self._write(key, number)

        await asyncio.gather(*(work() for _ in range(at_once)))
        await kept

    def _write(self, key: str, number: str) -> None:
        written = (
            f.TicketVouched(
                key=key, number=number, seat="1", cents=500, expires_ms=_LATER_MS, table="x"
            ),
            f.TicketPaid(number=number, seat="1"),
        )
        new = link(self._head, entries(written, at_ms=0))
        self._head = new[-1].head
        self._waiting += new
        self._due.set()

    async def _tell(self, peer: FloorPeer, facts: int) -> None:
        """A batch at a time, with all that was written meanwhile."""
        while facts:
            await self._due.wait()
            self._due.clear()
            batch, self._waiting = self._waiting[:500], self._waiting[500:]
            if self._waiting:
                self._due.set()
            if batch:
                answer = await peer.keep("table", packed(batch))
                assert not answer.trouble, answer.trouble
                facts -= len(batch)
