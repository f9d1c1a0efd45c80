"""Work that takes a while, beside the event loop of a screen."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


async def aside(work: Callable[[], T]) -> T:
    """On another thread. The screen goes on meanwhile."""
    return await asyncio.get_event_loop().run_in_executor(None, work)
