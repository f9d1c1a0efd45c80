"""Every clause about irregularities is acted out by a scenario, unless nothing keeps it."""

import json
from pathlib import Path

from kiosk.clauses.coverage import ClauseState, coverage
from kiosk.lab.simulate.scenario import library
from tests.conftest import BOOKS

_CONFORMANCE = Path(__file__).parents[3] / "conformance" / "rules.json"
_NEEDS_NONE = {ClauseState.NO_MACHINE, ClauseState.NOT_OFFERED, ClauseState.MISSING}

# The documents deal with these elsewhere than among irregularities: late wagers, malfunctions that
# keep a player from his money, disputes, and what fails beside the game itself.
_ELSEWHERE = {
    "S0": "8.4.8 8.8.9 8.8.10",
    "S1": "3.5 5.8",
    "S2": "3.5 5.8",
    "S3": "4.4 6.14 6.21 7.13",
    "S4": "5.3 8.11",
}


def _clauses() -> dict[tuple[str, str], str]:
    """By document and clause, the category."""
    rules = json.loads(_CONFORMANCE.read_text())["rules"]
    return {(f"S{int(rule['seed'])}", rule["clause"]): rule["category"] for rule in rules}


def _acted_out() -> set[tuple[str, str]]:
    scenarios = map(library.find, library.ready_made())
    return {(d, clause) for s in scenarios for d, named in s.clauses.items() for clause in named}


def _nobodys() -> set[tuple[str, str]]:
    rows = (row for document in coverage(BOOKS.values()) for row in document.rows)
    return {(r.clause.document, r.clause.name) for r in rows if r.state in _NEEDS_NONE}


def test_each_irregularity_of_the_documents_has_a_scenario() -> None:
    clauses = _clauses()
    wanted = {clause for clause, category in clauses.items() if category == "irregularity"}
    assert len(wanted) == 108
    wanted |= {(d, c) for d, named in _ELSEWHERE.items() for c in named.split()}
    assert wanted <= clauses.keys()
    assert not wanted - _acted_out() - _nobodys()


def test_nothing_is_acted_out_that_nobody_can_keep() -> None:
    assert not _acted_out() & _nobodys()


def test_the_clauses_that_are_named_exist() -> None:
    assert _acted_out() <= _clauses().keys()
