"""Jackpots: from no more bets at every table to the draw at the last of them, and what levels that
rise cost a screen.

The controller is a process with its journal on a disk; ten tables with a hundred jackpot wagers
each say theirs at the same moment. Beside it a bare echo answers the same lines with the same
lines, and a bare SQLite commit writes as much, in turns, so that a noisy moment of the machine
meets all alike.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import perf_counter

import msgspec

from kiosk.config import JackpotConfig, LevelConfig, Network
from kiosk.game import facts as f
from kiosk.game.jackpot.values import LEVELS_MAX
from kiosk.garbage import garbage_waits
from kiosk.jackpot.process import run_jackpot
from kiosk.lab.bench import odometers
from kiosk.lab.bench.journal import bare_journal
from kiosk.lab.bench.measure import Beside, Figure, Spread, Wanted
from kiosk.lab.bench.processes import beside, listening
from kiosk.link import jackpot as j
from kiosk.link.identity import Role
from kiosk.link.message import Message
from kiosk.link.messages import PROTOCOL
from kiosk.link.session import LINE_MAX, line
from kiosk.progress import Progress
from kiosk.rules.supernova import Several

SOCKET, ECHO = "jackpot.sock", "echo.sock"
_DRAWN, _ANSWERED = b'"type":"jackpot_drawn"', b'"type":"answer"'


@dataclass(frozen=True, slots=True, kw_only=True)
class JackpotPlan:
    tables: int = 10
    wagers: int = 100
    """Of each table."""
    warm_up: int = 10
    rounds: int = 200
    turns: int = 15
    """In which levels on a screen stand, and rise."""
    told_s: float = odometers.TOLD_S


SHORT = JackpotPlan(tables=2, wagers=3, warm_up=1, rounds=2, turns=1, told_s=0.2)


@dataclass(slots=True)
class Times:
    ours_s: list[float] = field(default_factory=list)
    echo_s: list[float] = field(default_factory=list)
    commit_s: list[float] = field(default_factory=list)


def figures(wanted: Wanted) -> Iterator[Figure]:
    plan = SHORT if wanted.short else JackpotPlan()
    with Progress("drawing") as progress:
        times = asyncio.run(_play(wanted.folder, plan, progress))
    yield _figure(times, plan)
    yield odometers.figure(plan.turns, plan.told_s)


def _figure(times: Times, plan: JackpotPlan) -> Figure:
    ours_s, echo_s, commit_s = map(median, (times.ours_s, times.echo_s, times.commit_s))
    bare_s = echo_s + commit_s
    return Figure(
        f"{plan.tables} x {plan.wagers} jackpot wagers drawn / echo and commit",
        ours_s / bare_s,
        "x",
        3,
        f"{Spread.of(times.ours_s)}; echo {echo_s * 1e3:.2f} ms, commit {commit_s * 1e3:.2f} ms",
        Beside("bare echo of the same lines, and a commit", ours_s * 1e3, bare_s * 1e3, "ms"),
    )


# ---- Servers, each in a process of its own -----------------------------------------------------


def serve_controller(folder: Path) -> None:
    levels = tuple(
        LevelConfig(name=f"Level {n}", reset_cents=10**8, limit_cents=2 * 10**8, increment_bp=1)
        for n in range(1, LEVELS_MAX + 1)
    )
    config = JackpotConfig(
        name="bench",
        journal="jackpot.db",
        wager_cents=500,
        most_return_bp=10_000,
        levels=levels,
        network=Network(socket=SOCKET),
    )
    asyncio.run(run_jackpot(config, folder))


def serve_echo(path: Path, answer: bytes) -> None:
    asyncio.run(_echo(path, answer))


async def _echo(path: Path, answer: bytes) -> None:
    async def door(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while await reader.readline():
            writer.write(answer)
        writer.close()

    server = await asyncio.start_unix_server(door, path, limit=LINE_MAX)
    await server.serve_forever()


# ---- Tables that have their lines ready --------------------------------------------------------


class _Table:
    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, first: int
    ) -> None:
        self._reader, self._writer, self._n = reader, writer, first

    def say(self, message: Message) -> None:
        self._writer.write(line(self._n, message))
        self._n += 1

    async def until(self, said: bytes) -> None:
        """A line with this in it; others, such as the levels, are passed over."""
        while said not in await self._reader.readline():
            pass

    def close(self) -> None:
        self._writer.close()


@asynccontextmanager
async def _table(path: Path, name: str, *, greets: bool) -> AsyncIterator[_Table]:
    reader, writer = await asyncio.open_unix_connection(path, limit=LINE_MAX)
    first = 0
    if greets:
        writer.write(line(0, j.JackpotHello(protocol=PROTOCOL, role=Role.TABLE, name=name)))
        first = msgspec.json.decode(await reader.readline())["say"]["first"]
    table = _Table(reader, writer, first)
    try:
        yield table
    finally:
        table.close()


async def _in_service(folder: Path) -> None:
    """It listens before it has read its journal, and hangs up until then."""
    hello = line(0, j.JackpotHello(protocol=PROTOCOL, role=Role.TABLE, name="first"))
    told = b""
    while b"jackpot_welcome" not in told:
        reader, writer = await asyncio.open_unix_connection(folder / SOCKET, limit=LINE_MAX)
        with suppress(ConnectionError):
            writer.write(hello)
            told = await reader.readline()
        writer.close()


async def _play(folder: Path, plan: JackpotPlan, progress: Progress) -> Times:
    answer = line(0, j.JackpotDrawn(key="T0-0000", round=1000))
    times = Times()
    async with AsyncExitStack() as opened:
        opened.enter_context(beside(serve_controller, folder))
        opened.enter_context(beside(serve_echo, folder / ECHO, answer))
        for socket in (SOCKET, ECHO):
            await listening(folder / socket)
        await _in_service(folder)
        ours = [
            await opened.enter_async_context(_table(folder / SOCKET, f"T{n}", greets=True))
            for n in range(plan.tables)
        ]
        echo = [
            await opened.enter_async_context(_table(folder / ECHO, f"T{n}", greets=False))
            for n in range(plan.tables)
        ]
        bare = opened.enter_context(closing(bare_journal(folder / "bare.db")))
        body = b"".join(map(f.encode, _facts(plan)))
        for round_ in range(1, plan.warm_up + plan.rounds + 1):
            measured = (
                await _round(ours, plan, round_, answer=_ANSWERED),
                await _round(echo, plan, round_, answer=_DRAWN),
            )
            start = perf_counter()
            bare.execute("INSERT INTO facts (at_ms, kind, key, body) VALUES (0, '', '', ?)", [body])
            commit_s = perf_counter() - start
            if round_ > plan.warm_up:
                times.ours_s.append(measured[0])
                times.echo_s.append(measured[1])
                times.commit_s.append(commit_s)
            progress(round_, plan.warm_up + plan.rounds)
    return times


def _seats(plan: JackpotPlan) -> tuple[str, ...]:
    return tuple(map(str, range(1, plan.wagers + 1)))


def _facts(plan: JackpotPlan) -> list[f.JackpotRoundDrawn]:
    """What the controller writes down in a round."""
    return [
        f.JackpotRoundDrawn(
            key=f"T{n}-1000",
            table=f"T{n}",
            round=1000,
            seats=_seats(plan),
            several=Several.SHARE,
        )
        for n in range(plan.tables)
    ]


async def _round(
    tables: Sequence[_Table], plan: JackpotPlan, round_: int, *, answer: bytes
) -> float:
    """From the first line to the last answer. That each confirms its draw is not measured: nothing
    of it is left when the next begins."""
    seats = _seats(plan)
    asked = [
        j.JackpotRound(key=f"T{n}-{round_}", round=round_, seats=seats, several=Several.SHARE)
        for n in range(len(tables))
    ]
    with garbage_waits():
        start = perf_counter()
        for table, said in zip(tables, asked, strict=True):
            table.say(said)
        await asyncio.gather(*(table.until(_DRAWN) for table in tables))
        took_s = perf_counter() - start
    for table, said in zip(tables, asked, strict=True):
        table.say(j.JackpotConfirmed(key=said.key))
    await asyncio.gather(*(table.until(answer) for table in tables))
    return took_s
