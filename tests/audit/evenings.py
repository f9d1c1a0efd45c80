"""Journals of an evening, honest or forged."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

import msgspec

from kiosk.audit.agreement import compare
from kiosk.audit.audit import audit_file
from kiosk.game import facts as f
from kiosk.journal.facts import entries
from kiosk.journal.journal import Journal
from tests.conftest import BOOKS
from tests.game.floor import Floor, times_ms

Some = TypeVar("Some", bound=f.Fact)


def write(folder: Path, journals: Mapping[str, list[f.Fact]]) -> list[Path]:
    paths = []
    for name, facts in journals.items():
        paths.append(folder / f"{name}.db")
        with Journal.open(paths[-1], machine=name) as journal:
            times = zip(facts, times_ms(facts), strict=True)
            journal.append([e for fact, at_ms in times for e in entries([fact], at_ms=at_ms)])
    return paths


def evening(book: str = "crown-single-zero", *, rounds: int = 25) -> dict[str, list[f.Fact]]:
    return dict(Floor(BOOKS[book], seats=2, seed=4).play(rounds).journals())


def findings(paths: list[Path], *, partial: bool = False) -> list[str]:
    """`partial`: journals of other machines are elsewhere."""
    audited = [audit_file(path, BOOKS) for path in paths]
    found = [finding for journal in audited for finding in journal.findings]
    return [str(finding) for finding in (*found, *compare(audited, partial=partial))]


def forged(
    facts: list[f.Fact], kind: type[Some], change: Callable[[Some], f.Fact | None], which: int = 0
) -> tuple[list[f.Fact], int]:
    """The facts with one of a kind changed, or left out, and its sequence."""
    places = [n for n, fact in enumerate(facts) if isinstance(fact, kind)]
    at = places[which]
    fact = facts[at]
    assert isinstance(fact, kind)
    new = change(fact)
    return [*facts[:at], *([] if new is None else [new]), *facts[at + 1 :]], at + 1


replace = msgspec.structs.replace
