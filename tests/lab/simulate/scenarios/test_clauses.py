"""Every clause about irregularities is acted out by a scenario, or listed with the reason."""

import json
import tomllib
from pathlib import Path

from kiosk.lab.simulate.scenario import library

_CONFORMANCE = Path(__file__).parents[3] / "conformance" / "rules.json"
_OUTSIDE = Path(__file__).with_name("outside.toml")

# The documents deal with these elsewhere than among irregularities: late wagers, malfunctions that
# keep a player from his money, disputes, and what fails beside the game itself.
_ELSEWHERE = {
    "S0": (
        "8.4.8 8.8.9 8.8.10 9.5.1(b) 9.5.4 9.5.8 9.7 9.7_(1) 9.7_(2) 9.7_(3) 9.7_(4) 9.9.2 9.9.3"
        " 9.9.4"
    ),
    "S1": "3.5 5.8",
    "S2": "3.5 5.8",
    "S3": "4.4 5.34 6.14 6.21 7.13",
    "S4": "5.3 8.11 8.12",
}


def _clauses() -> dict[tuple[str, str], str]:
    """By document and clause, the category."""
    rules = json.loads(_CONFORMANCE.read_text())["rules"]
    return {(f"S{int(rule['seed'])}", rule["clause"]): rule["category"] for rule in rules}


def _acted_out() -> set[tuple[str, str]]:
    scenarios = map(library.find, library.ready_made())
    return {(d, clause) for s in scenarios for d, named in s.clauses.items() for clause in named}


def _outside() -> set[tuple[str, str]]:
    documents = tomllib.loads(_OUTSIDE.read_text())
    assert all(len(why) > 20 for listed in documents.values() for why in listed.values())
    return {(document, clause) for document, listed in documents.items() for clause in listed}


def test_each_irregularity_of_the_documents_has_a_scenario() -> None:
    clauses = _clauses()
    wanted = {clause for clause, category in clauses.items() if category == "irregularity"}
    assert len(wanted) == 108
    wanted |= {(d, c.replace("_", " ")) for d, named in _ELSEWHERE.items() for c in named.split()}
    assert wanted <= clauses.keys()
    assert not wanted - _acted_out() - _outside()


def test_nothing_is_both_acted_out_and_outside() -> None:
    assert not _acted_out() & _outside()


def test_the_clauses_that_are_named_exist() -> None:
    assert _acted_out() | _outside() <= _clauses().keys()
