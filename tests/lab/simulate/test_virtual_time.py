"""Time that passes by itself: as in asyncio, in the same order each time, and in no time."""

import asyncio
import os
import subprocess
import sys
from itertools import pairwise
from time import monotonic

import pytest

from kiosk.lab.simulate.virtual_time import StalledError, run
from tests.conftest import PROJECT

pytestmark = pytest.mark.virtual_time


def now_s() -> float:
    return asyncio.get_running_loop().time()


async def test_a_sleep_passes_on_the_virtual_clock_only() -> None:
    began_s = monotonic()
    await asyncio.sleep(30 * 24 * 3600)
    assert now_s() == pytest.approx(30 * 24 * 3600)
    assert monotonic() - began_s < 1


async def test_timers_come_in_the_order_of_their_times() -> None:
    loop, seen = asyncio.get_running_loop(), list[float]()
    for delay_s in (3.0, 0.1, 2.5, 0.0, 0.2):
        loop.call_later(delay_s, lambda: seen.append(now_s()))
    await asyncio.sleep(5)
    assert seen == pytest.approx([0.0, 0.1, 0.2, 2.5, 3.0])


async def test_a_timeout_expires_when_it_should() -> None:
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(1.5):
            await asyncio.Event().wait()
    assert now_s() == pytest.approx(1.5)


async def test_a_task_group_ends_its_other_tasks_when_one_fails() -> None:
    async def fail() -> None:
        await asyncio.sleep(1)
        raise ValueError("as planned")

    with pytest.raises(ExceptionGroup):
        async with asyncio.TaskGroup() as group:
            group.create_task(asyncio.sleep(3600))
            group.create_task(fail())
    assert now_s() == pytest.approx(1)


def test_what_can_never_happen_is_said_and_not_waited_for() -> None:
    async def waits_for_nobody() -> None:
        await asyncio.Event().wait()

    with pytest.raises(StalledError, match="waits_for_nobody"):
        run(waits_for_nobody())


def test_a_circle_without_an_end_is_found() -> None:
    async def goes_round() -> None:
        while True:
            await asyncio.sleep(0)

    async def main() -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(goes_round())
            group.create_task(asyncio.sleep(1))

    with pytest.raises(StalledError, match=r"no end.*goes_round"):
        run(main())


def test_tasks_left_running_are_ended_and_the_oldest_first() -> None:
    ended: list[int] = []

    async def leftover(number: int) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(number)

    async def main() -> str:
        for number in range(100):
            # Nobody keeps it: the loop must.
            asyncio.get_running_loop().create_task(leftover(number))
        await asyncio.sleep(1)
        return "done"

    assert run(main()) == "done"
    assert ended == list(range(100))


async def test_a_thread_is_refused() -> None:
    with pytest.raises(RuntimeError, match="thread"):
        await asyncio.to_thread(print)


async def test_thousands_of_seconds_pass_in_one() -> None:
    async def beat(queue: asyncio.Queue[int]) -> None:
        for number in range(1000):
            await asyncio.sleep(1)
            await queue.put(number)

    began_s = monotonic()
    queue: asyncio.Queue[int] = asyncio.Queue()
    async with asyncio.TaskGroup() as group:
        for _ in range(8):
            group.create_task(beat(queue))
        for _ in range(8 * 1000):
            async with asyncio.timeout(3):
                await queue.get()
    assert monotonic() - began_s < 2


ORDER = """
import asyncio, sys
from kiosk.lab.simulate.virtual_time import run

async def child(name):
    try:
        await asyncio.Event().wait()
    finally:
        print(name, asyncio.current_task().get_name())

async def fail():
    await asyncio.sleep(1)
    raise ValueError

async def main():
    junk = [object() for _ in range(int(sys.argv[1]))]  # other places in memory
    try:
        async with asyncio.TaskGroup() as group:
            for number in range(50):
                group.create_task(child(f"child {number}"))
                junk.append(bytearray(number * int(sys.argv[1])))
            group.create_task(fail())
    except* ValueError:
        pass
    loop = asyncio.get_running_loop()
    futures = {loop.create_future() for _ in range(20)}
    for place, future in enumerate(futures):
        future.set_result(place)
    done, _ = await asyncio.wait(futures)
    print([future.result() for future in done])

run(main())
"""


def test_the_order_depends_on_neither_hashes_nor_memory() -> None:
    """A TaskGroup cancels its tasks in the order of a set, and by default no two runs agree."""
    orders = {
        subprocess.run(
            [sys.executable, "-c", ORDER, str(seed * 7)],
            cwd=PROJECT,
            env={**os.environ, "PYTHONHASHSEED": str(seed)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in range(1, 5)
    }
    assert len(orders) == 1
    assert orders.pop().count("child") == 50


async def test_the_clock_never_goes_back() -> None:
    seen = list[float]()

    async def look(step_s: float) -> None:
        for _ in range(200):
            await asyncio.sleep(step_s)
            seen.append(now_s())

    await asyncio.gather(*(look(0.1 * step) for step in range(1, 8)))
    assert all(earlier <= later for earlier, later in pairwise(seen))
