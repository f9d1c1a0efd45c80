"""Plays a scenario on a stage, step by step, and says in readable lines what happens."""

from collections.abc import Callable
from dataclasses import dataclass

from kiosk.lab.simulate.scenario.actions import act
from kiosk.lab.simulate.scenario.cup import cup_text
from kiosk.lab.simulate.scenario.outcome import Before, account, before, shortcomings
from kiosk.lab.simulate.scenario.scene import ActionRefusedError, Scene
from kiosk.lab.simulate.scenario.script import Scenario, ScenarioMoment, ScenarioStep
from kiosk.lab.simulate.scenario.stage import Stage, StageError
from kiosk.lab.simulate.scenario.words import described
from kiosk.rules.money import money_text


class StepError(Exception):
    """A step came to something else than its file says. Names the step and its line."""


@dataclass(frozen=True, slots=True)
class Told:
    """How far a scenario has come."""

    step: int
    of: int
    line: str


class Play:
    def __init__(self, scenario: Scenario, stage: Stage, say: Callable[[Told], None]) -> None:
        self._scenario = scenario
        self._stage = stage
        self._say = say
        self._scene = Scene(stage, scenario.cast, wagering_s=scenario.wagering_s)
        self._scene.cup_terms = cup_text(scenario.cup)

    async def run(self) -> list[str]:
        """To its end. Returns where the outcome is not what is demanded. Raises `StepError`."""
        try:
            then = await self._begin()
        except (ActionRefusedError, StageError) as error:
            raise StepError(f"{self._scenario.name}: it cannot begin: {error}") from None
        for number, step in enumerate(self._scenario.steps, start=1):
            try:
                await self._step(number, step)
            except (ActionRefusedError, StageError) as error:
                raise self._fault(number, step, str(error)) from None
        try:
            self._scene.require_everybody()
        except StageError as error:
            raise StepError(f"{self._scenario.name}: {error}") from None
        self._tell(len(self._scenario.steps), self._outcome(then))
        return list(shortcomings(self._scenario.expect, self._stage, then))

    async def clear_up(self) -> None:
        """After a step that failed, at a table where play goes on."""
        await self._scene.bring_back()

    async def _begin(self) -> Before:
        await self._scene.quiet()
        await self._scene.reach(ScenarioMoment.IDLE)
        self._stage.fix_rings(self._scenario.rings)
        self._stage.require_levels(self._scenario.levels)
        then = before(self._stage, self._scene.seats)
        for seat, cents in self._scenario.credit_cents.items():
            await self._scene.credit(seat, cents)
            self._tell(0, f"seat {seat}: staff take cash and credit {money_text(cents)}")
        return then

    async def _step(self, number: int, step: ScenarioStep) -> None:
        if step.at is not None:
            await self._scene.reach(step.at)
        await self._stage.rest()
        refused = await self._do(step)
        wanted = (step.refused or "").lower()
        if bool(refused) is not bool(wanted) or wanted not in refused.lower():
            raise StageError(f"it must be {_ended(step.refused)}, and is {_ended(refused)}")
        await self._scene.quiet()
        self._tell(number, f"{described(step)}{f': refused, {refused}' if refused else ''}")

    async def _do(self, step: ScenarioStep) -> str:
        """Why it was refused."""
        try:
            await act(self._scene, step)
        except ActionRefusedError as refused:
            return str(refused)
        return ""

    def _tell(self, number: int, line: str) -> None:
        self._say(Told(number, len(self._scenario.steps), line))

    def _outcome(self, then: Before) -> str:
        seats = (f"seat {s} has {account(self._stage, s, then)}" for s in self._scene.seats)
        return f"in the end {'; '.join(seats)}"

    def _fault(self, number: int, step: ScenarioStep, why: str) -> StepError:
        where = f"step {number}"
        if self._scenario.lines:
            where += f" (line {self._scenario.lines[number - 1]})"
        return StepError(f"{self._scenario.name}: {where}, {described(step)}: {why}")


def _ended(refused: str | None) -> str:
    return f"refused ({refused})" if refused else "done"
