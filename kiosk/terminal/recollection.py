"""What a terminal tells a table that has lost facts: all that it holds and the table may not."""

from collections.abc import AsyncIterator, Iterator

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.round.standing import SlipOut
from kiosk.game.round.state import PlayedRound, TerminalPhase
from kiosk.game.supernova.state import WagerState
from kiosk.game.terminal.state import Terminal
from kiosk.game.tickets.state import TicketStatus
from kiosk.journal.facts import read_facts
from kiosk.journal.log import FactLog
from kiosk.link import messages as m
from kiosk.rules.terms import Tender

_PAGE = 100
"""Tickets, payments or rounds in a line."""
_FACTS_A_PAGE = 5000
"""Read at once, before the table hears of us again."""


async def recollect(
    log: FactLog, state: Terminal, *, since_ms: int
) -> AsyncIterator[m.Recollected]:
    """Page by page. Tickets of before `since_ms` are good for nobody any more."""
    printed: dict[str, m.TicketTold] = {}
    put_in: dict[str, m.TicketTold] = {}
    payments: list[m.PaymentTold] = []
    for read, (record, fact) in enumerate(read_facts(log, log.seq_before(since_ms)), start=1):
        _follow(printed, put_in, fact, record.at_ms)
        payments += _payments(fact)
        if read % _FACTS_A_PAGE == 0:
            yield m.Recollected()  # a sign of life: a journal may be long
    tickets = [*printed.values(), *put_in.values()]
    for start in range(0, len(tickets), _PAGE):
        yield m.Recollected(tickets=tuple(tickets[start : start + _PAGE]))
    for start in range(0, len(payments), _PAGE):
        yield m.Recollected(payments=tuple(payments[start : start + _PAGE]))
    rounds = [_round(played) for played in state.round.played.values()]
    for start in range(0, len(rounds), _PAGE):
        yield m.Recollected(rounds=tuple(rounds[start : start + _PAGE]))
    yield _open_round(state)


def _open_round(state: Terminal) -> m.Recollected:
    here = state.round
    told = m.Recollected(last=True, jackpots=_jackpots(state))
    if here.phase is TerminalPhase.IDLE:
        return told
    confirmed = here.phase is TerminalPhase.SPINNING and here.sent is not None
    return replace(told, open_round=here.number, slip=_slip(state), registered=confirmed)


def _jackpots(state: Terminal) -> tuple[int, ...]:
    played = {number for number, there in state.round.played.items() if there.jackpot_cents}
    now = {state.round.number} if state.supernova.wager is WagerState.DRAWN else set()
    return tuple(sorted(played | now))


def _follow(
    printed: dict[str, m.TicketTold], put_in: dict[str, m.TicketTold], fact: f.Fact, at_ms: int
) -> None:
    match fact:
        case f.TicketAsked():
            printed[fact.key] = _ticket(fact.key, fact.cents, at_ms, TicketStatus.RESERVED)
        case f.TicketPrinted() if fact.key in printed:
            printed[fact.key] = replace(printed[fact.key], status=TicketStatus.ISSUED)
        case f.TicketFailed():
            printed.pop(fact.key, None)
        case f.TicketEntered():
            put_in[fact.key] = _ticket(fact.key, fact.cents, at_ms, TicketStatus.HELD)
        case f.TicketReturned():
            put_in.pop(fact.key, None)
        case f.TicketRedeemed():
            put_in[fact.key] = _ticket(fact.key, fact.cents, at_ms, TicketStatus.PAID)


def _payments(fact: f.Fact) -> Iterator[m.PaymentTold]:
    match fact:
        case f.StaffCredited() | f.VoucherGiven():
            tender = fact.tender if isinstance(fact, f.StaffCredited) else Tender.VOUCHER
            told = m.PaymentTold(key=fact.key, cents=fact.cents, credit=True, tender=tender)
            yield replace(told, who=fact.who)
        case f.HandPaid():
            yield m.PaymentTold(key=fact.key, cents=fact.cents, credit=False, who=fact.who)


def _ticket(number: str, cents: int, at_ms: int, status: TicketStatus) -> m.TicketTold:
    return m.TicketTold(number=number, cents=cents, at_ms=at_ms, status=status)


def _round(played: PlayedRound) -> m.RoundTold:
    return m.RoundTold(
        round=played.round,
        outcome=played.outcome,
        settlement=played.settlement,
        staked_cents=sum(played.stakes.values()),
        credited_cents=played.winnings_cents + played.returned_cents,
    )


def _slip(state: Terminal) -> SlipOut | None:
    sent = state.round.sent
    if sent is None:
        return None
    return SlipOut(
        key=sent.key,
        stakes=sent.stakes,
        promotional=sent.promotional,
        short_stack=sent.short_stack,
    )
