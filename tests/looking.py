"""How tests wait for what other tasks, windows and processes do: they look again and again."""

import asyncio
import time
from collections.abc import Callable

_LOOK_S = 0.005
_LONGEST_S = 0.2
_TIMES = 5
"""Whoever looks all the time takes the machine from those that are waited for: a look into a
journal, or through a window, may take longer than the pause between two of them."""


async def until(what: Callable[[], object], failed: Callable[[], str], *, wait_s: float) -> None:
    """Until it is so; else what failed is said, at a bound that is reached only when something is
    wrong."""
    give_up_s = time.monotonic() + wait_s
    while True:
        began_s = time.monotonic()
        if what():
            return
        ended_s = time.monotonic()
        assert ended_s < give_up_s, f"not within {wait_s:g} s: {failed()}"
        await asyncio.sleep(min(_LONGEST_S, max(_LOOK_S, _TIMES * (ended_s - began_s))))
