"""At the doors: strangers by the hundred, one certificate many times, and one that was revoked."""

import asyncio
import logging
import os
import resource
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from itertools import islice
from pathlib import Path

import pytest

from kiosk.game.refusal import Reason
from kiosk.link import messages as m
from kiosk.link.door import HANDSHAKE_S
from kiosk.link.identity import Role
from kiosk.link.strangers import OF_ONE_MAX
from kiosk.rules.rulebook import RuleBook
from tests.hostile.peers import hello, terminal_hello
from tests.hostile.table import WAIT_S, House, house
from tests.hostile.test_certificates import NOW, authority, machine, peer
from tests.hostile.test_crowd import closed_down_to, descriptors

STRANGERS = 300


async def silent(there: House) -> socket.socket:
    """Somebody who connects over the network and says nothing."""
    stranger = socket.socket()
    stranger.setblocking(False)
    await asyncio.get_running_loop().sock_connect(stranger, ("127.0.0.1", there.port))
    return stranger


async def hung_up_on(stranger: socket.socket) -> None:
    async with asyncio.timeout(WAIT_S):
        with suppress(ConnectionError):
            assert await asyncio.get_running_loop().sock_recv(stranger, 1) == b""


async def test_a_machine_that_is_revoked_while_connected_is_hung_up_on(
    tmp_path: Path, crown: RuleBook, caplog: pytest.LogCaptureFixture
) -> None:
    ours = authority(tmp_path / "authority")
    bad, good = (machine(ours, tmp_path / f"m{seat}", f"terminal-{seat}") for seat in "23")
    async with house(tmp_path, crown, authority=ours.folder) as there:
        async with peer(there, bad) as stolen, peer(there, good) as other:
            await stolen.hello(terminal_hello(there, "2"))
            await other.hello(terminal_hello(there, "3"))
            await stolen.handled()
            ours.revoke("terminal-2", now=NOW)
            await stolen.ended()
            why = [x.why.reason for x in stolen.heard if isinstance(x, m.Refusal)]
            assert why[-1] is Reason.CERTIFICATE_REVOKED
            await other.handled()
            await there.play()
        assert there.service.terminal("2") is None
    assert caplog.text.count("terminal-2 is hung up on: its certificate was revoked") == 1


async def test_strangers_do_not_keep_the_enrolled_out(tmp_path: Path, crown: RuleBook) -> None:
    ours = authority(tmp_path / "authority")
    context = machine(ours, tmp_path / "m", "terminal-2")
    async with house(tmp_path, crown, authority=ours.folder) as there:
        before = descriptors()
        strangers = [await silent(there) for _ in range(STRANGERS)]
        async with peer(there, context) as enrolled:
            await enrolled.hello(terminal_hello(there, "2"))
            await there.play()
            await enrolled.handled()
            # Each has its own end in this process; the table's are few.
            await closed_down_to(before + STRANGERS + OF_ONE_MAX + 2)
        for stranger in strangers:
            stranger.close()
        await there.play()


async def test_who_says_nothing_at_the_door_is_gone_soon(
    tmp_path: Path, crown: RuleBook, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert HANDSHAKE_S <= 5
    monkeypatch.setattr("kiosk.link.door.HANDSHAKE_S", 0.2)
    ours = authority(tmp_path / "authority")
    async with house(tmp_path, crown, authority=ours.folder) as there:
        dumb, slow = await silent(there), await silent(there)
        slow.send(b"\x16\x03\x01")  # a handshake, and no more of it
        for stranger in (dumb, slow):
            await hung_up_on(stranger)
            stranger.close()
        await there.play()


@pytest.mark.usefixtures("patient")
async def test_one_certificate_has_one_connection(tmp_path: Path, crown: RuleBook) -> None:
    ours = authority(tmp_path / "authority")
    context = machine(ours, tmp_path / "m", "display-1")
    async with house(tmp_path, crown, authority=ours.folder) as there:
        before = descriptors()
        async with AsyncExitStack() as stack:
            # Whether they say hello or not.
            greedy = [await stack.enter_async_context(peer(there, context)) for _ in range(20)]
            for one in greedy[::2]:
                one.say(hello(Role.DISPLAY, "1"))
            latest = await stack.enter_async_context(peer(there, context))
            await latest.hello(hello(Role.DISPLAY, "1"))
            for one in greedy:
                await one.ended()
            await closed_down_to(before + 2)
            await there.play()
            assert not latest.reader.at_eof()


@contextmanager
def few_descriptors(more: int) -> Iterator[None]:
    """No more than these beside those that are open."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    taken = set(map(int, os.listdir("/proc/self/fd")))
    free = (number for number in range(soft) if number not in taken)
    resource.setrlimit(resource.RLIMIT_NOFILE, (next(islice(free, more, None)), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


_CROWD = """
import socket, sys
crowd = [socket.create_connection(("127.0.0.1", int(sys.argv[1]))) for _ in range(60)]
print("there", flush=True)
sys.stdin.read()
"""


async def test_without_descriptors_the_table_plays_on_and_says_so_in_a_few_words(
    tmp_path: Path, crown: RuleBook, caplog: pytest.LogCaptureFixture
) -> None:
    ours = authority(tmp_path / "authority")
    context = machine(ours, tmp_path / "m", "terminal-2")
    async with house(tmp_path, crown, authority=ours.folder) as there:
        with (
            subprocess.Popen(
                [sys.executable, "-c", _CROWD, str(there.port)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            ) as crowd,
            few_descriptors(20),
        ):
            assert crowd.stdout is not None
            await asyncio.to_thread(crowd.stdout.readline)
            await there.play()
            crowd.communicate(b"")
        async with peer(there, context) as enrolled:
            await enrolled.hello(terminal_hello(there, "2"))
            await there.play()
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert errors
    assert {record.getMessage() for record in errors} == {
        "a connection cannot be taken: Too many open files"
    }
    assert len(errors) < 20
