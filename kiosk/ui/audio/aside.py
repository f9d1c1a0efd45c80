"""Work that nobody waits for, one thing after the other, in a thread of its own.

A touch never waits for a loudspeaker. What comes while too much is waiting takes the place of the
oldest: a sound that is late is worse than none.
"""

from collections.abc import Callable
from queue import Empty, Full, Queue
from threading import Thread
from typing import Generic, TypeVar

WAITING_MAX = 3

T = TypeVar("T")


class Aside(Generic[T]):
    """The thread begins with the first thing to do, and ends with the program."""

    def __init__(self, name: str, do: Callable[[T], None]) -> None:
        self._name = name
        self._do = do
        self._waiting: Queue[T] = Queue(WAITING_MAX)
        self._thread: Thread | None = None

    def ask(self, thing: T) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._work, name=self._name, daemon=True)
            self._thread.start()
        while True:
            try:
                self._waiting.put_nowait(thing)
                return
            except Full:
                self._drop_oldest()

    def forget(self) -> None:
        """What has not begun is not done."""
        while self._drop_oldest():
            pass

    def _drop_oldest(self) -> bool:
        try:
            self._waiting.get_nowait()
        except Empty:
            return False
        return True

    def _work(self) -> None:
        while True:
            self._do(self._waiting.get())
