"""A terminal that came back with less than it had told: which money is in question, for staff."""

from collections.abc import Iterator

from kiosk.game import facts as f
from kiosk.game.cases.table import PUT_BACK, put_back_case
from kiosk.game.funds.state import total_cents
from kiosk.game.funds.table import has_cents
from kiosk.game.refusal import Reason, Refusal
from kiosk.game.table import commands as c
from kiosk.game.table.state import Table
from kiosk.journal.facts import read_facts
from kiosk.rules.money import money_text
from kiosk.table.client import Client
from kiosk.table.decider import Decider

_LOOK_BACK_FACTS = 2000
_TOLD_MAX = 6
_WORDS_MAX = 500


def report_put_back(decider: Decider, client: Client, why: Refusal, before: Refusal | None) -> None:
    """One case a seat, however often the terminal comes back like that. `before`: why it was turned
    away the last time; it has written down that it is locked since, so its journal was shorter."""
    seat, table = client.name, decider.state
    case = put_back_case(seat)
    if case in table.cases or seat not in table.seats:
        return
    most_cents = has_cents(decider.book, table, seat) or 0
    seq, seen_seq = client.head.seq, why.seen_seq or 0
    if before is not None and before.reason is Reason.JOURNAL_CUT and before.seq is not None:
        seq = min(seq, before.seq)
    # One that has grown since it was put back shows no more where that was.
    grown = seq >= seen_seq
    since = [*_since(decider, table, seat, 0 if grown else seq)]
    there = f"has another fact {seen_seq}" if grown else f"ends at fact {seq}, not {seen_seq}"
    words = f"{PUT_BACK} {there}: it was put back or cut."
    words += f" The table counts {money_text(most_cents)} there"
    if since:
        words += f"; {'lately' if grown else 'since'}: {', '.join(since[-_TOLD_MAX:])}"
    opened = c.OpenCase(case, seat, 0, most_cents, words[:_WORDS_MAX])
    decider.submit(f"terminal {seat}", opened)


def _since(decider: Decider, table: Table, seat: str, seq: int) -> Iterator[str]:
    """What of its money the table wrote down when the terminal's journal was longer than now."""
    log = decider.journaled.log
    head = 0
    payments: dict[str, str] = {}
    notes_cents = 0
    for _, fact in read_facts(log, max(0, log.head.seq - _LOOK_BACK_FACTS)):
        if _seat_of(fact, table) != seat:
            continue
        head = _head_of(fact) or head
        told = _payment(fact, payments) or _ticket(fact, table)
        if isinstance(fact, f.SeatNotesTold):
            before_cents, notes_cents = notes_cents, total_cents(fact.notes)
            told = f"notes of {money_text(notes_cents - before_cents)}"
        elif isinstance(fact, f.SettlementReported):
            told = f"round {fact.round} gave {money_text(fact.credited_cents)}"
        if told and head > seq:
            yield told


def _seat_of(fact: f.Fact, table: Table) -> str:
    if isinstance(fact, f.TicketIssued):
        ticket = table.tickets.get(fact.number)
        return ticket.seat if ticket else ""
    seat: str = getattr(fact, "seat", "")
    return seat


def _head_of(fact: f.Fact) -> int:
    """Of the terminal's journal, as far as the fact has it."""
    match fact:
        case f.HeadSeen(seq=seq) | f.SlipTaken(head=(seq, _)) | f.SettlementReported(head=(seq, _)):
            return seq
        case _:
            return 0


def _payment(fact: f.Fact, ordered: dict[str, str]) -> str:
    """Once the terminal has carried it out."""
    match fact:
        case f.SeatCredited():
            ordered[fact.key] = f"{money_text(fact.cents)} credited by {fact.who}"
        case f.SeatHandPaid():
            ordered[fact.key] = f"{money_text(fact.cents)} paid by hand by {fact.who}"
        case f.SeatVouchersHandedBack():
            ordered[fact.key] = f"vouchers of {money_text(fact.cents)} handed back by {fact.who}"
        case f.PaymentAnswered(done=True):
            return ordered.get(fact.key, "")
    return ""


def _ticket(fact: f.Fact, table: Table) -> str:
    if not isinstance(fact, f.TicketIssued | f.TicketPaid):
        return ""
    ticket = table.tickets.get(fact.number)
    if ticket is None:
        return ""  # one of long before: it has left the register since
    amount = money_text(ticket.cents)
    became = "printed" if isinstance(fact, f.TicketIssued) else "redeemed"
    return f"ticket ...{fact.number[-4:]} of {amount} {became}"
