"""TLS between the machines of a table: version 1.3 alone, both ends certified by our own authority.

No public authority is trusted, and no name from DNS counts: the table's certificate says "table",
wherever it stands. `asyncio.open_connection` must be given `server_hostname=TABLE` with
`client_context`; with anything else the connection is refused.

A client of TLS 1.3 ends its handshake before the server has looked at its certificate, so a refusal
shows only at the client's first read, and there as a mere end of the stream: asyncio drops the
alert that would name the reason. "Connected" is therefore an answer received, never a handshake.
The server's own end is no wiser by itself, for asyncio tells nobody of a failed handshake. This is
what `told` is for.
"""

import ssl
from collections.abc import Callable
from pathlib import Path

from kiosk.link.credentials import CredentialsError

__all__ = [
    "AUTHORITY_CERTIFICATE",
    "AUTHORITY_KEY",
    "MACHINE_CERTIFICATE",
    "MACHINE_KEY",
    "REVOKED",
    "TABLE_CERTIFICATE",
    "TABLE_KEY",
    "CredentialsError",
    "client_context",
    "offer_context",
    "read",
    "server_context",
    "unverified_context",
]

AUTHORITY_CERTIFICATE = "authority.pem"
AUTHORITY_KEY = "authority.key"
TABLE_CERTIFICATE = "table.pem"
TABLE_KEY = "table.key"
MACHINE_CERTIFICATE = "machine.pem"
MACHINE_KEY = "machine.key"
REVOKED = "revoked"


def read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise CredentialsError(path, f"cannot be read: {error.strerror}") from error


def server_context(
    folder: Path, *, told: Callable[[str], None] = lambda reason: None
) -> ssl.SSLContext:
    """The table's end. `told` hears why a peer was refused during its handshake."""
    context = offer_context(folder)
    _trust(context, folder / AUTHORITY_CERTIFICATE)
    context.verify_mode = ssl.CERT_REQUIRED
    context.sslobject_class = _telling(told)
    return context


def client_context(folder: Path) -> ssl.SSLContext:
    """A machine's end."""
    context = _only_1_3(ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT))
    _trust(context, folder / AUTHORITY_CERTIFICATE)
    _present(context, folder / MACHINE_CERTIFICATE, folder / MACHINE_KEY)
    # A certificate without subjectAltName, signed by mistake, shall not pass by its common name.
    context.hostname_checks_common_name = False
    return context


def offer_context(folder: Path) -> ssl.SSLContext:
    """The table's end of an enrolment, whose peers have no certificate yet."""
    context = _only_1_3(ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER))
    _present(context, folder / TABLE_CERTIFICATE, folder / TABLE_KEY)
    # A resumed session is not verified again: a certificate could expire and still be let in.
    context.num_tickets = 0
    return context


def unverified_context() -> ssl.SSLContext:
    """A machine's end of its enrolment. It knows no authority yet: `kiosk.link.enrolment` binds
    the code to the certificate that the server shows here."""
    context = _only_1_3(ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT))
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def _only_1_3(context: ssl.SSLContext) -> ssl.SSLContext:
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.maximum_version = ssl.TLSVersion.TLSv1_3
    context.verify_flags |= ssl.VERIFY_X509_STRICT
    return context


def _trust(context: ssl.SSLContext, path: Path) -> None:
    try:
        context.load_verify_locations(cadata=read(path).decode("ascii"))
    except (ssl.SSLError, ValueError) as error:
        raise CredentialsError(path, "this is not a certificate") from error


def _present(context: ssl.SSLContext, certificate: Path, key: Path) -> None:
    # OpenSSL names no file in its complaints, so each is tried by itself first.
    _trust(ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT), certificate)
    read(key)
    try:
        # With a password of our own OpenSSL does not stop to ask for one at a screen with no keys.
        context.load_cert_chain(certificate, key, password="")
    except ssl.SSLError as error:
        raise CredentialsError(key, f"this is not the private key of {certificate}") from error


def _telling(told: Callable[[str], None]) -> type[ssl.SSLObject]:
    class Telling(ssl.SSLObject):
        def do_handshake(self) -> None:
            try:
                super().do_handshake()
            except (ssl.SSLWantReadError, ssl.SSLWantWriteError):
                raise
            except ssl.SSLError as error:
                told(_reason(error))
                raise

    return Telling


def _reason(error: ssl.SSLError) -> str:
    if isinstance(error, ssl.SSLCertVerificationError):
        return f"the peer's certificate was refused: {error.verify_message}"
    return f"the handshake failed: {(error.reason or 'no reason').lower().replace('_', ' ')}"
