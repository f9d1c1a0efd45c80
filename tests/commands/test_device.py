"""`tapis device` as a technician runs it: a process of its own, a link and a control socket."""

import asyncio
from functools import partial
from pathlib import Path

from tests.commands.test_commands import tapis
from tests.e2e.processes import Program, until


async def test_a_simulated_device_is_found_and_obeys(tmp_path: Path) -> None:
    link, control = tmp_path / "port", tmp_path / "control"

    program = Program("device", "simulate", "tcl", "--link", link, "--control", control)
    try:
        await until(control.is_socket, "the control socket")
        found = await asyncio.to_thread(tapis, "device", "probe", link, tmp_path / "no")
        assert found.returncode == 1
        assert found.stdout.splitlines() == [
            f"{link}: tcl (casino ticket printer) at 9600 baud",
            f"{tmp_path / 'no'}: cannot open {tmp_path / 'no'}: No such file or directory",
        ]
        reader, writer = await asyncio.open_unix_connection(control)
        writer.write(b"paper out\nstatus\npaper none\nnonsense\n")
        assert await reader.readline() == b"ok\n"
        assert await reader.readline() == b"ok paper out; 0 printed\n"
        assert await reader.readline() == b"error paper is ok, low, out, not none\n"
        assert await reader.readline() == b"error nonsense is not known here: try help\n"
        writer.close()
        await writer.wait_closed()
        asked = partial(asyncio.to_thread, tapis, "device", "ask", control)
        assert (await asked("paper", "low")).stdout == "ok\n"
        assert (await asked("status")).stdout == "ok paper low; 0 printed\n"
        assert "status: " in (await asked("help")).stdout
        wrong = await asked("paper", "none")
        assert wrong.returncode == 1
        assert wrong.stderr == f"tapis: {control}: paper is ok, low, out, not none\n"
        await program.stop()
        nobody = await asked("status")
        assert nobody.stderr == f"tapis: {control}: No such file or directory\n"
    finally:
        await program.abandon()
    assert not link.is_symlink()
    assert not control.exists()


def test_what_cannot_be_simulated_is_said(tmp_path: Path) -> None:
    (tmp_path / "port").touch()
    asked = ("--link", tmp_path / "port", "--control", tmp_path / "control")
    refused = tapis("device", "simulate", "id003", *asked)
    assert refused.returncode == 2
    assert refused.stderr == f"tapis: {tmp_path / 'port'} is there, and is not a link of ours\n"
    unknown = tapis("device", "simulate", "mdb", *asked)
    assert unknown.returncode == 2
    assert "invalid choice: 'mdb'" in unknown.stderr
