"""For every clause of every document: what keeps it, what proves that, or why nothing need do.

Nothing is typed here. Rule books give clauses under their keys, modules in their comments, tests
and scenarios name what they prove; `assets/clauses.toml` has titles, reasons, and the few keepers
that name no clause themselves.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

import msgspec

from kiosk import resources
from kiosk.clauses import proofs
from kiosk.clauses.citing import (
    BookKey,
    Citation,
    Clause,
    Known,
    NoSuchClauseError,
    below,
    cited,
)
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import RuleBookTerms, walk
from kiosk.rules.tomlfile import Key

FILE = "clauses.toml"
RULES_PAGE = "rules page"


class ClauseState(StrEnum):
    PROVED = "proved"
    """Something keeps it, and a test or scenario that names it proves that."""
    UNPROVED = "unproved"
    IN_PART = "in part"
    MISSING = "missing"
    NOT_OFFERED = "not offered"
    """A game or wager of the document that no table offers yet."""
    NO_MACHINE = "no machine's"
    """People or things keep it, and a machine cannot."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CoverageRow:
    clause: Clause
    title: str
    state: ClauseState
    kept_by: tuple[str, ...]
    """Keys of rule books, modules and screens."""
    proved_by: tuple[str, ...]
    """Tests and scenarios."""
    why: str
    """No machine's business, not offered, or what is lacking."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DocumentCoverage:
    id: str
    title: str
    edition: str
    rows: tuple[CoverageRow, ...]

    @property
    def counts(self) -> Counter[ClauseState]:
        return Counter(row.state for row in self.rows)


# ---- The file ------------------------------------------------------------------------------------


class _Listed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Clauses of each document. What is none itself stands for all below it."""

    S0: tuple[str, ...] = ()
    S1: tuple[str, ...] = ()
    S2: tuple[str, ...] = ()
    S3: tuple[str, ...] = ()
    S4: tuple[str, ...] = ()

    def clauses(self, known: Known) -> Iterator[Clause]:
        for document in _Listed.__struct_fields__:
            for name in getattr(self, document):
                found = below(name, known[document])
                if not found:
                    raise ValueError(f"{FILE}: {document} has no clause {name!r}")
                yield from (Clause(document, each) for each in found)


class _Reason(_Listed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    why: str


class _Keeper(_Listed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    by: tuple[str, ...]


class ClausesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    titles: dict[str, dict[str, str]]
    no_machine: tuple[_Reason, ...]
    not_offered: tuple[_Reason, ...]
    lacking: tuple[_Reason, ...] = ()
    keepers: tuple[_Keeper, ...] = ()

    @property
    def known(self) -> Known:
        return {document: tuple(names) for document, names in self.titles.items()}


def clauses_file() -> ClausesFile:
    text = (resources.folder("assets") / FILE).read_bytes()
    return msgspec.toml.decode(text, type=ClausesFile)


# ---- Who keeps it --------------------------------------------------------------------------------


def key_text(terms: RuleBookTerms, key: Key) -> str:
    """Of an item in a list, its id; what only tells people is on the rules page."""
    if key[0] == "statements":
        return RULES_PAGE
    parts: list[str] = []
    node: object = terms
    for part in key:
        node = node[part] if isinstance(node, Sequence | Mapping) else getattr(node, str(part))  # type: ignore[index]
        parts.append(str(getattr(node, "id", part)))
    return ".".join(parts)


def keys_of(book: RuleBook) -> Iterator[tuple[str, Clause]]:
    document = book.terms.document.id
    for key, item in walk(book.terms):
        zero: tuple[str, ...] = getattr(item, "zero_clause", ())
        for name in (*item.clause, *zero):
            yield key_text(book.terms, key), Clause(document, name)


def of_modules(known: Known) -> Iterator[tuple[str, Clause]]:
    """Modules and screens name clauses where they keep them. The laboratory keeps none. Raises
    `NoSuchClauseError`, which names the module."""
    package = Path(__file__).parents[1]
    own = {"lab", "clauses"}
    modules = (p for p in package.rglob("*.py") if p.relative_to(package).parts[0] not in own)
    for root, paths in ((package, modules), (resources.folder("qml"), _qml())):
        for path in sorted(paths):
            file = path.relative_to(root.parent).as_posix()
            try:
                named = list(cited(path.read_text(encoding="utf-8"), known))
            except NoSuchClauseError as error:
                raise NoSuchClauseError(f"{file}: {error}") from None
            yield from ((file, clause) for clause in named if isinstance(clause, Clause))


def _qml() -> Iterator[Path]:
    return resources.folder("qml").rglob("*.qml")


# ---- All of it -----------------------------------------------------------------------------------


def all_proofs(known: Known) -> dict[str, list[Citation]]:
    """Raises `NoSuchClauseError` for a test of a working copy that names what is not there."""
    assets = resources.folder("assets")
    tests = Path(__file__).parents[2] / "tests"
    built = assets / proofs.BUILT
    found = proofs.of_built(built) if built.is_file() else proofs.of_tests(tests, known)
    return {**proofs.of_scenarios(assets / "scenarios"), **found}


def coverage(books: Iterable[RuleBook]) -> list[DocumentCoverage]:
    """Of the documents of these rule books, with the keys that they have."""
    file = clauses_file()
    books = list(books)
    kept: dict[Clause, dict[str, None]] = defaultdict(dict)
    under: dict[BookKey, list[Clause]] = defaultdict(list)
    for book in books:
        for key, clause in keys_of(book):
            kept[clause][key] = None
            parts = key.split(".")
            for end in range(1, len(parts) + 1):
                under[BookKey(clause.document, ".".join(parts[:end]))].append(clause)
    for module, clause in of_modules(file.known):
        kept[clause][module] = None
    for keeper in file.keepers:
        for clause in keeper.clauses(file.known):
            kept[clause].update(dict.fromkeys(keeper.by))
    proved: dict[Clause, dict[str, None]] = defaultdict(dict)
    for proof, named in all_proofs(file.known).items():
        for citation in named:
            for clause in under[citation] if isinstance(citation, BookKey) else [citation]:
                proved[clause][proof] = None
    documents = {book.terms.document.id: book.terms.document for book in books}
    return [
        DocumentCoverage(
            id=document.id,
            title=f"{document.title}, {document.issuer}",
            edition=document.edition,
            rows=tuple(_rows(document.id, file, kept, proved)),
        )
        for _, document in sorted(documents.items())
    ]


def _rows(
    document: str,
    file: ClausesFile,
    kept: Mapping[Clause, Iterable[str]],
    proved: Mapping[Clause, Iterable[str]],
) -> Iterator[CoverageRow]:
    no_machine = _reasons(file.no_machine, file.known)
    not_offered = _reasons(file.not_offered, file.known)
    lacking = _reasons(file.lacking, file.known)
    for name, title in file.titles.get(document, {}).items():
        clause = Clause(document, name)
        kept_by, proved_by = tuple(kept.get(clause, ())), tuple(proved.get(clause, ()))
        state = ClauseState.PROVED if proved_by else ClauseState.UNPROVED
        why = ""
        if clause in not_offered:
            state, why = ClauseState.NOT_OFFERED, not_offered[clause]
        elif clause in no_machine:
            state, why = ClauseState.NO_MACHINE, no_machine[clause]
        else:
            kept_at_all = set(kept_by) - {RULES_PAGE}  # to tell people is not to keep it
            why = lacking.get(clause, "")
            if not kept_at_all:
                state = ClauseState.MISSING
            elif why:
                state = ClauseState.IN_PART
        yield CoverageRow(
            clause=clause,
            title=title,
            state=state,
            kept_by=kept_by,
            proved_by=proved_by,
            why=why,
        )


def _reasons(listed: Iterable[_Reason], known: Known) -> dict[Clause, str]:
    return {clause: each.why for each in listed for clause in each.clauses(known)}
