"""What is too much for one line goes in several."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

import msgspec

from kiosk.link.session import LINE_MAX

PART_MAX = LINE_MAX - 1024
"""Of a message's largest collection: the rest of the line is for everything else in it."""

Item = TypeVar("Item")


def parts(items: Iterable[Item], most: int = PART_MAX) -> Iterator[list[Item]]:
    """In their order, as many to a part as fit a line; one of them always does. `most` is how many
    bytes a part may be."""
    part: list[Item] = []
    size = 0
    for item in items:
        length = len(msgspec.json.encode(item)) + 1
        if part and size + length > most:
            yield part
            part, size = [], 0
        part.append(item)
        size += length
    if part:
        yield part
