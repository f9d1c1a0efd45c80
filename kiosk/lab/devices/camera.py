"""A camera above the virtual wheel: MJPEG over HTTP, as cheap network cameras speak it, for the
loopback alone. It can go dark, hang and be told where the ball falls."""

import asyncio
import io
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from kiosk.lab.devices.control import control_socket, find, help_text
from kiosk.lab.devices.device import Action, BenchError
from kiosk.lab.devices.wheel_video import WheelVideo, burn_in
from kiosk.lab.devices.words import seconds, switched
from kiosk.rules.pockets import Pocket

FRAMES_A_SECOND = 25
_HOST = "127.0.0.1"
_HEAD = (
    b"HTTP/1.0 200 OK\r\nCache-Control: no-store\r\n"
    b"Content-Type: multipart/x-mixed-replace; boundary=frame\r\n\r\n"
)
_ASKED_S = 10.0
_QUALITY = 80


class SimulatedCamera:
    def __init__(
        self,
        order: Sequence[Pocket],
        *,
        counted: bool = False,
        clock: Callable[[], int] | None = None,
        frames_a_second: int = FRAMES_A_SECOND,
    ) -> None:
        """Counted: each frame has its number burnt in, or what the clock says at that moment."""
        self.video = WheelVideo(order)
        self._clock = clock
        self._frame_s = 1 / frames_a_second
        self.muted = False
        """The line stays, and nothing comes over it."""
        self._order = order
        self._counted = counted
        self._number = 0
        self._newest = b""
        self._made = asyncio.Condition()
        self._viewers: set[asyncio.StreamWriter] = set()

    @asynccontextmanager
    async def serving(self, port: int = 0) -> AsyncIterator[int]:
        """Gives the port. Raises `BenchError`."""
        try:
            server = await asyncio.start_server(self._meet, _HOST, port)
        except OSError as error:
            raise BenchError(f"cannot listen at {_HOST}:{port}: {error.strerror}") from None
        filming = asyncio.create_task(self._film())
        try:
            yield server.sockets[0].getsockname()[1]
        finally:
            filming.cancel()
            server.close()
            self.cut()

    def cut(self) -> None:
        """Everybody who looks is cut off, and may come again."""
        for viewer in self._viewers:
            viewer.transport.abort()

    async def _film(self) -> None:
        """Nothing is drawn while nobody looks."""
        clock = asyncio.get_running_loop()
        due_s = clock.time()
        while True:
            if self._viewers and not self.muted:
                frame = self.video.frame(clock.time())
                if self._counted:
                    burn_in(frame, self._clock() if self._clock else self._number)
                jpeg = io.BytesIO()
                frame.save(jpeg, "JPEG", quality=_QUALITY)
                self._newest = jpeg.getvalue()
                self._number += 1
                async with self._made:
                    self._made.notify_all()
            due_s = max(due_s + self._frame_s, clock.time())
            await asyncio.sleep(due_s - clock.time())

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(_ASKED_S):
                await reader.readuntil(b"\r\n\r\n")
            self._viewers.add(writer)
            writer.write(_HEAD)
            while True:
                async with self._made:
                    await self._made.wait()
                size = f"Content-Length: {len(self._newest)}\r\n\r\n".encode()
                head = b"--frame\r\nContent-Type: image/jpeg\r\n" + size
                writer.write(head + self._newest + b"\r\n")
                await writer.drain()
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass  # whoever looked has gone
        except asyncio.CancelledError:
            writer.transport.abort()
        finally:
            self._viewers.discard(writer)
            writer.close()

    # ---- Commands -----------------------------------------------------------------------------

    async def answer(self, line: str) -> str:
        actions = {
            "spin": Action("", "the ball runs", self._spin),
            "fall": Action("POCKET SECONDS", "the ball falls, and lies there then", self._fall),
            "pick": Action("", "the ball is taken out", self._pick),
            "mute": Action("on|off", "no more frames come", self._mute),
            "cut": Action("", "all lines to it break", self._cut),
        }
        try:
            if line.split() == ["help"]:
                return f"ok {help_text(actions)}"
            action, words = find(actions, line)
            return f"ok {action.do(words)}".strip()
        except BenchError as error:
            return f"error {error}"

    def _spin(self, words: Sequence[str]) -> str:
        self.video.spin()
        return "the ball runs"

    def _fall(self, words: Sequence[str]) -> str:
        pocket, lasts, *_ = (*words, "", "")
        if pocket not in self._order:
            raise BenchError(f"POCKET is one of this wheel's, not {pocket or 'nothing'}")
        lasts_s = seconds(lasts or "2")
        self.video.fall(pocket, asyncio.get_running_loop().time(), lasts_s=lasts_s)
        return f"the ball falls into {pocket}"

    def _pick(self, words: Sequence[str]) -> str:
        self.video.take_ball()
        return "the ball is out"

    def _mute(self, words: Sequence[str]) -> str:
        self.muted = switched(words, what="mute")
        return f"mute {'on' if self.muted else 'off'}"

    def _cut(self, words: Sequence[str]) -> str:
        self.cut()
        return "cut"


async def run_camera(order: Sequence[Pocket], *, port: int, control: Path) -> None:
    """Until it is cancelled. Raises `BenchError`."""
    camera = SimulatedCamera(order)
    async with camera.serving(port), control_socket(control, camera.answer):
        await asyncio.get_running_loop().create_future()
