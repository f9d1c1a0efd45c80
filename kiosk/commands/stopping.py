"""A service runs until somebody says that it shall not."""

import asyncio
import signal
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any


async def until_told_to_stop(work: Coroutine[Any, Any, None]) -> None:
    """Run a service until Ctrl-C or SIGTERM, which both end it in good order."""
    running = asyncio.ensure_future(work)
    loop = asyncio.get_running_loop()
    for told in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(told, running.cancel)
    with suppress(asyncio.CancelledError):
        await running
