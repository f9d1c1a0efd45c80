"""Records for consoles that have none: looked up beside the table's own loop, for whoever is
signed in and may see them.

Each console has a reader of its own, and one question at a time: the next one ends the one before.
So a console that asks for much, or without end, waits for itself.
"""

import asyncio
from dataclasses import dataclass

from kiosk.game.refusal import Reason, Refusal, Refused, require
from kiosk.game.staff.facts import StaffRole
from kiosk.game.staff.table import HAND_OUT, SEE_EVENTS, SEE_RECORDS
from kiosk.link import messages as m
from kiosk.table.client import Client
from kiosk.table.decider import Decider
from kiosk.table.settings import OpenReader, ReadingError, RecordsReader
from kiosk.table.staff import StaffDesk

LONGEST_S = 120.0
"""Then a search is given up: somebody asks for less, or on the table's own machine."""


@dataclass(slots=True, eq=False)
class _Console:
    """What one of them has asked for last."""

    reader: RecordsReader
    id: str = ""
    found: bytes | None = None
    """None: it is looked up."""
    work: asyncio.Task[None] | None = None


class RecordsDesk:
    def __init__(self, decider: Decider, staff: StaffDesk, opens: OpenReader | None) -> None:
        self._decider = decider
        self._staff = staff
        self._opens = opens
        self._consoles: dict[Client, _Console] = {}

    def look_up(self, client: Client, asked: m.LookUp) -> None:
        """Answers at once or later, and never waits."""
        try:
            console = self._console_of(client, asked)
        except Refused as refused:
            client.session.say(m.Found(id=asked.id, at=asked.at, why=refused.refusal))
            return
        if asked.id != console.id:
            self._begin(client, console, asked)
        elif console.found is not None:
            self._say(client, console, asked.at)

    def _console_of(self, client: Client, asked: m.LookUp) -> _Console:
        role = self._staff.role_of(client, asked.who)
        may = _may_see(asked.about)
        order = type(asked.about).__name__
        require(role in may, Reason.NOT_ALLOWED, name=asked.who, role=role, order=order)
        console = self._consoles.get(client)
        if console is None:
            if self._opens is None:
                raise Refused(Refusal(Reason.NO_RECORDS, because="it keeps none on a disk"))
            console = self._consoles[client] = _Console(self._opens())
        # What was forgotten since cannot go on: another search may find more.
        require(asked.at == 0 or asked.id == console.id, Reason.ASKED_ANEW)
        return console

    def _begin(self, client: Client, console: _Console, asked: m.LookUp) -> None:
        if console.work is not None and not console.work.done():
            console.work.cancel()
            client.session.say(m.Found(id=console.id, why=Refusal(Reason.ASKED_ANEW)))
        console.id, console.found = asked.id, None
        console.work = asyncio.create_task(self._read(client, console, asked))

    async def _read(self, client: Client, console: _Console, asked: m.LookUp) -> None:
        with client.own_trouble():
            try:
                seats = tuple(self._decider.journaled.durable.seats)
                async with asyncio.timeout(LONGEST_S):
                    console.found = await console.reader.read(asked.about, seats)
            except (ReadingError, TimeoutError) as error:
                told = str(error) or f"it takes longer than {LONGEST_S:g} s"
                why = Refusal(Reason.NO_RECORDS, because=told[:500])
                console.id = ""
                client.session.say(m.Found(id=asked.id, why=why))
            else:
                self._say(client, console, 0)

    def _say(self, client: Client, console: _Console, at: int) -> None:
        found = console.found or b""
        part = found[at : at + m.FOUND_PART_BYTES]
        client.session.say(m.Found(id=console.id, at=at, size=len(found), part=part))
        if at + len(part) >= len(found):
            console.id, console.found = "", None  # all of it is on its way

    def gone(self, client: Client) -> None:
        console = self._consoles.pop(client, None)
        if console is not None:
            if console.work is not None:
                console.work.cancel()
            console.reader.close()

    def close(self) -> None:
        for client in [*self._consoles]:
            self.gone(client)


def _may_see(about: m.LookedUp) -> frozenset[StaffRole]:
    match about:
        case m.MakeBundle():
            return HAND_OUT
        case m.FindRecords(kind=m.EVENTS):
            return SEE_EVENTS
        case _:
            return SEE_RECORDS
