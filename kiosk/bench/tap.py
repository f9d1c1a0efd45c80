"""Listening in on one connection."""

import asyncio
from pathlib import Path

from kiosk.link.session import LINE_MAX


class Tap:
    """What one terminal and the table say to one another, byte for byte."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.said: list[bytes] = []

    async def connect(self, path: Path) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        loop = asyncio.get_running_loop()
        reader = _TappedReader(self.heard)
        protocol = asyncio.StreamReaderProtocol(reader)
        transport, _ = await loop.create_unix_connection(lambda: protocol, str(path))
        return reader, _TappedWriter(self.said, transport, protocol, reader)

    def last_heard(self, part: bytes) -> bytes:
        return _last(self.heard, part)

    def last_said(self, part: bytes) -> bytes:
        return _last(self.said, part)


def _last(kept: list[bytes], part: bytes) -> bytes:
    lines = b"".join(kept).splitlines(keepends=True)
    return next(line for line in reversed(lines) if part in line)


class _TappedReader(asyncio.StreamReader):
    def __init__(self, kept: list[bytes]) -> None:
        super().__init__(limit=LINE_MAX, loop=asyncio.get_running_loop())
        self._kept = kept

    async def read(self, n: int = -1) -> bytes:
        data = await super().read(n)
        self._kept.append(data)
        return data


class _TappedWriter(asyncio.StreamWriter):
    def __init__(
        self,
        kept: list[bytes],
        transport: asyncio.WriteTransport,
        protocol: asyncio.StreamReaderProtocol,
        reader: asyncio.StreamReader,
    ) -> None:
        super().__init__(transport, protocol, reader, asyncio.get_running_loop())
        self._kept = kept

    def write(self, data: bytes) -> None:  # type: ignore[override]
        self._kept.append(data)
        super().write(data)
