"""The bench of the journal, on few facts, and its bar."""

from io import StringIO

from kiosk.bench.journal import checking
from kiosk.journal.record import Record
from kiosk.progress import Progress
from tests.journal.samples import entry


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_checking_reads_every_fact_into_a_fold() -> None:
    folded: list[Record] = []
    facts = [entry(number) for number in range(1, 51)]
    figure = checking(facts, count=50, budget_s=60, fold=folded.extend)
    assert [record.body for record in folded] == [fact.body for fact in facts]
    assert figure.what == "verify and fold 50 facts"
    assert checking(facts, count=50, budget_s=60).what == "verify 50 facts"


def test_a_bar_grows_on_a_terminal_and_goes_away() -> None:
    terminal = Terminal()
    with Progress("verifying", terminal) as progress:
        progress(1, 4)
        progress(4, 4)
    drawn = terminal.getvalue().split("\r")
    assert f"verifying [{'#' * 10}{' ' * 30}]  25%" in drawn
    assert f"verifying [{'#' * 40}] 100%" in drawn
    assert drawn[-1] == ""


def test_a_bar_is_drawn_nowhere_else() -> None:
    file = StringIO()
    with Progress("verifying", file) as progress:
        progress(1, 0)
    assert file.getvalue() == ""
