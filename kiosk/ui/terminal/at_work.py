"""A terminal's screen at work: loaded once its first frame is on the screen, see `run`."""

import asyncio
from importlib import import_module
from pathlib import Path

from kiosk.config import TerminalConfig
from kiosk.notify import Starting
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.application import Beside
from kiosk.ui.event_loop import run_until_stopped
from kiosk.ui.terminal.run import OpenTerminal

_MACHINERY = "kiosk.ui.terminal.machinery"


def work_until_stopped(
    config: TerminalConfig,
    book: RuleBook,
    folder: Path,
    opened: OpenTerminal,
    beside: Beside[OpenTerminal] | None,
) -> None:
    starting = Starting()

    async def work() -> None:
        # The screen can be touched meanwhile.
        machinery = await asyncio.to_thread(import_module, _MACHINERY)
        await machinery.run(config, book, folder, opened, starting)

    others = beside(opened) if beside else None
    run_until_stopped(opened.application.qt, work(), others, starting)
