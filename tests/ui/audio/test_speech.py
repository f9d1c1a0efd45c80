"""The voice speaks the protocol of speech-dispatcher, and is silent where there is none."""

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from queue import Queue

import pytest

from kiosk.ui.audio.speech import SpeechDispatcher, _Words, socket_path

SOON_S = 20


class Dispatcher:
    """The far end, as SSIP has it: each command is answered, a text by two lines."""

    def __init__(self, path: Path) -> None:
        self.spoken: Queue[tuple[str, str]] = Queue()
        """Language and text."""
        self.commands: list[str] = []
        self.refusing = False
        self._connections: list[socket.socket] = []
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(path))
        self._listening.listen()
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def close(self) -> None:
        for end in (self._listening, *self._connections):
            with suppress(OSError):  # the other end has gone
                end.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        self._thread.join()

    def _serve(self) -> None:
        while True:
            try:
                connection, _ = self._listening.accept()
            except OSError:
                return
            self._connections.append(connection)
            with suppress(OSError), connection, connection.makefile("rwb") as line:
                self._attend(line)

    def _attend(self, line) -> None:  # type: ignore[no-untyped-def] # what makefile gives has no name
        language = ""
        while command := line.readline().decode().strip():
            self.commands.append(command)
            if self.refusing:
                line.write(b"300 ERR\r\n")
            elif command == "SPEAK":
                line.write(b"230 OK RECEIVING DATA\r\n")
                line.flush()
                text = []
                while (words := line.readline().decode().rstrip("\r\n")) != ".":
                    text.append(words.removeprefix("."))
                line.write(b"225-21\r\n225 OK MESSAGE QUEUED\r\n")
                self.spoken.put((language, "\n".join(text)))
            else:
                if command.startswith("SET SELF LANGUAGE "):
                    language = command.split()[-1]
                line.write(b"200 OK\r\n")
            line.flush()


@pytest.fixture
def address(tmp_path: Path) -> Path:
    return tmp_path / "s"


@pytest.fixture
def dispatcher(address: Path) -> Iterator[Dispatcher]:
    dispatcher = Dispatcher(address)
    yield dispatcher
    dispatcher.close()


def environment(address: Path) -> dict[str, str]:
    return {"SPEECHD_ADDRESS": f"unix_socket:{address}", "PATH": ""}


def test_words_are_said_in_their_language(dispatcher: Dispatcher, address: Path) -> None:
    voice = SpeechDispatcher(environment(address))
    for text, language, spoken in (
        ("No more bets.", "en", ("en", "No more bets.")),
        ("...\n.", "zh_CN", ("zh", "...\n.")),
        ("17, hitam", "ms", ("ms", "17, hitam")),
    ):
        voice.say(text, language, 60)
        assert dispatcher.spoken.get(timeout=SOON_S) == spoken
    assert dispatcher.commands[0] == "SET SELF CLIENT_NAME tapis:terminal:main"
    assert dispatcher.commands.count("CANCEL SELF") == 3, "news takes the place of what is over"
    voice.say("Last bets", "ms", 75)
    assert dispatcher.spoken.get(timeout=SOON_S)
    volumes = [command for command in dispatcher.commands if "VOLUME" in command]
    assert volumes == ["SET SELF VOLUME 20", "SET SELF VOLUME 50"], "as staff have set it"


def test_a_dispatcher_that_refuses_is_left_alone_for_a_while(
    dispatcher: Dispatcher, address: Path
) -> None:
    now_s = 1000.0
    voice = Watched(environment(address), lambda: now_s)
    voice.say("Place your bets", "en", 60)
    voice.tried.get(timeout=SOON_S)
    assert dispatcher.spoken.get(timeout=SOON_S)
    dispatcher.refusing = True
    voice.say("No more bets", "en", 60)
    voice.tried.get(timeout=SOON_S)
    dispatcher.refusing = False
    asked = len(dispatcher.commands)
    voice.say("17, black", "en", 60)
    assert len(dispatcher.commands) == asked
    now_s += 61
    voice.say("32, red", "en", 60)
    assert dispatcher.spoken.get(timeout=SOON_S) == ("en", "32, red")


def test_without_a_dispatcher_there_is_silence(address: Path) -> None:
    voice = Watched(environment(address), lambda: 1000.0)
    voice.say("Place your bets", "en", 60)
    voice.tried.get(timeout=SOON_S)
    voice.say("No more bets", "en", 60)
    assert voice.tried.empty(), "nobody is asked again at once"


def test_a_dispatcher_that_sleeps_is_woken(address: Path, tmp_path: Path) -> None:
    """It has left its socket behind, where nobody listens any more."""
    with socket.socket(socket.AF_UNIX) as left_behind:
        left_behind.bind(str(address))
    woken = tmp_path / "woken"
    program = tmp_path / "speech-dispatcher"
    program.write_text(f"#!/bin/sh\necho $1 > {woken}\n")
    program.chmod(0o755)
    voice = Watched({**environment(address), "PATH": str(tmp_path)}, lambda: 1000.0)
    voice.say("Place your bets", "en", 60)
    voice.tried.get(timeout=SOON_S)
    assert woken.read_text() == "--spawn\n"


def test_the_line_is_taken_up_again(address: Path) -> None:
    """Somebody has started the dispatcher anew, between two sentences."""
    voice = Watched(environment(address), lambda: 1000.0)
    for text in ("No more bets", "17, black"):
        dispatcher = Dispatcher(address)
        voice.say(text, "en", 60)
        assert dispatcher.spoken.get(timeout=SOON_S) == ("en", text)
        voice.tried.get(timeout=SOON_S)
        dispatcher.close()
        address.unlink()


class Watched(SpeechDispatcher):
    """Tells when it has tried."""

    def __init__(self, environment: dict[str, str], monotonic_s: Callable[[], float]) -> None:
        super().__init__(environment, monotonic_s)
        self.tried: Queue[None] = Queue()

    def _do(self, words: _Words) -> None:
        super()._do(words)
        self.tried.put(None)


def test_the_dispatcher_is_where_the_session_has_it(tmp_path: Path) -> None:
    here = {"XDG_RUNTIME_DIR": str(tmp_path)}
    assert socket_path(here) == tmp_path / "speech-dispatcher" / "speechd.sock"
    assert socket_path({}) == Path.home() / ".cache" / "speech-dispatcher" / "speechd.sock"
