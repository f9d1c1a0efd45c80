"""The bench of the table, with few terminals and few rounds. It asserts no time."""

import json
from collections import Counter
from pathlib import Path

from kiosk.game.reconcile import standing_of
from kiosk.game.terminal import commands as ats
from kiosk.journal.journal import Journal
from kiosk.lab.bench.dealer import OUTCOME
from kiosk.lab.bench.measure import Wanted
from kiosk.lab.bench.script import HEAD, Script, favourites
from kiosk.lab.bench.table import SHORT, figures
from kiosk.link import messages as m
from kiosk.link.session import line
from kiosk.link.standing import changes
from kiosk.rules.rulebook import RuleBook
from tests.game.stories import TerminalStory


def test_whole_rounds_are_played_beside_the_echo_and_beside_bad_terminals(tmp_path: Path) -> None:
    found = list(figures(Wanted(tmp_path, short=True)))
    assert [figure.what for figure in found] == [
        "close to all 4 slips registered / bare echo",
        "the same with 4 real terminals, all on one core / bare echo",
        "the same, while one terminal floods / without",
        "registration over, while one terminal floods",
        "the same, while 300 strangers are at the door / without",
        "the same, while one terminal hangs / without",
    ]
    assert all(figure.value > 0 and figure.beside for figure in found)
    kinds = facts(tmp_path / "real")
    assert kinds["round_opened"] == kinds["grace_ended"] == SHORT.real_rounds == 6
    assert kinds["slip_taken"] == 6 * 4
    assert kinds["slip_turned_down"] == 0
    scripted = facts(tmp_path / "scripted")
    assert scripted["round_opened"] == scripted["grace_ended"] == SHORT.scripted_rounds == 3
    assert scripted["slip_taken"] == scripted["settlement_reported"] == 3 * 4
    assert scripted["slip_turned_down"] == scripted["case_opened"] == 0
    log = (tmp_path / "real" / "table.log").read_text()
    assert "terminal flooder: refused: more than 200 lines in a second" in log


def facts(folder: Path) -> Counter[str]:
    with Journal.read_only(folder / "table.db") as journal:
        return Counter(record.kind for record in journal.records())


def test_a_script_says_what_a_terminal_says(crown: RuleBook) -> None:
    terminal, script, key = TerminalStory(crown, "7"), Script(crown, "7"), "k" * 32
    terminal.tell(ats.StackNote("note", 100_000_000))
    orders = (
        ats.OpenWagering(1, 30),
        ats.EndWagering(1, key),
        ats.ConfirmSlip(1, key),
        ats.Settle(1, OUTCOME),
    )
    for n, order in enumerate(orders):
        before = standing_of(terminal.state)
        terminal.tell(order)
        head = m.HeadAt(seq=n + 2, hash=HEAD.hash)
        said = changes(before, standing_of(terminal.state), batch=n + 1, head=head)
        told = m.Orders(batch=n + 1, head=head, orders=(order,))
        assert json.loads(script.answer(line(n, told))) == json.loads(line(n, said))
        if isinstance(order, ats.OpenWagering):
            likes = favourites(crown, "7")
            terminal.tell(*[ats.PlaceChip(wager, cents) for wager, cents in likes.items()])
    assert script.answer(line(9, m.Clock(round=1, remaining_ms=1))) == b""
