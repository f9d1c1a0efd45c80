"""`tapis simulate` as a person starts it: real processes play, and none is left behind."""

import asyncio
import os
import signal
import stat
import sys
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager
from itertools import combinations
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtCore import QRect

from kiosk.audit.audit import audit_file
from kiosk.config import TableConfig, read_config
from kiosk.game import facts as f
from kiosk.lab.simulate import children
from kiosk.lab.simulate.children import end
from kiosk.lab.simulate.host import Programme
from kiosk.lab.simulate.house import (
    ATTENDED,
    TAPIS,
    furnish,
    table,
    windowed_screen,
    windowed_terminal,
    workbench,
)
from kiosk.rules.money import money_text
from kiosk.ui.application import part_of
from tests.commands.typed import typed
from tests.conftest import BOOKS
from tests.e2e.processes import until
from tests.e2e.simulation import MACHINES, Simulation, simulating

RULEBOOK = "nsw-single-zero"  # its wagering period may be as short as 5 s
ROUNDS = 3


@pytest.fixture
def simulation(tmp_path: Path) -> AbstractAsyncContextManager[Simulation]:
    """With two players."""
    return simulating(tmp_path / "evening", RULEBOOK, "--players")


async def pids_of(simulation: Simulation) -> dict[str, int]:
    """Of the machines, once all of them run."""
    await until(lambda: _children(simulation.pid).keys() == set(MACHINES), "all machines")
    return _children(simulation.pid)


def _children(parent: int) -> dict[str, int]:
    """The machines that this process has started, by name."""
    return {config.stem: pid for config, pid in _configured(parent).items()}


def _configured(parent: int) -> dict[Path, int]:
    """By the file of each."""
    found = {}
    for pid in Path(f"/proc/{parent}/task/{parent}/children").read_text().split():
        words = Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")
        if b"--config" in words:
            found[Path(os.fsdecode(words[words.index(b"--config") + 1]))] = int(pid)
    return found


def _runs(pid: int) -> bool:
    """A process that nobody has waited for yet runs no more."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


async def all_gone(pids: dict[str, int]) -> None:
    await until(lambda: not [name for name, pid in pids.items() if _runs(pid)], "nobody left")


# ---- An evening ---------------------------------------------------------------------------------


async def test_rounds_with_two_players_are_told_and_audited(tmp_path: Path) -> None:
    folder, more = tmp_path / "evening", ("--players", "--rounds", str(ROUNDS), "--seed", "3")
    async with simulating(folder, RULEBOOK, *more) as simulation:
        pids = await pids_of(simulation)
        for round_ in range(1, ROUNDS + 1):
            await simulation.says(f"round {round_:>4} ")
        assert await simulation.ends() == 0, simulation.told()
        await all_gone(pids)
        assert any("nothing found" in line for line in simulation.lines)
        assert not (simulation.folder / "control.sock").exists()
    lines = [line for line in simulation.lines if line.startswith("round ")]
    audits = {name: audit_file(folder / f"{name}.db", BOOKS) for name in MACHINES}
    assert all(not audited.findings for audited in audits.values())
    rounds = audits["table"].rounds
    assert any(played.slips for played in rounds.values())
    for line, (number, played) in zip(lines, sorted(rounds.items()), strict=True):
        staked = money_text(sum(sum(slip.stakes.values()) for slip in played.slips.values()))
        assert line.split()[:3] == ["round", str(number), played.outcome]
        assert f", staked {staked}, won " in line
        assert played.sensed == played.outcome
    assert len(lines) == ROUNDS


# ---- The end ------------------------------------------------------------------------------------


async def ends_in_order(simulation: Simulation, pids: dict[str, int], told: signal.Signals) -> None:
    simulation.signal(told)
    assert await simulation.ends() == 0
    await all_gone(pids)
    for name in MACHINES[1:]:
        log = (simulation.folder / f"{name}.log").read_text()
        assert "connected to Table 1" in log
        assert "the link to the table ended" not in log, "the table went first"


async def test_everything_ends_in_order_when_told_to(simulation: Simulation) -> None:
    """As a service is; by Ctrl-C it ends behind the questions to its control socket."""
    pids = await pids_of(simulation)
    await simulation.everybody_here()
    await ends_in_order(simulation, pids, signal.SIGTERM)


@pytest.fixture
def short_path() -> Iterator[Path]:
    """With room for the name of a socket in a folder of a folder."""
    with TemporaryDirectory(prefix="house-", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


def browser_that_looks(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where it writes what a page is answered with."""
    seen, program = folder / "seen", folder / "browser"
    program.write_text(
        f"#!{sys.executable}\nimport pathlib, sys, urllib.request\n"
        f"status = urllib.request.urlopen(sys.argv[1]).status\n"
        f"part = pathlib.Path({str(seen)!r} + '.part')\n"
        f"part.write_text(str(status))\npart.rename({str(seen)!r})\n"
    )
    program.chmod(0o700)
    monkeypatch.setenv("BROWSER", f"{program} %s")
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    return seen


async def test_two_tables_share_jackpots_and_a_folder_of_our_own_that_is_cleared_at_the_end(
    short_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TMPDIR", str(short_path))
    opened = browser_that_looks(short_path, monkeypatch)
    words = ("--players", "--tables", "2", "--terminals", "1")
    running = Simulation(short_path, "rapid-single-zero", *words)
    try:
        machines = {
            "jackpot",
            "floor/floor",
            "table",
            "terminal-1",
            "table-2/table",
            "table-2/terminal-1",
        }
        await until(lambda: len(_configured(running.pid)) == len(machines), "all machines")
        (folder,) = short_path.glob("tapis-*")
        pids = _configured(running.pid)
        assert pids.keys() == {folder / f"{name}.toml" for name in machines}
        for running.folder in (folder, folder / "table-2"):
            await running.shows("seats 1;")
            assert (await running.ask("jackpots")).startswith("ok 1 Supernova at ")
        await until(opened.exists, "the floor's page in a browser")
        assert opened.read_text() == "200", "it is there when it is opened"
        running.signal(signal.SIGINT)
        assert await running.ends() == 0
        assert not folder.exists()
        await all_gone({path.name: pid for path, pid in pids.items()})
    finally:
        await running.abandon()


async def test_nothing_is_left_of_a_simulation_that_was_killed(simulation: Simulation) -> None:
    pids = await pids_of(simulation)
    await simulation.everybody_here()
    await simulation.killed()
    await all_gone(pids)


@pytest.mark.parametrize("victim", MACHINES[:2])
async def test_a_machine_that_is_killed_is_named_and_all_others_end(
    simulation: Simulation, victim: str
) -> None:
    pids = await pids_of(simulation)
    await simulation.everybody_here()
    os.kill(pids[victim], signal.SIGKILL)
    assert await simulation.ends() == 1
    await all_gone(pids)
    log = simulation.folder / f"{victim}.log"
    named = f"tapis: {victim} was killed by SIGKILL; the end of {log}:"
    at = simulation.lines.index(named)
    told = [line.strip() for line in simulation.lines[at + 1 : -1]]
    assert told == log.read_text().splitlines()[-len(told) :] and told
    assert simulation.lines[-1] == f"everything is kept in {simulation.folder}"
    assert not simulation.said("Traceback")


async def test_a_machine_that_ends_by_itself_is_named_with_its_status(
    simulation: Simulation,
) -> None:
    pids = await pids_of(simulation)
    await simulation.everybody_here()
    os.kill(pids["terminal-1"], signal.SIGTERM)  # as if its window was closed
    assert await simulation.ends() == 0
    await all_gone(pids)
    assert "terminal-1 was closed" in simulation.lines


async def test_a_machine_that_does_not_end_when_told_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(children, "END_S", 0.1)

    house = furnish(tmp_path, RULEBOOK, terminals=1)
    child = table(house)
    await until(house.socket.exists, "the table")
    os.kill(child.pid, signal.SIGSTOP)
    await end([child])
    assert await child.ended() == -signal.SIGKILL


async def test_a_machine_is_killed_at_once_if_we_are_told_to_stop_again(tmp_path: Path) -> None:
    house = furnish(tmp_path, RULEBOOK, terminals=1)
    child = table(house)
    await until(house.socket.exists, "the table")
    os.kill(child.pid, signal.SIGSTOP)
    ending = asyncio.create_task(end([child]))
    await asyncio.sleep(0)
    ending.cancel()
    with pytest.raises(asyncio.CancelledError):
        await ending
    assert await child.ended() == -signal.SIGKILL


# ---- The control socket -------------------------------------------------------------------------


async def test_the_control_socket_credits_a_seat_and_the_terminal_has_it(
    simulation: Simulation,
) -> None:
    pids = await pids_of(simulation)
    await simulation.everybody_here()
    mode = (simulation.folder / "control.sock").stat().st_mode
    assert stat.S_IMODE(mode) == 0o600
    assert await simulation.ask("credit 2 12345") == "ok 123.45 for 2"
    await until(lambda: simulation.facts("terminal-2", f.StaffCredited), "credit")
    (credited,) = simulation.facts("terminal-2", f.StaffCredited)
    assert credited.cents == 12345
    assert not simulation.facts("terminal-1", f.StaffCredited)
    assert await simulation.ask("credit 7 100") == "error there is no seat 7; there are 1, 2"
    assert await simulation.ask("sing") == "error sing is not known here: try help"
    assert await simulation.ask("pause") == "ok no round after this one"
    await ends_in_order(simulation, pids, signal.SIGINT)
    assert not simulation.said("Traceback"), simulation.told()


async def test_a_round_can_be_dealt_by_hand(tmp_path: Path) -> None:
    async with simulating(
        tmp_path / "evening", RULEBOOK, "--players", "--no-auto-dealer", "--rounds", "1"
    ) as simulation:
        await simulation.everybody_here()
        assert "shut, round 0; dealer by hand" in await simulation.ask("status")
        assert await simulation.ask("open") == "ok"
        assert await simulation.ask("close") == "ok"
        await simulation.shows("ok spinning")
        assert await simulation.ask("result 17") == "ok 17 black"
        assert await simulation.ends() == 0
        assert any(line.startswith("round    1  17 black") for line in simulation.lines)


# ---- What cannot be ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "automatic", "opened"),
    [(False, True, True), (False, False, True), (True, True, False), (True, False, True)],
)
def test_whoever_deals_has_a_console(*, players: bool, automatic: bool, opened: bool) -> None:
    assert Programme(seed=1, players=players, automatic=automatic).needs_console is opened


def test_the_command_line_of_a_window(tmp_path: Path) -> None:
    house = furnish(tmp_path, RULEBOOK, terminals=2)
    config = str(tmp_path / "terminal-2.toml")
    window = ["--windowed", "--position", "1", "--leave", "480"]
    hands = ["--hands", str(tmp_path / "hands-2.sock")]
    line = [ATTENDED, "terminal", *window, *hands, "--config", config]
    assert windowed_terminal(house, "2") == line
    bench = [TAPIS, "workbench", "--folder", str(tmp_path), "--seat", "2", "--position", "1"]
    assert workbench(house, "2") == bench


def test_windows_of_several_tables_have_each_their_part_of_the_screen(tmp_path: Path) -> None:
    house = furnish(
        tmp_path / "table-2", RULEBOOK, terminals=1, shares=tmp_path, number=2, tables=3
    )
    lines = windowed_terminal(house, "1"), windowed_screen(house, "console")
    assert [line[line.index("--part") + 1] for line in lines] == ["2,1,3,2", "2,2,3,2"]
    told = read_config(house.table_config, TableConfig)
    assert told.name == "Table 2"
    assert told.jackpots is not None and told.jackpots.socket == str(tmp_path / "jackpots.sock")
    screen = QRect(0, 0, 1920, 1080)
    parts = [part_of(screen, (c, r, 3, 2)) for c in (1, 2, 3) for r in (1, 2)]
    assert parts[3] == QRect(640, 540, 640, 540)
    assert not any(one.intersects(other) for one, other in combinations(parts, 2))
    assert all(screen.contains(one) for one in parts)


BAD = {
    "--rulebook monaco": "tapis: there is no rule book 'monaco'",
    "--faults": "tapis: --faults is for simulations with --headless",
    "--evenings 2": "tapis: --evenings is for simulations with --headless",
    "--headless --players": "tapis: --players is for simulations without --headless",
    "--headless --no-auto-dealer": "tapis: --no-auto-dealer is for simulations without --headless",
    "--tables 2 --rulebook rapid-single-zero --full-screen": "tapis: --full-screen is for one",
    "--players --record {file}": "tapis: cannot make {file}: ",
    "--players --record {full}": "tapis: {full} holds journals already",
    "--players --record {long}": "tapis: {long}: the path is too long for a socket",
}


@pytest.mark.parametrize("words", BAD)
def test_what_cannot_be_simulated_is_said(tmp_path: Path, words: str) -> None:
    full = tmp_path / "full"
    full.mkdir()
    (full / "table.db").touch()
    (tmp_path / "file").touch()
    names = {"file": tmp_path / "file", "full": full, "long": tmp_path / ("x" * 120)}

    run = typed("simulate", *words.format(**names).split())
    assert run.returncode == 2
    assert run.stderr.startswith(BAD[words].format(**names)), run.stderr
