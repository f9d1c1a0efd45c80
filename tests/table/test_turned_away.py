"""A terminal that is not let in: staff see which, why, and what its player had."""

import asyncio

import pytest

from kiosk.game.refusal import Reason
from kiosk.game.terminal import commands as ats
from kiosk.link import messages as m
from kiosk.rules.rulebook import RuleBook
from tests.lab.simulate.salon import opened

pytestmark = pytest.mark.virtual_time


async def test_staff_see_a_terminal_whose_journal_was_cut(crown: RuleBook) -> None:
    async with opened(crown, automatic=False) as salon:
        salon.console.look_at(m.LookAt())
        await salon.at("1").tell(ats.StackNote("note", 2000))
        await asyncio.sleep(5)  # of the virtual clock: the table has heard of it
        terminal = salon.terminals["1"]
        terminal.die()
        terminal.start()
        await salon.until(salon.everybody_here, "it is back, and its journal was seen")
        terminal.die()
        terminal.disk.put_back(salon.table_state.heads["1"][0] - 1)
        terminal.start()

        def seat() -> m.SeatAt | None:
            return salon.console.seats.seats["1"] if salon.console.seats else None

        await salon.until(lambda: (there := seat()) and there.turned_away, "staff are told")
        there = seat()
        assert there is not None
        assert there.turned_away is not None
        assert there.turned_away.reason is Reason.JOURNAL_CUT
        assert (there.here, there.owed_cents) == (False, 2000)
