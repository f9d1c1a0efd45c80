"""What a table shows of itself to the floor."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from kiosk import resources
from kiosk.game.round.state import TablePhase
from kiosk.game.table import commands as c
from kiosk.lab.simulate.faults import Faults
from kiosk.lab.simulate.floor import VirtualFloor
from kiosk.lab.simulate.network import Network
from kiosk.lab.simulate.staff import SECOND, SUPERVISOR, Staff
from kiosk.lab.simulate.stage import VirtualStage
from kiosk.table.told_to_floor import free_bytes

BOOK = resources.rulebook("crown-single-zero")


@pytest.mark.parametrize(("free", "told"), [(0, 1), (99_999_999, 1), (250_000_000, 200_000_000)])
def test_a_disk_that_is_full_is_not_one_of_which_nobody_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, told: int
) -> None:
    disk = SimpleNamespace(f_bavail=free, f_frsize=1)
    monkeypatch.setattr(os, "statvfs", lambda path: disk)
    assert free_bytes(tmp_path / "table.db") == told


def test_of_a_disk_that_is_not_there_nothing_is_told(tmp_path: Path) -> None:
    assert free_bytes(tmp_path / "none" / "table.db") == 0


@asynccontextmanager
async def on_a_floor() -> AsyncIterator[tuple[VirtualFloor, VirtualStage, Staff]]:
    faults = Faults(Random(1), likely={})
    floor = VirtualFloor(Network(Random(1), faults), Random(1), faults)
    floor.start()
    stage = VirtualStage(BOOK, ["1"], "told", name="T1")
    stage.watch.on_a_floor = True
    stage.table.floor_link = floor.network
    await stage.start()
    staff = Staff(stage.console)
    assert (await staff.order(c.OpenTable(0), who=SUPERVISOR, second=SECOND)).done
    await stage.until(lambda: stage.table_service.floor.up, "the floor")
    try:
        yield floor, stage, staff
    finally:
        await stage.rest()
        floor.die()


@pytest.mark.virtual_time
async def test_that_a_round_goes_on_is_told_at_once() -> None:
    """Whenever it does: a page shows it within a second, with all that is still to come."""
    async with on_a_floor() as (floor, stage, staff):
        service = stage.table_service
        for number in range(1, 6):
            assert (await staff.order(c.OpenRound(BOOK.terms.period.shortest_s))).done
            await stage.until(lambda: service.durable.round.phase is TablePhase.SPINNING, "a spin")
            await asyncio.sleep(2 + 0.17 * number)
            assert (await staff.order(c.ConfirmResult("2"))).done
            await asyncio.sleep(0.2)
            assert len(floor.store.told["T1"].told.numbers) == number


@pytest.mark.virtual_time
async def test_a_table_at_which_nothing_happens_comes_back_to_a_floor_that_was_away() -> None:
    """It has nothing to ask, and notices all the same that nobody would answer."""
    async with on_a_floor() as (floor, stage, _):
        await asyncio.sleep(60)
        facts = stage.table_service.journaled.head.seq
        floor.die()
        floor.start()
        await asyncio.sleep(10)
        assert stage.table_service.journaled.head.seq == facts
        assert floor.service.tables == ("T1",)
