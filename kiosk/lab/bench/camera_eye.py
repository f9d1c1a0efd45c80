"""How old a camera's picture is when it is on the screen: the time at which each frame was filmed
is burnt into it, and read off the window."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager

from PIL import Image

from kiosk import resources
from kiosk.lab.devices.camera import SimulatedCamera
from kiosk.lab.devices.wheel_video import BURNT_IN, read_off
from kiosk.lab.windows.touch_screen import TouchScreen
from kiosk.ui.camera_view import CameraView

FRAMES_A_SECOND = 28
"""Of the camera: a few more than must be shown."""
_LOOK_S = 0.2
"""Between two looks, each of which costs the window a frame."""


def _now_ms() -> int:
    """Of a clock that all processes of this machine share."""
    return int(time.perf_counter() * 1000)


def film_the_time(rulebook: str, port: int) -> None:
    """A process of its own, until it is ended."""

    async def film() -> None:
        order = resources.rulebook(rulebook).wheel.order
        camera = SimulatedCamera(
            order, counted=True, clock=_now_ms, frames_a_second=FRAMES_A_SECOND
        )
        camera.video.spin()
        async with camera.serving(port):
            await asyncio.get_running_loop().create_future()

    asyncio.run(film())


class CameraEye:
    def __init__(self, screen: TouchScreen, view: CameraView, item: str) -> None:
        self._screen, self._item = screen, item
        self._fresh = self._looks = False
        self._looked_s = self._newest_s = 0.0
        self.shown_s: list[float] = []
        """When each frame of the camera was on the screen first, while it was looked at."""
        self.ages_s: list[float] = []
        self._watches = False
        view.moved.connect(self._moved)
        screen.on_shown = self._shown

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Counts frames, and touches nothing."""
        self._watches = True
        yield
        self._watches = False

    @contextmanager
    def looking(self) -> Iterator[None]:
        """Reads off how old they are."""
        self._looks = True
        yield
        self._looks = False

    def _moved(self) -> None:
        self._fresh = True

    def _shown(self, now_s: float) -> None:
        if not self._fresh:
            return
        self._fresh = False
        self._newest_s = now_s
        if self._watches:
            self.shown_s.append(now_s)
        if self._looks and now_s - self._looked_s >= _LOOK_S:
            self._looked_s = now_s
            asyncio.get_running_loop().call_soon(self._look, now_s)

    def _look(self, shown_s: float) -> None:
        if self._fresh or self._newest_s != shown_s or not self._screen.shows(self._item):
            return  # a newer one is shown by now, or about to be
        width, height, dots = self._screen.picture_of(self._item)
        filmed_ms = read_off(Image.frombytes("RGB", (width, height), dots))
        age_ms = (int(shown_s * 1000) - filmed_ms) % BURNT_IN
        self.ages_s.append(age_ms / 1000)
