"""A camera above a virtual wheel, and a disk for its films, in virtual time."""

import asyncio
from collections.abc import Callable
from hashlib import sha256

from kiosk.devices.camera.frames import HEIGHT, WIDTH, Frame

_FRAME_S = 0.5


class VirtualCamera:
    """Its frames say which they are, and nothing else."""

    def __init__(self) -> None:
        self.live = False
        self.why = "no frame for 3 s"
        self.dark = False
        """No frame comes."""
        self.stuck = False
        """It gives the same frame for ever."""
        self.on_frame: Callable[[Frame], None] = lambda _: None
        self.on_change: Callable[[], None] = lambda: None
        self._number = 0

    async def run(self) -> None:
        while True:
            if self.live == self.dark:
                self.live = not self.dark
                self.on_change()
            if self.live:
                self._number += not self.stuck
                jpeg = b"\xff\xd8 frame %d \xff\xd9" % self._number
                self.on_frame(Frame(self._number, WIDTH, HEIGHT, memoryview(jpeg)))
            await asyncio.sleep(_FRAME_S)


class VirtualFilms:
    def __init__(self) -> None:
        self.there: dict[str, bytes] = {}
        self.broken = False

    def _require_fit(self) -> None:
        if self.broken:
            raise OSError(5, "Input/output error")

    async def sizes(self) -> dict[str, int]:
        self._require_fit()
        return {film: len(content) for film, content in self.there.items()}

    async def keep(self, content: bytes) -> str:
        self._require_fit()
        film = sha256(content).hexdigest()
        self.there[film] = content
        return film

    async def read(self, film: str) -> bytes | None:
        return self.there.get(film)

    async def let_go(self, film: str) -> None:
        self._require_fit()
        self.there.pop(film, None)
