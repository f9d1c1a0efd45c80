"""A public display without a screen: it shows the rings of Spread-Bet, and says so to its table."""

import asyncio
from collections.abc import Callable
from random import Random

from kiosk.game.round.state import TablePhase
from kiosk.game.spread.facts import Shown
from kiosk.lab.simulate.faults import Faults
from kiosk.link import messages as m
from kiosk.link.client import TableClient

_LOOKS_S = 0.2
_FADE_S = 0.5
_OPPOSITE, _ALIKE = (1, -1), (1, 1)


class VirtualRings:
    def __init__(self, link: TableClient, faults: Faults) -> None:
        self.turns_alike = False
        """Both rings the same way round, for it is broken."""
        self._link = link
        self._faults = faults
        self._told: tuple[int, int, Shown] | None = None
        """On which connection, of which round, what."""

    async def run(self) -> None:
        while True:
            await asyncio.sleep(_LOOKS_S)
            board = self._link.board
            if board is not None and board.spread is not None and not board.spread.void:
                await self._show(board, board.spread)

    async def _show(self, board: m.Board, spread: m.SpreadSeen) -> None:
        if board.phase is TablePhase.BETTING and spread.commitment:
            self._turn(board)
        elif board.phase in (TablePhase.CLOSING, TablePhase.SPINNING) and spread.ring is not None:
            await self._lock(board, spread.ring)

    def _turn(self, board: m.Board) -> None:
        if not (self._is_news(board, Shown.TURNING) or self.turns_alike):
            return
        alike = self.turns_alike or self._faults.fires("display turns both rings alike")
        outer, inner = _ALIKE if alike else _OPPOSITE
        shown = m.RingsShown(round=board.round, shown=Shown.TURNING, outer=outer, inner=inner)
        self._link.tell(shown)

    async def _lock(self, board: m.Board, ring: int) -> None:
        if not self._is_news(board, Shown.LOCKED):
            return
        self._link.tell(m.RingsShown(round=board.round, shown=Shown.FADED))
        await asyncio.sleep(_FADE_S)
        wrong = self._faults.fires("display locks the rings elsewhere")
        locked = ring + 1 if wrong else ring
        self._link.tell(m.RingsShown(round=board.round, shown=Shown.LOCKED, ring=locked))

    def _is_news(self, board: m.Board, shown: Shown) -> bool:
        told = (self._link.connections, board.round, shown)
        news, self._told = told != self._told, told
        return news


class VirtualDisplay:
    """Of an evening in which things go wrong: it dies now and then, and comes back."""

    def __init__(self, link: Callable[[], TableClient], random: Random, faults: Faults) -> None:
        self._link = link
        self._random = random
        self._faults = faults

    async def run(self) -> None:
        while True:
            link = self._link()
            at_work = [
                asyncio.create_task(work.run()) for work in (link, VirtualRings(link, self._faults))
            ]
            try:
                while not self._faults.fires("display dies"):
                    await asyncio.sleep(1.0)
            finally:
                for task in at_work:
                    task.cancel()
            await asyncio.sleep(self._random.uniform(0.5, 20.0))
