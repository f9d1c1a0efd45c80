"""Money that came to a seat or left it, from the terminal's own journal."""

from collections.abc import Iterator

from kiosk.game import facts as f
from kiosk.game.terminal import machine as terminal
from kiosk.game.terminal.state import Terminal
from kiosk.journal.record import Record
from kiosk.records.rows import MoneyRow, Movement, RecordKind
from kiosk.records.words import masked
from kiosk.rules.money import money_text


class JackpotsByHand:
    """Shares that no terminal could credit: only the table's journal has them."""

    def __init__(self, source: str) -> None:
        self._source = source

    def add(self, record: Record, fact: f.AnyFact) -> Iterator[MoneyRow]:
        if isinstance(fact, f.SupernovaHandPaid):
            movement, paid = Movement.JACKPOT_BY_HAND, money_text(fact.cents)
            yield MoneyRow(
                kind=RecordKind.MONEY,
                at_ms=record.at_ms,
                source=self._source,
                seq=record.seq,
                seats=(fact.seat,),
                what=masked(f"seat {fact.seat}: {movement} {paid} by {fact.who}, hit {fact.hit}"),
                movement=movement,
                cents=fact.cents,
                who=fact.who,
            )

    def end(self) -> Iterator[MoneyRow]:
        yield from ()


class Movements:
    def __init__(self, state: Terminal, source: str) -> None:
        self._state = state
        self._source = source

    def add(self, record: Record, fact: f.AnyFact) -> Iterator[MoneyRow]:
        if isinstance(fact, f.Begun):
            return
        before, self._state = self._state, terminal.apply(self._state, fact)
        moved = _moved(fact, before)
        if moved is None:
            return
        movement, cents, about = moved
        seat, who = before.seat, getattr(fact, "who", "")
        by = f" by {who}" if who else ""
        yield MoneyRow(
            kind=RecordKind.MONEY,
            at_ms=record.at_ms,
            source=self._source,
            seq=record.seq,
            seats=(seat,),
            round=getattr(fact, "round", 0),
            what=masked(f"seat {seat}: {movement} {money_text(cents)}{by}{about}"),
            movement=movement,
            cents=cents,
            who=who,
        )

    def end(self) -> Iterator[MoneyRow]:
        yield from ()


def _moved(fact: f.AnyFact, before: Terminal) -> tuple[Movement, int, str] | None:
    """How, how much, and what else there is to say."""
    match fact:
        case f.NoteStacked():
            return Movement.NOTE, fact.cents, ""
        case f.TicketRedeemed():
            return Movement.TICKET_IN, fact.cents, f", number {fact.key}"
        case f.StaffCredited():
            return Movement.STAFF_CREDIT, fact.cents, f", {fact.tender}"
        case f.VoucherGiven():
            return Movement.VOUCHER, fact.cents, ""
        case f.VouchersHandedBack():
            return Movement.VOUCHERS_BACK, -fact.cents, ""
        case f.TicketPrinted() if before.tickets.printing is not None:
            return (
                Movement.TICKET_OUT,
                before.tickets.printing[1],
                f", number {before.tickets.printing[0]}",
            )
        case f.HandPaid():
            return Movement.HAND_PAY, fact.cents, ", a part of the credit" if fact.part else ""
        case f.TipGiven():
            return Movement.TIP, fact.cents, ""
        case f.SupernovaCredited():
            return Movement.JACKPOT, fact.cents, f", hit {fact.hit}"
        case _:
            return _in_question(fact, before)


def _in_question(fact: f.AnyFact, before: Terminal) -> tuple[Movement, int, str] | None:
    match fact:
        case f.MoneyWithheld():
            return Movement.WITHHELD, fact.cents, f", case {fact.case}: {fact.reason}"
        case f.PaperWithheld():
            whose = f"put in for account {fact.account}"
            return Movement.WITHHELD, fact.cents, f", case {fact.case}: {whose}"
        case f.CasePaid():
            about = f", {'by hand' if fact.by_hand else 'as credit'}, case {fact.case}"
            return Movement.CASE_PAID, before.cases.withheld[fact.case].cents, about
        case f.CaseRefused():
            return (
                Movement.CASE_REFUSED,
                before.cases.withheld[fact.case].cents,
                f", case {fact.case}",
            )
        case f.RoundCorrected():
            cents = fact.credit_cents + fact.withheld_cents
            owed = f", gone {money_text(fact.owed_cents)}" if fact.owed_cents else ""
            about = f", round {fact.round}{owed}"
            if fact.judged is None:
                return Movement.CORRECTION, cents, about
            kind = Movement.FORFEIT if fact.judged.forfeited else Movement.ADJUSTMENT
            return kind, cents, f"{about}, by {fact.judged.clause}"
        case f.WagersForfeited():
            sent = before.round.sent
            cents = sum(sent.stakes.values()) if sent else 0
            return Movement.FORFEIT, -cents, f", round {fact.round}, by {fact.clause}"
        case _:
            return None
