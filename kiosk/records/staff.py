"""What staff ordered: who, with whom, why, and what it did."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from kiosk.game import facts as f
from kiosk.journal.record import Record
from kiosk.records.fact_words import fact_words
from kiosk.records.rows import RecordKind, StaffRow
from kiosk.records.words import masked, plain

_BY_OTHERS = frozenset(
    {
        "staff_ordered",
        "head_seen",
        "slip_taken",
        "settlement_reported",
        "payment_answered",
        "case_held",
        "case_carried_out",
        "pin_accepted",
        "pin_refused",
        "staff_change_made",
        "staff_rules_set",
        "day_begun",
        "seat_joined",
        "seat_playing",
        "number_sensed",
        "wheel_warned",
        "ticket_reserved",
        "ticket_given",
        "ticket_sought",
        "ticket_vouched",
        "ticket_forgone",
        "ticket_paid_elsewhere",
        "numbers_given",
        "ticket_held",
        "ticket_released",
        "ticket_paid",
    }
)
"""Never what an order does: machines tell these, perhaps in the same millisecond."""


@dataclass(slots=True)
class _Order:
    ordered: f.StaffOrdered
    at_ms: int
    seq: int
    did: list[f.AnyFact] = field(default_factory=list)


class StaffActions:
    """An order and its facts are written in one go, at one time and with nothing between them."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._order: _Order | None = None

    def add(self, record: Record, fact: f.AnyFact) -> Iterator[StaffRow]:
        order = self._order
        if order is not None and record.at_ms == order.at_ms and record.kind not in _BY_OTHERS:
            order.did.append(fact)
            return
        yield from self.end()
        if isinstance(fact, f.StaffOrdered):
            self._order = _Order(fact, record.at_ms, record.seq)

    def end(self) -> Iterator[StaffRow]:
        if self._order is not None:
            yield self._row(self._order)
        self._order = None

    def _row(self, order: _Order) -> StaffRow:
        ordered = order.ordered
        did = tuple(map(fact_words, order.did))
        seats = dict.fromkeys(seat for fact in order.did if (seat := getattr(fact, "seat", "")))
        rounds = [number for fact in order.did if (number := getattr(fact, "round", 0))]
        second = f" with {ordered.second}" if ordered.second else ""
        why = f", because: {ordered.why}" if ordered.why else ""
        told = f"{ordered.who}{second}: {plain(ordered.order)}{why}"
        return StaffRow(
            kind=RecordKind.STAFF,
            at_ms=order.at_ms,
            source=self._source,
            seq=order.seq,
            seats=tuple(seats),
            round=rounds[0] if rounds else 0,
            what=masked("; ".join((told, *did)) if did else told),
            who=ordered.who,
            second=ordered.second,
            why=masked(ordered.why),
            order=ordered.order,
            did=did,
        )
