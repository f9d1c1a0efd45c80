"""The bench beside a simulated terminal: its buttons say what they did, and what they could not."""

import asyncio
from pathlib import Path

from kiosk.lab.devices.bench import Bench
from kiosk.lab.devices.control import control_socket
from kiosk.lab.devices.control_line import ControlLine
from kiosk.lab.devices.kinds import KINDS
from kiosk.lab.workbench.switches import HOUSE, PRINTER, SWITCHES, VALIDATOR
from kiosk.lab.workbench.workbench_view import WorkbenchView

V, P = "validator-1.sock", "printer-1.sock"
NUMBER = "001234567890123456"


class Heard:
    """Answers on a control socket, and remembers what it was asked."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    async def answer(self, line: str) -> str:
        self.lines.append(line.strip())
        return "ok ready" if line.strip() != "jam" else "error it takes nothing now"


def bench(folder: Path) -> WorkbenchView:
    names = {HOUSE: "control.sock", VALIDATOR: "validator-1.sock", PRINTER: "printer-1.sock"}
    lines = {name: ControlLine(folder / file) for name, file in names.items()}
    return WorkbenchView("1", lines, folder / "tickets-1")


async def until(view: WorkbenchView, what: str, work: asyncio.Task[None]) -> None:
    shown = asyncio.Event()
    view.changed.connect(lambda: shown.set() if what in view.answer else None)
    async with asyncio.timeout(60):
        await shown.wait()
    work.cancel()


async def test_a_touch_goes_to_its_device_and_its_answer_is_shown(tmp_path: Path) -> None:
    view, heard = bench(tmp_path), Heard()
    async with control_socket(tmp_path / "validator-1.sock", heard.answer):
        looking = asyncio.ensure_future(view.run())
        view.send(VALIDATOR, "note 2000")
        await until(view, "note 2000", looking)
        assert "note 2000" in heard.lines
        assert not view.failed
        assert view.hasValidator
        assert not view.hasPrinter


async def test_what_cannot_be_done_is_said(tmp_path: Path) -> None:
    view, heard = bench(tmp_path), Heard()
    async with control_socket(tmp_path / "validator-1.sock", heard.answer):
        looking = asyncio.ensure_future(view.run())
        view.send(VALIDATOR, "jam")
        await until(view, "it takes nothing now", looking)
        assert view.failed


async def test_a_device_that_is_not_there_is_named_and_harms_nobody(tmp_path: Path) -> None:
    view = bench(tmp_path)
    looking = asyncio.ensure_future(view.run())
    view.send(PRINTER, "take")
    await until(view, "take: No such file", looking)
    assert view.failed
    assert not view.hasPrinter


async def test_what_is_on_is_lit_and_undone_by_a_second_touch(tmp_path: Path) -> None:
    """With a real device at the other end: the words of its status are what lights a switch."""
    view = bench(tmp_path)
    async with (
        Bench(KINDS["id003"].make(tmp_path), link=tmp_path / "v", control=tmp_path / V),
        Bench(KINDS["tcl"].make(tmp_path), link=tmp_path / "p", control=tmp_path / P),
    ):
        for device, switches in SWITCHES.items():
            for name, switch in switches.items():
                await view._send(device, "status")
                for on in (True, False):
                    view.turn(device, name)
                    await asyncio.gather(*view._tasks)
                    assert not view.failed, view.answer
                    assert (f"{device} {name}" in view.switched.split("\n")) == on, name
                    assert (switch.shown in getattr(view, device)) == on
        view.turn(VALIDATOR, "jam")
        view.turn(PRINTER, "open")
        view.turn(PRINTER, "unplug")
        await asyncio.gather(*view._tasks)
        assert not view.validatorWell
        view.reset()
        await asyncio.gather(*view._tasks)
        assert view.switched == ""
        assert view.validatorWell
        assert view.printerWell
        assert view.validator == "initialize, 0 stacked"


async def test_a_printed_ticket_or_one_that_nobody_printed_is_put_in(tmp_path: Path) -> None:
    view, heard = bench(tmp_path), Heard()
    async with control_socket(tmp_path / V, heard.answer):
        view.insertTicket("face-down")
        (tmp_path / "tickets-1").mkdir()
        (tmp_path / "tickets-1" / f"ticket-0001-{NUMBER}.png").touch()
        looking = asyncio.ensure_future(view.run())
        await until(view, "ticket", looking)
        for flaw in ("", "face-down", "unknown"):
            view.insertTicket(flaw)
        await asyncio.gather(*view._tasks)
    nobodys = "000000000000000001"
    asked = [line for line in heard.lines if line != "status"]
    assert asked[0] == f"ticket {nobodys} face-down"
    assert sorted(asked[1:]) == sorted(
        [f"ticket {NUMBER}", f"ticket {NUMBER} face-down", f"ticket {nobodys}"]
    )


async def test_a_level_of_the_jackpots_is_made_to_fall(tmp_path: Path) -> None:
    view, asked = bench(tmp_path), list[str]()

    async def house(line: str) -> str:
        asked.append(line.strip())
        falls = ", falls next" if "jackpot 2" in asked else ""
        return f"ok 1 Big Bang at 10,000.10; 2 Nova at 200.00{falls}"

    view.send(HOUSE, "jackpot 1")
    await asyncio.gather(*view._tasks)
    assert not view.hasJackpots, "there is no house yet"
    async with control_socket(tmp_path / "control.sock", house):
        looking = asyncio.ensure_future(view.run())
        while not view.hasJackpots:
            await asyncio.sleep(0)
        looking.cancel()
        shown = [(row.number, row.name) for row in view.levels.rows]
        assert shown == [(1, "Big Bang"), (2, "Nova")]
        assert view.fallsNext == ""
        view.send(HOUSE, "jackpot 2")
        await asyncio.gather(*view._tasks)
        assert "jackpot 2" in asked
        assert view.fallsNext == "Nova"
        assert [row.next for row in view.levels.rows] == [False, True]
