"""The printer of a terminal by its configuration: a fault is named, and what is right works."""

import asyncio
from pathlib import Path

import pytest

from kiosk.config import ConfigError, PrinterConfig, TerminalConfig, read_config
from kiosk.devices.ports import Printed, PrinterCondition
from kiosk.lab.devices.bench import Bench
from kiosk.terminal.printer import PrinterDesk
from tests.devices.printer.printers import KINDS, NUMBER, PACE, WAIT_S, face

TERMINAL = """\
seat = "1"
rulebook = "crown-single-zero"
journal = "terminal-1.db"
[network]
socket = "table.sock"
[printer]
protocol = "tcl"
port = "printer"
ticket_limit_cents = 300000
house = "Harbour Casino"
address = ["1 Quay Street", "Sydney"]
machine = "00123"
currency = "AUD"
language = "de"
trace = "printer.trace"
"""


def printer_of(folder: Path, text: str = TERMINAL) -> PrinterConfig:
    file = folder / "terminal.toml"
    file.write_text(text)
    config = read_config(file, TerminalConfig).printer
    assert config is not None
    return config


def test_a_terminal_need_not_have_one(tmp_path: Path) -> None:
    file = tmp_path / "terminal.toml"
    file.write_text(TERMINAL[: TERMINAL.index("[printer]")])
    assert read_config(file, TerminalConfig).printer is None


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ("ticket_limit_cents = 300000\n", "", ":6: printer Object missing required field `ticket"),
        ("= 300000", "= 0", ":9: printer.ticket_limit_cents "),
        ('"tcl"', '"epson"', ":7: printer.protocol "),
        ('port = "printer"', 'port = ""', ":8: printer.port is empty"),
        ('"AUD"', '"XAU"', ":13: printer.currency is none of AUD, EUR, GBP, NZD, SGD, USD"),
        ('"de"', '"tlh"', ":14: printer.language is none of de, en"),
        ('"Sydney"]', '"Sydney", "Australia"]', ":11: printer.address "),
        ('trace = "printer.trace"', "receipts = true", ":15: printer.receipts needs protocol esc"),
        ('trace = "printer.trace"', "baud = 1234", ":15: printer.baud "),
    ],
)
def test_a_fault_is_named_by_file_line_and_key(
    tmp_path: Path, before: str, after: str, complaint: str
) -> None:
    with pytest.raises(ConfigError) as caught:
        printer_of(tmp_path, TERMINAL.replace(before, after, 1))
    assert complaint in str(caught.value)


@pytest.mark.parametrize("allowed", [False, True])
def test_receipts_are_printed_where_the_house_allows_it(tmp_path: Path, allowed: bool) -> None:
    text = TERMINAL.replace('"tcl"', '"escpos"') + "receipts = true\n" * allowed
    desk = PrinterDesk(printer_of(tmp_path, text), tmp_path)
    assert (desk.print_receipt is not None) is allowed


@pytest.mark.parametrize("kind", KINDS)
async def test_a_printer_is_gone_and_back_and_prints(kind: str, tmp_path: Path) -> None:
    config = printer_of(tmp_path, TERMINAL.replace('"tcl"', f'"{kind}"'))

    desk, changed = PrinterDesk(config, tmp_path), asyncio.Event()
    desk.printer.on_change = changed.set

    async def becomes(condition: PrinterCondition) -> None:
        async with asyncio.timeout(WAIT_S):
            while desk.printer.status.condition is not condition:
                changed.clear()
                await changed.wait()

    assert desk.printer.status.condition is PrinterCondition.GONE
    supervised = asyncio.create_task(desk.run())
    device = KINDS[kind][0](None, pace=PACE)
    async with Bench(device, link=tmp_path / "printer") as bench:
        await becomes(PrinterCondition.READY)
        bench.do("unplug")
        await becomes(PrinterCondition.GONE)
        bench.do("plug")
        await becomes(PrinterCondition.READY)
        assert await desk.printer.print(face()) is Printed.DONE
        assert [piece.codes for piece in device.pieces] == [(NUMBER,)]
    await becomes(PrinterCondition.GONE)
    supervised.cancel()
    await asyncio.gather(supervised, return_exceptions=True)
