"""A terminal begins its journal anew, by two people's word: the floor follows it there, and has
what was before. All machines and PostgreSQL are real."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg

from kiosk import resources
from kiosk.audit.audit import audit_file
from kiosk.audit.floor_copy import compare_floor
from kiosk.config import Network
from kiosk.doors import Connections, open_doors
from kiosk.floor.database.copies import open_copies
from kiosk.floor.database.store import PostgresStore
from kiosk.floor.process import Floor
from kiosk.floor.service import FloorService
from kiosk.floor.settings import FloorSettings, FloorSources
from kiosk.floor.web.verification import Verification
from kiosk.link.floor import at_floor
from kiosk.rules.rulebook import RuleBook
from tests.hostile.table import PINS, SECOND, House, connect, house
from tests.terminal.test_clearing import emptied

WAIT_S = 60


@asynccontextmanager
async def on_a_floor(database: str, crown: RuleBook) -> AsyncIterator[tuple[House, PostgresStore]]:
    store = PostgresStore(database, lambda: int(time.time() * 1000))
    sources = FloorSources(now_ms=lambda: 0, draw_key=lambda: secrets.token_hex(8), store=store)
    service = FloorService(FloorSettings(name="F"), sources)
    running = asyncio.create_task(service.run())
    with TemporaryDirectory(dir="/tmp") as place:
        folder = Path(place)
        at, way = Network(socket="floor.sock"), lambda: connect(folder / "floor.sock")
        try:
            async with (
                open_doors(Connections(Floor(service), at_floor), at, folder),
                house(folder, crown, floor=way) as there,
            ):
                yield there, store
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            await store.close()


async def until(what: Callable[[], object]) -> None:
    async with asyncio.timeout(WAIT_S):
        while not what():
            await asyncio.sleep(0.05)


def floor_has_all(there: House, database: str) -> bool:
    head = there.terminal.service.journaled.log.head
    with psycopg.connect(database) as connection:
        kept = connection.execute(
            "SELECT head_seq, head_hash FROM machines WHERE journal = 'terminal-1'"
        ).fetchone()
    return kept == (head.seq, head.hash)


async def cleared(there: House) -> None:
    await emptied(there)
    await there.terminal.service.staff.clear_memory(SECOND, PINS[SECOND])
    await there.terminal.begins_again()
    await there.terminal.until(lambda t: t.link.up)


def alarms(database: str) -> list[tuple[str, ...]]:
    with psycopg.connect(database) as connection:
        return connection.execute("SELECT kind, machine, detail FROM alarms").fetchall()


def audited(folder: Path, database: str) -> list[str]:
    journals = [audit_file(path, resources.rulebooks()) for path in sorted(folder.glob("*.db"))]
    with open_copies(database) as copies:
        return [str(finding) for finding in compare_floor(journals, copies, partial=False)]


async def verified(store: PostgresStore) -> Verification:
    verification = Verification()
    verification.begin(store.connections, "Aida", 0)
    assert verification.work is not None
    await verification.work
    return verification


async def test_the_floor_follows_a_terminal_whose_memory_was_cleared(
    floor_database: str, crown: RuleBook
) -> None:
    async with on_a_floor(floor_database, crown) as (there, store):
        await there.play()
        await until(lambda: floor_has_all(there, floor_database))
        await cleared(there)
        await until(lambda: floor_has_all(there, floor_database))
        assert alarms(floor_database) == [], "nobody has done anything wrong"
        with open_copies(floor_database) as copies:
            kept = {copy.journal: copy for copy in copies.of("T")}
            (before,) = kept.keys() - {"table", "terminal-1"}
            assert [record.kind for record in copies.records(kept[before])][-1] == "memory_cleared"
        assert audited(there.folder, floor_database) == []
        checked = await verified(store)
        assert not checked.broken, checked.words
