"""Winners of a session go from one table to another as a file."""

from pathlib import Path

import pytest

from kiosk.cli import main
from kiosk.commands.tournament_results import ResultsError, read_results_file
from kiosk.game import facts as f
from kiosk.game.history import begun
from kiosk.game.table import commands as c
from kiosk.journal.facts import entries
from kiosk.journal.journal import Journal
from kiosk.table.receipt_key import TableReceiptKey
from tests.game.tournaments import FINAL, Cup

CONFIG = """\
name = "Table 4"
rulebook = "crown-single-zero"
journal = "table.db"
seats = ["1", "2", "3"]
hand_pay_limit_cents = 100000
ticket_days = 30

[network]
socket = "table.sock"
"""
TERMS = (("players = 3  ", "players = 1  "), ("spins = 20  ", "spins = 1  "))


@pytest.fixture
def table(tmp_path: Path) -> Path:
    cup = Cup(*TERMS).start().spin("1", s1={"red": 100})
    cup.tell(c.RecordSession(), c.AdvanceWinners())
    with Journal.open(tmp_path / "table.db", machine="table") as journal:
        journal.append(
            entries([begun(cup.book, f.Role.TABLE), *cup.facts], at_ms=1_800_000_000_000)
        )
    TableReceiptKey.in_folder(tmp_path)
    config = tmp_path / "table.toml"
    config.write_text(CONFIG)
    return config


def test_winners_are_carried_to_another_table(
    table: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """S3 1.1 Heat, 5.28: written by one table, looked at by people, taken by the other."""
    assert main(["tournament", "--results", str(table)]) == 0
    file = table.parent / "heat-1.json"
    file.write_text(capsys.readouterr().out)
    assert main(["tournament", "--verify", str(file)]) == 0
    assert "heat 1, session 1 at Table 4: 001 Guest 1 (5,100)" in capsys.readouterr().out
    here = Cup(*TERMS)
    here.tell(c.ImportResults(read_results_file(file)))
    assert here.state.tournament.entrants["004"].table == "Table 4"


def test_what_is_no_result_is_named(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "--results", str(table), "--session", "7"]) == 2
    assert "no session 7 of a tournament has winners" in capsys.readouterr().err
    assert main(["tournament", "--results", str(table.parent / "none.toml")]) == 2
    assert main(["tournament", "--results", str(table)]) == 0
    said = capsys.readouterr().out
    file = table.parent / "forged.json"
    for text, why in (
        (said.replace("Guest 1", "Guest 2"), "not as they were signed"),
        (said[:-20], "no results of a session"),
        ("x" * 30_000, "too long"),
    ):
        file.write_text(text)
        assert main(["tournament", "--verify", str(file)]) == 1
        assert why in capsys.readouterr().out
    with pytest.raises(ResultsError, match="cannot read"):
        read_results_file(table.parent / "none.json")


def test_prizes_are_listed_as_they_were_awarded(
    table: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """S3 5.30 to 5.33: those who share a place stand in it together."""
    assert main(["tournament", "--prizes", str(table)]) == 2
    assert "no prizes of a tournament were awarded" in capsys.readouterr().err
    red = {"red": 100}
    cup = Cup(*FINAL, players=4).start().spin("1", s1={"red": 200}, s2=red, s3=red)
    cup.tell(c.RecordSession(), c.AwardPrizes())
    folder = tmp_path / "final"
    folder.mkdir()
    (folder / "table.toml").write_text(CONFIG)
    with Journal.open(folder / "table.db", machine="table") as journal:
        journal.append(
            entries([begun(cup.book, f.Role.TABLE), *cup.facts], at_ms=1_800_000_000_000)
        )
    assert main(["tournament", "--prizes", str(folder / "table.toml")]) == 0
    _, *listed = capsys.readouterr().out.splitlines()
    assert [line.split() for line in listed] == [
        ["1", "001", "5,000.00", "Guest", "1"],
        ["2", "002", "1,500.00", "Guest", "2"],
        ["2", "003", "1,500.00", "Guest", "3"],
        ["4", "004", "-", "Guest", "4"],
    ]
