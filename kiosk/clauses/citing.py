"""How clauses are named in tests, scenarios and modules, and which they are.

A document, a blank and its clause; those after a comma or an "and" are of the same document, and
"to" means all between; a letter alone in brackets is of the clause before. A name that is no clause
of its own means every clause below it. A key of a rule book in square brackets means whatever
clauses rule books of the document give there.

The build reads tests with this before anything is installed, so it needs nothing but Python.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeAlias

Known: TypeAlias = Mapping[str, Sequence[str]]
"""The clauses of each document, in its order."""

# `6.16b` is how people write `6.16(b)`.
_LETTER = re.compile(r"(?<=\d)([a-n])\b")
_BEGIN = re.compile(r"\bS\d (?=\d|\[|Appendix |Preamble)")
PERHAPS = re.compile(r"\bS\d\s+[\d\[AP]")
"""Most texts name no clause, and are not looked at closely."""
_KEY = re.compile(r"\[([\w.-]+)\]")
_SIBLING = re.compile(r"\([a-n]\)")
_NEXT = re.compile(r",? and |, (?:and )?| to (?=\d)")
_END = r"(?![\w(]|\.\d)"


@dataclass(frozen=True, slots=True, order=True)
class Clause:
    document: str
    name: str

    def __str__(self) -> str:
        return f"{self.document} {self.name}"


@dataclass(frozen=True, slots=True, order=True)
class BookKey:
    """All clauses that rule books of the document give under this key and below it."""

    document: str
    key: str

    def __str__(self) -> str:
        return f"{self.document} [{self.key}]"


Citation: TypeAlias = Clause | BookKey


class NoSuchClauseError(Exception):
    """Something is cited that the document does not have."""


def known_clauses(file: Path) -> dict[str, tuple[str, ...]]:
    """From the file of titles, which has every clause."""
    titles = tomllib.loads(file.read_text(encoding="utf-8"))["titles"]
    return {document: tuple(names) for document, names in titles.items()}


def below(name: str, names: Sequence[str]) -> list[str]:
    """The clause of that name, and else all that are parts of it."""
    if name in names:
        return [name]
    return [each for each in names if each.startswith(name) and each[len(name)] in "(. "]


def cited(text: str, known: Known) -> Iterator[Citation]:
    """Raises `NoSuchClauseError`."""
    if not PERHAPS.search(text):
        return
    text = " ".join(_LETTER.sub(r"(\1)", text).split())
    for begin in _BEGIN.finditer(text):
        document, place = begin[0].strip(), begin.end()
        if document not in known:
            raise NoSuchClauseError(f"there is no document {document}: {text[place - 3 :][:40]!r}")
        yield from _of_document(document, tuple(known[document]), text, place)


def _of_document(
    document: str, names: tuple[str, ...], text: str, place: int
) -> Iterator[Citation]:
    first: list[str] = []
    joined = ""
    while True:
        if key := _KEY.match(text, place):
            yield BookKey(document, key[1])
            place = key.end()
        elif (name := _pattern(names).match(text, place)) and _counts(name[0], joined):
            found = below(name[0], names)
            if joined == " to " and first:
                found = list(names[names.index(first[-1]) + 1 : names.index(found[-1]) + 1])
            first, place = found, name.end()
            yield from (Clause(document, each) for each in found)
        elif first and (letter := _SIBLING.match(text, place)):
            sibling = first[-1].rpartition("(")[0] + letter[0]
            if sibling not in names:
                raise NoSuchClauseError(f"{document} has no clause {sibling!r}")
            yield Clause(document, sibling)
            place = letter.end()
        elif not joined or re.match(r"\d+\.\d|\[|Appendix ", text[place:]):
            raise NoSuchClauseError(f"{document} has no clause {text[place:][:40]!r}")
        else:
            return
        following = _NEXT.match(text, place)
        if not following:
            return
        joined, place = following[0], following.end()


def _counts(name: str, joined: str) -> bool:
    """A bare figure behind a comma is how many, and no clause."""
    return not joined or not name.isdecimal()


@cache
def _pattern(names: tuple[str, ...]) -> re.Pattern[str]:
    """The longest name that fits, of a clause or of something that clauses are parts of."""
    parents = {name[: cut.start()] for name in names for cut in re.finditer(r"[(. ]", name)}
    longest = sorted({*names, *parents} - {"", "Appendix"}, key=len, reverse=True)
    return re.compile("(?:" + "|".join(map(re.escape, longest)) + ")" + _END)
