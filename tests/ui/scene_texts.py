"""Every text of a live scene as it is painted: where, how much of it, and under what."""

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from operator import itemgetter
from typing import TypeAlias

from PySide6.QtCore import QMetaObject, QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtQml import QQmlEngine, QQmlExpression
from PySide6.QtQuick import QQuickItem, QQuickWindow

from tests.ui.seen_items import settle

SLACK_PX = 1.5
"""Rounding, and the empty edge of a letter."""
_SMALLEST_PX = 4
_ACROSS = Qt.AlignmentFlag.AlignHCenter.value, Qt.AlignmentFlag.AlignRight.value
_DOWN = Qt.AlignmentFlag.AlignVCenter.value, Qt.AlignmentFlag.AlignBottom.value

_Item: TypeAlias = tuple[QQuickItem, QRectF, bool]
"""With what can be seen of it at most, and whether it is in a list."""


@dataclass(frozen=True, slots=True)
class Painted:
    item: QQuickItem
    text: str
    area: QRectF
    """What its letters take of the window."""
    clip: QRectF
    """What can be seen of it at most."""
    seen: QRectF
    """What can be seen of its letters, where nothing lies over them."""
    scrolls: bool
    """It is in a list, whose edge may cut it."""


@dataclass(frozen=True, slots=True)
class Looked:
    items: list[QQuickItem]
    """All that can be seen, the uppermost last."""
    faults: list[str]
    """What is wrong with the texts, in words."""
    cut_keys: list[str]
    """Keys of which not all can be seen, and no list can be moved to see the rest."""


def faults(window: QQuickWindow) -> list[str]:
    return look_at(window).faults


def look_at(window: QQuickWindow) -> Looked:
    """A screen as it is now. A scene has thousands of items, so it is walked through once."""
    settle(window)
    everything = QRectF(0, 0, window.width(), window.height())
    painted: list[_Item] = []
    _paint(window.contentItem(), everything, False, painted)
    texts, covered = _look(painted)
    found = [
        *(f"half covered: {text!r}" for text in covered),
        *(f"cut short: {each.text!r}" for each in texts if each.item.property("truncated")),
        *(f"runs out: {each.text!r}" for each in texts if _runs_out(each)),
        *(f"wider than its key: {each.text!r}" for each in texts if _leaves_key(each)),
        *(f"out of its panel: {each.text!r}" for each in texts if _leaves_panel(each)),
        *_overlaps(texts),
    ]
    cut = [
        item.objectName() or _label(item)
        for item, clip, scrolls in painted
        if item.inherits("QQuickAbstractButton") and not scrolls and not _whole(item, clip)
    ]
    return Looked([item for item, _, _ in painted], found, cut)


def _label(key: QQuickItem) -> str:
    return str(key.property("text"))


def _whole(key: QQuickItem, clip: QRectF) -> bool:
    """It lies in the window and on its card, as far as anything holds it."""
    area = key.mapRectToScene(QRectF(0, 0, key.width(), key.height()))
    card = key.parentItem()
    while card is not None and not card.inherits("QQuickRectangle"):
        card = card.parentItem()
    room = clip
    if card is not None:
        room = clip & card.mapRectToScene(QRectF(0, 0, card.width(), card.height()))
    return room.adjusted(-SLACK_PX, -SLACK_PX, SLACK_PX, SLACK_PX).contains(area)


def _look(painted: list[_Item]) -> tuple[list[Painted], list[str]]:
    """The texts that nothing lies over, in the order in which they are painted, and those of which
    something in the same layer hides a part."""
    found: list[Painted] = []
    covered: list[str] = []
    for item, clip, scrolls in painted:
        if item.inherits("QQuickText"):
            if text := str(item.property("text")):
                letters = _letters(item)
                found.append(Painted(item, text, letters, clip, letters & clip, scrolls))
        elif _opaque(item):
            cover = clip & item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
            beneath = [text for text in found if cover.intersects(text.seen)]
            if not beneath:
                continue
            gone = {id(text) for text in beneath if cover.contains(text.seen)}
            found = [text for text in found if id(text) not in gone]
            layer = _layer(item)
            inner = cover.adjusted(SLACK_PX, SLACK_PX, -SLACK_PX, -SLACK_PX)
            covered += [
                each.text
                for each in beneath
                if id(each) not in gone
                and inner.intersects(each.seen)
                and _layer(each.item) == layer
            ]
    return [text for text in found if text.area.intersects(text.clip)], covered


def _layer(item: QQuickItem) -> QQuickItem | None:
    """What opens over the rest of a screen, and may hide a part of it."""
    above: QQuickItem | None = item
    while above is not None and above.z() <= 0:
        above = above.parentItem()
    return above


def _paint(item: QQuickItem, clip: QRectF, scrolls: bool, into: list[_Item]) -> None:
    """In the order in which Qt does."""
    if not item.isVisible() or item.opacity() == 0:
        return
    if item.clip():
        clip = clip & item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
        scrolls = scrolls or item.inherits("QQuickFlickable")
    children = [(child.z(), child) for child in item.childItems()]
    children.sort(key=itemgetter(0))
    below = bisect_left(children, 0.0, key=itemgetter(0))
    for _, child in children[:below]:
        _paint(child, clip, scrolls, into)
    into.append((item, clip, scrolls))
    for _, child in children[below:]:
        _paint(child, clip, scrolls, into)


def _letters(item: QQuickItem) -> QRectF:
    width, height = item.property("contentWidth"), item.property("contentHeight")
    across, down = item.width() - width, item.height() - height
    at = _aligned(item) if across or down else 0
    left, top = across * _share(at, *_ACROSS), down * _share(at, *_DOWN)
    # The empty lines above and below letters may touch those of others.
    trim = min(item.property("font").pixelSize(), height) * 0.15
    return item.mapRectToScene(QRectF(left, top + trim, width, max(0.0, height - 2 * trim)))


def _aligned(item: QQuickItem) -> int:
    """By properties whose type only QML knows."""
    context = QQmlEngine.contextForObject(item)
    both = "effectiveHorizontalAlignment | verticalAlignment"
    value, _ = QQmlExpression(context, item, both).evaluate()
    return int(value)


def _share(at: int, middle: int, end: int) -> float:
    """Of the room that is left, what lies before the letters."""
    return 0.5 if at & middle else 1.0 if at & end else 0.0


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
    kind: QMetaObject | None = item.metaObject()
    assert kind is not None
    name = kind.className()
    if name not in _PANELS:
        while kind is not None and not kind.className().startswith("Panel_QML"):
            kind = kind.superClass()
        _PANELS[name] = kind is not None
    return _PANELS[name]


_PANELS: dict[str, bool] = {}
"""Whether what is of a class is a panel: a scene has thousands of items of few classes."""


def _holds(item: QQuickItem, text: Painted) -> bool:
    area = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
    return area.adjusted(-SLACK_PX, -SLACK_PX, SLACK_PX, SLACK_PX).contains(text.area)


def _overlaps(texts: list[Painted]) -> Iterator[str]:
    downwards = sorted(texts, key=lambda text: text.seen.top())
    for index, one in enumerate(downwards):
        area, bottom = one.seen, one.seen.bottom()
        for other in islice(downwards, index + 1, None):
            if other.seen.top() >= bottom:
                break
            shared = area & other.seen
            apart = shared.width() <= SLACK_PX or shared.height() <= SLACK_PX
            if not apart and _layer(one.item) == _layer(other.item):
                yield f"over one another: {one.text!r} and {other.text!r}"
