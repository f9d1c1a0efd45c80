"""What staff get wrong, call off or declare: F6 to F8."""

import asyncio
from collections.abc import Awaitable, Callable

from kiosk.game.facts import LockReason
from kiosk.game.irregularity.grounds import grounds
from kiosk.game.refusal import Reason, Refusal
from kiosk.game.table import commands as sgc
from kiosk.game.terminal import commands as ats
from tests.matrix.cases import BACK, Case
from tests.matrix.demands import (
    in_doubt,
    locked,
    note_given_back,
    pay_by_hand,
    printing,
    refused,
    unlock,
    withheld,
)
from tests.matrix.stage import (
    BYSTANDER,
    EXTRA_NOTE_CENTS,
    NUMBER,
    OTHER_NUMBER,
    SUFFERER,
    Stage,
)

WRONG_WIN_CENTS = 35_000
"""What the sufferer got too much when 17 was entered for 18."""


# ---- F6: a wrong number was entered, and is noticed ----------------------------------------------


async def wrong_number(stage: Stage, case: Case) -> None:
    if case.moment not in ("M6", "M7", "M8"):
        await stage.play_round(NUMBER)
        assert stage.money() == {"credit": 44_500, "lost": 500}
    round_ = stage.table_state.round.number or 1

    async def correct() -> None:
        await stage.correct(round_, entered=NUMBER, actual=OTHER_NUMBER)

    match case.moment:
        case "M8":
            await stage.reach("M8", lambda: None)
            await _take_the_win_away(stage, case)
            await correct()
            await stage.quiet()
            await _owed(stage, case)
        case "M9":
            await _frozen_at_cash_out(stage, case)
        case "M10":
            await _corrected_while_printing(stage)
        case "M11":
            await stage.reach("M11", lambda: None)
            stage.offer_note()
            await stage.staff.order(sgc.Freeze("a wrong number was entered"))
            await stage.until(lambda: bool(stage.state().locks.frozen), "it is frozen")
            await note_given_back(stage)
            await _correct_and_thaw(stage, round_)
        case "M12":
            await stage.reach("M11", lambda: None)
            await stage.stack_note()
            await stage.staff.order(sgc.Freeze("a wrong number was entered"))
            await stage.quiet()
            stage.sufferer.validator.let_go()
            await stage.validator_at_rest()
            assert stage.money() == {"credit": 49_500, "lost": 500}
            assert refused(stage, ats.PlaceChip("red", 500)) is Reason.FROZEN
            await _correct_and_thaw(stage, round_)
        case _:
            await stage.reach(case.moment, correct)
    await stage.play_on()
    assert not stage.state().locks.frozen
    assert stage.table_state.round.kept[round_].outcome == OTHER_NUMBER


async def _correct_and_thaw(stage: Stage, round_: int) -> None:
    correction = sgc.CorrectResult(round_, OTHER_NUMBER, "misread")
    await stage.staff.order(correction, outcome=NUMBER)
    await stage.staff.order(sgc.Thaw())


async def _take_the_win_away(stage: Stage, case: Case) -> None:
    if case.how == "ticket":
        assert await stage.refusal(stage.cash_out()) is None
    elif case.how == "hand":
        await pay_by_hand(stage, 44_500)
    await stage.quiet()


async def _owed(stage: Stage, case: Case) -> None:
    """What is gone is a case at the table, never a negative meter."""
    owed = {case.cents for case in stage.table_state.cases.values()}
    assert owed == ({WRONG_WIN_CENTS} if case.how else set())


async def _frozen_at_cash_out(stage: Stage, case: Case) -> None:
    await stage.reach("M9", lambda: None)
    if case.how == "asked before":
        # The terminal has not heard of the freeze when its player asks; the table has.
        stage.hold_link()
        await stage.staff.order(sgc.Freeze("a wrong number was entered"))
        task = stage.cash_out()
        assert await stage.refusal(task) is Reason.TABLE_REFUSES
    else:
        await stage.staff.order(sgc.Freeze("a wrong number was entered"))
        await stage.quiet()
        assert await stage.refusal(stage.cash_out()) is Reason.FROZEN
    assert stage.money() == {"credit": 44_500, "lost": 500}
    assert not stage.room.printed
    await _correct_and_thaw(stage, 1)


async def _corrected_while_printing(stage: Stage) -> None:
    """The ticket is finished with the wrong win on it; whoever redeems it does not get that."""
    await stage.reach("M10", lambda: None)
    printer = stage.sufferer.printer
    printer.may_print.clear()
    stage.cash_out()
    await stage.until(printer.at_work.is_set, "the printer is at work")
    await stage.staff.order(sgc.Freeze("a wrong number was entered"))
    await stage.until(lambda: bool(stage.state().locks.frozen), "it is frozen")
    printer.may_print.set()
    await stage.until(lambda: bool(stage.room.printed), "the paper is out")
    await stage.until(lambda: stage.state().tickets.printing is None, "the printer has answered")
    await _correct_and_thaw(stage, 1)
    await stage.quiet()
    assert {c.cents for c in stage.table_state.cases.values()} == {WRONG_WIN_CENTS}
    await stage.play_on()
    [number] = stage.room.pockets
    before_cents = stage.money(BYSTANDER)["credit"]
    stage.bystander.validator.insert_ticket(number)
    await stage.validator_at_rest(BYSTANDER)
    await stage.quiet()
    gained_cents = stage.money(BYSTANDER)["credit"] - before_cents
    assert gained_cents <= 44_500 - WRONG_WIN_CENTS, f"{gained_cents} cents were redeemed"


# ---- F7: no spin, or the round is voided by staff ------------------------------------------------


async def no_spin(stage: Stage, case: Case) -> None:
    async def call() -> None:
        await _call_off(stage, case)

    async def take_back() -> None:
        await _result_taken_back(stage, case)

    match case.moment:
        case "M1":
            await stage.reach("M1", lambda: None)
            await _nothing_to_call_off(stage)
        case "M6" | "M7" | "M8":
            await stage.reach(case.moment, take_back)
        case "M9":
            await stage.reach("M9", lambda: None)
            stage.hold_link(0.5)
            task = stage.cash_out()
            await call()
            assert await stage.refusal(task) is None
        case "M10":
            printer = await printing(stage, paper=False)
            await call()
            printer.may_print.set()
        case "M11":
            await stage.reach("M11", lambda: None)
            stage.offer_note()
            await call()
            stage.sufferer.validator.let_go()
        case _:
            await stage.reach(case.moment, call)
            await stage.quiet()
            _void_by_its_clause(stage, case)
    await stage.play_on()


async def _nothing_to_call_off(stage: Stage) -> None:
    for order in (
        sgc.CallNoSpin(stage.book.terms.no_spin.reasons[0].id),
        sgc.VoidRound("staff say so"),
        sgc.DeclareMalfunction("", "staff say so"),
    ):
        assert (await stage.staff.ask(order)).why == Refusal(Reason.NO_ROUND)
    for ground in grounds(stage.book):
        answer = await stage.staff.ask(sgc.InvalidateGame(1, ground.text, ground.id))
        assert answer.why is not None and answer.why.reason is Reason.TOO_OLD


async def _call_off(stage: Stage, case: Case) -> None:
    match case.how:
        case "void":
            await _void(stage)
        case "no clause":
            await _no_clause_voids(stage)
        case _:
            no_spin = sgc.CallNoSpin(stage.book.terms.no_spin.reasons[0].id)
            assert await _in_time(stage, no_spin) is None


def _void_by_its_clause(stage: Stage, case: Case) -> None:
    void = [fact.clauses for fact in stage.facts(stage.table, "round_voided")]
    if case.how == "void":
        assert void == [_void_clauses(stage)]
    elif case.how == "" and case.ends == BACK:
        assert void == [stage.book.terms.no_spin.reasons[0].clause]
    else:
        assert not void


async def _in_time(stage: Stage, order: sgc.Command, *, alone: bool = False) -> Refusal | None:
    """Done, or why not. The clock may be quicker than a member of staff, who then looks again."""
    for _ in range(10):
        why = (await stage.staff.ask(order, alone=alone)).why
        if why is None or why.reason is not Reason.STATE_CHANGED:
            return why
    raise AssertionError(f"{order} always comes too late")


async def _void(stage: Stage) -> None:
    """By what the document has for it, and by two people: a game that is invalidated (S3 7.14, S4
    8.4), or, where there is no such rule, a malfunction of the system (S0 8.8.5a)."""
    order = _voiding(stage)
    why = await _in_time(stage, order, alone=True)
    assert why is not None and why.reason is Reason.SECOND_PERSON
    why = await _in_time(stage, order)
    assert why is None, f"{order} is refused: {why}"


def _voiding(stage: Stage) -> sgc.Command:
    if known := grounds(stage.book):
        return sgc.InvalidateGame(stage.table_state.round.number, known[0].text, known[0].id)
    return sgc.DeclareMalfunction("", "the system stopped")


def _void_clauses(stage: Stage) -> tuple[str, ...]:
    known = grounds(stage.book)
    return known[0].clauses if known else stage.book.terms.faults.system.clause


async def _no_clause_voids(stage: Stage) -> None:
    """What staff merely say voids nothing: the list of the document is closed."""
    why = await _in_time(stage, sgc.VoidRound("staff say so"))
    assert why == Refusal(Reason.NO_CLAUSE)
    round_ = stage.table_state.round.number
    why = await _in_time(stage, sgc.InvalidateGame(round_, "staff say so"))
    assert why == Refusal(Reason.NO_INVALIDATION)


async def _result_taken_back(stage: Stage, case: Case) -> None:
    """A result was confirmed of a spin that does not count: freeze, then what the rule book says.
    Spun again, the other number is the result; void, or invalidated, every stake goes back. For no
    ground of its list, or where it has none, the result stands."""
    round_ = stage.table_state.round.number
    await stage.staff.order(sgc.Freeze("that was no spin"))
    match case.how:
        case "void":
            ground = grounds(stage.book)[0]
            order: sgc.Command = sgc.InvalidateGame(round_, ground.text, ground.id)
        case "no clause":
            order = sgc.InvalidateGame(round_, "staff say so")
        case _:
            order = sgc.CorrectResult(round_, OTHER_NUMBER, "spun again")
    if case.moment == "M8":
        answer = await stage.staff.ask(order, outcome=NUMBER, alone=True)
        assert answer.why is not None and answer.why.reason is Reason.SECOND_PERSON
    try:
        why = (await stage.staff.ask(order, outcome=NUMBER)).why
        assert why == (Refusal(Reason.NO_INVALIDATION) if case.how == "no clause" else None)
    finally:
        await stage.staff.order(sgc.Thaw())


# ---- F8: the terminal is declared malfunctioning -------------------------------------------------


async def malfunction(stage: Stage, case: Case) -> None:
    async def declare() -> None:
        await stage.staff.order(sgc.DeclareMalfunction(SUFFERER, "the screen is dark"))

    match case.moment:
        case "M1" if case.how == "after a round":
            await stage.play_round()
            await declare()
        case "M10" | "M11" | "M12":
            await _malfunction_at_the_till(stage, case, declare)
        case _:
            await stage.reach(case.moment, declare)
    await locked(stage, LockReason.MALFUNCTION)
    for declared in stage.facts(stage.table, "malfunction_declared"):
        assert declared.clauses == stage.book.terms.faults.clause
    await stage.play_on()
    if case.moment == "M12":
        # A note that waits for staff is credit once they give the terminal back.
        await unlock(stage)
    if case.withholds_cents:
        await withheld(stage, case.withholds_cents, pay=case.how != "refused")
    if case.moment != "M12":
        await unlock(stage)
    await stage.play_on()


async def _malfunction_at_the_till(
    stage: Stage, case: Case, declare: Callable[[], Awaitable[None]]
) -> None:
    match case.moment:
        case "M10":
            stage.sufferer.printer.jams = case.how == "no paper"
            printer = await printing(stage, paper=True)
            await declare()
            await stage.until(lambda: bool(stage.state().locks.reasons), "it is locked")
            printer.may_answer.set()
            await asyncio.sleep(2)
            await in_doubt(stage, 10_000, good=not printer.jams)
        case "M11":
            await stage.reach("M11", lambda: None)
            stage.offer_note()
            await declare()
            await stage.until(lambda: bool(stage.state().locks.reasons), "it is locked")
            await note_given_back(stage)
        case "M12":
            await stage.reach("M11", lambda: None)
            await stage.stack_note()
            await declare()
            await stage.quiet()
            stage.sufferer.validator.let_go()
            await stage.validator_at_rest()
            assert stage.money() == {"credit": 10_000, "note_pending": EXTRA_NOTE_CENTS}
