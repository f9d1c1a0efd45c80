"""Enrolled machines say as much as they may: the others play on, and staff are shown all of it."""

import asyncio
from contextlib import AsyncExitStack
from typing import TypeVar

import msgspec
import pytest
from msgspec import inspect

from kiosk.game.cash.standing import CashStanding
from kiosk.game.facts import LockReason
from kiosk.game.locks.standing import LocksStanding
from kiosk.game.refusal import Reason, Refusal
from kiosk.game.table import commands as c
from kiosk.game.tickets.standing import TicketsStanding
from kiosk.lab.simulate.welltyped import longest
from kiosk.link import messages as m
from kiosk.link.session import LINE_MAX
from tests.hostile.peers import Peer, standing, terminal
from tests.hostile.table import SEATS, WAIT_S, House

Kind = TypeVar("Kind", bound=msgspec.Struct)
SEAT = "2"
LIARS = SEATS[1:]


def the_longest(kind: type[Kind]) -> Kind:
    return msgspec.convert(longest(inspect.type_info(kind)), kind, str_keys=True)


async def shown(there: House, liar: str) -> m.SeatAt:
    """The seat as a console with a screen sees it, once it has figures."""
    async with asyncio.timeout(WAIT_S):
        while True:
            seats = there.console.seats.seats if there.console.seats else {}
            if liar in seats and seats[liar].credit_cents is not None:
                return seats[liar]
            await there.console.changed()


async def looks(there: House) -> None:
    there.console.look_at(m.LookAt(seat=SEAT))
    await shown(there, "1")


async def test_a_full_house_of_the_longest_texts_is_shown_at_the_console(there: House) -> None:
    await looks(there)
    async with AsyncExitStack() as stack:
        for seat in LIARS:
            told = {
                "locks": the_longest(LocksStanding),
                "cash": the_longest(CashStanding),
                "tickets": the_longest(TicketsStanding),
            }
            liar = await stack.enter_async_context(terminal(there, seat, **told))
            liar.say(the_longest(m.Meters))
        for seat in LIARS:
            assert (await shown(there, seat)).devices == the_longest(m.Meters).devices
        await there.play()
    assert there.console.connections == 1


@pytest.mark.parametrize("part", [name for name in m.Standing.__struct_fields__ if name != "head"])
async def test_the_longest_of_each_part_of_a_standing_harms_nobody(there: House, part: str) -> None:
    await looks(there)
    head = there.head()
    said = msgspec.to_builtins(standing(there.book, SEAT, head), str_keys=True)
    said[part] = longest(inspect.type_info(m.Standing).fields[_index(part)].type)  # type: ignore[attr-defined]
    async with terminal(there, SEAT, head=head) as liar:
        liar.send(msgspec.json.encode({"n": liar.n, "say": said}) + b"\n")
        liar.n += 1
        liar.say(the_longest(m.Meters))
        await handled_or_ended(liar)
        await there.play()
    assert there.console.connections == 1


def _index(part: str) -> int:
    return m.Standing.__struct_fields__.index(part)


async def handled_or_ended(liar: Peer) -> None:
    try:
        await liar.handled()
    except (asyncio.IncompleteReadError, ConnectionError):
        assert any(isinstance(heard, m.Refusal) for heard in liar.heard)


@pytest.mark.parametrize("field", ["printing", "entered"])
@pytest.mark.parametrize("wrong", ["not a number", "9" * 60_000], ids=["words", "long"])
async def test_a_ticket_that_is_no_number_is_not_passed_on(
    there: House, field: str, wrong: str
) -> None:
    """It would end the connection of every console that is told of it."""
    await looks(there)
    in_doubt = LocksStanding(reasons=frozenset({LockReason.TICKET_IN_DOUBT}))
    said = msgspec.to_builtins(
        standing(there.book, SEAT, there.head(), locks=in_doubt), str_keys=True
    )
    said["tickets"] = {field: wrong}
    async with terminal(there, SEAT) as liar:
        liar.send(msgspec.json.encode({"n": liar.n, "say": said}) + b"\n")
        assert "cannot be understood" in await liar.ended()
        await there.play()
    assert there.console.connections == 1


async def test_a_doubt_about_no_ticket_is_no_doubt(there: House) -> None:
    await looks(there)
    in_doubt = LocksStanding(reasons=frozenset({LockReason.TICKET_IN_DOUBT}))
    async with terminal(there, SEAT, locks=in_doubt) as liar:
        await liar.handled()
        async with asyncio.timeout(WAIT_S):
            while SEAT not in there.console.staff_tasks.locks:
                await there.console.changed()
        assert there.console.staff_tasks.doubtful_tickets == {}
        await there.play()
    assert there.console.connections == 1


async def test_more_than_a_player_can_have_is_shown_as_a_sum(there: House) -> None:
    """Of a terminal that has gone: what it told, and its tickets, are added up."""
    await looks(there)
    async with terminal(there, SEAT) as liar:
        liar.say(standing(there.book, SEAT, there.head(), account=m.AccountStanding(playing=True)))
        liar.say(the_longest(m.Meters))
        for key in ("a", "b"):
            await liar.ask(m.ReserveTicket(key=key, cents=2**53))
    async with asyncio.timeout(WAIT_S):
        while not (await shown(there, SEAT)).owed_cents:
            await there.console.changed()
    await there.play()
    assert there.console.connections == 1


async def test_a_case_of_no_round_is_shown(there: House) -> None:
    await looks(there)
    await there.ask(c.OpenCase("odd", "1", -1, 100, "\0" * 500))
    await there.play()
    assert there.console.connections == 1


async def test_what_is_too_long_for_a_line_ends_the_connection_that_it_was_for(
    there: House, caplog: pytest.LogCaptureFixture
) -> None:
    async with terminal(there, SEAT) as other:
        await other.handled()
        client = there.service.terminal(SEAT)
        assert client is not None
        client.session.say(m.Refusal(of="x" * LINE_MAX, why=Refusal(Reason.LOCKED)))
        await other.ended()
        await there.play()
    assert caplog.text.count(f"terminal {SEAT}: refused: Refusal is too long for a line") == 1
