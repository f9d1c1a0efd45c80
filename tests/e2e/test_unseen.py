"""`tapis simulate` where there is no display, and over VNC."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from kiosk.game import facts as f
from tests.conftest import PROJECT
from tests.e2e.processes import until
from tests.e2e.simulation import simulating

RULEBOOK = "nsw-single-zero"
"""Its dealer may end wagering, so that nobody waits for the clock."""
SEEN = {
    "terminal-1": ("attract", "betting", "preview", "spinning", "result"),
    "console": ("signin", "work-betting", "work-spinning", "work-idle"),
    "display": ("betting", "spinning", "idle"),
    "bench-1": ("open",),
}
"""In one round."""


HIDDEN = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def without_display(*command: str, platform: str = "") -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name not in HIDDEN}
    if platform:
        environment["QT_QPA_PLATFORM"] = platform
    return subprocess.run(
        [sys.executable, *command],
        cwd=PROJECT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


async def test_somebody_else_plays_and_every_screen_is_in_a_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in HIDDEN:
        monkeypatch.delenv(name, raising=False)
    folder = tmp_path / "evening"
    pictures = folder / "pictures"
    async with simulating(folder, RULEBOOK, "--terminals", "1", "--rounds", "1") as simulation:
        # Nobody waits for the clock once everybody has been seen betting.
        betting = [pictures / f"{name}-betting.png" for name in ("terminal-1", "display")]
        betting += [pictures / "terminal-1-preview.png", pictures / "console-work-betting.png"]
        await until(lambda: all(path.exists() for path in betting), "pictures of the betting")
        # The picture of what a finger holds is there before that finger is lifted, and bets.
        await until(lambda: simulation.facts("terminal-1", f.SlipChanged), "a chip on the cloth")
        assert await simulation.ask("close") == "ok"
        assert await simulation.ends() == 0, simulation.told()
    told = "\n".join(simulation.lines)
    assert "There is no display here" in told
    assert "nothing found" in told
    assert str(pictures) in told
    for window, screens in SEEN.items():
        for screen in screens:
            picture = QImage(str(pictures / f"{window}-{screen}.png"))
            assert picture.width() >= 300, f"no picture of {window} {screen}"
    assert any(slip.stakes for slip in simulation.facts("table", f.SlipTaken)), "nobody touched it"


LISTENS_ON = """
import os, socket, stat
from kiosk.ui.application import Application
application = Application("tapis")
for name in os.listdir("/proc/self/fd"):
    try:
        if not stat.S_ISSOCK(os.fstat(int(name)).st_mode):
            continue
    except OSError:
        continue
    there = socket.socket(fileno=os.dup(int(name)))
    if there.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN):
        on = there.getsockopt(socket.SOL_SOCKET, socket.SO_BINDTODEVICE, 16)
        print(there.getsockname()[1], on.rstrip(b"\\0").decode() or "everything")
"""


def test_nobody_else_sees_a_window_over_vnc() -> None:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port = trial.getsockname()[1]
    ended = without_display("-c", LISTENS_ON, platform=f"vnc:size=640x480:port={port}")
    assert set(ended.stdout.splitlines()) == {f"{port} lo"}, ended.stderr
