"""Every text, outline and picture of a live window, against what really lies beneath it.

The window is looked at with every text in a colour that nothing else has, then without any text,
and without small pictures either. Where the first has that colour there is writing, whatever its
own colour, and the second shows what it lies on. The same is done with what is filled, to know
what is covered.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from math import cos, pi, sin

from PySide6.QtCore import QPoint, QPointF, QRectF, QUrl
from PySide6.QtGui import QColor, QImage, QTransform
from PySide6.QtQml import QQmlProperty
from PySide6.QtQuick import QQuickItem, QQuickWindow

from kiosk.ui.painting.pictures import Pictures
from tests.ui.seen_items import seen_items, settle
from tests.ui.sight.eyes import over, worst
from tests.ui.sight.inks import Ink, Sample, line_tap

TEXT_LEAST, OUTLINE_LEAST, TARGET_LEAST_PX = 4.5, 3.0, 44
_MARKERS = [QColor(255, green, blue) for green in (0, 60, 120) for blue in (255, 195, 135)]
"""Several, so that a text below another is not taken for it."""
_OWN = 60
"""Of the three channels together: a pixel that is mostly of one colour."""
_STEP_PX = 2
_GLYPHS_MAX = 400
_TOUCHING_PX = 2
_ROUND = [(sin(turn * pi / 4), cos(turn * pi / 4)) for turn in range(8)]
_STRAIGHT = [(side, along) for side in (-1.0, 1.0) for along in (-0.5, 0.0, 0.5)]
_STRAIGHT += [(along, side) for side, along in _STRAIGHT]
"""Around the middle of an area, as shares of half of its width and height."""
_SMALL = ("badge", "icon", "chip", "dolly")
_ONLY_LOOKED_AT = ("wheel", "tally")
"""Pictures, never controls: their lines say nothing, their figures do."""


@dataclass(frozen=True)
class Fault:
    what: str
    where: tuple[int, int]
    why: str

    def __str__(self) -> str:
        return f"{self.what} at {self.where}: {self.why}"


class Scene:
    """A window as it is now. `hairline` is the one colour for edges that say nothing."""

    def __init__(self, window: QQuickWindow, pictures: Pictures, hairline: QColor) -> None:
        self._window, self._pictures = window, pictures
        # Black is what Qt calls the edge of a rectangle that was given none.
        self._silent = (hairline, QColor(0, 0, 0))
        settle(window)
        self._items = list(seen_items(window.contentItem()))
        texts = [item for item in self._items if item.inherits("QQuickText")]
        self._texts = [item for item in texts if item.property("text")]
        markers = _apart_where_they_meet(self._texts)
        self._markers = dict(zip(self._texts, (marker.rgb() for marker in markers), strict=True))
        with _each(self._texts, "color", markers):
            picture = window.grabWindow().convertToFormat(QImage.Format.Format_RGB32)
        self._marked = memoryview(bytes(picture.constBits())).cast("I")
        self._across = picture.width()

    def _look_beneath(self) -> None:
        """At what lies below texts and small pictures, and at what is covered."""
        small = [item for item in self._items if _kind(_picture(item)) in _SMALL]
        with _each(self._texts, "opacity", [0.0] * len(self._texts)):
            self._bare = self._window.grabWindow()
            with _each(small, "opacity", [0.0] * len(small)):
                self._surfaces = self._window.grabWindow()
        filled = [item for item in self._items if _fill(item).alpha()]
        markers = _markers(len(filled))
        self._fills = dict(zip(filled, (marker.rgb() for marker in markers), strict=True))
        with _each(filled, "color", markers):
            self._filled = self._window.grabWindow()

    def faults(self, text_least: float = TEXT_LEAST) -> list[Fault]:
        self._look_beneath()
        found: list[Fault] = []
        for item in self._texts:
            found += self._text_faults(item, text_least)
        for item in self._items:
            found += self._edge_faults(item)
            found += self._picture_faults(item, text_least)
            found += self._target_faults(item)
        return found

    @property
    def seen(self) -> int:
        """How many things were looked at: a check that sees nothing finds nothing."""
        return sum(1 for item in self._texts if next(self._glyphs(item), None) is not None)

    # ---- Texts --------------------------------------------------------------------------------

    def _glyphs(self, item: QQuickItem) -> Iterator[QPoint]:
        """Where something is written and not covered by anything."""
        area, of_marker = _shown_area(item), _LIKE[self._markers[item]]
        left, right = int(area.left()), int(area.right())
        for y in range(int(area.top()), int(area.bottom()), _STEP_PX):
            row = y * self._across
            pixels = self._marked[row + left : row + right : _STEP_PX]
            for index, pixel in enumerate(pixels):
                if of_marker[pixel]:
                    yield QPoint(left + index * _STEP_PX, y)

    def _text_faults(self, item: QQuickItem, least: float) -> Iterator[Fault]:
        colour, opacity = QColor(item.property("color")), _opacity(item)
        backs = {self._bare.pixel(at): at for at in islice(self._glyphs(item), _GLYPHS_MAX)}
        ratios = {(*worst(over(colour, back, opacity), back), at) for back, at in backs.items()}
        if ratios and (low := min(ratios, key=lambda ratio: ratio[0]))[0] < least:
            yield _fault(f"“{item.property('text')}”", low[2], low, least)

    def crowded(self) -> list[Fault]:
        """Texts that are cut short, leave the key they belong to, or lie over one another or over
        a key. What lies in another layer covers whatever is below it, as it should."""
        found: list[Fault] = []
        written: list[tuple[QQuickItem, QRectF]] = []
        for item in self._texts:
            at = next(self._glyphs(item), None)
            if at is None:
                continue
            area = _written(item)
            layer = _layer_of(item)
            near = [other for other, there in written if _overlap(area, there)]
            keys = [key for key, there in self._obstacles if _overlap(area, there)]
            near += [key for key in keys if not key.isAncestorOf(item)]
            faults = [
                f"lies over {other.property('text') or other.objectName()}"
                for other in near
                if _layer_of(other) is layer
            ]
            if item.property("truncated"):
                faults.append("is cut short")
            if not _held_by(item).adjusted(-1, -1, 1, 1).contains(_unclipped(item, area)):
                faults.append("does not fit")
            found += [Fault(f"“{item.property('text')}”", _at(at), fault) for fault in faults]
            written.append((item, area))
        return found

    @cached_property
    def _obstacles(self) -> list[tuple[QQuickItem, QRectF]]:
        """What no text from outside may lie over: keys, and the track as a whole."""
        tracks = [item for item in self._items if item.objectName() == "trackSurface"]
        return [
            *((item, _shown_area(item)) for item in self._items if _is_target(item)),
            *((item.parentItem(), _area(item)) for item in tracks),
        ]

    # ---- Outlines -----------------------------------------------------------------------------

    def _edge_faults(self, item: QQuickItem) -> Iterator[Fault]:
        """A rectangle that says something stands off by its edge or by its fill."""
        if not item.inherits("QQuickRectangle"):
            return
        width = float(QQmlProperty(item, "border.width").read())
        edge = QColor(QQmlProperty(item, "border.color").read())
        control = _control_of(item)
        if control is None and (width == 0 or edge.alpha() == 0 or edge in self._silent):
            return
        if control is not None and not control.isEnabled():
            return
        own = [c for c in ((edge, _fill(item)) if width and control else (edge,)) if c.alpha()]
        stand_off = []
        for on, outside in self._beside(item, max(1, round(width))):
            beneath = self._surfaces.pixel(outside)
            stand_off.append((*max(worst(over(c, beneath), beneath) for c in own), on))
        # A part may lie against something of its own colour, such as another lit edge.
        stand_off.sort(key=lambda ratio: ratio[0])
        if stand_off and (low := stand_off[(len(stand_off) - 1) // 2])[0] < OUTLINE_LEAST:
            name = (control or item).objectName() or item.parentItem().objectName()
            yield _fault(f"the edge of {name or 'a rectangle'}", low[2], low, OUTLINE_LEAST)

    def _beside(self, item: QQuickItem, width: int) -> Iterator[tuple[QPoint, QPoint]]:
        """Points of its edge that are not covered, each with one just outside of it."""
        area, inside = _area(item), _shown_area(item)
        round_ = float(item.property("radius")) * 2 >= min(area.width(), area.height())
        for x, y in _ROUND if round_ else _STRAIGHT:
            on = area.center() + QPointF(
                x * (area.width() - width) / 2, y * (area.height() - width) / 2
            )
            away = QPointF(x if abs(x) == 1 or round_ else 0, y if abs(y) == 1 or round_ else 0)
            outside, within = on + away * (width / 2 + 2.5), on - away * (width / 2 + 1.5)
            on_screen = inside.contains(on) and self._surfaces.rect().contains(outside.toPoint())
            if on_screen and self._is_seen(item, on, within):
                yield on.toPoint(), outside.toPoint()

    def _is_seen(self, item: QQuickItem, on: QPointF, within: QPointF) -> bool:
        if item in self._fills:
            return _apart(self._filled.pixel(within.toPoint()), self._fills[item]) < _OWN
        edge = QColor(QQmlProperty(item, "border.color").read())
        return _apart(self._surfaces.pixel(on.toPoint()), edge.rgb()) < _OWN

    # ---- Pictures -----------------------------------------------------------------------------

    def _picture_faults(self, item: QQuickItem, text_least: float) -> Iterator[Fault]:
        name = _picture(item)
        if not name:
            return
        shown_at = _pixels_of(item)
        for ink in inks_of(self._pictures, name):
            if not ink.is_text and _kind(name) in _ONLY_LOOKED_AT:
                continue
            least = text_least if ink.is_text else OUTLINE_LEAST
            ratios = [self._stands_off(ink, place, shown_at) for place in ink.places]
            ratios.sort(key=lambda ratio: ratio[0])
            # Where lines meet, what is beside one is the other; and a picture may show no more of a
            # line than such a place.
            spared = 0 if ink.is_text else max(1, len(ratios) // 4)
            if len(ratios) > spared and (low := ratios[spared])[0] < least:
                yield _fault(f"“{ink.what}” of {name}", low[2], low, least)

    def _stands_off(
        self, ink: Ink, place: tuple[Sample, ...], shown_at: QTransform
    ) -> tuple[float, str, QPoint]:
        """Where the picture itself is clear, what lies beneath it counts."""
        ratios = []
        for x, y, there in place:
            at = shown_at.map(QPointF(x, y)).toPoint()
            if self._surfaces.rect().contains(at):
                back = over(there, self._surfaces.pixel(at))
                ratios += [(*worst(over(c, back), back), at) for c in ink.colours]
        return max(ratios, key=lambda ratio: ratio[0], default=(21.0, "no", QPoint()))

    # ---- Targets ------------------------------------------------------------------------------

    def _target_faults(self, item: QQuickItem) -> Iterator[Fault]:
        if not _is_target(item):
            return
        area = _area(item)
        if min(area.width(), area.height()) < TARGET_LEAST_PX:
            size = f"{area.width():.0f} by {area.height():.0f} px"
            yield Fault(item.objectName() or "a target", _at(area.center().toPoint()), size)


def inks_of(pictures: Pictures, name: str) -> list[Ink]:
    """Painted once more, to be overheard. A cloth of another revision is another picture."""
    known = _INKS.setdefault(id(pictures), {})
    if name not in known:
        with line_tap(known.setdefault(name, [])):
            pictures._draw(name)
    return known[name]


_INKS: dict[int, dict[str, list[Ink]]] = {}


def _picture(item: QQuickItem) -> str:
    """The name of a picture of ours, or nothing."""
    source = item.property("source") if item.inherits("QQuickImage") else None
    address = source.toString() if isinstance(source, QUrl) else ""
    return address.removeprefix("image://tapis/") if address.startswith("image://tapis/") else ""


def _kind(picture: str) -> str:
    return picture.removeprefix("contrast/").partition("/")[0]


def _markers(count: int) -> list[QColor]:
    return [_MARKERS[index % len(_MARKERS)] for index in range(count)]


def _apart_where_they_meet(items: list[QQuickItem]) -> list[QColor]:
    """Of two that lie over one another each has a marker of its own, as far as there are enough."""
    areas = [_area(item).getCoords() for item in items]
    chosen: list[int] = []
    for index, (left, top, right, bottom) in enumerate(areas):
        met = {
            chosen[other]
            for other, (x, y, x2, y2) in enumerate(areas[:index])
            if x < right and left < x2 and y < bottom and top < y2
        }
        free = (marker % len(_MARKERS) for marker in range(index, index + len(_MARKERS)))
        chosen.append(next((marker for marker in free if marker not in met), index % len(_MARKERS)))
    return [_MARKERS[marker] for marker in chosen]


def _fill(item: QQuickItem) -> QColor:
    """Of a rectangle; of anything else none."""
    return QColor(
        item.property("color") if item.inherits("QQuickRectangle") else QColor(0, 0, 0, 0)
    )


def _is_target(item: QQuickItem) -> bool:
    return item.inherits("QQuickAbstractButton") or item.inherits("QQuickSlider")


def _control_of(item: QQuickItem) -> QQuickItem | None:
    """The control whose background this is."""
    parent = item.parentItem()
    if parent is None or not _is_target(parent):
        return None
    return parent if parent.property("background") == item else None


def _pixels_of(item: QQuickItem) -> QTransform:
    """Where in the window each pixel of a picture is."""
    size = item.property("sourceSize")
    zoom = item.width() / size.width() if size.width() else 1.0
    to, across, down = (item.mapToScene(QPointF(x, y)) for x, y in ((0, 0), (zoom, 0), (0, zoom)))
    right, below = across - to, down - to
    return QTransform(right.x(), right.y(), below.x(), below.y(), to.x(), to.y())


def _opacity(item: QQuickItem | None) -> float:
    share = 1.0
    while item is not None:
        share *= item.opacity()
        item = item.parentItem()
    return share


def _area(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def _written(item: QQuickItem) -> QRectF:
    """Where its glyphs are; a line of text is higher than they are."""
    box = item.boundingRect()
    slack = 0.18 * box.height() / max(1, int(item.property("lineCount")))
    return item.mapRectToScene(box.adjusted(0, slack, 0, -slack))


def _overlap(one: QRectF, other: QRectF) -> bool:
    shared = one.intersected(other)
    return min(shared.width(), shared.height()) > _TOUCHING_PX


def _layer_of(item: QQuickItem) -> QQuickItem | None:
    """The panel it is in: one that lets no touch through to what is below."""
    around = item.parentItem()
    while around is not None:
        covers = (child for child in around.childItems() if child.inherits("TouchSurface"))
        if any(not cover.objectName() for cover in covers) or around.objectName() == "preview":
            return around
        around = around.parentItem()
    return None


def _held_by(item: QQuickItem) -> QRectF:
    """The key or card that a text belongs to."""
    around = item.parentItem()
    while around.parentItem() is not None:
        # A type of QML has a number behind its name.
        if _is_target(around) or around.metaObject().className().startswith("Panel_"):
            break
        around = around.parentItem()
    return _area(around)


def _unclipped(item: QQuickItem, area: QRectF) -> QRectF:
    """What a list leaves of it: the rest is scrolled away, not lost."""
    around = item.parentItem()
    while around is not None:
        if around.clip():
            area = area.intersected(_area(around))
        around = around.parentItem()
    return area


def _shown_area(item: QQuickItem) -> QRectF:
    """What the lists and lenses around it leave of it."""
    area, around = _area(item), item.parentItem()
    while around is not None:
        if around.clip() or around.parentItem() is None:
            area = area.intersected(_area(around))
        around = around.parentItem()
    return area


def _apart(one: int, other: int) -> int:
    return sum(abs((one >> shift & 0xFF) - (other >> shift & 0xFF)) for shift in (0, 8, 16))


class _Like(dict[int, bool]):
    """Whether a pixel is mostly of one colour. A window has millions of them in few colours."""

    def __init__(self, colour: int) -> None:
        self._colour = colour

    def __missing__(self, pixel: int) -> bool:
        self[pixel] = _apart(pixel, self._colour) < _OWN
        return self[pixel]


_LIKE = {marker.rgb(): _Like(marker.rgb()) for marker in _MARKERS}


def _at(point: QPoint) -> tuple[int, int]:
    return point.x(), point.y()


def _fault(what: str, at: QPoint, low: tuple[float, str, QPoint], least: float) -> Fault:
    return Fault(what, _at(at), f"{low[0]:.2f}:1 for {low[1]} eyes, {least} is the least")


@contextmanager
def _each(items: list[QQuickItem], name: str, values: Sequence[object]) -> Iterator[None]:
    """Items as they are not, for a look. Their bindings are left alone."""
    before = [item.property(name) for item in items]
    for item, value in zip(items, values, strict=True):
        item.setProperty(name, value)
    try:
        yield
    finally:
        for item, was in zip(items, before, strict=True):
            item.setProperty(name, was)
