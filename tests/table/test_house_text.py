"""What the house says on its displays: by a supervisor, as a fact, and only what can be read."""

import msgspec
import pytest

from kiosk.game import facts as f
from kiosk.game.refusal import Reason
from kiosk.game.table import commands as c
from kiosk.lab.simulate.staff import DEALER, SUPERVISOR
from kiosk.rules.rulebook import RuleBook
from tests.lab.simulate.salon import opened
from tests.table.test_clock import order, reason

pytestmark = pytest.mark.virtual_time

UNREADABLE = (
    "a\nb",
    "a\tb",
    "\x1b[2J",
    "17 \u202e 32",
    "\u200b",
    "\u2028",
    "\ufeffx",
    " ",
    " x",
    "x ",
)


async def test_a_supervisor_has_a_text_shown_on_every_display(crown: RuleBook) -> None:
    async with opened(crown, automatic=False) as salon:
        lines = ("Poker tonight", "扑克 20:00")
        assert reason(await order(salon, c.ShowHouseText(lines), DEALER)) is Reason.NOT_ALLOWED
        for unreadable in UNREADABLE:
            refused = await order(salon, c.ShowHouseText(("Poker", unreadable)))
            assert reason(refused) is Reason.BAD_TEXT, repr(unreadable)
        assert salon.facts(f.HouseTextShown) == []
        assert (await order(salon, c.ShowHouseText(lines))).done
        assert salon.facts(f.HouseTextShown) == [f.HouseTextShown(lines=lines, who=SUPERVISOR)]
        await salon.until(lambda: salon.console.board.house_text == lines, "it is shown")
        assert (await order(salon, c.ShowHouseText(()))).done
        await salon.until(lambda: salon.console.board.house_text == (), "it is taken down")


def test_no_more_lines_and_no_longer_ones_than_can_be_read() -> None:
    """On the way here, whoever sends it."""
    for lines in (["a"] * 4, ["x" * 49], [""]):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"lines": lines}, c.ShowHouseText)
    msgspec.convert({"lines": ["x" * 48] * 3}, c.ShowHouseText)
