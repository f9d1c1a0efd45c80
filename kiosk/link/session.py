"""One connection: lines out, lines in, each numbered, and silence noticed.

LinkError
 +-- LineError       what came is not a line of the protocol
 |    +-- FloodError      more lines than anybody has to say
 +-- SilenceError    nothing came for three beats
 +-- GoneError       the other end hung up
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Generic, TypeAlias, TypeVar, cast

import msgspec

from kiosk.game.bounds import Count
from kiosk.link.messages import Beat, FromTable, Message, ToTable

LINE_MAX = 64 * 1024
BEAT_S = 1.0
SILENCE_S = 3 * BEAT_S
UNSENT_MAX = 1024 * 1024
"""A peer that does not read what it is sent is hung up on: it must not cost the others memory."""

Heard = TypeVar("Heard")
Connect: TypeAlias = Callable[[], Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]
"""How a client comes to its table."""


class LinkError(Exception):
    """The connection is of no more use."""


class LineError(LinkError):
    """What came is not a line of the protocol, or not at its turn."""


class FloodError(LineError):
    """More lines than anybody has to say."""


class SilenceError(LinkError):
    """Nothing came for three beats."""


class GoneError(LinkError):
    """The other end hung up."""


class _FrameToTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    n: Count
    say: ToTable


class _FrameFromTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    n: Count
    say: FromTable


_TO_TABLE = msgspec.json.Decoder(_FrameToTable)
_FROM_TABLE = msgspec.json.Decoder(_FrameFromTable)


def line(n: int, message: Message) -> bytes:
    return msgspec.json.encode({"n": n, "say": message}) + b"\n"


class Session(asyncio.Protocol, Generic[Heard]):
    """Made by `at_table` and `at_client`. Not to be used by two tasks at once for hearing."""

    def __init__(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        decoder: msgspec.json.Decoder[Any],
    ) -> None:
        self._reader = reader
        self._writer = writer
        # Every connection of ours is read as well as written, which its writer does not tell.
        self._transport = cast(asyncio.Transport, writer.transport)
        self._decoder = decoder
        self._said = 0
        self._heard = 0
        self._fault: LinkError | None = None
        """Why this connection is of no more use, found out elsewhere than in hearing."""
        self._lines: deque[bytes] = deque()
        """Come in and not heard yet."""
        self._rest = b""
        """The beginning of the next line."""
        self._hearing_since: float | None = None
        self._watch: asyncio.TimerHandle | None = None
        self._take: Callable[[Heard], bool] | None = None
        """Once attended to."""
        self._waiting: asyncio.Future[Heard | None] | None = None
        """Who hears next, then: a line that was not taken, or nothing but to look again."""
        self._ended = False

    @property
    def open(self) -> bool:
        return not self._writer.is_closing()

    @property
    def hung_up(self) -> bool:
        """Either end has, and all that came before is heard."""
        return not self.open or self._reader.at_eof()

    @property
    def busy(self) -> bool:
        """The other end has much to read: what can wait should."""
        return self.open and self._transport.get_write_buffer_size() > UNSENT_MAX // 4

    def say(self, message: Message) -> None:
        """Never waits. Nothing happens on a connection that is gone: hearing will tell. What
        cannot be said ends this connection, and nothing else."""
        if self._writer.is_closing():
            return
        data = line(self._said, message)
        if len(data) > LINE_MAX:
            self.fail(LineError(f"{type(message).__name__} is too long for a line"))
            self.abort()
            return
        self._said += 1
        self._writer.write(data)
        if self._transport.get_write_buffer_size() > UNSENT_MAX:
            self.fail(LineError("the other end does not read what it is sent"))
            self.abort()

    def fail(self, fault: LinkError) -> None:
        """Whoever hears this connection is told so, now or when he next listens."""
        self._fault = self._fault or fault
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(self._fault)
        elif self._take is None:
            self._reader.set_exception(self._fault)

    async def hear(self) -> Heard:
        """The next line of the other end, if it is attended to: the next that is not taken."""
        while True:
            self._require_use()
            message = self._next() if self._lines else await self._wait()
            if message is not None:
                return message
            # Let the others have their turn, however much this one has to say.
            await asyncio.sleep(0)

    def _next(self) -> Heard | None:
        """A line that has come, unless it is taken."""
        message = self._understood(self._lines.popleft())
        return None if self._take is not None and self._take(message) else message

    async def _wait(self) -> Heard | None:
        loop = asyncio.get_running_loop()
        self._hearing_since = loop.time()
        self._watch = self._watch or self._watch_silence(self._hearing_since)
        try:
            if self._take is None:
                await self._read_line()
                return self._next()
            self._require_short_rest()
            if self._ended:
                raise GoneError("the other end hung up")
            self._waiting = loop.create_future()
            self._transport.resume_reading()
            return await self._waiting
        finally:
            self._hearing_since = self._waiting = None

    # ---- Attended to --------------------------------------------------------------------------

    async def attend(self, take: Callable[[Heard], bool]) -> None:
        """From now on each line is shown to `take` as it comes, and heard only if that is False.
        To wake a task for every line of a full house takes a table longer than to read it."""
        self._take = take
        self._transport.set_protocol(self)
        self._ended = self._transport.is_closing()
        self._reader.feed_eof()
        try:
            early = await self._reader.read()  # what came before, and waits for nothing more
        except OSError as error:
            raise GoneError("the other end hung up") from error
        if early:
            self.data_received(early)

    def data_received(self, data: bytes) -> None:
        """One line at once. While others wait behind it, or somebody is at work for this client,
        no more is read."""
        *lines, self._rest = (self._rest + data).split(b"\n")
        self._lines.extend(lines)
        if self._waiting is not None and not self._waiting.done():
            try:
                self._show_first(self._waiting)
            except Exception as error:  # whatever it is, who hears must be told
                if not self._waiting.done():
                    self._waiting.set_exception(error)
        if self._lines or self._waiting is None:
            self._transport.pause_reading()

    def _show_first(self, waiting: asyncio.Future[Heard | None]) -> None:
        if not self._lines:
            self._require_short_rest()
            return
        self._hearing_since = asyncio.get_running_loop().time()
        message = self._next()
        if not waiting.done() and (message is not None or self._lines):
            waiting.set_result(message)

    def connection_lost(self, error: Exception | None) -> None:
        self._ended = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(self._fault or GoneError("the other end hung up"))

    # ---- Reading ------------------------------------------------------------------------------

    async def _read_line(self) -> None:
        """One line at least, with all that has come behind it."""
        while not self._lines:
            self._require_short_rest()
            try:
                data = await self._reader.read(LINE_MAX)
            except OSError as error:
                self._require_use()
                raise GoneError("the other end hung up") from error
            if not data:
                self._require_use()
                raise GoneError("the other end hung up")
            *lines, self._rest = (self._rest + data).split(b"\n")
            self._lines.extend(lines)

    def _watch_silence(self, since: float) -> asyncio.TimerHandle:
        """One timer that looks every few seconds, for to set one for each line costs more than to
        read it. It sees whether that line has come which was waited for when it was set."""
        loop = asyncio.get_running_loop()
        return loop.call_at(since + SILENCE_S, self._look_for_silence, since)

    def _look_for_silence(self, since: float) -> None:
        self._watch = None
        if self._hearing_since == since:
            silence = SilenceError(f"nothing was heard for {SILENCE_S:g} s")
            if self._waiting is None:
                self._reader.set_exception(silence)
            elif not self._waiting.done():
                self._waiting.set_exception(silence)
        elif self._hearing_since is not None:
            self._watch = self._watch_silence(self._hearing_since)

    def _require_use(self) -> None:
        if self._fault is not None:
            raise self._fault

    def _require_short_rest(self) -> None:
        if len(self._rest) > LINE_MAX:
            raise _too_long()

    def _understood(self, data: bytes) -> Heard:
        if len(data) > LINE_MAX:
            raise _too_long()
        try:
            frame = self._decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise LineError(f"a line cannot be understood: {_printable(error)}") from None
        if frame.n != self._heard:
            raise LineError(f"line {frame.n} came when line {self._heard} was due")
        self._heard += 1
        heard: Heard = frame.say
        return heard

    def go_on_saying_from(self, n: int) -> None:
        self._said = n

    def go_on_hearing_from(self, n: int) -> None:
        self._heard = n

    def close(self) -> None:
        """What was said is still sent, if the other end reads it before long."""
        self._stop_watching()
        transport = self._transport
        unsent = not transport.is_closing() and transport.get_write_buffer_size() > 0
        self._writer.close()
        if unsent:
            asyncio.get_running_loop().call_later(SILENCE_S, transport.abort)

    def abort(self) -> None:
        self._stop_watching()
        self._transport.abort()

    def _stop_watching(self) -> None:
        if self._watch is not None:
            self._watch.cancel()


def stop_if_cancelled() -> None:
    """After a task group that failed: until Python 3.13 it forgets that its task was cancelled
    meanwhile, and whoever lost the link just then could not be stopped."""
    task = asyncio.current_task()
    if task is not None and task.cancelling():
        raise asyncio.CancelledError


def _too_long() -> LineError:
    return LineError(f"a line is longer than {LINE_MAX} bytes")


def _printable(error: Exception) -> str:
    """It quotes the peer, who must not write lines of its own into the log."""
    return str(error)[:300].encode("unicode_escape").decode()


def at_table(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> Session[ToTable]:
    return Session(reader, writer, _TO_TABLE)


def at_client(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> Session[FromTable]:
    return Session(reader, writer, _FROM_TABLE)


async def beat(session: Session[Any], news: Callable[[], Message] = Beat) -> None:
    """A client's sign of life, until the session is over. It may be news that can wait so long."""
    while True:
        await asyncio.sleep(BEAT_S)
        session.say(news())
