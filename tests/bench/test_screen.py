"""The bench of the screen, with few touches and few rounds. It asserts no time."""

from pathlib import Path

import pytest

from kiosk.audit.audit import audit_file
from kiosk.bench.screen import measured
from kiosk.bench.windows import JOURNAL, Plan
from kiosk.cli import main
from kiosk.game import facts as f
from kiosk.journal.facts import read_facts
from kiosk.journal.reader import JournalReader
from tests.conftest import BOOKS

FEW = Plan(touches=6, countdowns=0, results=1, rounds=3, starts=1)


def test_a_terminal_is_touched_and_played_at_beside_a_blank_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    figures = list(measured(tmp_path, FEW))
    assert [figure.what for figure in figures] == [
        "touch to the chip under the finger, p99",
        "lift to the chip on the cloth, p99",
        "frames over 16.7 ms, betting",
        "frames over 16.7 ms, result",
        "start to first usable frame / blank window",
        "memory at rest / blank window",
        "growth of memory over 3 rounds",
    ]
    assert all(figure.value > 0 for figure in figures[:2])
    assert "on no display, into memory" in figures[0].detail
    with JournalReader.read_only(tmp_path / JOURNAL) as journal:
        facts = [fact for _, fact in read_facts(journal)]
    placed = [fact for fact in facts if isinstance(fact, f.SlipChanged)]
    assert len(placed) == 6 + 10, "each touch placed a chip"
    assert sum(isinstance(fact, f.RoundSettled) for fact in facts) == 2
    assert not audit_file(tmp_path / JOURNAL, BOOKS).findings


@pytest.mark.parametrize("words", [["screen", "--rounds", "0"], ["rules", "--rounds", "5"]])
def test_rounds_are_the_screens_and_at_least_one(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", *words]) == 2
    assert "--rounds N is for the screen, and 1 or more" in capsys.readouterr().err
