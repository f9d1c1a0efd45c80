"""Faults of machines and of the link between them: F1 to F5.

Each story strikes at the moment, heals, and plays the round to its end.
"""

import asyncio
from collections.abc import Callable

from kiosk.game.refusal import Reason
from kiosk.game.round.state import TablePhase
from kiosk.game.table import commands as sgc
from kiosk.game.terminal import commands as ats
from kiosk.game.tickets.state import TicketStatus
from kiosk.lab.simulate.machines import TABLE
from tests.matrix.cases import Case
from tests.matrix.demands import (
    in_doubt,
    note_given_back,
    out_of_service,
    pay_by_hand,
    pay_by_hand_if_wanted,
    print_without_the_table,
    printing,
    refused,
    slip_was_lost,
)
from tests.matrix.faults import (
    break_disk,
    crash,
    disturb_link,
    heal_link,
    repair_disk,
    restart,
)
from tests.matrix.stage import (
    BYSTANDER,
    NUMBER,
    SUFFERER,
    Stage,
)

# ---- F1: the terminal crashes, or loses power ----------------------------------------------------


async def terminal_crash(stage: Stage, case: Case) -> None:
    match case.moment:
        case "M9":
            await _crash_at_cash_out(stage, case)
        case "M10":
            await _crash_while_printing(stage, case)
        case "M11":
            await stage.reach("M11", lambda: None)
            if case.how == "stacked anyway":
                await stage.stack_note()
            else:
                stage.offer_note()
                await asyncio.sleep(0.2)
            crash(stage.sufferer, case.how)
            stage.sufferer.validator.let_go()
            await restart(stage.sufferer)
            await stage.validator_at_rest()
            await stage.play_on()
            assert bool(stage.returned_cents) is (case.how != "stacked anyway")
        case "M12" if "written" in case.how:
            await stage.reach("M11", lambda: None)
            stage.at(stage.sufferer, "after", "note_stacked", stage.sufferer.die)
            stage.insert_note()
            await stage.until(lambda: not stage.sufferer.on, "the terminal died")
            await restart(stage.sufferer)
            await stage.play_on()
        case _:
            sent = case.how == "sent"
            await stage.reach(
                "M4" if sent else case.moment,
                lambda: crash(stage.sufferer, case.how),
                side="table" if sent else "terminal",
            )
            if "late" in case.how:
                await stage.play_on(NUMBER, BYSTANDER)
            await restart(stage.sufferer)
            if case.moment == "M2":
                await _may_bet_again(stage)
            await stage.play_on()
            if case.moment == "M4" and "late" in case.how:
                slip_was_lost(stage, case)


async def _may_bet_again(stage: Stage) -> None:
    """The wagers are back while the period is still open, and new ones are taken."""
    await stage.quiet()
    assert stage.money() == {"credit": 10_000}
    stage.bet(SUFFERER, {"red": 500})
    stage.bet(SUFFERER, {})
    await stage.quiet()


async def _crash_at_cash_out(stage: Stage, case: Case) -> None:
    await stage.reach("M9", lambda: None)
    match case.how:
        case "asked":
            stage.at(stage.table, "before", "ticket_reserved", stage.sufferer.die)
        case "reserved":
            stage.at(stage.sufferer, "before", "ticket_asked", stage.sufferer.die)
        case "written":
            stage.at(stage.sufferer, "after", "ticket_asked", stage.sufferer.die)
    stage.cash_out()
    await stage.until(lambda: not stage.sufferer.on, "the terminal died")
    await restart(stage.sufferer)
    if case.how == "written":
        await in_doubt(stage, 10_000, good=False)
    await stage.play_on()
    tickets = [ticket.status for ticket in stage.table_state.tickets.values()]
    assert tickets == [TicketStatus.CANCELLED]
    assert not stage.room.printed


async def _crash_while_printing(stage: Stage, case: Case) -> None:
    good = "paper is out" in case.how
    printer = await printing(stage, paper=good)
    printer.jams = not good
    crash(stage.sufferer, case.how)
    await restart(stage.sufferer)
    printer.may_print.set()
    printer.may_answer.set()
    await in_doubt(stage, 10_000, good=good)
    await stage.play_on()


# ---- F2: the terminal's disk is full, or fails ---------------------------------------------------


async def terminal_disk(stage: Stage, case: Case) -> None:
    how = case.how or "full"

    def strike() -> None:
        break_disk(stage, SUFFERER, how)

    def strike_and_touch() -> None:
        """A touch is the next thing that must be written."""
        strike()
        stage.sufferer.service.touch(ats.PlaceChip("red", 500))

    match case.moment:
        case "M1" | "M8":
            await stage.reach(case.moment, strike)
            await stage.staff.order(sgc.OpenRound(stage.book.terms.period.shortest_s))
            await stage.until(lambda: stage.betting(BYSTANDER), "the bystander plays")
            stage.bet(BYSTANDER, None if case.moment == "M1" else {})
        case "M2":
            await stage.reach("M2", strike_and_touch)
        case "M4":
            # The slip was written though the disk says that it failed; nothing was sent.
            await stage.reach("M3", strike)
        case "M5":
            await stage.reach("M2", lambda: None)
            stage.at(stage.sufferer, "before", "slip_registered", strike)
            await stage.wagering_over()
        case "M9" | "M10" | "M11":
            await _disk_at_the_till(stage, case, strike)
        case _:
            await stage.reach(case.moment, strike)
    await out_of_service(stage, how)
    if case.moment == "M11":
        await note_given_back(stage)
    await _go_on_without_the_terminal(stage, case)


async def _disk_at_the_till(stage: Stage, case: Case, strike: Callable[[], None]) -> None:
    match case.moment:
        case "M9":
            await stage.reach("M9", lambda: None)
            stage.at(stage.sufferer, "before", "ticket_asked", strike)
            stage.cash_out()
        case "M10":
            printer = await printing(stage, paper=True)
            strike()
            printer.may_answer.set()
        case "M11":
            await stage.reach("M11", lambda: None)
            stage.offer_note()
            await asyncio.sleep(0.2)
            strike()
            stage.sufferer.service.touch(ats.PlaceChip("red", 500))


async def _go_on_without_the_terminal(stage: Stage, case: Case) -> None:
    lasting = (case.how or "full") in ("full", "read-only")
    if lasting:
        await stage.play_on(NUMBER, BYSTANDER)
        if case.pays_cents:
            # The table takes the money to be in a ticket; and of the note it was told nothing.
            uncounted = case.moment in ("M9", "M12")
            await pay_by_hand(stage, case.pays_cents, uncounted=uncounted)
        assert stage.money() != case.ends[0] or case.moment in ("M1", "M11"), "it is not written"
    repair_disk(stage, SUFFERER)
    if case.moment == "M10":
        await in_doubt(stage, 10_000, good=True)
    await stage.play_on()


# ---- F3: the link is lost; what is said comes late, twice or in another order --------------------


async def link_fault(stage: Stage, case: Case) -> None:
    def strike() -> None:
        disturb_link(stage, case.how)

    match case.moment:
        case "M1":
            await stage.reach("M1", strike)
            await stage.staff.order(sgc.OpenRound(stage.book.terms.period.shortest_s))
            await stage.until(lambda: stage.betting(BYSTANDER), "the bystander plays")
            stage.bet(BYSTANDER)
            if case.how.startswith("lost"):
                await _no_bets(stage)
        case "M2" if case.how == "lost 60":
            await stage.reach("M2", strike)
            await _no_bets(stage)
            await stage.until(lambda: _spinning(stage), "wagering ends without it")
            assert stage.money() == {"credit": 8500, "in_doubt": 1500}
        case "M5":
            await stage.reach("M2", lambda: None)
            stage.at(stage.table, "after", "slip_taken", strike, SUFFERER)
            await stage.wagering_over()
        case "M9":
            await _link_at_cash_out(stage, case)
        case "M10" | "M11" | "M12":
            await _link_at_the_till(stage, case, strike)
        case _:
            await stage.reach(case.moment, strike)
    if case.how == "lost 8":
        # Longer than the table waits for slips, and than either end bears silence.
        await asyncio.sleep(8)
    await heal_link(stage, case.how)
    await stage.play_on()
    if case.moment in ("M2", "M3", "M4") and case.how in ("lost 8", "lost 60"):
        slip_was_lost(stage, case)


async def _no_bets(stage: Stage) -> None:
    await stage.until(lambda: not stage.sufferer.up, "the silence is noticed")
    assert refused(stage, ats.PlaceChip("red", 500)) is Reason.NO_TABLE


def _spinning(stage: Stage) -> bool:
    return stage.table_service.durable.round.phase is TablePhase.SPINNING


async def _link_at_the_till(stage: Stage, case: Case, strike: Callable[[], None]) -> None:
    match case.moment:
        case "M10":
            printer = await printing(stage, paper=False)
            strike()
            await print_without_the_table(stage, printer)
        case _:
            await _note_without_the_table(stage, case, strike)


async def _link_at_cash_out(stage: Stage, case: Case) -> None:
    """No ticket while the table is away: the money stays credit, and an attendant may pay it."""
    await stage.reach("M9", lambda: None)
    disturb_link(stage, case.how)
    why = await stage.refusal(stage.cash_out())
    assert why is Reason.NO_TABLE
    assert stage.money() == {"credit": 10_000}
    assert not stage.room.printed
    await pay_by_hand_if_wanted(stage, case)


# ---- F4 and F5: the table crashes, or its disk fails ---------------------------------------------


async def table_crash(stage: Stage, case: Case) -> None:
    def strike() -> None:
        crash(stage.table, case.how)

    side = "table"
    if case.moment == "M6" and "not durable" in case.how:
        side = "table's disk"
    if "at rest" in case.how:
        await stage.reach("M5", lambda: None)
        await stage.staff.order(sgc.RecordBallAtRest())
        strike()
    elif case.moment in ("M9", "M10", "M11", "M12"):
        await _table_gone_at_the_till(stage, case, strike)
    else:
        await stage.reach(case.moment, strike, side=side)
    await stage.until(lambda: not stage.table.on, "the table died")
    await restart(stage.table)
    await stage.quiet()
    if case.how in ("at rest", "stopped"):
        await stage.staff.order(sgc.DeclareMalfunction("", "the table stopped"))
    if case.moment == "M9":
        await pay_by_hand_if_wanted(stage, case)
    await stage.play_on()


async def table_disk(stage: Stage, case: Case) -> None:
    how = case.how or "full"
    pending: list[asyncio.Task[object]] = []

    def strike() -> None:
        break_disk(stage, TABLE, how)
        provoked = _PROVOKED.get(case.moment)
        if provoked is not None:
            pending.append(stage.spawn(stage.staff.ask(provoked(stage))))

    if case.moment in ("M9", "M10", "M11", "M12"):
        await _table_gone_at_the_till(stage, case, strike)
    else:
        await stage.reach(case.moment, strike, side="table's disk")
    await stage.until(lambda: bool(stage.troubles[TABLE]), "the table goes out of service")
    if how in ("full", "read-only"):
        await asyncio.sleep(5)
        await stage.until(lambda: not stage.sufferer.up, "nobody is served")
        assert refused(stage, ats.PlaceChip("red", 500)) is Reason.NO_TABLE
        if case.moment == "M1":
            assert stage.table_state.round.number == 0, "a round opened on a disk that fails"
    repair_disk(stage, TABLE)
    for task in pending:
        await task
    await stage.quiet()
    if case.moment == "M8":
        # The next round has opened; what rides in it is not what this is about.
        for seat in stage.terminals:
            stage.bet(seat, {})
    if case.moment == "M9":
        await pay_by_hand_if_wanted(stage, case)
    await stage.play_on()


_PROVOKED: dict[str, Callable[[Stage], sgc.Command]] = {
    # Something that the table must write at this moment.
    "M1": lambda stage: sgc.OpenRound(stage.book.terms.period.shortest_s),
    "M2": lambda stage: sgc.TellPlayer(BYSTANDER, "A moment, please."),
    "M5": lambda stage: sgc.RecordBallAtRest(),
    "M8": lambda stage: sgc.OpenRound(stage.book.terms.period.shortest_s),
    "M10": lambda stage: sgc.TellPlayer(BYSTANDER, "A moment, please."),
    "M11": lambda stage: sgc.TellPlayer(BYSTANDER, "A moment, please."),
    "M12": lambda stage: sgc.TellPlayer(BYSTANDER, "A moment, please."),
}


async def _table_gone_at_the_till(stage: Stage, case: Case, strike: Callable[[], None]) -> None:
    match case.moment:
        case "M9":
            await stage.reach("M9", lambda: None)
            when = "after" if "reserved" in case.how else "before"
            stage.at(stage.table, when, "ticket_reserved", strike)
            assert await stage.refusal(stage.cash_out()) is Reason.NO_TABLE
            assert stage.money() == {"credit": 10_000}
        case "M10":
            printer = await printing(stage, paper=False)
            strike()
            await asyncio.sleep(0.5)
            await print_without_the_table(stage, printer)
        case _:
            await _note_without_the_table(stage, case, strike)


async def _note_without_the_table(stage: Stage, case: Case, strike: Callable[[], None]) -> None:
    if case.moment == "M11":
        await stage.reach("M11", lambda: None)
        stage.offer_note()
        await asyncio.sleep(0.2)
        strike()
        await stage.until(lambda: not stage.sufferer.up, "the table is missed")
        await note_given_back(stage)
    else:
        await stage.reach("M12", strike)
        await stage.validator_at_rest()
        assert stage.money() == {"credit": 15_000}
