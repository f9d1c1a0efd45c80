"""An event loop whose clock jumps to the next timer as soon as there is nothing else to do.

An evening at the table passes in a moment, and the same program does the same things in the same
order each time: the loop reads no clock, waits for no file and starts no thread.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from contextvars import Context
from heapq import heappop, heappush
from itertools import count
from typing import Any, NoReturn, TypeAlias, TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
_Work: TypeAlias = Coroutine[Any, Any, Any] | Generator[Any, None, Any]

_TURNS_AT_ONCE_MAX = 100_000
_AT_ONCE_S = 1e-9
"""What is due so soon is due now: the finest that asyncio tells apart."""


class StalledError(RuntimeError):
    """Time does not go on: nothing is left that could happen, or tasks go round in circles."""


class VirtualLoop(asyncio.SelectorEventLoop):
    """Turns of the loop are half of what a simulated evening takes, so that they are its own:
    asyncio looks at files and at the clock in each of them."""

    _ready: deque[asyncio.Handle]
    """What is to be run in the next turn; asyncio's own."""
    _stopping: bool

    def __init__(self) -> None:
        self._now_s = 0.0
        self._turns_at_once = 0
        self._numbers = count(1)
        self._asked = count()
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        """A heap: what is due first, and among what is due at once what was asked for first."""
        # asyncio itself keeps tasks by weak references only: one that waits for ever would be ended
        # whenever the garbage collector comes by, which is at another moment in each run.
        self._unfinished: dict[int, _Task] = {}
        super().__init__()
        self.set_task_factory(self._new_task)

    def time(self) -> float:
        return self._now_s

    def call_soon(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self._ready.append(handle)
        return handle

    def call_later(
        self,
        delay: float,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        return self.call_at(self._now_s + delay, callback, *args, context=context)

    def call_at(
        self,
        when: float,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        timer = asyncio.TimerHandle(when, callback, args, self, context)
        heappush(self._timers, (when, next(self._asked), timer))
        return timer

    def _run_once(self) -> None:
        """A turn: what is ready is run, and what is due now; if nothing is, time passes."""
        ready, timers = self._ready, self._timers
        while timers and timers[0][2].cancelled():
            heappop(timers)
        if ready or self._stopping:
            self.pass_time(0.0)
        else:
            self.pass_time(max(0.0, timers[0][0] - self._now_s) if timers else None)
        while timers and timers[0][0] < self._now_s + _AT_ONCE_S:
            ready.append(heappop(timers)[2])
        for _ in range(len(ready)):
            handle = ready.popleft()
            if not handle.cancelled():
                handle._run()

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
