"""The paper, the register and the journals agree, whoever is killed or lies.

`python -m tests.terminal.paying_out` goes on for as long as one likes.
"""

from collections import Counter
from pathlib import Path

import pytest

from kiosk.rules.rulebook import RuleBook
from tests.devices.printer.printers import KINDS
from tests.e2e.processes import Program
from tests.terminal.paying_out import LIES, STEPS_OF, paying_out


@pytest.mark.parametrize("kind", KINDS)
async def test_every_ticket_on_paper_is_issued_and_every_other_is_not(
    kind: str, tmp_path: Path, crown: RuleBook
) -> None:
    """A terminal killed at every step of a ticket."""
    async with paying_out(tmp_path, crown, kind) as here:
        for step in STEPS_OF[kind]:
            await here.kill_at(step)
            here.start()
            await here.ticket()
    paper = Counter(code for piece in here.printer.pieces for code in piece.codes)
    assert set(paper.values()) == {1}
    assert not here.printer.unprinted
    assert here.wrong == []
    audit = Program("audit", tmp_path)
    assert await audit.ends() == 0, audit.told()


@pytest.mark.parametrize("kind", KINDS)
async def test_a_printer_that_lies_costs_nobody_a_ticket(
    kind: str, tmp_path: Path, crown: RuleBook
) -> None:
    async with paying_out(tmp_path, crown, kind) as here:
        for lie in LIES:
            await here.hear(lie)
    paper = Counter(code for piece in here.printer.pieces for code in piece.codes)
    assert sorted(paper.values())[-2:] == [1, 2], "one was printed twice"
    assert len(here.printer.unprinted) == 1
    assert here.wrong == []
