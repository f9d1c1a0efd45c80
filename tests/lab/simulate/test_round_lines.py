"""Each round in a line, as the table's journal has it."""

from pathlib import Path

import pytest

from kiosk.game.round.state import TablePhase
from kiosk.game.table import commands as c
from kiosk.game.terminal import commands as ats
from kiosk.lab.simulate.disk import write_journal
from kiosk.lab.simulate.machines import TABLE
from kiosk.lab.simulate.round_lines import RoundLines
from kiosk.lab.simulate.staff import SECOND, SUPERVISOR
from tests.conftest import BOOKS
from tests.lab.simulate.salon import Salon, opened

pytestmark = pytest.mark.virtual_time

CROWN = BOOKS["crown-single-zero"]


async def deal(salon: Salon, number: str) -> None:
    await salon.ask("close")
    await salon.phase(TablePhase.SPINNING)
    await salon.ask(f"result {number}")
    await salon.phase(TablePhase.IDLE)


async def eventful(salon: Salon) -> None:
    await salon.ask("open")
    await salon.phase(TablePhase.BETTING)
    for seat, wager in (("1", "red"), ("2", "straight:17")):
        await salon.ask(f"credit {seat} 100000")
        terminal = salon.at(seat)
        await salon.until(lambda t=terminal: t.state.credit_cents, "credit")
        await salon.until(lambda t=terminal: t.state.round.phase == "betting", "wagering")
        terminal.touch(ats.PlaceChip(wager, 2500))
    salon.at("1").touch(ats.PlaceChip("black", 5000))
    reason = CROWN.terms.no_spin.reasons[0].id
    assert await salon.ask(f"no-spin {reason}") == "ok"
    await deal(salon, "17")
    await salon.ask("freeze")
    await salon.until(lambda: salon.console.board and salon.console.board.frozen, "frozen")
    correction = c.CorrectResult(1, "18", "misread")
    await salon.staff.order(correction, who=SUPERVISOR, second=SECOND, outcome="17")
    await salon.ask("thaw")
    await salon.ask("open")
    await salon.phase(TablePhase.BETTING)
    await salon.ask("void the lights went out")
    await salon.phase(TablePhase.IDLE)


async def test_a_line_says_number_colour_wagers_and_money(tmp_path: Path) -> None:
    async with opened(CROWN, automatic=False) as salon:
        await eventful(salon)
    path = tmp_path / "table.db"
    write_journal(salon.table.disk.durable, path, TABLE)
    lines = RoundLines(CROWN, path)
    reason = CROWN.terms.no_spin.reasons[0].id
    assert list(lines.new()) == [
        f"round    1  no spin: {reason}",
        "round    1  17 black   3 wagers, staked 100.00, won 925.00",
        "round    1  18 red     3 wagers, staked 100.00, won 25.00 (corrected)",
        "round    2  void: the lights went out",
    ]
    assert lines.rounds == 2
    assert list(lines.new()) == [], "each is told once"
