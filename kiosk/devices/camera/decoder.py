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
from typing import TYPE_CHECKING

from kiosk.devices.camera.frames import (
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

_MEMORY_BYTES = 2 * 2**30
_PAUSE_S = 1 / 32
"""Between two frames at least: more are not shown."""
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
        _decode(source, FrameMemory(int(sys.argv[1])))
    except BrokenPipeError:
        return 0
    except (av.FFmpegError, OSError, MemoryError, ValueError, StopIteration) as error:
        return _ended(getattr(error, "strerror", None) or str(error) or type(error).__name__)
    return _ended("the stream has ended")


def _ended(why: str) -> int:
    os.write(1, LAST_NOTE + why.encode()[:WHY_BYTES])
    return 1


def _decode(source: str, memory: FrameMemory) -> None:
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
        number, shown_s = 0, 0.0
        for frame in stream.decode(video):
            now_s = time.monotonic()
            if now_s - shown_s < _PAUSE_S:
                continue
            shown_s = now_s
            width, height = fitted(frame.width, frame.height)
            plane = frame.reformat(width=width, height=height, format="bgra").planes[0]
            _copy(plane, plane.line_size, into=memory.slot(number), row=width * PIXEL_BYTES)
            os.write(1, note_of(number, width, height))
            number += 1


def _copy(plane: "Buffer", line: int, *, into: memoryview, row: int) -> None:
    """Lines of a decoded picture may be longer than its rows."""
    pixels = memoryview(plane)
    for y in range(pixels.nbytes // line):
        into[y * row : (y + 1) * row] = pixels[y * line : y * line + row]


if __name__ == "__main__":
    sys.exit(main())
