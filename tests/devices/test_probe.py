"""Finding out what is at a port: each device by its own protocol, and none is disturbed by it."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from kiosk.cli import main
from kiosk.devices import ports as p
from kiosk.devices.probe import PRINTER_BAUDS, probe
from kiosk.devices.serial.driver import Line, SerialPort
from kiosk.lab.devices.bench import Bench
from kiosk.lab.devices.device import Action, SimulatedDevice
from kiosk.lab.devices.escpos import EscposPrinter
from kiosk.lab.devices.kinds import KINDS
from kiosk.lab.devices.transport import PaperPlace
from tests.devices.host import Host
from tests.devices.printer.printers import PACE
from tests.e2e.processes import until
from tests.lab.devices.test_bench import Parrot

ANSWER_S = 0.1
"""Nothing here is further away than a pty."""


class Babbler(SimulatedDevice):
    """Says something to everything it hears, and goes on talking."""

    def __init__(self, words: Sequence[bytes], *, unasked_s: float = 0.01) -> None:
        super().__init__()
        self._words = words
        self._unasked_s = unasked_s
        self._said = 0

    def hear(self, data: bytes) -> None:
        self._talk()

    def _talk(self) -> None:
        self._said += 1
        self.say(self._words[self._said % len(self._words)])
        asyncio.get_running_loop().call_later(self._unasked_s, self._talk)

    def actions(self) -> dict[str, Action]:
        return {}

    def status(self) -> str:
        return "talking"

    def power_cut(self) -> None: ...


class Mute(Parrot):
    def hear(self, data: bytes) -> None: ...


NOISE = [Random(7).randbytes(n) for n in range(1, 60)]
STRANGERS = {
    "nobody": Mute,
    "an echo": Parrot,
    "noise": lambda: Babbler(NOISE),
    "a byte that looks like an answer": lambda: Babbler([b"\x12"]),
    "half a status": lambda: Babbler([b"*S|0|PAY-6.22B|@|@|"]),
    "a clock": lambda: Babbler([b"12:34:56\r\n"], unasked_s=1.0),
}


ID003, SSP, TCL, ESCPOS, WHEEL = (
    "id003 (JCM note validator) at 9600 baud",
    "ssp (ITL note validator) at 9600 baud",
    "tcl (casino ticket printer) at 9600 baud",
    "escpos (receipt printer) at 9600 baud",
    "slingshot2 (automatic wheel) at 9600 baud",
)
DEVICES = [
    ("id003", [], ID003),
    ("id003", ["jam"], ID003),
    ("ssp", [], SSP),
    ("ssp", ["cash-box out"], SSP),
    ("tcl", [], TCL),
    ("tcl", ["jam", "paper low"], TCL),
    ("escpos", [], ESCPOS),
    ("escpos", ["open", "paper out"], ESCPOS),
    ("wheel", [], WHEEL),
    ("wheel", ["automatic"], WHEEL),
    # What answers badly is asked again.
    ("id003", ["garble"], ID003),
    ("tcl", ["drop"], TCL),
    ("escpos", ["garble"], ESCPOS),
]


async def found(port: Path, device: SimulatedDevice, commands: Sequence[str] = ()) -> str | None:
    async with Bench(device, link=port) as bench:
        for command in commands:
            bench.do(command)
        at = await probe(port, answer_s=ANSWER_S)
        return str(at) if at else None


def test_each_device_is_known_by_its_answer(tmp_path: Path) -> None:
    async def story() -> list[str | None]:
        asked = (
            found(tmp_path / str(n), KINDS[kind].make(tmp_path), commands)
            for n, (kind, commands, _) in enumerate(DEVICES)
        )
        return await asyncio.gather(*asked)

    assert asyncio.run(story()) == [told for _, _, told in DEVICES]


def test_nothing_is_made_up(tmp_path: Path) -> None:
    async def story() -> list[str | None]:
        asked = (found(tmp_path / name, stranger()) for name, stranger in STRANGERS.items())
        return await asyncio.gather(*asked)

    told = zip(STRANGERS, asyncio.run(story()), strict=True)
    assert dict(told) == dict.fromkeys(STRANGERS)


def test_printers_are_asked_slowly_before_quickly() -> None:
    """What is too slow for one is no command to it; what is too quick might be any."""
    assert list(PRINTER_BAUDS) == sorted(PRINTER_BAUDS)


@pytest.mark.parametrize("protocol", ["id003", "ssp"])
async def test_a_note_in_escrow_stays_there(tmp_path: Path, protocol: str) -> None:
    host = Host(tmp_path, protocol)

    async with host.at_work():
        await host.insert("note 1000")
        await host.hears(p.Escrowed)
    async with host.bench:
        assert await probe(tmp_path / "port", answer_s=ANSWER_S)
        assert host.device.transport.place is PaperPlace.ESCROW


async def test_nothing_is_left_on_the_paper(tmp_path: Path) -> None:
    """A line cut off after it was probed is as blank as one of a printer that never was."""

    async def cut_off(folder: Path, *, probed: bool) -> bytes:
        printer = EscposPrinter(folder, pace=PACE)
        async with Bench(printer, link=tmp_path / "port"):
            if probed:
                assert await probe(tmp_path / "port", answer_s=ANSWER_S)
                assert not printer.pieces
            with SerialPort(tmp_path / "port", Line()) as port:
                port.write(b"\n\x1dV\x00")
                await until(lambda: printer.pieces, "the cut")
        (piece,) = printer.pieces
        assert piece.picture is not None
        return piece.picture.read_bytes()

    blank = await cut_off(tmp_path / "blank", probed=False)
    assert await cut_off(tmp_path / "probed", probed=True) == blank


def test_a_technician_probes_ports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["device", "probe", str(tmp_path / "no")]) == 1
    assert f"{tmp_path / 'no'}: cannot open" in capsys.readouterr().out
