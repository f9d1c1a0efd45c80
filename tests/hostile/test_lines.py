"""Lines that are too long, too slow, cut short or no lines at all."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from kiosk.link import messages as m
from kiosk.link.identity import Role
from kiosk.link.session import LINE_MAX, line
from kiosk.rules.rulebook import RuleBook
from tests.hostile.peers import ARRIVAL, client, hello, peer, terminal
from tests.hostile.table import House, house


async def unharmed(there: House, after: int) -> None:
    """Nothing was written but that a terminal came, and the table goes on."""
    assert there.kinds(after) <= ARRIVAL
    await there.play()


async def test_a_line_that_is_too_long_is_refused(
    tmp_path: Path, crown: RuleBook, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path, crown) as there:
        after = there.seq
        async with peer(there) as stranger, terminal(there, "2") as seated:
            for someone in (stranger, seated):
                someone.send(b"x" * (LINE_MAX + 1) + b"\n")
                assert "longer than 65536 bytes" in await someone.ended()
        await unharmed(there, after)
    assert caplog.text.count("longer than 65536 bytes") == 2


async def test_a_line_as_long_as_may_be_is_read(there: House) -> None:
    async with peer(there) as someone:
        greeting = line(0, hello(Role.DISPLAY, "x"))
        someone.send(greeting[:-1] + b" " * (LINE_MAX - len(greeting)) + b"\n")
        assert isinstance(await someone.hear(), m.Welcome)


async def test_an_endless_line_is_refused_before_it_is_kept(
    tmp_path: Path, crown: RuleBook, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path, crown) as there:
        after = there.seq
        async with client(there, Role.DISPLAY) as someone:
            sent = 0
            with suppress(ConnectionError):
                while sent < 2**30 and not someone.writer.is_closing():
                    someone.send(b"x" * 4096)
                    await someone.drained()
                    sent += 4096
            assert sent < 2**24
        await unharmed(there, after)
    assert "a line is longer than" in caplog.text


async def test_half_a_line_and_then_nobody_is_no_line(
    tmp_path: Path, crown: RuleBook, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path, crown) as there:
        after = there.seq
        whole = line(0, hello(Role.CONSOLE, "x"))
        for cut in range(0, len(whole) - 1, 7):
            async with peer(there) as someone:
                someone.send(whole[:cut])
                someone.writer.write_eof()
                assert await someone.ended() == ""
        async with terminal(there, "2") as seated:
            seated.send(line(seated.n, m.ReserveTicket(key="k", cents=500))[:-1])
            seated.writer.write_eof()
            await seated.ended()
        assert there.table.tickets == {}
        await unharmed(there, after)
    assert "the other end hung up" in caplog.text


@pytest.mark.usefixtures("impatient")
async def test_who_says_one_byte_and_falls_silent_is_dropped(
    tmp_path: Path, crown: RuleBook, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path, crown) as there:
        after = there.seq
        async with (
            peer(there) as one_byte,
            peer(there) as dumb,
            client(there, Role.DISPLAY) as welcomed,
        ):
            one_byte.send(b"{")
            for someone in (one_byte, dumb, welcomed):
                assert await someone.ended() == ""
        await unharmed(there, after)
    assert caplog.text.count("nothing was heard for") == 3


@pytest.mark.usefixtures("impatient")
async def test_a_byte_now_and_then_does_not_keep_a_connection(
    tmp_path: Path, crown: RuleBook, caplog: pytest.LogCaptureFixture
) -> None:
    """The time counts for the whole line, not for each byte of it."""

    async def dribble(someone: asyncio.StreamWriter) -> None:
        for byte in b" " * 10_000:
            someone.write(bytes([byte]))
            await asyncio.sleep(0.01)

    async with house(tmp_path, crown) as there, peer(there) as someone:
        dribbling = asyncio.create_task(dribble(someone.writer))
        assert await someone.ended() == ""
        dribbling.cancel()
        with suppress(asyncio.CancelledError, ConnectionError):
            await dribbling
        await there.play()
    assert "nothing was heard for" in caplog.text
