"""The bench of jackpots, on few wagers."""

from pathlib import Path

from kiosk.game import facts as f
from kiosk.journal.facts import read_facts
from kiosk.journal.reader import JournalReader
from kiosk.lab.bench.jackpot import SHORT, figures
from kiosk.lab.bench.measure import Wanted


def test_every_round_that_is_measured_was_drawn(tmp_path: Path) -> None:
    (figure,) = figures(Wanted(tmp_path, short=True))
    assert figure.value > 0
    with JournalReader.read_only(tmp_path / "jackpot.db") as journal:
        facts = [fact for _, fact in read_facts(journal)]
    drawn = [fact for fact in facts if isinstance(fact, f.JackpotRoundDrawn)]
    assert len(drawn) == SHORT.tables * (SHORT.warm_up + SHORT.rounds)
    assert {len(fact.seats) for fact in drawn} == {SHORT.wagers}
