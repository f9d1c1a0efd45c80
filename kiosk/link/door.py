"""A door of the table: takes connections, finds out who it is, and hands over those it knows.

asyncio's own servers begin a handshake with everybody, and when no descriptor is left they write a
traceback for each connection that they cannot take. Here strangers are counted before anything is
begun with them, and a silent one costs nothing but its descriptor for a moment.
"""

import asyncio
import logging
import socket
import ssl
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from kiosk.game.refusal import Reason
from kiosk.game.refusal import Refusal as CodedRefusal
from kiosk.link.credentials import CredentialsError
from kiosk.link.identity import Peer, PeerRefusedError, RevokedError
from kiosk.link.messages import Refusal
from kiosk.link.session import LINE_MAX, at_table
from kiosk.link.strangers import Handshakes, Stranger, Strangers

_log = logging.getLogger(__name__)

HANDSHAKE_S = 3.0
"""From the first moment of a connection to the certificate of its other end."""
BACKLOG = 128
ACCEPTS_A_TURN = 8
"""Then those who are inside have their turn."""
FULL_REST_S = 0.005
"""While strangers are as many as may be: who has come first is hung up on for who comes next, and
needs a moment to say who he is."""
TROUBLE_REST_S = 0.5
"""When the system gives no more descriptors."""

Identify: TypeAlias = Callable[[asyncio.StreamWriter], Peer]
Enter: TypeAlias = Callable[
    [asyncio.StreamReader, asyncio.StreamWriter, Peer, Callable[[], None]], Awaitable[None]
]
"""The last of it is called when the peer has said its hello."""


class Door:
    def __init__(
        self,
        listening: socket.socket,
        identify: Identify,
        enter: Enter,
        *,
        context: ssl.SSLContext | None,
        strangers: Strangers,
    ) -> None:
        """Without a context it is that of a unix socket. Opened by `open`."""
        self.socket = listening
        self.identify = identify
        self.enter = enter
        self.context = context
        self.strangers = strangers
        """Who have not shown a certificate; at a unix socket, who have not said hello."""
        self.certified = Strangers(of_one=1)
        """Who have not said hello: of each certificate the latest."""
        self.handshakes = Handshakes()
        self.visits: set[_Visit] = set()
        self._resting: asyncio.TimerHandle | None = None

    def open(self) -> None:
        self.socket.setblocking(False)
        self._listen()

    def close(self) -> None:
        if self._resting is not None:
            self._resting.cancel()
        asyncio.get_running_loop().remove_reader(self.socket)
        self.socket.close()
        for visit in list(self.visits):
            visit.end()

    def _listen(self) -> None:
        self._resting = None
        asyncio.get_running_loop().add_reader(self.socket, self._accept)

    def _rest(self, for_s: float) -> None:
        loop = asyncio.get_running_loop()
        loop.remove_reader(self.socket)
        self._resting = loop.call_later(for_s, self._listen)

    def _accept(self) -> None:
        for _ in range(ACCEPTS_A_TURN):
            try:
                connection, address = self.socket.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as error:
                _log.error("a connection cannot be taken: %s", error.strerror)
                self.strangers.turn_one_out()
                self._rest(TROUBLE_REST_S)
                return
            connection.setblocking(False)
            _Visit(self, connection, address[0] if self.context else "").begin()
        if self.strangers.full:
            self._rest(FULL_REST_S)


class _Visit:
    """One connection, from the moment it was taken."""

    def __init__(self, door: Door, connection: socket.socket, address: str) -> None:
        self._door = door
        self._connection = connection
        self._stranger = Stranger(address, self.end)
        self._work: asyncio.Task[None] | None = None
        self._handed_over = False
        """The connection is asyncio's, which closes it."""
        self._deadline: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        self._door.visits.add(self)
        self._door.strangers.enter(self._stranger)
        if self._door.context is None:
            self._go_on()
        else:
            loop = asyncio.get_running_loop()
            self._deadline = loop.call_later(HANDSHAKE_S, self.end)
            loop.add_reader(self._connection, self._spoken)

    def end(self) -> None:
        """Whatever it is at."""
        if self._work is not None:
            self._work.cancel()
        else:
            asyncio.get_running_loop().remove_reader(self._connection)
            self._gone()

    def _spoken(self) -> None:
        """Before that nothing is begun."""
        loop = asyncio.get_running_loop()
        loop.remove_reader(self._connection)
        if self._door.handshakes.may_begin(self._stranger.origin, loop.time()):
            self._go_on()
        else:
            _log.warning("too many handshakes: one of %s is hung up on", self._stranger.origin)
            self.end()

    def _go_on(self) -> None:
        self._work = asyncio.create_task(self._meet())
        self._work.add_done_callback(lambda _: self._gone())

    def _gone(self) -> None:
        self._is_known()
        self._door.visits.discard(self)
        if not self._handed_over:
            self._connection.close()

    async def _meet(self) -> None:
        try:
            reader, writer = await self._streams()
        except OSError:
            return  # during its handshake, of whose failure the context has told
        try:
            peer = self._door.identify(writer)
        except RevokedError as error:
            _log.warning("somebody is turned away: %s", error)
            # Whoever looks for the fault of a machine of ours reads it there.
            told = at_table(reader, writer)
            told.say(Refusal(of="hello", why=CodedRefusal(Reason.CERTIFICATE_REVOKED)))
            told.close()
            return
        except (CredentialsError, PeerRefusedError) as error:
            _log.warning("somebody is turned away: %s", error)
            writer.transport.abort()
            return
        if peer.name:
            self._is_certified(peer.name)
        await self._door.enter(reader, writer, peer, self._is_known)

    async def _streams(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        loop = asyncio.get_running_loop()
        self._handed_over = True
        reader = asyncio.StreamReader(limit=LINE_MAX)
        protocol = asyncio.StreamReaderProtocol(reader)
        transport, _ = await loop.connect_accepted_socket(
            lambda: protocol, self._connection, ssl=self._door.context
        )
        return reader, asyncio.StreamWriter(transport, protocol, reader, loop)

    def _is_certified(self, name: str) -> None:
        self._is_known()
        self._stranger = Stranger(name, self.end)
        self._door.certified.enter(self._stranger)

    def _is_known(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._door.strangers.leave(self._stranger)
        self._door.certified.leave(self._stranger)
