"""The newest frame of a camera, for as long as there is one. Whoever shows it is told when it is
lost and when it is back; nothing waits for it."""

import asyncio
import logging
import socket
import subprocess
import sys
from collections.abc import Callable

from kiosk.bucket import Bucket
from kiosk.devices.camera.frames import FILM, NOTE_BYTES, PIXEL_BYTES, WHY_BYTES, Frame, FrameMemory
from kiosk.devices.camera.source import without_password

_log = logging.getLogger(__name__)

FIRST_S = 15.0
"""A stream may take so long to begin."""
SILENCE_S = 3.0
"""After so long without a frame there is no picture."""
_AGAIN_S = (1.0, 2.0, 5.0, 10.0, 30.0)
"""Until it is tried again, from one failure to the next."""
DECODER = "kiosk.devices.camera.decoder"
FRAMES_A_SECOND_MAX = 64
"""Our decoder makes half of that at most: one that makes more has been taken over by its stream."""
_READ_BYTES = 64 * NOTE_BYTES
_UNREAD_MAX = 1000
"""That may have come while we were busy."""


class Camera:
    def __init__(self, source: str, *, films: bool = False) -> None:
        """One that films gives fewer frames, and each as a JPEG."""
        self._source = source
        self._films = films
        self.live = False
        self.why = ""
        """Why there is no picture, in English, for the log and for staff."""
        self.on_frame: Callable[[Frame], None] = lambda _: None
        self.on_change: Callable[[], None] = lambda: None
        """It went live, or was lost."""

    async def run(self) -> None:
        failures = 0
        while True:
            came = await self._watch()
            failures = 0 if came else min(failures + 1, len(_AGAIN_S) - 1)
            await asyncio.sleep(_AGAIN_S[failures])

    async def _watch(self) -> bool:
        """Until there is no picture any more. Whether there was one."""
        memory = FrameMemory.make()
        ours, theirs = socket.socketpair()
        films = [FILM] if self._films else []
        try:
            with theirs:
                process = subprocess.Popen(
                    [sys.executable, "-m", DECODER, str(memory.descriptor), *films],
                    pass_fds=(memory.descriptor,),
                    stdin=theirs.fileno(),
                    stdout=theirs.fileno(),
                    stderr=subprocess.DEVNULL,
                )
        except OSError as error:
            ours.close()
            memory.close()
            return self._lost(f"no process for it: {error.strerror}")
        reader, writer = await asyncio.open_connection(sock=ours)
        try:
            writer.write(f"{self._source}\n".encode())
            return await self._follow(reader, memory)
        finally:
            process.kill()
            writer.close()
            memory.close()
            await asyncio.to_thread(process.wait)

    async def _follow(self, notes: asyncio.StreamReader, memory: FrameMemory) -> bool:
        wait_s, come = FIRST_S, b""
        bucket = Bucket(a_second=FRAMES_A_SECOND_MAX, at_once=_UNREAD_MAX)
        clock = asyncio.get_running_loop()
        try:
            while True:
                async with asyncio.timeout(wait_s):
                    some = await notes.read(_READ_BYTES)
                if not some:
                    return self._lost("its decoder has ended")
                come += some
                told = len(come) // NOTE_BYTES
                frames = [memory.frame(come[n * NOTE_BYTES :][:NOTE_BYTES]) for n in range(told)]
                if None in frames:
                    rest = come[(frames.index(None) + 1) * NOTE_BYTES :]
                    why = rest or await notes.read(WHY_BYTES)
                    return self._lost(why[:WHY_BYTES].decode(errors="replace"))
                come = come[told * NOTE_BYTES :]
                if not bucket.spend(told, clock.time()):
                    return self._lost("more frames than any camera has")
                if told:
                    wait_s = SILENCE_S
                    # Of several only the newest: the others are overwritten by now, or soon.
                    self._take(frames[-1])
        except TimeoutError:
            return self._lost(f"no frame for {wait_s:g} s")
        except ConnectionError:
            return self._lost("its decoder has ended")

    def _take(self, frame: Frame | None) -> None:
        assert frame is not None
        whole = frame.width * frame.height * PIXEL_BYTES
        if self._films or len(frame.pixels) == whole:
            self._live()
            self.on_frame(frame)

    def _live(self) -> None:
        if not self.live:
            self.live, self.why = True, ""
            _log.info("the camera at %s has a picture", without_password(self._source))
            self.on_change()

    def _lost(self, why: str) -> bool:
        """Whether there was a picture until now."""
        was, self.live = self.live, False
        if was or why != self.why:
            self.why = why
            _log.warning("no picture from %s: %s", without_password(self._source), why)
            self.on_change()
        return was
