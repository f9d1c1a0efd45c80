"""Which tests and scenarios prove a clause, by what they say themselves.

A test names clauses in its docstring, a scenario under `[clauses]`. An installed Tapis has no
tests: the build reads them, and writes what it found into the package. That needs nothing but
Python.
"""

import ast
import json
import tomllib
from collections.abc import Iterator
from pathlib import Path

from kiosk.clauses.citing import (
    PERHAPS,
    BookKey,
    Citation,
    Clause,
    Known,
    NoSuchClauseError,
    cited,
)

BUILT = "proofs.json"


def of_scenarios(folder: Path) -> dict[str, list[Citation]]:
    found: dict[str, list[Citation]] = {}
    for path in sorted(folder.glob("*.toml")):
        clauses = tomllib.loads(path.read_text(encoding="utf-8")).get("clauses", {})
        named: list[Citation] = [Clause(d, name) for d, names in clauses.items() for name in names]
        if named:
            found[f"scenario {path.stem}"] = named
    return found


def of_tests(folder: Path, known: Known) -> dict[str, list[Citation]]:
    """Raises `NoSuchClauseError`, which names the test."""
    found: dict[str, list[Citation]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        if not PERHAPS.search(text):
            continue
        file = path.relative_to(folder.parent).as_posix()
        for test, words in _docstrings(text):
            try:
                named = list(dict.fromkeys(cited(words, known)))
            except NoSuchClauseError as error:
                raise NoSuchClauseError(f"{file}::{test}: {error}") from None
            if named:
                found[f"{file}::{test}"] = named
    return found


def _docstrings(source: str) -> Iterator[tuple[str, str]]:
    for node in ast.parse(source).body:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                if name.startswith("test_"):
                    yield name, ast.get_docstring(node) or ""


def write_built(folder: Path, known: Known, file: Path) -> None:
    """What the tests of a working copy say, for a package that comes without them."""
    found = {test: list(map(str, named)) for test, named in of_tests(folder, known).items()}
    file.write_text(json.dumps(found, indent=0), encoding="utf-8")


def of_built(file: Path) -> dict[str, list[Citation]]:
    return {
        test: [_citation(text) for text in named]
        for test, named in json.loads(file.read_text(encoding="utf-8")).items()
    }


def _citation(text: str) -> Citation:
    document, _, name = text.partition(" ")
    return BookKey(document, name[1:-1]) if name.startswith("[") else Clause(document, name)
