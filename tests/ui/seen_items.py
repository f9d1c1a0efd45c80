"""The items of a scene that can be seen."""

from collections.abc import Iterator
from itertools import chain

from PySide6.QtQml import qmlEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow

_SLICE_MS = 50


def seen_items(under: QQuickItem) -> Iterator[QQuickItem]:
    """The uppermost last. One loop: a scene has thousands, and tests look for them all the time."""
    left = [*reversed(under.childItems())]
    while left:
        item = left.pop()
        if item.isVisible() and item.opacity() > 0:
            yield item
            left += reversed(item.childItems())


def settle(window: QQuickWindow) -> None:
    """Until nothing is being built: a list makes the lines beyond its edge little by little, and
    those lie at its top until they are finished, unpainted."""
    engines = map(qmlEngine, chain([window], seen_items(window.contentItem())))
    engine = next(engine for engine in engines if engine is not None)
    controller = engine.incubationController()
    while controller.incubatingObjectCount():
        controller.incubateFor(_SLICE_MS)
        window.grabWindow()  # the list puts what is finished where it belongs, and begins another
