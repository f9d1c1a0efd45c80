"""A player who is nobody: brings notes, touches the cloth, looks at everything once, and leaves."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

from kiosk.game.round.state import TerminalPhase
from kiosk.lab.devices.control_line import ControlLine
from kiosk.lab.people.visitor import Visitor
from kiosk.lab.windows.album import Album
from kiosk.lab.windows.touch_screen import TouchScreen
from kiosk.ui.terminal.run import OpenTerminal

_PANELS = {
    "your-play": ("playButton", "closePlay"),
    "history": ("historyButton", "closeHistory"),
    "statistics": ("statisticsButton", "closeStatistics"),
    "rules": ("helpButton", "closeHelp"),
    "finales": ("finalesButton", "closeFinales"),
    "favourites": ("favouritesButton", "closeFavourites"),
}
"""What is a touch away from the table, and how to come back."""
_NOTE_CENTS = 5000
_SPOTS = (4, 9)
"""Touched in a round: from, to."""
_BRINGS_S = 15.0
"""How long the note acceptor may take, or the printer, or an attendant."""
_TIME_LEFT_S = 4.0
"""No new touch after that: the round closes."""


class TerminalVisitor:
    def __init__(
        self, opened: OpenTerminal, folder: Path, random: Random, album: Album | None
    ) -> None:
        self._desk = opened.desk
        self._view = opened.view
        self._visitor = Visitor(TouchScreen(opened.window), album, random)
        self._random = random
        seat = opened.desk.look.seat
        self._validator = ControlLine(folder / f"validator-{seat}.sock")
        self._printer = ControlLine(folder / f"printer-{seat}.sock")
        self._panels = dict(reversed(_PANELS.items()))
        """Not looked at yet."""
        self._rounds = 0
        """In which there were wagers."""

    async def run(self) -> None:
        while True:
            state = self._desk.state
            if not state.credit_cents and not state.wagers_down:
                await self._bring_money()
            elif state.round.phase is TerminalPhase.BETTING and self._rounds == 1:
                await self._leave()
            elif state.round.phase is TerminalPhase.BETTING:
                await self._bet(state.round.number)
            await self._visitor.wait()

    async def _bring_money(self) -> None:
        if self._desk.connected:
            await self._validator.ask(f"note {_NOTE_CENTS}")
            await self._until(lambda: self._desk.state.credit_cents > 0)

    async def _bet(self, round_: int) -> None:
        await self._visitor.touch(f"chip{self._random.choice(self._desk.look.chips_cents[:2])}")
        spots = self._random.sample(sorted(self._desk.book.wagers), self._random.randint(*_SPOTS))
        await self._touch_spot(spots.pop(), held="preview")
        for spot in spots:
            if self._time_is_left(round_):
                await self._touch_spot(spot)
        if self._rounds:  # before that there is nothing to see in them
            await self._look_around(round_)
        self._rounds += 1
        await self._until(lambda: self._desk.state.round.phase is not TerminalPhase.BETTING)

    async def _touch_spot(self, spot: str, *, held: str = "") -> None:
        screen, cloth = self._visitor.screen, self._view.cloth_map
        if cloth is not None and screen.shows("cloth"):
            corner, at = screen.place_of("cloth"), cloth.places[spot].touch
            await self._visitor.touch_at(corner.x() + at.x, corner.y() + at.y, held=held)

    async def _look_around(self, round_: int) -> None:
        while self._panels and self._time_is_left(round_):
            name, (key, close) = self._panels.popitem()
            if await self._visitor.touch(key):
                await self._visitor.keep(name)
                await self._visitor.touch(close)

    async def _leave(self) -> None:
        """With all there is; who comes next brings a note of his own."""
        self._rounds += 1
        if await self._visitor.touch("cashOutButton"):
            await self._visitor.touch("questionYes")  # if that much is asked about
            await self._until(lambda: not self._desk.state.account.open)
            await self._visitor.rest()  # there is a ticket to look at
            await self._printer.ask("take")
            await self._visitor.rest()
            await self._visitor.touch("backButton")

    def _time_is_left(self, round_: int) -> bool:
        state, left_s = self._desk.state, self._desk.remaining_s
        same = state.round.phase is TerminalPhase.BETTING and state.round.number == round_
        return same and left_s is not None and left_s > _TIME_LEFT_S

    async def _until(self, so: Callable[[], bool]) -> None:
        loop = asyncio.get_running_loop()
        give_up_s = loop.time() + _BRINGS_S
        while not so() and loop.time() < give_up_s:
            await self._visitor.wait()
