"""What the table's own journal says of the money at seats whose journals are not there: what it
gave itself, and what their terminals told it."""

from collections.abc import Iterator
from dataclasses import dataclass

from kiosk.game import facts as f
from kiosk.game.funds.state import Funds, total_cents
from kiosk.game.payments.state import Due
from kiosk.game.round.state import ROUNDS_KEPT, SlipStatus, TableRound, TableSlip
from kiosk.game.table import machine as table
from kiosk.game.table.state import Table
from kiosk.journal.record import Record
from kiosk.records.figures import NOTHING, Figures
from kiosk.records.rows import MoneyRow, Movement, RecordKind
from kiosk.records.words import masked
from kiosk.rules.money import money_text
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.spread import is_spread
from kiosk.rules.terms import Tender


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    seat: str
    figures: Figures
    movement: Movement | None = None
    """None: a round was settled."""
    cents: int = 0
    who: str = ""
    about: str = ""


class ToldMovements:
    """As `Movements`, of all seats but those in `here`."""

    def __init__(self, book: RuleBook, source: str, here: frozenset[str]) -> None:
        self._state = table.new_table(book)
        self._source = source
        self._here = here
        self._counted: dict[tuple[int, str], Figures] = {}
        """What each slip came to, as long as it can be corrected."""

    def add(self, record: Record, fact: f.AnyFact) -> Iterator[MoneyRow]:
        told = self.told(fact)
        if told is None or told.movement is None:
            return
        by = f" by {told.who}" if told.who else ""
        what = f"{told.movement} {money_text(told.cents)}{by}{told.about}"
        yield MoneyRow(
            kind=RecordKind.MONEY,
            at_ms=record.at_ms,
            source=self._source,
            seq=record.seq,
            seats=(told.seat,),
            round=getattr(fact, "round", 0),
            what=masked(f"seat {told.seat}: {what}, as the table was told"),
            movement=told.movement,
            cents=told.cents,
            who=told.who,
        )

    def end(self) -> Iterator[MoneyRow]:
        yield from ()

    def told(self, fact: f.AnyFact) -> Told | None:
        """Of the next fact of the journal."""
        if isinstance(fact, f.Begun):
            return None
        before, self._state = self._state, table.apply(self._state, fact)
        if isinstance(fact, f.SettlementReported):
            told: Told | None = Told(seat=fact.seat, figures=self._settled(fact))
        else:
            told = _told(fact, before)
        return told if told is not None and told.seat not in self._here else None

    def _settled(self, fact: f.SettlementReported) -> Figures:
        """What it adds to what was counted of the slip before."""
        played = self._state.round.kept[fact.round]
        now = _counted(played, played.slips[fact.seat])
        then = self._counted.pop((fact.round, fact.seat), NOTHING)
        self._counted[fact.round, fact.seat] = now
        while next(iter(self._counted))[0] < self._state.round.number - ROUNDS_KEPT:
            del self._counted[next(iter(self._counted))]
        return now + -then


def _told(fact: f.AnyFact, before: Table) -> Told | None:
    match fact:
        case f.SeatNotesTold():
            funds = before.seats[fact.seat].funds or Funds()
            cents = total_cents(fact.notes) - total_cents(funds.notes)
            count = sum(fact.notes.values()) - sum(funds.notes.values())
            figures = Figures(notes_cents=cents, notes=count)
            return Told(seat=fact.seat, figures=figures, movement=Movement.NOTE, cents=cents)
        case f.SeatTipped():
            cents = fact.cents - before.seats[fact.seat].tips_cents
            figures = Figures(tips_cents=cents, tips=1)
            return Told(seat=fact.seat, figures=figures, movement=Movement.TIP, cents=cents)
        case f.TicketPaid():
            cents = before.tickets[fact.number].cents
            figures = Figures(tickets_in_cents=cents, tickets_in=1)
            return _of_ticket(fact.seat, figures, Movement.TICKET_IN, cents, fact.number)
        case f.TicketIssued():
            ticket = before.tickets[fact.number]
            figures = Figures(tickets_out_cents=ticket.cents, tickets_out=1)
            return _of_ticket(ticket.seat, figures, Movement.TICKET_OUT, ticket.cents, fact.number)
        case f.PaymentAnswered(done=True):
            due = before.due.get(fact.key)
            return _paid(due) if due is not None else None
        case _:
            return None


def _of_ticket(seat: str, figures: Figures, movement: Movement, cents: int, number: str) -> Told:
    about = f", number {number}"
    return Told(seat=seat, figures=figures, movement=movement, cents=cents, about=about)


def _paid(due: Due) -> Told:
    if due.back:
        movement, figures = Movement.VOUCHERS_BACK, NOTHING
    elif due.hit:
        movement, figures = Movement.JACKPOT, Figures(jackpots_cents=due.cents, jackpots=1)
    elif due.tender is Tender.VOUCHER:
        movement, figures = Movement.VOUCHER, NOTHING
    elif due.tender is not None:
        movement = Movement.STAFF_CREDIT
        figures = Figures(staff_credits_cents=due.cents, staff_credits=1)
    else:
        movement, figures = Movement.HAND_PAY, Figures(hand_paid_cents=due.cents, hand_pays=1)
    return Told(seat=due.seat, figures=figures, movement=movement, cents=due.cents, who=due.who)


def _counted(played: TableRound, slip: TableSlip) -> Figures:
    """By the table's own sums: what a terminal says of them is compared elsewhere. Wagers that went
    back count for nothing."""
    if slip.status is not SlipStatus.REGISTERED or played.outcome is None or played.void:
        return NOTHING
    back = [cents for wager, cents in slip.stakes.items() if is_spread(wager)]
    back_cents = sum(back) if played.ring is None else 0
    return Figures(
        slips=int(bool(slip.stakes or slip.promotional)),
        handle_cents=sum(slip.stakes.values()) - back_cents,
        promotional_cents=sum(slip.promotional.values()),
        paid_cents=slip.expected_cents - back_cents,
    )
