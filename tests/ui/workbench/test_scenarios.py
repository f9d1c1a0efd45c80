"""The scenarios of the bench: what the house offers is listed, and what it says is shown."""

import asyncio
from pathlib import Path

from kiosk.devices.simulated.control import control_socket
from kiosk.ui.workbench.control_line import ControlLine
from kiosk.ui.workbench.scenarios_view import ScenariosView


def test_they_are_listed_and_begun_and_refusals_are_shown(tmp_path: Path) -> None:
    told = ["", "ball-out, step 1 of 3: a bet", "ball-out is over, not as demanded: x"]

    async def house(line: str) -> str:
        match line.split():
            case ["scenarios"]:
                return "ok ball-out: The ball is out: no spin | wrong: A wrong number"
            case ["scenario", "ball-out"]:
                return "ok The ball is out: no spin"
            case ["scenario-status"]:
                return f"ok {told[0]}"
        return "error a scenario is under way"

    async def story() -> None:
        path = tmp_path / "control.sock"
        view = ScenariosView(ControlLine(path))
        await view.look()
        assert not view.offered, "nobody is there yet"
        async with control_socket(path, house):
            shown: list[bool] = []
            view.changed.connect(lambda: shown.append(view.offered))
            await view.look()
            assert shown == [True]
            assert [(row.name, row.title) for row in view.rows.rows] == [
                ("ball-out", "The ball is out: no spin"),
                ("wrong", "A wrong number"),
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

    asyncio.run(story())


async def _touch(view: ScenariosView, name: str) -> None:
    shown = asyncio.Event()
    view.changed.connect(shown.set)
    view.start(name)
    async with asyncio.timeout(10):
        await shown.wait()
    view.changed.disconnect(shown.set)
