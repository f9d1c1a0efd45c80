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


@contextmanager
def loading_for_good() -> Iterator[None]:
    """At the start of a process: what it loads stays as long as itself. To look through it would
    take a twentieth of the start, and ever after a moment that somebody may wait for."""
    with garbage_waits():
        yield
        gc.freeze()
