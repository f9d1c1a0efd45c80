"""`tapis simulate` as a person starts it: real processes play, and none is left behind."""

import asyncio
import os
import signal
import stat
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest

from kiosk.audit.audit import audit_file
from kiosk.game import facts as f
from kiosk.journal.errors import JournalError
from kiosk.journal.facts import read_facts
from kiosk.journal.reader import JournalReader
from kiosk.rules.money import money_text
from kiosk.simulate import children
from kiosk.simulate.children import Child, end
from kiosk.simulate.house import furnish, windowed_terminal, workbench
from tests.conftest import BOOKS
from tests.e2e.processes import Program, control_of, until

RULEBOOK = "nsw-single-zero"  # its wagering period may be as short as 5 s
MACHINES = {"table", "terminal-1", "terminal-2"}

Fact = TypeVar("Fact", bound=f.Fact)


class Simulation:
    """A running `tapis simulate` with two players."""

    def __init__(self, folder: Path, *more: str) -> None:
        self.folder = folder
        options = ("--players", "--fast", "--terminals", "2", "--rulebook", RULEBOOK, *more)
        self.program = Program("simulate", *options, prints=True)

    async def pids(self) -> dict[str, int]:
        """Of the machines, once all of them run."""
        await until(lambda: _children(self.program.pid).keys() == MACHINES, "all machines")
        return _children(self.program.pid)

    async def ask(self, line: str) -> str:
        """What the control socket answers, once it is there."""
        reader, writer = await control_of(self.folder)
        try:
            writer.write(f"{line}\n".encode())
            return (await reader.readline()).decode().rstrip("\n")
        finally:
            writer.close()
            await writer.wait_closed()

    async def everybody_here(self) -> None:
        while "seats 1 2;" not in await self.ask("status"):
            assert self.program.running, self.program.told()

    def facts(self, machine: str, kind: type[Fact]) -> list[Fact]:
        with JournalReader.read_only(self.folder / f"{machine}.db") as journal:
            return [fact for _, fact in read_facts(journal) if isinstance(fact, kind)]


def tell(
    story: Callable[[Simulation], Coroutine[Any, Any, None]], folder: Path, *more: str
) -> None:
    """With a folder of its own that is kept, whatever becomes of the program."""

    async def told() -> None:
        async with simulation(folder / "evening", *more) as running:
            await story(running)

    asyncio.run(told())


@asynccontextmanager
async def simulation(folder: Path, *more: str) -> AsyncIterator[Simulation]:
    running = Simulation(folder, "--record", str(folder), *more)
    try:
        yield running
    except BaseException:
        print(running.program.told())
        raise
    finally:
        await running.program.abandon()


def _children(parent: int) -> dict[str, int]:
    """The machines that this process has started, by name."""
    found = {}
    for pid in Path(f"/proc/{parent}/task/{parent}/children").read_text().split():
        words = Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")
        if b"--config" in words:
            found[Path(os.fsdecode(words[words.index(b"--config") + 1])).stem] = int(pid)
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


def test_ten_rounds_with_two_players_are_told_and_audited(tmp_path: Path) -> None:
    async def story(simulation: Simulation) -> None:
        program = simulation.program
        pids = await simulation.pids()
        await simulation.everybody_here()
        for round_ in range(1, 11):
            # Nobody waits for the clock once somebody has chips down.
            await until(lambda n=round_: _chips_down(simulation, n), f"chips in round {round_}")
            await simulation.ask("close")
        assert await program.ends() == 0, program.told()
        await all_gone(pids)
        assert any("nothing found" in line for line in program.lines)
        assert not (simulation.folder / "control.sock").exists()
        lines.extend(line for line in program.lines if line.startswith("round "))

    lines: list[str] = []
    tell(story, tmp_path, "--rounds", "10", "--seed", "3")
    folder = tmp_path / "evening"
    audits = {name: audit_file(folder / f"{name}.db", BOOKS) for name in MACHINES}
    assert all(not audited.findings for audited in audits.values())
    rounds = audits["table"].rounds
    assert any(played.slips for played in rounds.values())
    for line, (number, played) in zip(lines, sorted(rounds.items()), strict=True):
        staked = money_text(sum(sum(slip.stakes.values()) for slip in played.slips.values()))
        assert line.split()[:3] == ["round", str(number), played.outcome]
        assert f", staked {staked}, won " in line
        assert played.sensed == played.outcome
    assert len(lines) == 10


def _chips_down(simulation: Simulation, round_: int) -> bool:
    """In this round, or the round is over already."""
    assert simulation.program.running, simulation.program.told()
    if any(closed.round == round_ for closed in simulation.facts("table", f.RoundClosed)):
        return True
    return any(
        _last_round_with_chips(simulation, machine) == round_ for machine in MACHINES - {"table"}
    )


def _last_round_with_chips(simulation: Simulation, machine: str) -> int:
    opened = found = 0
    try:
        for fact in simulation.facts(machine, f.Fact):
            if isinstance(fact, f.WageringOpened):
                opened = fact.round
            elif isinstance(fact, f.SlipChanged) and any(fact.stakes.values()):
                found = opened
    except JournalError:
        return 0  # it has not begun yet
    return found


# ---- The end ------------------------------------------------------------------------------------


@pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM])
def test_everything_ends_in_order_when_told_to(tmp_path: Path, told: signal.Signals) -> None:
    async def story(simulation: Simulation) -> None:
        pids = await simulation.pids()
        await simulation.everybody_here()
        simulation.program.signal(told)
        assert await simulation.program.ends() == 0
        await all_gone(pids)
        for name in MACHINES - {"table"}:
            log = (simulation.folder / f"{name}.log").read_text()
            assert "connected to Table 1" in log
            assert "the link to the table ended" not in log, "the table went first"

    tell(story, tmp_path)


def test_a_folder_of_our_own_is_cleared_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))

    async def story() -> None:
        running = Simulation(tmp_path)
        try:
            await running.pids()
            (running.folder,) = tmp_path.glob("tapis-*")
            await running.everybody_here()
            running.program.signal(signal.SIGINT)
            assert await running.program.ends() == 0
            assert not running.folder.exists()
        finally:
            await running.program.abandon()

    asyncio.run(story())


def test_nothing_is_left_of_a_simulation_that_was_killed(tmp_path: Path) -> None:
    async def story(simulation: Simulation) -> None:
        pids = await simulation.pids()
        await simulation.everybody_here()
        await simulation.program.kill()
        await all_gone(pids)

    tell(story, tmp_path)


@pytest.mark.parametrize("victim", sorted(MACHINES))
def test_a_machine_that_is_killed_is_named_and_all_others_end(tmp_path: Path, victim: str) -> None:
    async def story(simulation: Simulation) -> None:
        program = simulation.program
        pids = await simulation.pids()
        await simulation.everybody_here()
        os.kill(pids[victim], signal.SIGKILL)
        assert await program.ends() == 1
        await all_gone(pids)
        log = simulation.folder / f"{victim}.log"
        named = f"tapis: {victim} was killed by SIGKILL; the end of {log}:"
        at = program.lines.index(named)
        told = [line.strip() for line in program.lines[at + 1 : -1]]
        assert told == log.read_text().splitlines()[-len(told) :] and told
        assert program.lines[-1] == f"everything is kept in {simulation.folder}"
        assert not program.said("Traceback")

    tell(story, tmp_path)


def test_a_machine_that_ends_by_itself_is_named_with_its_status(tmp_path: Path) -> None:
    async def story(simulation: Simulation) -> None:
        pids = await simulation.pids()
        await simulation.everybody_here()
        os.kill(pids["terminal-1"], signal.SIGTERM)  # as if its window was closed
        assert await simulation.program.ends() == 0
        await all_gone(pids)
        assert "terminal-1 was closed" in simulation.program.lines

    tell(story, tmp_path)


def test_a_machine_that_does_not_end_when_told_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(children, "END_S", 0.1)

    async def story() -> None:
        house = furnish(tmp_path, RULEBOOK, terminals=1)
        table = ["table", "--config", str(house.table_config)]
        child = Child("table", table, house.log_of("table"))
        await until(house.socket.exists, "the table")
        os.kill(child.pid, signal.SIGSTOP)
        await end([child])
        assert await child.ended() == -signal.SIGKILL

    asyncio.run(story())


def test_a_machine_is_killed_at_once_if_we_are_told_to_stop_again(tmp_path: Path) -> None:
    async def story() -> None:
        house = furnish(tmp_path, RULEBOOK, terminals=1)
        table = ["table", "--config", str(house.table_config)]
        child = Child("table", table, house.log_of("table"))
        await until(house.socket.exists, "the table")
        os.kill(child.pid, signal.SIGSTOP)
        ending = asyncio.create_task(end([child]))
        await asyncio.sleep(0)
        ending.cancel()
        with pytest.raises(asyncio.CancelledError):
            await ending
        assert await child.ended() == -signal.SIGKILL

    asyncio.run(story())


# ---- The control socket -------------------------------------------------------------------------


def test_the_control_socket_credits_a_seat_and_the_terminal_has_it(tmp_path: Path) -> None:
    async def story(simulation: Simulation) -> None:
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
        simulation.program.signal(signal.SIGINT)
        assert await simulation.program.ends() == 0
        assert not simulation.program.said("Traceback"), simulation.program.told()

    tell(story, tmp_path)


def test_a_round_can_be_dealt_by_hand(tmp_path: Path) -> None:
    async def story(simulation: Simulation) -> None:
        await simulation.everybody_here()
        assert "shut, round 0; dealer by hand" in await simulation.ask("status")
        assert await simulation.ask("open") == "ok"
        assert await simulation.ask("close") == "ok"
        while not (await simulation.ask("status")).startswith("ok spinning"):
            assert simulation.program.running, simulation.program.told()
        assert await simulation.ask("result 17") == "ok 17 black"
        assert await simulation.program.ends() == 0
        assert any(line.startswith("round    1  17 black") for line in simulation.program.lines)

    tell(story, tmp_path, "--no-auto-dealer", "--rounds", "1")


# ---- What cannot be ----------------------------------------------------------------------------


def test_the_command_line_of_a_window(tmp_path: Path) -> None:
    house = furnish(tmp_path, RULEBOOK, terminals=2)
    config = str(tmp_path / "terminal-2.toml")
    window = ["--windowed", "--position", "1", "--leave", "480"]
    assert windowed_terminal(house, "2") == ["terminal", *window, "--config", config]
    bench = ["workbench", "--folder", str(tmp_path), "--seat", "2", "--position", "1"]
    assert workbench(house, "2") == bench


BAD = {
    "--rulebook monaco": "tapis: there is no rule book 'monaco'",
    "--faults": "tapis: --faults is for simulations with --headless",
    "--evenings 2": "tapis: --evenings is for simulations with --headless",
    "--headless --players": "tapis: --players is for simulations without --headless",
    "--headless --no-auto-dealer": "tapis: --no-auto-dealer is for simulations without --headless",
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

    async def story() -> None:
        program = Program("simulate", *words.format(**names).split())
        assert await program.ends() == 2
        assert program.lines[0].startswith(BAD[words].format(**names)), program.told()

    asyncio.run(story())
