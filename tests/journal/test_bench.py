"""The bench of the journal, on few facts."""

from pathlib import Path

from kiosk.bench.journal import checking
from kiosk.journal.journal import Journal


def test_checking_verifies_and_folds_real_facts(path: Path) -> None:
    figure = checking(path, count=50)
    assert figure.what == "verify and fold 50 facts"
    with Journal.read_only(path) as journal:
        assert journal.verify().seq == 50
