"""Two clients that a table must not suffer from: one that floods it and one that hangs."""

import asyncio
import multiprocessing
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from multiprocessing.synchronize import Event
from pathlib import Path

from kiosk.lab.bench.processes import beside
from kiosk.lab.bench.script import HEAD, greeting
from kiosk.link import messages as m
from kiosk.link.session import LINE_MAX, LinkError, Session, at_client, beat
from kiosk.rules.rulebook import RuleBook

_START_S = 20.0


@asynccontextmanager
async def flooding(path: Path, book: RuleBook, seat: str) -> AsyncIterator[None]:
    """From a process of its own. Nobody plays there, so that nobody need wait for its slip."""
    noticed = multiprocessing.get_context("spawn").Event()
    with beside(_flooder, path, greeting(book, seat, playing=False), noticed):
        async with asyncio.timeout(_START_S):
            while not noticed.is_set():
                await asyncio.sleep(0.01)
        yield


def _flooder(path: Path, hello: m.Hello, noticed: Event) -> None:
    asyncio.run(_flood(path, hello, noticed))


async def _flood(path: Path, hello: m.Hello, noticed: Event) -> None:
    """Well-formed lines, which cost the table most, as fast as it takes them. Hung up on, it is
    back at once."""
    while True:
        with suppress(OSError, LinkError):
            reader, writer = await asyncio.open_unix_connection(path, limit=LINE_MAX)
            try:
                session = await _welcomed(at_client(reader, writer), hello)
                while session.open:
                    session.say(m.Standing(head=HEAD))
                    await writer.drain()
            finally:
                writer.close()
        noticed.set()


@asynccontextmanager
async def hanging(path: Path, book: RuleBook, seat: str) -> AsyncIterator[None]:
    """It was about to play. It still beats, or the table would hang up on it, but it reads nothing
    and answers nothing."""
    reader, writer = await asyncio.open_unix_connection(path, limit=LINE_MAX)
    session = await _welcomed(at_client(reader, writer), greeting(book, seat, playing=True))
    writer.transport.pause_reading()  # type: ignore[attr-defined] # it is a Transport
    beating = asyncio.create_task(beat(session))
    try:
        yield
    finally:
        beating.cancel()
        writer.close()


async def _welcomed(session: Session[m.FromTable], hello: m.Hello) -> Session[m.FromTable]:
    session.say(hello)
    welcome = await session.hear()
    if not isinstance(welcome, m.Welcome):
        raise LinkError(str(welcome))
    session.go_on_saying_from(welcome.first)
    session.say(m.Beat())
    return session
