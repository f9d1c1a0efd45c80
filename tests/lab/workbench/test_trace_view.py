"""The live trace: each line in words, repeats counted, and nothing read while nobody looks."""

import asyncio
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from kiosk.devices.printer.tcl.codec import ASK_STATUS, Status, status_bytes
from kiosk.devices.trace import Trace, Way
from kiosk.devices.validator.id003.codec import Frame, encode
from kiosk.lab.workbench.link_words import link_words
from kiosk.lab.workbench.trace_log import KEPT, TraceRow
from kiosk.lab.workbench.trace_view import TraceView
from kiosk.terminal.link_trace import LinkTrace
from tests.lab.workbench.seat_file import seat_file

NUMBER = b"001234567890123456"
POLL, IDLE = encode(Frame(0x11)), encode(Frame(0x11))


class Wires:
    """What a terminal writes of its three lines."""

    def __init__(self, folder: Path) -> None:
        self._now = count(1_700_000_000_000)
        self.validator = Trace(folder / "validator-1.trace")
        self.printer = Trace(folder / "printer-1.trace")
        self.link = LinkTrace(folder / "link-1.trace", lambda: next(self._now))
        self.view = TraceView(seat_file(folder), folder)

    def polls(self, answer: bytes = IDLE) -> None:
        self.validator.write(next(self._now), Way.SENT, POLL)
        self.validator.write(next(self._now), Way.HEARD, answer)

    def says(self, way: Way, say: str) -> None:
        self.link.write(way, f'{{"n":1,"say":{say}}}'.encode())

    def look(self) -> list[tuple[str, str, str, int]]:
        asyncio.run(self.view.look())
        return [(row.source, row.way, row.text, row.times) for row in self.rows]

    @property
    def rows(self) -> list[TraceRow]:
        return list(self.view.rows.rows)


@pytest.fixture
def wires(tmp_path: Path) -> Iterator[Wires]:
    wires = Wires(tmp_path)
    with closing(wires.validator), closing(wires.printer), closing(wires.view):
        yield wires


def test_all_three_lines_are_told_in_the_order_in_which_they_went(wires: Wires) -> None:
    for _ in range(3):
        wires.polls()
    wires.polls(encode(Frame(0x13, b"\x6f" + NUMBER)))
    wires.says(Way.SENT, f'{{"type":"hold_ticket","number":"{NUMBER.decode()}"}}')
    wires.says(Way.HEARD, '{"type":"clock","round":4,"remaining_ms":9500}')
    wires.says(Way.HEARD, '{"type":"clock","round":4,"remaining_ms":8500}')
    wires.printer.write(1_800_000_000_000, Way.SENT, ASK_STATUS)
    wires.printer.write(1_800_000_000_001, Way.HEARD, status_bytes(Status()))
    assert wires.look() == [
        ("validator", ">", "status request", 4),
        ("validator", "<", "enable", 3),
        ("validator", "<", "escrow: ticket **************3456", 1),
        ("link", ">", "hold ticket: number **************3456", 1),
        ("link", "<", "clock: 8.5 s left of round 4", 2),
        ("printer", ">", "status", 1),
        ("printer", "<", "ready", 1),
    ]
    wires.view.choose("printer")
    assert [row.text for row in wires.rows] == ["status", "ready"]
    wires.view.open(wires.rows[0].number)
    assert "5e 53 7c 5e" in wires.view.openedText
    assert "^S|^" in wires.view.openedText


def test_a_pause_holds_what_is_there_and_loses_nothing(wires: Wires) -> None:
    wires.polls()
    assert len(wires.look()) == 2
    wires.view.pause()
    wires.says(Way.SENT, '{"type":"beat"}')
    assert len(wires.look()) == 2
    wires.view.pause()
    assert wires.look()[-1] == ("link", ">", "beat", 1)
    wires.view.clear()
    assert wires.look() == []
    wires.polls()
    assert [row[2] for row in wires.look()] == ["status request", "enable"]


def test_no_more_is_kept_than_somebody_reads(wires: Wires) -> None:
    for number in range(KEPT + 50):
        wires.says(Way.SENT, f'{{"type":"ask_staff","id":"{number}"}}')
    assert len(wires.look()) == KEPT
    assert wires.rows[-1].text == f"ask staff: id {KEPT + 49}"


async def test_nothing_is_read_while_nobody_looks(wires: Wires) -> None:
    running = asyncio.ensure_future(wires.view.run())
    wires.polls()
    shown = asyncio.Event()
    wires.view.rows.rowsInserted.connect(lambda *_: shown.set())
    await asyncio.wait({running}, timeout=0.02)
    assert wires.rows == []
    wires.view.watch(True)
    async with asyncio.timeout(60):
        await shown.wait()
    running.cancel()


def test_a_file_that_is_no_trace_is_named(wires: Wires, tmp_path: Path) -> None:
    (tmp_path / "printer-1.trace").write_text("something else")
    assert wires.look() == []
    assert wires.view.trouble.endswith("printer-1.trace is not a trace")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (
            '{"n":1,"say":{"type":"orders","batch":3,"head":{},'
            '"orders":[{"order":"open_wagering"},{"order":"settle"}]}}',
            "orders, batch 3: open wagering, settle",
        ),
        (
            '{"n":1,"say":{"type":"standing","batch":2,"head":{"seq":1},'
            '"round":{"phase":"idle"},"settled":{"1":{}},"account":{}}}',
            "standing: batch 2, round: phase idle, settled (1), account",
        ),
        (
            '{"n":1,"say":{"type":"meters","credit_cents":1500,"stake_cents":0}}',
            "meters: credit 15.00, bets 0.00",
        ),
        ('{"n":1,"say":7}', "a line that cannot be understood"),
        ("{", "a line that cannot be understood"),
    ],
)
def test_a_line_of_the_link_in_a_few_words(line: str, words: str) -> None:
    assert link_words(line)[0] == words
