"""The fault matrix: after every fault, at every moment, the money is where it must be.

`python -m tests.matrix` plays what all rule books demand alike by each of them.
"""

import pytest

from kiosk import resources
from kiosk.lab.simulate.virtual_time import run
from tests.matrix.cases import ALL, CASES, PROFILES, Case, in_turn
from tests.matrix.cells import CELLS, FAULTS, MOMENTS, by_rule_book
from tests.matrix.device_stories import clock_jump, printer_fault, validator_fault
from tests.matrix.machine_stories import (
    link_fault,
    table_crash,
    table_disk,
    terminal_crash,
    terminal_disk,
)
from tests.matrix.staff_stories import malfunction, no_spin, wrong_number
from tests.matrix.stage import BYSTANDER, SUFFERER, Stage

BOOKS = {name: resources.rulebook(book) for name, book in PROFILES.items()}


STORIES = {
    "F1": terminal_crash,
    "F2": terminal_disk,
    "F3": link_fault,
    "F4": table_crash,
    "F5": table_disk,
    "F6": wrong_number,
    "F7": no_spin,
    "F8": malfunction,
    "F9": printer_fault,
    "F10": validator_fault,
    "F11": clock_jump,
}


async def story(case: Case) -> None:
    stage = Stage(BOOKS[case.profile], seed=str(case))
    stage.judged |= dict(case.judged)
    await stage.open()
    await STORIES[case.fault](stage, case)
    await stage.quiet()
    for seat, expected in zip((SUFFERER, BYSTANDER), case.ends, strict=True):
        if expected is not None:
            money = stage.money(seat)
            assert money == expected, f"seat {seat} has {money}, not {expected}"
    await stage.play_resumes()
    await stage.rest()


@pytest.mark.parametrize("case", in_turn(), ids=str)
def test_cell(case: Case) -> None:
    run(story(case))


def test_every_cell_of_the_matrix_has_a_case() -> None:
    wanted = {f"{moment}-{fault}" for moment in MOMENTS for fault in FAULTS}
    assert len(wanted) == 132
    assert set(CELLS) == {case.cell for case in CASES} == wanted


@pytest.mark.parametrize("cell", [cell for cell, code in CELLS.items() if by_rule_book(code)])
def test_where_rule_books_differ_each_is_tried(cell: str) -> None:
    assert {case.profile for case in CASES if case.cell == cell} >= set(ALL)


def test_no_two_cases_have_one_name() -> None:
    assert len({str(case) for case in CASES}) == len(CASES)
