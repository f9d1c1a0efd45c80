"""What machines may make the table write: enough for whoever plays and works as fast as can be."""

import asyncio

import pytest

from kiosk.game import facts as f
from kiosk.game.table import commands as c
from kiosk.lab.simulate.staff import DEALER
from kiosk.table import budget
from tests.conftest import BOOKS
from tests.lab.simulate.salon import opened

MINUTES = 4


@pytest.mark.virtual_time
async def test_a_console_and_a_sensor_at_full_speed_are_never_cut_off(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """With hardly anything to spare at once, what comes back each second is enough: so it is for an
    hour, and for a week."""
    monkeypatch.setattr(budget, "FACTS_AT_ONCE", 100.0)
    monkeypatch.setattr(budget, "BYTES_AT_ONCE", 32.0 * 1024)
    async with opened(BOOKS["rapid-single-zero"], fast=True) as salon:
        for _ in range(60 * MINUTES):
            await asyncio.sleep(1)
            await salon.staff.order(c.TellPlayer("1", "Somebody is coming."), who=DEALER)
        rounds = len(salon.facts(f.RoundOpened))
        told = len(salon.facts(f.PlayerTold))
    assert rounds > 5 * MINUTES and told > 30 * MINUTES
    assert "writes more than any honest machine" not in caplog.text


async def test_who_has_not_spent_anything_yet_is_counted_when_others_come() -> None:
    budgets = budget.Budgets()
    for who in ("console 1", "terminal 2", "display 3"):
        budgets.spend(who, 0, 0)
    budgets.spend("console 1", int(2 * budget.FACTS_AT_ONCE), 0)
    assert budgets.overdrawn("console 1") and not budgets.overdrawn("terminal 2")
    budgets.spend("clock", 10**9, 10**12)
    assert not budgets.overdrawn("clock")
