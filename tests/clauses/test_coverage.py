"""Every clause has its row, and every row says what is so."""

import csv
import json
import re
import tomllib
from functools import cache
from io import StringIO
from pathlib import Path

import pytest

from kiosk.clauses import proofs
from kiosk.clauses.citing import BookKey, Clause
from kiosk.clauses.coverage import (
    ClauseState,
    CoverageRow,
    all_proofs,
    clauses_file,
    coverage,
    keys_of,
    of_modules,
)
from kiosk.cli import main
from kiosk.rules.prose import rules_of_play
from tests.commands.test_commands import tapis
from tests.conftest import BOOKS, PROJECT

FILE = clauses_file()


@cache
def rows() -> dict[Clause, CoverageRow]:
    return {row.clause: row for document in coverage(BOOKS.values()) for row in document.rows}


def in_state(*states: ClauseState) -> list[CoverageRow]:
    return [row for row in rows().values() if row.state in states]


def test_every_clause_has_a_row_and_a_title_of_our_own() -> None:
    rules = json.loads((PROJECT / "tests/conformance/rules.json").read_text())["rules"]
    listed = {Clause(f"S{int(rule['seed'])}", rule["clause"]) for rule in rules}
    assert listed == rows().keys()
    assert len(rows()) == 717
    assert not [str(row.clause) for row in rows().values() if not 3 < len(row.title) < 70]


def test_every_row_says_what_keeps_it_or_why_nothing_does() -> None:
    assert not [str(row.clause) for row in in_state(ClauseState.UNPROVED)]
    for row in rows().values():
        match row.state:
            case ClauseState.PROVED:
                assert row.kept_by and row.proved_by and not row.why, row.clause
            case ClauseState.IN_PART:
                assert row.kept_by and row.why, row.clause
            case _:
                assert len(row.why) > 20, row.clause


def test_nobody_claims_to_keep_or_prove_what_no_machine_can() -> None:
    """Whoever names such a clause means another one, or a machine can after all."""
    nobodys = {row.clause: row for row in in_state(ClauseState.NO_MACHINE)}
    assert [str(row.clause) for row in nobodys.values() if row.proved_by] == []
    kept = [f"{file}: {clause}" for file, clause in of_modules(FILE.known) if clause in nobodys]
    assert kept == []


def test_the_rules_page_tells_what_it_is_said_to_tell_a_player() -> None:
    pages: dict[str, str] = {}
    for book in BOOKS.values():
        document = book.terms.document.id
        pages[document] = pages.get(document, "") + rules_of_play(book)
    told = [row.clause for row in in_state(ClauseState.NO_MACHINE) if "page tells him" in row.why]
    assert len(told) > 5
    for clause in told:
        cited = rf"[\[(](.*, )?{re.escape(clause.name)}(, .*)?[\])]"
        assert re.search(cited, pages[clause.document]), clause


def test_no_clause_is_listed_twice() -> None:
    known = FILE.known
    for lists in (FILE.no_machine, FILE.not_offered, FILE.lacking):
        listed = [clause for each in lists for clause in each.clauses(known)]
        assert len(listed) == len(set(listed))
    apart = [
        set(c for each in lists for c in each.clauses(known))
        for lists in (FILE.no_machine, FILE.not_offered, FILE.lacking)
    ]
    assert sum(map(len, apart)) == len(set.union(*apart))


# ---- What is cited is there ---------------------------------------------------------------------


def test_every_citation_names_a_clause_that_exists() -> None:
    keys = {
        BookKey(clause.document, ".".join(parts[:end]))
        for book in BOOKS.values()
        for key, clause in keys_of(book)
        for parts in [key.split(".")]
        for end in range(1, len(parts) + 1)
    }
    for proof, named in all_proofs(FILE.known).items():
        for citation in named:
            assert citation in (keys if isinstance(citation, BookKey) else rows()), proof
    assert {clause for _, clause in of_modules(FILE.known)} <= rows().keys()


def test_every_proof_is_a_test_or_a_scenario_that_is_there() -> None:
    shown = {proof for row in rows().values() for proof in row.proved_by}
    assert len(shown) > 150
    for proof in shown:
        if proof.startswith("scenario "):
            assert (PROJECT / f"assets/scenarios/{proof[9:]}.toml").is_file(), proof
            continue
        file, _, test = proof.partition("::")
        assert Path(file).name.startswith("test_"), proof
        assert re.search(rf"^(async )?def {test}\(", (PROJECT / file).read_text(), re.M), proof


def test_every_keeper_of_the_file_is_there() -> None:
    orders = {
        name
        for path in PROJECT.glob("kiosk/game/*/table_commands.py")
        for name in re.findall(r"^class (\w+)\(", path.read_text(), re.M)
    }
    keys = {key.split(".")[0] for book in BOOKS.values() for key, _ in keys_of(book)}
    for keeper in FILE.keepers:
        for by in keeper.by:
            order = by.removesuffix(" order")
            assert order in orders | keys or (PROJECT / by).exists(), by


def test_a_keeper_of_the_file_names_no_clause_itself() -> None:
    """Nothing is typed twice."""
    named = {(file, clause) for file, clause in of_modules(FILE.known)}
    twice = [
        f"{by}: {clause}"
        for keeper in FILE.keepers
        for by in keeper.by
        for clause in keeper.clauses(FILE.known)
        if (by, clause) in named
    ]
    assert twice == []


def test_a_test_that_names_a_clause_is_picked_up_by_that_alone(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_it.py").write_text(
        'async def test_a() -> None:\n    """S3 6.17: they are void."""\n\n\n'
        'def helper() -> None:\n    """S3 6.7."""\n\n\n'
        "def test_b() -> None:\n    pass  # S3 6.8\n"
    )
    found = proofs.of_tests(tmp_path / "tests", FILE.known)
    assert found == {"tests/test_it.py::test_a": [Clause("S3", "6.17")]}
    built = tmp_path / proofs.BUILT
    proofs.write_built(tmp_path / "tests", FILE.known, built)
    assert proofs.of_built(built) == found


# ---- The command --------------------------------------------------------------------------------


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["rules", "--coverage", *words]) == 0
    return capsys.readouterr().out


def test_the_screen_has_every_clause_and_the_counts_by_document(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "160")  # a narrower screen breaks the lines within names
    text = told(capsys)
    *_, last = text.splitlines()
    assert last.split()[0] == "all" and last.split()[-1] == "717"
    counts = {line.split()[0]: line.split()[-1] for line in text.splitlines()[-6:-1]}
    assert counts == {"S0": "135", "S1": "96", "S2": "73", "S3": "289", "S4": "124"}
    assert "scenario records-cannot-confirm" in text
    assert all(f"\n{row.clause.name.split()[0]}" in text for row in rows().values())


def test_of_one_rule_book_it_is_its_document_and_its_keys(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = told(capsys, "nsw-single-zero")
    assert text.startswith("S4: ") and "\nS3: " not in text
    assert text.splitlines()[-2].split()[0] == "S4"


def test_a_spreadsheet_has_all_of_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "clauses.csv"
    assert told(capsys, "--csv", str(file)) == ""
    lines = list(csv.DictReader(StringIO(file.read_text(encoding="utf-8"), newline="")))
    assert len(lines) == 717
    row = next(x for x in lines if (x["Document"], x["Clause"]) == ("S3", "6.17"))
    assert row["State"] == "proved"
    assert row["Kept by"].split("; ")[0] == "faults.unprovable"
    assert "scenario records-cannot-confirm" in row["Proved by"].split("; ")
    assert len(row["Proved by"].split("; ")) > 3  # and not only the first of them


def test_a_document_for_a_laboratory(tmp_path: Path) -> None:
    file = tmp_path / "clauses.pdf"
    run = tapis("rules", "nsw-single-zero", "--coverage", "--pdf", file)
    assert (run.returncode, run.stdout) == (0, "")
    pdf = file.read_bytes()
    assert pdf.startswith(b"%PDF-1.4")
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) > 2


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["rules"], "of which rule book?"),
        (["rules", "rapid-single-zero", "--csv", "x.csv"], "--csv and --pdf are of --coverage"),
        (["rules", "--coverage", "--language", "ms"], "the coverage of clauses is in English"),
        (["rules", "--coverage", "crown"], "There is no rule book 'crown'"),
        (["rules", "--coverage", "--csv", "nowhere/x.csv"], "cannot write nowhere/x.csv"),
    ],
)
def test_what_cannot_be_done_is_said(
    words: list[str], answer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    assert answer in capsys.readouterr().err


def test_a_rule_book_of_another_document_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "own.toml"
    text = (PROJECT / "assets/rulebooks/nsw-single-zero.toml").read_text()
    assert tomllib.loads(text)["document"]["id"] == "S4"
    file.write_text(text.replace('id = "S4"', 'id = "X1"'))
    assert main(["rules", "--coverage", str(file)]) == 2
    assert "the clauses of document X1 are not known here" in capsys.readouterr().err
