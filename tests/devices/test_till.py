"""Real processes: a validator that fails, or a terminal that is killed, at the steps of a note."""

import asyncio
from pathlib import Path

import pytest

from tests.devices.till import FAULTS, VALIDATORS, run, some_steps


@pytest.mark.parametrize("protocol", VALIDATORS)
def test_what_is_in_the_box_is_what_was_credited(tmp_path: Path, protocol: str) -> None:
    """By hand with thousands: python -m tests.devices.till id003 1000 500."""
    till = asyncio.run(run(tmp_path, protocol, notes=16, tickets=12, course=some_steps))
    assert till.inserted == 28
    assert {fault for fault, times in till.struck.items() if times} == set(FAULTS), (
        "each fault has met something"
    )
    assert till.device.transport.box
    assert till.returned
