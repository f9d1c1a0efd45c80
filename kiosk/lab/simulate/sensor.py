"""A sensor at the wheel: it sees the ball at rest, and now and then it sees it wrongly."""

import asyncio
from contextlib import suppress
from random import Random

from kiosk.game.round.state import TablePhase
from kiosk.lab.simulate.casino import Room
from kiosk.lab.simulate.faults import Faults
from kiosk.link import messages as m
from kiosk.link.client import TableClient
from kiosk.link.session import GoneError
from kiosk.rules.rulebook import RuleBook

_LOOKS_S = 0.5


def _rings_wait(board: m.Board) -> bool:
    """For the word that the ball begins to slow."""
    return board.spread is not None and bool(board.spread.commitment) and board.spread.ring is None


class VirtualSensor:
    def __init__(
        self, book: RuleBook, link: TableClient, room: Room, random: Random, faults: Faults
    ) -> None:
        self._book = book
        self._link = link
        self._room = room
        self._random = random
        self._faults = faults

    async def run(self) -> None:
        told = number = 0
        while True:
            await asyncio.sleep(_LOOKS_S)
            board = self._link.board
            if board is None:
                continue
            if board.round != number:
                # A ball that lies there when a round opens is that of the round before.
                number, told = board.round, self._room.spins - (not self._room.at_rest)
            spinning = board.phase is TablePhase.SPINNING
            if spinning and not self._room.at_rest and _rings_wait(board):
                await self.no_more_bets()
            if spinning and self._room.at_rest and told != self._room.spins:
                told = self._room.spins
                await self._tell(self._room.ball)

    async def no_more_bets(self) -> None:
        """It sees the ball slow down. The table decides whether that ends wagering."""
        if self._link.board is not None:
            reading = m.Sensed(reading=f"no more bets in {self._link.board.round}", pocket="")
            with suppress(GoneError):
                await self._link.ask(reading)

    async def _tell(self, pocket: str) -> None:
        if self._faults.fires("sensor misreads"):
            pocket = self._random.choice([p for p in self._book.wheel.order if p != pocket])
        reading = m.Sensed(reading=f"{self._random.getrandbits(64):016x}", pocket=pocket)
        try:
            await self._link.ask(reading)
        except GoneError:
            return  # the dealer has eyes of his own
