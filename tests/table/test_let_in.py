"""Staff who cannot come in any more, and whoever lets them in on the table's own machine."""

import asyncio
import time
from inspect import signature
from pathlib import Path

import pytest

from kiosk import resources
from kiosk.cli import main
from kiosk.config import TableConfig, read_config
from kiosk.game import facts as f
from kiosk.game.history import apply, begun, first_state
from kiosk.game.table.state import Table
from kiosk.game.times import HOUR_MS
from kiosk.journal.facts import begin, entries, read_facts
from kiosk.journal.journal import Journal
from kiosk.journal.reader import JournalReader
from kiosk.table.process import MACHINE, Surroundings, hash_apart
from tests.game.again import objection
from tests.test_config import TABLE

SALT = "00" * 16


@pytest.fixture
def config(tmp_path: Path) -> Path:
    """Of a table at which Sue works, who has forgotten her PIN and tried ten others."""
    file = tmp_path / "table.toml"
    file.write_text(TABLE)
    at_ms = time.time_ns() // 1_000_000
    sue = f.StaffEnrolled(
        name="sue", role=f.StaffRole.SUPERVISOR, salt=SALT, pin_hash="hash", by="sue"
    )
    with Journal.open(tmp_path / "table.db", machine=MACHINE) as journal:
        book = resources.rulebook(read_config(file, TableConfig).rulebook)
        begin(journal, begun(book, f.Role.TABLE), at_ms=at_ms)
        tried_ms = range(at_ms - 10 * HOUR_MS, at_ms, HOUR_MS)
        wrong = [f.PinRefused(name="sue", at_ms=tried) for tried in tried_ms]
        journal.append(entries([sue, *wrong], at_ms=at_ms))
    return file


def table(config: Path) -> Table:
    """As its journal has it, each fact of which an audit decides again."""
    with JournalReader.read_only(config.parent / "table.db") as journal:
        (_, first), *rest = read_facts(journal)
    assert isinstance(first, f.Begun)
    book = resources.rulebook(first.rulebook)
    state = first_state(book, first)
    for _, fact in rest:
        assert objection(book, state, fact) == ""
        state = apply(state, fact)
    assert isinstance(state, Table)
    return state


def tapis_table(config: Path, *words: str) -> int:
    return main(["table", "--config", str(config), *words])


def test_whoever_is_locked_out_is_let_in_and_it_is_written_down(config: Path) -> None:
    assert table(config).staff["sue"].locked_out
    assert tapis_table(config, "--let-in", "sue", "--why", "she stood before me") == 0
    assert not table(config).staff["sue"].locked_out
    with JournalReader.read_only(config.parent / "table.db") as journal:
        *_, (_, last) = read_facts(journal)
    assert isinstance(last, f.StaffLetIn)
    assert (last.name, last.why) == ("sue", "she stood before me")
    assert last.by.startswith("machine ")


def test_a_new_pin_counts_after_the_wait_that_everybody_sees(
    config: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("getpass.getpass", lambda prompt: "482913")
    assert tapis_table(config, "--new-pin", "sue", "--why", "forgotten") == 0
    assert "the new PIN of sue counts from 20" in capsys.readouterr().out
    (change,) = table(config).conduct.changes.values()
    running = signature(Surroundings).parameters["hash_pin"].default
    assert running is hash_apart, "only a laboratory says otherwise"
    assert change.pin_hash == asyncio.run(hash_apart("482913", change.salt))
    assert table(config).staff["sue"].pin_hash == "hash"


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--let-in", "eve", "--why", "x"), "Nobody of that name works at this table"),
        (("--let-in", "sue"), "say --why"),
        (("--new-pin", "sue", "--why", "x"), "a PIN has at least 6 digits"),
    ],
)
def test_what_cannot_be_done_is_said(
    config: Path,
    words: tuple[str, ...],
    complaint: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("getpass.getpass", lambda prompt: "12")
    before = table(config)
    assert tapis_table(config, *words) == 2
    assert complaint in capsys.readouterr().err
    assert table(config) == before


def test_nobody_is_let_in_while_the_table_runs(
    config: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Journal.open(config.parent / "table.db", machine=MACHINE):
        assert tapis_table(config, "--let-in", "sue", "--why", "x") == 2
    assert "table.db" in capsys.readouterr().err


def test_where_no_table_was_there_is_nobody(
    config: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (config.parent / "table.db").unlink()
    assert tapis_table(config, "--let-in", "sue", "--why", "x") == 2
    assert "there is no journal" in capsys.readouterr().err
