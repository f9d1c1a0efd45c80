"""Whatever file a command is given, it says in a line or two what is wrong with it."""

import sqlite3
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from kiosk.cli import COMMANDS, main

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
ASKED: dict[str, list[str]] = {
    "table": ["table", "--config", "{}"],
    "table, let in": ["table", "--config", "{}", "--let-in", "x", "--why", "y"],
    "terminal": ["terminal", "--config", "{}"],
    "headless terminal": ["terminal", "--config", "{}", "--headless"],
    "console": ["console", "--config", "{}"],
    "display": ["display", "--config", "{}"],
    "sensor": ["sensor", "--config", "{}"],
    "jackpot": ["jackpot", "--config", "{}"],
    "floor": ["floor", "--config", "{}"],
    "jackpot, verify": ["jackpot", "--verify", "{}"],
    "jackpot, prove": ["jackpot", "--prove", "1-1", "{}"],
    "jackpot, report": ["jackpot", "--report", "{}"],
    "receipt": ["receipt", "{}"],
    "receipt, trust": ["receipt", "TAPIS1:A", "--trust", "{}"],
    "simulate": ["simulate", "--headless", "--scenario", "{}"],
    "setup": ["setup", "--yes", "--answers", "{}", "--no-round", "table"],
    "device, trace": ["device", "trace", "{}"],
    "device, probe": ["device", "probe", "{}"],
    "enrol": ["enrol", "list", "{}"],
    "manifest": ["manifest", "--check", "{}"],
    "audit": ["audit", "{}"],
    "audit, trust": ["audit", ".", "--trust", "{}"],
    "recall": ["recall", "{}", "1"],
    "travel": ["travel", "{}", "--picture", "picture.png"],
    "records": ["records", "{}"],
    "report": ["report", "{}"],
    "export": ["export", "{}", "--round", "1", "out.zip"],
    "rulebooks": ["rulebooks", "--check", "{}"],
    "rules": ["rules", "{}"],
    "tournament": ["tournament", "--check", "{}"],
    "conformance": ["conformance", "{}"],
}
NO_FILE = {"bench", "workbench"}
"""The one is given none, the other a folder in which it waits for a simulation."""


def test_every_command_is_tried() -> None:
    assert {words[0] for words in ASKED.values()} | NO_FILE == {*COMMANDS}


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
        status = main([word.format(file) for word in ASKED[command]])
    except SystemExit as refused:  # by the options
        assert isinstance(refused.code, int)
        status = refused.code
    told = capsys.readouterr()
    said = told.err + told.out
    assert status, said
    assert "Traceback" not in said
    assert len(said) < 3000, said[:3000]
    assert "\x1b" not in said


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
