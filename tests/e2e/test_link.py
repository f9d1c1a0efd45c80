"""Whatever happens to the link, every payment is made once and every slip counts once.

The same checks are run with a protection taken out, where they must find the damage: a test that
cannot fail proves nothing.
"""

import re
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from kiosk.game import facts as f
from tests.e2e.floor import Floor, wrong
from tests.e2e.processes import WITH_SOMEBODY, until
from tests.e2e.proxy import AnswerLost, Chance, Fates, Way, proxy

LIKELY = 0.12
UNPROTECTED = ("tests.e2e.unprotected",)


async def through(floor: Floor, fates: Fates, stack: AsyncExitStack) -> None:
    """All terminals speak to their table through a faulty line."""
    for seat in floor.seats:
        path = floor.house.folder / floor.house.line_of(seat)
        line = proxy(path, floor.house.socket, fates, floor.random)
        await stack.enter_async_context(line)


async def test_no_fault_of_the_link_loses_or_doubles_anything(tmp_path: Path) -> None:
    floor = Floor(tmp_path, Random(1), cuttable=True)
    chance = Chance(floor.random, likely=LIKELY)
    floor.start_table()
    async with AsyncExitStack() as stack:
        await through(floor, chance, stack)
        for seat in floor.seats:
            floor.start_terminal(seat)
        async with floor.staffed():
            while not chance.all_fired:
                for seat in floor.seats:
                    await floor.credit(seat, 100 * floor.random.randint(1, 50))
                await floor.rounds(1)
            chance.likely = 0.0
            assert await floor.retire() == []


async def credit_once(folder: Path, launcher: tuple[str, ...]) -> tuple[Floor, AnswerLost]:
    """Staff credit a seat, and the link is cut before its answer comes, three times if need be."""
    floor = Floor(folder, Random(1), terminals=1, cuttable=True)
    lost = AnswerLost(b'"order":"credit"', Way.TO_TERMINAL, times=3)
    floor.start_table()
    async with AsyncExitStack() as stack:
        await through(floor, lost, stack)
        terminal = floor.start_terminal("1", player=False, launcher=launcher)
        async with floor.staffed():
            await floor.everybody_here()
            await floor.credit("1", 5000)
            await until(lambda: lost.cuts, "the credit")
            if launcher == WITH_SOMEBODY:
                assert await floor.retire() == []
            elif "payments" in launcher:
                await until(lambda: lost.cuts == 3, "the credit again and again")
            else:
                await terminal.says("Credit is not carried out: key_reused")
    return floor, lost


def credits(floor: Floor) -> list[f.StaffCredited]:
    return [x for x in floor.facts("terminal-1") if isinstance(x, f.StaffCredited)]


async def test_a_credit_whose_answer_is_lost_is_paid_once(tmp_path: Path) -> None:
    floor, lost = await credit_once(tmp_path, WITH_SOMEBODY)
    assert (len(credits(floor)), lost.heard) == (1, 1)


async def test_without_its_keys_a_credit_is_paid_again_and_found(tmp_path: Path) -> None:
    floor, _ = await credit_once(tmp_path, (*UNPROTECTED, "payments"))
    paid = credits(floor)
    assert len(paid) >= 3
    assert {fact.key for fact in paid} == {paid[0].key}
    found = "\n".join(wrong(floor))
    assert f"'staff_credited {paid[0].key}' is there for the second time" in found


async def test_the_journal_alone_stops_a_second_payment(tmp_path: Path) -> None:
    """The second line of defence, for a terminal that has forgotten what it paid."""
    floor, _ = await credit_once(tmp_path, (*UNPROTECTED, "payments-by-handler"))
    assert len(credits(floor)) == 1


async def slip_once(folder: Path, launcher: tuple[str, ...]) -> tuple[Floor, AnswerLost]:
    """A slip is registered, and the link is cut before the terminal hears of it."""
    floor = Floor(folder, Random(1), terminals=1, cuttable=True)
    lost = AnswerLost(b'"slip":{', Way.TO_TABLE, times=1)
    floor.start_table(launcher=launcher)
    async with AsyncExitStack() as stack:
        await through(floor, lost, stack)
        floor.start_terminal("1")
        async with floor.staffed():
            await until(lambda: lost.cuts and lost.heard > 1, "the slip again")
            if launcher == WITH_SOMEBODY:
                assert await floor.retire() == []
            else:
                await floor.rounds(2)
    return floor, lost


def taken(floor: Floor) -> list[tuple[int, str]]:
    told = floor.facts("table")
    return [(fact.round, fact.key) for fact in told if isinstance(fact, f.SlipTaken)]


async def test_a_slip_whose_receipt_is_lost_is_registered_once(tmp_path: Path) -> None:
    floor, _ = await slip_once(tmp_path, WITH_SOMEBODY)
    assert len(set(taken(floor))) == len(taken(floor)) > 0


async def test_without_its_keys_a_slip_is_registered_again_and_found(tmp_path: Path) -> None:
    floor, _ = await slip_once(tmp_path, (*UNPROTECTED, "slips"))
    answered = [x for x in floor.facts("table") if isinstance(x, f.SlipTaken | f.SlipTurnedDown)]
    assert len({fact.round for fact in answered}) < len(answered)
    again = re.compile("slip_(taken|turned_down): the engine")
    assert any(again.search(what) for what in wrong(floor))
