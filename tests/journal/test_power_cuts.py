"""The power fails at every moment of a run: what was acknowledged is there, nothing is torn.

The writes of a real process are recorded and a disk is built from them as it may be found after a
cut: with what was synced, with random sectors of the rest, or with all.
"""

from pathlib import Path
from random import Random

from tests.journal.promises import Cut, power_cuts
from tests.journal.tracing import events, traced


def recorded_cuts(path: Path, memory: Path, *, synchronous: str) -> list[Cut]:
    log = path.with_suffix(".log")
    arguments = ("--sessions", "3", "--batches", "12", "--synchronous", synchronous)
    assert traced(log, path, *arguments) == 0
    return list(power_cuts(events(log, path.parent), memory, Random(7)))


def test_full_loses_nothing(path: Path, memory: Path) -> None:
    cuts = recorded_cuts(path, memory, synchronous="FULL")
    assert [cut for cut in cuts if not cut.holds] == []
    assert cuts[-1].promise.fewest == 36
    assert len(cuts) > 500


def test_normal_loses_facts_and_this_shows_it(path: Path, memory: Path) -> None:
    """The control: if the harness could not see a loss, the test above would prove nothing."""
    cuts = recorded_cuts(path, memory, synchronous="NORMAL")
    assert any(not cut.holds for cut in cuts)
