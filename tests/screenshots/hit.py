"""A jackpot that falls, as it is seen: two tables that share a controller, all of their screens as
real windows on a display of their own.

`packaging/screenshots FOLDER --hit` writes a picture of each screen at each moment, and a strip of
all of them, in every language and both sizes of a lying screen; `--size` and `--language` choose.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from PIL import Image, ImageGrab

from kiosk import resources
from kiosk.config import ConsoleConfig, read_config
from kiosk.game.round.state import TablePhase
from kiosk.game.supernova.state import HitState
from kiosk.game.table import commands as c
from kiosk.lab.bench.processes import apart, listening, running
from kiosk.lab.devices.control_line import ControlLine
from kiosk.lab.people.console_visitor import sign_in
from kiosk.lab.people.visitor import Visitor
from kiosk.lab.simulate.house import ATTENDED, TAPIS, House, Machines, furnish, machines
from kiosk.lab.simulate.jackpots import SHOWN, WAGER_CENTS
from kiosk.lab.simulate.staff import PINS, SECOND, SUPERVISOR, Staff, simulated_console
from kiosk.lab.windows.touch_screen import TouchScreen
from kiosk.link.identity import Role
from kiosk.link.messages import Board, SupernovaSeen
from kiosk.rules.supernova import WAGER
from kiosk.rules.terms import Tender
from kiosk.ui.application import WindowPlace
from kiosk.ui.console.run import OpenConsole, run_console
from tests.e2e.display import display
from tests.screenshots.film import environment, sheet

RULEBOOK = "rapid-single-zero"
SEAT = "1"
CREDIT_CENTS = 105_300
CHIP_CENTS = 1500
PERIOD_S = 10
ACROSS, DOWN = 4, 2
PLACES = {
    "console": (1, 1),
    "terminal": (2, 1),
    "display": (3, 1),
    "jackpots": (4, 1),
    "other-terminal": (2, 2),
    "other-display": (3, 2),
    "other-jackpots": (4, 2),
}
"""Column and row of each screen; the other table's are below."""
TITLE_PX = 40
"""That a place leaves free for the title of its window."""
OUTCOMES = ("17", "32")
WAIT_S = 60.0
_LOOK_S = 0.1
_REST_S = 2.5
"""Until all that moves has come to rest."""

Moments = dict[str, Image.Image]
"""The whole display, at each of them."""


def take(into: Path, sizes: Mapping[str, tuple[int, int]], languages: Collection[str]) -> None:
    into.mkdir(parents=True, exist_ok=True)
    for name, (width, height) in sizes.items():
        for language in languages:
            with (
                display(ACROSS * width, DOWN * (height + TITLE_PX)) as on,
                environment(on.environment),
                TemporaryDirectory() as folder,
            ):
                moments = apart(play, Path(folder), language)
            pictures = [
                (f"{moment}-{screen}", image.crop(area))
                for moment, image in moments.items()
                for screen, area in _areas(width, height).items()
            ]
            for what, picture in pictures:
                picture.save(into / f"{name}-{language}-{what}.png")
            sheet(pictures, len(PLACES)).save(into / f"hit-{name}-{language}.png")


def _areas(width: int, height: int) -> dict[str, tuple[int, int, int, int]]:
    corners = {
        screen: ((column - 1) * width, (row - 1) * (height + TITLE_PX))
        for screen, (column, row) in PLACES.items()
    }
    return {screen: (x, y, x + width, y + height) for screen, (x, y) in corners.items()}


# ---- The story ----------------------------------------------------------------------------------


def play(folder: Path, language: str) -> Moments:
    """In a process of its own, with the console of the table at which it falls."""
    house = furnish(folder, RULEBOOK, seats=(SEAT,), jackpots=SHOWN, tables=2)
    other = furnish(folder / "table-2", RULEBOOK, seats=(SEAT,), shares=folder, number=2, tables=2)
    for each in (house, other):
        for file in each.folder.glob("*.toml"):
            if file not in (each.table_config, each.jackpot_config):
                file.write_text(f'language = "{language}"\n{file.read_text()}')
    moments: Moments = {}
    run_console(
        read_config(house.console_config, ConsoleConfig),
        resources.rulebook(RULEBOOK),
        folder,
        WindowPlace(part=(*PLACES["console"], ACROSS, DOWN)),
        partial(_story, house, other, moments),
    )
    return moments


async def _story(house: House, other: House, moments: Moments, opened: OpenConsole) -> None:
    async with pit(house) as here, pit(other) as there:
        await here.open_table()
        await there.open_table()
        for pit_, beside in ((here, ""), (there, "other-")):
            pit_.open_screens(beside)
        await asyncio.gather(here.seated(), there.seated())
        inspector = Visitor(TouchScreen(opened.window), None, Random(1))
        await sign_in(inspector, name=SECOND, pin=PINS[SECOND])
        await _first_round(here, there)
        bench = ControlLine(house.jackpot_bench)
        assert (await bench.ask("jackpot 1")).startswith("ok")
        await _hit(here, there, inspector, moments)
    opened.window.close()


async def _first_round(here: "Pit", there: "Pit") -> None:
    """A number that came up before, and levels that have risen."""
    await asyncio.gather(here.bets(), there.bets())
    await asyncio.gather(here.result(OUTCOMES[1]), there.result(OUTCOMES[1]))


async def _hit(here: "Pit", there: "Pit", inspector: Visitor, moments: Moments) -> None:
    async def keep(moment: str) -> None:
        await asyncio.sleep(_REST_S)
        moments[moment] = await asyncio.to_thread(ImageGrab.grab, xdisplay="")

    await here.bets(until=TablePhase.BETTING)
    await keep("1-wager")
    await here.shown(lambda board: board.phase is TablePhase.SPINNING)
    await there.open_round()
    await keep("2-drawn")
    await _touch(inspector, "order-supernova")
    await keep("3-checks")
    await here.result(OUTCOMES[0])
    await keep("4-result")
    await _touch(inspector, "order-approve-jackpot")
    await keep("5-approving")
    await _touch(inspector, "sheetConfirm")
    for digit in PINS[SUPERVISOR]:  # it is more than one may approve alone
        await _touch(inspector, f"digit-{digit}")
    await keep("6-second")
    await _touch(inspector, "sheetConfirm")
    await here.shown(lambda board: board.supernova and not _waits(board.supernova))
    await keep("7-paid")
    await there.shown(lambda board: board.phase is TablePhase.SPINNING)
    await there.result(OUTCOMES[0])
    await _touch(inspector, "closeOverlay")
    await here.open_round()
    await keep("8-next")


def _waits(seen: SupernovaSeen) -> bool:
    return any(hit.state is not HitState.PAID for hit in seen.hits)


async def _touch(visitor: Visitor, item: str) -> None:
    async with asyncio.timeout(WAIT_S):
        while not await visitor.touch(item):
            await asyncio.sleep(_LOOK_S)


@dataclass(slots=True)
class Pit:
    """A table, who deals there, and its screens."""

    house: House
    running: Machines
    staff: Staff

    async def shown(self, so: Callable[[Board], object]) -> None:
        client = self.staff.console.client
        async with asyncio.timeout(WAIT_S):
            while client.board is None or not so(client.board):
                await client.changed()

    async def order(self, command: c.Command, who: str = SUPERVISOR) -> None:
        await self.shown(lambda board: True)  # on a busy machine it may be away for a moment
        came = await self.staff.order(command, who=who, any_time=isinstance(command, c.Credit))
        assert came.done, f"{type(command).__name__}: {came.why}"

    async def open_table(self) -> None:
        await self.shown(lambda board: board.supernova and board.supernova.told)
        await self.order(c.OpenSupernova())
        await self.order(c.OpenTable(1_000_000))

    def open_screens(self, beside: str) -> None:
        """`beside` is before the names of their places."""
        self.running.start_devices()
        hands = ["--hands", str(self.house.hands_of(SEAT))]
        config = self.house.terminal_config(SEAT)
        self._screen(f"{beside}terminal", [ATTENDED, "terminal", *hands], config)
        self._screen(f"{beside}display", [TAPIS, "display"], self.house.display_config)
        monitor = [TAPIS, "display", "--jackpots"]
        self._screen(f"{beside}jackpots", monitor, self.house.jackpots_config)

    def _screen(self, name: str, line: list[str], config: Path) -> None:
        part = ",".join(map(str, (*PLACES[name], ACROSS, DOWN)))
        window = ["--windowed", "--part", part, "--config", str(config)]
        self.running.start_screen(name, [*line, *window])

    async def seated(self) -> None:
        await self.shown(lambda board: SEAT in board.here)
        await self.order(c.Credit(SEAT, CREDIT_CENTS, Tender.CASH))

    async def open_round(self) -> None:
        await self.order(c.OpenRound(PERIOD_S))

    async def bets(self, until: TablePhase = TablePhase.SPINNING) -> None:
        await self.open_round()
        await self.shown(lambda board: board.phase is TablePhase.BETTING)
        hand = ControlLine(self.house.hands_of(SEAT))
        for wager, cents in (("straight:17", CHIP_CENTS), (WAGER, WAGER_CENTS)):
            async with asyncio.timeout(WAIT_S):
                while await hand.ask(f"place {wager} {cents}") != "ok":
                    await asyncio.sleep(_LOOK_S)
        await self.shown(lambda board: board.phase is until)

    async def result(self, pocket: str) -> None:
        await self.order(c.ConfirmResult(pocket))


@asynccontextmanager
async def pit(house: House) -> AsyncIterator[Pit]:
    async with machines(house) as machines_:
        await listening(house.socket)
        book = resources.rulebook(house.rulebook)
        console = simulated_console(house.client(Role.CONSOLE), book, Random(house.number))
        async with running(console.run()):
            yield Pit(house, machines_, Staff(console))
