"""The sounds that ship are those that are computed, and a terminal without any is just silent."""

import wave
from pathlib import Path
from queue import Queue

import pytest

from kiosk.ui.audio.aside import WAITING_MAX, Aside
from kiosk.ui.audio.sounds import AlsaPlayer, at_volume, read_sound
from kiosk.ui.audio.synthesis import HEADER_BYTES, RATE_HZ, SOUNDS, render
from tests.conftest import PROJECT

FOLDER = PROJECT / "assets" / "sounds"
SOON_S = 20


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_that_ships_is_the_one_that_is_computed(name: str) -> None:
    assert render(SOUNDS[name]) == read_sound(name)


def test_no_other_sound_ships_and_all_are_short() -> None:
    assert {path.stem for path in FOLDER.glob("*.wav")} == set(SOUNDS)
    for name in SOUNDS:
        with wave.open(str(FOLDER / f"{name}.wav")) as file:
            assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (
                1,
                2,
                RATE_HZ,
            )
            assert file.getnframes() < RATE_HZ, f"{name} lasts a second"


def test_a_softer_sound_is_the_same_sound() -> None:
    sound = read_sound("win")
    soft = at_volume(sound, 50)
    assert len(soft) == len(sound)
    assert soft[:HEADER_BYTES] == sound[:HEADER_BYTES]
    assert max(_levels(soft)) == max(_levels(sound)) // 2
    assert set(_levels(at_volume(sound, 0))) == {0}


def _levels(sound: bytes) -> list[int]:
    return memoryview(sound[HEADER_BYTES:]).cast("h").tolist()


def test_a_player_is_given_the_sound_at_its_volume(tmp_path: Path) -> None:
    pipe = tmp_path / "heard"
    script = tmp_path / "player"
    script.write_text(f"#!/bin/sh\ncat > {pipe}.part && mv {pipe}.part {pipe}\n")
    script.chmod(0o755)
    done: Queue[None] = Queue()
    player = Watched((str(script),), done)
    player.play("chip", 30)
    done.get(timeout=SOON_S)
    assert pipe.read_bytes() == at_volume(read_sound("chip"), 30)


@pytest.mark.parametrize("command", ["no-such-player-anywhere", "false"])
def test_where_nothing_can_be_heard_it_is_not_tried_again_at_once(command: str) -> None:
    done: Queue[None] = Queue()
    now_s = 1000.0
    player = Watched((command,), done, lambda: now_s)
    player.play("chip", 60)
    done.get(timeout=SOON_S)
    player.play("chip", 60)
    now_s += 61
    player.play("chip", 60)
    done.get(timeout=SOON_S)
    assert done.empty()


class Watched(AlsaPlayer):
    """Tells when it has tried."""

    def __init__(self, command: tuple[str, ...], done: "Queue[None]", *clock: object) -> None:
        super().__init__(command, *clock)  # type: ignore[arg-type]
        self._done = done

    def _play(self, wanted: tuple[str, int]) -> None:
        super()._play(wanted)
        self._done.put(None)


def test_what_waits_too_long_is_dropped_from_the_front() -> None:
    begun: Queue[int] = Queue()
    go_on: Queue[None] = Queue()
    done: list[int] = []

    def work(thing: int) -> None:
        begun.put(thing)
        go_on.get(timeout=SOON_S)
        done.append(thing)

    aside = Aside("test", work)
    aside.ask(0)
    assert begun.get(timeout=SOON_S) == 0
    for thing in range(1, 9):
        aside.ask(thing)
    last = list(range(9))[-WAITING_MAX:]
    for thing in last:
        go_on.put(None)
        assert begun.get(timeout=SOON_S) == thing
    assert done == [0, *last[:-1]]
    go_on.put(None)
