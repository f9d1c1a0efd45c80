"""What the floor looks at now and then, whether or not anybody does."""

import asyncio
import logging
from typing import Protocol

_log = logging.getLogger(__name__)

LOOK_S = 30.0


class Watched(Protocol):
    async def make_partitions(self) -> None: ...

    async def expire(self) -> None: ...

    async def look_for_silence(self) -> None: ...


async def watch(store: Watched) -> None:
    """Room for the facts of the next months, tickets that are over, machines that say nothing, and
    tickets that have been in a validator for too long."""
    while True:
        await store.make_partitions()
        await store.expire()
        await store.look_for_silence()
        await asyncio.sleep(LOOK_S)
