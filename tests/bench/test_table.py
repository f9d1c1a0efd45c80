"""The bench of the table, with few terminals and few rounds. It asserts no time."""

from collections import Counter
from pathlib import Path

from kiosk.bench.table import Plan, measured
from kiosk.journal.journal import Journal

FEW = Plan(terminals=4, warm_up=1, rounds=2, rude=1, grace_s=0.3)


def test_whole_rounds_are_played_beside_the_echo_and_beside_bad_terminals(tmp_path: Path) -> None:
    figures = measured(tmp_path, FEW)
    assert [figure.what for figure in figures] == [
        "close to all 4 slips registered / bare echo",
        "the same, while one terminal floods / without",
        "registration over, while one terminal floods",
        "the same, while one terminal hangs / without",
    ]
    assert all(figure.value > 0 for figure in figures)
    with Journal.read_only(tmp_path / "table.db") as journal:
        kinds = Counter(record.kind for record in journal.records())
    assert kinds["round_opened"] == kinds["grace_ended"] == FEW.all_rounds == 5
    assert kinds["slip_taken"] == 5 * 4
    assert kinds["slip_turned_down"] == 0
    log = (tmp_path / "table.log").read_text()
    assert "terminal flooder: refused: more than 200 lines in a second" in log
