"""Lines of text out of bytes that come in pieces of any size."""

LINE_MAX = 64
"""No line of a wheel is longer: what goes on beyond it is noise."""
_ENDS = b"\r\n"


class LineReader:
    """What comes before the first end of a line may be the rest of one that was cut, and is no
    line; nor is what is too long."""

    def __init__(self) -> None:
        self._pending = bytearray()
        self._whole = False
        """What is coming in began after the end of a line."""

    def feed(self, data: bytes) -> list[bytes]:
        lines = []
        for byte in data:
            if byte not in _ENDS:
                self._pending.append(byte)
                self._whole = self._whole and len(self._pending) <= LINE_MAX
                del self._pending[LINE_MAX:]
                continue
            if self._whole and self._pending:
                lines.append(bytes(self._pending))
            self._pending.clear()
            self._whole = True
        return lines
