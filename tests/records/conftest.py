from pathlib import Path

import pytest

from kiosk.lab.simulate.evening import EveningPlan, play
from tests.conftest import BOOKS
from tests.records.nights import hard_night, write


@pytest.fixture(scope="session")
def hard(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The journals of the night in which everything happens, over several hours."""
    return write(tmp_path_factory.mktemp("hard") / "night", hard_night().journals())


@pytest.fixture(scope="session")
def faulty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A simulated evening of the real machines, in which everything goes wrong."""
    folder = tmp_path_factory.mktemp("faulty")
    plan = EveningPlan(seed=7, rounds=20, terminals=5, faults=True)
    summary = play(BOOKS["crown-single-zero"], plan, record=folder)
    assert not summary.violation
    return folder
