"""The coverage of clauses for a terminal's screen and for a spreadsheet."""

import csv
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from io import StringIO

from kiosk.clauses.coverage import ClauseState, CoverageRow, DocumentCoverage

HEAD = ("Document", "Clause", "Title", "State", "Kept by", "Proved by", "Why")
STATES = {
    ClauseState.PROVED: "kept, and a test or scenario that names it proves it",
    ClauseState.UNPROVED: "kept, and no test names it",
    ClauseState.IN_PART: "kept in part: what is lacking is said",
    ClauseState.MISSING: "nothing keeps it",
    ClauseState.NOT_OFFERED: "of a game that no table offers yet",
    ClauseState.NO_MACHINE: "no machine's business: why is said",
}
_GAP = "  "
_NARROWEST = 100
_SHARES = (30, 35, 35)
"""Of the title, of what keeps it and of what proves it, in hundredths of what is left."""
_MOST = 3
"""Of keepers and of proofs on a screen. Spreadsheet and paper have all."""


def counts_table(documents: Sequence[DocumentCoverage]) -> Iterator[tuple[str, ...]]:
    """A head, a line for each document and the sum of them."""
    yield ("", *ClauseState, "clauses")
    total: Counter[ClauseState] = Counter()
    for document in documents:
        yield _counts(document.id, document.counts)
        total += document.counts
    yield _counts("all", total)


def _counts(name: str, counts: Counter[ClauseState]) -> tuple[str, ...]:
    return (name, *(str(counts[state]) for state in ClauseState), str(counts.total()))


def coverage_text(documents: Sequence[DocumentCoverage], *, width: int) -> str:
    lines: list[str] = []
    for document in documents:
        lines += [f"{document.id}: {document.title}, {document.edition}", ""]
        lines += [*_table(document.rows, max(width, _NARROWEST)), ""]
    lines += [f"{state:13}{meaning}" for state, meaning in STATES.items()]
    lines.append("")
    for first, *others in counts_table(documents):
        lines.append(f"{first:4}" + "".join(f"{cell:>14}" for cell in others))
    return "\n".join(lines) + "\n"


def _table(rows: Sequence[CoverageRow], width: int) -> Iterator[str]:
    clause = min(max(len(row.clause.name) for row in rows), 22)
    state = max(map(len, ClauseState))
    rest = width - clause - state - 4 * len(_GAP)
    widths = (clause, state, *(rest * share // 100 for share in _SHARES))
    yield from _line(("Clause", "State", "Title", "Kept by", "Proved by, or why not"), widths)
    yield _GAP.join("-" * wide for wide in widths)
    for row in rows:
        proved = _few(row.proved_by)
        last = "; ".join(part for part in (row.why, proved) if part)
        yield from _line((row.clause.name, row.state, row.title, _few(row.kept_by), last), widths)


def _few(names: Sequence[str]) -> str:
    more = len(names) - _MOST
    return ", ".join(names[:_MOST]) + (f" and {more} more" if more > 0 else "")


def _line(cells: Iterable[str], widths: Sequence[int]) -> Iterator[str]:
    """As many lines as the longest cell needs."""
    wrapped = [_wrapped(cell, wide) for cell, wide in zip(cells, widths, strict=True)]
    for number in range(max(map(len, wrapped))):
        parts = [cell[number] if number < len(cell) else "" for cell in wrapped]
        padded = (f"{part:{wide}}" for part, wide in zip(parts, widths, strict=True))
        yield _GAP.join(padded).rstrip()


def _wrapped(text: str, width: int) -> list[str]:
    """At blanks, and within the name of a test or file where its words end."""
    lines = [""]
    for word in text.split():
        left = word
        while left:
            room = width - len(lines[-1]) - bool(lines[-1])
            if len(left) <= room:
                lines[-1] += f"{' ' if lines[-1] else ''}{left}"
                break
            if lines[-1]:
                lines.append("")
                continue
            cut = max(left.rfind(sign, 0, room) for sign in "/:_") + 1 or room
            lines[-1], left = left[:cut], left[cut:]
            lines.append("")
    return lines


def coverage_csv(documents: Iterable[DocumentCoverage]) -> str:
    text = StringIO()
    writer = csv.writer(text)
    writer.writerow(HEAD)
    for document in documents:
        for row in document.rows:
            clause = row.clause
            kept, proved = "; ".join(row.kept_by), "; ".join(row.proved_by)
            writer.writerow(
                (clause.document, clause.name, row.title, row.state, kept, proved, row.why)
            )
    return text.getvalue()
