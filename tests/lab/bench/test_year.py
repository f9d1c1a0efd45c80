"""The bench of a year, on few facts."""

from pathlib import Path

import pytest

from kiosk import resources
from kiosk.game.tickets.spent import spent_as
from kiosk.lab.bench.growth import growth
from kiosk.lab.bench.measure import Wanted
from kiosk.lab.bench.year import figures
from kiosk.lab.bench.year_tickets import TICKET_DAYS, TICKETS_A_DAY, aged


def test_each_figure_is_a_ratio_of_one_run(tmp_path: Path) -> None:
    told = {figure.what: figure for figure in figures(Wanted(tmp_path, short=True))}
    budgets = {
        "a ticket's reserve, issue, hold and pay: tickets, 1,000 / 100": 2,
        "start with a snapshot: facts, 600 / 300": 2,
        "close to registered, 12 terminals / 3, p99": 4,
        "a simulated round, of 4 / of 2": 1 / 0.9,
        "audit: processor a fact, facts, 1,200 / 600": 1 / 0.9,
        "audit: memory, facts, 1,200 / 600": 1.5,
        "audit of 1,200 facts, 2 cores / 1": 0.6,
        "report of one day: time a fact of it, facts, 1,200 / 600": 1.5,
    }
    for what, budget in budgets.items():
        figure = told[what]
        assert figure.beside is not None
        assert figure.value == figure.beside.ratio
        assert figure.unit == "x" and figure.budget == budget
    assert told["audit of honest years"].value == 0
    assert told["disk a fact, closed days / today"].budget == 0.4


def test_the_growth_of_a_cost_is_its_exponent() -> None:
    figure = growth("it", {10: 2.0, 100: 20.0, 1000: 200.0}, "ms", budget=2, more="")
    assert figure.what == "it, 1,000 / 10"
    assert figure.value == pytest.approx(100)
    assert "grows as size to the 1.00" in figure.detail


def test_a_table_that_was_made_old_knows_what_a_played_one_would() -> None:
    """Every ticket that can still be shown is in the register or known for spent, and no other."""
    days = 40
    table = aged(resources.rulebook("crown-single-zero"), days * TICKETS_A_DAY)
    assert len(table.tickets) < 5 * TICKETS_A_DAY
    shown = [place for place in range(days * TICKETS_A_DAY) if place % 7 == 0]
    fresh = (days - TICKET_DAYS + 2) * TICKETS_A_DAY
    for place in shown[:: len(shown) // 200]:
        number = f"{place * 977_231_059 % 10**18:018}"
        known = number in table.tickets or spent_as(table.spent, number) is not None
        if place >= fresh:
            assert known, place
        elif place < fresh - 20 * TICKETS_A_DAY:
            assert not known, place
