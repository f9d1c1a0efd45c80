"""The display as a process of its own, at a real table that dies and comes back."""

import re
from pathlib import Path
from random import Random

from kiosk.game import facts as f
from tests.e2e.floor import Floor
from tests.e2e.processes import Program, until

_SHOWN = re.compile(r"shown: (\S+), Round (\d+)(.*)")
OFFSCREEN = ("env", "QT_QPA_PLATFORM=offscreen")


def shown(display: Program) -> list[tuple[int, str, str]]:
    """Round, number, and what was said about it, in the order in which they were on the screen."""
    found = (_SHOWN.search(line) for line in display.lines)
    return [(int(hit[2]), hit[1], hit[3]) for hit in found if hit]


def confirmed(floor: Floor) -> dict[int, str]:
    facts = floor.facts("table")
    return {fact.round: fact.outcome for fact in facts if isinstance(fact, f.ResultConfirmed)}


async def test_a_display_shows_the_confirmed_numbers_over_a_death_of_its_table(
    tmp_path: Path,
) -> None:
    floor = Floor(tmp_path, Random(4), terminals=1)
    display = Program("display", "--config", floor.house.display_config, under=OFFSCREEN)
    try:
        await display.says("the table cannot be reached")
        floor.start_table()
        async with floor.staffed():
            await _evening(floor, display)
    finally:
        await display.abandon()


async def _evening(floor: Floor, display: Program) -> None:
    await display.says("connected to Table 1")
    await floor.rounds(3)
    await floor.table.killed()
    away = await display.says("Table 1 is away")
    await display.says("last known result", after=away - 1)
    floor.start_table()
    back = await display.says("connected to Table 1", after=away)
    await floor.rounds(2)
    floor.crew.croupier.opens_rounds = False
    await until(lambda: floor.console.board and floor.console.board.phase == "idle", "the end")
    last = max(confirmed(floor).items())
    await until(lambda: shown(display)[-1] == (*last, ""), f"{last} on the display")
    await display.stop()
    assert not display.said("Traceback"), display.told()
    assert {(round_, number) for round_, number, _ in shown(display)} <= confirmed(floor).items()
    assert shown(display)[0][2] == ""
    assert not display.said("last known", after=back)


async def test_a_display_that_cannot_be_configured_says_why(tmp_path: Path) -> None:
    config = tmp_path / "display.toml"
    config.write_text('name = "1"\nrulebook = "x"\n[network]\nsocket = "table.sock"\n')
    display = Program("display", "--config", config, under=OFFSCREEN)
    assert await display.ends() == 2
    assert f"tapis: {config}:2: rulebook " in display.told()
