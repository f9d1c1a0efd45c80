"""One ticket, many hands: it is paid once."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from kiosk.game.account.standing import AccountStanding
from kiosk.game.facts import LockReason
from kiosk.game.refusal import Reason
from kiosk.game.round.standing import SlipOut
from kiosk.game.round.state import SlipStatus, TerminalPhase
from kiosk.game.tickets.state import TicketStatus
from kiosk.link import messages as m
from tests.hostile.peers import Peer, standing, terminal
from tests.hostile.table import CREDIT_CENTS, SEATS, House

TICKETS = 20
CLIENTS = SEATS[1:51]
CENTS = 12_500


async def issue(there: House, someone: Peer, seat: str, key: str) -> str:
    someone.say(standing(there.book, seat, there.head(), tickets=m.TicketsStanding(asking=(key,))))
    reserved = await someone.ask(m.ReserveTicket(key=key, cents=CENTS))
    assert isinstance(reserved, m.TicketReserved)
    someone.say(
        standing(
            there.book, seat, there.head(), tickets=m.TicketsStanding(out={reserved.number: True})
        )
    )
    await someone.handled()
    return reserved.number


async def redeem(there: House, seat: str, someone: Peer, number: str) -> int:
    """What the table pays this seat for the ticket."""
    someone.say(
        standing(there.book, seat, there.head(), tickets=m.TicketsStanding(asking=(number,)))
    )
    held = await someone.ask(m.HoldTicket(number=number))
    if isinstance(held, m.Refusal):
        assert held.why.reason in (Reason.TICKET_HELD, Reason.TICKET_PAID)
        someone.say(standing(there.book, seat, there.head(), tickets=m.TicketsStanding()))
        return 0
    assert isinstance(held, m.TicketHeld)
    someone.say(
        standing(there.book, seat, there.head(), tickets=m.TicketsStanding(redeemed=(number,)))
    )
    await someone.handled()
    return held.cents


async def test_fifty_terminals_redeem_one_ticket_and_one_is_paid(there: House) -> None:
    async with AsyncExitStack() as stack:
        peers = {seat: await stack.enter_async_context(terminal(there, seat)) for seat in CLIENTS}
        issuer = CLIENTS[0]
        numbers = [
            await issue(there, peers[issuer], issuer, f"cash-out {number}")
            for number in range(TICKETS)
        ]
        for number in numbers:
            paid = await asyncio.gather(
                *(redeem(there, seat, someone, number) for seat, someone in peers.items())
            )
            assert sorted(paid, reverse=True)[:2] == [CENTS, 0]
            winner = CLIENTS[paid.index(CENTS)]
            await there.durable()
            ticket = there.table.tickets[number]
            assert (ticket.status, ticket.holder) == (TicketStatus.PAID, winner)
        kinds = [type(fact).__name__ for fact in there.facts()]
        assert kinds.count("TicketPaid") == TICKETS
        await there.play()


@pytest.mark.parametrize(
    ("cents", "why"),
    [(2**53, Reason.TICKET_TOO_LARGE), (2 * CREDIT_CENTS, Reason.MORE_THAN_THERE)],
    ids=["more than any ticket is worth", "more than it can have"],
)
async def test_no_ticket_is_given_for_what_is_not_there(
    there: House, cents: int, why: Reason
) -> None:
    async with terminal(there, "2", funds=m.FundsStanding()) as liar:
        refused = await liar.ask(m.ReserveTicket(key="k", cents=cents))
        assert isinstance(refused, m.Refusal) and refused.why.reason is why
        await there.durable()
    assert not there.table.tickets
    reported = there.table.cases.get("funds 2")
    assert (reported is not None) == (why is Reason.MORE_THAN_THERE)
    assert reported is None or reported.cents == cents
    await there.play()


async def test_what_is_not_there_cannot_be_staked(there: House) -> None:
    async with terminal(there, "2", funds=m.FundsStanding()) as liar:
        round_ = await there.open_round()
        slip = SlipOut(key="slip", stakes={"red": 500}, promotional={}, short_stack=False)
        sent = m.RoundStanding(phase=TerminalPhase.CLOSING, number=round_, slip=slip)
        told = {"round": sent, "funds": m.FundsStanding(), "account": AccountStanding(playing=True)}
        liar.say(standing(there.book, "2", there.head(), **told))
        await liar.handled()
        await there.durable()
    assert there.table.round.current.slips["2"].status is SlipStatus.REFUSED
    assert "funds 2" in there.table.cases
    assert LockReason.DISPUTE in there.table.seats["2"].locks
