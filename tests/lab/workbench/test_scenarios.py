"""The scenarios of the bench: what the house offers is listed, and what it says is shown."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path

from kiosk.lab.devices.control import control_socket
from kiosk.lab.devices.control_line import ControlLine
from kiosk.lab.workbench.scenarios_view import ScenariosView


async def test_they_are_listed_and_begun_and_refusals_are_shown(tmp_path: Path) -> None:
    off: set[str] = set()
    told = ["", "ball-out, step 1 of 3: a bet", "ball-out is over, not as demanded: x"]

    async def house(line: str) -> str:
        match line.split():
            case ["scenarios"]:
                return "ok ball-out: The ball is out: no spin; S1 5.3.4 | wrong: Wrong; S1 5.5"
            case ["scenario", "ball-out"]:
                return "ok The ball is out: no spin"
            case ["scenario-status"]:
                return f"ok {told[0]}"
            case ["outages"]:
                return f"ok {' '.join(sorted(off))}"
            case ["power-cut" | "cut-line", machine]:
                off.add(f"{'power' if line.startswith('power') else 'line'}-{machine}")
                return "ok"
            case ["mend-line", machine]:
                off.discard(f"line-{machine}")
                return "ok"
        return "error a scenario is under way"

    path = tmp_path / "control.sock"
    view = ScenariosView(ControlLine(path))
    await view.look()
    assert not view.offered, "nobody is there yet"
    async with control_socket(path, house):
        shown: list[bool] = []
        view.changed.connect(lambda: shown.append(view.offered))
        await view.look()
        assert shown == [True]
        assert [(row.name, row.title, row.clauses) for row in view.rows.rows] == [
            ("ball-out", "The ball is out: no spin", "S1 5.3.4"),
            ("wrong", "Wrong", "S1 5.5"),
        ]
        await _touch(view, "ball-out")
        assert (view.status, view.failed) == ("The ball is out: no spin", False)
        await view.look()
        assert view.status == "The ball is out: no spin", "nothing else was said"
        await _touch(view, "wrong")
        assert (view.status, view.failed) == ("a scenario is under way", True)
        del told[0]
        await view.look()
        assert (view.status, view.failed) == ("ball-out, step 1 of 3: a bet", False)
        del told[0]
        await view.look()
        assert view.failed
        for what, then in (
            ("power-table", "power-table"),
            ("line-1", "line-1 power-table"),
            ("line-1", "power-table"),
        ):
            await _touched(view, partial(view.turn, what))
            assert view.outages == then


async def _touch(view: ScenariosView, name: str) -> None:
    await _touched(view, partial(view.start, name))


async def _touched(view: ScenariosView, touch: Callable[[], None]) -> None:
    shown = asyncio.Event()
    view.changed.connect(shown.set)
    touch()
    async with asyncio.timeout(60):
        await shown.wait()
    view.changed.disconnect(shown.set)
