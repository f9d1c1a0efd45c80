"""The process that decodes: `python -m kiosk.devices.camera.decoder DESCRIPTOR`, the source on its
standard input, where no list of processes shows its password.

A stream is a stranger's bytes in a large decoder, so it has a process with little to lose: it is
bounded in memory, opens nothing but the network, and its end is no more than a lost picture.
"""

import ctypes
import os
import resource
import signal
import sys
import time
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from kiosk.devices.camera.frames import (
    FILM,
    LAST_NOTE,
    PIXEL_BYTES,
    WHY_BYTES,
    FrameMemory,
    fitted,
    note_of,
)
from kiosk.devices.camera.source import is_device

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer as Buffer
    from av import VideoFrame

_MEMORY_BYTES = 2 * 2**30
_PAUSE_S, _FILM_PAUSE_S = 1 / 32, 1 / 11
"""Between two frames at least: more are not shown, and of a film not kept."""
_FILM_BITS_A_SECOND = 3_000_000
_WAIT_S = 5.0
"""For a connection, and for bytes."""
_OF_THE_NETWORK = {
    # Whatever a server redirects to or a playlist names, it is no file of this machine.
    "protocol_whitelist": "tcp,udp,tls,rtp,http,https",
    "rtsp_transport": "tcp",
    "fflags": "nobuffer",
    "probesize": "500000",
    "analyzeduration": "500000",
}
_OF_A_DEVICE = {"video_size": "640x360", "framerate": "25"}
_PR_SET_PDEATHSIG = 1


def main() -> int:
    parent = os.getppid()
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        return 1  # it died before that was heard
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY_BYTES, _MEMORY_BYTES))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    source = sys.stdin.readline().strip()
    try:
        import av  # noqa: PLC0415 - an extra of the package, wanted nowhere else
    except ImportError:
        return _ended("the package av is not installed (pip install tapis[camera])")
    try:
        _decode(source, FrameMemory(int(sys.argv[1])), films=FILM in sys.argv[2:])
    except BrokenPipeError:
        return 0
    except (av.FFmpegError, OSError, MemoryError, ValueError, StopIteration) as error:
        return _ended(getattr(error, "strerror", None) or str(error) or type(error).__name__)
    return _ended("the stream has ended")


def _ended(why: str) -> int:
    os.write(1, LAST_NOTE + why.encode()[:WHY_BYTES])
    return 1


def _decode(source: str, memory: FrameMemory, *, films: bool) -> None:
    import av  # noqa: PLC0415

    device = is_device(source)
    with av.open(
        source,
        format="v4l2" if device else None,
        options=_OF_A_DEVICE if device else _OF_THE_NETWORK,
        timeout=_WAIT_S,
    ) as stream:
        video = stream.streams.video[0]
        video.codec_context.thread_count = 1  # more would hold frames back
        film = _Film() if films else None
        pause_s = _FILM_PAUSE_S if films else _PAUSE_S
        number, due_s = 0, 0.0
        for frame in stream.decode(video):
            now_s = time.monotonic()
            if now_s < due_s:
                continue
            # A frame may come early, if the one before it was late.
            due_s = max(due_s + pause_s, now_s - pause_s)
            width, height = fitted(frame.width, frame.height)
            if film is None:
                plane = frame.reformat(width=width, height=height, format="bgra").planes[0]
                _copy(plane, plane.line_size, into=memory.slot(number), row=width * PIXEL_BYTES)
                os.write(1, note_of(number, width, height))
            else:
                jpeg = film.jpeg(frame, width, height)
                memory.slot(number)[: len(jpeg)] = jpeg
                os.write(1, note_of(number, width, height, len(jpeg)))
            number += 1


class _Film:
    """Makes JPEGs, here where there is time for it."""

    def __init__(self) -> None:
        self._encoder: Any = None
        self._count = 0

    def jpeg(self, frame: "VideoFrame", width: int, height: int) -> bytes:
        import av  # noqa: PLC0415

        if self._encoder is None or (self._encoder.width, self._encoder.height) != (width, height):
            self._encoder = av.CodecContext.create("mjpeg", "w")
            self._encoder.width, self._encoder.height = width, height
            self._encoder.pix_fmt, self._encoder.time_base = "yuvj420p", Fraction(1, 10)
            self._encoder.bit_rate = _FILM_BITS_A_SECOND
            self._encoder.thread_count = 1
        picture = frame.reformat(width=width, height=height, format="yuvj420p")
        self._count += 1
        # An encoder takes no frame at the time of the one before it.
        picture.pts, picture.time_base = self._count, self._encoder.time_base
        return b"".join(bytes(packet) for packet in self._encoder.encode(picture))


def _copy(plane: "Buffer", line: int, *, into: memoryview, row: int) -> None:
    """Lines of a decoded picture may be longer than its rows."""
    pixels = memoryview(plane)
    for y in range(pixels.nbytes // line):
        into[y * row : (y + 1) * row] = pixels[y * line : y * line + row]


if __name__ == "__main__":
    sys.exit(main())
