"""Who is at the other end of a connection, as the table asks it.

On a unix socket the kernel tells the user id. On TLS the certificate tells the machine's name, and
the context of `kiosk.link.tls` has checked before that our own authority signed it. Nobody else is
heard.
"""

import asyncio
import re
import socket
import ssl
import struct
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

TABLE = "table"
"""The name in the table's own certificate. A machine can never have it."""

_CREDENTIALS = struct.Struct("=iII")  # struct ucred: process, user, group (unix(7))


class Role(StrEnum):
    TERMINAL = "terminal"
    CONSOLE = "console"
    DISPLAY = "display"
    SENSOR = "sensor"
    TABLE = "table"
    """At the door of a jackpot controller, and at no other."""


SEAT_LETTERS = 16
_NAME = re.compile(rf"({'|'.join(Role)})-[A-Za-z0-9]{{1,{SEAT_LETTERS}}}")


class NotANameError(ValueError):
    """No machine of a table can have this name."""

    def __init__(self, name: str) -> None:
        roles = ", ".join(Role)
        super().__init__(
            f"{name!r} is no machine's name: it is a role, a dash and a seat, such as terminal-7; "
            f"the roles are {roles}"
        )


class PeerRefusedError(Exception):
    """Not one of ours. The message says why, for the log: the peer itself is told nothing."""


class RevokedError(PeerRefusedError):
    """It has a certificate of this table's authority, which is good no longer."""


@dataclass(frozen=True, slots=True)
class Peer:
    name: str
    """The name in the certificate, such as terminal-7. Empty on a unix socket."""
    uid: int | None
    """The user id on a unix socket. None on TLS."""
    serial: int | None = field(default=None, compare=False)
    """Of the certificate."""
    expires_ms: int | None = field(default=None, compare=False)
    """When the certificate ends."""


def machine_name(role: Role, seat: str) -> str:
    return checked_name(f"{role}-{seat}")


def checked_name(name: str) -> str:
    """The name itself, if a machine can have it."""
    if not _NAME.fullmatch(name):
        raise NotANameError(name)
    return name


def peer_of(
    writer: asyncio.StreamWriter, *, uids: frozenset[int], revoked: frozenset[int] | None = None
) -> Peer:
    """Who it is, or `PeerRefusedError`.

    `revoked` holds the serial numbers of `kiosk.link.authority.revoked_serials`, read anew for
    each connection. On TLS it must be given: whoever forgot it would let a stolen terminal in.
    """
    connection = writer.get_extra_info("socket")
    if connection is not None and connection.family == socket.AF_UNIX:
        return _local_peer(connection, uids)
    secured = writer.get_extra_info("ssl_object")
    if secured is None:
        raise PeerRefusedError("the connection is neither a unix socket nor TLS")
    if revoked is None:
        raise PeerRefusedError("the list of revoked certificates was not asked for")
    return _certified_peer(secured, revoked)


def _local_peer(connection: Any, uids: frozenset[int]) -> Peer:
    try:
        told = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _CREDENTIALS.size)
    except OSError as error:
        raise PeerRefusedError(f"the peer's user id is not known: {error.strerror}") from error
    _, uid, _ = _CREDENTIALS.unpack(told)
    if uid not in uids:
        raise PeerRefusedError(f"user id {uid} may not speak to this socket")
    return Peer(name="", uid=uid)


def _certified_peer(secured: ssl.SSLObject, revoked: frozenset[int]) -> Peer:
    # Empty unless the context has verified it, whatever certificate the peer has sent.
    certificate: dict[str, Any] | None = secured.getpeercert()
    if not certificate:
        raise PeerRefusedError("the peer has no certificate that was verified")
    subject = [pair for part in certificate.get("subject", ()) for pair in part]
    names = [value for key, value in subject if key == "commonName"]
    try:
        (name,) = names
        checked_name(name)
    except ValueError:
        raise PeerRefusedError(
            f"the certificate is not a machine's: its names are {names}"
        ) from None
    serial = int(certificate["serialNumber"], 16)
    if serial in revoked:
        raise RevokedError(f"this certificate of {name} was revoked")
    expires_ms = 1000 * ssl.cert_time_to_seconds(certificate["notAfter"])
    return Peer(name=name, uid=None, serial=serial, expires_ms=expires_ms)
