"""A display of its own for real windows, and a hand that clicks and types as a person would."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NEEDED = ("Xvfb", "xdotool", "openbox")
"""`packaging/test` installs them."""
WITH_US = ("setpriv", "--pdeathsig", "TERM")
"""Should we be killed, nothing is left behind."""
CURSOR = Path(__file__).with_name("cursor.py")


class Display:
    """Made by `display`."""

    def __init__(self, name: str, width: int, height: int) -> None:
        self.name = name
        self.width, self.height = width, height

    @property
    def environment(self) -> dict[str, str]:
        """For programs that open windows on it."""
        return {"DISPLAY": self.name, "QT_QPA_PLATFORM": "xcb", "QT_QUICK_BACKEND": "software"}

    def _xdotool(self, *words: str) -> str:
        """What it said: nothing, if there is no such window."""
        run = subprocess.run(
            ["xdotool", *words],
            env=os.environ | self.environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=30,
        )
        return run.stdout.strip()

    # ---- The hand -------------------------------------------------------------------------------

    def move(self, x: float, y: float) -> None:
        self._xdotool("mousemove", "--sync", str(round(x)), str(round(y)))

    def press(self, x: float, y: float) -> None:
        self._xdotool("mousemove", str(round(x)), str(round(y)), "mousedown", "1")

    def release(self) -> None:
        self._xdotool("mouseup", "1")

    def click(self, x: float, y: float) -> None:
        self.press(x, y)
        self.release()

    def keys(self, *keys: str) -> None:
        """Each with its modifiers: `alt+F4`."""
        self._xdotool("key", "--clearmodifiers", *keys)

    # ---- What is on it --------------------------------------------------------------------------

    def windows(self, title: str) -> list[str]:
        """Those that can be seen."""
        return self._xdotool("search", "--onlyvisible", "--name", title).split()

    def geometry(self, window: str) -> tuple[int, int, int, int]:
        """x, y, width and height."""
        lines = self._xdotool("getwindowgeometry", "--shell", window).splitlines()
        known = dict(line.split("=", 1) for line in lines)
        x, y, width, height = (int(known[name]) for name in ("X", "Y", "WIDTH", "HEIGHT"))
        return x, y, width, height

    def active(self) -> str:
        """The window that the keys go to."""
        return self._xdotool("getactivewindow")

    def shows_cursor(self) -> bool:
        """Whether the cursor has anything that can be seen, where it is now."""
        looked = subprocess.run(
            [sys.executable, CURSOR], env=os.environ | self.environment, check=False, timeout=30
        )
        assert looked.returncode in (0, 1), "the cursor cannot be looked at"
        return looked.returncode == 0

    def brings_up(self, window: str) -> bool:
        """Whether it is in front of all others by now: a window manager takes its time, and until
        then a click meets another window."""
        self._xdotool("windowactivate", window)
        return self.active() == window


@contextmanager
def display(width: int, height: int, *, manager: bool = False) -> Iterator[Display]:
    """A number that is free, and with a window manager as on a desktop if that is wanted."""
    for program in NEEDED:
        assert shutil.which(program), f"{program} is missing: packaging/test installs it"
    reading, writing = os.pipe()
    screen = ("-screen", "0", f"{width}x{height}x24")
    server = subprocess.Popen(
        # It picks a free number and tells it.
        [*WITH_US, "Xvfb", "-displayfd", str(writing), "-nolisten", "tcp", "-noreset", *screen],
        pass_fds=(writing,),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    os.close(writing)
    children = [server]
    try:
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        assert number, "Xvfb did not start"
        there = Display(f":{number}", width, height)
        if manager:
            children.append(_manager(there))
        yield there
    finally:
        for child in reversed(children):
            child.terminate()
            child.wait(timeout=10)


def _manager(there: Display) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [*WITH_US, "openbox", "--sm-disable"],
        env=os.environ | there.environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
