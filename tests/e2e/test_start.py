"""Coming and going: in whatever order, and refused in words when it cannot be."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from kiosk.link.session import LINE_MAX
from tests.e2e.floor import Floor
from tests.e2e.processes import Program, until


@pytest.fixture
def floor(tmp_path: Path) -> AbstractAsyncContextManager[Floor]:
    return opened(tmp_path)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Floor]:
    floor = Floor(folder, Random(1), terminals=1)
    try:
        yield floor
    finally:
        await floor.abandon()


async def test_a_terminal_that_was_there_first_finds_its_table(floor: Floor) -> None:
    """And SIGTERM ends both in good order, as `stop` asks for."""
    terminal = floor.start_terminal("1", player=False)
    await terminal.says("the table cannot be reached")
    floor.start_table()
    await floor.table.says("terminal 1 is connected")
    await terminal.says("connected to Table 1")
    await floor.table.stop()
    heard = await terminal.says("the link to the table ended")
    floor.start_table()
    await terminal.says("connected to Table 1", after=heard)
    for program in floor.programs():
        await program.stop()
        assert not program.said("Traceback"), program.told()


async def test_a_terminal_is_connected_when_it_is_welcomed_and_not_before(floor: Floor) -> None:
    hellos: list[bytes] = []

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Takes the hello, and never says a word."""
        hellos.append(await reader.readuntil(b"\n"))
        await reader.read()
        writer.close()

    server = await asyncio.start_unix_server(silent, floor.house.socket, limit=LINE_MAX)
    terminal = floor.start_terminal("1", player=False)
    await until(lambda: hellos, "a hello")
    await terminal.says("nothing was heard for 3 s")
    assert not terminal.said("connected to")
    server.close()
    await server.wait_closed()
    floor.start_table()
    await terminal.says("connected to Table 1")


async def test_a_second_table_on_one_socket_is_refused(floor: Floor) -> None:
    floor.start_table()
    await floor.table.says("listening at")
    second = Program("table", "--config", floor.house.table_config)
    assert await second.ends() == 2
    assert second.lines == [f"tapis: another machine listens at {floor.house.socket}"]
    terminal = floor.start_terminal("1", player=False)
    await terminal.says("connected to Table 1")


async def test_a_second_process_on_one_journal_waits_outside(floor: Floor) -> None:
    floor.start_table()
    first = floor.start_terminal("1", player=False)
    connected = await first.says("connected to Table 1")
    second = Program("terminal", "--headless", "--config", floor.house.terminal_config("1"))
    floor.terminals["second"] = second
    refused = "another process or another part of this one is writing to it"
    await second.says(f"out of service: {floor.journal('terminal-1')}: {refused}")
    assert not second.said("connected to")
    # Before, it may have knocked while the table was still opening its journal.
    assert not first.said("the link to the table ended", after=connected)
    await first.stop()
    await second.says("connected to Table 1")
    await second.stop()


BAD = {
    "a limit of money is missing": (
        "table",
        'name = "Table 1"\nrulebook = "nsw-single-zero"\njournal = "table.db"\nseats = ["1"]\n'
        'ticket_days = 30\n[network]\nsocket = "table.sock"\n',
        "{path}: hand_pay_limit_cents ",
    ),
    "a key that nobody knows": (
        "terminal",
        'seat = "1"\nrulebook = "nsw-single-zero"\njournal = "1.db"\ncolour = "red"\n'
        '[network]\nsocket = "table.sock"\n',
        "{path}:4: colour ",
    ),
    "a value that cannot be": (
        "terminal",
        'seat = "1"\nrulebook = "nsw-single-zero"\njournal = "1.db"\n'
        '[network]\naddress = "table-7"\nkeys = "keys"\n',
        "{path}:5: network.address is not HOST:PORT",
    ),
    "a trace that cannot be kept": (
        "terminal",
        'seat = "1"\nrulebook = "nsw-single-zero"\njournal = "1.db"\n'
        '[network]\nsocket = "table.sock"\n[validator]\nprotocol = "ssp"\nport = "validator"\n'
        'notes_cents = [1000]\ncredit_limit_cents = 10000\ntrace = "bad.toml"\n',
        "{path} is not a trace",
    ),
    "no TOML at all": (
        "table",
        'name = "Table 1"\nrulebook =\n',
        "{path}: not valid TOML: Invalid value (at line 2",
    ),
}


@pytest.mark.parametrize("what", BAD)
async def test_a_bad_configuration_stops_the_start_and_names_itself(
    tmp_path: Path, what: str
) -> None:
    command, text, complaint = BAD[what]
    path = tmp_path / "bad.toml"
    path.write_text(text)

    headless = ("--headless",) if command == "terminal" else ()
    program = Program(command, *headless, "--config", path)
    assert await program.ends() == 2
    told = "\n".join(program.lines)
    assert told.startswith("tapis: ") and complaint.format(path=path) in told, told
