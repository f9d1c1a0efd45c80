"""Every text of a live scene as it is painted: where, how much of it, and under what."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtQml import QQmlEngine, QQmlExpression
from PySide6.QtQuick import QQuickItem, QQuickWindow

from tests.ui.seen_items import settle

SLACK_PX = 1.5
"""Rounding, and the empty edge of a letter."""
_SMALLEST_PX = 4


@dataclass(frozen=True, slots=True)
class Painted:
    item: QQuickItem
    text: str
    area: QRectF
    """What its letters take of the window."""
    clip: QRectF
    """What can be seen of it at most."""
    scrolls: bool
    """It is in a list, whose edge may cut it."""


def faults(window: QQuickWindow) -> list[str]:
    """What is wrong with the texts of a screen, in words."""
    settle(window)
    texts, covered = _look(window)
    return [
        *(f"half covered: {text!r}" for text in covered),
        *(f"cut short: {each.text!r}" for each in texts if each.item.property("truncated")),
        *(f"runs out: {each.text!r}" for each in texts if _runs_out(each)),
        *(f"wider than its key: {each.text!r}" for each in texts if _leaves_key(each)),
        *(f"out of its panel: {each.text!r}" for each in texts if _leaves_panel(each)),
        *_overlaps(texts),
    ]


def _look(window: QQuickWindow) -> tuple[list[Painted], list[str]]:
    """The texts that nothing lies over, in the order in which they are painted, and those of which
    something in the same layer hides a part."""
    found: list[Painted] = []
    covered: list[str] = []
    everything = QRectF(0, 0, window.width(), window.height())
    for item, clip, scrolls in _painted(window.contentItem(), everything, scrolls=False):
        if item.inherits("QQuickText"):
            if text := str(item.property("text")):
                found.append(Painted(item, text, _letters(item), clip, scrolls))
        elif _opaque(item):
            cover = clip & item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
            found = [text for text in found if not cover.contains(text.area & text.clip)]
            layer = _layer(item)
            inner = cover.adjusted(SLACK_PX, SLACK_PX, -SLACK_PX, -SLACK_PX)
            covered += [
                each.text
                for each in found
                if inner.intersects(each.area & each.clip) and _layer(each.item) == layer
            ]
    return [text for text in found if text.area.intersects(text.clip)], covered


def _layer(item: QQuickItem) -> QQuickItem | None:
    """What opens over the rest of a screen, and may hide a part of it."""
    above: QQuickItem | None = item
    while above is not None and above.z() <= 0:
        above = above.parentItem()
    return above


def _painted(
    item: QQuickItem, clip: QRectF, *, scrolls: bool
) -> Iterator[tuple[QQuickItem, QRectF, bool]]:
    if not item.isVisible() or item.opacity() == 0:
        return
    if item.clip():
        clip = clip & item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
        scrolls = scrolls or item.inherits("QQuickFlickable")
    children = sorted(item.childItems(), key=lambda child: child.z())
    for child in (child for child in children if child.z() < 0):
        yield from _painted(child, clip, scrolls=scrolls)
    yield item, clip, scrolls
    for child in (child for child in children if child.z() >= 0):
        yield from _painted(child, clip, scrolls=scrolls)


def _letters(item: QQuickItem) -> QRectF:
    width, height = item.property("contentWidth"), item.property("contentHeight")
    x = {Qt.AlignmentFlag.AlignHCenter.value: 0.5, Qt.AlignmentFlag.AlignRight.value: 1.0}
    y = {Qt.AlignmentFlag.AlignVCenter.value: 0.5, Qt.AlignmentFlag.AlignBottom.value: 1.0}
    left = (item.width() - width) * x.get(_asked(item, "effectiveHorizontalAlignment"), 0.0)
    top = (item.height() - height) * y.get(_asked(item, "verticalAlignment"), 0.0)
    # The empty lines above and below letters may touch those of others.
    trim = min(item.property("font").pixelSize(), height) * 0.15
    return item.mapRectToScene(QRectF(left, top + trim, width, max(0.0, height - 2 * trim)))


def _asked(item: QQuickItem, name: str) -> int:
    """A property whose type only QML knows."""
    context = QQmlEngine.contextForObject(item)
    value, _ = QQmlExpression(context, item, name).evaluate()
    return int(value)


def _opaque(item: QQuickItem) -> bool:
    if not item.inherits("QQuickRectangle") or min(item.width(), item.height()) < _SMALLEST_PX:
        return False
    colour = item.property("color")
    return isinstance(colour, QColor) and colour.alpha() == 255 and item.opacity() == 1


def _runs_out(text: Painted) -> bool:
    if text.scrolls:
        return False
    return not text.clip.adjusted(-SLACK_PX, -SLACK_PX, SLACK_PX, SLACK_PX).contains(text.area)


def _leaves_key(text: Painted) -> bool:
    parent = text.item.parentItem()
    while parent is not None and not parent.inherits("QQuickAbstractButton"):
        parent = parent.parentItem()
    return parent is not None and not _holds(parent, text)


def _leaves_panel(text: Painted) -> bool:
    """Of a card; what scrolls in it is cut at its edge."""
    parent = text.item.parentItem()
    while parent is not None and not _is_panel(parent):
        parent = parent.parentItem()
    return parent is not None and not text.scrolls and not _holds(parent, text)


def _is_panel(item: QQuickItem) -> bool:
    kind = item.metaObject()
    while kind is not None and not kind.className().startswith("Panel_QML"):
        kind = kind.superClass()
    return kind is not None


def _holds(item: QQuickItem, text: Painted) -> bool:
    area = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
    return area.adjusted(-SLACK_PX, -SLACK_PX, SLACK_PX, SLACK_PX).contains(text.area)


def _overlaps(texts: list[Painted]) -> Iterator[str]:
    seen = [(each, each.area & each.clip) for each in texts]
    for index, (one, area) in enumerate(seen):
        for other, elsewhere in seen[index + 1 :]:
            if not area.intersects(elsewhere):
                continue
            shared = area & elsewhere
            apart = shared.width() <= SLACK_PX or shared.height() <= SLACK_PX
            if not apart and _layer(one.item) == _layer(other.item):
                yield f"over one another: {one.text!r} and {other.text!r}"
