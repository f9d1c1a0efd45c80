"""What systemd hears, at a real socket of its kind."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kiosk import notify
from kiosk.notify import SOCKET, WATCHDOG, ServiceManager, Starting, serving
from tests.conftest import PROJECT

WAIT_S = 60.0
SILENCE_S = 0.2
TABLE = """\
name = "Table 7"
rulebook = "crown-single-zero"
journal = "table.db"
seats = ["1"]
hand_pay_limit_cents = 100000
ticket_days = 30
[network]
socket = "table.sock"
"""
DISPLAY = """\
name = "1"
[network]
socket = "table.sock"
"""


SENSOR = """\
name = "1"
rulebook = "crown-single-zero"
[wheel]
protocol = "slingshot2"
port = "wheel"
[network]
socket = "table.sock"
"""


class Manager:
    def __init__(self, path: Path) -> None:
        self.address = str(path)
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.socket.bind(self.address)
        self.socket.settimeout(WAIT_S)

    def hears(self) -> str:
        return self.socket.recv(4096).decode()

    def hears_nothing_for(self, seconds: float) -> bool:
        self.socket.settimeout(seconds)
        try:
            return not self.hears()
        except TimeoutError:
            return True
        finally:
            self.socket.settimeout(WAIT_S)

    def forget(self) -> None:
        self.socket.setblocking(False)
        try:
            while True:
                self.hears()
        except BlockingIOError:
            self.socket.settimeout(WAIT_S)


@pytest.fixture
def manager(tmp_path: Path) -> Iterator[Manager]:
    manager = Manager(tmp_path / "notify")
    yield manager
    manager.socket.close()


async def test_signs_of_life_are_given_by_the_loop_that_works(manager: Manager) -> None:
    environment = {SOCKET: manager.address, WATCHDOG: "40000", "HOME": "/"}
    async with serving(environment=environment):
        assert environment == {"HOME": "/"}, "a child cannot speak in its name"
        assert manager.hears() == "READY=1"
        for _ in range(3):
            await asyncio.sleep(0)
            assert await asyncio.to_thread(manager.hears) == "WATCHDOG=1"
        manager.forget()
        # Nothing turns while this waits, and so nothing may be said in its name.
        assert manager.hears_nothing_for(SILENCE_S)


def test_without_a_term_no_sign_of_life_is_given(manager: Manager) -> None:
    async def work() -> list[str]:
        async with serving(environment={SOCKET: manager.address}):
            await asyncio.sleep(0)
        return [manager.hears(), manager.hears()]

    assert asyncio.run(work()) == ["READY=1", "STOPPING=1"]


async def test_who_starts_for_long_is_ready_when_that_is_over(
    manager: Manager, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notify, "_SIGN_S", 0.01)
    starting = Starting()
    starting.status = "reading its journal: 200 of 1,000 facts"
    async with serving(starting, {SOCKET: manager.address}):
        sign = f"EXTEND_TIMEOUT_USEC=60000000\nSTATUS={starting.status}"
        for _ in range(3):
            assert await asyncio.to_thread(manager.hears) == sign
        starting.status = "in service"
        starting.over.set()
        while (heard := await asyncio.to_thread(manager.hears)).startswith("EXTEND"):
            pass
        assert heard == "READY=1"
        assert await asyncio.to_thread(manager.hears) == "STATUS=in service"


def test_a_manager_that_is_gone_stops_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    manager = ServiceManager.of({SOCKET: str(tmp_path / "nobody")})
    assert manager is not None
    manager.tell("READY=1")
    assert "was not told READY=1" in caplog.text


def test_an_abstract_socket_is_heard_as_well() -> None:
    name = f"tapis-test-{os.getpid()}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as end:
        end.bind(f"\0{name}")
        end.settimeout(WAIT_S)
        manager = ServiceManager.of({SOCKET: f"@{name}"})
        assert manager is not None
        manager.tell("READY=1")
        assert end.recv(64) == b"READY=1"


@contextmanager
def started(manager: Manager, command: str, config: str, folder: Path) -> Iterator[None]:
    """As systemd starts it, until it has ended in good order."""
    (folder / "machine.toml").write_text(config)
    told = {SOCKET: manager.address, WATCHDOG: "2000000", "WATCHDOG_PID": "1"}
    process = subprocess.Popen(
        [sys.executable, "-m", "kiosk", command, "--quiet", "--config", folder / "machine.toml"],
        cwd=PROJECT,
        env=os.environ | told | {"QT_QPA_PLATFORM": "offscreen"},
    )
    try:
        assert manager.hears() == "READY=1"
        yield
        assert manager.hears() == "WATCHDOG=1"
        process.send_signal(signal.SIGTERM)
        while (heard := manager.hears()) == "WATCHDOG=1":
            pass
        assert heard == "STOPPING=1"
        assert process.wait(WAIT_S) == 0
    finally:
        process.kill()
        process.wait()


def test_a_table_is_ready_when_it_can_be_reached(manager: Manager, tmp_path: Path) -> None:
    with started(manager, "table", TABLE, tmp_path), socket.socket(socket.AF_UNIX) as client:
        client.connect(str(tmp_path / "table.sock"))


def test_a_screen_is_ready_without_its_table(manager: Manager, tmp_path: Path) -> None:
    with started(manager, "display", DISPLAY, tmp_path):
        pass


def test_a_sensor_is_ready_without_its_wheel_and_table(manager: Manager, tmp_path: Path) -> None:
    with started(manager, "sensor", SENSOR, tmp_path):
        pass
