"""`tapis bench`: every bench by one shape, its table, its file and its exit status."""

import json
from importlib import import_module
from pathlib import Path

import pytest

from kiosk.cli import main
from kiosk.lab.bench.measure import Beside, Figure, Wanted
from kiosk.lab.bench.outcome import Found, as_json, row
from kiosk.lab.commands.bench import BENCHES


def test_figures_are_printed_and_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whether a budget holds is for the bench to say, on a quiet machine, not for a test."""
    file = tmp_path / "figures.json"
    status = main(["bench", "rules", "journal", "--short", "--json", str(file)])
    said = capsys.readouterr()
    written = json.loads(file.read_text())
    figures = written["figures"]
    assert written["complete"] and written["short"]
    assert status == int(not written["holds"])
    assert [figure["bench"] for figure in figures] == ["rules"] * 8 + ["journal"] * 2
    for figure in figures:
        assert f"\n{figure['what']} " in said.out
        assert figure["holds"] == (figure["value"] <= figure["budget"])
        measured, baseline = figure["measured"], figure["baseline"]
        assert measured["unit"] == baseline["unit"]
        assert figure["ratio"] == pytest.approx(measured["value"] / baseline["value"])
    over = sum(not figure["holds"] for figure in figures)
    assert said.out.endswith(f"10 figures, {over} over budget: {file}\n")
    assert "bench 2 of 2: journal" in said.err


def test_every_bench_is_asked_in_the_same_way() -> None:
    for name in BENCHES:
        hints = import_module(f"kiosk.lab.bench.{name}").figures.__annotations__
        assert hints["wanted"] is Wanted, name


def test_a_miss_is_told_and_a_baseline_of_nothing_has_no_ratio() -> None:
    miss = Figure("frames", 3, "%", 1, "of 100", Beside("blank window", 3, 0, "%"))
    assert row(miss).splitlines()[0].endswith("OVER BUDGET")
    told = json.loads(as_json([Found("screen", miss)], release="1", short=False, complete=True))
    assert told["holds"] is False
    assert told["figures"][0]["ratio"] is None
    assert told["figures"][0]["baseline"] == {"what": "blank window", "value": 0, "unit": "%"}


def test_what_was_stopped_holds_nothing() -> None:
    assert not json.loads(as_json([], release="1", short=False, complete=False))["holds"]


def test_a_file_that_cannot_be_written_is_named_before_anything_is_measured(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "nowhere" / "figures.json"
    assert main(["bench", "all", "--json", str(file)]) == 2
    assert f"cannot write {file}: No such file or directory" in capsys.readouterr().err
