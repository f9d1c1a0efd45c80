"""What a real PostgreSQL keeps of journals, whatever their tables say."""

import pytest

from kiosk import resources
from kiosk.floor.database import store as stores
from kiosk.floor.database.store import PostgresStore
from kiosk.floor.store import ChainError, NameTakenError, NoRoomError
from kiosk.game import facts as f
from kiosk.game.history import begun
from kiosk.journal.facts import entries
from kiosk.journal.record import Record, genesis, link

NOW = 1_800_000_000_000
BOOK = resources.rulebook("crown-single-zero")


def written(journal: str, after: Record | None = None, at_ms: int = NOW) -> list[Record]:
    """A journal of one fact, which says where the one before it ended."""
    role = f.Role.TABLE if journal == "table" else f.Role.TERMINAL
    last = (after.seq, after.hash.hex()) if after else (0, "")
    return link(genesis(journal), entries([begun(BOOK, role, after=last)], at_ms=at_ms))


def table_of(*facts: f.Fact) -> list[Record]:
    first = begun(BOOK, f.Role.TABLE)
    return link(genesis("table"), entries([first, *facts], at_ms=NOW))


async def test_a_terminal_begins_anew_by_its_tables_word_and_a_table_never(
    floor_database: str,
) -> None:
    store = PostgresStore(floor_database, lambda: NOW)
    old = written("terminal-1")
    await store.keep("T1", "terminal-1", old)
    new, other = (written("terminal-1", after=old[0], at_ms=NOW + n) for n in (1, 2))
    with pytest.raises(ChainError, match="fork"):
        await store.keep("T1", "terminal-1", new)
    cleared = f.SeatCleared(seat="1", seq=9, hash="ab" * 32, who="ana", second="ben")
    nonsense = f.SeatCleared(seat="\0", seq=-1, hash="", who="ana")
    journal = table_of(cleared, nonsense)
    await store.keep("T1", "table", journal)
    assert await store.keep("T1", "terminal-1", new) == new[-1].head
    assert await store.keep("T1", "terminal-1", new) == new[-1].head, "told again it is the same"
    with pytest.raises(ChainError, match="fork"):
        await store.keep("T1", "terminal-1", other)  # once
    with pytest.raises(ChainError, match="fork"):
        await store.keep("T1", "table", written("table", after=journal[0]))
    async with store.connections.one() as connection:
        rows = await connection.execute(
            "SELECT split_part(journal, ' ', 2), head_seq, told_seq FROM machines"
            " WHERE journal LIKE 'terminal-1%%' ORDER BY id",
            [],
        )
        assert await rows.fetchall() == [("before", 1, 9), ("", 1, 1)], "so much of it never came"
        told = await connection.execute("SELECT kind, machine FROM alarms ORDER BY kind, machine")
        assert await told.fetchall() == [
            ("chain broken", "table"),
            ("chain broken", "terminal-1"),
            ("wrong fact", "table"),
        ]
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


async def test_one_certificate_is_one_table_however_its_name_is_written(
    floor_database: str,
) -> None:
    store = PostgresStore(floor_database, lambda: NOW)
    start = genesis("table")
    await store.welcome("Table 7", start, lambda: True)
    for alike in ("Table7", "T able 7", "Table-7"):
        with pytest.raises(NameTakenError, match="'Table 7' is on this floor"):
            await store.welcome(alike, start, lambda: True)
    for other in ("Table 7", "Table 70", "table 7"):
        await store.welcome(other, start, lambda: True)
    await store.close()
