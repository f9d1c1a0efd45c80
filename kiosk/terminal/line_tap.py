"""What a terminal and its table say to one another, overheard: only where the terminal's own file
asks for it. Neither of them notices."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias, cast

from kiosk.devices.trace import Way
from kiosk.link.session import LINE_MAX, Connect
from kiosk.terminal.link_trace import LinkTrace

Hear: TypeAlias = Callable[[Way, bytes], None]


def traced(connect: Connect, trace: LinkTrace) -> Connect:
    """The same way to the table, overheard."""

    async def tapped() -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await connect()
        transport = _TappedTransport(writer, trace.write)
        before = cast(asyncio.StreamReaderProtocol, writer.transport.get_protocol())
        transport.set_protocol(before)
        loop = asyncio.get_running_loop()
        return reader, asyncio.StreamWriter(transport, before, reader, loop)

    return tapped


class _Lines:
    """Bytes that come in pieces of any size, told line by line."""

    def __init__(self, tell: Callable[[bytes], None]) -> None:
        self._tell = tell
        self._rest = b""

    def feed(self, data: bytes) -> None:
        *lines, rest = (self._rest + data).split(b"\n")
        for line in lines:
            self._tell(line)
        # A line without an end is refused by whoever reads it. It is not kept here either.
        self._rest = rest[: LINE_MAX + 1]


class _Ear(asyncio.Protocol):
    """Hears what comes before it is passed on."""

    def __init__(self, owner: asyncio.Protocol, lines: _Lines) -> None:
        self._owner = owner
        self._lines = lines

    def data_received(self, data: bytes) -> None:
        self._lines.feed(data)
        self._owner.data_received(data)

    def eof_received(self) -> bool | None:
        return self._owner.eof_received()

    def connection_lost(self, error: Exception | None) -> None:
        self._owner.connection_lost(error)

    def pause_writing(self) -> None:
        self._owner.pause_writing()

    def resume_writing(self) -> None:
        self._owner.resume_writing()


class _TappedTransport(asyncio.Transport):
    """A transport that tells what goes over it, whoever it belongs to at the time."""

    def __init__(self, writer: asyncio.StreamWriter, hear: Hear) -> None:
        super().__init__()
        self._writer = writer  # it closes the connection when nobody has it any more
        self._transport = cast(asyncio.Transport, writer.transport)
        self._sent = _Lines(partial(hear, Way.SENT))
        self._heard = _Lines(partial(hear, Way.HEARD))

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self._sent.feed(bytes(data))
        self._transport.write(data)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._transport.set_protocol(_Ear(cast(asyncio.Protocol, protocol), self._heard))

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self._transport.get_protocol()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._transport.get_extra_info(name, default)

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def close(self) -> None:
        self._transport.close()

    def abort(self) -> None:
        self._transport.abort()

    def pause_reading(self) -> None:
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        self._transport.resume_reading()

    def get_write_buffer_size(self) -> int:
        return self._transport.get_write_buffer_size()
