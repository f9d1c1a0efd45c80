"""Each alarm as it comes about: a real table and terminal, a real PostgreSQL, the floor's own look
at them."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from types import SimpleNamespace

import pytest

from kiosk.floor.database.store import PostgresStore
from kiosk.floor.web.process import look_around
from kiosk.link.floor import FloorRestore
from kiosk.rules.rulebook import RuleBook
from tests.floor.test_cleared import WAIT_S, floor_has_all, on_a_floor, until
from tests.floor.web.house import House as Pages
from tests.floor.web.house import open_house
from tests.hostile.table import House

DAY_MS = 86_400_000
Alarms = list[tuple[str, str]]


async def alarms(store: PostgresStore) -> Alarms:
    async with store.connections.one() as connection:
        cursor = await connection.execute(
            "SELECT kind, machine FROM alarms WHERE ended_at IS NULL ORDER BY 1, 2"
        )
        return [(kind, machine) for kind, machine in await cursor.fetchall()]


async def shown(look: Callable[[], Awaitable[Alarms]], *wanted: tuple[str, str]) -> None:
    async with asyncio.timeout(WAIT_S):
        while await look() != [*wanted]:
            await asyncio.sleep(0.1)


def looking(there: House, pages: Pages, store: PostgresStore) -> Callable[[], Awaitable[Alarms]]:
    """As the floor does every few seconds, by the clock that goes."""

    async def look() -> Alarms:
        pages.clock[0] = there.clock.now_ms() - there.clock.ahead_ms
        await store.look_for_silence()
        await look_around(pages.floor)
        return await alarms(store)

    return look


async def test_what_is_wrong_with_a_table_is_an_alarm_until_it_is_right(
    floor_database: str, crown: RuleBook, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        on_a_floor(floor_database, crown) as (there, store),
        open_house(floor_database) as pages,
    ):
        look = looking(there, pages, store)
        await until(lambda: floor_has_all(there, floor_database))
        await shown(look)
        # Its clock jumps.
        there.clock.ahead_ms += 60_000
        await shown(look, ("clock off", ""))
        there.clock.ahead_ms -= 60_000
        await shown(look)
        # Its disk fills.
        full = SimpleNamespace(f_bavail=1_500_000, f_frsize=1000)
        with monkeypatch.context() as filled:
            filled.setattr(os, "statvfs", lambda path: full)
            await shown(look, ("disk filling", ""))
        await shown(look)
        # Certificates of its machines end: of whoever came with one, and its own at the floor.
        there.service._clients.certificates["terminal-1"] = there.clock.now_ms() + 5 * DAY_MS
        await shown(look, ("certificate ending", ""))
        there.service._clients.certificates.clear()
        await shown(look)
        # A terminal is gone with its player's money.
        there.terminal.service.link.hang_up()
        there.terminal.service.link._connect = _never
        await shown(look, ("machine silent", "terminal-1"))


async def _never() -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    raise OSError("the cable is cut")


async def test_a_table_that_is_gone_is_silent_until_it_is_back(
    floor_database: str, crown: RuleBook
) -> None:
    async with (
        on_a_floor(floor_database, crown) as (there, store),
        open_house(floor_database) as pages,
    ):
        look = looking(there, pages, store)
        await until(lambda: floor_has_all(there, floor_database))
        await shown(look)
        desk = there.service.floor
        way, desk._connect = desk._connect, _never
        assert desk._peer is not None
        desk._peer.session.say(FloorRestore(after=0))  # upon which the floor hangs up
        await shown(look, ("machine silent", "table"))
        assert way is not None
        desk._connect = way
        await shown(look)
