"""The bench: a pty that can be pulled, replies that can be spoilt, one command a line."""

import asyncio
import errno
import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from kiosk.lab.devices.bench import Bench
from kiosk.lab.devices.device import Action, BenchError, SimulatedDevice

WAIT_S = 60.0


class Parrot(SimulatedDevice):
    """Says what it hears."""

    def __init__(self) -> None:
        super().__init__()
        self.cuts = 0

    def hear(self, data: bytes) -> None:
        self.say(data)

    def actions(self) -> dict[str, Action]:
        return {"feed": Action("WORD...", "give it something", self._feed)}

    def _feed(self, words: Sequence[str]) -> str:
        if not words:
            raise BenchError("there is nothing to feed")
        return " ".join(words)

    def status(self) -> str:
        return f"power cuts: {self.cuts}"

    def power_cut(self) -> None:
        self.cuts += 1


@asynccontextmanager
async def host(link: Path) -> AsyncIterator[int]:
    end = os.open(link, os.O_RDWR | os.O_NOCTTY)
    try:
        yield end
    finally:
        os.close(end)


async def read(end: int) -> bytes:
    """What comes next, or the error of a line that was hung up."""
    return await asyncio.wait_for(asyncio.to_thread(os.read, end, 100), WAIT_S)


@asynccontextmanager
async def at_bench(folder: Path) -> AsyncIterator[Bench]:
    control = folder / "control"
    async with Bench(Parrot(), link=folder / "port", control=control) as bench:
        yield bench
    assert not control.exists()
    assert not (folder / "port").is_symlink()


async def test_what_the_host_says_is_heard_and_answered(tmp_path: Path) -> None:
    async with at_bench(tmp_path), host(tmp_path / "port") as end:
        os.write(end, b"\x00\x0a\x03\xfc")
        assert await read(end) == b"\x00\x0a\x03\xfc"


async def test_a_reply_is_lost_garbled_or_late_as_a_whole(tmp_path: Path) -> None:
    async with at_bench(tmp_path) as bench:
        bench.do("drop 2")
        bench.do("garble")
        bench.do("delay 0.01")
        async with host(tmp_path / "port") as end:
            for word in (b"one", b"two"):
                bench.device.hear(word)
            bench.device.hear(b"abc")
            assert await read(end) == b"arc"
            bench.device.hear(b"late")
            assert await read(end) == b"late"


async def test_a_pulled_cable_hangs_up_and_comes_back(tmp_path: Path) -> None:
    async with at_bench(tmp_path) as bench:
        async with host(tmp_path / "port") as end:
            bench.do("unplug")
            try:
                assert await read(end) == b""
            except OSError as error:
                assert error.errno == errno.EIO
            assert not (tmp_path / "port").exists()
            bench.device.hear(b"nobody is there")
            bench.do("plug")
        async with host(tmp_path / "port") as end:
            os.write(end, b"again")
            assert await read(end) == b"again"


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("status", "ok power cuts: 0"),
        ("power-cut", "ok"),
        ("feed a b", "ok a b"),
        ("feed", "error there is nothing to feed"),
        ("", "error there is no command: try help"),
        ("fly", "error fly is not known here: try help"),
        ("plug", "error it is plugged in"),
        ("drop x", "error REPLIES is a whole number from 1 to 10000, not x"),
        ("drop 99999", "error REPLIES is a whole number from 1 to 10000, not 99999"),
        ("drop 1 of 2", "error of 2 is too much"),
        ("power-cut now", "error now is too much"),
        ("delay", "error delay takes SECONDS"),
        ("delay nan", "error SECONDS is more than 0 and at most 60, not nan"),
    ],
)
async def test_a_command_is_answered_by_one_line(tmp_path: Path, line: str, answer: str) -> None:
    async with at_bench(tmp_path):
        reader, writer = await asyncio.open_unix_connection(tmp_path / "control")
        writer.write(f"{line}\nhelp\n".encode())
        assert (await reader.readline()).decode() == f"{answer}\n"
        told = (await reader.readline()).decode()
        assert told.startswith("ok ")
        assert all(word in told for word in ("unplug", "delay SECONDS [REPLIES]", "feed WORD..."))
        writer.close()
        await writer.wait_closed()


def test_nothing_of_others_is_overwritten(tmp_path: Path) -> None:
    async def plug(link: Path, control: Path) -> None:
        async with Bench(Parrot(), link=link, control=control):
            pass

    (tmp_path / "port").write_text("mine")
    with pytest.raises(BenchError, match="port is there, and is not a link of ours"):
        asyncio.run(plug(tmp_path / "port", tmp_path / "control"))
    with pytest.raises(BenchError, match="port is there, and is not a socket"):
        asyncio.run(plug(tmp_path / "other", tmp_path / "port"))
    with pytest.raises(BenchError, match=r"cannot link .*No such file"):
        asyncio.run(plug(tmp_path / "no" / "port", tmp_path / "control"))
    assert (tmp_path / "port").read_text() == "mine"
    assert not (tmp_path / "other").is_symlink()
