"""Something that runs in a process of its own, for as long as it is measured."""

import asyncio
import multiprocessing
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

_START_S = 20.0


@contextmanager
def beside(work: Callable[..., None], *args: object) -> Iterator[None]:
    """Started anew and not forked, so that it inherits nothing from this one."""
    process = multiprocessing.get_context("spawn").Process(target=work, args=args, daemon=True)
    process.start()
    try:
        yield
    finally:
        process.terminate()
        process.join()


async def listening(path: Path) -> None:
    """Wait until somebody listens at this socket."""
    async with asyncio.timeout(_START_S):
        while True:
            try:
                _, writer = await asyncio.open_unix_connection(path)
            except OSError:
                await asyncio.sleep(0.01)
            else:
                writer.close()
                return
