"""Hands at a terminal that belong to a script: one touch a line, each answered by one line.

Only a simulation gives a terminal such hands. They do what a player's do and no more, and are
refused as his are.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from kiosk.game.cases.state import BY_PLAYER
from kiosk.game.refusal import Reason, Refusal, Refused
from kiosk.game.terminal import commands as c
from kiosk.journal.errors import JournalError
from kiosk.lab.devices.control import find, help_text
from kiosk.lab.devices.device import BenchError
from kiosk.lab.devices.words import number
from kiosk.refusal_words import staff_words
from kiosk.rules.points import Points
from kiosk.terminal.service import TerminalService

_CENTS_MAX = 100_000_000
_REFUSED_WITHIN_S = 1.0
"""What is not refused by then is under way: a ticket takes longer to print."""


@dataclass(frozen=True, slots=True)
class Touch:
    usage: str
    about: str
    do: Callable[..., Awaitable[None]]


class Hands:
    def __init__(self, service: Callable[[], TerminalService | None]) -> None:
        """`service` is the terminal at this moment. None: out of service."""
        self._find_service = service
        self._under_way: set[asyncio.Task[None]] = set()
        self._touches = {
            "place": Touch("WAGER CENTS", "chips on a spot", self._place),
            "voucher": Touch("WAGER", "the next voucher on a spot", self._voucher),
            "points": Touch("WAGER POINTS", "chips of a tournament on a spot", self._points),
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
        except Refused as refused:
            return f"error {staff_words(refused.refusal)}"
        except (BenchError, JournalError) as error:
            return f"error {error}"
        return "ok"

    @property
    def _service(self) -> TerminalService:
        service = self._find_service()
        if service is None:
            raise Refused(Refusal(Reason.OUT_OF_SERVICE))
        return service

    async def _place(self, wager: str, amount: str) -> None:
        cents = number(amount, what="CENTS", most=_CENTS_MAX)
        self._service.touch(c.PlaceChip(wager, cents))

    async def _points(self, wager: str, amount: str) -> None:
        points = Points(number(amount, what="POINTS", most=_CENTS_MAX))
        self._service.touch(c.PlacePoints(wager, points))

    async def _voucher(self, wager: str) -> None:
        state = self._service.state
        left = [voucher for voucher in state.vouchers if voucher not in state.slip.vouchers]
        self._service.touch(c.PlaceVoucher(left[0] if left else "", wager))

    async def _clear(self) -> None:
        self._service.touch(c.Clear())

    async def _cash_out(self) -> None:
        await self._begin(self._service.cash_out())

    async def _attendant(self) -> None:
        await self._begin(self._service.call_attendant())

    async def _dispute(self) -> None:
        state = self._service.state
        await self._service.dispute(BY_PLAYER, max(state.round.played, default=state.round.number))

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
