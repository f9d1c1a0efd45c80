"""The second database, which takes over when the first is lost: by two people, not by itself."""

from dataclasses import dataclass

import psycopg

from kiosk.floor.database.errors import DatabaseError, in_our_words

_LOOK_S = 5
_PROMOTED_S = 60


@dataclass(frozen=True, slots=True)
class Standby:
    """As it stands now."""

    following: bool
    """It is a standby still."""
    last: str
    """When the last transaction that it has was committed, or nothing."""


def look(conninfo: str) -> Standby:
    """Raises `DatabaseError`."""
    with in_our_words(), psycopg.connect(conninfo, connect_timeout=_LOOK_S) as connection:
        row = connection.execute(
            "SELECT pg_is_in_recovery(), coalesce(to_char(pg_last_xact_replay_timestamp()"
            " AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS UTC'), '')"
        ).fetchone()
        assert row is not None
        return Standby(*row)


def writable(conninfo: str) -> bool:
    """Whether one of those that it names takes what is written: then nobody may promote another."""
    try:
        with psycopg.connect(conninfo, connect_timeout=_LOOK_S, target_session_attrs="read-write"):
            return True
    except psycopg.Error:
        return False


def promote(conninfo: str, who: str, why: str) -> None:
    """From here on it is the first. Raises `DatabaseError`."""
    with in_our_words(), psycopg.connect(conninfo, autocommit=True) as connection:
        row = connection.execute("SELECT pg_promote(true, %s)", [_PROMOTED_S]).fetchone()
        if row is None or not row[0]:
            raise DatabaseError("the standby was told to take over, and has not done so yet")
        connection.execute(
            "SELECT raise_alarm('database promoted', '', '', %s)", [f"by {who}: {why}"]
        )
