"""A terminal in a window whose player plays by himself, and does what he is told on a line:

    python -m tests.evening.seat CONFIG SEED X Y

play, pause, bet WAGER CENTS, note CENTS, tip CENTS, cash-out, doubt (the next ticket), help,
dispute and leave. It says "paused", "left", "tipped", and "noted" when a note that it was told to
bring is money.
"""

import asyncio
import os
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

from kiosk import resources
from kiosk.config import TerminalConfig, read_config
from kiosk.devices.ports import Printed, TicketFace
from kiosk.game.cases.state import BY_PLAYER
from kiosk.game.refusal import Reason, Refused
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.state import Terminal
from kiosk.lab.simulate.casino import Room
from kiosk.lab.simulate.faults import Faults
from kiosk.lab.simulate.hurry import hurried
from kiosk.lab.simulate.player import Habit, Player
from kiosk.lab.simulate.player_wishes import PlayerWishes
from kiosk.lab.simulate.printer import VirtualPrinter
from kiosk.lab.simulate.room_file import keep
from kiosk.lab.simulate.validator import Model, VirtualValidator
from kiosk.terminal.cabinet import Devices, cabinet_in
from kiosk.terminal.service import TerminalService
from kiosk.ui.application import WindowPlace
from kiosk.ui.event_loop import run_until_stopped
from kiosk.ui.terminal.run import open_terminal

MOVE_S = (0.02, 0.1)
WAIT_S = (0.05, 0.3)
SIZE = (1280, 720)
NOTE_CENTS = 10_000
NOT_YET = (
    Reason.WAGERING_CLOSED,
    Reason.CREDIT_CHANGED,
    Reason.PAYMENT_PENDING,
    Reason.TICKET_IN_CHUTE,
)
"""The terminal is a moment behind the console, or in the midst of what the player began himself."""


class DoubtfulPrinter(VirtualPrinter):
    """Falls silent when it is told to, with the paper out."""

    doubt_next = False

    async def print(self, face: TicketFace) -> Printed:
        printed = await super().print(face)
        doubt, self.doubt_next = self.doubt_next, False
        return Printed.UNKNOWN if doubt else printed


class Undaunted(PlayerWishes):
    """Sets himself no limit, or he could not bet what he is told to."""

    def thought(self, state: Terminal, *, now_ms: int) -> c.Command | None:
        thought = super().thought(state, now_ms=now_ms)
        return None if isinstance(thought, c.SetOwnLimits) else thought


class Thrifty(Random):
    """Gives tips only when he is told to, so that they can be counted."""

    def random(self) -> float:
        return 1.0


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
        self._one_thing = asyncio.Lock()
        """At a time: what he is told waits for what he is at."""

    async def run(self) -> None:
        while True:
            await self._player.wait()
            async with self._one_thing:
                if self._playing and (service := self._service()) is not None:
                    await self._player.act(service)

    async def hear(self) -> None:
        loop = asyncio.get_running_loop()
        heard: asyncio.Queue[bytes] = asyncio.Queue()
        loop.add_reader(0, lambda: heard.put_nowait(os.read(0, 4096)))
        while told := await heard.get():
            for line in told.decode().splitlines():
                while not await self._obeyed(line.split()):
                    await self._player.wait()
        loop.remove_reader(0)

    async def _obeyed(self, words: list[str]) -> bool:
        """Refused for good is as much as can be done."""
        try:
            async with self._one_thing:
                await self._paper_is_gone()
                await self._obey(words)
        except Refused as refused:
            return refused.reason not in NOT_YET
        return True

    async def _insert(self, cents: int) -> None:
        """When the light is on; and the next one when this one is gone."""
        while not self._validator.takes:
            await asyncio.sleep(WAIT_S[0])
        self._validator.insert_note(cents)
        await self._paper_is_gone()

    async def _paper_is_gone(self) -> None:
        """Stacked and acknowledged, which it is once it is money; or given back."""
        while not self._validator.at_rest:
            await asyncio.sleep(WAIT_S[0])

    async def _obey(self, words: list[str]) -> None:
        service = self._service()
        assert service is not None
        match words:
            case ["play"]:
                self._playing = True
            case ["pause"]:
                self._playing = False
                if service.state.layout():
                    service.touch(c.Clear())
                print("paused", flush=True)
            case ["bet", wager, cents]:
                await self._bet(service, wager, int(cents))
            case ["note", cents]:
                await self._insert(int(cents))
                print("noted", flush=True)
            case ["cash-out"]:
                await service.cash_out()
            case ["leave"]:
                await self._leave(service)
            case ["doubt"]:
                self._printer.doubt_next = True
            case _:
                await self._ask_staff(service, words)

    async def _ask_staff(self, service: TerminalService, words: list[str]) -> None:
        match words:
            case ["help"]:
                await service.ask_help(True)
            case ["tip", cents]:
                await service.tip(int(cents))
                print("tipped", flush=True)
            case ["dispute"]:
                await service.dispute(BY_PLAYER, service.state.round.number)

    async def _bet(self, service: TerminalService, wager: str, cents: int) -> None:
        while service.state.credit_cents < cents:
            await self._insert(NOTE_CENTS)
        service.touch(c.PlaceChip(wager, cents))

    async def _leave(self, service: TerminalService) -> None:
        if service.state.credit_cents:
            await service.cash_out()
        elif service.state.account.open:
            await service.leave()
        print("left", flush=True)


def main(config_file: Path, seed: int, x: int, y: int) -> None:
    config = read_config(config_file, TerminalConfig)
    book, folder = resources.rulebook(config.rulebook), config_file.parent
    opened = open_terminal(config, book, WindowPlace(SIZE))
    opened.window.setPosition(x, y)
    random, room = Random(seed), Room()
    faults = Faults(random, likely={})
    model = Model.COUNTS
    validator = VirtualValidator(config.seat, room, random, faults, move_s=MOVE_S, model=model)
    keep(folder / f"room-{config.seat}.json", room, validator)
    printer = DoubtfulPrinter(room, random, faults, move_s=MOVE_S)
    devices = Devices(validator=validator, printer=printer)
    cabinet = cabinet_in(folder, config, book, devices, hurried(folder))
    opened.desk.attach(cabinet.machine, cabinet.cash_in)
    player = Player(book, validator, room, random, wait_s=WAIT_S)
    player._wishes = Undaunted([*book.wagers], random)
    player._generosity = Thrifty()
    player.habit = list(Habit)[seed % len(Habit)]
    somebody = Somebody(player, printer, validator, lambda: cabinet.machine.service)

    async def work() -> None:
        async with asyncio.TaskGroup() as tasks:
            validator.attach()
            for job in (cabinet.run(), somebody.run(), somebody.hear()):
                tasks.create_task(job)

    try:
        run_until_stopped(opened.application.qt, work())
    finally:
        opened.application.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *map(int, sys.argv[2:5]))
