"""ID-003 on the wire: bytes to frames and back. No stuffing, no sequence: length and checksum only.

A frame is `FC`, its whole length, a code, data, and a CRC-16/KERMIT with its low byte first. `FC`
may occur in data, so a frame is found by its length and checksum and never by looking for `FC`.
"""

from dataclasses import dataclass

SYNC = 0xFC
LENGTH_MIN = 5
LENGTH_MAX = 0xFF
_OVERHEAD = 5


@dataclass(frozen=True, slots=True)
class Frame:
    code: int
    data: bytes = b""


def _table() -> tuple[int, ...]:
    values = []
    for byte in range(256):
        crc = byte
        for _ in range(8):
            crc = (crc >> 1) ^ 0x8408 if crc & 1 else crc >> 1
        values.append(crc)
    return tuple(values)


_CRC = _table()


def checksum(data: bytes | bytearray) -> int:
    crc = 0
    for byte in data:
        crc = (crc >> 8) ^ _CRC[(crc ^ byte) & 0xFF]
    return crc


def encode(frame: Frame) -> bytes:
    length = _OVERHEAD + len(frame.data)
    assert length <= LENGTH_MAX, f"a frame of {length} bytes"
    body = bytes((SYNC, length, frame.code)) + frame.data
    return body + checksum(body).to_bytes(2, "little")


class Decoder:
    """Finds frames in bytes that come in pieces of any size. What is no frame is skipped."""

    def __init__(self) -> None:
        self._pending = bytearray()
        self.skipped = bytearray()
        """What made no frame since somebody last looked, for the trace. At most one frame long."""

    def feed(self, data: bytes) -> list[Frame]:
        self._pending += data
        frames = []
        while (frame := self._next()) is not None:
            frames.append(frame)
        return frames

    def reset(self) -> None:
        """What began and did not go on will not."""
        self._skip(len(self._pending))

    def _next(self) -> Frame | None:
        pending = self._pending
        while len(pending) > 1:
            length = pending[1]
            if pending[0] != SYNC or length < LENGTH_MIN:
                self._skip(1)
                continue
            if len(pending) < length:
                return None
            told = int.from_bytes(pending[length - 2 : length], "little")
            if checksum(pending[: length - 2]) == told:
                frame = Frame(pending[2], bytes(pending[3 : length - 2]))
                del pending[:length]
                return frame
            self._skip(1)
        if pending and pending[0] != SYNC:
            self._skip(1)
        return None

    def _skip(self, count: int) -> None:
        self.skipped += self._pending[:count]
        del self.skipped[:-LENGTH_MAX]
        del self._pending[:count]
