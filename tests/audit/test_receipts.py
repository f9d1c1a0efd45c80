"""Receipts hold the table to what it signed, whatever it would like to take back."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from kiosk.cli import main
from kiosk.game import facts as f
from kiosk.game.receipts.receipt import read_receipt
from kiosk.game.terminal.state import Terminal
from kiosk.journal.facts import read_facts, restore
from kiosk.journal.journal import Journal
from kiosk.journal.reader import JournalReader
from kiosk.journal.record import Entry
from tests.audit.evenings import findings
from tests.conftest import BOOKS

Change = Callable[[f.Fact], f.Fact | None]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("evening") / "journals"
    asked = ["simulate", "--headless", "--seed", "7", "--rounds", "4", "--terminals", "2"]
    assert main([*asked, "--record", str(folder)]) == 0
    return folder


@pytest.fixture
def folder(played: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(played, tmp_path / "journals"))


def forge(path: Path, kind: type[f.Fact], change: Change) -> None:
    """The last fact of this kind, with all hashes behind it made right again."""
    with JournalReader.read_only(path) as journal:
        machine, told = journal.machine, [*read_facts(journal)]
    at = max(n for n, (_, fact) in enumerate(told) if isinstance(fact, kind))
    changed = change(told[at][1])
    kept = [(r, fact) for n, (r, fact) in enumerate(told) if n != at or changed is not None]
    path.unlink()
    with Journal.open(path, machine=machine) as journal:
        journal.append(
            [
                Entry(
                    kind=record.kind,
                    body=f.encode(changed) if record.seq == at + 1 and changed else record.body,
                    at_ms=record.at_ms,
                    key=record.key,
                )
                for record, fact in kept
            ]
        )


def found(folder: Path) -> str:
    return "\n".join(findings(sorted(folder.glob("*.db"))))


def left_out(fact: f.Fact) -> None:
    return None


def test_an_evening_with_receipts_passes(folder: Path) -> None:
    assert found(folder) == ""
    with JournalReader.read_only(folder / "terminal-1.db") as journal:
        state = restore(journal, BOOKS["crown-single-zero"])
    assert isinstance(state, Terminal)
    assert state.receipts
    for number, text in state.receipts.items():
        receipt = read_receipt(text).receipt
        assert (receipt.round, receipt.seat) == (number, "1")
        played = state.round.played[number]
        assert receipt.is_of(played.stakes, played.promotional)


def test_a_receipt_without_its_slip_is_found(folder: Path) -> None:
    forge(folder / "table.db", f.SlipTaken, left_out)
    assert "there is a receipt for a slip that table.db does not hold" in found(folder)


def test_a_table_rewritten_before_the_slip_is_contradicted(folder: Path) -> None:
    forge(folder / "table.db", f.TableOpened, lambda fact: replace(fact, float_cents=7))
    assert "its receipt is for fact" in found(folder)


def test_a_key_that_the_table_never_named_is_found(folder: Path) -> None:
    forge(folder / "table.db", f.ReceiptKeyNamed, lambda fact: replace(fact, public="ab" * 32))
    assert "signed by a key that table.db does not name" in found(folder)


@pytest.mark.parametrize("seat", ["1", "2"])
def test_a_receipt_that_is_left_out_is_found(folder: Path, seat: str) -> None:
    forge(folder / f"terminal-{seat}.db", f.ReceiptKept, left_out)
    assert "its slip has no receipt" in found(folder)


@pytest.mark.parametrize(
    "change",
    [
        {"at_ms": 1},
        {"head_seq": 1},
        {"head_hash": "ab" * 32},
        {"table": "another"},
        {"public": "ab" * 32},
        {"endorsement": "ab"},
        {"signature": "ab" * 64},
    ],
    ids="".join,
)
def test_a_receipt_with_another_word_in_it_is_found(folder: Path, change: dict[str, Any]) -> None:
    forge(folder / "terminal-1.db", f.ReceiptKept, lambda fact: replace(fact, **change))
    assert "receipt" in found(folder)
