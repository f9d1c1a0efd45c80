"""A table that has lost facts asks everybody, and some lie: that ends their own connection, or is a
question for people."""

import msgspec
import pytest

from kiosk.game.recovery.word import MORE_THAN_ITS_WORD
from kiosk.game.refusal import Reason
from kiosk.game.table import commands as c
from kiosk.game.tickets.state import TicketStatus
from kiosk.link import messages as m
from kiosk.table.tickets import mark_of
from tests.hostile.peers import peer, terminal_hello
from tests.hostile.table import HONEST, SECOND, House

OURS = mark_of("T") + "9" * 14
TICKET = m.TicketTold(number=OURS, cents=500, at_ms=0, status=TicketStatus.ISSUED)
ROUND = m.RoundTold(round=5, outcome="17", settlement=1, staked_cents=5, credited_cents=0)


async def end(there: House) -> None:
    """The honest terminal has told, and play goes on."""
    await there.until(lambda table: HONEST in table.recovery.told)
    await there.order(c.EndRecovery(), second=SECOND)
    await there.order(c.OpenTable(1_000_000))
    await there.play()


@pytest.mark.parametrize(
    ("told", "why"),
    [
        (m.Beat(), "it does not tell what it holds"),
        (m.Recollected(tickets=(TICKET,) * 101), "Expected"),
        (
            m.Recollected(tickets=(msgspec.structs.replace(TICKET, number="0" * 18),)),
            "it tells of a ticket of another table",
        ),
        (m.Recollected(last=True, open_round=2**53), "wrong_round"),
    ],
)
async def test_who_tells_nonsense_is_hung_up_on_and_nobody_else(
    there: House, told: m.Message, why: str
) -> None:
    await there.order(c.BeginRecovery(), second=SECOND)
    async with peer(there) as liar:
        liar.say(terminal_hello(there, "2"))
        await liar.hear_a(m.Recover)
        liar.say(told)
        assert why in await liar.ended()
    assert "2" not in there.table.recovery.told
    await end(there)


async def test_nobody_recollects_who_is_not_asked(there: House) -> None:
    async with peer(there) as liar:
        await liar.hello(terminal_hello(there, "2"))
        liar.say(m.Recollected(tickets=(TICKET,), last=True))
        assert await liar.ended() == "a terminal does not say Recollected"
    assert OURS not in there.table.tickets
    await there.play()


async def test_a_lie_about_money_changes_no_other_seat(there: House) -> None:
    await there.order(c.BeginRecovery(), second=SECOND)
    credit_cents = there.terminal.state.credit_cents
    await there.until(lambda table: HONEST in table.recovery.told)
    async with peer(there) as liar:
        liar.say(terminal_hello(there, "2"))
        await liar.hear_a(m.Recover)
        liar.say(m.Recollected(tickets=(TICKET,), rounds=(ROUND,)))
        await liar.hear_a(m.Beat)
        liar.say(m.Recollected(last=True))
        assert (await liar.hear_a(m.Welcome)).recovered
    told = there.table.recovery.told["2"]
    assert (told.tickets, told.cents, told.rounds) == (1, 500, 1)
    await end(there)
    assert there.terminal.state.cases.withheld == {}
    assert there.terminal.state.credit_cents < credit_cents


async def test_nobody_tells_without_end_however_often_it_begins_anew(
    there: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kiosk.table.recovery.TOLD_MAX", 10)
    await there.order(c.BeginRecovery(), second=SECOND)
    for n in range(2):
        tickets = tuple(
            msgspec.structs.replace(TICKET, number=f"{OURS[:-3]}{n}{each:02}") for each in range(8)
        )
        async with peer(there) as liar:
            liar.say(terminal_hello(there, "2"))
            await liar.hear_a(m.Recover)
            liar.say(m.Recollected(tickets=tickets))
            if n:
                assert "more than 10 tickets" in await liar.ended()
            else:
                await liar.hear_a(m.Beat)
    assert there.table.recovery.counted["2"].tickets == 8
    await end(there)


async def test_nobody_opens_a_case_in_the_table_s_own_words(there: House) -> None:
    """What is decided upon it is more than a note: closing it would pay what two people doubt."""
    asked = c.OpenCase("mine", HONEST, 0, 100, MORE_THAN_ITS_WORD)
    why = (await there.ask(asked)).why
    assert why is not None and why.reason is Reason.BAD_TEXT
    assert there.table.cases == {}
