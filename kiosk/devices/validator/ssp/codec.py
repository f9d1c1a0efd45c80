"""SSP on the wire: bytes to frames and back.

A frame is `7F`, address with the sequence flag in bit 7, length of the data, data, and a CRC-16/CMS
with its low byte first. Every further `7F` is sent twice, so a lone one always begins a frame.
"""

from dataclasses import dataclass

STX = 0x7F
FLAG = 0x80
ADDRESS_MAX = 0x7D
DATA_MAX = 0xFF
_OVERHEAD = 4


@dataclass(frozen=True, slots=True)
class Frame:
    data: bytes
    flag: bool = False
    """The sequence flag: another one for each new command."""
    address: int = 0


def _table() -> tuple[int, ...]:
    values = []
    for byte in range(256):
        crc = byte << 8
        for _ in range(8):
            crc = (crc << 1) ^ 0x8005 if crc & 0x8000 else crc << 1
        values.append(crc & 0xFFFF)
    return tuple(values)


_CRC = _table()


def checksum(data: bytes | bytearray) -> int:
    crc = 0xFFFF
    for byte in data:
        crc = ((crc << 8) & 0xFFFF) ^ _CRC[(crc >> 8) ^ byte]
    return crc


def encode(frame: Frame) -> bytes:
    assert len(frame.data) <= DATA_MAX, f"{len(frame.data)} bytes in one frame"
    assert frame.address <= ADDRESS_MAX, f"address {frame.address}"
    head = frame.address | (FLAG if frame.flag else 0)
    body = bytes((head, len(frame.data))) + frame.data
    body += checksum(body).to_bytes(2, "little")
    return bytes((STX,)) + body.replace(b"\x7f", b"\x7f\x7f")


class Decoder:
    """Finds frames in bytes that come in pieces of any size. What is no frame is skipped."""

    def __init__(self) -> None:
        self._body: bytearray | None = None
        self._half = False
        """A 7F was the last byte: the next one says what it was."""
        self.skipped = bytearray()
        """What made no frame since somebody last looked, for the trace. At most one frame long."""

    def feed(self, data: bytes) -> list[Frame]:
        return [frame for byte in data if (frame := self._take(byte)) is not None]

    def reset(self) -> None:
        """What began and did not go on will not."""
        self._skip()

    def _take(self, byte: int) -> Frame | None:
        if self._half:
            self._half = False
            if byte != STX:
                self._skip()
                self._body = bytearray()
        elif byte == STX:
            if self._body is None:
                self._body = bytearray()
            else:
                self._half = True
            return None
        if self._body is None:
            self.skipped.append(byte)
            del self.skipped[:-DATA_MAX]
            return None
        self._body.append(byte)
        return self._finished(self._body)

    def _finished(self, body: bytearray) -> Frame | None:
        if len(body) < _OVERHEAD or len(body) < body[1] + _OVERHEAD:
            return None
        right = checksum(body[:-2]) == int.from_bytes(body[-2:], "little")
        if not right or body[0] & ~FLAG > ADDRESS_MAX:
            self._skip()
            return None
        self._body = None
        return Frame(bytes(body[2:-2]), bool(body[0] & FLAG), body[0] & ~FLAG)

    def _skip(self) -> None:
        self.skipped += self._body or b""
        del self.skipped[:-DATA_MAX]
        self._body, self._half = None, False
