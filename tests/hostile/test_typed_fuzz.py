"""Machines that say anything of the right types: the table stays, and the honest play on."""

import logging

import pytest

from kiosk.table import client as table_client
from tests.hostile.fuzz import Tally
from tests.hostile.table import House
from tests.hostile.typed_fuzz import fuzz_as_supervisor, typed_fuzz


@pytest.fixture(autouse=True)
def loud(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """It is not the flood that is tried here, and so many records are not to be kept."""
    monkeypatch.setattr(table_client, "LINES_A_SECOND_MAX", 10**9)
    caplog.handler.setLevel(logging.CRITICAL)


async def test_well_typed_lines_of_every_role_harm_nobody(there: House) -> None:
    tally = Tally()
    await typed_fuzz(there, seed=1, frames=3000, tally=tally)
    assert tally.frames >= 3000


async def test_whatever_a_supervisor_orders_the_table_stays_in_service(there: House) -> None:
    tally = Tally()
    await fuzz_as_supervisor(there, seed=1, frames=3000, tally=tally)
    assert tally.frames >= 3000
