"""The simulated printers, as a host program that others wrote would meet them."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from kiosk.devices.printer.tcl.codec import F1, F2, F3, F5, Status, StatusReader
from kiosk.devices.serial.driver import Line, SerialPort
from kiosk.lab.devices.bench import Bench
from kiosk.lab.devices.escpos import EscposPrinter
from kiosk.lab.devices.kinds import KINDS
from kiosk.lab.devices.printer import Piece, SimulatedPrinter
from kiosk.lab.devices.tcl import TclPrinter
from tests.devices.printer.printers import PACE, WAIT_S
from tests.devices.printer.test_tcl_codec import PRINT

CODE = "001234567890123456"


class Host:
    """The other end of the line, with nothing of ours but the port."""

    def __init__(self, bench: Bench, port: SerialPort) -> None:
        self.bench = bench
        self.port = port

    @property
    def pieces(self) -> list[Piece]:
        assert isinstance(self.bench.device, SimulatedPrinter)
        return self.bench.device.pieces

    async def hear(self, length: int) -> bytes:
        heard = b""
        async with asyncio.timeout(WAIT_S):
            while len(heard) < length:
                heard += await self.port.read()
        return heard

    async def status(self, ask: bytes = b"\x05") -> Status:
        self.port.write(ask)
        reader = StatusReader()
        async with asyncio.timeout(WAIT_S):
            while True:
                if statuses := reader.feed(await self.port.read()):
                    return statuses[-1]

    async def until(self, true: Callable[[Status], bool]) -> list[Status]:
        """Every status on the way."""
        seen = [await self.status()]
        async with asyncio.timeout(WAIT_S):
            while not true(seen[-1]):
                await asyncio.sleep(PACE.step_s / 10)
                if (status := await self.status()) != seen[-1]:
                    seen.append(status)
        return seen


@asynccontextmanager
async def host(printer: SimulatedPrinter, folder: Path) -> AsyncIterator[Host]:
    async with Bench(printer, link=folder / "port") as bench:
        with SerialPort(folder / "port", Line(baud=9600)) as port:
            yield Host(bench, port)


def tcl(folder: Path) -> AbstractAsyncContextManager[Host]:
    return host(TclPrinter(pace=PACE), folder)


def escpos(folder: Path) -> AbstractAsyncContextManager[Host]:
    return host(EscposPrinter(pace=PACE), folder)


# ---- TCL ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("ask", [b"\x05", b"^S|^", b"^Se|^", b"\r\n^S|^\r\n"])
async def test_each_question_is_answered_by_the_status(tmp_path: Path, ask: bytes) -> None:
    async with tcl(tmp_path) as there:
        assert F5.POWER_UP in (await there.status(ask)).f5
        there.port.write(b"^C|^")
        assert F5.POWER_UP not in (await there.status(ask)).f5


async def test_the_flags_of_a_ticket_come_in_their_order(tmp_path: Path) -> None:
    async with tcl(tmp_path) as there:
        there.bench.do("leave")
        there.port.write(b"^C|^" + PRINT)
        seen = await there.until(lambda s: F5.TOP_OF_FORM in s.f5)
        told = [
            (F1.BUSY in s.f1, F5.VALIDATION_PRINTED in s.f5, F3.TICKET_IN_CHUTE in s.f3)
            for s in seen
        ]
        assert told == [
            (True, False, False),
            (True, True, False),
            (True, True, True),
            (False, True, True),
        ]
        there.bench.do("take")
        assert F3.TICKET_IN_CHUTE not in (await there.status()).f3
    assert [piece.codes for piece in there.pieces] == [(CODE,)]


@pytest.mark.parametrize(
    ("command", "flag"),
    [
        (b"^X|^", F3.COMMAND_ERROR),
        (b"^P|9|1|half a comm" + b"^f|I|^", F3.COMMAND_ERROR),
        (PRINT.replace(b"^P|9|", b"^P|A|"), F2.BAD_LIBRARY_REFERENCE),
        (PRINT.replace(b"DEMO CASINO|", b""), F2.BAD_REGION_DATA),
        (PRINT.replace(CODE.encode(), CODE[:-1].encode()), F2.BAD_REGION_DATA),
        (b"^" + b"x" * 3000, F2.BUFFER_OVERFLOW),
    ],
)
async def test_what_it_does_not_understand_is_flagged_and_not_printed(
    tmp_path: Path, command: bytes, flag: F2 | F3
) -> None:
    async with tcl(tmp_path) as there:
        for at in range(0, len(command), 500):
            there.port.write(command[at : at + 500])
            await asyncio.sleep(0)
        status = await there.status(b"\x05")
        assert flag in (status.f2 if isinstance(flag, F2) else status.f3)
        there.port.write(b"^C|^")
        status = await there.status()
        assert not status.f2
        assert not status.f3
    assert there.pieces == []


async def test_a_second_ticket_while_it_is_busy_is_refused(tmp_path: Path) -> None:
    async with tcl(tmp_path) as there:
        there.port.write(PRINT + PRINT)
        assert F3.COMMAND_ERROR in (await there.status()).f3
        await there.until(lambda s: F5.TOP_OF_FORM in s.f5)
    assert len(there.pieces) == 1


async def test_a_power_cut_in_a_ticket_is_told_by_its_flag(tmp_path: Path) -> None:
    async with tcl(tmp_path) as there:
        there.port.write(b"^C|^" + PRINT)
        assert F1.BUSY in (await there.status()).f1
        there.bench.do("power-cut")
        status = await there.status()
        assert status.f5 == F5.POWER_UP | F5.VALIDATION_PRINTED | F5.TOP_OF_FORM
    assert there.pieces == []


# ---- ESC/POS ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "answers"),
    [
        ("paper ok", "12 12 12 12"),
        ("paper low", "12 12 12 1E"),
        ("paper out", "1A 32 12 7E"),
        ("open", "1A 16 12 12"),
        ("jam", "1A 52 1A 12"),
    ],
)
async def test_the_four_questions(tmp_path: Path, command: str, answers: str) -> None:
    async with escpos(tmp_path) as there:
        there.bench.do(command)
        there.port.write(bytes.fromhex("100401 100402 100403 100404"))
        assert await there.hear(4) == bytes.fromhex(answers)


BAR_CODES = {
    "counted": b"\x1dkF\x12" + CODE.encode(),
    "ended by a NUL": b"\x1dk\x05" + CODE.encode() + b"\0",
}


@pytest.mark.parametrize("form", BAR_CODES)
async def test_a_mark_is_answered_after_what_was_before_it(tmp_path: Path, form: str) -> None:
    async with escpos(tmp_path) as there:
        there.port.write(b"\x1b@HELLO\n" + BAR_CODES[form] + b"\n\x1dV\x00\x1dr\x01")
        assert await there.hear(1) == b"\0"
        assert there.bench.device.status() == "paper ok, a ticket in the chute; 1 printed"
    assert [piece.codes for piece in there.pieces] == [(CODE,)]


async def test_offline_it_answers_at_once_and_prints_later(tmp_path: Path) -> None:
    async with escpos(tmp_path) as there:
        there.bench.do("open")
        there.port.write(b"A\nB\n\x1dV\x00\x1dr\x01\x10\x04\x02")
        assert await there.hear(1) == b"\x16"
        there.bench.do("close")
        assert await there.hear(1) == b"\0"
    assert len(there.pieces) == 1


async def test_what_was_cleared_or_lost_with_the_power_is_not_printed(tmp_path: Path) -> None:
    async with escpos(tmp_path) as there:
        for end in ("clear", "power-cut"):
            there.bench.do("paper out")
            there.port.write(b"A\n\x1dV\x00\x1dr\x01\x10\x04\x01")
            assert await there.hear(1) == b"\x1a"
            if end == "clear":
                there.port.write(b"\x10\x14\x08\x01\x03\x14\x01\x06\x02\x08\x10\x04\x01")
                assert await there.hear(1) == b"\x1a"
            else:
                there.bench.do("power-cut")
            there.bench.do("paper ok")
            there.port.write(b"\x1dr\x01\x10\x04\x01")
            assert sorted(await there.hear(2)) == [0x00, 0x12]
    assert there.pieces == []


# ---- The bench ----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["tcl", "escpos"])
async def test_what_can_be_done_to_a_printer(kind: str, tmp_path: Path) -> None:
    async with Bench(KINDS[kind].make(tmp_path), link=tmp_path / "port") as bench:
        helped = bench.answer("help")
        words = ("paper", "jam", "clear", "open", "close", "take", "leave", "mute", "garble")
        for word in (*words, "power-cut", "unplug", "plug", "status", "help"):
            assert f"{word} " in helped or f"{word}:" in helped
        assert bench.answer("paper") == "error paper is ok, low, out, not nothing"
        assert bench.answer("paper wet") == "error paper is ok, low, out, not wet"
        assert bench.answer("mute loud") == "error mute is on or off, not loud"
        assert bench.answer("take") == "ok there was nothing"
        for line in ("paper out", "jam", "open", "mute"):
            assert bench.answer(line) == "ok"
        assert bench.answer("status") == "ok paper out, jammed, open, mute; 0 printed"
