"""A terminal in a window whose player plays by himself, and does what he is told on a line:

    python -m tests.evening.seat CONFIG SEED X Y

play, pause, bet WAGER CENTS, note CENTS, cash-out, doubt (the next ticket), help.
"""

import asyncio
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

from kiosk import resources
from kiosk.config import TerminalConfig, read_config
from kiosk.devices.ports import Printed, TicketFace
from kiosk.game.refusal import Refused
from kiosk.game.terminal import commands as c
from kiosk.simulate.casino import Room
from kiosk.simulate.devices import VirtualPrinter, VirtualValidator
from kiosk.simulate.faults import Faults
from kiosk.simulate.player import Habit, Player
from kiosk.simulate.room_file import keep
from kiosk.terminal.process import terminal_machine
from kiosk.terminal.service import TerminalService
from kiosk.ui.application import Place
from kiosk.ui.terminal.run import open_terminal

MOVE_S = (0.02, 0.1)
WAIT_S = (0.05, 0.3)
SIZE = (1280, 720)


class DoubtfulPrinter(VirtualPrinter):
    """Falls silent when it is told to, with the paper out."""

    doubt_next = False

    async def print(self, face: TicketFace) -> Printed:
        printed = await super().print(face)
        doubt, self.doubt_next = self.doubt_next, False
        return Printed.UNKNOWN if doubt else printed


class Somebody:
    """The player, and whoever tells him what to do."""

    def __init__(
        self,
        player: Player,
        printer: DoubtfulPrinter,
        validator: VirtualValidator,
        service: Callable[[], TerminalService | None],
    ) -> None:
        self._player = player
        self._printer = printer
        self._validator = validator
        self._service = service
        self._playing = True

    async def run(self) -> None:
        while True:
            await self._player.wait()
            if self._playing and (service := self._service()) is not None:
                await self._player.act(service)

    async def hear(self) -> None:
        loop = asyncio.get_running_loop()
        heard: asyncio.Queue[bytes] = asyncio.Queue()
        loop.add_reader(0, lambda: heard.put_nowait(os.read(0, 4096)))
        while told := await heard.get():
            for line in told.decode().splitlines():
                with suppress(Refused):
                    await self._obey(line.split())
        loop.remove_reader(0)

    async def _obey(self, words: list[str]) -> None:
        service = self._service()
        assert service is not None
        match words:
            case ["play"]:
                self._playing = True
            case ["pause"]:
                self._playing = False
                service.touch(c.Clear())
            case ["bet", wager, cents]:
                service.touch(c.Place(wager, int(cents)))
            case ["note", cents]:
                await self._validator.insert_note(service, int(cents))
            case ["cash-out"]:
                await service.cash_out()
            case ["doubt"]:
                self._printer.doubt_next = True
            case ["help"]:
                await service.ask_help(True)


def main(config_file: Path, seed: int, x: int, y: int) -> None:
    config = read_config(config_file, TerminalConfig)
    book, folder = resources.rulebook(config.rulebook), config_file.parent
    opened = open_terminal(config, book, Place(SIZE))
    opened.window.setPosition(x, y)
    random, room = Random(seed), Room()
    validator = VirtualValidator(f"{config.seat}/{seed}", room, random, move_s=MOVE_S)
    keep(folder / f"room-{config.seat}.json", room, validator)
    printer = DoubtfulPrinter(room, random, Faults(random, likely={}), move_s=MOVE_S)
    machine = terminal_machine(config, book, folder, printer, ready=validator.power_up)
    opened.desk.attach(machine, None)
    player = Player(book, validator, room, random, wait_s=WAIT_S)
    player.habit = list(Habit)[seed % len(Habit)]
    somebody = Somebody(player, printer, validator, lambda: machine.service)

    async def work() -> None:
        async with asyncio.TaskGroup() as tasks:
            for job in (machine.run(), somebody.run(), somebody.hear()):
                tasks.create_task(job)

    try:
        opened.application.run(work())
    finally:
        opened.application.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *map(int, sys.argv[2:5]))
