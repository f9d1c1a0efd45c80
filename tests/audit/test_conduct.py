"""What staff might not do, and what terminals never told, is found however well it is written."""

import msgspec
import pytest

from kiosk.game import facts as f
from tests.audit.days import Day, Written, acted, evening, workday

replace = msgspec.structs.replace


@pytest.fixture(scope="module")
def day() -> Day:
    return workday("crown-single-zero")


def place(journal: list[Written], kind: type[f.Fact]) -> int:
    return next(n for n, written in enumerate(journal) if isinstance(written.fact, kind))


def changed(day: Day, at: int, **values: object) -> list[Written]:
    table = list(day.journals["table"])
    table[at] = Written(table[at].at_ms, replace(table[at].fact, **values))
    return table


def test_a_pin_that_was_changed_without_its_owner(day: Day) -> None:
    table = list(day.journals["table"])
    at = place(table, f.PinChanged)
    del table[at - 1]
    assert any(
        "pin_changed: nobody of the staff ordered it" in line for line in day.audit("table", table)
    )


def test_a_pin_that_somebody_else_ordered_to_change(day: Day) -> None:
    at = place(day.journals["table"], f.PinChanged) - 1
    forged = changed(day, at, who="sue")
    assert any("it does not say whose PIN" in line for line in day.audit("table", forged))


def test_an_order_above_what_the_house_lets_anybody_do() -> None:
    """By the rules that the table's own journal keeps."""
    day = evening("crown-double-zero", seed=9)
    at = place(day.journals["table"], f.StaffRulesSet)
    there = day.journals["table"][at].fact
    assert isinstance(there, f.StaffRulesSet)
    forged = changed(day, at, rules=replace(there.rules, most_cents=1))
    lines = day.audit("table", forged)
    assert any("staff_ordered: the engine refuses it" in line for line in lines)


def test_notes_that_no_terminal_told_of(day: Day) -> None:
    at = place(day.journals["table"], f.SeatNotesTold)
    forged = changed(day, at, notes={10_000: 1})
    assert any("notes ((10000, 1))" in line for line in day.audit("table", forged))


def test_a_seat_whose_money_is_counted_from_nowhere() -> None:
    """Then no ticket of it would be too much."""
    day = acted("void-ball-out")
    table = [
        written
        for written in day.journals["table"]
        if not (isinstance(written.fact, f.SeatFundsTold) and written.fact.seat == "1")
    ]
    lines = day.audit("table", table)
    assert any("nothing says what the seat had to begin with" in line for line in lines)
