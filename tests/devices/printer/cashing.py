"""A terminal whose player inserts a note and cashes out, again and again.

python -m tests.devices.printer.cashing terminal-1.toml [rest]

With `rest` nobody plays: the terminal only says where it stands.
"""

import asyncio
import secrets
import sys
from contextlib import suppress
from pathlib import Path

from kiosk import resources
from kiosk.commands.shell import log_to_stderr, until_told_to_stop
from kiosk.config import TerminalConfig, read_config
from kiosk.game.refusal import Refused
from kiosk.terminal.printer import PrinterDesk
from kiosk.terminal.process import terminal_machine
from kiosk.terminal.service import TerminalService

NOTE_CENTS = 2500
LOOK_S = 0.01


async def play(path: Path, *, rest: bool) -> None:
    config, folder = read_config(path, TerminalConfig), path.parent.resolve()
    assert config.printer is not None
    desk = PrinterDesk(config.printer, folder)
    book = resources.rulebook(config.rulebook)
    machine = terminal_machine(config, book, folder, desk.printer)
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(desk.run())
        tasks.create_task(machine.run())
        while not rest:
            await asyncio.sleep(LOOK_S)
            if machine.service is not None and machine.service.link.up:
                await _once(machine.service)


async def _once(service: TerminalService) -> None:
    state = service.durable
    if state.locks or not service.printer.can_print:
        return
    with suppress(Refused):
        if not state.credit_cents:
            await service.note_stacked(secrets.token_hex(8), NOTE_CENTS)
        await service.cash_out()


if __name__ == "__main__":
    log_to_stderr(quiet=False)
    asyncio.run(until_told_to_stop(play(Path(sys.argv[1]), rest="rest" in sys.argv)))
