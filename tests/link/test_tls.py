"""Only machines of this table get in, and they in turn speak to no other table."""

import asyncio
import secrets
import ssl
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import serialization

from kiosk.link.authority import (
    MACHINE_LASTS,
    Authority,
    key_pem,
    new_key,
    new_request,
    revoked_serials,
    write,
)
from kiosk.link.identity import TABLE, Peer, PeerRefusedError, peer_of
from kiosk.link.tls import (
    AUTHORITY_CERTIFICATE,
    MACHINE_CERTIFICATE,
    MACHINE_KEY,
    TABLE_CERTIFICATE,
    TABLE_KEY,
    CredentialsError,
    client_context,
    server_context,
)

NOW = datetime.now(UTC)  # OpenSSL looks at the real clock
YEAR = timedelta(days=365)
LIMIT_S = 10.0


def table(folder: Path, *, now: datetime = NOW) -> Authority:
    return Authority.make(folder, now=now, randbits=secrets.randbits)


def machine(
    authority: Authority,
    folder: Path,
    name: str = "terminal-7",
    *,
    now: datetime = NOW,
    lasts: timedelta = MACHINE_LASTS,
) -> Path:
    """The folder of an enrolled machine."""
    folder.mkdir(mode=0o700)
    key = new_key()
    request = new_request(key)
    issued = authority.sign(request, name=name, now=now, lasts=lasts, randbits=secrets.randbits)
    write(folder / MACHINE_KEY, key_pem(key))
    write(folder / MACHINE_CERTIFICATE, issued.pem)
    write(folder / AUTHORITY_CERTIFICATE, authority.pem)
    return folder


@dataclass(slots=True)
class Meeting:
    """What became of one connection."""

    connected: bool = False
    """As the client sees it, which is not worth much."""
    heard: bytes = b""
    failure: Exception | None = None
    peers: list[Peer] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)


def meet(
    authority: Authority,
    client: ssl.SSLContext | None,
    *,
    server: Callable[[list[str]], ssl.SSLContext | None] | None = None,
    name: str = TABLE,
) -> Meeting:
    """A client asks who it is, of a table that lets its peers in as it should."""
    meeting = Meeting()
    context = (
        server(meeting.refused)
        if server
        else server_context(authority.folder, told=meeting.refused.append)
    )

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            gone = revoked_serials(authority.folder)
            peer = peer_of(writer, uids=frozenset(), revoked=gone)
        except PeerRefusedError as error:
            meeting.refused.append(str(error))
        else:
            meeting.peers.append(peer)
            writer.write(f"{peer.name}\n".encode())
        writer.close()

    async def ask(port: int) -> None:
        checked = name if client else None
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", port, ssl=client, server_hostname=checked
        )
        meeting.connected = True
        try:
            writer.write(b"who am I?\n")
            meeting.heard = await reader.read()
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    async def both() -> None:
        async with asyncio.timeout(LIMIT_S):
            listening = await asyncio.start_server(answer, "127.0.0.1", 0, ssl=context)
            async with listening:
                try:
                    await ask(listening.sockets[0].getsockname()[1])
                except OSError as error:
                    meeting.failure = error

    asyncio.run(both())
    return meeting


@pytest.fixture
def authority(tmp_path: Path) -> Authority:
    return table(tmp_path / "table")


def without_certificate(authority: Authority) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(authority.folder / AUTHORITY_CERTIFICATE))


def test_a_machine_of_the_table_is_let_in(authority: Authority, tmp_path: Path) -> None:
    meeting = meet(authority, client_context(machine(authority, tmp_path / "machine")))
    assert meeting.heard == b"terminal-7\n"
    assert meeting.peers == [Peer(name="terminal-7", uid=None)]
    assert meeting.refused == []


def refused_for(meeting: Meeting, reason: str) -> bool:
    assert (meeting.peers, meeting.heard) == ([], b"")
    (told,) = meeting.refused
    assert reason in told
    return True


def test_without_a_certificate_nobody_gets_in(authority: Authority) -> None:
    meeting = meet(authority, without_certificate(authority))
    assert refused_for(meeting, "peer did not return a certificate")


def test_a_refused_client_of_tls_1_3_believes_it_is_connected_until_it_reads(
    authority: Authority,
) -> None:
    meeting = meet(authority, without_certificate(authority))
    assert meeting.connected
    assert meeting.heard == b""


def test_a_machine_of_another_table_is_refused(authority: Authority, tmp_path: Path) -> None:
    folder = machine(table(tmp_path / "other"), tmp_path / "machine")
    write(folder / AUTHORITY_CERTIFICATE, authority.pem)
    meeting = meet(authority, client_context(folder))
    assert refused_for(meeting, "unable to get local issuer certificate")


def test_an_expired_certificate_is_refused(authority: Authority, tmp_path: Path) -> None:
    folder = machine(authority, tmp_path / "machine", now=NOW - 2 * YEAR, lasts=YEAR)
    assert refused_for(meet(authority, client_context(folder)), "certificate has expired")


def test_a_certificate_from_the_future_is_refused(authority: Authority, tmp_path: Path) -> None:
    folder = machine(authority, tmp_path / "machine", now=NOW + YEAR)
    assert refused_for(meet(authority, client_context(folder)), "certificate is not yet valid")


def test_the_tables_own_certificate_opens_no_door(authority: Authority, tmp_path: Path) -> None:
    folder = machine(authority, tmp_path / "machine")
    write(folder / MACHINE_CERTIFICATE, (authority.folder / TABLE_CERTIFICATE).read_bytes())
    write(folder / MACHINE_KEY, (authority.folder / TABLE_KEY).read_bytes())
    meeting = meet(authority, client_context(folder))
    assert refused_for(meeting, "certificate purpose")


def test_a_client_of_tls_1_2_is_refused(authority: Authority, tmp_path: Path) -> None:
    context = client_context(machine(authority, tmp_path / "machine"))
    context.minimum_version = context.maximum_version = ssl.TLSVersion.TLSv1_2
    assert refused_for(meet(authority, context), "unsupported protocol")


def test_plain_tcp_at_the_tls_port_is_refused(authority: Authority) -> None:
    assert refused_for(meet(authority, None), "the handshake failed")


def test_a_machine_does_not_speak_to_another_table(authority: Authority, tmp_path: Path) -> None:
    folder = machine(authority, tmp_path / "machine")
    write(folder / AUTHORITY_CERTIFICATE, table(tmp_path / "other").pem)
    meeting = meet(authority, client_context(folder))
    assert isinstance(meeting.failure, ssl.SSLCertVerificationError)
    assert not meeting.connected
    assert meeting.peers == []


def test_a_machine_does_not_speak_to_another_machine(authority: Authority, tmp_path: Path) -> None:
    """Its certificate is of our authority, but it is not the table."""
    impostor = machine(authority, tmp_path / "impostor", "terminal-8")

    def posing(refused: list[str]) -> ssl.SSLContext:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(impostor / MACHINE_CERTIFICATE, impostor / MACHINE_KEY)
        return context

    context = client_context(machine(authority, tmp_path / "machine"))
    for name in (TABLE, "terminal-8"):
        meeting = meet(authority, context, server=posing, name=name)
        assert isinstance(meeting.failure, ssl.SSLCertVerificationError)
        assert not meeting.connected


def test_the_tables_name_is_table_wherever_it_stands(authority: Authority, tmp_path: Path) -> None:
    context = client_context(machine(authority, tmp_path / "machine"))
    for name in ("localhost", "127.0.0.1", "table.example", "terminal-7"):
        meeting = meet(authority, context, name=name)
        assert isinstance(meeting.failure, ssl.SSLCertVerificationError)
        assert "mismatch" in meeting.failure.verify_message


def test_a_table_whose_certificate_has_expired_is_not_spoken_to(tmp_path: Path) -> None:
    old = table(tmp_path / "table", now=NOW - 21 * YEAR)
    folder = machine(old, tmp_path / "machine", now=NOW - 21 * YEAR)
    meeting = meet(old, client_context(folder))
    assert isinstance(meeting.failure, ssl.SSLCertVerificationError)
    assert meeting.failure.verify_message == "certificate has expired"


def test_a_certificate_never_outlives_its_authority(authority: Authority) -> None:
    issued = authority.sign(
        new_request(new_key()),
        name="terminal-7",
        now=NOW + 19 * YEAR,
        randbits=secrets.randbits,
    )
    assert issued.expires == authority.table.not_valid_after_utc < NOW + 21 * YEAR


def test_only_our_authority_and_tls_1_3_are_trusted(authority: Authority, tmp_path: Path) -> None:
    server = server_context(authority.folder)
    client = client_context(machine(authority, tmp_path / "machine"))
    for context in (server, client):
        assert context.verify_mode is ssl.CERT_REQUIRED
        assert context.minimum_version is context.maximum_version is ssl.TLSVersion.TLSv1_3
        assert context.cert_store_stats() == {"x509": 1, "crl": 0, "x509_ca": 1}
    assert client.check_hostname
    assert server.num_tickets == 0


SERVER_FILES = (TABLE_CERTIFICATE, TABLE_KEY, AUTHORITY_CERTIFICATE)
CLIENT_FILES = (MACHINE_CERTIFICATE, MACHINE_KEY, AUTHORITY_CERTIFICATE)


@pytest.mark.parametrize("spoil", ["missing", "a folder", "not text", "empty"])
def test_a_file_that_cannot_be_used_is_named(
    authority: Authority, tmp_path: Path, spoil: str
) -> None:
    folder = machine(authority, tmp_path / "machine")
    places = [(authority.folder, name) for name in SERVER_FILES]
    places += [(folder, name) for name in CLIENT_FILES]
    for place, name in places:
        context = client_context if place == folder else server_context
        path = place / name
        good = path.read_bytes()
        path.unlink()
        if spoil == "a folder":
            path.mkdir()
        elif spoil != "missing":
            path.write_bytes(b"\xff\x00" if spoil == "not text" else b"")
        with pytest.raises(CredentialsError, match=str(path)) as caught:
            context(place)
        assert caught.value.path == path
        if spoil == "a folder":
            path.rmdir()
        path.write_bytes(good)
        context(place)


def test_a_key_of_another_certificate_is_named(authority: Authority) -> None:
    path = authority.folder / TABLE_KEY
    write(path, key_pem(new_key()))
    with pytest.raises(CredentialsError, match=f"{path}: this is not the private key"):
        server_context(authority.folder)


def test_a_key_under_a_password_is_refused_and_nobody_is_asked_for_it(
    authority: Authority,
) -> None:
    path = authority.folder / TABLE_KEY
    key = serialization.load_pem_private_key(path.read_bytes(), password=None)
    locked = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.BestAvailableEncryption(b"a secret"),
    )
    write(path, locked)
    with pytest.raises(CredentialsError, match=str(path)):
        server_context(authority.folder)
