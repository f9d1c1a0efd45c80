"""What a real PostgreSQL keeps of journals, whatever their tables say."""

import pytest

from kiosk import resources
from kiosk.floor.database import store as stores
from kiosk.floor.database.store import PostgresStore
from kiosk.floor.store import ChainError, NoRoomError
from kiosk.game import facts as f
from kiosk.game.history import begun
from kiosk.journal.facts import entries
from kiosk.journal.record import Record, genesis, link

NOW = 1_800_000_000_000
BOOK = resources.rulebook("crown-single-zero")


def written(journal: str, after: Record | None = None) -> list[Record]:
    """A journal of one fact, which says where the one before it ended."""
    role = f.Role.TABLE if journal == "table" else f.Role.TERMINAL
    last = (after.seq, after.hash.hex()) if after else (0, "")
    return link(genesis(journal), entries([begun(BOOK, role, after=last)], at_ms=NOW))


async def test_a_terminals_memory_is_cleared_and_a_tables_never(floor_database: str) -> None:
    store = PostgresStore(floor_database, lambda: NOW)
    for journal in ("terminal-1", "table"):
        await store.keep("T1", journal, written(journal))
    anew = written("terminal-1", after=written("terminal-1")[0])
    assert await store.keep("T1", "terminal-1", anew) == anew[-1].head
    with pytest.raises(ChainError, match="fork"):
        await store.keep("T1", "table", written("table", after=written("table")[0]))
    await store.close()


async def test_a_table_has_only_so_many_journals(
    floor_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "JOURNALS_MAX", 3)
    store = PostgresStore(floor_database, lambda: NOW)
    for journal in ("table", "terminal-1", "terminal-2"):
        await store.keep("T1", journal, written(journal))
    with pytest.raises(NoRoomError):
        await store.head("T1", "terminal-3")
    with pytest.raises(NoRoomError):
        await store.keep("T1", "terminal-4", written("terminal-4"))
    await store.keep("T2", "terminal-3", written("terminal-3"))
    await store.close()
