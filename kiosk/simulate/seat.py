"""A headless terminal on a real machine, with a simulated player and simulated devices."""

import asyncio
import secrets
from pathlib import Path
from random import Random

from kiosk.config import TerminalConfig
from kiosk.rules.rulebook import RuleBook
from kiosk.simulate.casino import Room
from kiosk.simulate.devices import MOVE_S, VirtualPrinter, VirtualValidator
from kiosk.simulate.faults import Faults
from kiosk.simulate.player import WAIT_S, Player
from kiosk.simulate.room_file import keep
from kiosk.terminal.cabinet import Cabinet
from kiosk.terminal.process import terminal_machine


async def play_headless(  # noqa: PLR0913 - one for each option of the command
    config: TerminalConfig,
    book: RuleBook,
    folder: Path,
    *,
    player: int | None = None,
    room_file: Path | None = None,
    pace_s: float | None = None,
) -> None:
    """Runs until it is cancelled. Devices are there if there is a player or a file of the room."""
    if player is None and room_file is None:
        await Cabinet(config, book, folder).run()
        return
    random, room = Random(player), Room()
    wait_s = WAIT_S if pace_s is None else (pace_s / 2, pace_s * 3 / 2)
    move_s = MOVE_S if pace_s is None else (pace_s / 4, pace_s)
    # A validator without a memory is another one each time, for it counts from one again.
    serial = f"{config.seat}/{secrets.token_hex(4)}"
    validator = VirtualValidator(serial, room, random, move_s=move_s)
    if room_file is not None:
        keep(room_file, room, validator)
    printer = VirtualPrinter(room, random, Faults(random, likely={}), move_s=move_s)
    machine = terminal_machine(config, book, folder, printer, ready=validator.power_up)
    somebody = Player(book, validator, room, random, wait_s=wait_s)
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(machine.run())
        while player is not None:
            await somebody.wait()
            if machine.service is not None:
                await somebody.act(machine.service)
