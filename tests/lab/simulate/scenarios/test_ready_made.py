"""Each ready-made scenario ends as its clauses demand, by a rule book of each of its documents.

`tapis simulate --scenario all --headless` plays each by all of its rule books.
"""

import pytest
from msgspec.structs import replace

from kiosk import resources
from kiosk.game.money import MoneyPlace
from kiosk.lab.simulate.scenario import library
from kiosk.lab.simulate.scenario.play import Told
from kiosk.lab.simulate.scenario.script import Scenario, ScenarioStep, SeatDemand
from kiosk.lab.simulate.scenario.virtual import play


def _nobody_listens(_: Told) -> None:
    pass


@pytest.mark.parametrize("name", library.ready_made())
def test_it_ends_as_its_clauses_demand(name: str) -> None:
    scenario = library.find(name)
    by_document = {
        resources.rulebook(id_).terms.document.id: resources.rulebook(id_)
        for id_ in scenario.rulebooks
    }
    for book in by_document.values():
        assert play(scenario, book, _nobody_listens).wrong == [], book.id


def _wrong(scenario: Scenario) -> list[str]:
    return play(scenario, resources.rulebook("rapid-single-zero"), _nobody_listens).wrong


def test_whatever_is_demanded_and_not_so_is_told() -> None:
    scenario = library.find("terminal-fails-before-number")
    seats = {
        **scenario.expect.seats,
        "1": SeatDemand(money_cents={MoneyPlace.CREDIT: 10_001}, locks=[], told=["note_stacked"]),
    }
    demand = replace(
        scenario.expect,
        rounds=["18"],
        cases=1,
        facts=["case_opened"],
        cites={"S0": ["7.1(a)"]},
        seats=seats,
    )
    assert _wrong(replace(scenario, expect=demand)) == [
        "the rounds ended: demanded 18; there is 17",
        "open cases: demanded 1; there is 0",
        "the table has written no case_opened",
        "the table has not cited clause 7.1(a), but 8.8.4(a), 8.8.4(b), 8.8.6(a), 8.8.6(b),"
        " 8.8.6(c), 8.8.6(d)",
        "seat 1: demanded credit 100.01; there is credit 100.00",
        "terminal 1 has written no note_stacked",
    ]


def test_a_step_that_is_not_refused_as_demanded_ends_the_play() -> None:
    scenario = library.find("no-spin-ball-out")
    first, *others = scenario.steps
    steps = [replace(first, refused="the terminal is locked"), *others]
    line = scenario.lines[0]
    assert _wrong(replace(scenario, steps=steps)) == [
        f"no-spin-ball-out: step 1 (line {line}), seat 1: the player places 10.00 on straight:17,"
        " 5.00 on red: it must be refused (the terminal is locked), and is done"
    ]


def test_nobody_waits_for_ever_for_a_table_without_power() -> None:
    scenario = library.find("system-fails-before-number")
    cut = next(step for step in scenario.steps if step.action == "power_cut")
    [wrong] = _wrong(replace(scenario, steps=[cut, ScenarioStep(result="17")]))
    assert wrong.endswith("it must be done, and is refused (The table does not answer)")


def test_a_round_is_not_passed_over() -> None:
    scenario = library.find("no-spin-ball-out")
    [wrong] = _wrong(replace(scenario, steps=[*scenario.steps[:2], scenario.steps[0]]))
    assert wrong.endswith("the round cannot come to betting: it is spinning")
