"""`tapis console` as a process of its own."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.e2e.floor import Floor
from tests.e2e.processes import Program


def config(folder: Path, *, more: str = "", rulebook: str = "nsw-single-zero") -> Path:
    path = folder / "console.toml"
    path.write_text(
        f'name = "1"\nrulebook = "{rulebook}"\norders = "orders.json"\n{more}'
        '[network]\nsocket = "table.sock"\n'
    )
    return path


def told(*arguments: str | Path) -> tuple[int, str]:
    """How it ends, and the last that it says."""

    async def story() -> tuple[int, str]:
        program = Program("console", *arguments)
        status = await program.ends()
        return status, program.lines[-1]

    return asyncio.run(story())


async def test_it_waits_for_its_table_connects_and_stops_in_good_order(tmp_path: Path) -> None:
    floor = Floor(tmp_path, Random(1), terminals=1)
    console = Program("console", "--windowed", "--config", config(tmp_path))
    await console.says("the table cannot be reached")
    floor.start_table()
    await floor.table.says("console 1 is connected")
    await floor.table.killed()
    floor.start_table()
    await floor.table.says("console 1 is connected")
    await console.stop()
    assert not console.said("Traceback"), console.told()
    await floor.table.stop()


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ("wagering_s = 1\n", "console.toml: wagering_s must be at least"),
        ("idle_s = 0\n", "console.toml:4: idle_s"),
        ("colour = 1\n", "colour"),
        ('language = "tlh"\n', "console.toml: language: There is no language 'tlh'"),
    ],
)
def test_a_bad_configuration_is_named(tmp_path: Path, more: str, words: str) -> None:
    status, line = told("--config", config(tmp_path, more=more))
    assert status == 2
    assert words in line


def test_an_orders_file_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "orders.json").write_text("nothing")
    status, line = told("--windowed", "--config", config(tmp_path))
    assert status == 2
    assert "orders.json is no list of orders" in line
