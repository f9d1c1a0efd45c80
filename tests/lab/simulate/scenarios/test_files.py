"""A bad scenario file is refused by file, line and key, with what would have been right."""

from pathlib import Path

import pytest

from kiosk import resources
from kiosk.cli import main
from kiosk.lab.simulate.scenario import library
from kiosk.lab.simulate.scenario.script import ACTIONS

GOOD = (resources.folder("assets") / "scenarios" / "rule-breaker-void.toml").read_text()


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("title", "titel", "titel: is not known here; did you mean title?"),
        ("credit_cents = { 1", "credit_cents = { one", "credit_cents"),
        ("10_000", '"10"', "credit_cents.1: Expected `int`, got `str`"),
        ("crown-double-zero", "crown", "rulebooks[2]: there is no rule book 'crown'; there are"),
        ("S3 =", "S1 =", "clauses.S1: no rule book of this scenario is of document S1, but S3, S4"),
        ('at = "betting"', 'at = "beting"', "steps[1].at: cannot be 'beting'; there are idle"),
        ("void_person", "void_persn", "steps[3].void_persn: is not known here; did you mean void"),
        ("red = 500", "rad = 500", "steps[1].bet.rad: crown-single-zero has no such wager"),
        (
            'result = "17"',
            'result = "37"',
            "steps[4].result: the wheel of crown-single-zero has no",
        ),
        ('result = "17"', 'no_spin = "rain"', "steps[4].no_spin: crown-single-zero knows same-dir"),
        ('result = "17"', "thaw = false", "steps[4].thaw: is true, or the step is left out"),
        (
            'result = "17"',
            'result = "17"\nthaw = true',
            "steps[4]: a step has one action, and this",
        ),
        ('result = "17"', 'seat = "1"\nresult = "17"', "steps[4].seat: result is of no one seat"),
        ('seat = "1"\nvoid_person', "void_person", 'steps[3].void_person: needs seat = "1"'),
        ('seat = "1"\nvoid_person', 'seat = "7"\nvoid_person', "steps[3].seat: nobody sits at 7"),
        (
            'rounds = ["17"]',
            'rounds = ["38"]',
            "expect.rounds[1]: a pocket of crown-single-zero or",
        ),
        (
            'rounds = ["17"]',
            'rounds = ["17"]\ndisplayed = "37"',
            "expect.displayed: the wheel of crown-single-zero has no pocket '37'",
        ),
        (
            "seat_voided",
            "seat_void",
            "expect.facts[1]: there is no fact of the kind 'seat_void'; d",
        ),
        ("{ credit = 10_000 }", "{ credits = 10 }", "expect.seats.1.money_cents"),
        ("[expect.seats.2]", "[expect.seats.3]", "seat 3 is not in credit_cents or seats"),
    ],
)
def test_each_fault_is_named(right: str, wrong: str, told: str) -> None:
    assert right in GOOD
    with pytest.raises(library.ScenarioFileError) as refused:
        library.load(GOOD.replace(right, wrong, 1), Path("mine.toml"))
    lines = str(refused.value).splitlines()
    assert any(told in line for line in lines), lines
    assert all(line.startswith("mine.toml:") for line in lines)


def test_the_line_of_a_fault_is_told() -> None:
    text = GOOD.replace('result = "17"', 'result = "37"')
    line = text.splitlines().index('result = "37"') + 1
    with pytest.raises(library.ScenarioFileError, match=f"mine.toml:{line}: steps"):
        library.load(text, Path("mine.toml"))


def test_what_is_no_toml_is_refused() -> None:
    with pytest.raises(library.ScenarioFileError, match="not valid TOML"):
        library.load("title = ", Path("mine.toml"))


# ---- The command --------------------------------------------------------------------------------


def _run(*arguments: str) -> int:
    return main(["simulate", *arguments])


def test_without_a_name_the_ready_made_ones_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert _run("--scenario") == 0
    told = capsys.readouterr().out
    assert all(f"  {name}\n" in told for name in library.ready_made())
    assert "S3 7.11(a); S4 8.3.1" in told


def test_an_unknown_name_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert _run("--scenario", "rule-braker-void", "--headless") == 2
    assert "did you mean rule-breaker-void?" in capsys.readouterr().err
    assert _run("--scenario", "rule-breaker-void", "--headless", "--rulebook", "rapid") == 2
    assert "is for crown-single-zero, crown-double-zero" in capsys.readouterr().err


def test_what_needs_the_virtual_clock_is_said_before_a_window_opens(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert _run("--scenario", "ticket-not-printed") == 2
    assert "cannot be played with windows: seat 1: the printer's fault" in capsys.readouterr().err
    assert _run("--scenario", "all") == 2


def test_a_scenario_is_told_step_by_step(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    line = ["--scenario", "rule-breaker-void", "--headless", "--rulebook", "nsw-single-zero"]
    assert _run(*line, "--record", str(tmp_path / "kept")) == 0
    told = capsys.readouterr().out
    assert (
        "   3 seat 1: two of the staff void the wagers of whoever broke the rules: a device" in told
    )
    assert "  as demanded; " in told
    assert main(["audit", str(tmp_path / "kept")]) == 0


def test_another_outcome_than_demanded_fails(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(GOOD.replace("credit = 21_500", "credit = 21_501"))
    assert _run("--scenario", str(mine), "--headless") == 1
    told = capsys.readouterr().out
    assert "NOT AS DEMANDED: seat 2: demanded credit 215.01, lost 20.00; there is credit" in told
    assert "0 as demanded, 3 not" in told


def test_every_action_is_described() -> None:
    page = (resources.folder("assets") / "scenarios" / "README.md").read_text()
    assert [action for action in ACTIONS if f"`{action}" not in page] == []
