"""A network between simulated machines: real asyncio streams over virtual wires.

What a service sees of a connection is what asyncio shows it of a socket. Bytes need a moment, stay
in order and come in pieces; a peer that does not read makes the writer wait. The faults here are
those of a bad network, and a few that only a bad peer can make: a line repeated, swapped, garbled.
"""

import asyncio
import errno
import re
from collections import deque
from collections.abc import Callable, Coroutine, Iterable
from contextvars import Context, copy_context
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from kiosk.lab.simulate.faults import Faults

Streams: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Handler: TypeAlias = Callable[
    [asyncio.StreamReader, asyncio.StreamWriter], Coroutine[Any, Any, None]
]
Twist: TypeAlias = Callable[[bytes], Iterable[bytes]]

_LIMIT_BYTES = 2**16  # asyncio's own, of readers and of write buffers
_SOCKET_BYTES = 2**16  # what the system takes off a writer's hands before the peer reads it
_HUGE_LINE_BYTES = 200_000
_LATENCY_S = (0.0001, 0.005)
_REFUSAL_S = (0.01, 0.5)
_REFUSING_S = (0.5, 8.0)
_DELAY_S = (0.5, 8.0)
_SWAP_S = (0.05, 1.0)
_IN_PIECES = 0.1
_PIECES = re.compile(rb"[^\n]*\n|[^\n]+")


class Node:
    """A process on the machine of this name. Started again, it is another node."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.alive = True
        self.certificate = ""
        """The name in it; none: it is on the table's own machine."""
        self.twist: Callable[[], Twist] | None = None
        """Of a bad peer: for each connection, what is sent in the place of each line."""
        self._tasks: dict[asyncio.Task[Any], None] = {}

    def spawn(self, coroutine: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """A task of this process: it is cancelled when the process dies."""
        task = asyncio.get_running_loop().create_task(coroutine)
        self._tasks[task] = None
        task.add_done_callback(self._tasks.pop)
        return task

    def die(self) -> None:
        self.alive = False
        for task in list(self._tasks):
            task.cancel()


@dataclass(frozen=True, slots=True, eq=False)
class Listener:
    network: "Network"
    node: Node
    address: str
    handler: Handler
    limit: int
    context: Context

    def close(self) -> None:
        """Nobody new is let in. Those who are stay connected."""
        self.network.stop_listening(self)

    def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """As asyncio's server does, but as a task of the node, so that it dies with it."""
        task = self.context.copy().run(self.node.spawn, self.handler(reader, writer))
        task.add_done_callback(lambda done: self._report(done, writer))

    def _report(self, done: asyncio.Task[None], writer: asyncio.StreamWriter) -> None:
        if not done.cancelled() and (error := done.exception()) is not None:
            message = f"a connection to {self.node.name} ended with an error"
            done.get_loop().call_exception_handler({"message": message, "exception": error})
            writer.close()


class Network:
    def __init__(self, random: Random, faults: Faults) -> None:
        self.random = random
        self.faults = faults
        self._listeners: dict[str, Listener] = {}
        self._ends: list[_End] = []
        self._cut_until_s: dict[str, float] = {}
        self._refused_until_s: dict[str, float] = {}

    def listen(
        self, node: Node, address: str, handler: Handler, *, limit: int = _LIMIT_BYTES
    ) -> Listener:
        if address in self._listeners:
            raise OSError(errno.EADDRINUSE, f"somebody listens at {address} already")
        listener = Listener(self, node, address, handler, limit, copy_context())
        if node.alive:
            self._listeners[address] = listener
        return listener

    def stop_listening(self, listener: Listener) -> None:
        if self._listeners.get(listener.address) is listener:
            del self._listeners[listener.address]

    async def connect(self, node: Node, address: str, *, limit: int = _LIMIT_BYTES) -> Streams:
        await asyncio.sleep(self.latency_s())
        listener = self._listeners.get(address)
        if listener is None or not self._lets_through(node, listener.node, address):
            await asyncio.sleep(self.random.uniform(*_REFUSAL_S))
            raise ConnectionRefusedError(errno.ECONNREFUSED, f"nobody answers at {address}")
        return self._join(node, listener, limit)

    def kill(self, node: Node) -> None:
        """Its process dies. The system hangs up for it, so its peers see a reset."""
        self._take_away(node, reset=True)

    def power_off(self, node: Node) -> None:
        """Its machine stops. Nobody is told."""
        self._take_away(node, reset=False)

    def cut(self, node: Node, seconds: float) -> None:
        """Unplug its machine from the network. What is sent meanwhile arrives afterwards."""
        self._cut_until_s[node.name] = asyncio.get_running_loop().time() + seconds

    def heal(self) -> None:
        """End every cut, and every refusal to connect."""
        self._cut_until_s.clear()
        self._refused_until_s.clear()
        for end in self._ends:
            end.carry()

    def cut_until_s(self, one: Node, other: Node) -> float:
        return max(self._cut_until_s.get(node.name, 0.0) for node in (one, other))

    def latency_s(self) -> float:
        return self.random.uniform(*_LATENCY_S)

    def _lets_through(self, node: Node, to: Node, address: str) -> bool:
        now_s = asyncio.get_running_loop().time()
        closed_until_s = max(self.cut_until_s(node, to), self._refused_until_s.get(address, 0.0))
        if not node.alive or now_s < closed_until_s:
            return False
        if self.faults.fires("connection refused"):
            self._refused_until_s[address] = now_s + self.random.uniform(*_REFUSING_S)
            return False
        return True

    def _join(self, node: Node, listener: Listener, limit: int) -> Streams:
        loop = asyncio.get_running_loop()
        reader = asyncio.StreamReader(limit=limit, loop=loop)
        protocol = asyncio.StreamReaderProtocol(reader, loop=loop)
        far_reader = asyncio.StreamReader(limit=listener.limit, loop=loop)
        far_protocol = asyncio.StreamReaderProtocol(far_reader, listener.accept, loop=loop)
        near = _End(self, node, protocol, peer=listener.node)
        far = _End(self, listener.node, far_protocol, peer=node)
        near.peer, far.peer = far, near
        self._ends = [end for end in self._ends if not (end.is_over and end.peer.is_over)]
        self._ends += [near, far]
        far_protocol.connection_made(far)
        protocol.connection_made(near)
        return reader, asyncio.StreamWriter(near, protocol, reader, loop)

    def _take_away(self, node: Node, *, reset: bool) -> None:
        node.die()
        for listener in list(self._listeners.values()):
            if listener.node is node:
                listener.close()
        for end in self._ends:
            if end.node is node:
                end.die(reset=reset)


class _End(asyncio.Transport):
    """One end of a connection, and the way from here to the other end."""

    peer: "_End"

    def __init__(
        self, network: Network, node: Node, protocol: asyncio.Protocol, *, peer: Node
    ) -> None:
        super().__init__({"peername": peer.name, "certificate": peer.certificate})
        self.node = node
        self._network = network
        self._loop = asyncio.get_running_loop()
        self._protocol = protocol
        self._way: deque[tuple[float, bytes]] = deque()  # no bytes: the end of them
        self._way_bytes = 0
        self._latest_s = 0.0  # nothing overtakes what was sent before
        self._timer: asyncio.TimerHandle | None = None
        self._held_line = b""
        self._in_line = self._full = self._silent = self._hung_up = False
        self._closing = self._lost = self._dead = False
        self._reading = True
        self._twist = node.twist() if node.twist is not None else None
        self.set_write_buffer_limits()

    @property
    def is_over(self) -> bool:
        return self._lost or self._dead

    # What a stream asks of its transport.

    def write(self, data: bytes | bytearray | memoryview) -> None:
        for piece in _PIECES.findall(data):
            if self._closing or self._dead:
                return
            is_line = piece.endswith(b"\n") and not self._in_line
            self._in_line = not piece.endswith(b"\n")
            if self._hung_up:
                self.peer.reset_other_end()
            elif is_line:
                for line in self._twist(piece) if self._twist is not None else (piece,):
                    self._send_line(line)
            else:
                self._send(piece)
        self._balance()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        assert isinstance(protocol, asyncio.Protocol)
        self._protocol = protocol

    def can_write_eof(self) -> bool:
        return False

    def is_closing(self) -> bool:
        return self._closing or self._dead

    def close(self) -> None:
        """What was written still travels, as far as the system has taken it."""
        if not self._closing:
            self._release_line()
            self._closing = True
            self._post(b"")
            self._loop.call_soon(self._end_if_sent)

    def abort(self) -> None:
        if not self._lost:
            self._closing = True
            self._way.clear()
            self._way_bytes = 0
            self.reset_other_end()
            self._loop.call_soon(self._end_if_sent)

    def is_reading(self) -> bool:
        return self._reading and not self._closing

    def pause_reading(self) -> None:
        self._reading = False

    def resume_reading(self) -> None:
        self._reading = True
        self._loop.call_soon(self.peer.carry)

    def get_write_buffer_size(self) -> int:
        return 0 if self._dead else max(0, self._way_bytes - _SOCKET_BYTES)

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        if high is None:
            high = _LIMIT_BYTES if low is None else 4 * low
        self._high, self._low = high, high // 4 if low is None else low
        self._balance()

    def _balance(self) -> None:
        size = self.get_write_buffer_size()
        if not self._full and size > self._high:
            self._full = True
            self._protocol.pause_writing()
        elif self._full and size <= self._low:
            self._full = False
            self._protocol.resume_writing()

    # The way to the other end.

    def _send_line(self, line: bytes) -> None:
        fires, random = self._network.faults.fires, self._network.random
        if self._held_line:
            self._send(line)
            self._release_line()
        elif fires("lines swapped"):
            self._held_line = line
            self._loop.call_later(random.uniform(*_SWAP_S), self._release_line)
        elif fires("link torn in a line"):
            self._send(line[: random.randrange(len(line))])
            self._hung_up = True
            self.reset_other_end()
            self.peer.reset_other_end()
        elif fires("link cut cleanly"):
            self._send(line)
            for end in (self, self.peer):
                end._post(b"")
                end._hung_up = True
        else:
            self._silent |= fires("link silent one way")
            if fires("line delayed"):
                late_s = self._loop.time() + random.uniform(*_DELAY_S)
                self._latest_s = max(self._latest_s, late_s)
            if fires("line malformed"):
                self._send(_malformed(line, random))
            self._send(line)
            if fires("line sent twice"):
                self._send(line)

    def _release_line(self) -> None:
        line, self._held_line = self._held_line, b""
        if not self._closing:
            self._send(line)

    def _send(self, data: bytes) -> None:
        random = self._network.random
        while data:
            some = random.randint(1, len(data)) if random.random() < _IN_PIECES else len(data)
            self._post(data[:some])
            data = data[some:]

    def _post(self, data: bytes) -> None:
        if self._dead or self._hung_up:
            return
        self._latest_s = max(self._latest_s, self._loop.time() + self._network.latency_s())
        self._way.append((self._latest_s, data))
        self._way_bytes += len(data)
        if self._timer is None:
            self._timer = self._loop.call_at(self._latest_s, self.carry)

    def carry(self) -> None:
        """Hand over what has arrived, as far as the other end reads."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        while self._way and self.peer._reading and not self._silent:
            due_s = max(self._way[0][0], self._network.cut_until_s(self.node, self.peer.node))
            if due_s > self._loop.time():
                self._timer = self._loop.call_at(due_s, self.carry)
                break
            _, data = self._way.popleft()
            self._way_bytes -= len(data)
            self.peer._arrive(data)
        self._balance()
        if self._closing:
            self._end_if_sent()

    def _arrive(self, data: bytes) -> None:
        if self._closing or self._dead:
            if data:
                self.reset_other_end()
        elif data:
            self._protocol.data_received(data)
        elif not self._protocol.eof_received():
            self.close()

    # The end of it.

    def reset_other_end(self) -> None:
        """It is told behind what is on its way already, unless nothing arrives there any more."""
        if not self._silent and not self._dead:
            soon_s = self._loop.time() + self._network.latency_s()
            cut_s = self._network.cut_until_s(self.node, self.peer.node)
            self._latest_s = max(self._latest_s, soon_s, cut_s)
            self._loop.call_at(self._latest_s, self.peer._be_reset)

    def die(self, *, reset: bool) -> None:
        """The process here is gone. Its leftovers may still write, and wait until it is closed."""
        if not reset:
            self._silent = self.peer._silent = True
        elif not self._lost:
            self.reset_other_end()
        self._dead = True

    def _be_reset(self) -> None:
        self.peer.carry()
        if not self._lost and not self._dead:
            self._end(ConnectionResetError(errno.ECONNRESET, "Connection reset by peer"))

    def _end_if_sent(self) -> None:
        if not self._lost and not self.get_write_buffer_size():
            self._end(None)

    def _end(self, error: Exception | None) -> None:
        self._closing = self._lost = True
        self._protocol.connection_lost(error)


def _malformed(line: bytes, random: Random) -> bytes:
    match random.randrange(3):
        case 0:
            noise = random.randbytes(random.randint(1, 200)).replace(b"\n", b"")
        case 1:
            noise = line[: random.randrange(len(line))]
        case _:
            noise = b"x" * _HUGE_LINE_BYTES
    return noise + b"\n"
