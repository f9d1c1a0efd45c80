"""A terminal whose player inserts a note and cashes out, again and again.

python -m tests.terminal.cashing terminal-1.toml [rest]

With `rest` nobody plays: the terminal only says where it stands.
"""

import asyncio
import secrets
import sys
from contextlib import suppress
from pathlib import Path

from kiosk import resources
from kiosk.commands.shell import log_to_stderr
from kiosk.commands.stopping import until_told_to_stop
from kiosk.config import TerminalConfig, read_config
from kiosk.game.refusal import Refused
from kiosk.game.terminal import commands as ats
from kiosk.terminal.cabinet import cabinet_in
from kiosk.terminal.service import TerminalService

NOTE_CENTS = 5000
LOOK_S = 0.01


async def play(path: Path, *, rest: bool) -> None:
    config, folder = read_config(path, TerminalConfig), path.parent.resolve()
    assert config.printer is not None
    cabinet = cabinet_in(folder, config, resources.rulebook(config.rulebook))
    machine = cabinet.machine
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(cabinet.run())
        while not rest:
            await asyncio.sleep(LOOK_S)
            if machine.service is not None and machine.service.link.up:
                await _once(machine.service)


async def _once(service: TerminalService) -> None:
    state = service.durable
    if state.locks.reasons or not service.printer.can_print:
        return
    with suppress(Refused):
        if not state.credit_cents:
            await service.tell(ats.StackNote(secrets.token_hex(8), NOTE_CENTS))
        await service.cash_out()


if __name__ == "__main__":
    log_to_stderr(quiet=False)
    asyncio.run(until_told_to_stop(play(Path(sys.argv[1]), rest="rest" in sys.argv)))
