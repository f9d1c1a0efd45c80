"""All checks that a conformance file asks for, against the rule books at hand."""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches

from kiosk.lab.conformance.check import Check
from kiosk.lab.conformance.clauses import clause_checks
from kiosk.lab.conformance.files import BadFileError, ConformanceFile, LimitsFile, RuleSetFile
from kiosk.lab.conformance.limits import limit_check
from kiosk.lab.conformance.ruleset import ruleset_checks
from kiosk.rules.limits import LimitLaw
from kiosk.rules.rulebook import RuleBook


def checks(file: ConformanceFile, books: Mapping[str, RuleBook]) -> Iterator[Check]:
    match file:
        case RuleSetFile():
            yield from ruleset_checks(file, _book(file.ruleset, books))
        case LimitsFile():
            for vector in file.vectors:
                yield limit_check(vector, _law(vector.rules, books))
        case _:
            yield from clause_checks(file, list(books.values()))


def _book(name: str, books: Mapping[str, RuleBook]) -> RuleBook:
    if name not in books:
        near = get_close_matches(name, books, n=1)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise BadFileError(f"there is no rule book {name!r}{hint}")
    return books[name]


def _law(seed: str, books: Mapping[str, RuleBook]) -> LimitLaw:
    """Limit vectors name a document, such as `seed003`; its rule books share one law."""
    for book in books.values():
        if f"seed00{book.terms.document.id.removeprefix('S')}" == seed:
            return book.limits.law
    raise BadFileError(f"no rule book comes from the document {seed!r}")
