"""Evenings of three tables on one floor, in virtual time: players carry their tickets from table to
table, and everything goes wrong. `python -m tests.floor.evenings` plays many."""

from dataclasses import replace

import pytest

from kiosk.floor.answers import Answer, Asked, Held
from kiosk.lab.simulate import floor as simulated
from kiosk.lab.simulate.evening import EveningPlan, play
from kiosk.lab.simulate.player import Habit
from tests.conftest import BOOKS
from tests.floor.evenings import PLAN, walked

NEVER_MS = 2_000_000_000_000
BOOK = BOOKS["crown-single-zero"]


@pytest.mark.parametrize("faults", [False, True], ids=["calm", "faults"])
def test_nothing_is_violated_and_tickets_are_redeemed_at_other_tables(faults: bool) -> None:
    assert any(_walked_in(seed, faults=faults) for seed in range(8, 14))


def _walked_in(seed: int, *, faults: bool) -> int:
    """Of one evening in which everything goes wrong it may be that nobody gets that far."""
    summary = play(BOOK, EveningPlan(seed=seed, faults=faults, habit=Habit.FEEDING, **PLAN))
    assert summary.violation == ""
    return walked(summary)


def test_a_floor_that_pays_twice_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The evening would notice: of a ticket in the box nobody is paid again."""
    held = simulated.MemoryStore.held

    def careless(self: simulated.MemoryStore, asked: Asked, now_ms: int) -> Held:
        """It grants what was redeemed long ago."""
        told = held(self, asked, now_ms)
        return replace(told, answer=Answer.HELD, cents=told.cents or 100, expires_ms=NEVER_MS)

    monkeypatch.setattr(simulated.MemoryStore, "held", careless)
    summary = play(BOOK, EveningPlan(seed=8, habit=Habit.FEEDING, **PLAN))
    assert summary.violation
