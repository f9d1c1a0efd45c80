"""What people read of a jackpot controller's journal."""

from fractions import Fraction
from pathlib import Path

import pytest

from kiosk.cli import main
from kiosk.game import facts as f
from kiosk.game.jackpot import commands as c
from kiosk.game.jackpot.values import PARTS
from kiosk.records.jackpots import jackpot_report, jackpot_text, kept_parts
from tests.audit.test_jackpot import story, written


def test_a_report_has_the_meters_the_hits_and_what_the_inspectorate_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """S0 9.5.8, 9.7: every adjustment leaves its trail, with its kind, reason and who noted it."""
    told = story()
    hit = told.play_until_hit(1, "1", "2")
    told.settle()
    told.play("5", table="B", key="b")
    wrong = f.WrongWager.FOREIGN_CHIP
    told.tell(c.AdjustWager("a", "B", "b", "5", wrong, "chip of another house", "ann"))
    told.tell(c.StopLink("maintenance"), who="ann", second="bob")
    path = written(tmp_path, told.facts)
    assert main(["jackpot", "--report", str(path)]) == 0
    said = capsys.readouterr().out
    for words in (
        "no wagers are taken",
        f"hit {hit.hit}",
        "kind foreign-chip, reason chip of another house, who ann",
        "link stopped: who ann, second bob, why maintenance",
        "table A",
        "of all wagers under these terms the house keeps ",
    ):
        assert words in said, words
    assert said.count("self audit              0") == 2
    assert "WRONG" not in said


def test_what_the_house_keeps_of_the_wagers_is_worked_out_by_hand() -> None:
    """Wagers of 5.00: Major takes 3 % and 1 %, Minor 5 % and 0.5 %. At each hit the house puts the
    reset value in, 10.00 into Minor, and what a share is rounded up by."""
    told = story()
    assert kept_parts(told.state) == 0
    told.play("1", "2", "3", table="B")
    told.settle("B")
    assert kept_parts(told.state) == (1500 - 60 - 82.5) * PARTS
    hit = told.play_until_hit(1, "1", "2")
    rounds = told.round - 1
    wagered_cents = 1500 + rounds * 1000
    rounding_cents = 2 * hit.share_cents - Fraction(hit.value_parts, PARTS)
    went_in = wagered_cents * Fraction(95, 1000)
    assert hit.level == 1 and told.state.levels[0].hits == 0
    kept = wagered_cents - went_in - 1000 - rounding_cents
    assert Fraction(kept_parts(told.state), PARTS) == kept
    (key,) = (key for key, drawn in told.state.tables["A"].rounds.items() if drawn.hits)
    round_ = told.state.tables["A"].rounds[key].round
    told.tell(c.VoidRound(key, "A", round_, "no answer"))
    left_cents = 1500 + (rounds - 1) * 1000
    assert Fraction(kept_parts(told.state), PARTS) == left_cents * Fraction(905, 1000)


def test_a_report_shows_it_all_as_it_was_then(tmp_path: Path) -> None:
    told = story()
    told.play("1")
    before, facts = told.state, len(told.facts)
    told.play_until_hit(1, "1")
    path = written(tmp_path, told.facts)
    report = jackpot_report(path, until_ms=1000 * (facts + 1))
    assert report.state == before
    assert report.head.seq == facts + 1
    assert report.rounds == 1
    later = jackpot_report(path, since_ms=1000 * (facts + 1))
    assert later.state == told.state
    assert later.rounds == told.round - 1 and not later.changes
    assert [*jackpot_text(report)]


def test_what_is_no_controllers_journal_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "nothing.db"
    path.write_bytes(b"nothing")
    for option in ("--report", "--verify"):
        assert main(["jackpot", option, str(path)]) == 2
        assert str(path) in capsys.readouterr().err
    assert main(["jackpot", "--report", str(tmp_path / "none.db")]) == 2
