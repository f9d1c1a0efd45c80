"""The database's steps: from each earlier one, once, and never back."""

from datetime import date
from pathlib import Path

import psycopg
import pytest
from psycopg.rows import TupleRow

from kiosk.floor.database.errors import DatabaseError
from kiosk.floor.database.migrate import FOLDER, migrate, months, steps

NAMES = [step.name for step in steps()]


@pytest.mark.parametrize("until", NAMES)
def test_a_database_comes_forward_from_each_earlier_step(empty_database: str, until: str) -> None:
    first = migrate(empty_database, until=until)
    assert first == [name for name in NAMES if name <= until]
    assert migrate(empty_database) == [name for name in NAMES if name > until]
    assert migrate(empty_database) == []


SHIPPED = (
    ("0001_floor", "0002_second_phase"),
    ("0001_floor", "0002_second_phase", "0101_people", "0102_cage", "0103_figures",
     "0104_restorations"),
    ("0001_floor", "0002_second_phase", "0003_contradictions", "0101_people", "0102_cage",
     "0103_figures", "0104_restorations"),
)  # fmt: skip
"""What databases have that are there. A later step of the floor comes behind those of its pages."""


@pytest.mark.parametrize("there", SHIPPED, ids=[str(len(names)) for names in SHIPPED])
def test_a_floor_at_work_comes_forward_with_all_that_it_knows(
    empty_database: str, floor_database: str, tmp_path: Path, there: tuple[str, ...]
) -> None:
    for step in steps():
        if step.name in there:
            (tmp_path / f"{step.name}.sql").write_text(step.sql)
    assert migrate(empty_database, tmp_path) == [*there]
    with psycopg.connect(empty_database, autocommit=True) as connection:
        knows(connection)
        before = kept(connection)
        assert migrate(empty_database) == [name for name in NAMES if name not in there]
        assert kept(connection) == before
        assert works(connection) == ["expired", "held", "held elsewhere", "redeemed"]
    assert schema(empty_database) == schema(floor_database), "whichever came first"


def knows(connection: psycopg.Connection[TupleRow]) -> None:
    """Of facts, and of tickets in each state."""
    connection.execute(
        "INSERT INTO machines (table_name, journal, head_seq, head_hash)"
        " VALUES ('T1', 'table', 1, 'x'), ('T1', 'terminal-1', 1, 'y')"
    )
    connection.execute(
        "INSERT INTO facts (machine, seq, at_ms, kind, key, body, hash)"
        " SELECT id, 1, 0, 'begun', '', '{}', head_hash FROM machines"
    )
    for number, until in enumerate(("2000-01-01", "2090-01-01", "2090-01-01", "2090-01-01")):
        connection.execute(
            "SELECT give_ticket(%s, 500, 'T1', '1999-01-01', %s, 'open', '', now())",
            [f"{number:018}", until],
        )
    connection.execute("SELECT expire_tickets(now())")
    for number in (2, 3):
        hold = "SELECT hold_ticket(%s, %s, 'T1', '1', now())"
        connection.execute(hold, [f"k{number}", f"{number:018}"])
    connection.execute("SELECT end_redemption('k3', %s, 'T1', '1', 'stacked', now())", [f"{3:018}"])


def kept(connection: psycopg.Connection[TupleRow]) -> list[list[TupleRow]]:
    return [
        connection.execute(query).fetchall()
        for query in (
            "SELECT number, cents, state, redeemed_by FROM tickets ORDER BY 1",
            "SELECT key, number, state FROM redemptions ORDER BY 1",
            "SELECT table_name, journal, head_seq, head_hash FROM machines ORDER BY 1, 2",
            "SELECT seq, kind, hash FROM facts ORDER BY hash",
        )
    ]


def works(connection: psycopg.Connection[TupleRow]) -> list[str]:
    """What is answered to somebody who asks for each of the tickets."""
    found = connection.execute(
        "SELECT (hold_ticket('new ' || number, number, 'T2', '1', now())).answer FROM tickets"
    )
    return sorted(answer for (answer,) in found)


def schema(database: str) -> set[tuple[str, ...]]:
    """Every function, column, index and trigger."""
    with psycopg.connect(database) as connection:
        found = connection.execute(
            "SELECT 'function', p.proname, pg_get_functiondef(p.oid) FROM pg_proc p"
            " WHERE p.pronamespace = 'public'::regnamespace UNION ALL"
            " SELECT table_name, column_name, data_type || is_nullable || coalesce("
            "column_default, '') FROM information_schema.columns WHERE table_schema = 'public'"
            " UNION ALL SELECT 'index', indexname, indexdef FROM pg_indexes"
            " WHERE schemaname = 'public' UNION ALL SELECT 'trigger', tgname,"
            " pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal"
        )
        return {*found.fetchall()}


def test_a_step_that_fails_leaves_nothing(empty_database: str, tmp_path: Path) -> None:
    for step in steps():
        (tmp_path / f"{step.name}.sql").write_text(step.sql)
    (tmp_path / "9999_bad.sql").write_text("CREATE TABLE half (a int); SELECT 1 / 0")
    with pytest.raises(DatabaseError, match="9999_bad"):
        migrate(empty_database, tmp_path)
    with psycopg.connect(empty_database) as connection:
        found = connection.execute("SELECT to_regclass('half'), count(*) FROM migrations")
        assert found.fetchone() == (None, len(NAMES))


def test_a_database_of_a_newer_release_is_left_alone(floor_database: str) -> None:
    with psycopg.connect(floor_database, autocommit=True) as connection:
        connection.execute("INSERT INTO migrations (name, digest) VALUES ('9999_later', '')")
    with pytest.raises(DatabaseError, match="newer release, which added 9999_later"):
        migrate(floor_database)


def test_a_step_that_was_edited_is_noticed(floor_database: str, tmp_path: Path) -> None:
    for step in steps():
        (tmp_path / f"{step.name}.sql").write_text(step.sql + " ")
    with pytest.raises(DatabaseError, match="not the one of this release"):
        migrate(floor_database, tmp_path)


def test_names_order_the_steps() -> None:
    assert all(name[:4].isdecimal() and name[4] == "_" for name in NAMES)
    assert len({name[:4] for name in NAMES}) == len(NAMES)
    assert sorted(path.stem for path in FOLDER.iterdir()) == NAMES


def test_partitions_are_made_before_their_month() -> None:
    assert [str(month) for month in months(date(2026, 11, 17))] == [
        "2026-11-01",
        "2026-12-01",
        "2027-01-01",
    ]


def test_a_database_that_is_not_there_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(DatabaseError, match="the database"):
        migrate(f"host={tmp_path} dbname=none")
