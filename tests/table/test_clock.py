"""A clock that jumped decides nothing with a date before staff have confirmed it."""

import asyncio

import pytest

from kiosk.console.order import Outcome
from kiosk.game import facts as f
from kiosk.game.refusal import Reason, Refused
from kiosk.game.round.state import TablePhase
from kiosk.game.table import commands as c
from kiosk.game.terminal import commands as ats
from kiosk.lab.simulate.staff import DEALER, SUPERVISOR
from kiosk.rules.rulebook import RuleBook
from kiosk.table.clock_watch import LOOK_S
from tests.lab.simulate.salon import Salon, opened

pytestmark = pytest.mark.virtual_time

HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS


async def ticket_of(salon: Salon, cents: int) -> str:
    terminal = salon.at("1")
    await terminal.tell(ats.StackNote("note", cents))
    await terminal.cash_out()
    await salon.until(lambda: terminal.durable.tickets.out, "a ticket")
    return next(iter(terminal.durable.tickets.out))


async def restart(salon: Salon, *, ahead_ms: int) -> None:
    salon.table.die()
    await asyncio.sleep(1)
    salon.table.wall_ahead_ms += ahead_ms
    salon.table.start()
    await salon.until(lambda: salon.table.machine.service, "the table")
    await salon.until(salon.everybody_here, "everybody")


async def order(salon: Salon, command: c.Command, who: str = SUPERVISOR) -> Outcome:
    await salon.until(lambda: salon.staff.console.client.up, "the console")
    return await salon.staff.order(command, who=who)


def reason(outcome: Outcome) -> Reason | None:
    return outcome.why.reason if outcome.why else None


async def redeem(salon: Salon, number: str) -> Reason | None:
    try:
        await salon.at("2").enter_ticket(number)
    except Refused as refused:
        return refused.refusal.cause
    return None


async def doubt(salon: Salon) -> int:
    await salon.until(lambda: salon.console.staff_tasks.clock, "staff are asked")
    assert salon.console.staff_tasks.clock is not None
    return salon.console.staff_tasks.clock.clock_ms


def times(salon: Salon) -> list[int]:
    return [record.at_ms for record in salon.table.disk.durable]


async def test_one_start_with_a_clock_far_ahead_lets_no_ticket_expire(crown: RuleBook) -> None:
    async with opened(crown, automatic=False) as salon:
        await order(salon, c.OpenTable(1_000_000))
        number = await ticket_of(salon, 2000)
        await restart(salon, ahead_ms=400 * DAY_MS)
        await doubt(salon)
        assert await redeem(salon, number) is Reason.CLOCK_DOUBTED
        opening = c.OpenRound(crown.terms.period.shortest_s)
        assert reason(await order(salon, opening, DEALER)) is Reason.CLOCK_DOUBTED
        # Somebody sets the clock, and all is as it was.
        salon.table.wall_ahead_ms -= 400 * DAY_MS
        await asyncio.sleep(2 * LOOK_S)
        assert salon.console.staff_tasks.clock is None
        assert await redeem(salon, number) is None
        assert (await order(salon, opening, DEALER)).done
        assert times(salon) == sorted(times(salon))
        assert max(times(salon)) - min(times(salon)) < DAY_MS


async def test_a_clock_that_staff_confirm_is_followed(crown: RuleBook) -> None:
    async with opened(crown, automatic=False) as salon:
        number = await ticket_of(salon, 2000)
        await restart(salon, ahead_ms=400 * DAY_MS)
        shown_ms = await doubt(salon)
        assert reason(await order(salon, c.ConfirmClock(shown_ms), DEALER)) is Reason.NOT_ALLOWED
        other = await order(salon, c.ConfirmClock(shown_ms - 1))
        assert reason(other) is Reason.CLOCK_NOT_DOUBTED
        assert (await order(salon, c.ConfirmClock(shown_ms))).done
        assert await redeem(salon, number) is Reason.TICKET_EXPIRED
        assert salon.facts(f.ClockConfirmed)[0].who == SUPERVISOR
        await restart(salon, ahead_ms=0)
        await asyncio.sleep(2 * LOOK_S)
        assert salon.console.staff_tasks.clock is None


async def test_a_clock_set_back_is_confirmed_once_and_the_journal_goes_on(crown: RuleBook) -> None:
    async with opened(crown, automatic=False) as salon:
        await order(salon, c.OpenTable(1_000_000))
        await restart(salon, ahead_ms=-3 * HOUR_MS)
        opening = c.OpenRound(crown.terms.period.shortest_s)
        assert reason(await order(salon, opening, DEALER)) is Reason.CLOCK_DOUBTED
        assert (await order(salon, c.ConfirmClock(await doubt(salon)))).done
        assert (await order(salon, opening, DEALER)).done
        await restart(salon, ahead_ms=HOUR_MS)
        await asyncio.sleep(2 * LOOK_S)
        assert salon.console.staff_tasks.clock is None
        assert times(salon) == sorted(times(salon))


async def test_a_jump_while_running_is_told_and_stops_nobody(crown: RuleBook) -> None:
    async with opened(crown, automatic=False) as salon:
        await order(salon, c.OpenTable(1_000_000))
        salon.table.wall_ahead_ms += 3 * HOUR_MS
        shown_ms = await doubt(salon)
        opening = c.OpenRound(crown.terms.period.shortest_s)
        assert (await order(salon, opening, DEALER)).done
        await salon.phase(TablePhase.BETTING)
        assert (await order(salon, c.ConfirmClock(shown_ms))).done
        await asyncio.sleep(2 * LOOK_S)
        assert salon.console.staff_tasks.clock is None
        assert times(salon)[-1] - times(salon)[0] > 3 * HOUR_MS


async def test_a_terminal_whose_clock_jumped_goes_on_from_the_tables(crown: RuleBook) -> None:
    async with opened(crown, automatic=False) as salon:
        await ticket_of(salon, 2000)
        terminal = salon.terminals["1"]
        terminal.die()
        terminal.wall_ahead_ms += 400 * DAY_MS
        await asyncio.sleep(3600)
        terminal.start()
        await salon.until(salon.everybody_here, "it is back")
        await order(salon, c.OpenTable(1_000_000))
        apart_ms = salon.at("1").now_ms - times(salon)[-1]
        assert abs(apart_ms) < HOUR_MS / 60
