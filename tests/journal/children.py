"""Writers in processes of their own, to be read beside, and killed."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import TypeVar

from tests.journal.appender import session

# Processes come from a server that has imported everything already, so each starts in no time.
_CONTEXT = get_context("forkserver")
_CONTEXT.set_forkserver_preload(["tests.journal.appender"])
_BATCHES_MAX = 100_000
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Child:
    process: BaseProcess
    lines: Connection
    said: list[str] = field(default_factory=list)

    def hear(self, word: str, *, times: int = 1) -> None:
        """Wait until the child has said a line that begins with this word, so many times."""
        while times:
            self.said.append(self.lines.recv())
            times -= self.said[-1].startswith(word)

    def kill(self) -> None:
        """Kill it, and hear what it said before it died."""
        self.process.kill()
        self.process.join()
        with suppress(EOFError):
            while True:
                self.said.append(self.lines.recv())


@contextmanager
def appending(path: Path) -> Iterator[Child]:
    """A child that appends to the journal until it is killed."""
    lines, theirs = _CONTEXT.Pipe(duplex=False)
    process = _CONTEXT.Process(target=_append, args=(path, theirs), daemon=True)
    process.start()
    theirs.close()
    with lines:
        try:
            yield Child(process, lines)
        finally:
            process.kill()
            process.join()
            process.close()


def _append(path: Path, lines: Connection) -> None:
    session(path, _BATCHES_MAX, say=lines.send)


def run_in_child(work: Callable[[Path], Result], path: Path) -> Result:
    """The result of work that would harm this process, such as lowering its limits."""
    results, theirs = _CONTEXT.Pipe(duplex=False)
    process = _CONTEXT.Process(target=_work, args=(work, path, theirs), daemon=True)
    process.start()
    theirs.close()
    with results:
        result: Result = results.recv()
    process.join()
    process.close()
    return result


def _work(work: Callable[[Path], object], path: Path, results: Connection) -> None:
    results.send(work(path))
