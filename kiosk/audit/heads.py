"""Heads of other machines' journals that a fact names. Each must lie on that machine's chain: one
that was cut off, or written anew, is contradicted by whoever remembers how it was."""

from collections.abc import Iterator

from kiosk.game import facts as f
from kiosk.journal.record import Head

_NAMED = ("head", "table_head")
"""Fields that hold one, as its sequence and hash. A fact that has both as fields of its own, `seq`
and `hash`, names one as well; so does whatever is added later under these names."""


def heads_named(fact: f.Fact) -> Iterator[Head]:
    """At the table of the terminal at the fact's seat; at a terminal of its table."""
    for name in _NAMED:
        if (named := getattr(fact, name, None)) is not None:
            yield from _head(*named)
    if hasattr(fact, "seq") and hasattr(fact, "hash"):
        yield from _head(fact.seq, fact.hash)


def _head(seq: int, hashed: str) -> Iterator[Head]:
    """Nothing is seen of a journal that has no fact yet."""
    if seq or hashed:
        yield head_of(seq, hashed)


def head_of(seq: int, hashed: str) -> Head:
    """What is no hash is that of no fact."""
    try:
        return Head(seq, bytes.fromhex(hashed))
    except ValueError:
        return Head(seq, b"")
