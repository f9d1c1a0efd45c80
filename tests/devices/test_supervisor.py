"""A device that comes and goes: gone is said once, back once, and it is never given up."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kiosk.devices import supervisor
from kiosk.devices.lost import DeviceLost
from kiosk.devices.supervisor import Supervisor
from kiosk.lab.simulate.virtual_time import run


class Flickering:
    """Answers when it is its turn to."""

    def __init__(self, *turns: str) -> None:
        self._turns = list(turns)
        self.opened_at: list[float] = []

    async def run(self, path: Path, here: Callable[[], Awaitable[None]]) -> None:
        self.opened_at.append(asyncio.get_running_loop().time())
        turn = self._turns.pop(0) if self._turns else "stays"
        if turn == "answers":
            await here()
            await here()
            await asyncio.sleep(1)
        elif turn == "stays":
            await here()
            await asyncio.get_running_loop().create_future()
        raise DeviceLost(f"{path} is {turn}")


def watched(device: Flickering, seconds: float) -> list[str]:
    told: list[str] = []

    async def gone(why: str) -> None:
        told.append(f"gone: {why}")

    async def back() -> None:
        told.append("back")

    async def story() -> None:
        journaled = Supervisor("device", Path("port"), device, gone=gone, back=back)
        task = asyncio.create_task(journaled.run())
        await asyncio.sleep(seconds)
        task.cancel()

    run(story())
    return told


def test_gone_and_back_are_said_once_each() -> None:
    device = Flickering("answers", "missing", "missing", "missing", "answers", "missing")
    told = watched(device, 60)
    assert told == ["gone: port is answers", "back", "gone: port is answers", "back"]


def test_one_that_was_never_there_is_said_to_be_gone() -> None:
    assert watched(Flickering("missing", "missing"), 60) == ["gone: port is missing", "back"]


def test_one_that_answers_at_once_is_not_news() -> None:
    assert watched(Flickering(), 60) == []


def test_it_is_looked_for_more_and_more_seldom_but_never_given_up() -> None:
    device = Flickering(*["missing"] * 1000)
    watched(device, 600)
    waits = [
        after - before
        for before, after in zip(device.opened_at, device.opened_at[1:], strict=False)
    ]
    assert waits[0] == pytest.approx(supervisor.RETRY_S)
    assert max(waits) == pytest.approx(supervisor.RETRY_S_MAX)
    assert waits == sorted(waits)
    assert len(waits) > 140


def test_after_it_was_there_it_is_looked_for_at_once_again() -> None:
    device = Flickering(*["missing"] * 10, "answers", "missing")
    watched(device, 60)
    waits = [
        after - before
        for before, after in zip(device.opened_at, device.opened_at[1:], strict=False)
    ]
    assert waits[10] == pytest.approx(1 + supervisor.RETRY_S)
