"""The doors of a machine that serves others: a socket, TLS, and who comes in."""

import asyncio
import logging
import os
import pwd
import resource
import socket
import stat
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from kiosk.config import ConfigError, Network
from kiosk.game.refusal import Reason, Refusal
from kiosk.link.authority import revoked_serials
from kiosk.link.door import BACKLOG, Door
from kiosk.link.identity import Peer, peer_of
from kiosk.link.messages import Refusal as Refuse
from kiosk.link.revoked import watch_revoked
from kiosk.link.session import GoneError, Session
from kiosk.link.strangers import STRANGERS_MAX, Strangers
from kiosk.link.tls import server_context

_log = logging.getLogger(__name__)

_DESCRIPTORS_MAX = 65536
_DESCRIPTORS_OWN = 64
"""Of the journal, the doors and the log."""
_STRANGERS_MIN = 8

Heard = TypeVar("Heard")


class Serving(Protocol):
    """A machine, or whatever else serves at a door."""

    @property
    def service(self) -> Any:
        """None: out of service."""


class Connections(Generic[Heard]):
    """Where connections come in, once it is known whose they are."""

    def __init__(
        self,
        machine: Serving,
        at_our_end: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Session[Heard]],
    ) -> None:
        self._machine = machine
        self._at_our_end = at_our_end
        self._inside: dict[Session[Heard], Peer] = {}

    async def enter(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        peer: Peer,
        known: Callable[[], None] = lambda: None,
    ) -> None:
        """`known` is called when its hello was heard."""
        session = self._at_our_end(reader, writer)
        self._inside[session] = peer
        try:
            await receive(self._machine, session, peer, known)
        except asyncio.CancelledError:
            # The machine is being stopped, or has no place for one more. Nobody waits for this
            # task, so nobody need be told.
            session.abort()
        finally:
            del self._inside[session]

    def revoke(self, serials: frozenset[int]) -> None:
        """Hang up on those whose certificates are among these."""
        for session, peer in list(self._inside.items()):
            if peer.serial in serials:
                _log.warning("%s is hung up on: its certificate was revoked", peer.name)
                session.say(Refuse(of="line", why=Refusal(Reason.CERTIFICATE_REVOKED)))
                session.fail(GoneError("its certificate was revoked"))
                session.close()


async def receive(
    machine: Serving,
    session: Session[Any],
    peer: Peer,
    known: Callable[[], None] = lambda: None,
) -> None:
    """By the service, or, while it is out of service, by nobody."""
    if machine.service is None:
        session.say(Refuse(of="hello", why=Refusal(Reason.OUT_OF_SERVICE)))
        session.close()
    else:
        await machine.service.serve(session, peer, known)


def descriptors() -> int:
    """As many as the system gives, or as could ever be needed."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = _DESCRIPTORS_MAX if hard == resource.RLIM_INFINITY else hard
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


def room_for_strangers(descriptors: int, *, places: int) -> int:
    """At each door: what is left when all who are enrolled are connected, the old and the new
    connection of each."""
    left = (descriptors - 2 * places - _DESCRIPTORS_OWN) // 2
    if left < _STRANGERS_MIN:
        few = "%d descriptors are few for %d machines: see LimitNOFILE"
        _log.warning(few, descriptors, places)
    return min(max(left, _STRANGERS_MIN), STRANGERS_MAX)


@asynccontextmanager
async def open_doors(
    entrance: Connections[Any],
    network: Network,
    folder: Path,
    *,
    strangers: int = STRANGERS_MAX,
) -> AsyncIterator[list[Door]]:
    """The socket's, then those of TLS, as far as the network has them. `strangers` is how many
    there may be at each kind of door."""
    keys = folder / network.keys
    uids = frozenset({os.getuid(), *map(_uid, network.users)})

    def identify(writer: asyncio.StreamWriter) -> Peer:
        revoked = revoked_serials(keys) if network.keys else None
        return peer_of(writer, uids=uids, revoked=revoked)

    opened = []
    local = Strangers(most=strangers, of_one=strangers)
    if network.socket:
        listening = _listen_at(folder / network.socket)
        opened.append(Door(listening, identify, entrance.enter, context=None, strangers=local))
    remote = Strangers(most=strangers)
    if network.address:
        context = server_context(keys, told=lambda why: _log.warning("turned away: %s", why))
        for listening in await _listen_to(network.address):
            door = Door(listening, identify, entrance.enter, context=context, strangers=remote)
            opened.append(door)
    watch = asyncio.create_task(watch_revoked(keys, entrance.revoke)) if network.keys else None
    for door in opened:
        door.open()
    try:
        yield opened
    finally:
        for door in opened:
            door.close()
        if watch is not None:
            watch.cancel()


def _listen_at(path: Path) -> socket.socket:
    _make_way(path)
    listening = socket.socket(socket.AF_UNIX)
    before = os.umask(0o117)  # 0660 from the first moment on
    try:
        listening.bind(str(path))
    finally:
        os.umask(before)
    listening.listen(BACKLOG)
    _log.info("listening at %s", path)
    return listening


async def _listen_to(address: str) -> list[socket.socket]:
    host, _, port = address.rpartition(":")
    found = await asyncio.get_running_loop().getaddrinfo(
        host.strip("[]") or None, int(port), type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )
    listening = [
        socket.create_server(where[:2], family=family, backlog=BACKLOG)
        for family, _, _, _, where in dict.fromkeys(found)
    ]
    _log.info("listening at %s with TLS", address)
    return listening


def _make_way(path: Path) -> None:
    """Take away the socket of a machine that is gone, and of no other."""
    with suppress(FileNotFoundError):
        if not stat.S_ISSOCK(path.stat().st_mode):
            raise ConfigError(f"{path} is there and is no socket")
        with socket.socket(socket.AF_UNIX) as probe:
            try:
                probe.connect(str(path))
            except ConnectionRefusedError:
                path.unlink()
            else:
                raise ConfigError(f"another machine listens at {path}")


def _uid(user: str) -> int:
    try:
        return pwd.getpwnam(user).pw_uid
    except KeyError:
        raise ConfigError(f"there is no user {user!r} on this machine") from None
