"""One ticket, many hands: it is paid once."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from kiosk.game.table.state import TicketStatus
from kiosk.link import messages as m
from kiosk.rules.rulebook import RuleBook
from tests.hostile.peers import Peer, standing, terminal
from tests.hostile.table import SEATS, House, house, run

TICKETS = 20
CLIENTS = SEATS[1:51]
CENTS = 12_500


async def issue(there: House, someone: Peer, seat: str, key: str) -> str:
    someone.say(standing(there.book, seat, there.head(), asking=(key,)))
    reserved = await someone.ask(m.ReserveTicket(key=key, cents=CENTS))
    assert isinstance(reserved, m.TicketReserved)
    someone.say(standing(there.book, seat, there.head(), tickets_out={reserved.number: True}))
    await someone.handled()
    return reserved.number


async def redeem(there: House, seat: str, someone: Peer, number: str) -> int:
    """What the table pays this seat for the ticket."""
    someone.say(standing(there.book, seat, there.head(), asking=(number,)))
    held = await someone.ask(m.HoldTicket(number=number))
    if isinstance(held, m.Refusal):
        assert held.reason in (
            "the ticket is being redeemed elsewhere",
            "the ticket is paid already",
        )
        someone.say(standing(there.book, seat, there.head(), asking=()))
        return 0
    assert isinstance(held, m.TicketHeld)
    someone.say(standing(there.book, seat, there.head(), redeemed=(number,)))
    await someone.handled()
    return held.cents


def test_fifty_terminals_redeem_one_ticket_and_one_is_paid(tmp_path: Path, crown: RuleBook) -> None:
    async def main() -> None:
        async with house(tmp_path, crown) as there, AsyncExitStack() as stack:
            peers = {
                seat: await stack.enter_async_context(terminal(there, seat)) for seat in CLIENTS
            }
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

    run(main())
