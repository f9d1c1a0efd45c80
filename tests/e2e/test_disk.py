"""A disk that is full, read-only or failing: out of service, nothing torn, back by itself."""

from pathlib import Path
from random import Random

import pytest

from tests.e2e.disks import PlainDisk, disk, injecting
from tests.e2e.floor import Floor
from tests.e2e.processes import Program

FIGURES = ("tests.e2e.figures",)


async def test_a_terminal_with_a_full_disk_keeps_its_figures_and_comes_back(tmp_path: Path) -> None:
    on_disk = {"terminal-1": "disk/terminal-1.db"}
    floor = Floor(tmp_path, Random(1), disk_fails=True, terminals=1, journals=on_disk)
    floor.start_table()
    with disk(tmp_path / "disk", PlainDisk) as small:
        async with floor.staffed():
            terminal = floor.terminals["1"] = Program(
                floor.house.terminal_config("1"), launcher=FIGURES
            )
            await floor.everybody_here()
            await floor.credit("1", 5000)
            await terminal.says("in service: 5000 cents")
            small.fill(terminal.pid)
            await floor.credit("1", 1000)
            heard = await terminal.says("trusted: 5000 cents")
            await floor.rounds(1)
            assert [audited.findings for audited in floor.audits().values()] == [[], []]
            small.make_room(terminal.pid)
            # The same process, by itself, and the credit that it could not write down before.
            await terminal.says("in service: 6000 cents", after=heard)
            assert not terminal.said("in service: 7000 cents")
            assert await floor.retire() == []


async def test_a_table_with_a_full_disk_refuses_everybody_and_comes_back(tmp_path: Path) -> None:
    on_disk = {"table": "disk/table.db"}
    floor = Floor(tmp_path, Random(2), disk_fails=True, terminals=1, journals=on_disk)
    with disk(tmp_path / "disk") as small:
        floor.start_table()
        terminal = floor.start_terminal("1")
        async with floor.staffed():
            await floor.everybody_here()
            await floor.rounds(2)
            small.fill(floor.table.pid)
            await floor.table.says("out of service: ")
            await terminal.says("the table refuses us: out_of_service")
            small.make_room(floor.table.pid)
            await floor.everybody_here()
            assert await floor.retire() == []


async def test_machines_on_a_read_only_disk_wait_until_they_can_write(tmp_path: Path) -> None:
    on_disk = {name: f"disk/{name}.db" for name in ("table", "terminal-1")}
    floor = Floor(tmp_path, Random(3), disk_fails=True, terminals=1, journals=on_disk)
    with disk(tmp_path / "disk") as small:
        floor.start_table()
        floor.start_terminal("1")
        async with floor.staffed():
            await floor.everybody_here()
            await floor.rounds(2)
            for program in floor.programs():
                await program.stop()
            small.set_read_only(True)
            floor.start_table()
            floor.start_terminal("1")
            await floor.table.says("out of service: ")
            await floor.terminals["1"].says("out of service: ")
            small.set_read_only(False)
            await floor.everybody_here()
            assert await floor.retire() == []


async def test_a_slow_disk_costs_time_and_nothing_else(tmp_path: Path) -> None:
    floor = Floor(tmp_path, Random(5), terminals=1)
    floor.start_table(under=injecting("fsync,fdatasync:delay_enter=200000"))
    floor.start_terminal("1")
    async with floor.staffed():
        await floor.everybody_here()
        await floor.rounds(2)
        assert await floor.retire() == []


@pytest.mark.parametrize(
    ("victim", "fault"),
    [
        ("terminal", "pwrite64:error=EROFS:when=40"),
        ("table", "fsync,fdatasync:error=EIO:when=40"),
    ],
)
async def test_a_disk_that_fails_now_and_then_costs_time_and_nothing_else(
    tmp_path: Path, victim: str, fault: str
) -> None:
    under = injecting(fault)
    floor = Floor(tmp_path, Random(4), disk_fails=True, terminals=1)
    floor.start_table(under=under if victim == "table" else ())
    floor.start_terminal("1", under=under if victim == "terminal" else ())
    program = floor.table if victim == "table" else floor.terminals["1"]
    async with floor.staffed():
        await program.says("out of service: ")
        await floor.everybody_here()
        if victim == "table":
            # Otherwise the fault would come again, in the 40th call of the next thread.
            await floor.table.stop()
            floor.start_table()
        assert await floor.retire() == []
