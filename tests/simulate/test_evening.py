"""Whole evenings from a seed: the same each time, and nothing is violated, whatever goes wrong."""

import logging
from pathlib import Path

import pytest

from kiosk import resources
from kiosk.cli import main
from kiosk.rules.rulebook import RuleBook
from kiosk.simulate.evening import Plan, play
from kiosk.simulate.faults import never_fired
from tests.conftest import BOOKS


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> None:
    """What is refused and what fails is the purpose here."""
    caplog.set_level(logging.CRITICAL + 1, "kiosk")


def test_an_evening_without_faults_ends_with_every_cent_in_its_place(book: RuleBook) -> None:
    evening = play(book, Plan(seed=1, rounds=5, terminals=3))
    assert evening.violation == ""
    assert evening.rounds >= 5
    came = sum(evening.money[s] for s in ("notes", "tickets", "staff", "vouchers", "wins", "owed"))
    assert came == evening.money.total() - came > 0


SEEDS = [(name, seed) for seed in range(6) for name in resources.rulebook_ids()]


@pytest.mark.parametrize(("name", "seed"), SEEDS)
def test_nothing_is_violated_whatever_goes_wrong(name: str, seed: int) -> None:
    plan = Plan(seed=seed, rounds=8, terminals=4, faults=True)
    assert play(BOOKS[name], plan).violation == ""


def test_every_fault_point_is_reached() -> None:
    """By evenings in which faults are many times as likely, so that a few are enough."""
    fired = [
        play(BOOKS[name], Plan(seed=seed, rounds=6, terminals=3, faults=True, harsh=True))
        for name in ("crown-single-zero", "nsw-single-zero")
        for seed in (1, 2)
    ]
    assert [evening.violation for evening in fired] == ["", "", "", ""]
    assert never_fired(*[evening.fired for evening in fired]) == []


def test_the_same_seed_gives_the_same_evening(crown: RuleBook) -> None:
    plan = Plan(seed=11, rounds=4, terminals=3, faults=True)
    assert play(crown, plan) == play(crown, plan)
    other = Plan(seed=12, rounds=4, terminals=3, faults=True)
    assert play(crown, plan).digest != play(crown, other).digest


def test_a_recorded_evening_is_audited_clean(
    crown: RuleBook, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["simulate", "--headless", "--seed", "5", "--rounds", "4", "--terminals", "2"]
    folder = tmp_path / "evening"
    assert main([*asked, "--faults", "--record", str(folder)]) == 0
    told = capsys.readouterr().out
    assert "nothing was violated" in told
    names = ["table.db", "terminal-1.db", "terminal-2.db"]
    assert sorted(path.name for path in folder.glob("*.db")) == names
    assert main(["audit", str(folder)]) == 0
    capsys.readouterr()
    assert main([*asked, "--faults"]) == 0
    assert capsys.readouterr().out == told, "the same seed prints the same"


def test_journals_are_never_written_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "table.db").write_bytes(b"somebody's")
    asked = ["simulate", "--headless", "--rounds", "1", "--record", str(tmp_path)]
    assert main(asked) == 2
    assert "holds journals already" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [
        (["--rulebook", "monaco"], "there is no rule book 'monaco'"),
        (["--evenings", "2", "--record", "x"], "--record keeps one evening"),
    ],
)
def test_what_cannot_be_played_is_said(
    asked: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--headless", *asked]) == 2
    assert complaint in capsys.readouterr().err
