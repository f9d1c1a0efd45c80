"""Printer, validator and clocks: F9 to F11."""

import asyncio
from collections.abc import Callable

from kiosk.game.money import Source
from kiosk.game.tickets.state import TicketStatus
from kiosk.lab.simulate.machines import EIGHT_IN_THE_EVENING_MS
from tests.matrix.cases import Case
from tests.matrix.demands import in_doubt, pay_by_hand, printing
from tests.matrix.stage import (
    EXTRA_NOTE_CENTS,
    Stage,
)

HOUR_MS = 3_600_000


# ---- F9: the printer fails -----------------------------------------------------------------------


async def printer_fault(stage: Stage, case: Case) -> None:
    printer = stage.sufferer.printer

    def strike() -> None:
        printer.broken = True

    match case.moment:
        case "M9":
            await stage.reach("M9", strike)
            await _nothing_is_printed(stage, 10_000)
            await stage.sufferer.service.call_attendant()
            await pay_by_hand(stage, case.pays_cents)
            await stage.play_on()
            return
        case "M10":
            await stage.reach("M10", lambda: None)
            printer.silent = True
            printer.jams = case.how == "no paper"
            assert await stage.refusal(stage.cash_out()) is None
            await in_doubt(stage, 10_000, good=not printer.jams)
            await stage.play_on()
            return
        case "M11":
            await stage.reach("M11", strike)
            stage.offer_note()
            stage.sufferer.validator.let_go()
        case _:
            await stage.reach(case.moment, strike)
    await stage.play_on()
    # The fault met nobody's money; the next cash-out meets it, and that money stays as well.
    await _nothing_is_printed(stage, stage.money()["credit"])


async def _nothing_is_printed(stage: Stage, cents: int) -> None:
    await stage.quiet()
    assert await stage.refusal(stage.cash_out()) is None
    await stage.quiet()
    assert stage.money()["credit"] == cents
    assert [t.status for t in stage.table_state.tickets.values()] == [TicketStatus.CANCELLED]
    assert not stage.room.printed


# ---- F10: the validator fails --------------------------------------------------------------------


async def validator_fault(stage: Stage, case: Case) -> None:
    """It falls silent, and loses its power. When it is back it tells what was not acknowledged."""
    validator = stage.sufferer.validator

    async def reset() -> None:
        before = stage.state().money.sources[Source.NOTES]
        validator.unplug()
        await asyncio.sleep(0.1)
        validator.plug()
        await stage.validator_at_rest()
        validator.lose_power(0.1)
        await stage.validator_at_rest()
        now = stage.state().money.sources[Source.NOTES]
        assert now == before, "a note was credited twice"

    match case.moment:
        case "M9":
            await stage.reach("M9", lambda: None)
            stage.hold_link(0.5)
            task = stage.cash_out()
            await reset()
            assert await stage.refusal(task) is None
        case "M10":
            printer = await printing(stage, paper=False)
            await reset()
            printer.may_print.set()
        case "M11":
            await stage.reach("M11", lambda: None)
            stage.offer_note()
            await asyncio.sleep(0.2)
            await reset()
            assert stage.returned_cents == [EXTRA_NOTE_CENTS]
        case "M12":
            # It falls silent with the note in its box, and tells of it, twice, when it is back.
            await stage.reach("M11", lambda: None)
            await stage.stack_note()
            validator.unplug()
            validator.let_go()
            await stage.play_on()
            assert stage.money() == {"credit": 10_000}
            validator.lose_power(0.5)
            validator.plug()
            await stage.validator_at_rest()
            await stage.quiet()
        case _:
            await stage.reach(case.moment, reset)
    await stage.play_on()
    await reset()


# ---- F11: a clock jumps --------------------------------------------------------------------------


async def clock_jump(stage: Stage, case: Case) -> None:
    """Of every machine, forwards or backwards: nothing ends sooner or later for it."""
    hours = -3 if case.how == "back" else 3

    def strike() -> None:
        for machine in stage.machines:
            machine.wall_ahead_ms += hours * HOUR_MS

    match case.moment:
        case "M2":
            await _clock_in_an_open_period(stage, strike)
        case "M9":
            await stage.reach("M9", strike)
            assert await stage.refusal(stage.cash_out()) is None
        case "M10":
            printer = await printing(stage, paper=False)
            strike()
            printer.may_print.set()
        case "M11":
            await stage.reach("M11", strike)
            stage.offer_note()
            stage.sufferer.validator.let_go()
        case _:
            await stage.reach(case.moment, strike)
    await stage.play_on()
    now_ms = EIGHT_IN_THE_EVENING_MS + int(asyncio.get_running_loop().time() * 1000)
    for machine in stage.machines:
        times_ms = [record.at_ms for record in machine.disk.durable]
        assert times_ms == sorted(times_ms)
        assert times_ms[-1] <= now_ms, f"{machine.name} wrote by a clock that jumped"


async def _clock_in_an_open_period(stage: Stage, strike: Callable[[], None]) -> None:
    """The period ends when it was to end, by the monotonic clock."""
    loop = asyncio.get_running_loop()
    await stage.reach("M2", lambda: None)
    left_s = stage.sufferer.service.remaining_s()
    assert left_s is not None
    ends_at_s = loop.time() + left_s
    strike()
    await stage.until(lambda: not stage.betting(), "wagering ends")
    assert abs(loop.time() - ends_at_s) < 0.1
