"""How frames come from the process that decodes them: pixels in memory that both share, and a note
over a socket for each. A note of no frame is the last one, and behind it stands why."""

import mmap
import os
import struct
from dataclasses import dataclass

WIDTH, HEIGHT = 640, 360
"""The largest frame; one of another shape is as large as fits."""
PIXEL_BYTES = 4
"""Blue, green, red and nothing: what Qt and QPainter take as it is."""
_SLOTS = 3
"""One is looked at while the next is written, and the one after that may be begun."""
_SLOT_BYTES = WIDTH * HEIGHT * PIXEL_BYTES
_NOTE = struct.Struct("!QHHI")
NOTE_BYTES = _NOTE.size
LAST_NOTE = _NOTE.pack(0, 0, 0, 0)
WHY_BYTES = 500
FILM = "film"
"""The decoder is told so if frames shall be JPEGs."""


@dataclass(frozen=True, slots=True)
class Frame:
    number: int
    width: int
    height: int
    pixels: memoryview
    """Rows without gaps, or of a camera that films a JPEG. They are overwritten two frames later:
    copy what is kept."""


class FrameMemory:
    def __init__(self, descriptor: int) -> None:
        """A file in memory, which one process makes and the other inherits."""
        self.descriptor = descriptor
        self._map = mmap.mmap(descriptor, _SLOTS * _SLOT_BYTES)
        self._view = memoryview(self._map)

    @classmethod
    def make(cls) -> "FrameMemory":
        descriptor = os.memfd_create("frames")
        os.ftruncate(descriptor, _SLOTS * _SLOT_BYTES)
        return cls(descriptor)

    def close(self) -> None:
        """Frames that somebody still looks at keep their memory."""
        os.close(self.descriptor)

    def slot(self, number: int) -> memoryview:
        start = number % _SLOTS * _SLOT_BYTES
        return self._view[start : start + _SLOT_BYTES]

    def frame(self, note: bytes) -> Frame | None:
        """None: there is none, or none that a decoder of ours makes."""
        number, width, height, size = _NOTE.unpack(note)
        if not (0 < width <= WIDTH and 0 < height <= HEIGHT and 0 < size <= _SLOT_BYTES):
            return None
        return Frame(number, width, height, self.slot(number)[:size])


def note_of(number: int, width: int, height: int, size: int | None = None) -> bytes:
    """The size in bytes is that of its pixels, unless it is something else."""
    return _NOTE.pack(number, width, height, size or width * height * PIXEL_BYTES)


def fitted(width: int, height: int) -> tuple[int, int]:
    """The largest size of this shape that fits, in even numbers as codecs want them."""
    scale = min(WIDTH / width, HEIGHT / height)
    return max(2, int(width * scale) // 2 * 2), max(2, int(height * scale) // 2 * 2)
