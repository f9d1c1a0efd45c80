"""Who looks at a table is told what is his to know, at once."""

import asyncio

import pytest

from kiosk.game.round.state import TablePhase, TerminalPhase
from kiosk.game.table import commands as c
from kiosk.lab.simulate.machines import TABLE
from kiosk.lab.simulate.network import Node
from kiosk.lab.simulate.staff import SUPERVISOR
from kiosk.link import messages as m
from kiosk.link.client import TableClient
from kiosk.link.identity import Role
from kiosk.link.session import BEAT_S, LINE_MAX
from kiosk.rules.rulebook import RuleBook
from tests.lab.simulate.salon import Salon, opened

pytestmark = pytest.mark.virtual_time


def looking_at(salon: Salon) -> TableClient:
    node = Node(Role.DISPLAY)
    return TableClient(
        Role.DISPLAY, "1", lambda: salon.network.connect(node, TABLE, limit=LINE_MAX)
    )


async def test_a_display_is_told_of_no_number_that_was_only_sensed(crown: RuleBook) -> None:
    """S3 6.7."""
    async with opened(crown, automatic=False) as salon:
        display = looking_at(salon)
        task = asyncio.create_task(display.run())
        await salon.ask("open")
        await salon.ask("close")
        await salon.phase(TablePhase.SPINNING)
        assert (await salon.eye.ask(m.Sensed(reading="r1", pocket="32"))).done
        await salon.until(lambda: salon.console.board and salon.console.board.sensed == "32", "32")
        await asyncio.sleep(1)  # of the virtual clock: whatever was said has come
        assert display.board is not None
        assert (display.board.phase, display.board.sensed) == (TablePhase.SPINNING, "")
        assert (await salon.ask("result 17")).startswith("ok")
        await salon.until(lambda: display.board and display.board.last, "a number")
        assert display.board.last == ("17",)
        task.cancel()


async def test_staff_are_told_of_a_display_that_died_until_it_is_back(crown: RuleBook) -> None:
    """S3 6.18: the table knows whether its displays live."""

    def dead() -> tuple[str, ...]:
        return salon.console.house.dead_displays if salon.console.house else ("nothing told",)

    async with opened(crown, automatic=False) as salon:
        salon.console.look_at(m.LookAt())
        await salon.until(lambda: dead() == (), "nobody is missed")
        for _ in range(2):
            display = looking_at(salon)
            task = asyncio.create_task(display.run())
            await salon.until(lambda: display.board and dead() == (), "it is there")  # noqa: B023
            task.cancel()
            await salon.until(lambda: dead() == ("1",), "staff are told")


async def test_the_time_left_comes_with_the_news_that_wagering_is_open(crown: RuleBook) -> None:
    """Not with the next beat, which is up to a second away: at each of these times it is another
    part of it, on the virtual clock."""

    async with opened(crown, automatic=False) as salon:
        display = looking_at(salon)
        task = asyncio.create_task(display.run())
        await salon.until(lambda: display.board, "a board")
        for _ in range(8):
            assert display.remaining_s is None
            await salon.ask("open")
            loop = asyncio.get_running_loop()
            asked_at = loop.time()
            await salon.until(lambda: display.remaining_s is not None, "the time left")
            assert display.board.period_s == salon.table_state.round.period_s > 0
            assert loop.time() - asked_at < BEAT_S / 2
            assert display.remaining_s > display.board.period_s - BEAT_S
            await asyncio.sleep(0.3)
            await salon.ask("void the ball left the wheel")
            await salon.until(lambda: display.board.phase is TablePhase.IDLE, "the end")
        task.cancel()


async def test_the_wagering_clock_stands_still_while_accounts_are_frozen(crown: RuleBook) -> None:
    """S0 8.8.3, S3 6.9: a correction takes no time to bet from anybody, and everybody sees that."""
    async with opened(crown, automatic=False) as salon:
        display, terminal = looking_at(salon), salon.at("1")
        task = asyncio.create_task(display.run())
        await salon.ask("open")
        await salon.until(lambda: display.remaining_s is not None, "the time left")
        await salon.ask("freeze")
        await salon.until(lambda: terminal.state.locks.frozen, "the freezing")
        await asyncio.sleep(2 * BEAT_S)
        left_s = display.remaining_s
        period_s = salon.table_state.round.period_s
        await asyncio.sleep(3 * period_s)
        assert salon.table_state.round.phase is TablePhase.BETTING
        assert display.remaining_s == left_s == terminal.remaining_s() and left_s > 0
        assert terminal.state.round.phase is TerminalPhase.BETTING
        await salon.ask("thaw")
        await salon.until(lambda: not terminal.state.locks.frozen, "the thaw")
        thawed_at = asyncio.get_running_loop().time()
        await salon.phase(TablePhase.SPINNING)
        passed_s = asyncio.get_running_loop().time() - thawed_at
        assert left_s - BEAT_S < passed_s < left_s + 3 * BEAT_S
        task.cancel()


async def test_terminals_are_told_that_the_table_is_closed(crown: RuleBook) -> None:
    async with opened(crown, automatic=False) as salon:
        await salon.until(lambda: salon.at("1").link.shut, "closed")
        assert (await salon.staff.order(c.OpenTable(0), who=SUPERVISOR)).done
        await salon.until(lambda: not salon.at("1").link.shut, "open")
