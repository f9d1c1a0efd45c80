"""A page of records as it goes from the table to a console: what is asked, and what is found."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from kiosk.link.look_up import FindRecords, RecordAt
from kiosk.records.rows import (
    AnyRow,
    CaseRow,
    EventRow,
    MoneyRow,
    RecordKind,
    RoundRow,
    StaffRow,
    TicketRow,
)
from kiosk.records.search import Query


@dataclass(slots=True, kw_only=True)
class Page:
    """By kind, for each has its own columns."""

    rounds: list[RoundRow] = field(default_factory=list)
    money: list[MoneyRow] = field(default_factory=list)
    tickets: list[TicketRow] = field(default_factory=list)
    cases: list[CaseRow] = field(default_factory=list)
    staff: list[StaffRow] = field(default_factory=list)
    events: list[EventRow] = field(default_factory=list)
    older: bool = False
    """There are more, before the first of these."""
    missing: tuple[str, ...] = ()
    """Seats whose own journals are not there: of what only they tell nothing can be found."""

    @property
    def rows(self) -> list[AnyRow]:
        """In order of time."""
        rows: list[AnyRow] = [*self.rounds, *self.money, *self.tickets]
        rows += [*self.cases, *self.staff, *self.events]
        return sorted(rows, key=lambda row: row.place)

    @classmethod
    def of(cls, rows: Iterable[AnyRow], *, older: bool, missing: tuple[str, ...]) -> "Page":
        page = cls(older=older, missing=missing)
        for row in rows:
            getattr(page, row.kind).append(row)
        return page


def query_of(asked: FindRecords) -> Query:
    """Raises `ValueError`."""
    before = asked.before
    return Query(
        kinds=frozenset({RecordKind(asked.kind)}) if asked.kind else frozenset(),
        seats=frozenset({asked.seat}) if asked.seat else frozenset(),
        text=asked.text,
        before=(before.at_ms, before.source, before.seq, before.kind) if before else None,
    )


def place_of(row: AnyRow) -> RecordAt:
    at_ms, source, seq, kind = row.place
    return RecordAt(at_ms=at_ms, source=source, seq=seq, kind=kind)
