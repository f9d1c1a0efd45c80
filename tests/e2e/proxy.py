"""A line between a terminal and its table that somebody keeps stumbling over."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from enum import StrEnum
from pathlib import Path
from random import Random

from kiosk.link.session import LINE_MAX


class Way(StrEnum):
    TO_TABLE = "to the table"
    TO_TERMINAL = "to the terminal"


class Fate(StrEnum):
    """What becomes of a line."""

    PASS = "passes"
    LATE = "comes late"
    TWICE = "comes twice"
    SWAPPED = "comes after the next one"
    TORN = "is torn in the middle, and the link with it"
    LOST = "is lost with the link"
    SWALLOWED = "is swallowed, with all behind it, and nobody is told"


FAULTS = [fate for fate in Fate if fate is not Fate.PASS]
Fates = Callable[[Way, bytes], Fate]


class Chance:
    """Lets things go wrong by a seed, and counts them."""

    def __init__(self, random: Random, *, likely: float) -> None:
        self.fired: Counter[tuple[Way, Fate]] = Counter()
        self.likely = likely
        self._random = random

    def __call__(self, way: Way, _: bytes) -> Fate:
        if self._random.random() >= self.likely:
            return Fate.PASS
        # Those that happened least often: a rare fault must not be one that is never tried.
        fewest = min(self.fired[way, fate] for fate in FAULTS)
        fate = self._random.choice([x for x in FAULTS if self.fired[way, x] <= fewest + 1])
        self.fired[way, fate] += 1
        return fate

    @property
    def all_fired(self) -> bool:
        return all(self.fired[way, fate] for way in Way for fate in FAULTS)


class AnswerLost:
    """After a line with this text has passed, the link is cut at the first answer to it."""

    def __init__(self, text: bytes, way: Way, *, times: int) -> None:
        self.cuts = 0
        self.heard = 0
        """How often the line has passed."""
        self._text, self._way, self._times = text, way, times
        self._armed = False

    def __call__(self, way: Way, line: bytes) -> Fate:
        if way is self._way and self._text in line:
            self.heard += 1
            self._armed = self.cuts < self._times
        elif way is not self._way and self._armed and b'"beat"' not in line:
            self._armed = False
            self.cuts += 1
            return Fate.LOST
        return Fate.PASS


class _Pipe:
    """One connection, in both directions."""

    def __init__(self, fates: Fates, random: Random) -> None:
        self._fates = fates
        self._random = random
        self._writers: list[asyncio.StreamWriter] = []

    def cut(self) -> None:
        for writer in self._writers:
            writer.transport.abort()

    async def carry(
        self,
        terminal: tuple[asyncio.StreamReader, asyncio.StreamWriter],
        table: tuple[asyncio.StreamReader, asyncio.StreamWriter],
    ) -> None:
        self._writers = [terminal[1], table[1]]
        try:
            await asyncio.gather(
                self._carry(Way.TO_TABLE, terminal[0], table[1]),
                self._carry(Way.TO_TERMINAL, table[0], terminal[1]),
            )
        finally:
            self.cut()

    async def _carry(
        self, way: Way, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        held, swallowed = b"", False
        with suppress(asyncio.IncompleteReadError, OSError):
            while line := await reader.readuntil(b"\n"):
                fate = Fate.SWALLOWED if swallowed else self._fates(way, line)
                match fate:
                    case Fate.LATE:
                        await asyncio.sleep(self._random.uniform(0.02, 0.5))
                    case Fate.TWICE:
                        line += line
                    case Fate.SWAPPED if not held:
                        held = line
                        continue
                    case Fate.TORN:
                        writer.write(line[: self._random.randrange(len(line))])
                        await writer.drain()
                        break
                    case Fate.LOST:
                        break
                    case Fate.SWALLOWED:
                        swallowed = True
                        continue
                writer.write(line + held)
                held = b""
        self.cut()


@asynccontextmanager
async def proxy(path: Path, table: Path, fates: Fates, random: Random) -> AsyncIterator[None]:
    """Listens at a path in front of the table's own."""
    tasks: set[asyncio.Task[None]] = set()

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            beyond = await asyncio.open_unix_connection(table, limit=LINE_MAX)
        except OSError:
            writer.close()
        else:
            await _Pipe(fates, random).carry((reader, writer), beyond)

    def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.get_running_loop().create_task(carry(reader, writer))
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    server = await asyncio.start_unix_server(connected, path, limit=LINE_MAX)
    try:
        yield
    finally:
        server.close()
        for task in list(tasks):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
