"""A headless terminal on a real machine, with a simulated player and simulated devices."""

import asyncio
from pathlib import Path
from random import Random

from kiosk.clock import OF_THIS_MACHINE, TimeSources
from kiosk.config import TerminalConfig
from kiosk.lab.simulate.casino import Room
from kiosk.lab.simulate.faults import Faults
from kiosk.lab.simulate.player import WAIT_S, Guest, Player
from kiosk.lab.simulate.pockets import WalkingPockets
from kiosk.lab.simulate.printer import VirtualPrinter
from kiosk.lab.simulate.room_file import keep
from kiosk.lab.simulate.validator import MOVE_S, Model, VirtualValidator
from kiosk.rules.rulebook import RuleBook
from kiosk.terminal.cabinet import Devices, cabinet_in


async def play_headless(  # noqa: PLR0913 - one for each option of the command
    config: TerminalConfig,
    book: RuleBook,
    folder: Path,
    *,
    player: int | None = None,
    room_file: Path | None = None,
    pace_s: float | None = None,
    times: TimeSources = OF_THIS_MACHINE,
    pockets: Path | None = None,
    guest: bool = False,
) -> None:
    """Runs until it is cancelled. `pockets`: where players who walk from table to table have their
    tickets. A guest plays one round and leaves. Devices are simulated if there is a player or a
    file of the room; they take what the configuration says of the real ones."""
    if player is None and room_file is None:
        await cabinet_in(folder, config, book, times=times).run()
        return
    random, room = Random(player), Room()
    faults = Faults(random, likely={})
    wait_s = WAIT_S if pace_s is None else (pace_s / 2, pace_s * 3 / 2)
    move_s = MOVE_S if pace_s is None else (pace_s / 4, pace_s)
    # Nobody opens its box, so it must know by itself what became of a note.
    model = Model.COUNTS
    validator = VirtualValidator(config.seat, room, random, faults, move_s=move_s, model=model)
    if room_file is not None:
        keep(room_file, room, validator)
    if pockets is not None:
        room.pockets = WalkingPockets(pockets)
    printer = VirtualPrinter(room, random, faults, move_s=move_s)
    devices = Devices(validator=validator, printer=printer)
    cabinet = cabinet_in(folder, config, book, devices, times)
    somebody = (Guest if guest else Player)(book, validator, room, random, wait_s=wait_s)
    if isinstance(somebody, Guest) and config.validator is not None:
        somebody.notes_cents = config.validator.notes_cents
    async with asyncio.TaskGroup() as tasks:
        validator.attach()
        tasks.create_task(cabinet.run())
        while player is not None:
            await somebody.wait()
            if cabinet.machine.service is not None:
                await somebody.act(cabinet.machine.service)
