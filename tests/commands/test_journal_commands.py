"""`tapis audit` and `tapis recall` as an inspector types them."""

import re
from pathlib import Path

import pytest

from kiosk.game import facts as f
from tests.audit.evenings import evening, forged, replace, write
from tests.commands.typed import assert_refused, typed


@pytest.fixture(scope="module")
def journals(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    return write(tmp_path_factory.mktemp("evening"), evening())


def test_an_audit_reports_totals_and_ends_well(journals: list[Path]) -> None:
    run = typed("audit", *journals)
    assert run.returncode == 0, run.stdout
    assert "1.db: terminal, seat 1, crown-single-zero" in run.stdout
    assert "all 2 terminals" in run.stdout
    came, held = re.findall(r"(?:came in|is or left) .* = ([\d,.]+)", run.stdout)[-2:]
    assert came == held
    assert run.stdout.endswith("in 3 journals: nothing found\n")


def test_a_folder_stands_for_its_journals(journals: list[Path], tmp_path: Path) -> None:
    whole = typed("audit", journals[0].parent)
    assert whole.stdout.endswith("in 3 journals: nothing found\n")
    empty = typed("audit", tmp_path)
    assert (empty.returncode, "no journal" in empty.stderr) == (2, True)


def test_an_audit_names_what_it_finds(tmp_path: Path) -> None:
    told = evening()
    told["1"], seq = forged(told["1"], f.RoundSettled, lambda fact: replace(fact, winnings_cents=1))
    run = typed("audit", *write(tmp_path, told))
    assert run.returncode == 1
    assert f"FOUND 1.db: fact {seq}: " in run.stdout
    assert "Traceback" not in run.stderr


def test_recall_lists_the_last_rounds(journals: list[Path]) -> None:
    run = typed("recall", journals[1], "--last", "5")
    assert run.returncode == 0
    assert [line.split()[0] for line in run.stdout.splitlines()] == [
        "round", "21", "22", "23", "24", "25",
    ]  # fmt: skip


def test_recall_shows_a_round_with_its_chips_and_credit(journals: list[Path]) -> None:
    told = evening()["1"]
    ended = next(x for x in told if isinstance(x, f.WageringEnded) and len(x.stakes) > 1)
    run = typed("recall", journals[1], str(ended.round))
    assert run.returncode == 0
    for letter, wager in zip("AB", ended.stakes, strict=False):
        assert re.search(rf"^  {letter}  {re.escape(wager)} ", run.stdout, re.MULTILINE)
        assert letter in run.stdout.split("\n\n")[1], "the chip stands on the cloth"
    assert re.search(r"^Credit before: [\d,.]+$", run.stdout, re.MULTILINE)
    assert re.search(r"^Credit after: [\d,.]+$", run.stdout, re.MULTILINE)


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (("audit", "nowhere.db"), 2, "there is no such file"),
        (("audit", "README.md"), 1, "not a journal"),
        (("recall", "nowhere.db"), 2, "nowhere.db"),
        (("recall", "README.md"), 2, "not a journal"),
        (("recall", "README.md", "x"), 2, "invalid int value: 'x'"),
    ],
)
def test_what_cannot_be_read_is_said_without_a_traceback(
    words: tuple[str, ...], status: int, said: str
) -> None:
    assert_refused(words, said, status=status)


def test_a_round_or_a_table_that_recall_cannot_show(journals: list[Path]) -> None:
    assert "it holds rounds 1 to 25" in typed("recall", journals[1], "99").stdout
    assert "the journal of a table" in typed("recall", journals[0]).stderr
