"""All chains checked again from their first fact, beside other work: it may take minutes."""

import asyncio
import logging
from dataclasses import dataclass, field

from kiosk.floor.database import days, deeds, proofs
from kiosk.floor.database.connections import Connections
from kiosk.floor.database.deeds import Deed, Kind
from kiosk.floor.database.errors import DatabaseError

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class Verification:
    """The one that goes on, or the last one."""

    checked: int = 0
    of: int = 0
    words: str = ""
    """What came of it."""
    broken: bool = False
    found: set[tuple[str, str]] = field(default_factory=set)
    """Journals, by table and name, whose facts here do not follow upon one another."""
    at_ms: int = 0
    """When that was."""
    work: asyncio.Task[None] | None = field(default=None, repr=False)

    @property
    def goes_on(self) -> bool:
        return self.work is not None and not self.work.done()

    def begin(self, connections: Connections, who: str, now_ms: int) -> bool:
        """False: one goes on."""
        if self.goes_on:
            return False
        self.checked, self.of, self.words, self.broken = 0, 0, "", False
        self.found = set()
        self.work = asyncio.create_task(self._verify(connections, who, now_ms))
        return True

    async def _verify(self, connections: Connections, who: str, now_ms: int) -> None:
        try:
            found = await self._broken(connections)
        except DatabaseError as error:
            _log.warning("chains are not verified: %s", error)
            self.words, self.broken = "The database did not answer. Verify again.", True
            return
        self.broken = bool(found)
        self.words = f"{self.checked:,} facts, all deeds and sealed days follow upon one another."
        if found:
            self.words = f"Broken: {', '.join(found[:10])}."
        self.at_ms = now_ms
        async with connections.one() as connection, connection.transaction():
            deed = Deed(who=who, about=self.words[:300])
            await deeds.record(connection, Kind.VERIFIED, deed, at_ms=now_ms)

    async def _broken(self, connections: Connections) -> list[str]:
        """In words. Each piece has a connection for itself, and others have their turn."""
        async with connections.one() as connection:
            machines = await proofs.machines(connection)
            broken_deed = await deeds.broken_at(connection)
            broken_day = await days.broken_seal(connection)
        self.of = sum(machine.head.seq for machine in machines)
        found = [f"the floor's own deeds at {broken_deed}"] if broken_deed is not None else []
        found += [f"the sealed day {broken_day}"] if broken_day is not None else []
        for machine in machines:
            walk = proofs.Walk(machine)
            while not walk.over:
                async with connections.one() as connection:
                    self.checked += await walk.on(connection)
                await asyncio.sleep(0)
            if walk.broken_at is not None:
                self.found.add((machine.table, machine.journal))
                found.append(f"{machine.table} {machine.journal} at fact {walk.broken_at}")
        return found
