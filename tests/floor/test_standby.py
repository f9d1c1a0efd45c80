"""The machine of the database dies: its standby takes over, and what was answered stays."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest

from kiosk.floor.answers import Answer, Asked, GivenTicket, Held, Outcome
from kiosk.floor.database import standby, tickets
from kiosk.floor.database.migrate import migrate
from kiosk.floor.database.store import PostgresStore
from kiosk.lab.postgres import Cluster

NOW, LATER = 1_800_000_000_000, 1_900_000_000_000
CHEAP = {"fsync": "off", "full_page_writes": "off", "shared_buffers": "4MB"}
"""Both are killed as processes, and no disk is: what counts is which of them has what."""
NUMBERS = [f"123456{n:012}" for n in range(4)]


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[tuple[Cluster, Cluster]]:
    """The first, and one that follows it: nothing is answered before both have it."""
    first, second = Cluster(tmp_path / "first"), Cluster(tmp_path / "second")
    try:
        first.make()
        first.start(**CHEAP)
        first.create("floor")
        migrate(first.conninfo("floor"))
        place = ("-h", str(first.socket_folder), "-U", "tapis")
        second.own(tmp_path / "second")
        first.program("pg_basebackup", *place, "-D", str(second.folder), "-R", "-c", "fast")
        second.start(**CHEAP)
        with psycopg.connect(first.conninfo("floor"), autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
            connection.execute("SELECT pg_reload_conf()")
        yield first, second
    finally:
        for cluster in (first, second):
            with suppress(ProcessLookupError, AssertionError):
                cluster.thaw()
            cluster.close()


def conninfo(first: Cluster, second: Cluster) -> str:
    folders = f"{first.socket_folder},{second.socket_folder}"
    return f"host={folders} user=tapis dbname=floor target_session_attrs=read-write"


def asked(key: str, number: str, table: str = "T2") -> Asked:
    return Asked(key=key, number=number, table=table, terminal="3")


async def test_a_commit_whose_answer_was_lost_is_neither_lost_nor_paid_twice(
    pair: tuple[Cluster, Cluster],
) -> None:
    first, second = pair
    store = PostgresStore(conninfo(first, second), lambda: NOW)
    for number in NUMBERS:
        given = GivenTicket(number=number, cents=500, table="T1", issued_ms=NOW, expires_ms=LATER)
        await store.do(lambda c, given=given: tickets.give(c, given, NOW))  # type: ignore[misc]
    assert (await store.hold(asked("k0", NUMBERS[0]))).answer is Answer.HELD
    await store.do(lambda c: tickets.end(c, asked("k0", NUMBERS[0]), Outcome.STACKED, NOW))

    second.freeze()
    waiting = asyncio.create_task(store.hold(asked("k1", NUMBERS[1])))
    await _committed(first, 1)
    # Somebody else gives up waiting for the standby: the row is there, and on one machine only.
    with psycopg.connect(first.conninfo("floor"), autocommit=True) as impatient:
        hold = "SELECT answer FROM hold_ticket('k2', %s, 'T2', '3', now())"
        giving_up = asyncio.create_task(asyncio.to_thread(impatient.execute, hold, [NUMBERS[2]]))
        await _committed(first, 2)
        with psycopg.connect(first.conninfo("floor"), autocommit=True) as other_session:
            cancel = "SELECT pg_cancel_backend(%s)"
            other_session.execute(cancel, [impatient.info.backend_pid])
        assert (await giving_up).fetchone() == ("held",)
    # Whoever asks again by its key is not answered before both machines have it.
    again = asyncio.create_task(store.hold(asked("k2", NUMBERS[2])))
    await _committed(first, 2)
    assert not waiting.done(), "nothing is answered that one machine alone has"
    assert not again.done(), "not even to somebody who asks a second time"

    first.kill()
    second.thaw()
    assert standby.look(second.conninfo("floor")).following
    assert not standby.writable(conninfo(first, second))
    await asyncio.to_thread(standby.promote, second.conninfo("floor"), "ann and bob", "disk lost")
    with psycopg.connect(second.conninfo("floor"), autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET synchronous_standby_names = ''")
        connection.execute("SELECT pg_reload_conf()")
    answers: list[Held] = await asyncio.gather(waiting, again)
    assert [held.answer for held in answers] == [Answer.HELD, Answer.HELD]
    assert (await store.hold(asked("k0", NUMBERS[0]))).answer is Answer.STACKED
    assert (await store.hold(asked("k9", NUMBERS[0], "T3"))).answer is Answer.REDEEMED
    for number in NUMBERS[1:3]:
        other = await store.hold(asked(f"x{number}", number, "T3"))
        assert other.answer is Answer.HELD_ELSEWHERE
    await store.close()


async def _committed(cluster: Cluster, many: int) -> None:
    """So many are in the first database, and wait there for the second."""
    give_up_s = time.monotonic() + 60
    waits = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
    with psycopg.connect(cluster.conninfo("floor"), autocommit=True) as connection:
        while connection.execute(waits).fetchone() != (many,):
            assert time.monotonic() < give_up_s
            await asyncio.sleep(0.02)
