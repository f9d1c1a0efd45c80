"""Over TLS: who has no certificate of this table, or another's, never gets as far as a welcome."""

import asyncio
import secrets
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from kiosk.game.refusal import Reason
from kiosk.link import messages as m
from kiosk.link.authority import MACHINE_LASTS, Authority, key_pem, new_key, new_request, write
from kiosk.link.client import TableClient
from kiosk.link.identity import TABLE, Role
from kiosk.link.session import LINE_MAX
from kiosk.link.tls import (
    AUTHORITY_CERTIFICATE,
    MACHINE_CERTIFICATE,
    MACHINE_KEY,
    client_context,
)
from kiosk.rules.rulebook import RuleBook
from tests.hostile.peers import Peer, hello, terminal_hello
from tests.hostile.table import WAIT_S, House, house

NOW = datetime.now(UTC)  # OpenSSL looks at the real clock


def authority(folder: Path) -> Authority:
    return Authority.make(folder, now=NOW - timedelta(days=30), randbits=secrets.randbits)


def machine(
    by: Authority,
    folder: Path,
    name: str,
    *,
    now: datetime = NOW,
    lasts: timedelta = MACHINE_LASTS,
) -> ssl.SSLContext:
    folder.mkdir(mode=0o700)
    key = new_key()
    issued = by.sign(new_request(key), name=name, now=now, lasts=lasts, randbits=secrets.randbits)
    write(folder / MACHINE_KEY, key_pem(key))
    write(folder / MACHINE_CERTIFICATE, issued.pem)
    write(folder / AUTHORITY_CERTIFICATE, by.pem)
    return client_context(folder)


def without_certificate(trusts: Authority) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.load_verify_locations(cadata=trusts.pem.decode())
    return context


@asynccontextmanager
async def peer(there: House, context: ssl.SSLContext | None) -> AsyncIterator[Peer]:
    name = TABLE if context else None
    someone = Peer(
        *await asyncio.open_connection(
            "127.0.0.1", there.port, ssl=context, server_hostname=name, limit=LINE_MAX
        )
    )
    try:
        yield someone
    finally:
        await someone.close()


def none(ours: Authority, folder: Path) -> ssl.SSLContext:
    return without_certificate(ours)


def of_another_table(ours: Authority, folder: Path) -> ssl.SSLContext:
    """A machine of another table, brought here: it trusts this one."""
    machine(authority(folder / "other"), folder / "m", "terminal-2")
    write(folder / "m" / AUTHORITY_CERTIFICATE, ours.pem)
    return client_context(folder / "m")


def expired(ours: Authority, folder: Path) -> ssl.SSLContext:
    past = NOW - timedelta(days=20)
    return machine(ours, folder / "m", "terminal-2", now=past, lasts=timedelta(days=5))


def revoked(ours: Authority, folder: Path) -> ssl.SSLContext:
    context = machine(ours, folder / "m", "terminal-2")
    ours.revoke("terminal-2", now=NOW)
    return context


def the_tables_own(ours: Authority, folder: Path) -> ssl.SSLContext:
    """Stolen from the table's folder: it is a server's, and no machine's."""
    context = without_certificate(ours)
    context.load_cert_chain(ours.folder / "table.pem", ours.folder / "table.key")
    return context


def no_tls(ours: Authority, folder: Path) -> None:
    return None


@pytest.mark.parametrize(
    ("made", "why"),
    [
        (none, "peer did not return a certificate"),
        (of_another_table, "certificate was refused"),
        (expired, "certificate has expired"),
        (revoked, "certificate of terminal-2 was revoked"),
        (the_tables_own, "certificate was refused"),
        (no_tls, "handshake failed"),
    ],
)
async def test_without_a_certificate_of_this_table_nobody_is_heard(
    tmp_path: Path,
    crown: RuleBook,
    caplog: pytest.LogCaptureFixture,
    made: Callable[[Authority, Path], ssl.SSLContext | None],
    why: str,
) -> None:
    ours = authority(tmp_path / "authority")
    context = made(ours, tmp_path)

    async with house(tmp_path, crown, authority=ours.folder) as there:
        after = there.seq
        async with peer(there, context) as stranger:
            # To a client of TLS 1.3 this looks connected.
            stranger.say(terminal_hello(there, "2"))
            await stranger.ended()
            assert [x for x in stranger.heard if not isinstance(x, m.Refusal)] == []
        assert there.seq == after
        assert there.service.terminal("2") is None
        await there.play()
    assert why in caplog.text


@pytest.mark.parametrize(
    ("role", "name"),
    [(Role.TERMINAL, "3"), (Role.CONSOLE, "2"), (Role.SENSOR, "2"), (Role.DISPLAY, "2")],
)
async def test_a_certificate_is_for_one_role_and_seat(
    tmp_path: Path,
    crown: RuleBook,
    caplog: pytest.LogCaptureFixture,
    role: Role,
    name: str,
) -> None:
    ours = authority(tmp_path / "authority")
    context = machine(ours, tmp_path / "m", "terminal-2")

    async with house(tmp_path, crown, authority=ours.folder) as there:
        after = there.seq
        async with peer(there, context) as stranger:
            greeting = terminal_hello(there, name)
            stranger.say(greeting if role is Role.TERMINAL else hello(role, name))
            assert await stranger.ended() == "the certificate is that of terminal-2"
        assert there.seq == after
        assert there.service.terminal(name) is None
        await there.play()
    assert "terminal-2: refused: the certificate is that of terminal-2" in caplog.text


async def test_the_right_certificate_is_welcomed_and_revoked_without_a_restart(
    tmp_path: Path, crown: RuleBook, caplog: pytest.LogCaptureFixture
) -> None:
    ours = authority(tmp_path / "authority")
    context = machine(ours, tmp_path / "m", "terminal-2")

    async with house(tmp_path, crown, authority=ours.folder) as there:
        async with peer(there, context) as owner:
            welcome = await owner.hello(terminal_hello(there, "2"))
            assert welcome.table == "T"
            await owner.handled()
        ours.revoke("terminal-2", now=NOW)
        async with peer(there, context) as thief:
            thief.say(terminal_hello(there, "2"))
            await thief.ended()
            [told] = thief.heard
            assert isinstance(told, m.Refusal)
            assert told.why.reason is Reason.CERTIFICATE_REVOKED
        await there.play()
    assert "certificate of terminal-2 was revoked" in caplog.text


async def test_a_client_is_connected_when_it_was_welcomed_and_not_before(
    tmp_path: Path, crown: RuleBook, caplog: pytest.LogCaptureFixture
) -> None:
    """The handshake of a revoked console ends well: it must not show "online" for that."""
    ours = authority(tmp_path / "authority")
    contexts = {
        "good": machine(ours, tmp_path / "good", "console-good"),
        "bad": machine(ours, tmp_path / "bad", "console-bad"),
    }
    ours.revoke("console-bad", now=NOW)

    async with house(tmp_path, crown, authority=ours.folder) as there:
        tries = asyncio.Queue[str]()

        def console(name: str) -> TableClient:
            async def connect() -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
                ends = await asyncio.open_connection(
                    "127.0.0.1",
                    there.port,
                    ssl=contexts[name],
                    server_hostname=TABLE,
                    limit=LINE_MAX,
                )
                tries.put_nowait(name)
                return ends

            return TableClient(Role.CONSOLE, name, connect)

        good, bad = console("good"), console("bad")
        ups: list[bool] = []

        async def watch() -> None:
            while True:
                await bad.changed()
                ups.append(bad.up)

        tasks = [asyncio.create_task(work) for work in (good.run(), bad.run(), watch())]
        async with asyncio.timeout(WAIT_S):
            while not good.up:
                await good.changed()
            seen: list[str] = []
            while seen.count("bad") < 3:
                seen.append(await tries.get())
        assert good.up
        assert not bad.up
        assert ups
        assert not any(ups)
        assert bad.board is None
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await there.play()
    assert "certificate of console-bad was revoked" in caplog.text


async def test_garbage_behind_a_good_certificate_is_refused_all_the_same(
    tmp_path: Path, crown: RuleBook
) -> None:
    ours = authority(tmp_path / "authority")
    context = machine(ours, tmp_path / "m", "terminal-2")

    async with house(tmp_path, crown, authority=ours.folder) as there:
        for said in (b"\0" * 100 + b"\n", b"x" * (LINE_MAX + 1), b"{}\n", b"[1]\n"):
            async with peer(there, context) as stranger:
                stranger.send(said)
                why = await stranger.ended()
                assert "cannot be understood" in why or "longer than" in why
        async with peer(there, context) as owner:
            assert isinstance(await owner.hello(terminal_hello(there, "2")), m.Welcome)
        await there.play()


async def test_a_console_is_told_of_certificates_that_end_soon(
    tmp_path: Path, crown: RuleBook
) -> None:
    ours = authority(tmp_path / "authority")
    soon = machine(ours, tmp_path / "2", "terminal-2", lasts=timedelta(days=20))
    later = machine(ours, tmp_path / "3", "terminal-3", lasts=timedelta(days=400))
    console = machine(ours, tmp_path / "c", "console-1", lasts=timedelta(days=20))

    async with house(tmp_path, crown, authority=ours.folder) as there:
        for seat, context in (("2", soon), ("3", later)):
            async with peer(there, context) as owner:
                await owner.hello(terminal_hello(there, seat))
        async with peer(there, console) as staff:
            await staff.hello(hello(Role.CONSOLE, "1"))
            staff.say(m.LookAt())
            told = await staff.hear_a(m.House)
    assert sorted(told.certificates) == ["console-1", "terminal-2"]
    days = (told.certificates["terminal-2"] / 1000 - NOW.timestamp()) / 86_400
    assert round(days) == 20
