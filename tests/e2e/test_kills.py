"""Whichever machine is killed at whatever instant, it comes back and nothing is lost or doubled.

`python -m tests.e2e.kills --kills 200` does the same for as long as one likes.
"""

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.e2e.floor import Floor
from tests.e2e.kills import TABLE, TERMINAL, play

KILLS = 10


@pytest.mark.parametrize(
    ("victim", "rulebook"), [(TERMINAL, "nsw-single-zero"), (TABLE, "crown-single-zero")]
)
def test_a_machine_killed_at_any_instant_goes_on(
    tmp_path: Path, victim: str, rulebook: str
) -> None:
    seed = 7
    print(f"seed {seed}")
    floor = Floor(tmp_path, Random(seed), rulebook=rulebook)
    assert asyncio.run(play(floor, [victim] * KILLS, print)) == []
