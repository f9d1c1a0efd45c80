"""Real processes: a validator that fails, or a terminal that is killed, at the steps of a note."""

import asyncio
from pathlib import Path

import pytest

from tests.devices.till import FAULTS, VALIDATORS, run


@pytest.mark.parametrize("protocol", VALIDATORS)
def test_what_is_in_the_box_is_what_was_credited(tmp_path: Path, protocol: str) -> None:
    """By hand with thousands: python -m tests.devices.till id003 1000 500."""
    till = asyncio.run(run(tmp_path, protocol, notes=26, tickets=14, stride=5))
    assert till.inserted == 40
    assert till.fired > len(FAULTS)
    assert till.device.transport.box
    assert till.returned
