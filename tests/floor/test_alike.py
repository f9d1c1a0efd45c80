"""The floor of a simulated evening decides as PostgreSQL does: both are asked the same."""

from random import Random
from typing import Any

import pytest

from kiosk.floor.answers import Asked, GivenTicket, Outcome, TicketState
from kiosk.floor.database.connections import Connection
from kiosk.floor.database.store import PostgresStore
from kiosk.floor.moves import Confirm, End, Give, HomeKnows, Move
from kiosk.lab.simulate import floor as simulated
from kiosk.lab.simulate.faults import Faults

NOW, LATER = 1_800_000_000_000, 1_900_000_000_000
NUMBERS = [f"{prefix}{n:012}" for prefix in ("111111", "222222") for n in range(2)]
TABLES = ("T1", "T2")


def asked(random: Random, key: str) -> Asked:
    return Asked(key=key, number=random.choice(NUMBERS), table=random.choice(TABLES), terminal="3")


def given(random: Random) -> GivenTicket:
    state = random.choice([TicketState.OPEN] * 4 + [TicketState.REDEEMED, TicketState.VOID])
    expires_ms = random.choice([LATER, LATER, LATER, NOW])
    return GivenTicket(
        number=random.choice(NUMBERS),
        cents=random.choice([500, 500, 500, 700]),
        table=random.choice(TABLES),
        issued_ms=NOW - 1000,
        expires_ms=expires_ms,
        state=state,
    )


def move(random: Random) -> Move:
    key = f"k{random.randrange(6)}"
    outcome = random.choice(list(Outcome))
    match random.randrange(6):
        case 0 | 1:
            return Give(given(random))
        case 2:
            return Confirm(asked(random, key))
        case 3:
            return End(asked(random, key), outcome)
        case 4:
            return End(asked(random, ""), outcome)
        case _:
            return HomeKnows(random.choice(NUMBERS))


async def rows(connection: Connection, query: str) -> list[Any]:
    return await (await connection.execute(query.encode())).fetchall()


@pytest.mark.parametrize("seed", range(3))
async def test_both_say_the_same(
    floor_database: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    random = Random(seed)
    monkeypatch.setattr(simulated, "_now_ms", lambda: NOW)
    memory = simulated.MemoryStore(Random(0), Faults(Random(0), likely={}))
    memory.blocks = {"T1": [simulated.NumbersLent("111111", 100)]}
    store = PostgresStore(floor_database, lambda: NOW)
    async with store.connections.one() as connection:
        await connection.execute(
            "INSERT INTO number_blocks (prefix, table_name, numbers) VALUES ('111111', 'T1', 100)"
        )
        for step in range(150):
            if random.random() < 1 / 3:
                ask = asked(random, f"k{random.randrange(6)}")
                assert await store.hold(ask) == memory.held(ask, NOW), (seed, step)
            else:
                table, moved = random.choice(TABLES), move(random)
                if isinstance(moved, HomeKnows):
                    table = memory.tickets[moved.number].given.table if (
                        moved.number in memory.tickets
                    ) else table  # fmt: skip
                async with connection.transaction():
                    await store._move(connection, table, moved)
                memory.move(table, moved)
            found = await rows(connection, "SELECT number, state, home_knows FROM tickets")
            known = {n: (t.state, t.home_knows) for n, t in memory.tickets.items()}
            assert {n: (state, knows) for n, state, knows in found} == known, (seed, step)
            asking = await rows(connection, "SELECT key, number, state FROM redemptions")
            told = {(k, r.asked.number, r.state) for k, r in memory.redemptions.items()}
            assert {*asking} == told, (seed, step)
            doubted = await rows(connection, "SELECT number, key, why FROM doubts")
            assert {*doubted} == {*memory.doubts}, (seed, step)
    await store.close()
