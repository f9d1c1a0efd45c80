"""`tapis setup`: asks, writes what the real loader reads, enrols, and plays a first round."""

import os
import pty
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk.cli import main, parser_of
from kiosk.config import TableConfig, TerminalConfig, read_config
from kiosk.game import facts as f
from kiosk.game.history import rebuild
from kiosk.game.staff.table import pin_hash
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal
from kiosk.journal.reader import JournalReader
from kiosk.lab.setup.answers import QUESTIONS, answers_of
from kiosk.lab.setup.asking import Asker, SetupError, read_answers
from kiosk.lab.setup.files import files, house_of, write_files
from kiosk.link.authority import Authority
from tests.conftest import BOOKS

PEOPLE = {"first_supervisor": "Ann", "second_supervisor": "Bob"}
PROMPT_S = 120
"""The bound of every wait."""


class Conversation:
    """A person at a terminal: what is asked is read, and answered."""

    def __init__(self, *words: str) -> None:
        ours, theirs = pty.openpty()
        command = [sys.executable, "-m", "kiosk", "setup", *words]
        self._process = subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True
        )
        os.close(theirs)
        self._ours = ours
        self.said = ""
        self._read = 0

    def until(self, words: str) -> None:
        while words not in self.said[self._read :]:
            try:
                piece = os.read(self._ours, 4096)
            except OSError:  # it has ended
                piece = b""
            assert piece, f"{words!r} was not asked:\n{self.said}"
            self.said += piece.decode().replace("\r\n", "\n")
        self._read = self.said.index(words, self._read) + len(words)

    def answer(self, question: str, *texts: str) -> None:
        for text in texts:
            self.until(question)
            os.write(self._ours, f"{text}\n".encode())

    def end(self) -> int:
        try:
            while piece := os.read(self._ours, 4096):
                self.said += piece.decode().replace("\r\n", "\n")
        except OSError:
            pass
        os.close(self._ours)
        return self._process.wait(PROMPT_S)


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


def known_to_the_product(path: Path, pins: dict[str, str]) -> bool:
    """They sign in at `tapis table`, which hashes PINs slowly."""
    with JournalReader.read_only(path) as journal:
        facts = [f.decode(record.body) for record in journal.records()]
    table = rebuild(BOOKS["rws-triple-zero"], facts)
    assert isinstance(table, Table)
    staff = table.staff
    return all(pin_hash(pin, staff[who].salt) == staff[who].pin_hash for who, pin in pins.items())


def nobody_sits_at(path: Path) -> bool:
    """Whoever comes next finds no money of another, no lock, and no note in doubt."""
    with JournalReader.read_only(path) as journal:
        facts = [f.decode(record.body) for record in journal.records()]
    terminal = rebuild(BOOKS["rws-triple-zero"], facts)
    assert isinstance(terminal, Terminal)
    free = not terminal.account.open and terminal.credit_cents == 0 and not terminal.locks.reasons
    return free and not terminal.cash.doubts and terminal.cash.note_in is None


def test_a_newcomer_sets_up_a_table_and_plays_a_round(tmp_path: Path) -> None:
    """With wrong answers among the right ones, certificates, and a second run that goes on."""
    folder, port = tmp_path / "my", free_port()
    talk = Conversation(str(folder), "--rulebook", "rws-triple-zero")
    talk.answer("called?", "Table/7", "Table 7")
    talk.answer("How many terminals", "0", "two", "1")
    talk.answer("on tickets and displays?", "Harbour Casino")
    talk.answer("currency?", "XAU", "SGD")
    talk.answer("language", "")
    talk.answer("notes", "10 10", "10 50")
    talk.answer("credit of", "")
    talk.answer("ticket of", "1,5", "2000.50")
    talk.answer("how many days", "")
    talk.answer("hand pays above", "")
    talk.answer("simulated or real?", "")
    talk.answer("validators speak?", "mdb", "ssp")
    talk.answer("printers speak?", "")
    talk.answer("find the table?", "localhost", f"localhost:{port}")
    talk.answer("certificates made here", "")
    talk.answer("first supervisor?", "Ann")
    talk.answer("the second?", "Ann", "Bob")
    talk.answer("Ann, type a PIN", "123", "135790")
    talk.answer("and again", "135791")
    talk.answer("Ann, type a PIN", "135790")
    talk.answer("and again", "135790")
    talk.answer("Bob, type a PIN", "246801")
    talk.answer("and again", "246801")
    assert talk.end() == 0, talk.said
    for wrong in (
        "'Table/7' is not 1 to 32 letters",
        "'0' is no number from 1 to 60",
        "'XAU' is none of AUD, NZD, SGD, USD, EUR, GBP",
        "'10 10' is no list of different notes",
        "'1,5' is no amount",
        "'mdb' is none of id003, ssp",
        "'localhost' is neither - nor HOST:PORT",
        "'Ann' is the first supervisor: it takes two people",
        "that is no PIN of 6 to 20 digits",
        "The two are not alike",
    ):
        assert wrong in talk.said
    assert re.search("Seat 1 has bets in it; the number is [0-9]", talk.said)
    assert "nothing found" in talk.said
    assert nobody_sits_at(folder / "terminal-1.db")
    assert "135790" not in talk.said and "135790" not in (folder / "setup.toml").read_text()
    assert f"tapis terminal --windowed --config {folder}/terminal-1.toml" in talk.said
    terminal = read_config(folder / "terminal-1.toml", TerminalConfig)
    assert terminal.network.address == f"localhost:{port}"
    assert terminal.printer is not None and terminal.printer.ticket_limit_cents == 200_050
    with JournalReader.read_only(folder / "table.db") as journal:
        assert journal.head.seq > 20
    assert known_to_the_product(folder / "table.db", {"Ann": "135790", "Bob": "246801"})
    machines = ["console-1", "display-1", "terminal-1"]
    assert sorted(issued.name for issued in Authority(folder / "keys").issued()) == machines
    table = folder / "table.toml"
    table.write_text(table.read_text().replace("ticket_days = 30", "ticket_days = 60"))
    again = Conversation(str(folder))
    again.answer("table.toml is there, and differs. Overwrite it?", "")
    assert again.end() == 0, again.said
    assert read_config(table, TableConfig).ticket_days == 60
    for gone_on in ("is kept as it is", "console-1 has its certificate", "supervisors already"):
        assert gone_on in again.said
    assert "A round was played before" in again.said
    assert sorted(issued.name for issued in Authority(folder / "keys").issued()) == machines


@pytest.mark.parametrize("book", BOOKS)
def test_each_file_is_read_by_its_own_program(tmp_path: Path, book: str) -> None:
    """Whatever was answered. What is there and the same is left."""
    for number, said in enumerate(
        (
            {"rulebook": book, "house": "O'Hara & Söhne #1"},
            {"rulebook": book, "devices": "real", "address": "table-1:7410", "validator": "ssp"},
        )
    ):
        answers = answers_of({**PEOPLE, **said})
        folder = tmp_path / str(number)
        folder.mkdir()
        told: list[str] = []
        wanted = files(answers, house_of(answers, folder))
        write_files(wanted, lambda question: False, told.append)
        assert [line.split()[-1] for line in told] == ["written"] * 5
        write_files(wanted, lambda question: False, told.append)
        assert [line.split()[-1] for line in told[5:]] == ["there"] * 5
        next(iter(wanted)).write_text("name = 3")
        with pytest.raises(SetupError, match=r"table\.toml.*\n*.*Mend it"):
            write_files(wanted, lambda question: False, told.append)
        write_files(wanted, lambda question: True, told.append)
        assert next(iter(wanted)).read_text() == next(iter(wanted.values()))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--yes"], "--first-supervisor has to be said"),
        (["--yes", "--terminals", "61"], "--terminals: '61' is no number from 1 to 60"),
        (["--yes", "--rulebook", "poker"], "--rulebook: 'poker' is none of crown"),
        (["--yes", "--house", "a\x1b[2J"], "--house: 'a\\x1b[2J' is not one line"),
        (["--answers", "missing.toml"], "cannot read missing.toml"),
        (["--yes", "--first-supervisor", "Ann", "--second-supervisor", "Ann"], "two people"),
    ],
)
def test_what_is_wrong_is_named(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: list[str],
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["setup", "here", *words]) == 2
    assert said in capsys.readouterr().err
    assert not list((tmp_path / "here").glob("*"))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("tables = 3", "'tables' is no question"),
        ("terminals = true", "terminals is neither a text nor a number"),
        ("terminals = [1]", "terminals is neither"),
        ("terminals", "is not TOML"),
    ],
)
def test_a_file_of_answers_that_cannot_be_meant_is_named(
    tmp_path: Path, text: str, said: str
) -> None:
    path = tmp_path / "answers.toml"
    path.write_text(text)
    with pytest.raises(SetupError, match=f"{re.escape(str(path))}.*{re.escape(said)}"):
        read_answers(path)


def test_nobody_at_the_keys_is_told_what_to_say(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(prompt: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", nobody)
    with pytest.raises(SetupError, match="nobody answers here; say --name"):
        Asker(asks=True).all({})


def test_every_question_is_an_option_and_explained() -> None:
    """And each proposal is an answer to its own question."""
    parser = parser_of(["setup"])
    helps = _help(parser)
    for question in QUESTIONS:
        assert question.option in helps and f"  {question.key} = " in helps
        if question.default:
            question.read(question.default)


def _help(parser: object) -> str:
    def found() -> Iterator[str]:
        for action in parser._actions:  # type: ignore[attr-defined]
            if isinstance(action.choices, dict) and "setup" in action.choices:
                yield action.choices["setup"].format_help()

    return next(found())
