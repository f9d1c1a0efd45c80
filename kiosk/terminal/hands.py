"""Hands at a terminal that belong to a script: one touch a line, each answered by one line.

Only a simulation gives a terminal such hands. They do what a player's do and no more, and are
refused as his are.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from kiosk.devices.simulated.control import find, help_text
from kiosk.devices.simulated.device import BenchError
from kiosk.devices.simulated.words import number
from kiosk.game.refusal import Reason, Refused
from kiosk.game.terminal import commands as c
from kiosk.journal.errors import JournalError
from kiosk.service import Machine
from kiosk.terminal.service import TerminalService

BY_PLAYER = "player"
_CENTS_MAX = 100_000_000
_REFUSED_WITHIN_S = 1.0
"""What is not refused by then is under way: a ticket takes longer to print."""


@dataclass(frozen=True, slots=True)
class Touch:
    usage: str
    about: str
    do: Callable[..., Awaitable[None]]


class Hands:
    def __init__(self, machine: Machine[TerminalService]) -> None:
        self._machine = machine
        self._under_way: set[asyncio.Task[None]] = set()
        self._touches = {
            "place": Touch("WAGER CENTS", "chips on a spot", self._place),
            "clear": Touch("", "take all chips back", self._clear),
            "cash-out": Touch("", "all credit, on a ticket if that can be", self._cash_out),
            "attendant": Touch("", "ask to be paid by hand", self._attendant),
            "dispute": Touch("", "object to the last round", self._dispute),
        }

    async def answer(self, line: str) -> str:
        """`ok` or `error why`."""
        if line.strip() == "help":
            return f"ok {help_text(self._touches)}"
        try:
            touch, words = find(self._touches, line)
            if len(words) != len(touch.usage.split()):
                raise BenchError(f"the command takes {touch.usage or 'nothing more'}")
            await touch.do(*words)
        except (BenchError, Refused, JournalError) as error:
            return f"error {error}"
        return "ok"

    @property
    def _service(self) -> TerminalService:
        if self._machine.service is None:
            raise Refused(Reason.OUT_OF_SERVICE)
        return self._machine.service

    async def _place(self, wager: str, amount: str) -> None:
        cents = number(amount, what="CENTS", most=_CENTS_MAX)
        self._service.touch(c.Place(wager, cents))

    async def _clear(self) -> None:
        self._service.touch(c.Clear())

    async def _cash_out(self) -> None:
        await self._begin(self._service.cash_out())

    async def _attendant(self) -> None:
        await self._begin(self._service.call_attendant())

    async def _dispute(self) -> None:
        state = self._service.state
        await self._service.dispute(BY_PLAYER, max(state.played, default=state.round))

    async def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._under_way.add(task)
        task.add_done_callback(self._ended)
        with suppress(TimeoutError):
            async with asyncio.timeout(_REFUSED_WITHIN_S):
                await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[None]) -> None:
        """However it ended: the journal says what became of it."""
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()
