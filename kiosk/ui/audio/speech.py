"""A voice: speech-dispatcher, which gives the words to whatever speaks on the machine.

It is spoken to by its own protocol (SSIP) over its socket: lines of text, each answered by a number
and words, the last line of an answer with a blank after the number.
"""

import os
import socket
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from shutil import which
from typing import Protocol

from msgspec import Struct

from kiosk.ui.audio.aside import Aside

DISPATCHER = "speech-dispatcher"
ANSWER_MAX_S = 2.0
MUTE_S = 60.0
"""Where nobody speaks, it is tried again after so long."""
_SPAWN_MAX_S = 5.0
_LINE_MAX = 4096


class Voice(Protocol):
    """Never waits and never fails."""

    def say(self, text: str, language: str, volume: int) -> None:
        """In the place of all that is not said yet: news is worth more than what is over. The
        volume is in hundredths."""

    def hush(self) -> None: ...


class _Words(Struct, frozen=True):
    text: str
    """Nothing: be silent."""
    language: str = ""
    volume: int = 0


class SpeechDispatcher:
    """Silent, and without a word, where there is no dispatcher."""

    def __init__(
        self,
        environment: dict[str, str] | None = None,
        monotonic_s: Callable[[], float] = time.monotonic,
    ) -> None:
        self._environment = environment if environment is not None else dict(os.environ)
        self._monotonic_s = monotonic_s
        self._muted_until_s = 0.0
        self._line: _Line | None = None
        self._aside = Aside("speech", self._do)

    def say(self, text: str, language: str, volume: int) -> None:
        self._ask(_Words(text, language, volume))

    def hush(self) -> None:
        self._ask(_Words(""))

    def _ask(self, words: _Words) -> None:
        if self._monotonic_s() >= self._muted_until_s:
            self._aside.forget()
            self._aside.ask(words)

    def _do(self, words: _Words) -> None:
        """A dispatcher may have ended since the last words, and another be there."""
        if self._line is not None and self._spoken(words):
            return
        if not self._spoken(words):
            self._muted_until_s = self._monotonic_s() + MUTE_S

    def _spoken(self, words: _Words) -> bool:
        try:
            if self._line is None:
                self._line = _Line(_connected(self._environment))
                self._line.introduce()
            self._line.speak(words)
        except (OSError, SpeechError, subprocess.TimeoutExpired):
            if self._line is not None:
                self._line.close()
                self._line = None
            return False
        return True


class SpeechError(Exception):
    """The dispatcher refuses what it was told, or does not speak its protocol."""


class _Line:
    """One connection to the dispatcher."""

    def __init__(self, connection: socket.socket) -> None:
        self._connection = connection
        self._answers = connection.makefile("rb")
        self._language = ""
        self._volume: int | None = None

    def introduce(self) -> None:
        self._ask("SET SELF CLIENT_NAME tapis:terminal:main")

    def speak(self, words: _Words) -> None:
        self._ask("CANCEL SELF")
        if not words.text:
            return
        # A voice speaks a language, and most machines have one voice for all its countries.
        language = words.language.partition("_")[0]
        if language != self._language:
            self._ask(f"SET SELF LANGUAGE {language}")
            self._language = language
        if words.volume != self._volume:
            self._ask(f"SET SELF VOLUME {2 * words.volume - 100}")  # from -100 to 100
            self._volume = words.volume
        self._ask("SPEAK")
        # A line that is a dot alone would end the text, so that each first dot is doubled.
        lines = [f".{line}" if line.startswith(".") else line for line in words.text.splitlines()]
        self._ask("\r\n".join([*lines, "."]))

    def close(self) -> None:
        self._answers.close()
        self._connection.close()

    def _ask(self, command: str) -> None:
        self._connection.sendall(command.encode() + b"\r\n")
        while True:
            answer = self._answers.readline(_LINE_MAX)
            if not answer.startswith(b"2"):
                raise SpeechError(f"{command}: {answer.decode(errors='replace').strip()}")
            if answer[3:4] == b" ":
                return


def _connected(environment: dict[str, str]) -> socket.socket:
    """One that has gone to sleep leaves its socket behind, so that only a call shows it."""
    try:
        return _called(environment)
    except OSError:
        _wake(environment)
        return _called(environment)


def _called(environment: dict[str, str]) -> socket.socket:
    connection = socket.socket(socket.AF_UNIX)
    connection.settimeout(ANSWER_MAX_S)
    try:
        connection.connect(str(socket_path(environment)))
    except OSError:
        connection.close()
        raise
    return connection


def socket_path(environment: dict[str, str]) -> Path:
    """Where the dispatcher of this user listens."""
    kind, _, address = environment.get("SPEECHD_ADDRESS", "").partition(":")
    if kind == "unix_socket" and address:
        return Path(address)
    if runtime := environment.get("XDG_RUNTIME_DIR"):
        return Path(runtime) / "speech-dispatcher" / "speechd.sock"
    return Path.home() / ".cache" / "speech-dispatcher" / "speechd.sock"


def _wake(environment: dict[str, str]) -> None:
    """It serves whoever calls it and goes to sleep by itself."""
    if which(DISPATCHER, path=environment.get("PATH")) is not None:
        subprocess.run(
            [DISPATCHER, "--spawn"],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=_SPAWN_MAX_S,
            check=False,
        )
