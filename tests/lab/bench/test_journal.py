"""The bench of the journal, on few facts."""

from pathlib import Path

from kiosk.journal.journal import Journal
from kiosk.lab.bench.journal import checking


def test_checking_verifies_and_folds_real_facts(tmp_path: Path) -> None:
    path = tmp_path / "bench.db"
    figure = checking(path, count=50)
    assert figure.what == "verify and fold 50 facts"
    with Journal.read_only(path) as journal:
        assert journal.verify().seq == 50
