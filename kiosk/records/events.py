"""Everything else that happened to a machine: locks, freezes, faults, notices, limits, PINs."""

from collections.abc import Iterator

from kiosk.game import facts as f
from kiosk.journal.record import Record
from kiosk.records.fact_words import fact_words
from kiosk.records.rows import EventRow, RecordKind

_TOLD_ELSEWHERE = frozenset(
    {
        # In the records of rounds, tickets, cases and staff.
        "round_opened", "round_closed", "slip_taken", "grace_ended", "settlement_reported",
        "ticket_reserved", "ticket_issued", "ticket_held", "ticket_released", "ticket_paid",
        "ticket_given", "ticket_sought", "ticket_vouched", "ticket_forgone",
        "ticket_paid_elsewhere", "numbers_given",
        "ring_committed", "rings_shown", "ring_revealed",
        "ticket_cancelled", "case_opened", "case_held", "case_closed", "case_carried_out",
        "staff_ordered",
        # In the records of money, and a player's own business.
        "note_stacked", "note_credited", "ticket_redeemed", "staff_credited", "voucher_given",
        "ticket_printed", "hand_paid", "tip_given", "money_withheld", "case_paid", "case_refused",
        "wagering_opened", "wagering_ended", "slip_changed", "slip_registered", "receipt_kept",
        "round_settled", "round_corrected", "favourite_saved", "favourite_deleted",
        "favourite_renamed", "sitting_begun",
        # Of jackpots: what each round of a table had, and that it has heard of it.
        "jackpot_round_drawn", "jackpot_round_confirmed", "supernova_credited",
        "supernova_hand_paid",
        # Of tournaments: what a player does on his way to the wagers of a spin.
        "points_changed", "points_registered", "tournament_seat_set",
        # How far the journals have come, which only the machines care about.
        "head_seen", "table_head_seen",
    }
)  # fmt: skip


class Events:
    """`seat` is that of the machine, and empty for a table."""

    def __init__(self, source: str, seat: str = "") -> None:
        self._source = source
        self._seat = seat

    def add(self, record: Record, fact: f.AnyFact) -> Iterator[EventRow]:
        if record.kind in _TOLD_ELSEWHERE:
            return
        seat = getattr(fact, "seat", "") or self._seat
        words = fact_words(fact)
        yield EventRow(
            kind=RecordKind.EVENTS,
            at_ms=record.at_ms,
            source=self._source,
            seq=record.seq,
            seats=(seat,) if seat else (),
            round=getattr(fact, "round", 0),
            what=f"seat {self._seat}: {words}" if self._seat else words,
            event=record.kind,
        )

    def end(self) -> Iterator[EventRow]:
        yield from ()
