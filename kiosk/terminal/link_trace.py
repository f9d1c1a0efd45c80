"""Every line between a terminal and its table, in a file: for technicians, and only where the
terminal's own file asks for it.

What would be worth something to a reader is struck out before it is written: numbers of tickets
but for their last digits, and PINs whole. A file that has become large is moved aside, in the place
of the one before it.
"""

import asyncio
import os
import re
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO, TypeAlias, cast

import msgspec

from kiosk.devices.trace import TraceError, Way
from kiosk.link.session import LINE_MAX, Connect

BYTES_MAX = 4 * 2**20
_NUMBER = re.compile(rb"(?<![0-9A-Za-z])[0-9]{14}(?=[0-9]{4}(?![0-9A-Za-z]))")
_PIN = re.compile(rb'("(?:second_)?pin":)"[^"]*"')

Hear: TypeAlias = Callable[[Way, bytes], None]


class TracedLine(msgspec.Struct, frozen=True):
    at_ms: int
    way: str
    line: str


def struck_out(line: bytes) -> bytes:
    return _PIN.sub(rb'\1"***"', _NUMBER.sub(b"*" * 14, line))


class LinkTrace:
    """One writer a file."""

    def __init__(
        self, path: Path, now_ms: Callable[[], int], *, bytes_max: int = BYTES_MAX
    ) -> None:
        self._path = path
        self._now_ms = now_ms
        self._bytes_max = bytes_max
        try:
            self._fd = self._open()
        except OSError as error:
            raise TraceError(f"cannot write {path}: {error.strerror}") from None

    def _open(self) -> int:
        flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC
        return os.open(self._path, flags, 0o600)

    def write(self, way: Way, line: bytes) -> None:
        text = struck_out(line).decode("utf-8", "replace")
        traced = TracedLine(self._now_ms(), way.value.decode(), text)
        with suppress(OSError):
            os.write(self._fd, msgspec.json.encode(traced) + b"\n")
            if os.fstat(self._fd).st_size > self._bytes_max:
                self._begin_another()

    def _begin_another(self) -> None:
        self._path.replace(aside_of(self._path))
        full, self._fd = self._fd, self._open()
        os.close(full)


def aside_of(path: Path) -> Path:
    """Where a file that has become large is moved to."""
    return path.with_name(f"{path.name}.1")


def traced(connect: Connect, trace: LinkTrace) -> Connect:
    """The same way to the table, overheard."""

    async def overheard() -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await connect()
        transport = _Overheard(writer, trace.write)
        before = cast(asyncio.StreamReaderProtocol, writer.transport.get_protocol())
        transport.set_protocol(before)
        loop = asyncio.get_running_loop()
        return reader, asyncio.StreamWriter(transport, before, reader, loop)

    return overheard


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


class _Overheard(asyncio.Transport):
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


class LinkFollower:
    """Goes along with the file while it is written, beginning with the newest lines."""

    def __init__(self, path: Path, *, bytes_most: int = 2**18) -> None:
        self._path = path
        self._bytes_most = bytes_most
        """That are read in one look."""
        self._file: BinaryIO | None = None
        """Kept open: so it is read to its end also after it was moved aside."""
        self._at = 0

    def news(self, most: int) -> list[TracedLine]:
        """What came since the last look, and of that the newest."""
        try:
            lines = self._lines()
        except OSError as error:
            raise TraceError(f"cannot read {self._path}: {error.strerror}") from None
        try:
            return [msgspec.json.decode(line, type=TracedLine) for line in lines[-most:]]
        except msgspec.MsgspecError as error:
            raise TraceError(f"{self._path} is not the trace of a link: {error}") from None

    def _lines(self) -> list[bytes]:
        before = self._read(self._file) if self._file is not None else []
        if not self._path.exists() or self._is_open():
            return before
        self.close()
        self._file, self._at = self._path.open("rb"), 0
        return before + self._read(self._file)

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def _is_open(self) -> bool:
        if self._file is None:
            return False
        return os.path.samestat(os.fstat(self._file.fileno()), self._path.stat())

    def _read(self, file: BinaryIO) -> list[bytes]:
        size = os.fstat(file.fileno()).st_size
        begins = max(self._at, size - self._bytes_most)
        content = os.pread(file.fileno(), size - begins, begins)
        whole, end, _ = content.rpartition(b"\n")
        cut = begins > self._at  # the first line may have lost its beginning
        self._at = begins + len(whole) + len(end)
        return whole.split(b"\n")[1 if cut else 0 :] if end else []
