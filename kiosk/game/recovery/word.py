"""What the word of one terminal is good for.

A table that has lost facts has no other word for the money there and for paper in somebody's hand,
and the terminal may lie. To what the table itself knew it adds what one supervisor may order alone,
and no more: above that, two people look at its records first.
"""

from collections.abc import Mapping

from kiosk.game.cases.state import Case
from kiosk.game.funds.state import Funds
from kiosk.game.recovery.state import Told
from kiosk.game.settling import Numbers, settle_slip
from kiosk.game.table.state import Table
from kiosk.game.tickets.state import TicketStatus
from kiosk.rules.rulebook import RuleBook

MORE_THAN_ITS_WORD = "a terminal tells of more money than its word alone is good for"
"""The money is what it has told of in all."""

_OWED = (TicketStatus.RESERVED, TicketStatus.ISSUED, TicketStatus.HELD)


def doubted_seats(cases: Mapping[str, Case]) -> frozenset[str]:
    return frozenset(case.seat for case in cases.values() if case.what == MORE_THAN_ITS_WORD)


def told_cents(book: RuleBook, state: Table, seat: str) -> int:
    """All that is owed by nothing but the word of this terminal: its tickets that are in nobody's
    box, what it has, and what its slip would be paid."""
    told = state.recovery.told.get(seat)
    tickets_cents = sum(
        ticket.cents
        for _, ticket in state.tickets.by_word()
        if ticket.seat == seat and ticket.status in _OWED
    )
    if told is None:
        return tickets_cents
    here = state.seats[seat].funds or Funds()
    played = state.recovery.rounds.get(told.open_round)
    outcome = played.outcome if played else None
    slip = settle_slip(book, told.stakes, told.promotional, Numbers(outcome, _ring(state, told)))
    return tickets_cents + here.cents + slip.credited_cents


def _ring(state: Table, told: Told) -> int | None:
    """One that was not shown before records were lost is lost with them."""
    kept = state.round.kept.get(told.open_round)
    spread = kept.spread if kept else None
    return spread.paid_ring if spread is not None and spread.locked else None


def above_its_word(book: RuleBook, state: Table, seat: str) -> int:
    """What it has told of, if that is too much; else 0."""
    rules = state.conduct.rules
    if rules is None:
        return 0  # of a journal that does not say what its house allowed
    knew = state.recovery.knew.get(seat, Funds())
    cents = told_cents(book, state, seat)
    good_cents = knew.cents + knew.voucher_cents + rules.supervisor_cents
    return cents if cents > good_cents else 0
