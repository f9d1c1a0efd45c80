"""The pages with a floor of made-up tables, to be looked at: python -m tests.floor.web.demo PORT

Everybody of `STAFF` signs in with the password and the second factor of `tests.floor.web.house`.
"""

import asyncio
import random
import sys
import tempfile
from pathlib import Path

import msgspec
import psycopg
from psycopg.types.json import Jsonb

from kiosk.clock import wall_ms
from kiosk.config import DayConfig, FloorConfig, Network, PagesConfig
from kiosk.floor.database.connections import Connections
from kiosk.floor.database.days import add_hours
from kiosk.floor.database.migrate import migrate
from kiosk.floor.figures import Hour
from kiosk.floor.web.process import Listening, run_pages
from kiosk.lab.postgres import Cluster
from kiosk.link.floor import SeatTold, TableTold
from tests.floor.web.house import hire_all

HOUR_MS = 3_600_000
_PHASES = ("betting", "spinning", "closing", "spinning", "shut", "betting", "idle", "shut")
_POCKETS = [str(number) for number in range(37)]


async def furnish(database: str, tables: int = 12, seed: int = 4) -> None:
    """Tables, their hours, tickets and troubles, as a busy evening has them."""
    chance = random.Random(seed)
    now_ms = wall_ms()
    connections = Connections(database)
    async with connections.one() as connection:
        await hire_all(connection, now_ms)
        begin_ms = now_ms // 86_400_000 * 86_400_000
        for number in range(1, tables + 1):
            name, phase = f"Table {number}", _PHASES[(number - 1) % len(_PHASES)]
            await show(connection, name, told_of(chance, phase, number, now_ms))
            hours = {}
            for hour in range(12, 22):
                wagered = chance.randint(200_000, 4_000_000)
                hours[begin_ms + hour * HOUR_MS] = Hour(
                    notes_cents=chance.randint(20_000, 220_000) // 500 * 500,
                    tickets_in_cents=chance.randint(5_000, 80_000),
                    credits_cents=chance.choice([0, 0, 10_000]),
                    tickets_out_cents=chance.randint(5_000, 60_000),
                    wagered_cents=wagered,
                    paid_cents=round(wagered * chance.uniform(0.9, 1.06)),
                    rounds=60,
                    slips=chance.randint(200, 500),
                    expected_cents=wagered // 37,
                    variance=wagered * 40_000.0,
                )
            if phase != "shut":
                await add_hours(connection, name, hours)
            await connection.execute(
                "INSERT INTO machines (table_name, journal, head_seq, head_hash, told_seq)"
                " VALUES (%s, 'table', %s, %s, %s)",
                [name, head := chance.randint(20_000, 120_000), chance.randbytes(32),
                 head + (8 if number == 9 else 0)],
            )  # fmt: skip
        for n in range(60):
            await connection.execute(
                "SELECT give_ticket(%s, %s, %s, to_timestamp(%s), to_timestamp(%s), 'open', '',"
                " to_timestamp(%s))",
                [f"{4417:06}{n:012}", chance.choice([9_500, 31_800, 4_000, 112_000, 253_500]),
                 f"Table {chance.randint(1, tables)}", now_ms / 1000 - 3600 + n * 60,
                 now_ms / 1000 + (86_400 * 30), now_ms / 1000 - 3600 + n * 60],
            )  # fmt: skip
        for kind, table, machine, detail in (
            ("chain broken", "Table 4", "terminal-9", "fact 17,903 is another one than was kept"),
            ("disk filling", "Table 11", "", "Its disk has only 1.4 GB left"),
            (
                "ticket in doubt",
                "Table 9",
                "",
                "…0416: stacked, and the floor had it as void",
            ),
        ):
            await connection.execute(
                "SELECT raise_alarm(%s, %s, %s, %s)", [kind, table, machine, detail]
            )
        await connection.execute(
            "SELECT open_doubt(%s, 'k', 'Table 9', 'stacked there, and the floor had it as void')",
            [f"{4417:06}{7:012}"],
        )
    connections.close()


def told_of(chance: random.Random, phase: str, number: int, now_ms: int) -> TableTold:
    seats = tuple(
        SeatTold(
            str(seat),
            here=True,
            playing=phase != "shut" and chance.random() < 0.7,
            credit_cents=chance.randint(0, 900_000),
            stake_cents=chance.randint(0, 50_000),
            trouble="main door open" if (number, seat) == (4, 9) else "",
        )
        for seat in range(1, chance.choice([9, 11, 16]))
    )
    return TableTold(
        rulebook="rapid-single-zero",
        phase=phase,
        round=chance.randint(100, 1400),
        open=phase != "shut",
        period_s=30,
        numbers=tuple(chance.choices(_POCKETS, k=20)),
        seats=seats,
        drop_cents=chance.randint(400_000, 3_200_000) // 500 * 500,
        win_cents=chance.randint(-300_000, 600_000) // 100 * 100,
        disk_free=60_000_000_000,
        certificate_ms=now_ms + 200 * 86_400_000,
    )


async def show(connection: psycopg.AsyncConnection, name: str, told: TableTold) -> None:
    await connection.execute(
        "INSERT INTO table_state (table_name, connected, told_at, state)"
        " VALUES (%s, true, now(), %s) ON CONFLICT (table_name) DO UPDATE"
        " SET told_at = excluded.told_at, state = excluded.state, connected = true",
        [name, Jsonb(msgspec.to_builtins(told))],
    )


async def _run(database: str, port: int) -> None:
    await furnish(database)
    config = FloorConfig(
        name="Main floor",
        database=database,
        network=Network(),
        pages=PagesConfig(address=f"127.0.0.1:{port}", house="Harbour Casino", wait_h=0),
        day=DayConfig(),
    )
    assert config.pages is not None
    with Listening(config.pages, Path()) as listening:
        await _serve(config, listening, database)


async def _serve(config: FloorConfig, listening: Listening, database: str) -> None:
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(run_pages(config, listening, lambda told: print(told, flush=True)))
        tasks.create_task(_keep_alive(database))


async def _keep_alive(database: str) -> None:
    connections = Connections(database)
    while True:
        async with connections.one() as connection:
            await connection.execute("UPDATE table_state SET told_at = now()")
        await asyncio.sleep(1)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        cluster = Cluster(Path(folder) / "cluster", durable=False)
        Path(folder).chmod(0o755)
        try:
            cluster.make()
            cluster.start()
            migrate(cluster.conninfo("postgres"))
            asyncio.run(_run(cluster.conninfo("postgres"), int(sys.argv[1])))
        finally:
            cluster.close()
