"""Work that takes a while, beside the event loop of a screen."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


async def aside(work: Callable[[], T]) -> T:
    """On another thread. The screen goes on meanwhile."""
    return await asyncio.get_event_loop().run_in_executor(None, work)


class KeptTasks(set[asyncio.Task[None]]):
    """What a touch begins and does not wait for: asyncio itself keeps no hold on a task."""

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self.add(task)
        task.add_done_callback(self.discard)
