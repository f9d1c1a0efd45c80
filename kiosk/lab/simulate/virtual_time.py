"""An event loop whose clock jumps to the next timer as soon as there is nothing else to do.

An evening at the table passes in a moment, and the same program does the same things in the same
order each time: the loop reads no clock, waits for no file and starts no thread.
"""

import asyncio
from collections.abc import Coroutine, Generator
from itertools import count
from selectors import SelectorKey, SelectSelector
from typing import Any, NoReturn, TypeAlias, TypeVar

T = TypeVar("T")
_Work: TypeAlias = Coroutine[Any, Any, Any] | Generator[Any, None, Any]

_TURNS_AT_ONCE_MAX = 100_000


class StalledError(RuntimeError):
    """Time does not go on: nothing is left that could happen, or tasks go round in circles."""


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._now_s = 0.0
        self._turns_at_once = 0
        self._numbers = count(1)
        # asyncio itself keeps tasks by weak references only: one that waits for ever would be ended
        # whenever the garbage collector comes by, which is at another moment in each run.
        self._unfinished: dict[int, _Task] = {}
        super().__init__(_Jump(self))
        self.set_task_factory(self._new_task)

    def time(self) -> float:
        return self._now_s

    def create_future(self) -> asyncio.Future[Any]:
        return _Future(next(self._numbers), loop=self)

    def run_in_executor(self, *_: object) -> NoReturn:
        raise RuntimeError("a thread would run in real time, and in another order each time")

    def unfinished(self) -> list[asyncio.Task[Any]]:
        """Every task that has not ended, the oldest first."""
        return list(self._unfinished.values())

    def pass_time(self, wait_s: float | None) -> None:
        """Instead of waiting; None if there is nothing to wait for."""
        if wait_s is None:
            raise self._stalled("nothing more can happen")
        self._now_s += wait_s
        self._turns_at_once = 0 if wait_s else self._turns_at_once + 1
        if self._turns_at_once > _TURNS_AT_ONCE_MAX:
            self._turns_at_once = 0  # the tasks can still be ended
            raise self._stalled("there is no end to what happens")

    def _stalled(self, why: str) -> StalledError:
        tasks = "; ".join(map(_whereabouts, self.unfinished()))
        return StalledError(f"{why} at {self._now_s:.6f} s; unfinished: {tasks or 'no task'}")

    def _new_task(self, _: asyncio.AbstractEventLoop, work: _Work, **options: Any) -> "_Task":
        task = _Task(next(self._numbers), work, **{**options, "loop": self})
        self._unfinished[task.number] = task
        task.add_done_callback(self._forget)
        return task

    def _forget(self, task: asyncio.Task[Any]) -> None:
        assert isinstance(task, _Task)
        del self._unfinished[task.number]


def run(main: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end in virtual time, then end what it has left running."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        try:
            return runner.run(main)
        finally:
            runner.run(_end_the_others())


async def _end_the_others() -> None:
    """The oldest first. asyncio would do it too, but in no order."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualLoop)
    others = [task for task in loop.unfinished() if task is not asyncio.current_task()]
    for task in others:
        task.cancel()
    if others:
        await asyncio.wait(others)


class _Jump(SelectSelector):
    """Never looks at a file, and passes the time on the loop's clock."""

    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        self._loop.pass_time(timeout)
        return []


# A TaskGroup keeps its tasks in a set and cancels them in the order of that set. By default that is
# the order of their places in memory; by number it is the same in each run.
class _Task(asyncio.Task[Any]):
    def __init__(self, number: int, work: _Work, name: str | None = None, **more: Any) -> None:
        self.number = number
        # The default name has a number too, but one that goes on from one loop to the next.
        super().__init__(work, name=name or f"task {number}", **more)

    def __hash__(self) -> int:
        return self.number


class _Future(asyncio.Future[Any]):
    def __init__(self, number: int, *, loop: VirtualLoop) -> None:
        self.number = number
        super().__init__(loop=loop)

    def __hash__(self) -> int:
        return self.number


def _whereabouts(task: asyncio.Task[Any]) -> str:
    coroutine = task.get_coro()
    where = [f"{frame.f_code.co_name}:{frame.f_lineno}" for frame in task.get_stack(limit=1)]
    return " ".join([task.get_name(), getattr(coroutine, "__qualname__", "?"), *where])
