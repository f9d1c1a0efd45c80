"""A number a line: two characters, blank or zero before a single digit."""

import re

from kiosk.devices.wheel.lines import LineReader

_NUMBER = re.compile(rb"[ \d]\d|\d ")


class Decoder:
    """Numbers in bytes that come in pieces of any size. What is none is passed over."""

    def __init__(self) -> None:
        self._lines = LineReader()

    def feed(self, data: bytes) -> list[str]:
        return [line.decode().strip() for line in self._lines.feed(data) if _NUMBER.fullmatch(line)]
