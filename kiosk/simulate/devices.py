"""The note validator, the ticket printer and their faults, as far as money can tell."""

import asyncio
from random import Random

from kiosk.devices.ports import Printed, TicketFace
from kiosk.simulate.casino import Room
from kiosk.simulate.faults import Faults
from kiosk.terminal.service import TerminalService

_MOVE_S = (0.2, 1.5)


class VirtualPrinter:
    """Paper comes out half way through; whoever dies before the end never hears of it."""

    def __init__(self, room: Room, random: Random, faults: Faults) -> None:
        self._room = room
        self._random = random
        self._faults = faults

    async def print(self, face: TicketFace) -> Printed:
        await asyncio.sleep(self._random.uniform(*_MOVE_S))
        if self._faults.fires("printer fails"):
            return Printed.NOT_DONE
        silent = self._faults.fires("printer does not answer")
        if not silent or self._random.random() < 1 / 2:
            self._room.printed[face.number] = face.cents
            self._room.pockets.append(face.number)
        await asyncio.sleep(self._random.uniform(*_MOVE_S))
        return Printed.UNKNOWN if silent else Printed.DONE


class VirtualValidator:
    """Remembers its last event until the terminal has acknowledged it, as real ones do."""

    def __init__(self, seat: str, room: Room, random: Random) -> None:
        self._seat = seat
        self._room = room
        self._random = random
        self._events = 0
        self._note: tuple[str, int] | None = None
        self.ticket = ""
        """In the bezel or past it."""

    async def insert_note(self, terminal: TerminalService, cents: int) -> None:
        self._events += 1
        self._note = (f"{self._seat}/{self._events}", cents)
        self._room.notes_cents[self._seat] += cents
        await self._report(terminal)

    async def _report(self, terminal: TerminalService) -> None:
        if self._note is not None:
            await terminal.note_stacked(*self._note)
            self._note = None

    async def insert_ticket(self, terminal: TerminalService, number: str) -> None:
        """Stacked, or given back: on a refusal, and when the player pulls it out."""
        self.ticket = number
        self._room.pockets.remove(number)
        try:
            await terminal.insert_ticket(number, self._stack)
        finally:
            if number not in self._room.stacked and terminal.state.ticket_in is None:
                self._give_back()

    async def _stack(self) -> bool:
        await asyncio.sleep(self._random.uniform(*_MOVE_S))
        if self._random.random() < 1 / 5:
            return False
        self._room.stacked[self.ticket] = self._seat
        await asyncio.sleep(self._random.uniform(*_MOVE_S))
        return True

    def _give_back(self) -> None:
        if self.ticket:
            self._room.pockets.append(self.ticket)
            self.ticket = ""

    async def power_up(self, terminal: TerminalService) -> None:
        """After an interruption it tells again what the terminal may have missed."""
        await self._report(terminal)
        waiting = terminal.state.ticket_in
        if waiting is not None:
            stacked = self._room.stacked.get(waiting[0]) == self._seat
            await terminal.recover_ticket(stacked=stacked)
        if self.ticket and self.ticket not in self._room.stacked:
            self._give_back()
        self.ticket = ""
