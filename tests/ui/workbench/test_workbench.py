"""The bench beside a simulated terminal: its buttons say what they did, and what they could not."""

import asyncio
from pathlib import Path

from kiosk.devices.simulated.control import control_socket
from kiosk.ui.workbench.control_line import ControlLine
from kiosk.ui.workbench.workbench_view import HOUSE, PRINTER, VALIDATOR, WorkbenchView


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
    async with asyncio.timeout(10):
        await shown.wait()
    work.cancel()


def test_a_touch_goes_to_its_device_and_its_answer_is_shown(tmp_path: Path) -> None:
    async def story() -> None:
        view, heard = bench(tmp_path), Heard()
        async with control_socket(tmp_path / "validator-1.sock", heard.answer):
            looking = asyncio.ensure_future(view.run())
            view.send(VALIDATOR, "note 2000")
            await until(view, "note 2000", looking)
            assert "note 2000" in heard.lines
            assert not view.failed
            assert view.hasValidator
            assert not view.hasPrinter

    asyncio.run(story())


def test_what_cannot_be_done_is_said(tmp_path: Path) -> None:
    async def story() -> None:
        view, heard = bench(tmp_path), Heard()
        async with control_socket(tmp_path / "validator-1.sock", heard.answer):
            looking = asyncio.ensure_future(view.run())
            view.send(VALIDATOR, "jam")
            await until(view, "it takes nothing now", looking)
            assert view.failed

    asyncio.run(story())


def test_a_device_that_is_not_there_is_named_and_harms_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        view = bench(tmp_path)
        looking = asyncio.ensure_future(view.run())
        view.send(PRINTER, "take")
        await until(view, "take: No such file", looking)
        assert view.failed
        assert not view.hasPrinter

    asyncio.run(story())
