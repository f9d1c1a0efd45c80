"""The switch of a terminal's door, or of its key: an input that the system shows as a file.

A GPIO line of Linux is one, such as /sys/class/gpio/gpio17/value. What cannot be read counts as an
open door: a wire that was cut must not look like a door that is shut.
"""

from pathlib import Path


class DoorSwitch:
    def __init__(self, path: Path, *, reads_open: str) -> None:
        self._path = path
        self._reads_shut = "1" if reads_open == "0" else "0"

    def open(self) -> bool:
        try:
            return self._path.read_text(encoding="ascii", errors="replace").strip() != (
                self._reads_shut
            )
        except OSError:
            return True
