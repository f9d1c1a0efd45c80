"""The real decoder, in its process, before a camera on the loopback."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from kiosk.devices.camera import camera as camera_module
from kiosk.devices.camera.camera import Camera
from kiosk.devices.camera.frames import Frame, FrameMemory, fitted, note_of
from kiosk.game.films.film import Still, film_of, is_whole, stills_of
from kiosk.lab.devices.camera import SimulatedCamera
from kiosk.lab.devices.wheel_video import read_off
from kiosk.rules.rulebook import RuleBook

WAIT_S = 60.0
FEW = 5


class Watched:
    def __init__(self, source: str) -> None:
        self.camera = Camera(source)
        self.camera.on_frame = self._came
        self.camera.on_change = self._change
        self.frames: list[tuple[int, Image.Image]] = []
        self.changes: list[tuple[bool, str]] = []
        self._news = asyncio.Event()

    def _came(self, frame: Frame) -> None:
        size = (frame.width, frame.height)
        picture = Image.frombuffer("RGB", size, bytes(frame.pixels), "raw", "BGRX", 0, 1)
        self.frames.append((frame.number, picture))
        self._news.set()

    def _change(self) -> None:
        self.changes.append((self.camera.live, self.camera.why))
        self._news.set()

    async def until(self, what: Callable[[], object]) -> None:
        async with asyncio.timeout(WAIT_S):
            while not what():
                self._news.clear()
                await self._news.wait()


@asynccontextmanager
async def watching(source: str) -> AsyncIterator[Watched]:
    watched = Watched(source)
    task = asyncio.create_task(watched.camera.run())
    try:
        yield watched
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


@asynccontextmanager
async def filmed(book: RuleBook) -> AsyncIterator[tuple[SimulatedCamera, str]]:
    camera = SimulatedCamera(book.wheel.order, counted=True)
    async with camera.serving() as port:
        yield camera, f"http://127.0.0.1:{port}/"


async def test_frames_come_as_they_were_filmed(crown: RuleBook) -> None:
    async with filmed(crown) as (camera, source), watching(source) as watched:
        camera.video.spin()
        await watched.until(lambda: len(watched.frames) > 10)
    assert watched.changes == [(True, "")]
    numbers = [number for number, _ in watched.frames]
    assert numbers == sorted(numbers)
    counted = [read_off(picture) for _, picture in watched.frames]
    assert counted == sorted(set(counted)), "a frame came twice, or an older one later"
    first, last = watched.frames[0][1], watched.frames[-1][1]
    assert first.size == (640, 360)
    assert first.crop((0, 40, 640, 360)).tobytes() != last.crop((0, 40, 640, 360)).tobytes()


async def test_one_that_films_gives_whole_jpegs(crown: RuleBook) -> None:
    stills: list[bytes] = []
    changes: list[bool] = []
    enough = asyncio.Event()

    def came(frame: Frame) -> None:
        stills.append(bytes(frame.pixels))
        if len(stills) == FEW:
            enough.set()

    async with filmed(crown) as (simulated, source):
        camera = Camera(source, films=True)
        camera.on_frame = came
        camera.on_change = lambda: changes.append(camera.live)
        simulated.video.spin()
        task = asyncio.create_task(camera.run())
        async with asyncio.timeout(WAIT_S):
            await enough.wait()
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    assert changes == [True], "it broke off in between"
    assert all(map(is_whole, stills))
    film = film_of(Still(n, jpeg) for n, jpeg in enumerate(stills))
    pictures = [Image.open(BytesIO(still.jpeg)) for still in stills_of(film)]
    assert {picture.size for picture in pictures} == {(640, 360)}
    counted = [read_off(picture) for picture in pictures]
    assert counted == sorted(set(counted))


async def test_a_decoder_that_floods_is_not_listened_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that its stream has taken over: notes without end, faster than any camera."""
    flood = "import os\nwhile True: os.write(1, bytes(8) + b'\\0\\2\\0\\2\\0\\0\\0\\x10')"
    popen = subprocess.Popen

    def taken_over(command: list[str], **given: Any) -> Any:
        return popen([sys.executable, "-c", flood], **given)

    monkeypatch.setattr(camera_module.subprocess, "Popen", taken_over)
    async with watching("http://127.0.0.1:1/") as watched:
        await watched.until(lambda: not watched.camera.live and watched.camera.why)
    assert watched.camera.why == "more frames than any camera has"


async def test_a_camera_that_breaks_off_is_told_and_found_again(
    crown: RuleBook, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(camera_module, "_AGAIN_S", (0.0,))
    async with filmed(crown) as (camera, source), watching(source) as watched:
        await watched.until(lambda: watched.camera.live)
        camera.cut()
        await watched.until(lambda: not watched.camera.live)
        seen = len(watched.frames)
        await watched.until(lambda: watched.camera.live and len(watched.frames) > seen)
    (live, _), (lost, why), (back, _) = watched.changes[:3]
    assert (live, lost, back) == (True, False, True)
    assert why


async def test_a_camera_that_hangs_is_lost(
    crown: RuleBook, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(camera_module, "SILENCE_S", 0.3)
    async with filmed(crown) as (camera, source), watching(source) as watched:
        await watched.until(lambda: watched.camera.live)
        camera.muted = True
        await watched.until(lambda: (False, "no frame for 0.3 s") in watched.changes)


async def test_where_nobody_films_it_says_why_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(camera_module, "_AGAIN_S", (0.0,))
    async with watching("http://127.0.0.1:1/") as watched:
        await watched.until(lambda: watched.changes)
    assert watched.changes == [(False, "Connection refused")]


async def test_a_server_cannot_make_it_read_a_file(tmp_path: Path) -> None:
    """A redirection, as a hostile server on the camera's address would answer."""
    secret = tmp_path / "secret.jpg"
    Image.new("RGB", (64, 36), (255, 0, 0)).save(secret)

    async def redirect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(f"HTTP/1.0 302 Found\r\nLocation: file://{secret}\r\n\r\n".encode())
        writer.close()

    server = await asyncio.start_server(redirect, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with server, watching(f"http://127.0.0.1:{port}/") as watched:
        await watched.until(lambda: watched.changes)
    assert not watched.frames
    assert not watched.camera.live


def test_a_note_that_no_decoder_writes_is_no_frame() -> None:
    memory = FrameMemory.make()
    try:
        assert memory.frame(note_of(0, 640, 360)) is not None
        for width, height in ((0, 360), (641, 360), (640, 361), (65535, 65535)):
            assert memory.frame(note_of(1, width, height, 4)) is None
        assert memory.frame(note_of(1, 640, 360, 640 * 360 * 4 + 1)) is None
    finally:
        memory.close()


@pytest.mark.parametrize(
    ("size", "fits"),
    [((1920, 1080), (640, 360)), ((640, 480), (480, 360)), ((100, 4000), (8, 360))],
)
def test_another_shape_is_as_large_as_fits(size: tuple[int, int], fits: tuple[int, int]) -> None:
    assert fitted(*size) == fits
