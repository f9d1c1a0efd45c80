"""SIGKILL at any moment: nothing is lost, nothing is paid twice, no trigger is moved."""

from pathlib import Path
from random import Random

from tests.jackpot.kills import Floor, strike


async def test_a_controller_that_is_killed_goes_on_with_the_same_triggers(tmp_path: Path) -> None:
    floor = Floor(tmp_path, Random(2))
    assert await strike(floor, kills=2, tables=1, say=lambda line: None) == []
    assert floor.seals
