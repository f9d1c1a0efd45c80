"""Check that every clause a rule book cites stands in the list of clauses of its document."""

from collections.abc import Iterator, Sequence

from kiosk.lab.conformance.check import Check
from kiosk.lab.conformance.files import ClausesFile
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import cited_clauses


def clause_checks(file: ClausesFile, books: Sequence[RuleBook]) -> Iterator[Check]:
    known = {(f"S{int(fact.seed)}", fact.clause) for fact in file.rules}
    for book in books:
        document = book.terms.document.id
        for clause in sorted(cited_clauses(book.terms)):
            missing = (document, clause) not in known
            problem = (f"{document} has no clause {clause!r}",) if missing else ()
            yield Check(f"{book.id} {clause}", problem)
