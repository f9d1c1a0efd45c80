"""The note validator, the ticket printer and their faults, as far as money can tell."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from kiosk.devices.ports import Printed, PrinterCondition, PrinterStatus, TicketFace
from kiosk.simulate.casino import Room
from kiosk.simulate.faults import Faults
from kiosk.terminal.service import TerminalService

MOVE_S = (0.2, 1.5)
"""How long paper takes for half of its way."""


class VirtualPrinter:
    """Paper comes out half way through; whoever dies before the end never hears of it."""

    def __init__(
        self,
        room: Room,
        random: Random,
        faults: Faults,
        *,
        move_s: tuple[float, float] = MOVE_S,
    ) -> None:
        self._room = room
        self._random = random
        self._faults = faults
        self._move_s = move_s
        self.on_change: Callable[[], None] = lambda: None

    @property
    def status(self) -> PrinterStatus:
        """Players are quick: nothing is ever left in the chute."""
        return PrinterStatus(PrinterCondition.READY, in_chute=False)

    async def print(self, face: TicketFace) -> Printed:
        await asyncio.sleep(self._random.uniform(*self._move_s))
        if self._faults.fires("printer fails"):
            return Printed.NOT_DONE
        silent = self._faults.fires("printer does not answer")
        if not silent or self._random.random() < 1 / 2:
            self._room.printed[face.number] = face.cents
            self._room.pockets.append(face.number)
            self._room.on_change()
        await asyncio.sleep(self._random.uniform(*self._move_s))
        return Printed.UNKNOWN if silent else Printed.DONE


@dataclass(frozen=True, slots=True, kw_only=True)
class Memory:
    """What a validator knows after a power cut."""

    validator: str
    """Its seat and serial number."""
    events: int = 0
    note: tuple[str, int] | None = None
    """Stacked, and not acknowledged by the terminal: its key and amount."""
    ticket: str = ""


class VirtualValidator:
    """Remembers its last event until the terminal has acknowledged it, as real ones do."""

    def __init__(
        self, seat: str, room: Room, random: Random, *, move_s: tuple[float, float] = MOVE_S
    ) -> None:
        self._seat = seat
        self._room = room
        self._random = random
        self._move_s = move_s
        self._events = 0
        self._note: tuple[str, int] | None = None
        self.ticket = ""
        """In the bezel or past it."""

    @property
    def memory(self) -> Memory:
        return Memory(
            validator=self._seat, events=self._events, note=self._note, ticket=self.ticket
        )

    def remember(self, memory: Memory) -> None:
        """Go on as the one that had this memory when the power failed."""
        self._seat, self._events = memory.validator, memory.events
        self._note, self.ticket = memory.note, memory.ticket

    async def insert_note(self, terminal: TerminalService, cents: int) -> None:
        """It takes none before the last one is acknowledged: it can remember only one."""
        await self._report(terminal)
        self._events += 1
        self._note = (f"{self._seat}/{self._events}", cents)
        self._room.notes_cents[self._seat] += cents
        self._room.on_change()
        await self._report(terminal)

    async def _report(self, terminal: TerminalService) -> None:
        if self._note is not None:
            await terminal.note_stacked(*self._note)
            self._note = None
            self._room.on_change()

    async def insert_ticket(self, terminal: TerminalService, number: str) -> None:
        """Stacked, or given back: on a refusal, and when the player pulls it out."""
        self.ticket = number
        self._room.pockets.remove(number)
        self._room.on_change()
        try:
            await terminal.insert_ticket(number, self._stack)
        finally:
            if number not in self._room.stacked and terminal.state.ticket_in is None:
                self._give_back()

    async def _stack(self) -> bool:
        await asyncio.sleep(self._random.uniform(*self._move_s))
        if self._random.random() < 1 / 5:
            return False
        self._room.stacked[self.ticket] = self._seat
        self._room.on_change()
        await asyncio.sleep(self._random.uniform(*self._move_s))
        return True

    def _give_back(self) -> None:
        if self.ticket:
            self._room.pockets.append(self.ticket)
            self.ticket = ""
            self._room.on_change()

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
