"""The writer is killed at any instant: nothing acknowledged is lost, nothing is torn."""

from contextlib import nullcontext
from pathlib import Path
from random import Random

import pytest

from kiosk.journal.journal import Journal
from tests.journal.children import appending
from tests.journal.promises import Promise
from tests.journal.samples import MACHINE, batches_in, filled

KILLS = 25


def kill_one(path: Path, chance: Random) -> list[str]:
    """Let a child append for a random while and kill it. Returns what it said."""
    with appending(path) as child:
        if chance.random() < 0.8:
            child.hear("returned", times=chance.randint(1, 8))
        # This waits for nothing: it moves the kill to another point of opening or of appending.
        for _ in range(chance.randrange(20_000)):
            pass
        child.kill()
        return child.said


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("watched", [False, True])
def test_a_killed_writer_loses_nothing_and_tears_nothing(
    path: Path, seed: int, watched: bool
) -> None:
    """Also while a reader keeps the file open, so that no writer is ever the last to leave it."""
    chance, promise = Random(seed), Promise()
    filled(path, batches=0)
    with Journal.read_only(path) if watched else nullcontext() as reader:
        for _ in range(KILLS):
            for line in kill_one(path, chance):
                promise.hear(line)
            assert promise.most - promise.fewest <= 1
            if reader is not None:
                assert promise.fewest <= batches_in(reader) <= promise.most
            # Otherwise the next child finds the log as the killed one left it.
            if chance.random() < 0.5:
                with Journal.open(path, machine=MACHINE) as journal:
                    promise.hear(f"found {batches_in(journal)}")
                    journal.verify()
    assert promise.fewest > KILLS
