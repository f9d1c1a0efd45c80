"""Whichever machine is killed or stopped at whatever instant, it comes back and nothing is lost or
doubled.

`python -m tests.e2e.kills --kills 200 --stops 100` does the same for as long as one likes.
"""

from pathlib import Path
from random import Random

import pytest

from tests.e2e.floor import Floor
from tests.e2e.kills import KILLED, STOPPED, TABLE, TERMINAL, Blow, play


@pytest.mark.parametrize(
    ("rulebook", "blows"),
    [
        ("nsw-single-zero", [Blow(KILLED, TERMINAL)] * 4),
        ("crown-single-zero", [Blow(KILLED, TABLE)] * 4),
        ("rapid-single-zero", [Blow(STOPPED, TERMINAL), Blow(STOPPED, TABLE)] * 2),
    ],
)
async def test_a_machine_that_is_struck_at_any_instant_goes_on(
    tmp_path: Path, rulebook: str, blows: list[Blow]
) -> None:
    seed = 7
    print(f"seed {seed}")
    assert await play(Floor(tmp_path, Random(seed), rulebook=rulebook), blows, print) == []
