"""Interrupt mode of ID-003: the acceptor says ENQ when there is a new status, and the host asks."""

import asyncio
from collections.abc import Callable

AFTER_S = 0.02
"""Behind an answer. Hosts that take what comes at once for one message would miss it there."""
AGAIN_S = 1.0
"""A host that threw it away, to listen for something else, is told again."""


class Enquiry:
    """Said at each change, and again while the host has not asked what the status is."""

    def __init__(self, say: Callable[[], None]) -> None:
        self._say = say
        self._next: asyncio.TimerHandle | None = None

    def announce(self) -> None:
        self.heard()
        self._in(AFTER_S)

    def heard(self) -> None:
        """The host has asked, or does not want to be told any more."""
        if self._next is not None:
            self._next.cancel()
            self._next = None

    def _in(self, seconds: float) -> None:
        self._next = asyncio.get_running_loop().call_later(seconds, self._tell)

    def _tell(self) -> None:
        self._say()
        self._in(AGAIN_S)
