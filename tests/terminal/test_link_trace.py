"""The lines between a terminal and its table, overheard: all of them, and nothing of value."""

import asyncio
from contextlib import closing
from pathlib import Path

import pytest

from kiosk.devices.trace import TraceError, Way
from kiosk.link import messages as m
from kiosk.link.identity import Role
from kiosk.link.session import at_client, at_table
from kiosk.terminal.line_tap import traced
from kiosk.terminal.link_trace import LinkFollower, LinkTrace, aside_of

NUMBER = "001234567890123456"
PIN = "271828"


async def test_both_ends_are_overheard_before_and_after_they_are_attended_to(
    tmp_path: Path,
) -> None:
    socket, file = tmp_path / "table.sock", tmp_path / "link.trace"
    over = asyncio.Event()

    async def table(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        session = at_table(reader, writer)
        assert isinstance(await session.hear(), m.Hello)
        session.say(m.Answer(id="first", done=True))
        assert isinstance(await session.hear(), m.SignIn)
        for number in range(3):
            session.say(m.TicketReserved(key=str(number), number=NUMBER, expires_ms=1))
        await over.wait()
        session.abort()

    server = await asyncio.start_unix_server(table, socket)
    connect = traced(lambda: asyncio.open_unix_connection(socket), LinkTrace(file, lambda: 7))
    session = at_client(*await connect())
    session.say(m.Hello(protocol=m.PROTOCOL, role=Role.TERMINAL, name="1"))
    assert isinstance(await session.hear(), m.Answer)
    await session.attend(lambda message: False)
    session.say(m.SignIn(id="second", name="sue", pin=PIN))
    for number in range(3):
        assert await session.hear() == m.TicketReserved(
            key=str(number), number=NUMBER, expires_ms=1
        )
    over.set()
    session.abort()
    server.close()

    with closing(LinkFollower(file)) as follower:
        lines = follower.news(100)
    ways = {">": Way.SENT, "<": Way.HEARD}
    assert [ways[line.way] for line in lines] == [
        *(Way.SENT, Way.HEARD, Way.SENT),
        *[Way.HEARD] * 3,
    ]
    assert all(line.at_ms == 7 for line in lines)
    kept = file.read_text()
    assert PIN not in kept
    assert NUMBER[:6] not in kept
    assert f"{'*' * 14}{NUMBER[-4:]}" in kept


def test_a_large_file_is_moved_aside_and_still_followed(tmp_path: Path) -> None:
    file = tmp_path / "link.trace"
    trace, follower = LinkTrace(file, lambda: 0, bytes_max=400), LinkFollower(file)
    heard: list[str] = []
    for number in range(40):
        trace.write(Way.SENT, b"line %d" % number)
        heard += [line.line for line in follower.news(100)]
    assert aside_of(file).stat().st_size < 500
    assert file.stat().st_size < 500
    assert heard == [f"line {number}" for number in range(40)]
    for number in range(40):
        trace.write(Way.SENT, b"line %d" % number)
    assert [line.line for line in follower.news(3)] == ["line 37", "line 38", "line 39"]
    follower.close()


def test_what_is_no_trace_is_named(tmp_path: Path) -> None:
    file = tmp_path / "link.trace"
    follower = LinkFollower(file)
    assert follower.news(5) == []
    with pytest.raises(TraceError, match=r"cannot write .*below"):
        LinkTrace(file / "below", lambda: 0)
    file.write_text("something else\n")
    with pytest.raises(TraceError, match=r"link.trace is not the trace of a link"):
        follower.news(5)
    follower.close()
