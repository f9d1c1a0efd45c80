"""The log of a machine. Whatever somebody outside can bring about again and again is told a number
of times and then counted, so that nobody fills the disk with it."""

import logging
from typing import TextIO

from kiosk.bucket import Bucket

FORMAT = "%(asctime)s %(levelname)-8s %(message)s"
AT_ONCE = 300
"""Of lines alike: every terminal of a large floor comes back within a moment."""
A_SECOND = 0.2
_KINDS_MAX = 1000


class _Kind:
    """Lines that one place in the program writes, whatever is in them."""

    def __init__(self) -> None:
        self.bucket = Bucket(a_second=A_SECOND, at_once=AT_ONCE)
        self.untold = 0


class FewAlike(logging.StreamHandler[TextIO]):
    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self.setFormatter(logging.Formatter(FORMAT))
        self._kinds: dict[tuple[str, str], _Kind] = {}

    def emit(self, record: logging.LogRecord) -> None:
        kind = self._kind((record.name, str(record.msg)))
        if not kind.bucket.take(1, record.created):
            kind.untold += 1
            return
        if kind.untold:
            record.msg = f"{record.getMessage()} (and {kind.untold} more like it before)"
            record.args = ()
            kind.untold = 0
        super().emit(record)

    def _kind(self, name: tuple[str, str]) -> _Kind:
        if name not in self._kinds:
            if len(self._kinds) >= _KINDS_MAX:
                self._kinds.clear()
            self._kinds[name] = _Kind()
        return self._kinds[name]
