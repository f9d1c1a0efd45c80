"""Brings scenarios to a house that is open: the automatic staff stand aside until it is over."""

import asyncio
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Protocol

from kiosk import resources
from kiosk.game.round.state import TablePhase
from kiosk.lab.devices.device import BenchError
from kiosk.lab.simulate.croupier import Attendant, Croupier
from kiosk.lab.simulate.scenario import library
from kiosk.lab.simulate.scenario.live import cannot
from kiosk.lab.simulate.scenario.play import Play, StepError, Told
from kiosk.lab.simulate.scenario.script import Scenario
from kiosk.lab.simulate.scenario.stage import Stage, StageError
from kiosk.rules.money import money_text

_EMPTYING = ("cash_out", "hand_pay_cents", "write_off_cents")
"""All that a seat has leaves by these, and not only what the scenario brought."""


class OpenHouse(Protocol):
    @property
    def rulebook(self) -> str: ...

    @property
    def seats(self) -> tuple[str, ...]: ...


class Director:
    def __init__(self, place: OpenHouse, croupier: Croupier, attendant: Attendant) -> None:
        self.stage: Stage | None = None
        """None: the house is not open yet."""
        self.on_told: Callable[[Told], None] = lambda told: None
        self._place = place
        self._document = resources.rulebook(place.rulebook).terms.document.id
        self._croupier = croupier
        self._attendant = attendant
        self._task: asyncio.Task[None] | None = None
        self._status = ""

    @cached_property
    def _library(self) -> list[Scenario]:
        """Read when somebody asks for it: nobody waits for it before the first round."""
        return [library.find(name) for name in library.ready_made()]

    def fitting(self) -> Iterator[Scenario]:
        """Ready-made ones that can be played at this very table."""
        for scenario in self._library:
            if not list(self._cannot(scenario)):
                yield scenario

    def _cannot(self, scenario: Scenario) -> Iterator[str]:
        yield from cannot(scenario, self._place.rulebook, self._place.seats)
        if any(step.action == "write_off_cents" for step in scenario.steps):
            yield "a terminal that is written off is never let in again"

    def clauses_of(self, scenario: Scenario) -> str:
        """Those of the document that this table is played by."""
        named = ", ".join(scenario.clauses.get(self._document, ()))
        return f"{self._document} {named or 'has no clause of its own'}"

    @property
    def status(self) -> str:
        """How far the last one has come; nothing: there was none."""
        return self._status

    def begin(self, name: str) -> str:
        """Returns its title. Raises `BenchError`."""
        if self._task is not None and not self._task.done():
            raise BenchError(f"a scenario is under way: {self._status}")
        by_name = {scenario.name: scenario for scenario in self._library}
        if name not in by_name:
            raise BenchError(f"there is no scenario {name}: try scenarios")
        scenario = by_name[name]
        for why in self._cannot(scenario):
            raise BenchError(f"{name} cannot be played here: {why}")
        self._status = f"{name} begins"
        self._task = asyncio.ensure_future(self._perform(scenario))
        return scenario.title

    async def _perform(self, scenario: Scenario) -> None:
        try:
            wrong = await self.play(scenario)
        except StepError as error:
            self._status = f"{scenario.name} failed: {error}"
        else:
            verdict = f"not as demanded: {'; '.join(wrong)}" if wrong else "as demanded"
            self._status = f"{scenario.name} is over, {verdict}"

    async def play(self, scenario: Scenario) -> list[str]:
        """Returns where the outcome is not what is demanded. Raises `StepError`."""
        if self.stage is None:
            raise StepError("the house is not open yet")

        def tell(told: Told) -> None:
            self._status = f"{scenario.name}, step {told.step} of {told.of}: {told.line}"
            self.on_told(told)

        self._status = f"{scenario.name} waits for the end of the round"
        dealing, self._croupier.opens_rounds = self._croupier.opens_rounds, False
        try:
            await self._between_rounds(self.stage)
            self._croupier.away = self._attendant.away = True
            self._require_fit(scenario, self.stage)
            return await self._run(Play(scenario, self.stage, tell))
        except StageError as error:
            raise StepError(str(error)) from None
        finally:
            self._croupier.away = self._attendant.away = False
            self._croupier.opens_rounds = dealing

    async def _run(self, play: Play) -> list[str]:
        try:
            return await play.run()
        except StepError:
            await play.clear_up()
            raise

    async def _between_rounds(self, stage: Stage) -> None:
        console, between = stage.staff.console, (TablePhase.IDLE, TablePhase.SHUT)
        while console.client.board is None or console.board.phase not in between:
            await console.wait_for_change()

    def _require_fit(self, scenario: Scenario, stage: Stage) -> None:
        empties = any(step.action in _EMPTYING for step in scenario.steps)
        for seat in scenario.credit_cents if empties else ():
            cents = stage.terminal(seat).credit_cents
            if cents:
                raise StageError(f"seat {seat} has {money_text(cents)}: cash it out before")
