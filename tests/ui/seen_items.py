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


def only_seen(window: QQuickWindow, name: str) -> QQuickItem | None:
    """The one item of that name that can be seen, if Qt itself finds it: at once, for it looks
    among what belongs to the window. Lines of a list belong to nobody, and must be walked to."""
    named = window.findChildren(QQuickItem, name)
    seen = [item for item in named if _is_seen(item, window.contentItem())]
    return seen[0] if len(seen) == 1 else None


def _is_seen(item: QQuickItem, scene: QQuickItem) -> bool:
    if not item.isVisible():
        return False
    around: QQuickItem | None = item
    while around is not None and around != scene:
        if around.opacity() <= 0:
            return False
        around = around.parentItem()
    return around is not None


def settle(window: QQuickWindow) -> None:
    """Until nothing is being built: a list makes the lines beyond its edge little by little, and
    those lie at its top until they are finished, unpainted."""
    engines = map(qmlEngine, chain([window], seen_items(window.contentItem())))
    engine = next(engine for engine in engines if engine is not None)
    controller = engine.incubationController()
    while controller.incubatingObjectCount():
        controller.incubateFor(_SLICE_MS)
        window.grabWindow()  # the list puts what is finished where it belongs, and begins another
