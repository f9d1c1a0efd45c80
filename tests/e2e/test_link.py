"""Whatever happens to the link, every payment is made once and every slip counts once.

The same checks are run with a protection taken out, where they must find the damage: a test that
cannot fail proves nothing.
"""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from kiosk.game import facts as f
from tests.e2e.floor import Floor, facts_of, wrong
from tests.e2e.processes import KIOSK, until
from tests.e2e.proxy import AnswerLost, Chance, Fates, Way, proxy

LIKELY = 0.12
UNPROTECTED = ("-m", "tests.e2e.unprotected")


async def through(floor: Floor, fates: Fates, stack: AsyncExitStack) -> None:
    """All terminals speak to their table through a faulty line."""
    for seat in floor.seats:
        name = f"proxy-{seat}.sock"
        floor.write_terminal(seat, socket=name)
        line = proxy(floor.folder / name, floor.socket, fates, floor.random)
        await stack.enter_async_context(line)


@pytest.mark.parametrize("seed", [1])
def test_no_fault_of_the_link_loses_or_doubles_anything(tmp_path: Path, seed: int) -> None:
    async def evening() -> list[str]:
        floor = Floor(tmp_path, Random(seed))
        chance = Chance(floor.random, likely=LIKELY)
        floor.start_table()
        async with AsyncExitStack() as stack:
            await through(floor, chance, stack)
            for seat in floor.seats:
                floor.start_terminal(seat)
            floor.staff.credits_seats = floor.seats
            async with floor.staffed():
                await until(lambda: chance.all_fired, f"every fault: {chance.fired}")
                chance.likely = 0.0
                return await floor.retire()

    assert asyncio.run(evening()) == []


async def credit_once(folder: Path, launcher: tuple[str, ...]) -> tuple[Floor, AnswerLost]:
    """Staff credit a seat, and the link is cut before its answer comes, three times if need be."""
    floor = Floor(folder, Random(1), seats=("1",))
    lost = AnswerLost(b'"order":"credit"', Way.TO_TERMINAL, times=3)
    floor.start_table()
    async with AsyncExitStack() as stack:
        await through(floor, lost, stack)
        terminal = floor.start_terminal("1", player=False, launcher=launcher)
        async with floor.staffed():
            await floor.everybody_here()
            await floor.credit("1", 5000)
            await until(lambda: lost.cuts, "the credit")
            if launcher == KIOSK:
                assert await floor.retire() == []
            elif "payments" in launcher:
                await until(lambda: lost.cuts == 3, "the credit again and again")
            else:
                await terminal.says("Credit is not carried out: the key was used")
    return floor, lost


def credits(floor: Floor) -> list[f.StaffCredited]:
    return [x for x in facts_of(floor, "terminal-1") if isinstance(x, f.StaffCredited)]


def test_a_credit_whose_answer_is_lost_is_paid_once(tmp_path: Path) -> None:
    floor, lost = asyncio.run(credit_once(tmp_path, KIOSK))
    assert (len(credits(floor)), lost.heard) == (1, 1)


def test_without_its_keys_a_credit_is_paid_again_and_found(tmp_path: Path) -> None:
    floor, _ = asyncio.run(credit_once(tmp_path, (*UNPROTECTED, "payments")))
    paid = credits(floor)
    assert len(paid) >= 3
    assert {fact.key for fact in paid} == {paid[0].key}
    found = "\n".join(wrong(floor))
    assert f"'staff_credited {paid[0].key}' is there for the second time" in found


def test_the_journal_alone_stops_a_second_payment(tmp_path: Path) -> None:
    """The second line of defence, for a terminal that has forgotten what it paid."""
    floor, _ = asyncio.run(credit_once(tmp_path, (*UNPROTECTED, "payments-by-handler")))
    assert len(credits(floor)) == 1


async def slip_once(folder: Path, launcher: tuple[str, ...]) -> tuple[Floor, AnswerLost]:
    """A slip is registered, and the link is cut before the terminal hears of it."""
    floor = Floor(folder, Random(1), seats=("1",))
    lost = AnswerLost(b'"slip":{', Way.TO_TABLE, times=1)
    floor.start_table(launcher=launcher)
    async with AsyncExitStack() as stack:
        await through(floor, lost, stack)
        floor.start_terminal("1")
        async with floor.staffed():
            await until(lambda: lost.cuts and lost.heard > 1, "the slip again")
            if launcher == KIOSK:
                assert await floor.retire() == []
            else:
                await floor.rounds(2)
    return floor, lost


def taken(floor: Floor) -> list[tuple[int, str]]:
    told = facts_of(floor, "table")
    return [(fact.round, fact.key) for fact in told if isinstance(fact, f.SlipTaken)]


def test_a_slip_whose_receipt_is_lost_is_registered_once(tmp_path: Path) -> None:
    floor, _ = asyncio.run(slip_once(tmp_path, KIOSK))
    assert len(set(taken(floor))) == len(taken(floor)) > 0


def test_without_its_keys_a_slip_is_registered_again_and_found(tmp_path: Path) -> None:
    floor, _ = asyncio.run(slip_once(tmp_path, (*UNPROTECTED, "slips")))
    answered = [
        x for x in facts_of(floor, "table") if isinstance(x, f.SlipTaken | f.SlipTurnedDown)
    ]
    assert len({fact.round for fact in answered}) < len(answered)
    assert any("was answered before" in what for what in wrong(floor))
