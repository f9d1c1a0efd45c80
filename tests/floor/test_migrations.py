"""The database's steps: from each earlier one, once, and never back."""

from datetime import date
from pathlib import Path

import psycopg
import pytest

from kiosk.floor.database.errors import DatabaseError
from kiosk.floor.database.migrate import FOLDER, migrate, months, steps

NAMES = [step.name for step in steps()]


@pytest.mark.parametrize("until", NAMES)
def test_a_database_comes_forward_from_each_earlier_step(empty_database: str, until: str) -> None:
    first = migrate(empty_database, until=until)
    assert first == [name for name in NAMES if name <= until]
    assert migrate(empty_database) == [name for name in NAMES if name > until]
    assert migrate(empty_database) == []


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
