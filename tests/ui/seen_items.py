"""The items of a scene that can be seen."""

from collections.abc import Iterator

from PySide6.QtQuick import QQuickItem


def seen_items(under: QQuickItem) -> Iterator[QQuickItem]:
    """The uppermost last. One loop: a scene has thousands, and tests look for them all the time."""
    left = [*reversed(under.childItems())]
    while left:
        item = left.pop()
        if item.isVisible() and item.opacity() > 0:
            yield item
            left += reversed(item.childItems())
