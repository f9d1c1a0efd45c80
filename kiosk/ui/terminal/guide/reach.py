"""What of a window can be reached: every control that a finger could touch now, found on the live
scene, so that no screen has to list its own."""

from collections.abc import Iterator

from PySide6.QtCore import QMetaObject, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem, QQuickWindow

from kiosk.ui.texts import translate

PAGE_SHARE = 0.8
"""Of a page, so that the last lines are read again."""


SLIDE_SHARE = 0.1
"""Of all that a slider goes through: a hundred rounds are ten choices away, and not ninety-nine."""


class Control:
    """A key, a page that has more below, or a slider."""

    def __init__(self, item: QQuickItem, order: int, area: QRectF) -> None:
        self._item, self.area = item, area
        self.scrolls = item.inherits("QQuickFlickable")
        self.slides = _is_slider(item)
        kind = "page" if self.scrolls else "slider" if self.slides else "key"
        self.id = f"{kind} {item.objectName() or order}"
        self.group = _group_of(item)

    @property
    def name(self) -> str:
        """As it says itself to whoever cannot see it."""
        if self.scrolls:
            return translate("GuideView", "Further down")
        if self.slides:
            return translate("GuideView", "Further back")
        told = QAccessible.queryAccessibleInterface(self._item)
        return told.text(QAccessible.Text.Name) if told is not None else ""

    def press(self) -> None:
        if self.scrolls:
            _turn_page(self._item)
        elif self.slides:
            self._further_back()
        else:
            QMetaObject.invokeMethod(self._item, "click")

    def slide(self, steps: float) -> None:
        """Towards the end by so many steps, as far as it goes."""
        slider = self._item
        value = float(slider.property("value")) + steps
        self._slide_to(min(max(value, slider.property("from")), slider.property("to")))

    def _further_back(self) -> None:
        """And from the beginning to the end again, for whoever has one switch to choose with."""
        first, last = float(self._item.property("from")), float(self._item.property("to"))
        if self._item.property("value") <= first:
            self._slide_to(last)
        else:
            self.slide(-max(1, round((last - first) * SLIDE_SHARE)))

    def _slide_to(self, value: float) -> None:
        self._item.setProperty("value", value)
        QMetaObject.invokeMethod(self._item, "moved")


class Surface:
    """The cloth or the track: touched anywhere."""

    def __init__(self, item: QQuickItem, above: list[QRectF]) -> None:
        self._item, self._above = item, above

    def area(self, within: QRectF) -> QRectF:
        """Of the window."""
        return self._item.mapRectToScene(within)

    def is_free(self, at: QPointF) -> bool:
        """Nothing lies over it there."""
        point = self._item.mapToScene(at)
        return not any(area.contains(point) for area in self._above)


class Reach:
    """A window as it is now."""

    def __init__(self, window: QQuickWindow) -> None:
        items = list(_painted(window.contentItem()))
        self._takers = [
            (order, item, _area(item)) for order, item in enumerate(items) if _takes_touch(item)
        ]
        self.controls = list(self._controls(items))
        self._surfaces = {
            item.objectName(): Surface(item, self._above(order, item))
            for order, item, _ in self._takers
            if item.objectName().endswith("Surface")
        }

    def surface(self, name: str) -> Surface | None:
        return self._surfaces.get(f"{name}Surface")

    def _controls(self, items: list[QQuickItem]) -> Iterator[Control]:
        for order, item in enumerate(items):
            if not (_is_key(item) or _is_page(item) or _is_slider(item)):
                continue
            area = _shown_area(item)
            covered = any(above.contains(area.center()) for above in self._above(order, item))
            if not area.isEmpty() and not covered:
                yield Control(item, order, area)

    def _above(self, order: int, item: QQuickItem) -> list[QRectF]:
        return [
            area
            for other, taker, area in self._takers
            if other > order and taker is not item and not item.isAncestorOf(taker)
        ]


def _painted(under: QQuickItem) -> Iterator[QQuickItem]:
    """Everything that is shown, the uppermost last."""
    for item in sorted(under.childItems(), key=lambda child: child.z()):
        if item.isVisible() and item.opacity() > 0:
            yield item
            yield from _painted(item)


def _takes_touch(item: QQuickItem) -> bool:
    return item.acceptedMouseButtons() != Qt.MouseButton.NoButton and item.isEnabled()


def _is_key(item: QQuickItem) -> bool:
    return item.inherits("QQuickAbstractButton") and item.isEnabled()


def _is_slider(item: QQuickItem) -> bool:
    return item.inherits("QQuickSlider") and item.isEnabled()


def _is_page(item: QQuickItem) -> bool:
    if not item.inherits("QQuickFlickable"):
        return False
    return bool(item.property("contentHeight") > item.height() + 1)


def _group_of(item: QQuickItem) -> str:
    around: QQuickItem | None = item
    while around is not None:
        if name := around.property("scanGroup"):
            return str(name)
        around = around.parentItem()
    return ""


def _turn_page(page: QQuickItem) -> None:
    """Further down, and from the end back to the top."""
    top, height = float(page.property("contentY")), page.height()
    last = float(page.property("contentHeight")) - height + float(page.property("originY"))
    further = min(top + PAGE_SHARE * height, last)
    page.setProperty("contentY", further if top < last - 1 else page.property("originY"))


def _area(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def _shown_area(item: QQuickItem) -> QRectF:
    """What the lists around it leave of it; nothing if its middle is scrolled away."""
    area, around = _area(item), item.parentItem()
    middle = area.center()
    while around is not None:
        if around.clip() and not _area(around).contains(middle):
            return QRectF()
        around = around.parentItem()
    return area
