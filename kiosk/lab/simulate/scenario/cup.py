"""Tournaments in scenarios: the shipped terms with what a file changes of them, and what the
director and players do."""

import re
from collections.abc import Mapping

import msgspec

from kiosk import resources
from kiosk.game.table import commands as c
from kiosk.game.tournament.state import EntrantState, TournamentAtTable
from kiosk.game.tournament.values import Ground, Owed
from kiosk.lab.simulate.scenario.scene import ActionRefusedError, Scene
from kiosk.lab.simulate.scenario.script import CupStep, ScenarioStep
from kiosk.lab.simulate.scenario.stage import StageError
from kiosk.rules.points import Points

ONLY_FINAL = "only_final"
"""Of what a scenario changes: its session is the final, and there are no heats."""
_HEAT = re.compile(r'\[\[schedule\]\]\ntitle = "Heat 1.*?(?=\[\[schedule\]\])', re.S)


def cup_text(changes: Mapping[str, str | int | bool]) -> str:
    """The terms that ship with Tapis, with other values under keys such as `session.spins`."""
    text = (resources.folder("assets") / "tournaments" / "spring-cup.toml").read_text("utf-8")
    left = {key: value for key, value in changes.items() if key != ONLY_FINAL}
    if changes.get(ONLY_FINAL):
        text = _HEAT.sub("", text).replace("heat = 2", "heat = 1")
    section, lines = "", []
    for line in text.split("\n"):
        if head := re.match(r"\[+(\w+)\]+\s*(#.*)?$", line):
            section = head[1]
        key = re.match(r"(\w+) = ", line)
        named = f"{section}.{key[1]}".lstrip(".") if key else ""
        if named in left:
            assert key is not None
            line = f"{key[1]} = {_toml(left.pop(named))}"  # noqa: PLW2901 - changed on its way
        lines.append(line)
    for named, value in left.items():
        section, _, key_ = named.rpartition(".")
        at = lines.index(f"[{section}]") + 1 if f"[{section}]" in lines else 0
        lines.insert(at, f"{key_} = {_toml(value)}")
    return "\n".join(lines)


def _toml(value: str | int | bool) -> str:
    return msgspec.json.encode(value).decode()


# ---- The player ---------------------------------------------------------------------------------


async def bet_points(scene: Scene, step: ScenarioStep) -> None:
    """Chips of the tournament as the step wants them."""
    assert step.seat is not None and isinstance(step.bet_points, Mapping)
    for wager, count in step.bet_points.items():
        refused = await scene.stage.touch(step.seat, f"points {wager} {count}")
        if refused:
            raise ActionRefusedError(refused)


# ---- The director -------------------------------------------------------------------------------


async def cup(scene: Scene, step: ScenarioStep) -> None:
    assert isinstance(step.cup, CupStep)
    if step.cup is CupStep.OPEN:
        await scene.order(c.OpenTournament(tuple(scene.cup_terms.split("\n")), 0))
        for seat in scene.seats:
            await scene.order(c.RegisterEntrant(f"Guest {seat}", True))
        await _call(scene)
    elif step.cup is CupStep.CALL:
        await _call(scene)
    elif step.cup is CupStep.DRAW:
        seats = scene.seats[: len(_session_entrants(scene))]
        await scene.order(c.DrawSeats(seats))
    else:
        await scene.order(_ORDERS[step.cup])


_ORDERS: Mapping[CupStep, c.Command] = {
    CupStep.START: c.StartSession(),
    CupStep.RECORD: c.RecordSession(),
    CupStep.PLAY_OFF: c.StartPlayOff(),
    CupStep.ADVANCE: c.AdvanceWinners(),
    CupStep.AWARD: c.AwardPrizes(),
    CupStep.CANCEL: c.CancelTournament("the hall is needed"),
    CupStep.CLOSE: c.CloseTournament(),
}


async def _call(scene: Scene) -> None:
    """All who are in play in the next heat, each at the seat of his number."""
    there = scene.table.tournament.entrants
    waiting = {name: one for name, one in there.items() if one.state is EntrantState.IN}
    heat = min((one.heat for one in waiting.values()), default=1)
    names = tuple(name for name, one in waiting.items() if one.heat == heat)
    await scene.order(c.CallSession(heat, names))
    for name in names:
        await scene.order(c.AssignSeat(seat_of_entrant(name), name))


def _session_entrants(scene: Scene) -> tuple[str, ...]:
    session = scene.table.tournament.session
    if session is None:
        raise StageError("no session is called")
    return session.entrants


def entrant_of(scene: Scene, seat: str | None) -> str:
    """Who sits there, or would: entrants are numbered as the seats are."""
    session = scene.table.tournament.session
    there = session.seats.get(seat or "") if session else None
    return there or f"{int(seat or 0):03}"


def seat_of_entrant(name: str) -> str:
    return str(int(name))


async def disqualify(scene: Scene, step: ScenarioStep) -> None:
    entrant = entrant_of(scene, step.seat)
    await scene.order(c.DisqualifyEntrant(entrant, Ground.CHIPS, str(step.disqualify)))


async def ease_limits(scene: Scene, step: ScenarioStep) -> None:
    assert isinstance(step.ease_limits, tuple)
    await scene.order(c.EasePointLimits(*step.ease_limits))


async def re_buy(scene: Scene, step: ScenarioStep) -> None:
    await scene.order(c.ReBuy(entrant_of(scene, step.seat)))


async def adjust_points(scene: Scene, step: ScenarioStep) -> None:
    assert isinstance(step.adjust_points, int)
    points = Points(step.adjust_points)
    entrant = entrant_of(scene, step.seat)
    await scene.order(c.AdjustPoints(entrant, points, step.why or "the director decided"))


async def leave(scene: Scene, step: ScenarioStep) -> None:
    await scene.order(c.GrantLeave(entrant_of(scene, step.seat), True, str(step.leave)))


async def deem(scene: Scene, step: ScenarioStep) -> None:
    """With the winners, who is deemed one too."""
    await scene.order(c.AdvanceWinners((entrant_of(scene, step.seat),), str(step.deem)))


async def decision(scene: Scene, step: ScenarioStep) -> None:
    await scene.order(c.RecordDecision(step.why or "a dispute", str(step.decision)))


async def pay_entrant(scene: Scene, step: ScenarioStep) -> None:
    assert isinstance(step.pay_entrant, Owed)
    await scene.order(c.PayEntrant(entrant_of(scene, step.seat), step.pay_entrant))


async def withdraw(scene: Scene, step: ScenarioStep) -> None:
    await scene.order(c.WithdrawEntrant(entrant_of(scene, step.seat)))


ACTIONS = (
    bet_points,
    cup,
    disqualify,
    ease_limits,
    re_buy,
    adjust_points,
    leave,
    deem,
    decision,
    pay_entrant,
    withdraw,
)


# ---- What it has come to ------------------------------------------------------------------------


def points_by_seat(there: TournamentAtTable) -> dict[str, int]:
    """That each player holds; of a session that is recorded or over, held at its end."""
    session = there.session
    if session is not None and session.players and not session.finish:
        return {seat_of_entrant(n): one.stack.count for n, one in session.players.items()}
    kept = session.finish if session is not None else there.sessions[-1].finish
    return {seat_of_entrant(name): held.stack.count for name, held in kept.items()}


def placing_by_seat(there: TournamentAtTable) -> list[list[str]]:
    placing = there.session.placing if there.session is not None else there.sessions[-1].placing
    return [[seat_of_entrant(name) for name in group] for group in placing]


def advancing_by_seat(there: TournamentAtTable) -> list[str]:
    if not there.sessions:
        return []
    last = there.sessions[-1]
    return [seat_of_entrant(name) for name in (*last.advancing, *last.deemed)]


def owed_by_seat(there: TournamentAtTable) -> dict[str, int]:
    """Less than what was paid since."""
    return {
        seat_of_entrant(name): sum(one.owed.values())
        for name, one in there.entrants.items()
        if one.owed
    }
