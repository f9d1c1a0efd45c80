"""Playing a sound: by ALSA's own player, which every distribution has.

Qt Multimedia is not among the parts of Qt that Tapis ships with, and would more than double them
for eight clicks and bells.
"""

import subprocess
import time
from array import array
from collections.abc import Callable
from shutil import which
from typing import Protocol

from kiosk import resources
from kiosk.ui.audio.aside import Aside
from kiosk.ui.audio.synthesis import HEADER_BYTES, wav

PLAYER = ("aplay", "--quiet", "-")
PLAYING_MAX_S = 3.0
MUTE_S = 60.0
"""Where nothing could be played, it is tried again after so long: somebody may plug it in."""


class SoundPlayer(Protocol):
    def play(self, name: str, volume: int) -> None:
        """A sound of assets/sounds, at so many hundredths of its loudness. Never waits or fails."""


class AlsaPlayer:
    """Silent, and without a word, where there is no player or no loudspeaker."""

    def __init__(
        self,
        command: tuple[str, ...] = PLAYER,
        monotonic_s: Callable[[], float] = time.monotonic,
    ) -> None:
        self._command = command
        self._monotonic_s = monotonic_s
        self._muted_until_s = 0.0
        self._made: dict[tuple[str, int], bytes] = {}
        self._aside = Aside("sounds", self._play)

    def play(self, name: str, volume: int) -> None:
        if volume > 0 and self._monotonic_s() >= self._muted_until_s:
            self._aside.ask((name, volume))

    def _play(self, wanted: tuple[str, int]) -> None:
        if wanted not in self._made:
            self._made[wanted] = at_volume(read_sound(wanted[0]), wanted[1])
        if not self._heard(self._made[wanted]):
            self._muted_until_s = self._monotonic_s() + MUTE_S
            self._aside.forget()

    def _heard(self, sound: bytes) -> bool:
        if which(self._command[0]) is None:
            return False
        try:
            played = subprocess.run(
                self._command,
                input=sound,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=PLAYING_MAX_S,
                check=False,
            )
        except (OSError, subprocess.TimeoutExpired):
            return False
        return played.returncode == 0


def read_sound(name: str) -> bytes:
    return (resources.folder("assets") / "sounds" / f"{name}.wav").read_bytes()


def at_volume(sound: bytes, volume: int) -> bytes:
    """The same, softer."""
    levels = array("h", sound[HEADER_BYTES:])
    return wav(array("h", (level * volume // 100 for level in levels)).tobytes())
