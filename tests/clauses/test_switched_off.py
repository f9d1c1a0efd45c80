"""A few proofs with their rule switched off, and whether every other switch is still in place.

`python -m tests.clauses.switched_off` tries them all.
"""

from pathlib import Path

import pytest

from kiosk.clauses.coverage import coverage
from tests.clauses.switched_off import Copy
from tests.clauses.switches import SWITCHES, Switch
from tests.conftest import BOOKS, PROJECT

# A value of a rule book, and what a module does.
TRIED = ("S3 6.12", "S0 8.5.4")


def test_a_sample_of_all_documents_can_be_switched_off() -> None:
    assert len({switch.clause for switch in SWITCHES}) == len(SWITCHES) >= 60
    assert {switch.clause[:2] for switch in SWITCHES} == {"S0", "S1", "S2", "S3", "S4"}


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.clause)
def test_a_switch_takes_something_out(switch: Switch) -> None:
    text = (PROJECT / switch.file).read_text(encoding="utf-8")
    assert switch.off(text) != text


def test_each_is_of_a_proof_that_the_coverage_shows() -> None:
    rows = {str(r.clause): r for document in coverage(BOOKS.values()) for r in document.rows}
    shown = {switch.clause: switch.proof in rows[switch.clause].proved_by for switch in SWITCHES}
    assert [clause for clause, there in shown.items() if not there] == []


def test_a_proof_fails_without_its_rule_and_one_that_does_not_is_found(tmp_path: Path) -> None:
    copy = Copy(tmp_path / "copy")
    tried = {switch.clause: switch for switch in SWITCHES if switch.clause in TRIED}
    for switch in tried.values():
        assert copy.what_is_wrong(switch) == ""
    held = tried["S3 6.12"]
    another = Switch(held.clause, held.proof, held.file, "allowed = true", "allowed = false")
    assert copy.what_is_wrong(another).endswith("passes without the rule")
