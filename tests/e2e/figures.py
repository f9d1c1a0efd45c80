"""A terminal that says on its standard error what figures it would show.

python -m tests.e2e.figures terminal-1.toml
"""

import asyncio
import sys
from pathlib import Path

from kiosk import resources
from kiosk.commands.stopping import until_told_to_stop
from kiosk.config import TerminalConfig, read_config
from kiosk.game.history import State
from kiosk.game.terminal.state import Terminal
from kiosk.lab.simulate.hurry import hurried
from kiosk.service import Machine
from kiosk.terminal.cabinet import cabinet_in
from kiosk.terminal.service import TerminalService


async def show(path: Path) -> None:
    config = read_config(path, TerminalConfig)
    book = resources.rulebook(config.rulebook)
    folder = path.parent.resolve()
    machine = cabinet_in(folder, config, book, times=hurried(folder)).machine
    machine.on_change = lambda: _machine_changed(machine)
    await machine.run()


def _machine_changed(machine: Machine[TerminalService]) -> None:
    service = machine.service
    if service is None:
        _say(f"out of service ({machine.trouble}), trusted", machine.trusted)
        return
    service.on_change = lambda: _say("in service", service.durable)
    service.on_change()


def _say(how: str, state: State | None) -> None:
    credit = f"{state.credit_cents} cents" if isinstance(state, Terminal) else "nothing"
    print(f"{how}: {credit}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    asyncio.run(until_told_to_stop(show(Path(sys.argv[1]))))
