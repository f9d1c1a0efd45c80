"""The table knows who it speaks to, or does not speak."""

import asyncio
import os
import shutil
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from tempfile import mkdtemp

import pytest

from kiosk.link.authority import Authority, revoked_serials
from kiosk.link.identity import (
    NotANameError,
    Peer,
    PeerRefusedError,
    Role,
    checked_name,
    machine_name,
    peer_of,
)
from kiosk.link.tls import REVOKED, CredentialsError, client_context, server_context
from tests.journal.children import run_in_child
from tests.link.test_tls import LIMIT_S, NOW, machine, meet, table

NOBODY = 65534
HERE = os.getuid()


@pytest.fixture
def authority(tmp_path: Path) -> Authority:
    return table(tmp_path / "table")


@pytest.fixture
def hall() -> Iterator[Path]:
    """A folder that every user may enter. The product's is closed; here the socket must stand
    on its own."""
    folder = Path(mkdtemp(prefix="tapis-link-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


def met_on_unix(
    path: Path, uids: frozenset[int], knock: Callable[[Path], bytes]
) -> tuple[Peer | PeerRefusedError, bytes]:
    """What the table makes of whoever knocks, and what that one hears."""
    met: list[Peer | PeerRefusedError] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            met.append(peer_of(writer, uids=uids))
            writer.write(b"welcome\n")
        except PeerRefusedError as error:
            met.append(error)
        writer.close()

    async def both() -> bytes:
        async with asyncio.timeout(LIMIT_S):
            async with await asyncio.start_unix_server(answer, path):
                path.chmod(0o666)
                return await asyncio.to_thread(knock, path)

    heard = asyncio.run(both())
    (who,) = met
    return who, heard


def knock(path: Path) -> bytes:
    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(LIMIT_S)
        connection.connect(str(path))
        return connection.recv(100)


def knock_as_nobody(path: Path) -> bytes:
    os.setgid(NOBODY)
    os.setuid(NOBODY)
    return knock(path)


def test_our_own_user_is_let_in_on_a_unix_socket(hall: Path) -> None:
    who, heard = met_on_unix(hall / "table.sock", frozenset({HERE}), knock)
    assert who == Peer(name="", uid=HERE)
    assert heard == b"welcome\n"


@pytest.mark.parametrize("uids", [frozenset({HERE + 1}), frozenset()], ids=["others", "nobody"])
def test_a_user_who_is_not_listed_is_refused(hall: Path, uids: frozenset[int]) -> None:
    who, heard = met_on_unix(hall / "table.sock", uids, knock)
    assert isinstance(who, PeerRefusedError)
    assert str(who) == f"user id {HERE} may not speak to this socket"
    assert heard == b""


@pytest.mark.skipif(HERE != 0, reason="only root can become another user")
def test_another_user_is_known_by_the_kernels_word(hall: Path) -> None:
    def knock_there(path: Path) -> bytes:
        return run_in_child(knock_as_nobody, path)

    who, heard = met_on_unix(hall / "table.sock", frozenset({HERE}), knock_there)
    assert isinstance(who, PeerRefusedError)
    assert str(who) == f"user id {NOBODY} may not speak to this socket"
    assert heard == b""
    who, heard = met_on_unix(hall / "again.sock", frozenset({NOBODY}), knock_there)
    assert who == Peer(name="", uid=NOBODY)
    assert heard == b"welcome\n"


def test_plain_tcp_is_refused(authority: Authority) -> None:
    meeting = meet(authority, None, server=lambda refused: None)
    assert (meeting.peers, meeting.heard) == ([], b"")
    assert meeting.refused == ["the connection is neither a unix socket nor TLS"]


def test_a_certificate_nobody_has_verified_is_none(authority: Authority, tmp_path: Path) -> None:
    """A context that asks for no certificate does not know who is there, even when one is sent."""

    def trusting(refused: list[str]) -> ssl.SSLContext:
        context = server_context(authority.folder)
        context.verify_mode = ssl.CERT_NONE
        return context

    client = client_context(machine(authority, tmp_path / "machine"))
    meeting = meet(authority, client, server=trusting)
    assert (meeting.peers, meeting.heard) == ([], b"")
    assert meeting.refused == ["the peer has no certificate that was verified"]


def test_each_machine_has_the_name_of_its_own_certificate(
    authority: Authority, tmp_path: Path
) -> None:
    """Whether that name may sit at this seat is for the table to say."""
    machine(authority, tmp_path / "seven", "terminal-7")
    for name in ("terminal-8", "console-1", "display-2", "sensor-A"):
        meeting = meet(authority, client_context(machine(authority, tmp_path / name, name)))
        assert meeting.peers == [Peer(name=name, uid=None)]


def test_a_revoked_certificate_is_refused_and_its_successor_is_not(
    authority: Authority, tmp_path: Path
) -> None:
    stolen = machine(authority, tmp_path / "stolen", "terminal-7")
    other = machine(authority, tmp_path / "other", "terminal-8")
    assert [one.name for one in authority.revoke("terminal-7", now=NOW)] == ["terminal-7"]
    meeting = meet(authority, client_context(stolen))
    assert (meeting.peers, meeting.heard) == ([], b"")
    assert meeting.refused == ["this certificate of terminal-7 was revoked"]
    successor = machine(authority, tmp_path / "successor", "terminal-7")
    assert meet(authority, client_context(successor)).heard == b"terminal-7\n"
    assert meet(authority, client_context(other)).heard == b"terminal-8\n"


def test_the_list_of_the_revoked_cannot_be_lost_unseen(
    authority: Authority, tmp_path: Path
) -> None:
    path = authority.folder / REVOKED
    path.write_text("a1 terminal-7 2026-01-01\nwho knows\n")
    with pytest.raises(CredentialsError, match=f"{path}: line 2 does not begin with a serial"):
        revoked_serials(authority.folder)
    path.unlink()
    with pytest.raises(CredentialsError, match=f"{path}: cannot be read"):
        revoked_serials(authority.folder)


def test_on_tls_nobody_is_let_in_without_the_list(authority: Authority, tmp_path: Path) -> None:
    said: list[str] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with pytest.raises(PeerRefusedError) as caught:
            peer_of(writer, uids=frozenset())
        said.append(str(caught.value))
        writer.close()

    async def both(connect: Callable[[int], Awaitable[None]]) -> None:
        async with asyncio.timeout(LIMIT_S):
            context = server_context(authority.folder)
            server = await asyncio.start_server(answer, "127.0.0.1", 0, ssl=context)
            async with server:
                await connect(server.sockets[0].getsockname()[1])

    async def connect(port: int) -> None:
        context = client_context(machine(authority, tmp_path / "machine"))
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", port, ssl=context, server_hostname="table"
        )
        assert await reader.read() == b""
        writer.close()
        await writer.wait_closed()

    asyncio.run(both(connect))
    assert said == ["the list of revoked certificates was not asked for"]


def test_names_are_a_role_and_a_seat() -> None:
    assert machine_name(Role.TERMINAL, "7") == "terminal-7"
    assert {checked_name(f"{role}-A12") for role in Role} == {f"{role}-A12" for role in Role}


@pytest.mark.parametrize(
    "name",
    ["table", "terminal", "terminal-", "terminal-7\n", "terminal-../7", "wheel-7", "", "7"],
)
def test_what_is_no_machines_name_is_said_with_an_example(name: str) -> None:
    with pytest.raises(NotANameError, match="such as terminal-7"):
        checked_name(name)
