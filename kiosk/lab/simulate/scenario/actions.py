"""What each action of a step does, by its key in the file. The function of one that is more than an
order or a touch has the name of its key."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias

from msgspec.structs import replace

from kiosk.game.irregularity.grounds import grounds
from kiosk.game.jackpot.values import WrongWager
from kiosk.game.limits.facts import LimitAmounts
from kiosk.game.round.state import SlipStatus
from kiosk.game.table import commands as c
from kiosk.game.tickets.state import TicketStatus
from kiosk.lab.simulate.croupier import select_spread
from kiosk.lab.simulate.scenario import cup
from kiosk.lab.simulate.scenario.scene import ActionRefusedError, Scene
from kiosk.lab.simulate.scenario.script import (
    Controller,
    Decision,
    Jackpots,
    Link,
    Paper,
    PrinterFault,
    ScenarioStep,
)
from kiosk.lab.simulate.scenario.stage import StageError
from kiosk.link import messages as m
from kiosk.link.session import GoneError
from kiosk.refusal_words import staff_words
from kiosk.rules.remedies import Remedy, clauses_for
from kiosk.rules.terms import Tender

Act: TypeAlias = Callable[[Scene, ScenarioStep], Awaitable[None]]

# ---- The player ----------------------------------------------------------------------------------


async def bet(scene: Scene, step: ScenarioStep) -> None:
    """Chips as the step wants them, also where the winners of the last round still lie."""
    seat = _seat(step)
    if scene.stage.terminal(seat).slip.stakes:
        await _touch(scene, seat, "clear")
    assert isinstance(step.bet, Mapping)
    for wager, cents in step.bet.items():
        await _touch(scene, seat, f"place {wager} {cents}")


async def bet_voucher(scene: Scene, step: ScenarioStep) -> None:
    await _touch(scene, _seat(step), f"voucher {step.bet_voucher}")


async def note_cents(scene: Scene, step: ScenarioStep) -> None:
    assert isinstance(step.note_cents, int)
    _require(await scene.stage.insert_note(_seat(step), step.note_cents))


async def _touch(scene: Scene, seat: str, line: str) -> None:
    _require(await scene.stage.touch(seat, line))


def _require(refused: str) -> None:
    if refused:
        raise ActionRefusedError(refused)


# ---- The wheel -----------------------------------------------------------------------------------


async def sensor(scene: Scene, step: ScenarioStep) -> None:
    reading = m.Sensed(
        reading=f"scenario {scene.table.round.number} {step.sensor}", pocket=str(step.sensor)
    )
    try:
        answer = await scene.stage.eye.ask(reading)
    except GoneError as error:
        raise ActionRefusedError(str(error)) from None
    if answer.why is not None:
        raise ActionRefusedError(staff_words(answer.why))


# ---- Staff ---------------------------------------------------------------------------------------


async def records_confirm(scene: Scene, step: ScenarioStep) -> None:
    """What the records show of the slip that is in question. Its own terminal's journal counts."""
    seat = _seat(step)
    for played in scene.table.round.kept.values():
        slip = played.slips.get(seat)
        if slip is not None and slip.status is SlipStatus.IN_QUESTION:
            judged = c.JudgeRecords(seat, played.round, step.records_confirm is True)
            await scene.order(judged)
            return
    raise StageError(f"no slip of seat {seat} is in question")


async def correct(scene: Scene, step: ScenarioStep) -> None:
    round_ = _last_round(scene)
    entered = scene.table.round.kept[round_].outcome
    why = step.why or "misread"
    await scene.order(c.CorrectResult(round_, str(step.correct), why), outcome=entered)


async def result(scene: Scene, step: ScenarioStep) -> None:
    """Another number than the sensor read is explained, and confirmed by a second person."""
    current = scene.table.round.kept.get(scene.table.round.number)
    sensed = current.sensed if current is not None else ""
    differs = sensed not in ("", str(step.result))
    await scene.order(c.ConfirmResult(str(step.result), step.why if differs else ""))


async def malfunction(scene: Scene, step: ScenarioStep) -> None:
    round_ = scene.table.round.number - 1 if step.earlier_round else 0
    await scene.order(c.DeclareMalfunction(step.seat or "", str(step.malfunction), round_))


async def invalidate(scene: Scene, step: ScenarioStep) -> None:
    round_ = scene.table.round.number
    if round_ not in scene.table.round.kept:
        raise StageError("there was no round yet")
    entered = scene.table.round.kept[round_].outcome
    named = str(step.invalidate)
    cheats = (step.seat,) if step.seat else ()
    command = c.InvalidateGame(round_, step.why or named, _ground(scene, named), cheats)
    await scene.order(command, outcome=entered)


def _ground(scene: Scene, named: str) -> str:
    """By its id, or by a word of it. None: the table says that there is none."""
    known = grounds(scene.stage.book)
    return next((g.id for g in known if named == g.id or named in g.text), "")


async def adjust(scene: Scene, step: ScenarioStep) -> None:
    seat, round_ = _seat(step), _last_round(scene)
    slip = scene.table.round.kept[round_].slips.get(seat)
    why = step.why or "it was moved"
    assert isinstance(step.adjust, Mapping)
    for wager, instead in step.adjust.items():
        cents = slip.counts_on.get(wager, 0) if slip else 0
        clause = _clause(scene, Remedy.ADJUST)
        await scene.order(c.AdjustWager(seat, round_, wager, instead, cents, clause, why))


async def void_person(scene: Scene, step: ScenarioStep) -> None:
    round_, terms = scene.table.round.number, scene.stage.book.terms.remedies.void
    clause, breach = (terms.clause[0], terms.breaches[0]) if terms else ("none", "none")
    await scene.order(c.VoidWagers(_seat(step), round_, clause, breach, str(step.void_person)))


async def forfeit(scene: Scene, step: ScenarioStep) -> None:
    round_, why = scene.table.round.number, str(step.forfeit)
    await scene.order(c.ForfeitWagers(_seat(step), round_, _clause(scene, Remedy.FORFEIT), why))


def _clause(scene: Scene, remedy: Remedy) -> str:
    return next(iter(clauses_for(scene.stage.book, remedy)), "none")


async def withhold_cents(scene: Scene, step: ScenarioStep) -> None:
    assert isinstance(step.withhold_cents, int)
    await _open_case(scene, step, step.withhold_cents, step.why or "a doubtful payment")


async def open_case(scene: Scene, step: ScenarioStep) -> None:
    await _open_case(scene, step, 0, str(step.open_case))


async def _open_case(scene: Scene, step: ScenarioStep, cents: int, what: str) -> None:
    seat, round_ = _seat(step), scene.table.round.number
    name = f"scenario {seat} {round_} {len(scene.table.cases) + 1}"
    case = c.OpenCase(name, seat, round_, cents, what, withhold=bool(cents))
    await scene.order(case)


async def decide(scene: Scene, step: ScenarioStep) -> None:
    cases = [name for name, case in scene.table.cases.items() if case.seat == step.seat]
    if not cases:
        raise StageError(f"no case of seat {step.seat} is open")
    for name in cases:
        pay = step.decide is Decision.PAY and scene.table.cases[name].cents > 0
        pay = pay and not scene.table.cases[name].dispute
        came = step.decide is Decision.RECEIVED
        back_cents = scene.table.cases[name].claimed_cents if came else 0
        await scene.order(c.CloseCase(name, step.why or "decided", pay, back_cents))


async def notify(scene: Scene, step: ScenarioStep) -> None:
    for name in [name for name, case in scene.table.cases.items() if case.seat == step.seat]:
        await scene.order(c.NotifyInspectorate(name, str(step.notify)))


async def give_credit_cents(scene: Scene, step: ScenarioStep) -> None:
    assert isinstance(step.give_credit_cents, int)
    await scene.credit(_seat(step), step.give_credit_cents)


async def ticket(scene: Scene, step: ScenarioStep) -> None:
    """The number that the table gave this seat and nobody knows to be printed."""
    for number, known in scene.table.tickets.items():
        if known.seat == step.seat and known.status is TicketStatus.RESERVED:
            looked = c.IssueTicket if step.ticket is Paper.FOUND else c.CancelTicket
            await scene.order(looked(number))
            return
    raise StageError(f"no ticket of seat {step.seat} is in doubt")


async def raise_minimum_cents(scene: Scene, step: ScenarioStep) -> None:
    least = step.raise_minimum_cents
    assert isinstance(least, int)
    now = LimitAmounts.of(scene.table.limits.in_force)
    kinds = {kind: (max(low, least), high, unit) for kind, (low, high, unit) in now.kinds.items()}
    await scene.order(c.ChangeLimits(replace(now, kinds=kinds), all_agree=True))


async def agreed_maximum_cents(scene: Scene, step: ScenarioStep) -> None:
    most = step.agreed_maximum_cents
    assert isinstance(most, int)
    now = LimitAmounts.of(scene.table.limits.in_force)
    kinds = {kind: (low, max(high, most), unit) for kind, (low, high, unit) in now.kinds.items()}
    await scene.order(c.AgreeLimits(_seat(step), replace(now, kinds=kinds)))


async def spread(scene: Scene, step: ScenarioStep) -> None:
    await scene.order(select_spread(scene.stage.book, str(step.spread)))


async def void_spread(scene: Scene, step: ScenarioStep) -> None:
    await scene.order(c.VoidSpread(scene.table.round.number, str(step.void_spread)))


async def jackpots(scene: Scene, step: ScenarioStep) -> None:
    orders = {Jackpots.OPEN: c.OpenSupernova(), Jackpots.CLOSE: c.CloseSupernova()}
    assert isinstance(step.jackpots, Jackpots)
    await scene.order(orders.get(step.jackpots, c.CheckSupernova(True)))
    if step.jackpots is not Jackpots.CLOSE and scene.stage.has_jackpots:
        await scene.until(lambda: scene.table.supernova.offered_cents > 0, "jackpots are offered")
        await scene.quiet()


async def approve_jackpot(scene: Scene, step: ScenarioStep) -> None:
    await scene.order(c.ApproveJackpot(_last_hit(scene)))


async def refuse_jackpot(scene: Scene, step: ScenarioStep) -> None:
    await scene.order(c.RefuseJackpot(_last_hit(scene), str(step.refuse_jackpot)))


async def pay_jackpot(scene: Scene, step: ScenarioStep) -> None:
    await scene.order(c.PayJackpotByHand(_last_hit(scene), _seat(step)))


def _last_hit(scene: Scene) -> str:
    if not scene.table.supernova.hits:
        raise StageError("no jackpot has fallen")
    return list(scene.table.supernova.hits)[-1]


async def note_jackpot(scene: Scene, step: ScenarioStep) -> None:
    assert isinstance(step.note_jackpot, WrongWager)
    why = step.why or "seen by the inspector"
    note = c.NoteJackpotWager(scene.table.round.number, _seat(step), step.note_jackpot, why)
    await scene.order(note)


async def controller(scene: Scene, step: ScenarioStep) -> None:
    await scene.stage.switch_controller(on=step.controller is Controller.STARTS)


async def recover(scene: Scene, step: ScenarioStep) -> None:
    await scene.until(lambda: scene.stage.staff.console.client.up, "the console finds its table")
    await scene.give(c.BeginRecovery())
    seats = {*scene.seats}
    await scene.until(lambda: seats <= scene.table.recovery.told.keys(), "its terminals have told")
    for seat in seats:
        scene.come_back(seat)
    await scene.order(c.EndRecovery())


# ---- The machines --------------------------------------------------------------------------------


async def power_cut(scene: Scene, step: ScenarioStep) -> None:
    seat = step.seat or ""
    if scene.is_away(seat):
        raise StageError("it has lost its power or its line before")
    scene.leave(seat)
    await scene.stage.lose_power(seat)


async def start(scene: Scene, step: ScenarioStep) -> None:
    seat = step.seat or ""
    if not scene.is_away(seat):
        raise StageError("it has not lost its power")
    await scene.stage.start(seat)
    scene.come_back(seat)


async def copy(scene: Scene, step: ScenarioStep) -> None:
    await scene.stage.copy_journal()


async def put_back(scene: Scene, step: ScenarioStep) -> None:
    """No terminal can be reached before the table has recovered."""
    for seat in scene.seats:
        scene.leave(seat)
    await scene.stage.put_journal_back()


async def link(scene: Scene, step: ScenarioStep) -> None:
    seat = _seat(step)
    if step.link is Link.CUT:
        scene.leave(seat)
        await scene.stage.cut_link(seat)
    else:
        await scene.stage.mend_link(seat)
        scene.come_back(seat)


async def printer(scene: Scene, step: ScenarioStep) -> None:
    assert isinstance(step.printer, PrinterFault)
    await scene.stage.set_printer(_seat(step), step.printer)


async def rings_alike(scene: Scene, step: ScenarioStep) -> None:
    await scene.stage.turn_rings_alike()


async def display_stops(scene: Scene, step: ScenarioStep) -> None:
    await scene.stage.stop_display()


async def wait_s(scene: Scene, step: ScenarioStep) -> None:
    assert isinstance(step.wait_s, float | int)
    await asyncio.sleep(step.wait_s)


def _seat(step: ScenarioStep) -> str:
    assert step.seat is not None, f"{step.action} has no seat"
    return step.seat


def _last_round(scene: Scene) -> int:
    settled = [played.round for played in scene.table.round.kept.values() if played.settlement]
    if not settled:
        raise StageError("no round is settled yet")
    return max(settled)


ORDERS: Mapping[str, Callable[[str, Any], c.Command]] = {
    "ball_at_rest": lambda seat, _: c.RecordBallAtRest(),
    "close_bets": lambda seat, _: c.CloseRound(),
    "no_spin": lambda seat, reason: c.CallNoSpin(reason),
    "void": lambda seat, reason: c.VoidRound(reason),
    "shut_down": lambda seat, reason: c.ShutDown(1_000_000, reason),
    "freeze": lambda seat, reason: c.Freeze(reason),
    "thaw": lambda seat, _: c.Thaw(),
    "hand_pay_cents": c.HandPay,
    "give_voucher_cents": lambda seat, cents: c.Credit(seat, cents, Tender.VOUCHER),
    "hand_back_cents": c.HandBackVouchers,
    "write_off_cents": lambda seat, cents: c.WriteOffSeat(seat, cents, printed=False),
    "unlock": c.UnlockSeat,
    "tell_player": c.TellPlayer,
    "keep_limits": lambda seat, _: c.GrantLegacy(seat),
    "longer_legacy_h": c.LengthenLegacy,
    "jackpot_spot": lambda seat, fault: c.CheckSupernova(False, fault),
    "examine_ball": lambda seat, found: c.ExamineBall(found),
    "close_table": lambda seat, _: c.CloseTable(1_000_000),
}
"""What staff order upon a step, of its seat and with its value."""
TOUCHES = {"cash_out": "cash-out", "call_attendant": "attendant", "dispute": "dispute"}
"""What a player touches and nothing else."""
_OTHERS: Mapping[str, Act] = {
    action.__name__: action
    for action in (
        bet,
        bet_voucher,
        note_cents,
        sensor,
        result,
        malfunction,
        records_confirm,
        correct,
        invalidate,
        adjust,
        void_person,
        forfeit,
        withhold_cents,
        open_case,
        decide,
        notify,
        give_credit_cents,
        ticket,
        raise_minimum_cents,
        agreed_maximum_cents,
        spread,
        void_spread,
        jackpots,
        approve_jackpot,
        refuse_jackpot,
        pay_jackpot,
        note_jackpot,
        controller,
        recover,
        power_cut,
        start,
        copy,
        put_back,
        link,
        printer,
        rings_alike,
        display_stops,
        wait_s,
        *cup.ACTIONS,
    )
}


async def act(scene: Scene, step: ScenarioStep) -> None:
    """Raises `ActionRefusedError` or `StageError`."""
    if step.action in ORDERS:
        await scene.order(ORDERS[step.action](step.seat or "", getattr(step, step.action)))
    elif step.action in TOUCHES:
        await _touch(scene, _seat(step), TOUCHES[step.action])
    else:
        await _OTHERS[step.action](scene, step)
