"""Something that runs in a process of its own, for as long as it is measured."""

import asyncio
import multiprocessing
import signal
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, TypeVar

Result = TypeVar("Result")

_START_S = 20.0


class StoppedError(Exception):
    """Something that is measured ended before it was done. The message names it."""


@contextmanager
def beside(work: Callable[..., None], *args: object) -> Iterator[None]:
    """Started anew and not forked, so that it inherits nothing from this one."""
    context = multiprocessing.get_context("spawn")
    process = context.Process(target=_quietly, args=(work, *args), daemon=True)
    process.start()
    try:
        yield
    finally:
        process.terminate()
        process.join()


def apart(work: Callable[..., Result], *args: object) -> Result:
    """What the work gives, done in a process that inherits nothing from this one."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_send, args=(theirs, work, args))
    process.start()
    theirs.close()
    try:
        result: Result = ours.recv()
    except EOFError:
        raise StoppedError(f"{work.__name__} ended before it was done") from None
    finally:
        process.terminate()
        process.join()
        ours.close()
    return result


def _quietly(work: Callable[..., object], *args: object) -> None:
    # Ctrl-C goes to every process of a bench. The first of them ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(StoppedError):
        work(*args)


def _send(to: Connection, work: Callable[..., object], args: tuple[object, ...]) -> None:
    _quietly(lambda: to.send(work(*args)))


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


@asynccontextmanager
async def running(work: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """In this process, until the end of the block."""
    async with asyncio.TaskGroup() as tasks:
        task = tasks.create_task(work)
        yield
        task.cancel()
