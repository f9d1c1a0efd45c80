"""Who is signed in where, and how often somebody guessed wrong."""

from dataclasses import dataclass
from hashlib import sha256

from kiosk.floor import throttle
from kiosk.floor.database.connections import Connection
from kiosk.floor.roles import Person, Role

SEEN_STEP_MS = 15_000
"""How exact it is known when a session was last used."""
VIEW_STEP_MS = 60_000
"""A page that is looked at again and again is written down so often."""
_KEPT_MS = 24 * 3_600_000


@dataclass(frozen=True, slots=True)
class Session:
    id: bytes
    person: Person
    complete: bool
    """The second factor was given, or is not asked for."""
    begun_ms: int
    seen_ms: int


def id_of(token: str) -> bytes:
    return sha256(token.encode()).digest()


async def begin(  # noqa: PLR0913 - what is known of it
    connection: Connection, token: str, name: str, *, complete: bool, address: str, now_ms: int
) -> None:
    await connection.execute(
        "INSERT INTO sessions (id, name, complete, address, begun_ms, seen_ms)"
        " VALUES (%s, %s, %s, %s, %s, %s)",
        [id_of(token), name, complete, address, now_ms, now_ms],
    )


async def find(
    connection: Connection, token: str, *, idle_ms: int, most_ms: int, now_ms: int
) -> Session | None:
    cursor = await connection.execute(
        "SELECT s.id, s.complete, s.begun_ms, s.seen_ms, p.name, p.role, p.makers FROM sessions s"
        " JOIN people p USING (name) WHERE s.id = %s AND NOT p.dismissed"
        " AND s.seen_ms > %s AND s.begun_ms > %s",
        [id_of(token), now_ms - idle_ms, now_ms - most_ms],
    )
    row = await cursor.fetchone()
    if row is None:
        return None
    person = Person(name=row[4], role=Role(row[5]), makers=frozenset(row[6]))
    return Session(row[0], person, row[1], row[2], row[3])


async def touch(connection: Connection, session: Session, *, now_ms: int) -> None:
    if now_ms - session.seen_ms >= SEEN_STEP_MS:
        await connection.execute(
            "UPDATE sessions SET seen_ms = %s WHERE id = %s", [now_ms, session.id]
        )


async def end(connection: Connection, session_id: bytes) -> None:
    await connection.execute("DELETE FROM sessions WHERE id = %s", [session_id])


async def first_look(connection: Connection, session_id: bytes, page: str, *, now_ms: int) -> bool:
    """Whether it is to be written down that this page is looked at."""
    cursor = await connection.execute(
        "INSERT INTO pages_seen (session, page, seen_ms) VALUES (%s, %s, %s)"
        " ON CONFLICT (session, page) DO UPDATE SET seen_ms = excluded.seen_ms"
        " WHERE pages_seen.seen_ms <= %s RETURNING page",
        [session_id, page, now_ms, now_ms - VIEW_STEP_MS],
    )
    return await cursor.fetchone() is not None


async def clear_old(connection: Connection, *, most_ms: int, now_ms: int) -> None:
    """What ended long ago and counts no more."""
    await connection.execute("DELETE FROM sessions WHERE begun_ms < %s", [now_ms - most_ms])
    await connection.execute(
        "DELETE FROM guesses WHERE last_ms < %s", [now_ms - throttle.FORGOTTEN_MS]
    )
    await connection.execute(
        "DELETE FROM own_addresses WHERE last_ms < %s", [now_ms - throttle.TRUSTED_MS]
    )


# ---- guesses ------------------------------------------------------------------------------------


async def try_once(connection: Connection, name: str, address: str, *, now_ms: int) -> int:
    """Counts a try as wrong before it is looked at, so that many at once are no more than one after
    another. Returns until when there is to be none; 0: this one counts."""
    subjects = await _subjects(connection, name, address, now_ms=now_ms)
    for subject, free in subjects:
        await connection.execute(
            "INSERT INTO guesses (subject, wrong, last_ms) VALUES (%s, 0, 0)"
            " ON CONFLICT DO NOTHING",
            [subject],
        )
        cursor = await connection.execute(
            "SELECT wrong, last_ms FROM guesses WHERE subject = %s FOR UPDATE", [subject]
        )
        row = await cursor.fetchone()
        assert row is not None
        until_ms = throttle.barred_until_ms(row[0], row[1], now_ms, free)
        if until_ms:
            return until_ms
    for subject, _ in subjects:
        await connection.execute(
            "UPDATE guesses SET wrong = CASE WHEN last_ms < %s THEN 1 ELSE wrong + 1 END,"
            " last_ms = %s WHERE subject = %s",
            [now_ms - throttle.FORGOTTEN_MS, now_ms, subject],
        )
    return 0


async def was_right(connection: Connection, name: str, address: str, *, now_ms: int) -> None:
    """The try counts no more; what others tried from the same address does."""
    subjects = await _subjects(connection, name, address, now_ms=now_ms)
    (by_address, _), (by_person, _) = subjects
    await connection.execute(
        "UPDATE guesses SET wrong = greatest(wrong - 1, 0) WHERE subject = %s", [by_address]
    )
    await connection.execute("DELETE FROM guesses WHERE subject = %s", [by_person])


async def trust_address(connection: Connection, name: str, address: str, *, now_ms: int) -> None:
    """Somebody signed in there, with all that it takes."""
    await connection.execute(
        "INSERT INTO own_addresses (name, address, last_ms) VALUES (%s, %s, %s)"
        " ON CONFLICT (name, address) DO UPDATE SET last_ms = excluded.last_ms",
        [name, address, now_ms],
    )


async def let_in(connection: Connection, name: str) -> None:
    """Forgets all wrong tries for a person, and all of addresses: whoever stands at the machine
    itself may."""
    lower = name.lower()
    await connection.execute(
        "DELETE FROM guesses WHERE subject = %s OR starts_with(subject, %s)"
        " OR starts_with(subject, 'address:')",
        [f"person:{lower}", f"own:{lower}|"],
    )


async def _subjects(
    connection: Connection, name: str, address: str, *, now_ms: int
) -> tuple[tuple[str, int], tuple[str, int]]:
    cursor = await connection.execute(
        "SELECT 1 FROM own_addresses WHERE lower(name) = lower(%s) AND address = %s"
        " AND last_ms > %s",
        [name, address, now_ms - throttle.TRUSTED_MS],
    )
    lower = name.lower()
    own = await cursor.fetchone() is not None
    by_person = f"own:{lower}|{address}" if own else f"person:{lower}"
    return (f"address:{address}", throttle.FREE_OF_ADDRESS), (by_person, throttle.FREE)
