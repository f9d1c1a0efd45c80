"""Drivers and simulated printers over a pty: what is said of a ticket is what became of it."""

import asyncio
import logging
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kiosk.devices.ports import Printed, PrinterCondition
from kiosk.devices.printer.driver import Patience, Setup
from kiosk.devices.printer.face import grouped
from kiosk.devices.trace import Trace, Traced, read
from kiosk.devices.validator.driver import record_in
from tests.devices.printer.printers import HOUSE, KINDS, NUMBER, Plugged, face, plugged

kinds = pytest.mark.parametrize("kind", KINDS)


@pytest.fixture(params=KINDS)
def here(request: pytest.FixtureRequest, tmp_path: Path) -> AbstractAsyncContextManager[Plugged]:
    return plugged(request.param, tmp_path)


def codes(here: Plugged) -> list[str]:
    return [code for piece in here.printer.pieces for code in piece.codes]


async def test_a_ticket_is_printed_by_the_printers_own_word(here: Plugged) -> None:
    assert await here.driver.print(face()) is Printed.DONE
    assert codes(here) == [NUMBER]


@pytest.mark.parametrize("told", ["duplicate", "test"])
async def test_what_is_no_ticket_has_no_bar_code(here: Plugged, told: str) -> None:
    assert await here.driver.print(face(**{told: True})) is Printed.DONE
    assert len(here.printer.pieces) == 1
    assert codes(here) == []


async def test_two_at_once_are_printed_one_after_the_other(here: Plugged) -> None:
    numbers = [f"{n:018}" for n in range(3)]
    printed = await asyncio.gather(*(here.driver.print(face(n)) for n in numbers))
    assert printed == [Printed.DONE] * 3
    assert codes(here) == numbers


@pytest.mark.parametrize(
    ("command", "condition"),
    [
        ("paper low", PrinterCondition.PAPER_LOW),
        ("paper out", PrinterCondition.PAPER_OUT),
        ("jam", PrinterCondition.JAM),
        ("open", PrinterCondition.OPEN),
        ("mute", PrinterCondition.UNKNOWN),
        ("unplug", PrinterCondition.GONE),
    ],
)
async def test_the_status_is_told_and_decides_what_is_printed(
    here: Plugged, command: str, condition: PrinterCondition
) -> None:
    here.bench.do(command)
    await here.becomes(condition)
    printed = await here.driver.print(face())
    able = condition is PrinterCondition.PAPER_LOW
    assert printed is (Printed.DONE if able else Printed.NOT_DONE)
    assert codes(here) == ([NUMBER] if able else [])
    # And back: a ticket is printed again, and that of before never comes.
    cure = {
        "paper low": "paper ok",
        "paper out": "paper ok",
        "jam": "clear",
        "open": "close",
        "mute": "mute off",
        "unplug": "plug",
    }
    here.bench.do(cure[command])
    await here.becomes(PrinterCondition.READY)
    await here.until(lambda: here.driver.status.can_print)
    assert await here.driver.print(face("9" * 18)) is Printed.DONE
    assert codes(here)[-1] == "9" * 18
    assert codes(here).count(NUMBER) == able


async def test_a_ticket_in_the_chute_is_there_until_it_is_taken(tmp_path: Path) -> None:
    async with plugged("tcl", tmp_path) as here:
        here.bench.do("leave")
        assert await here.driver.print(face()) is Printed.DONE
        assert here.driver.status.in_chute
        assert await here.driver.print(face("9" * 18)) is Printed.NOT_DONE
        assert here.driver.status.in_chute
        assert here.bench.do("take") == "taken"
        await here.until(lambda: here.driver.status.in_chute is False)
        assert await here.driver.print(face("9" * 18)) is Printed.DONE


async def test_a_receipt_printer_does_not_know_its_chute(tmp_path: Path) -> None:
    async with plugged("escpos", tmp_path) as here:
        here.bench.do("leave")
        assert await here.driver.print(face()) is Printed.DONE
        assert here.driver.status.in_chute is None


async def test_a_ticket_that_nobody_waits_for_leaves_the_printer_to_the_next(here: Plugged) -> None:
    at_work = asyncio.Event()
    here.printer.on_step = lambda step: at_work.set()
    task = asyncio.create_task(here.driver.print(face()))
    await at_work.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    here.printer.on_step = lambda step: None
    assert await here.driver.print(face("9" * 18)) is Printed.DONE
    assert codes(here)[-1] == "9" * 18


# ---- Nothing that can be redeemed is in a log ---------------------------------------------------


@kinds
async def test_no_log_and_no_trace_has_the_number(
    kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    trace = Trace(tmp_path / "trace")

    async with plugged(kind, tmp_path, record=record_in(trace, lambda: 1)) as here:
        assert await here.driver.print(face()) is Printed.DONE
        here.bench.do("paper out")
        await here.becomes(PrinterCondition.PAPER_OUT)
        assert await here.driver.print(face()) is Printed.NOT_DONE
    trace.close()
    traced: list[Traced] = list(read(tmp_path / "trace"))
    assert traced
    kept = (tmp_path / "trace").read_bytes() + caplog.text.encode()
    for number in (NUMBER, grouped(NUMBER)):
        assert number.encode() not in kept
        assert number[:-4].encode() not in kept


# ---- A line that is nothing but noise -----------------------------------------------------------


class NoisyPort:
    """A sound printer until a ticket is on the line, and noise from then on."""

    def __init__(self, kind: str, random: Random) -> None:
        self._kind = kind
        self._random = random
        self._replies: asyncio.Queue[bytes] = asyncio.Queue()
        self.noisy = False
        self.senseless = False
        """Not even a part of an answer is left."""

    def write(self, data: bytes) -> None:
        if b"VALIDATION" in data or b"CASHOUT" in data:
            self.noisy = True
        if self.noisy:
            self._replies.put_nowait(self._noise())
        elif self._kind == "tcl":
            self._replies.put_nowait(b"*S|0|X|@|@|@|@|p|P9|*" * data.count(b"\5"))
        else:
            self._replies.put_nowait(b"\x12" * data.count(b"\x10\x04"))

    def _noise(self) -> bytes:
        """Bytes of any kind, or a sound answer that was changed, cut, or told again."""
        random = self._random
        if self.senseless or random.random() < 0.3:
            return random.randbytes(random.randrange(1, 40))
        frame = bytearray(b"*S|0|X|`|@|@|@|@|P9|*" if self._kind == "tcl" else b"\x12")
        at = random.randrange(len(frame))
        frame[at] ^= 1 << random.randrange(8)
        cut = random.randrange(1, len(frame) + 1) if random.random() < 0.3 else len(frame)
        return bytes(frame[:cut]) * random.randrange(1, 4)

    async def read(self) -> bytes:
        return await self._replies.get() or await self.read()


class Talking:
    """A driver that talks to whatever it is given."""

    def __init__(self, kind: str, port: NoisyPort) -> None:
        patience = Patience(poll_s=0.0005, silence_s=0.1, gone_s=0.5, ready_s=1.0, job_s=0.25)
        self.driver: Any = KINDS[kind][1](Setup(house=HOUSE, patience=patience))
        self._port = port

    async def talk(self) -> None:
        async def here() -> None:
            pass

        self.driver._port = self._port
        await self.driver._converse(self._port, here)


@pytest.mark.parametrize("seed", range(4))
@kinds
async def test_noise_never_makes_a_ticket(kind: str, seed: int) -> None:
    for n in range(12):
        port = NoisyPort(kind, Random(f"{kind}{seed}{n}"))
        talking = Talking(kind, port)
        task = asyncio.create_task(talking.talk())
        outcome = await talking.driver.print(face())
        assert port.noisy, "no ticket was ever sent"
        assert outcome is not Printed.DONE
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


@kinds
async def test_noise_alone_is_silence_and_in_the_end_a_printer_that_is_gone(kind: str) -> None:
    port, changed = NoisyPort(kind, Random(kind)), asyncio.Event()
    talking = Talking(kind, port)
    talking.driver.on_change = changed.set
    task = asyncio.create_task(talking.talk())
    for condition in (PrinterCondition.READY, PrinterCondition.UNKNOWN):
        while talking.driver.status.condition is not condition:
            changed.clear()
            await changed.wait()
        port.noisy = port.senseless = True
    with pytest.raises(TimeoutError):
        await task
