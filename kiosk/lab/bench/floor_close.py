"""A close with many terminals, of a table on a floor beside one that is on none: nothing of a round
waits for the floor, not even for one that hangs."""

import asyncio
import os
import signal
from collections import deque
from collections.abc import Iterator
from contextlib import AsyncExitStack
from statistics import median

from kiosk.lab.bench.measure import Beside, Figure, Wanted
from kiosk.lab.bench.processes import StoppedError
from kiosk.lab.bench.seated import Floor
from kiosk.lab.bench.seated import floor as seated
from kiosk.lab.postgres import NoPostgresError
from kiosk.lab.simulate.floor_house import furnish_floor, running_floor

TERMINALS, TERMINALS_SHORT = 50, 3
TURNS, TURNS_SHORT = 9, 1
CLOSES, CLOSES_SHORT = 5, 1
"""Of a table in each of its turns, after one that what the others left behind may disturb."""
GRACE_S = 10.0
BUDGET = 1.1
ALONE, THERE, HANGING = "on no floor", "on a floor", "on a floor that hangs"


def figures(wanted: Wanted) -> Iterator[Figure]:
    wanted.folder.chmod(0o711)  # PostgreSQL does not run as root, and must get there
    try:
        took = asyncio.run(_took(wanted))
    except NoPostgresError as error:
        raise StoppedError(str(error)) from None
    alone = median(took[ALONE])
    for what in (THERE, HANGING):
        ours = median(took[what])
        beside = Beside("the same table on no floor", ours * 1e3, alone * 1e3, "ms")
        detail = f"median of {len(took[what])} closes: {ours * 1e3:.1f} ms, {alone * 1e3:.1f} alone"
        yield Figure(f"close to registered, {what}", ours / alone, "x", BUDGET, detail, beside)


async def _took(wanted: Wanted) -> dict[str, list[float]]:
    """Of each close, by where the table is. They take short turns, each of them first as often as
    the others, so that a noisy moment of the machine meets all of them alike; within its turn a
    table has what its own floor does of the last round beside it."""
    took: dict[str, list[float]] = {ALONE: [], THERE: [], HANGING: []}
    async with AsyncExitStack() as opened:
        tables = await _opened(wanted, opened)
        order = deque(took)
        for _ in range(TURNS_SHORT if wanted.short else TURNS):
            for what in order:
                await tables[what].play()
                for _ in range(CLOSES_SHORT if wanted.short else CLOSES):
                    took[what].append((await tables[what].play()).all_registered_s)
            order.rotate()
    return took


async def _opened(wanted: Wanted, opened: AsyncExitStack) -> dict[str, Floor]:
    """Three tables and two floors, of which one has heard of its table and says nothing more."""
    tables = {}
    for number, what in enumerate((ALONE, THERE, HANGING)):
        network, service = "", None
        if what != ALONE:
            house = furnish_floor(wanted.folder / f"close-floor-{number}")
            service = await opened.enter_async_context(running_floor(house))
            network = f'[floor]\nsocket = "{house.socket}"\n'
        terminals = TERMINALS_SHORT if wanted.short else TERMINALS
        sitting = seated(
            wanted.folder / f"close-{number}", terminals, grace_s=GRACE_S, network=network
        )
        tables[what] = await opened.enter_async_context(sitting)
        await tables[what].play()
        if what == HANGING:
            assert service is not None
            os.kill(service.pid, signal.SIGSTOP)
            opened.callback(os.kill, service.pid, signal.SIGCONT)
    return tables
