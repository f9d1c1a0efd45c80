"""Under which edition of its rule book a table's journal can have been kept.

An edition ships with a version, and a version that has a newer one than its journal says so before
it writes anything else. So nothing that only a newer version writes stands under an edition of
before, no journal goes back to one, and no terminal that was begun under a newer one was ever let
in. Journals of that version itself hold none of this.
"""

from collections.abc import Iterator, Mapping
from functools import cache

from kiosk import resources
from kiosk.audit.findings import Audited, Finding
from kiosk.game import facts as f
from kiosk.rules.rulebook import RuleBook

_kinds_of_before = cache(resources.kinds_of_before)


def rank(book: RuleBook, books: Mapping[str, RuleBook]) -> int:
    """The older the lower; 0: the newest."""
    editions = [digest for digest, other in books.items() if _is_edition(digest, other, book)]
    return -editions.index(book.digest) if book.digest in editions else 0


def follows_another(book: RuleBook, books: Mapping[str, RuleBook]) -> bool:
    """It is the newest of several, so that no version of before wrote by it."""
    editions = [digest for digest, other in books.items() if _is_edition(digest, other, book)]
    return len(editions) > 1 and book.digest == editions[0]


def _is_edition(digest: str, other: RuleBook, book: RuleBook) -> bool:
    return digest == other.digest and other.id == book.id


def newest_since(table: Audited) -> int:
    """From which fact on a table's journal is kept by the newest edition, and so by no version of
    before."""
    return next((seq for seq, rank in table.editions if rank == 0), table.facts + 1)


def newer_than_its_edition(audited: Audited, fact: f.AnyFact) -> bool:
    """Of a table, which says that its edition is another from now on. A terminal says nothing of
    the kind: its table judges by its own edition whatever comes from there."""
    assert audited.begun is not None
    if audited.begun.role is not f.Role.TABLE or isinstance(fact, f.RuleBookRenewed):
        return False
    assert audited.book is not None
    known = _kinds_of_before().get(audited.book.digest)
    return known is not None and f.kind_of_fact(fact) not in known


def compare_editions(table: Audited, terminal: Audited, seat: str) -> Iterator[Finding]:
    """A table lets nobody in who has another edition than itself."""
    seen = [named for named in table.testimony.heads_of(seat) if terminal.holds(named.head)]
    if not (seen and table.editions and terminal.editions):
        return
    there = max(rank for seq, rank in table.editions if seq <= seen[0].seq)
    began = terminal.editions[0][1]
    if there < began:
        what = f"{terminal.file} was begun under a newer edition of the rule book than this one's"
        yield Finding(table.file, seen[0].seq, f"{what}, and is let in")
