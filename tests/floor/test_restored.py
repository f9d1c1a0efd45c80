"""The floor's copy of every journal: an audit asks it, and a machine that is lost comes back from
it. The floor and PostgreSQL are real, the table and its terminals are those of a virtual room."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec
import psycopg
import pytest

from kiosk import resources
from kiosk.audit.audit import audit_file
from kiosk.audit.floor_copy import compare_floor
from kiosk.config import Network as NetworkConfig
from kiosk.config import TableConfig
from kiosk.doors import Connections, open_doors
from kiosk.floor.database.copies import open_copies
from kiosk.floor.database.store import PostgresStore
from kiosk.floor.store import ChainError
from kiosk.game.refusal import Reason, Refused
from kiosk.game.table import commands as c
from kiosk.journal.reader import JournalReader
from kiosk.journal.record import Record, link
from kiosk.lab.simulate.faults import Faults
from kiosk.lab.simulate.floor import FloorAbove
from kiosk.lab.simulate.network import Network
from kiosk.lab.simulate.pins import quick_digest
from kiosk.lab.simulate.staff import PINS, SECOND, SUPERVISOR, Staff
from kiosk.lab.simulate.stage import VirtualStage
from kiosk.link.floor import at_floor
from kiosk.restoring import CopyError, write_copy
from kiosk.table.restored import restore_table

BOOK = resources.rulebook("crown-single-zero")
PEOPLE = [(SUPERVISOR, PINS[SUPERVISOR]), (SECOND, PINS[SECOND])]
CONFIG = TableConfig(
    name="Table 7",
    rulebook=BOOK.id,
    journal="table.db",
    seats=("1", "2"),
    hand_pay_limit_cents=0,
    ticket_days=30,
    network=NetworkConfig(socket="table.sock"),
    floor=NetworkConfig(socket="floor.sock"),
)


@asynccontextmanager
async def played(database: str, folder: Path) -> AsyncIterator[tuple[PostgresStore, VirtualStage]]:
    """A table whose facts, and those of its terminals, the floor has; their journals are in the
    folder."""
    store = PostgresStore(database, lambda: int(time.time() * 1000))
    network = Network(Random(1), Faults(Random(1), likely={}))
    floor = FloorAbove(network, Random(1), store)
    floor.start()
    stage = VirtualStage(BOOK, ["1", "2"], "restored", name="Table 7")
    stage.watch.on_a_floor = True
    stage.table.floor_link = network
    await stage.start()
    await stage.until(lambda: stage.console.client.board is not None, "the console shows the table")
    staff = Staff(stage.console)
    came = await staff.order(c.OpenTable(0), who=SUPERVISOR, second=SECOND)
    assert came.done
    stage.terminals["1"].validator.insert_note(5000)
    await stage.until(lambda: stage.state("1").credit_cents > 0, "a note")
    await stage.quiet()

    def kept() -> bool:
        with open_copies(database) as copies:
            heads = {copy.journal: copy.head for copy in copies.of("Table 7")}
        return all(heads.get(m.name) == m.disk.durable[-1].head for m in stage.machines)

    await stage.until(kept, "the floor has all facts")
    stage.write(folder)
    entrance = Connections(floor, at_floor)
    try:
        async with open_doors(entrance, CONFIG.floor or CONFIG.network, folder):
            yield store, stage
    finally:
        await stage.rest()
        floor.die()
        await store.close()


def audited(folder: Path, database: str) -> list[str]:
    journals = [audit_file(path, resources.rulebooks()) for path in sorted(folder.glob("*.db"))]
    with open_copies(database) as copies:
        return [str(finding) for finding in compare_floor(journals, copies, partial=False)]


def facts(path: Path) -> list[Record]:
    with JournalReader.read_only(path) as journal:
        return [*journal.records()]


async def test_a_lost_table_comes_back_by_two_supervisors(
    floor_database: str, tmp_path: Path
) -> None:
    with TemporaryDirectory(dir="/tmp") as place:
        folder = Path(place)
        async with played(floor_database, folder) as (_, stage):
            before = facts(folder / "table.db")
            with pytest.raises(CopyError, match="a machine that lives is not brought back"):
                await asyncio.to_thread(restore_table, CONFIG, folder, PEOPLE, quick_digest)
            stage.table.die()
            await asyncio.sleep(1)
            (folder / "table.db").write_bytes(b"what is left of it")
            wrong = [PEOPLE[0], (SECOND, "999999")]
            with pytest.raises(Refused) as refused:
                await asyncio.to_thread(restore_table, CONFIG, folder, wrong, quick_digest)
            assert refused.value.reason is Reason.WRONG_PIN
            with pytest.raises(Refused):
                alone = [PEOPLE[0], PEOPLE[0]]
                await asyncio.to_thread(restore_table, CONFIG, folder, alone, quick_digest)
            assert (folder / "table.db").read_bytes() == b"what is left of it"
            done = await asyncio.to_thread(restore_table, CONFIG, folder, PEOPLE, quick_digest)
            assert done.missing == 0
            assert done.kept is not None and done.kept.name == "table-lost-1.db"
            done.kept.unlink()
            assert facts(folder / "table.db") == before
            assert audited(folder, floor_database) == []
            stage.table.start()
        comes_back_from_a_file(tmp_path, before)
        with psycopg.connect(floor_database) as connection:
            told = connection.execute("SELECT table_name FROM alarms WHERE kind LIKE '%restored'")
            assert told.fetchall() == [("Table 7",)]


def comes_back_from_a_file(folder: Path, before: list[Record]) -> None:
    """As the floor's page gives it out, where the floor is not to be reached."""
    alone, file = msgspec.structs.replace(CONFIG, floor=None), folder / "taken.db"
    write_copy(file, "table", before)
    wrong = [PEOPLE[0], (SECOND, "999999")]
    with pytest.raises(Refused):
        restore_table(alone, folder, wrong, quick_digest, file)
    assert not (folder / "table.db").exists()
    restore_table(alone, folder, PEOPLE, quick_digest, file)
    assert facts(folder / "table.db") == before


async def test_a_terminal_comes_back_from_a_file(floor_database: str, tmp_path: Path) -> None:
    with TemporaryDirectory(dir="/tmp") as place:
        async with played(floor_database, Path(place)):
            with open_copies(floor_database) as copies:
                kept = {copy.journal: copy for copy in copies.of("Table 7")}
                write_copy(tmp_path / "copy.db", "terminal-1", copies.records(kept["terminal-1"]))
                assert facts(tmp_path / "copy.db") == facts(Path(place) / "terminal-1.db")
                with pytest.raises(CopyError, match="not of a table"):
                    restore_table(CONFIG, tmp_path, PEOPLE, quick_digest, tmp_path / "copy.db")
                with pytest.raises(CopyError, match="not what was written"):
                    changed = (
                        record._replace(at_ms=record.at_ms + (record.seq == 3))
                        for record in copies.records(kept["terminal-1"])
                    )
                    write_copy(tmp_path / "changed.db", "terminal-1", changed)


async def test_the_floor_is_one_more_witness(floor_database: str) -> None:
    with TemporaryDirectory(dir="/tmp") as place:
        folder = Path(place)
        async with played(floor_database, folder) as (store, stage):
            whole = facts(folder / "terminal-1.db")
            assert audited(folder, floor_database) == []
            (folder / "terminal-1.db").unlink()
            write_copy(folder / "terminal-1.db", "terminal-1", whole[:-2])
            cut = f"the floor has seen fact {len(whole)}, and it ends here: it was cut off"
            assert audited(folder, floor_database) == [
                f"terminal-1.db: fact {len(whole) - 2}: {cut}"
            ]
            (folder / "terminal-1.db").unlink()
            assert audited(folder, floor_database) == [
                "terminal-1.db: the floor has facts of it, and it is missing"
            ]
            # A rewritten tail, a gap and a fork are refused, and shown at once.
            *others, last = whole
            entry = last._replace(at_ms=last.at_ms + 1)
            rewritten = link(others[-1].head, [entry])  # type: ignore[list-item]
            for wrong in (rewritten, [last._replace(seq=last.seq + 2)], rewritten * 2):
                with pytest.raises(ChainError):
                    await store.keep("Table 7", "terminal-1", wrong)
            head = await store.head("Table 7", "terminal-1")
            assert head == last.head
            assert stage.table.on
            with psycopg.connect(floor_database) as connection:
                told = "SELECT machine, times FROM alarms WHERE kind = 'chain broken'"
                assert connection.execute(told).fetchall() == [("terminal-1", 3)]
