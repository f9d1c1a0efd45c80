"""Devices of a stage: they stop where a story wants them to."""

import asyncio
from random import Random

from kiosk.devices.ports import Printed, PrinterCondition, PrinterStatus, TicketFace
from kiosk.simulate.casino import Room
from kiosk.simulate.devices import VirtualValidator
from kiosk.terminal.service import TerminalService

STEP_S = 0.3


class StagePrinter:
    """Takes a ticket, puts paper out, says so; each only when it is let."""

    status = PrinterStatus(PrinterCondition.READY, in_chute=False)

    def __init__(self, room: Room) -> None:
        self._room = room
        self.on_change = lambda: None
        self.broken = False
        """It says at once that nothing can be printed."""
        self.silent = False
        """It never says what became of the ticket."""
        self.jams = False
        """No paper comes out, and it does not notice."""
        self.at_work = asyncio.Event()
        self.may_print = asyncio.Event()
        self.may_answer = asyncio.Event()
        self.may_print.set()
        self.may_answer.set()

    async def print(self, face: TicketFace) -> Printed:
        if self.broken:
            return Printed.NOT_DONE
        self.at_work.set()
        await asyncio.sleep(STEP_S)
        await self.may_print.wait()
        if not self.jams:
            self._room.printed[face.number] = face.cents
            self._room.pockets.append(face.number)
        await asyncio.sleep(STEP_S)
        await self.may_answer.wait()
        return Printed.UNKNOWN if self.silent else Printed.DONE


class StageValidator(VirtualValidator):
    """The simulated validator, with an escrow: it stacks a note only if the terminal takes it, and
    gives it back when it is not told."""

    def __init__(self, seat: str, room: Room, random: Random) -> None:
        super().__init__(seat, room, random)
        self.last: tuple[str, int] | None = None
        """The last event, which a validator tells again after a reset."""
        self.in_escrow = 0
        self.returned: list[int] = []
        self.stacks_anyway = False
        """At a power loss some let the note fall into the box."""
        self.may_move = asyncio.Event()
        self.may_move.set()

    async def insert_note(self, terminal: TerminalService, cents: int) -> None:
        self.last = (f"{self._seat}/{self._events + 1}", cents)
        await super().insert_note(terminal, cents)

    def stack_silently(self, cents: int) -> None:
        """The note falls into the box, and the validator fails before it has said so."""
        self._events += 1
        self.last = (f"{self._seat}/{self._events}", cents)
        self._room.notes_cents[self._seat] += cents

    async def offer_note(self, terminal: TerminalService, cents: int) -> None:
        """The player feeds a note: it is held until the terminal says what to do with it."""
        self.in_escrow = cents
        await self.may_move.wait()
        if self.in_escrow and terminal.takes_notes:
            self.in_escrow = 0
            await self.insert_note(terminal, cents)
        elif self.in_escrow:
            self.give_note_back()

    def give_note_back(self) -> None:
        self.returned.append(self.in_escrow)
        self.in_escrow = 0

    async def power_up(self, terminal: TerminalService) -> None:
        """A note in escrow goes back to the player, or else it is told of as stacked."""
        cents, self.in_escrow = self.in_escrow, 0
        if cents and self.stacks_anyway:
            await self.insert_note(terminal, cents)
        elif cents:
            self.returned.append(cents)
        await super().power_up(terminal)

    async def reset(self, terminal: TerminalService) -> None:
        """It failed and comes back, telling its last event once more."""
        if self.last is not None:
            await terminal.note_stacked(*self.last)
