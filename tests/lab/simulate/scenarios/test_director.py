"""Scenarios at a table that is open: asked for at its control socket, and dealt by nobody else."""

import asyncio
from dataclasses import dataclass
from random import Random

import pytest
from msgspec.structs import replace

from kiosk import resources
from kiosk.lab.simulate.casino import Room
from kiosk.lab.simulate.control import Control
from kiosk.lab.simulate.croupier import Attendant, Croupier, pace_of
from kiosk.lab.simulate.scenario import library
from kiosk.lab.simulate.scenario.control import scenario_actions
from kiosk.lab.simulate.scenario.director import Director
from kiosk.lab.simulate.scenario.live import cannot
from kiosk.lab.simulate.scenario.play import StepError
from kiosk.lab.simulate.scenario.script import ScenarioMoment, ScenarioStep
from kiosk.lab.simulate.scenario.virtual import VirtualScene
from kiosk.lab.simulate.wheel import VirtualWheel

pytestmark = pytest.mark.virtual_time

BOOK = resources.rulebook("rapid-single-zero")


@dataclass(frozen=True)
class OneSeat:
    rulebook: str = BOOK.id
    seats: tuple[str, ...] = ("1",)


ONE_SEAT = OneSeat()


@dataclass(frozen=True)
class TwoSeats(OneSeat):
    rulebook: str = "nsw-single-zero"
    seats: tuple[str, ...] = ("1", "2")


class Evening:
    def __init__(self, place: OneSeat = ONE_SEAT) -> None:
        self.scene = VirtualScene(BOOK, ["1"])
        staff, pace = self.scene.staff, pace_of(BOOK, fast=True)
        self.croupier = Croupier(staff, VirtualWheel(BOOK, Room(), Random(0)), pace)
        attendant = Attendant(staff, pace, printed=lambda number: False)
        self.director = Director(place, self.croupier, attendant)
        self.control = Control(BOOK, ["1"], staff, self.croupier, automatic=True)
        self.control.add(scenario_actions(self.director))
        self.ask = self.control.answer
        self.staff = [self.croupier, attendant]

    async def open(self) -> None:
        await self.scene.open()
        self.director.stage = self.scene
        self.tasks = [asyncio.ensure_future(somebody.run()) for somebody in self.staff]
        while self.scene.table().round.number == 0:
            await asyncio.sleep(0.1)

    async def over(self) -> str:
        while "is over" not in self.director.status and "failed" not in self.director.status:
            await asyncio.sleep(0.1)
        return await self.ask("scenario-status")


async def test_one_is_played_between_rounds_and_the_dealer_goes_on() -> None:
    evening = Evening()
    await evening.open()
    assert await evening.ask("scenario-status") == "ok"
    title = library.find("no-spin-ball-out").title
    assert await evening.ask("scenario no-spin-ball-out") == f"ok {title}"
    assert (await evening.ask("scenario bet-too-late")).startswith(
        "error a scenario is under way: no-spin-ball-out"
    )
    assert await evening.over() == "ok no-spin-ball-out is over, as demanded"
    before = evening.scene.table().round.number
    while evening.scene.table().round.number == before:
        await asyncio.sleep(0.1)


async def test_a_terminal_has_its_power_back_when_a_scenario_fails() -> None:
    evening = Evening()
    await evening.open()
    scenario = library.find("no-spin-ball-out")
    steps = [
        ScenarioStep(at=ScenarioMoment.BETTING, seat="1", power_cut=True),
        ScenarioStep(correct="17"),
    ]
    with pytest.raises(StepError, match="Accounts must be frozen first"):
        await evening.director.play(replace(scenario, steps=steps))
    await evening.scene.quiet(["1"])


async def test_whoever_has_money_is_not_cashed_out_by_a_scenario() -> None:
    evening = Evening()
    await evening.open()
    assert await evening.ask("credit 1 3700") == "ok 37.00 for 1"
    await evening.ask("scenario wrong-number-money-gone")
    failed = "ok wrong-number-money-gone failed: seat 1 has 37.00: cash it out before"
    assert await evening.over() == failed
    assert evening.croupier.opens_rounds
    assert not evening.croupier.away


async def test_only_those_that_fit_are_offered() -> None:
    ask = Evening().ask
    offered = (await ask("scenarios")).removeprefix("ok ").split(" | ")
    names = {entry.partition(":")[0] for entry in offered}
    assert {"no-spin-ball-out", "bet-too-late"} <= names
    assert not names & {"void-ball-out", "terminal-fails-before-number"}
    assert await ask("scenario x") == "error there is no scenario x: try scenarios"
    refused = "error terminal-fails-before-number cannot be played here: it needs 2 terminals"
    assert await ask("scenario terminal-fails-before-number") == refused


async def test_a_table_that_is_open_loses_no_terminal_for_good() -> None:
    evening = Evening(TwoSeats())
    names = {scenario.name for scenario in evening.director.fitting()}
    assert "terminal-fails-registered" in names
    assert "terminal-gone-for-good" not in names
    gone = await evening.ask("scenario terminal-gone-for-good")
    assert gone.endswith("a terminal that is written off is never let in again")


def test_what_real_drivers_do_not_let_happen_is_said_before() -> None:
    scenario = library.find("ticket-not-printed")
    [why] = cannot(scenario, "nsw-single-zero", ["1"])
    assert why.startswith("seat 1: the printer's fault: dead: a real driver notices that before")


def test_a_display_of_an_open_house_is_not_stopped() -> None:
    scenario = library.find("display-differs-from-terminal")
    [why] = cannot(scenario, "crown-single-zero", ["1"])
    assert why == (
        "the public display stands still: "
        "the display of a house that is open goes on; use --headless"
    )
