"""Connections as a service sees them, on a network that does as it is told."""

import asyncio
import os
import subprocess
import sys
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest

from kiosk.lab.simulate.faults import Faults
from kiosk.lab.simulate.network import Network, Node
from kiosk.lab.simulate.virtual_time import run
from tests.conftest import PROJECT

pytestmark = pytest.mark.virtual_time

TABLE = "table.socket"
FAULTS = [
    "link torn in a line",
    "link cut cleanly",
    "link silent one way",
    "line delayed",
    "line sent twice",
    "lines swapped",
    "line malformed",
    "connection refused",
]


def line(number: int) -> bytes:
    return b'{"line":%d,"text":"%s"}\n' % (number, b"abc" * (number % 40))


def now_s() -> float:
    return asyncio.get_running_loop().time()


class Bench:
    """A table that writes down what it hears, and one terminal that is connected to it."""

    def __init__(self, seed: int) -> None:
        self.faults = Faults(Random(seed), likely=0.0)
        self.network = Network(Random(seed + 1), self.faults)
        self.table, self.terminal = Node("table"), Node("terminal 1")
        self.heard: list[bytes] = []
        self.ends: list[str] = []
        self.reads = asyncio.Event()
        self.reads.set()
        self.writers: list[StreamWriter] = []
        self.listener = self.network.listen(self.table, TABLE, self._hear)

    async def _hear(self, reader: StreamReader, writer: StreamWriter) -> None:
        self.writers.append(writer)
        try:
            while data := await reader.read(1000):
                self.heard.append(data)
                await self.reads.wait()
            self.ends.append("hung up")
        except ConnectionResetError:
            self.ends.append("reset")
        finally:
            writer.close()

    @property
    def lines(self) -> list[bytes]:
        return b"".join(self.heard).splitlines(keepends=True)

    async def connect(self) -> tuple[StreamReader, StreamWriter]:
        return await self.network.connect(self.terminal, TABLE)


@asynccontextmanager
async def on_bench(seed: int = 1) -> AsyncIterator[tuple[Bench, StreamReader, StreamWriter]]:
    errors: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, what: errors.append(what))
    bench = Bench(seed)
    reader, writer = await bench.connect()
    await asyncio.sleep(1)
    yield bench, reader, writer
    assert errors == []
    bench.network.kill(bench.terminal)
    bench.network.kill(bench.table)


@pytest.mark.parametrize("seed", range(20))
async def test_all_that_is_written_arrives_in_order_and_in_pieces(seed: int) -> None:
    async with on_bench(seed) as (bench, _, writer):
        for number in range(200):
            writer.write(line(number))
            await writer.drain()
        writer.close()
        await asyncio.sleep(1)
        assert bench.ends == ["hung up"]
    assert bench.lines == [line(number) for number in range(200)]
    assert any(not data.endswith(b"\n") for data in bench.heard)


async def test_both_ends_talk_at_once_and_it_takes_a_moment() -> None:
    async with on_bench() as (bench, reader, writer):
        began_s = now_s()
        bench.writers[0].write(b"place your bets\n")
        writer.write(b"hello\n")
        assert await reader.readline() == b"place your bets\n"
        await asyncio.sleep(0.1)
        assert began_s < now_s()
        assert bench.lines == [b"hello\n"]


async def test_nobody_there_means_refused_after_a_while() -> None:
    async with on_bench() as (bench, _, _):
        began_s = now_s()
        with pytest.raises(ConnectionRefusedError):
            await bench.network.connect(bench.terminal, "elsewhere")
        assert now_s() > began_s
        bench.listener.close()
        with pytest.raises(ConnectionRefusedError):
            await bench.connect()
        bench.network.listen(Node("table"), TABLE, bench._hear).close()
        with pytest.raises(ConnectionRefusedError):
            await bench.connect()


async def test_an_address_is_taken_once() -> None:
    async with on_bench() as (bench, _, _):
        with pytest.raises(OSError, match="already"):
            bench.network.listen(Node("other"), TABLE, bench._hear)


async def test_the_reader_keeps_to_its_limit() -> None:
    async with on_bench() as (bench, _, _):
        small, other = await bench.network.connect(bench.terminal, TABLE, limit=100)
        await asyncio.sleep(0)
        bench.writers[1].write(b"x" * 1000 + b"\n")
        with pytest.raises(ValueError, match="limit"):
            await small.readline()
        other.close()


async def test_a_writer_waits_for_a_peer_that_does_not_read() -> None:
    async with on_bench() as (bench, _, writer):
        bench.reads.clear()
        written = 0
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(60):
                while True:
                    writer.write(line(39) * 100)
                    written += 100
                    await writer.drain()
        assert written * len(line(39)) < 1_000_000
        bench.reads.set()
        async with asyncio.timeout(60):
            await writer.drain()
        await asyncio.sleep(1)
        assert bench.lines == [line(39)] * written


async def test_a_process_that_dies_resets_its_connections_and_hears_no_more() -> None:
    async with on_bench() as (bench, reader, writer):
        writer.write(b"before\n")
        await asyncio.sleep(1)
        leftover = bench.writers[0]
        bench.network.kill(bench.table)
        leftover.write(b"from the grave\n")
        with pytest.raises(ConnectionResetError):
            await reader.readline()
        with pytest.raises(ConnectionResetError):
            await writer.drain()
        with pytest.raises(ConnectionRefusedError):
            await bench.connect()
        assert not bench.table.alive
        leftover.close()
        await leftover.wait_closed()
        bench.network.listen(Node("table"), TABLE, bench._hear)
        _, again = await bench.connect()
        again.write(b"after\n")
        await asyncio.sleep(1)
        again.close()
    assert bench.lines == [b"before\n", b"after\n"]
    assert bench.ends == []


async def test_a_process_that_hung_up_before_it_died_has_hung_up() -> None:
    async with on_bench() as (bench, _, writer):
        writer.write(line(1))
        writer.close()
        await writer.wait_closed()
        bench.network.kill(bench.terminal)
        await asyncio.sleep(1)
    assert (bench.lines, bench.ends) == ([line(1)], ["hung up"])


async def test_an_aborted_connection_is_reset() -> None:
    async with on_bench() as (bench, _, writer):
        writer.write(line(1))
        writer.transport.abort()
        await writer.wait_closed()
        await asyncio.sleep(1)
    assert (bench.heard, bench.ends) == ([], ["reset"])


async def test_writing_to_one_who_has_hung_up_is_answered_by_a_reset() -> None:
    async with on_bench() as (bench, reader, writer):
        bench.writers[0].close()
        assert await reader.read() == b""
        await writer.drain()
        writer.write(line(1))
        await asyncio.sleep(1)
        with pytest.raises(ConnectionResetError):
            await writer.drain()


async def test_a_machine_without_power_is_silent_both_ways() -> None:
    async with on_bench() as (bench, reader, writer):
        bench.network.power_off(bench.table)
        bench.writers[0].write(b"from the grave\n")
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(3600):
                await reader.readline()
        writer.write(b"anybody there?\n")
        await writer.drain()
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(3600):
                while True:
                    writer.write(line(39) * 100)
                    await writer.drain()
        with pytest.raises(ConnectionRefusedError):
            await bench.connect()
    assert bench.heard == []


async def test_tasks_of_a_dead_process_end_and_the_others_go_on() -> None:
    one, other = Node("one"), Node("other")
    tasks = [node.spawn(asyncio.sleep(10)) for node in (one, other)]
    await asyncio.sleep(1)
    Network(Random(1), Faults(Random(1), likely=0.0)).kill(one)
    await asyncio.wait(tasks)
    assert [task.cancelled() for task in tasks] == [True, False]


def test_an_error_in_a_handler_is_reported_and_ends_the_connection() -> None:
    async def main() -> list[str]:
        async def fail(reader: StreamReader, writer: StreamWriter) -> None:
            raise LookupError("no such terminal")

        reported: list[str] = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: reported.append(repr(context["exception"])))
        bench = Bench(1)
        bench.network.listen(bench.table, "failing", fail)
        reader, writer = await bench.network.connect(bench.terminal, "failing")
        assert await reader.read() == b""
        writer.close()
        return reported

    assert run(main()) == ["LookupError('no such terminal')"]


@pytest.mark.parametrize("seed", range(20))
async def test_a_torn_link_delivers_a_part_of_the_line_and_both_ends_see_it(seed: int) -> None:
    async with on_bench(seed) as (bench, reader, writer):
        writer.write(line(1))
        bench.faults.arm("link torn in a line")
        writer.write(line(2))
        writer.write(line(3))
        with pytest.raises(ConnectionResetError):
            await reader.readline()
        with pytest.raises(ConnectionResetError):
            await writer.drain()
        await asyncio.sleep(1)
    assert bench.ends == ["reset"]
    heard = b"".join(bench.heard)
    # A reset also throws away what had come but was not read yet.
    assert (line(1) + line(2)[:-1]).startswith(heard)


async def test_a_torn_link_may_deliver_any_part_of_the_line() -> None:
    parts = set()
    for seed in range(60):
        async with on_bench(seed) as (bench, _, writer):
            bench.faults.arm("link torn in a line")
            writer.write(b"abc\n")
            await asyncio.sleep(1)
        parts.add(b"".join(bench.heard))
    assert parts == {b"", b"a", b"ab", b"abc"}


async def test_a_link_cut_cleanly_looks_like_the_other_end_hanging_up() -> None:
    async with on_bench() as (bench, reader, writer):
        bench.faults.arm("link cut cleanly")
        writer.write(line(1))
        assert await reader.readline() == b""
        writer.write(line(2))
        await asyncio.sleep(1)
        with pytest.raises(ConnectionResetError):
            await writer.drain()
    assert (bench.lines, bench.ends) == ([line(1)], ["hung up"])


async def test_a_line_held_back_when_the_link_is_cut_is_lost() -> None:
    async with on_bench() as (bench, reader, writer):
        bench.faults.arm("lines swapped")
        bench.writers[0].write(line(1))
        bench.faults.arm("link cut cleanly")
        writer.write(line(2))
        assert await reader.read() == b""
        await asyncio.sleep(10)
    assert bench.lines == [line(2)]


async def test_a_black_hole_swallows_one_way_and_tells_nobody() -> None:
    async with on_bench() as (bench, reader, writer):
        writer.write(line(1))
        await asyncio.sleep(1)
        bench.faults.arm("link silent one way")
        writer.write(line(2))
        await writer.drain()
        bench.writers[0].write(b"the other way\n")
        assert await reader.readline() == b"the other way\n"
        await asyncio.sleep(3600)
        writer.close()
        await writer.wait_closed()
        bench.writers[0].write(b"still there?\n")
        await asyncio.sleep(3600)
    assert (bench.lines, bench.ends) == ([line(1)], [])


@pytest.mark.parametrize(
    ("fault", "expected"),
    [
        ("line sent twice", [line(0), line(1), line(1), line(2)]),
        ("lines swapped", [line(0), line(2), line(1)]),
        ("line delayed", [line(0), line(1), line(2)]),
    ],
)
async def test_lines_repeated_swapped_and_late(fault: str, expected: list[bytes]) -> None:
    async with on_bench() as (bench, _, writer):
        writer.write(line(0))
        bench.faults.arm(fault)
        writer.write(line(1) + line(2))
        await asyncio.sleep(0.3)
        assert (len(bench.lines) == 1) == (fault == "line delayed")
        await asyncio.sleep(10)
    assert bench.lines == expected


async def test_a_line_to_be_swapped_with_none_comes_by_itself() -> None:
    async with on_bench() as (bench, _, writer):
        bench.faults.arm("lines swapped")
        writer.write(line(1))
        await asyncio.sleep(2)
        assert bench.lines == [line(1)]
        bench.faults.arm("lines swapped")
        writer.write(line(2))
        writer.close()
        await asyncio.sleep(2)
    assert bench.lines == [line(1), line(2)]


async def test_malformed_lines_are_noise_half_lines_and_huge_ones() -> None:
    noise = []
    for seed in range(30):
        async with on_bench(seed) as (bench, _, writer):
            bench.faults.arm("line malformed")
            writer.write(line(1))
            await asyncio.sleep(1)
        heard = b"".join(bench.heard)
        assert heard.endswith(b"\n" + line(1))
        noise.append(heard.removesuffix(b"\n" + line(1)))
    assert any(len(one) > 2**16 for one in noise)
    assert any(one and line(1).startswith(one) for one in noise)
    assert any(not one.isascii() for one in noise)


async def test_connections_are_refused_for_a_while_only() -> None:
    async with on_bench() as (bench, _, _):
        bench.faults.arm("connection refused")
        for _ in range(2):
            with pytest.raises(ConnectionRefusedError):
                await bench.connect()
        await asyncio.sleep(10)
        _, again = await bench.connect()
        again.close()


async def test_a_machine_cut_off_hears_everything_when_it_is_back() -> None:
    async with on_bench() as (bench, _, writer):
        for healed in (False, True):
            bench.heard.clear()
            bench.network.cut(bench.terminal, 100)
            writer.write(line(1))
            with pytest.raises(ConnectionRefusedError):
                await bench.connect()
            await asyncio.sleep(90)
            assert bench.heard == []
            if healed:
                bench.network.heal()
                await asyncio.sleep(0.1)
            else:
                await asyncio.sleep(11)
            assert bench.lines == [line(1)]


class Evening:
    """Some terminals that connect again and again on a very bad network, and all they hear."""

    def __init__(self, seed: int) -> None:
        self.seen: list[str] = []
        likely = dict.fromkeys(FAULTS, 0.02) | {"connection refused": 0.1}
        self.faults = Faults(Random(seed), likely=likely)
        self._network = Network(Random(seed + 1), self.faults)
        run(self._pass())

    async def _pass(self) -> None:
        table = Node("table")
        self._network.listen(table, TABLE, self._answer)
        async with asyncio.TaskGroup() as group:
            for number in range(4):
                group.create_task(self._play(Node(f"terminal {number}")))
        self._network.kill(table)

    async def _answer(self, reader: StreamReader, writer: StreamWriter) -> None:
        try:
            while heard := await reader.read(500):
                self._note(f"{writer.get_extra_info('peername')} {heard!r}")
                writer.write(b"ack\n")
        except OSError as error:
            self._note(repr(error))
        finally:
            writer.close()

    async def _play(self, node: Node) -> None:
        for number in range(40):
            try:
                reader, writer = await self._network.connect(node, TABLE)
                await self._talk(line(number), reader, writer)
            except (OSError, TimeoutError) as error:
                self._note(f"{node.name} {error!r}")
                await asyncio.sleep(1)

    async def _talk(self, said: bytes, reader: StreamReader, writer: StreamWriter) -> None:
        try:
            async with asyncio.timeout(3):
                for _ in range(20):
                    writer.write(said)
                    self._note(repr(await reader.readuntil(b"\n")))
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
            self._note(repr(error))
        finally:
            writer.close()

    def _note(self, text: str) -> None:
        self.seen.append(f"{now_s()} {text}")


def test_the_same_seed_gives_the_same_evening() -> None:
    evening = Evening(1)
    assert set(evening.faults.fired) == set(FAULTS)
    assert evening.seen == Evening(1).seen
    assert evening.seen != Evening(2).seen


def test_the_evening_does_not_depend_on_the_hash_seed() -> None:
    script = "from tests.lab.simulate.test_network import *; print(*Evening(1).seen, sep='\\n')"
    evenings = {
        subprocess.run(
            [sys.executable, "-c", script],
            cwd=PROJECT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert evenings == {"\n".join(Evening(1).seen) + "\n"}


@pytest.mark.parametrize("fault", FAULTS[:-1])
async def test_no_fault_outlives_its_connection(fault: str) -> None:
    async with on_bench() as (bench, _, writer):
        bench.faults.arm(fault)
        writer.write(line(1))
        await asyncio.sleep(10)
        writer.close()
        bench.heard.clear()
        _, again = await bench.connect()
        for number in range(50):
            again.write(line(number))
            await again.drain()
        await asyncio.sleep(1)
        assert bench.lines == [line(number) for number in range(50)]
        again.close()
    assert bench.faults.fired == {fault: 1}
