"""A headless terminal on a real machine, with a simulated player and simulated devices."""

import asyncio
from pathlib import Path
from random import Random

from kiosk.config import TerminalConfig
from kiosk.rules.rulebook import RuleBook
from kiosk.simulate.casino import Room
from kiosk.simulate.devices import VirtualPrinter, VirtualValidator
from kiosk.simulate.faults import Faults
from kiosk.simulate.player import Player
from kiosk.terminal.process import terminal_machine


async def play_headless(
    config: TerminalConfig, book: RuleBook, folder: Path, random: Random | None
) -> None:
    """Runs until it is cancelled."""
    if random is None:
        await terminal_machine(config, book, folder).run()
        return
    room, calm = Room(), Faults(random, likely={})
    validator = VirtualValidator(f"{config.seat}/{random.getrandbits(32):08x}", room, random)
    machine = terminal_machine(config, book, folder, VirtualPrinter(room, random, calm))
    player = Player(book, validator, room, random)
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(machine.run())
        while True:
            await player.wait()
            if machine.service is not None:
                await player.act(machine.service)
