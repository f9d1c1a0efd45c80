"""Whatever file a command is given, it says in a line or two what is wrong with it."""

import sqlite3
import subprocess
import sys
import zipfile
from argparse import PARSER, ArgumentParser
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from pathlib import Path

import pytest

from kiosk.cli import COMMANDS, main, parser_of

DEEP = 20_000


def _sqlite(path: Path) -> None:
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE fact (seq INTEGER, body TEXT)")
        db.execute("INSERT INTO fact VALUES (1, 'no fact')")
    db.close()


def _zip(path: Path) -> None:
    with zipfile.ZipFile(path, "w") as bundle:
        bundle.writestr("../bundle.json", "{" * DEEP)


BAD: dict[str, Callable[[Path], object]] = {
    "missing": lambda path: None,
    "folder": Path.mkdir,
    "empty": Path.touch,
    "zeros": lambda path: path.write_bytes(bytes(5000)),
    "not UTF-8": lambda path: path.write_bytes(b"name = '\xff\xfe'\n"),
    "BOM": lambda path: path.write_bytes(b'\xef\xbb\xbfname = "x"\n'),
    "UTF-16": lambda path: path.write_text('name = "x"', encoding="utf-16"),
    "deep TOML": lambda path: path.write_text("a = " + "[" * DEEP),
    "deep keys": lambda path: path.write_text("a" + ".a" * 1000 + " = 1"),
    "deep JSON": lambda path: path.write_text("[" * DEEP),
    "deep objects": lambda path: path.write_text('{"a":' * DEEP),
    "long integer": lambda path: path.write_text("seed = " + "9" * 5000),
    "huge numbers": lambda path: path.write_text(
        '{"a": 1e999, "b": NaN, "c": 99999999999999999999}'
    ),
    "escapes": lambda path: path.write_text('"\x1b[2J" = 1\n'),
    "other TOML": lambda path: path.write_text("a = nan\nb = inf\n[c]\n"),
    "other JSON": lambda path: path.write_text('[{"a": [1, "\\ud800"]}]'),
    "SQLite": _sqlite,
    "half SQLite": lambda path: path.write_bytes(b"SQLite format 3\0" + bytes(40)),
    "ZIP": _zip,
    "half ZIP": lambda path: path.write_bytes(b"PK\3\4" + bytes(50)),
    "loop": lambda path: path.symlink_to(path),
}
ASKED = {
    "table": "table --config {}",
    "table, let in": "table --config {} --let-in x --why y",
    "terminal": "terminal --config {}",
    "headless terminal": "terminal --config {} --headless",
    "console": "console --config {}",
    "display": "display --config {}",
    "sensor": "sensor --config {}",
    "jackpot": "jackpot --config {}",
    "floor": "floor --config {}",
    "table, restored": "table --config {} --restore-from-floor a b --copy {}",
    "terminal, restored": "terminal --config {} --restore-from-floor {}",
    "jackpot, verify": "jackpot --verify {}",
    "jackpot, prove": "jackpot --prove 1-1 {}",
    "jackpot, report": "jackpot --report {}",
    "receipt": "receipt {}",
    "receipt, trust": "receipt TAPIS1:A --trust {}",
    "receipt, journal": "receipt TAPIS1:A --journal {}",
    "receipt, revoked": "receipt TAPIS1:A --trust {} --revoked {}",
    "simulate": "simulate --headless --scenario {}",
    "simulate, tournament": "simulate --headless --tournament {}",
    "setup": "setup --yes --answers {} --no-round table",
    "device, trace": "device trace {}",
    "device, ask": "device ask {} help",
    "device, probe": "device probe {}",
    "enrol": "enrol list {}",
    "enrol, offer": "enrol offer {} terminal-7 --port 7421",
    "enrol, revoke": "enrol revoke {} terminal-7",
    "manifest": "manifest --check --folder {}",
    "manifest, key": "manifest --check --key {}",
    "audit": "audit {}",
    "audit, anchor": "audit . --anchor {}",
    "audit, floor": "audit . --floor {}",
    "audit, trust": "audit . --trust {}",
    "recall": "recall {} 1",
    "travel": "travel {} --picture picture.png",
    "records": "records {}",
    "report": "report {}",
    "export": "export {} --round 1 out.zip",
    "rulebooks": "rulebooks --check {}",
    "rules": "rules {}",
    "tournament": "tournament --check {}",
    "tournament, results": "tournament --results {}",
    "tournament, prizes": "tournament --prizes {}",
    "tournament, verify": "tournament --verify {}",
    "conformance": "conformance {}",
}
WRITTEN = {
    "simulate": "simulate --headless --rounds 1 --record {}",
    "simulate, scenario": (
        "simulate --headless --scenario no-spin-ball-out --rulebook crown-single-zero --record {}"
    ),
    "simulate, house": "simulate --players --rounds 1 --record {}",
    "setup": "setup {} --yes --no-round",
    "enrol, authority": "enrol authority {}",
    "enrol, request": "enrol request {} 7K3M-Q9TD-02XA 127.0.0.1:9",
    "device, link": "device simulate id003 --link {} --control c",
    "device, control": "device simulate id003 --link l --control {}",
    "device, folder": "device simulate tcl --link l --control c --folder {}",
    "device, camera": "device camera --port 9 --control {}",
    "bench": "bench rules --json {}",
    "report, csv": "report {evening} --csv {}",
    "report, pdf": "report {evening} --pdf {}",
    "export": "export {evening} --round 1 {}",
    "export, authority": "export {evening} --round 1 --authority {} out.zip",
    "rules, csv": "rules --coverage crown-single-zero --csv {}",
    "rules, pdf": "rules --coverage crown-single-zero --pdf {}",
}
"""What a command makes, or needs a place for."""
NEEDS_MORE = {"workbench --folder", "workbench --pictures", "travel --picture", "floor --to"}
"""A simulation that goes on, a window, or a database: tests/floor/test_restored.py."""
NO_FILE = {"bench", "workbench"}
"""The one is given none, the other a folder in which it waits for a simulation."""


def test_every_command_is_tried() -> None:
    assert {words.split()[0] for words in ASKED.values()} | NO_FILE == {*COMMANDS}


def test_every_file_and_folder_of_every_command_is_tried() -> None:
    tried = {*NEEDS_MORE}
    for line in (*ASKED.values(), *WRITTEN.values()):
        words = line.split()
        tool = " ".join(words[:2] if words[0] in ("enrol", "device") else words[:1])
        for before, word in pairwise(words):
            if "{}" in word:
                tried.add(f"{tool} {before if before.startswith('--') else ''}".strip())
    assert {*_paths_of(parser_of(COMMANDS))} - tried == set()


def _paths_of(parser: ArgumentParser, name: str = "") -> Iterator[str]:
    """Of each option that takes one the words with which it is asked for."""
    for action in parser._actions:
        if isinstance(action.choices, Mapping) and action.nargs == PARSER:
            for word, below in action.choices.items():
                yield from _paths_of(below, f"{name} {word}".strip())
        elif action.type is Path:
            yield f"{name} {action.option_strings[0] if action.option_strings else ''}".strip()


@pytest.mark.parametrize("kind", BAD)
@pytest.mark.parametrize("command", ASKED)
def test_a_bad_file_is_refused_in_words(
    command: str,
    kind: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "given"
    BAD[kind](file)
    try:
        status = main([word.format(file) for word in ASKED[command].split()])
    except SystemExit as refused:  # by the options
        assert isinstance(refused.code, int)
        status = refused.code
    told = capsys.readouterr()
    said = told.err + told.out
    assert status, said
    assert "Traceback" not in said
    assert "Errno" not in said
    assert len(said) < 3000, said[:3000]
    assert "\x1b" not in said


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("evening") / "kept"
    assert main(["simulate", "--headless", "--rounds", "1", "--record", str(folder)]) == 0
    return folder


@pytest.mark.parametrize("command", WRITTEN)
def test_what_cannot_be_written_is_named(
    command: str,
    evening: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").touch()
    there = tmp_path / "file" / "below"
    words = [word.format(there, evening=evening) for word in WRITTEN[command].split()]
    if "pdf" in command:  # Qt draws it, and has one application in a process
        command_line = [sys.executable, "-m", "kiosk", *words]
        run = subprocess.run(command_line, capture_output=True, text=True, check=False)
        status, told = run.returncode, run.stderr
    else:
        status, told = main(words), capsys.readouterr().err
    assert status == 2
    said = told.strip().splitlines()[-1]
    assert said.startswith("tapis: ") and str(tmp_path / "file") in said
    assert "Errno" not in said


@pytest.mark.parametrize(
    "words",
    [
        ["recall", "x.db", "--last", "-1"],
        ["recall", "x.db", "--last", "9" * 30],
        ["report", ".", "--day", "9999-12-31"],
        ["report", ".", "--day", "0001-01-01"],
        ["simulate", "--headless", "--terminals", "99999"],
        ["simulate", "--headless", "--terminals", "9" * 5000],
        ["enrol", "offer", "keys", "terminal-7", "--port", "99999"],
        ["table", "--config", "x", "--let-in", "ann", "--why", "a\x1b[2Jb"],
    ],
    ids=lambda words: " ".join(words)[:40],
)
def test_an_option_out_of_its_range_is_refused(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as refused:
        main(words)
    assert refused.value.code == 2
    assert "Traceback" not in capsys.readouterr().err
