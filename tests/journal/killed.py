"""A process that is killed in the middle of what it does to files."""

import os
import signal
import sys
from collections.abc import Callable


def killed_at(step: int, work: Callable[[], object]) -> bool:
    """In a process of its own, which SIGKILLs itself when it is about to touch a file for the
    `step`th time. False: it came to its end before."""
    child = os.fork()
    if child == 0:
        left = step

        def count(event: str, _: object) -> None:
            nonlocal left
            if event in ("open", "os.rename", "os.remove"):
                left -= 1
                if left == 0:
                    os.kill(os.getpid(), signal.SIGKILL)

        sys.addaudithook(count)
        try:
            work()
        finally:
            os._exit(0)
    _, status = os.waitpid(child, 0)
    return os.WIFSIGNALED(status)
