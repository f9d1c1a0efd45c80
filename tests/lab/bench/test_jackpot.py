"""The bench of jackpots, on few wagers."""

from pathlib import Path

import pytest

from kiosk.game import facts as f
from kiosk.journal.facts import read_facts
from kiosk.journal.reader import JournalReader
from kiosk.lab.bench.jackpot import SHORT, figures
from kiosk.lab.bench.measure import Wanted


def test_every_round_that_is_measured_was_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    drawing, rising = figures(Wanted(tmp_path, short=True))
    assert drawing.value > 0
    assert rising.what == "a frame while five levels rise / while they stand"
    assert rising.value > 0 and rising.beside is not None and rising.beside.baseline > 0
    with JournalReader.read_only(tmp_path / "jackpot.db") as journal:
        facts = [fact for _, fact in read_facts(journal)]
    drawn = [fact for fact in facts if isinstance(fact, f.JackpotRoundDrawn)]
    assert len(drawn) == SHORT.tables * (SHORT.warm_up + SHORT.rounds)
    assert {len(fact.seats) for fact in drawn} == {SHORT.wagers}
