"""The bench of the screen, with few touches and few rounds. It asserts no time."""

from math import inf
from pathlib import Path

import pytest

from kiosk.audit.audit import audit_file
from kiosk.cli import main
from kiosk.game import facts as f
from kiosk.journal.facts import read_facts
from kiosk.journal.reader import JournalReader
from kiosk.lab.bench.measure import Wanted
from kiosk.lab.bench.screen import figures
from kiosk.lab.bench.windows import JOURNAL
from tests.conftest import BOOKS


def test_a_terminal_is_touched_and_played_at_beside_a_blank_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    found = list(figures(Wanted(tmp_path, short=True)))
    assert [figure.what for figure in found] == [
        "touch to the chip under the finger, p99",
        "lift to the chip on the cloth, p99",
        "touch while the wheel turns, p99",
        "lift from a key while the wheel turns, p99",
        "frames over 16.7 ms, betting",
        "frames over 16.7 ms, the stage turning",
        "frames over 16.7 ms, result",
        "touch while wheel and camera move, p99",
        "lift from a key while wheel and camera move, p99",
        "from one camera frame to the next on the screen, mean",
        "camera frame to screen, p99",
        "start to first usable frame / blank window",
        "memory at rest / blank window",
        "growth of memory over 3 rounds",
    ]
    assert all(figure.value > 0 for figure in found[:2])
    assert "on no display, into memory" in found[0].detail
    assert all(figure.beside for figure in found)
    assert "read off" in found[10].detail and 0 <= found[10].value < inf
    with JournalReader.read_only(tmp_path / JOURNAL) as journal:
        facts = [fact for _, fact in read_facts(journal)]
    placed = [fact for fact in facts if isinstance(fact, f.SlipChanged)]
    assert len(placed) == 6 + 10 + 10 + 1, "each touch placed a chip"
    assert sum(isinstance(fact, f.RoundSettled) for fact in facts) == 4
    assert not audit_file(tmp_path / JOURNAL, BOOKS).findings


@pytest.mark.parametrize("words", [["screen", "--rounds", "0"], ["rules", "--rounds", "5"]])
def test_rounds_are_the_screens_and_at_least_one(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", *words]) == 2
    assert "--rounds N is for the screen, and 1 or more" in capsys.readouterr().err
