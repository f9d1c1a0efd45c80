"""Tickets in a real PostgreSQL: held by key, paid once, whoever asks and however often."""

import asyncio
from dataclasses import replace
from typing import Any

import psycopg
import pytest

from kiosk.floor.answers import Answer, Asked, Decided, GivenTicket, Outcome, TicketState
from kiosk.floor.database import tickets
from kiosk.floor.database.connections import Connection, Connections
from kiosk.floor.database.store import PostgresStore

NUMBER, NOW, LATER = "123456000000000001", 1_800_000_000_000, 1_900_000_000_000


async def given(connection: Connection, number: str = NUMBER, **other: Any) -> None:
    ticket = GivenTicket(
        number=number, cents=5000, table="T1", issued_ms=NOW, expires_ms=LATER, **other
    )
    await tickets.give(connection, ticket, NOW)


def asked(key: str, table: str = "T2", number: str = NUMBER) -> Asked:
    return Asked(key=key, number=number, table=table, terminal="3")


async def held(
    connection: Connection, key: str, table: str = "T2", number: str = NUMBER, at: int = NOW
) -> Answer:
    return (await tickets.hold(connection, asked(key, table, number), at)).answer


async def ended(connection: Connection, key: str, outcome: Outcome) -> bool:
    return await tickets.end(connection, asked(key), outcome, NOW)


async def only(connection: Connection, query: str) -> Any:
    row = await (await connection.execute(query)).fetchone()
    assert row is not None
    return row[0] if len(row) == 1 else row


async def state(connection: Connection) -> Any:
    return await only(connection, "SELECT state FROM tickets")


async def test_a_ticket_is_held_by_one_key_and_redeemed_once(floor_database: str) -> None:
    connections = Connections(floor_database)
    async with connections.one() as connection:
        await given(connection)
        assert await held(connection, "k1") is Answer.HELD
        assert await held(connection, "k1") is Answer.HELD, "said again, it is answered alike"
        assert await held(connection, "k2", "T3") is Answer.HELD_ELSEWHERE
        assert await ended(connection, "k1", Outcome.STACKED)
        assert await ended(connection, "k1", Outcome.STACKED)
        assert await held(connection, "k1") is Answer.STACKED
        assert await held(connection, "k2", "T3") is Answer.REDEEMED
        assert await state(connection) == "redeemed"
    connections.close()


async def test_a_ticket_that_was_given_back_is_good_again(floor_database: str) -> None:
    connections = Connections(floor_database)
    async with connections.one() as connection:
        await given(connection)
        assert await held(connection, "k1") is Answer.HELD
        assert await ended(connection, "k1", Outcome.RELEASED)
        assert await held(connection, "k1") is Answer.RELEASED, "its key is over"
        assert await held(connection, "k2", "T3") is Answer.HELD
    connections.close()


async def test_a_question_that_was_given_up_is_not_granted_when_it_arrives(
    floor_database: str,
) -> None:
    connections = Connections(floor_database)
    async with connections.one() as connection:
        await given(connection)
        assert await ended(connection, "k1", Outcome.RELEASED)
        assert await held(connection, "k1") is Answer.RELEASED
        assert await state(connection) == "open"
    connections.close()


async def test_what_cannot_be_redeemed_is_refused_by_its_name(floor_database: str) -> None:
    connections = Connections(floor_database)
    async with connections.one() as connection:
        assert await held(connection, "k0") is Answer.UNKNOWN
        await given(connection)
        assert await held(connection, "k1", at=LATER) is Answer.EXPIRED
        await given(connection, "123456000000000002", state=TicketState.VOID)
        assert await held(connection, "k2", number="123456000000000002") is Answer.VOID
        await given(connection, "123456000000000003", state=TicketState.REDEEMED, terminal="4")
        assert await held(connection, "k3", number="123456000000000003") is Answer.REDEEMED
        assert await held(connection, "k4") is Answer.HELD
        assert await held(connection, "k4", "T9") is Answer.KEY_REUSED
    connections.close()


async def test_what_contradicts_the_floor_is_a_doubt_that_two_people_decide(
    floor_database: str,
) -> None:
    connections = Connections(floor_database)
    async with connections.one() as connection:
        await given(connection)
        assert await held(connection, "k1") is Answer.HELD
        assert await ended(connection, "k1", Outcome.RELEASED)
        assert not await ended(connection, "k1", Outcome.STACKED), "it was given back before"
        assert await held(connection, "k2", "T3") is Answer.IN_DOUBT
        assert await only(connection, "SELECT kind FROM alarms") == "ticket in doubt"
        doubt = await only(connection, "SELECT id FROM doubts")
        said = Decided(doubt=doubt, outcome="redeemed", who="ann", second="ann", note="in the box")
        with pytest.raises(psycopg.errors.CheckViolation):
            await tickets.decide(connection, said, NOW)
        assert await tickets.decide(connection, replace(said, second="bob"), NOW)
        assert not await tickets.decide(connection, replace(said, second="bob"), NOW)
        assert await state(connection) == "redeemed"
        assert await only(connection, "SELECT count(*) FROM alarms WHERE ended_at IS NULL") == 0
    connections.close()


async def test_of_many_who_ask_at_once_one_gets_it(floor_database: str) -> None:
    connections = Connections(floor_database)
    async with connections.one() as connection:
        await given(connection)

    async def ask(key: int) -> Answer:
        async with connections.one() as connection:
            return await held(connection, f"k{key % 8}", f"T{key % 8}")

    answers = await asyncio.gather(*map(ask, range(32)))
    assert sorted(answers) == ["held"] * 4 + ["held elsewhere"] * 28
    connections.close()


async def test_what_two_people_decided_is_not_written_over_by_who_comes_back(
    floor_database: str,
) -> None:
    """It was held for two tables in turn, people found it in the box of the first, and then the
    second one says that it has it too: that is a payment too many, and is said."""
    connections = Connections(floor_database)
    async with connections.one() as connection:
        await given(connection)
        assert await held(connection, "k1") is Answer.HELD
        await connection.execute("SELECT doubt_hold('k1', 'its table is lost')")
        say = Decided(doubt=1, outcome="released", who="ann", second="bob", note="not there")
        assert await tickets.decide(connection, say, NOW)
        assert await held(connection, "k2", "T3") is Answer.HELD
        assert not await ended(connection, "k1", Outcome.STACKED)
        say = replace(say, doubt=2, outcome="redeemed", note="it was in the box after all")
        assert await tickets.decide(connection, say, NOW)
        assert await only(connection, "SELECT redeemed_by FROM tickets") == "T2"
        assert not await tickets.end(connection, asked("k2", "T3"), Outcome.STACKED, NOW)
        assert await only(connection, "SELECT redeemed_by FROM tickets") == "T2"
        why = "SELECT why FROM doubts WHERE decided_at IS NULL"
        assert await only(connection, why) == "stacked there, and the floor had it as redeemed"
        assert await only(connection, "SELECT state FROM redemptions WHERE key = 'k2'") == "stacked"
    connections.close()


async def test_a_clock_that_was_ahead_takes_no_ticket_from_anybody(floor_database: str) -> None:
    store = PostgresStore(floor_database, lambda: clock[0])
    clock = [LATER]
    async with store.connections.one() as connection:
        await given(connection)
        await given(connection, "123456000000000002")
        await store.expire()
        assert await held(connection, "k1", at=LATER) is Answer.EXPIRED
        assert await held(connection, "k2", at=NOW) is Answer.HELD
        clock[0] = NOW
        await store.expire()
        assert await only(connection, "SELECT count(*) FROM tickets WHERE state = 'expired'") == 0
    await store.close()
