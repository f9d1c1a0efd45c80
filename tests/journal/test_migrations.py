"""Files of earlier releases open, and nothing in them is lost."""

from contextlib import closing
from pathlib import Path

from sqlite_utils import Database

from kiosk.journal import schema
from kiosk.journal.connection import connect
from kiosk.journal.journal import Journal
from kiosk.journal.record import Head, Record, genesis, link
from tests.journal.samples import MACHINE, batch
from tests.journal.tampering import replaced


def first_release(path: Path) -> list[Record]:
    """A journal as the first release left it: facts, but no table for snapshots."""
    with closing(connect(path, mode="rwc")) as db:
        schema.STEPS.apply(db, stop_before="002_snapshots")
        schema.require_machine(db, path, MACHINE)
    records = link(genesis(MACHINE), batch(1) + batch(2))
    replaced(path, records)
    return records


def test_a_file_of_the_first_release_keeps_its_facts_and_gets_snapshots(path: Path) -> None:
    records = first_release(path)
    with Journal.open(path, machine=MACHINE) as journal:
        assert list(journal.records()) == records
        assert journal.verify() == records[-1].head
        assert journal.latest_snapshot() is None
        journal.save_snapshot(2, b"state")
        journal.append(batch(3))
    with Journal.open(path, machine=MACHINE) as journal:
        snapshot = journal.latest_snapshot()
        assert snapshot is not None
        assert (snapshot.at, snapshot.state) == (Head(2, records[1].hash), b"state")
        assert journal.verify().seq == len(records) + len(batch(3))


def test_a_file_of_the_first_release_can_be_read_as_it_is(path: Path) -> None:
    records = first_release(path)
    before = path.read_bytes()
    with Journal.read_only(path) as journal:
        assert list(journal.records()) == records
        assert journal.latest_snapshot() is None
    assert path.read_bytes() == before


def test_opening_twice_changes_no_table(path: Path) -> None:
    def tables() -> list[str]:
        with closing(Database(str(path))) as db:
            return [str(table.schema) for table in db.tables]

    Journal.open(path, machine=MACHINE).close()
    before = tables()
    Journal.open(path, machine=MACHINE).close()
    assert tables() == before
