"""`tapis simulate` where there is no display, and over VNC."""

import os
import socket
import subprocess
import sys
from pathlib import Path

from PySide6.QtGui import QImage

from kiosk.game import facts as f
from kiosk.journal.facts import read_facts
from kiosk.journal.reader import JournalReader
from tests.conftest import PROJECT

SEEN = {
    "terminal-1": ("attract", "betting", "preview", "spinning", "result"),
    "console": ("signin", "work-betting", "work-spinning", "work-idle"),
    "display": ("betting", "spinning", "idle"),
    "bench-1": ("open",),
}
"""In one round."""


def without_display(*command: str, platform: str = "") -> subprocess.CompletedProcess[str]:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
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


def test_somebody_else_plays_and_every_screen_is_in_a_picture(tmp_path: Path) -> None:
    folder = tmp_path / "evening"
    ended = without_display("-m", "kiosk", "simulate", "--rounds", "1", "--record", str(folder))
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert "There is no display here" in ended.stdout
    assert "nothing found" in ended.stdout
    assert str(folder / "pictures") in ended.stdout
    for window, screens in SEEN.items():
        for screen in screens:
            picture = QImage(str(folder / "pictures" / f"{window}-{screen}.png"))
            assert picture.width() >= 300, f"no picture of {window} {screen}"
    with JournalReader.read_only(folder / "table.db") as journal:
        facts = [fact for _, fact in read_facts(journal)]
    slips = [fact for fact in facts if isinstance(fact, f.SlipTaken)]
    assert any(slip.stakes for slip in slips), "nobody touched the cloth"


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
