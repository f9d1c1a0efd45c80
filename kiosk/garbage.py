"""When Python looks for garbage: not while somebody waits."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def garbage_waits() -> Iterator[None]:
    """To look through the memory of a long evening takes as long as to register half the slips of a
    round, and Python would do it in the middle of them, for that is when memory is used."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
