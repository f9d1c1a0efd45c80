"""What each deed of a step does. The name of a function is the name of its key in the file."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias

from kiosk.game.table import commands as c
from kiosk.game.table.state import SlipStatus, TicketStatus
from kiosk.link import messages as m
from kiosk.link.session import GoneError
from kiosk.simulate.scenario.scene import RefusedError, Scene
from kiosk.simulate.scenario.script import Decision, Link, Paper, PrinterFault, Step
from kiosk.simulate.scenario.stage import StageError

Deed: TypeAlias = Callable[[Scene, Step], Awaitable[None]]

# ---- The player ----------------------------------------------------------------------------------


async def bet(scene: Scene, step: Step) -> None:
    """Chips as the step wants them, also where the winners of the last round still lie."""
    seat = _seat(step)
    if scene.stage.terminal(seat).slip.stakes:
        await _touch(scene, seat, "clear")
    assert isinstance(step.bet, Mapping)
    for wager, cents in step.bet.items():
        await _touch(scene, seat, f"place {wager} {cents}")


async def note_cents(scene: Scene, step: Step) -> None:
    assert isinstance(step.note_cents, int)
    _require(await scene.stage.insert_note(_seat(step), step.note_cents))


async def cash_out(scene: Scene, step: Step) -> None:
    await _touch(scene, _seat(step), "cash-out")


async def call_attendant(scene: Scene, step: Step) -> None:
    await _touch(scene, _seat(step), "attendant")


async def dispute(scene: Scene, step: Step) -> None:
    await _touch(scene, _seat(step), "dispute")


async def _touch(scene: Scene, seat: str, line: str) -> None:
    _require(await scene.stage.touch(seat, line))


def _require(refused: str) -> None:
    if refused:
        raise RefusedError(refused)


# ---- The wheel -----------------------------------------------------------------------------------


async def sensor(scene: Scene, step: Step) -> None:
    reading = m.Sensed(
        reading=f"scenario {scene.table.round} {step.sensor}", pocket=str(step.sensor)
    )
    try:
        answer = await scene.stage.eye.ask(reading)
    except GoneError as error:
        raise RefusedError(str(error)) from None
    if not answer.done:
        raise RefusedError(answer.reason)


async def ball_at_rest(scene: Scene, step: Step) -> None:
    await scene.order(c.RecordBallAtRest())


async def result(scene: Scene, step: Step) -> None:
    await scene.order(c.ConfirmResult(str(step.result), ""))


async def no_spin(scene: Scene, step: Step) -> None:
    await scene.order(c.CallNoSpin(str(step.no_spin)))


# ---- Staff ---------------------------------------------------------------------------------------


async def void(scene: Scene, step: Step) -> None:
    await scene.order(c.VoidRound(str(step.void)))


async def void_wagers(scene: Scene, step: Step) -> None:
    await scene.order(c.VoidSeat(_seat(step), str(step.void_wagers)))


async def malfunction(scene: Scene, step: Step) -> None:
    await scene.order(c.DeclareMalfunction(step.seat or "", str(step.malfunction)))


async def records_confirm(scene: Scene, step: Step) -> None:
    """What the records show of the slip that is in question. Its own terminal's journal counts."""
    seat = _seat(step)
    for played in scene.table.rounds.values():
        slip = played.slips.get(seat)
        if slip is not None and slip.status is SlipStatus.IN_QUESTION:
            judged = c.JudgeRecords(seat, played.round, step.records_confirm is True, "")
            await scene.order(judged)
            return
    raise StageError(f"no slip of seat {seat} is in question")


async def freeze(scene: Scene, step: Step) -> None:
    await scene.order(c.Freeze(str(step.freeze)))


async def correct(scene: Scene, step: Step) -> None:
    round_ = _last_round(scene)
    entered = scene.table.rounds[round_].outcome
    why = step.why or "misread"
    await scene.order(c.CorrectResult(round_, str(step.correct), "", why), outcome=entered)


async def thaw(scene: Scene, step: Step) -> None:
    await scene.order(c.Thaw())


async def invalidate(scene: Scene, step: Step) -> None:
    round_ = scene.table.round
    if round_ not in scene.table.rounds:
        raise StageError("there was no round yet")
    entered = scene.table.rounds[round_].outcome
    await scene.order(c.InvalidateGame(round_, "", str(step.invalidate)), outcome=entered)


async def withhold_cents(scene: Scene, step: Step) -> None:
    assert isinstance(step.withhold_cents, int)
    await _open_case(scene, step, step.withhold_cents, step.why or "a doubtful payment")


async def open_case(scene: Scene, step: Step) -> None:
    await _open_case(scene, step, 0, str(step.open_case))


async def _open_case(scene: Scene, step: Step, cents: int, what: str) -> None:
    seat, round_ = _seat(step), scene.table.round
    name = f"scenario {seat} {round_} {len(scene.table.cases) + 1}"
    case = c.OpenCase(name, seat, round_, cents, what, 0, withhold=bool(cents))
    await scene.order(case)


async def decide(scene: Scene, step: Step) -> None:
    cases = [name for name, case in scene.table.cases.items() if case.seat == step.seat]
    if not cases:
        raise StageError(f"no case of seat {step.seat} is open")
    for name in cases:
        pay = step.decide is Decision.PAY and scene.table.cases[name].cents > 0
        pay = pay and not scene.table.cases[name].dispute
        await scene.order(c.CloseCase(name, step.why or "decided", "", pay=pay))


async def give_credit_cents(scene: Scene, step: Step) -> None:
    assert isinstance(step.give_credit_cents, int)
    await scene.credit(_seat(step), step.give_credit_cents)


async def hand_pay_cents(scene: Scene, step: Step) -> None:
    assert isinstance(step.hand_pay_cents, int)
    await scene.order(c.HandPay("", _seat(step), step.hand_pay_cents, ""))


async def write_off_cents(scene: Scene, step: Step) -> None:
    assert isinstance(step.write_off_cents, int)
    await scene.order(c.WriteOffSeat("", _seat(step), step.write_off_cents, printed=False, who=""))


async def ticket(scene: Scene, step: Step) -> None:
    """The number that the table gave this seat and nobody knows to be printed."""
    for number, known in scene.table.tickets.items():
        if known.seat == step.seat and known.status is TicketStatus.RESERVED:
            looked = c.IssueTicket if step.ticket is Paper.FOUND else c.CancelTicket
            await scene.order(looked(number))
            return
    raise StageError(f"no ticket of seat {step.seat} is in doubt")


async def unlock(scene: Scene, step: Step) -> None:
    reason: Any = step.unlock
    await scene.order(c.UnlockSeat(_seat(step), reason, ""))


async def tell_player(scene: Scene, step: Step) -> None:
    await scene.order(c.TellPlayer("", _seat(step), str(step.tell_player)))


async def close_table(scene: Scene, step: Step) -> None:
    await scene.order(c.CloseTable(1_000_000, "", 0))


# ---- The machines --------------------------------------------------------------------------------


async def power_cut(scene: Scene, step: Step) -> None:
    seat = step.seat or ""
    if scene.is_away(seat):
        raise StageError("it has lost its power or its line before")
    scene.leave(seat)
    await scene.stage.lose_power(seat)


async def start(scene: Scene, step: Step) -> None:
    seat = step.seat or ""
    if not scene.is_away(seat):
        raise StageError("it has not lost its power")
    await scene.stage.start(seat)
    scene.come_back(seat)


async def link(scene: Scene, step: Step) -> None:
    seat = _seat(step)
    if step.link is Link.CUT:
        scene.leave(seat)
        await scene.stage.cut_link(seat)
    else:
        await scene.stage.mend_link(seat)
        scene.come_back(seat)


async def printer(scene: Scene, step: Step) -> None:
    assert isinstance(step.printer, PrinterFault)
    await scene.stage.set_printer(_seat(step), step.printer)


async def wait_s(scene: Scene, step: Step) -> None:
    assert isinstance(step.wait_s, float | int)
    await asyncio.sleep(step.wait_s)


def _seat(step: Step) -> str:
    assert step.seat is not None, f"{step.deed} has no seat"
    return step.seat


def _last_round(scene: Scene) -> int:
    settled = [played.round for played in scene.table.rounds.values() if played.settlement]
    if not settled:
        raise StageError("no round is settled yet")
    return max(settled)


DEED: Mapping[str, Deed] = {
    deed.__name__: deed
    for deed in (
        bet,
        note_cents,
        cash_out,
        call_attendant,
        dispute,
        sensor,
        ball_at_rest,
        result,
        no_spin,
        void,
        void_wagers,
        malfunction,
        records_confirm,
        freeze,
        correct,
        thaw,
        invalidate,
        withhold_cents,
        open_case,
        decide,
        give_credit_cents,
        hand_pay_cents,
        write_off_cents,
        ticket,
        unlock,
        tell_player,
        close_table,
        power_cut,
        start,
        link,
        printer,
        wait_s,
    )
}
