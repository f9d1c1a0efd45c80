"""Every picture of the screens by its name, for QML: `image://tapis/chip/2500/84`.

| name | picture |
|---|---|
| `cloth/<rev>/<state>` | the whole cloth, in a `ClothState` |
| `cell/<rev>/<cell>/<state>` | one cell in a state of `CellState`, to lie over the cloth |
| `rays/<rev>/<pocket>` | a large win's, over the quiet cloth and at its `rays_area` |
| `track/<rev>/open`, `track/<rev>/quiet` | the whole race track |
| `pocket/<rev>/<pocket>/lit` | one cell of the ring, to lie at its `pocket_area` |
| `pocket/<rev>/<pocket>/hot`, `.../cold` | the same with the tint of how often it came up |
| `sector/<rev>/<announced>/lit` | one sector or box, to lie at the `field_area`; `|` for `/` |
| `rim/<diameter>` | a wheel from above, without what turns in it |
| `rotor/<rev>/<diameter>`, `.../<pocket>` | what does; with the ball in a pocket |
| `arms/<diameter>` | what lies in its hub, where nothing else does |
| `ring-rim/<diameter>` | the rim of the two rings of Spread-Bet |
| `rings-sign/<size>` | a sign for a wager on both of them |
| `ring/<rev>/<ring>/<diameter>`, `.../<pocket>` | one of the two; with the pocket that it won by |
| `wedge/<rev>/<pocket>/<radius>/<state>` | a pocket of the stage's wheel, in a `WedgeState` |
| `inner-wedge/...` | the same of the inner ring of Spread-Bet |
| `bowl/<width>/<height>`, `bowl-sides/...` | what of it stands still, below and above the rest |
| `bowl/<width>/<height>/<drawn>` | the same, with more of the wheel in sight |
| `ball/<size>`, `trail/<length>/<height>` | its ball, and what it leaves behind |
| `neighbours/<rev>/<pocket>/<sides>/<width>` | a number between its neighbours |
| `tally/<rev>/<diameter>/<times>` | a wheel with a bar for each pocket: `3.0.2...` times |
| `chip/<cents>/<diameter>`, `.../disabled`, `.../under` | a chip, or below zero a plaque |
| `outlines/<size>` | the three shapes of a number that nobody knows yet |
| `badge/<pocket>/<size>`, `.../plain` | a result, with and without its number |
| `dolly/<height>`, `.../ivory` | the marker of the winning number, `dolly_width` wide |
| `receipt/<text>/<size>` | the QR code of a receipt |
| `nova-chip/<diameter>` | the chip of Supernova without its figure |
| `nova-place/<diameter>/<colour>` | a dashed circle for it |
| `nova-sign/<rank>/<size>/<colour>` | the sign of a level, 1 for the greatest |
| `nova-medal/<rank>/<size>` | a level that was won, with its rays |
| `nova-rays/<width>/<height>` | the same, behind a whole display |
| `logo/<rev>/<width>/<height>` | the house's own, as large as fits |
| `icon/<name>/<size>/<colour>` | an icon in a colour of the theme |
| `contrast/<name>` | any of them in the palette of high contrast |

All sizes are real pixels. A revision is what `set_cloth` or another of the kind gave.
"""

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import count

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtQuick import QQuickImageProvider

from kiosk.rules.pockets import Pocket, is_pocket
from kiosk.rules.wheel import Wheel
from kiosk.ui.cloth_map import ClothMap
from kiosk.ui.painting.badge import draw_badge, draw_outlines
from kiosk.ui.painting.canvas import blank
from kiosk.ui.painting.chip import ChipState, draw_chip
from kiosk.ui.painting.cloth import CellState, ClothPainting, ClothState
from kiosk.ui.painting.dolly import draw_dolly
from kiosk.ui.painting.icons import ICONS, draw_icon
from kiosk.ui.painting.kept import KeptPictures
from kiosk.ui.painting.neighbours import draw_neighbours
from kiosk.ui.painting.nova import NOVA, nova_drawing
from kiosk.ui.painting.palette import Palette
from kiosk.ui.painting.plaque import draw_plaque
from kiosk.ui.painting.qr import draw_qr
from kiosk.ui.painting.rings import Ring, draw_ring, draw_ring_rim, draw_rings_sign
from kiosk.ui.painting.stage import (
    WedgeState,
    draw_ball,
    draw_bowl,
    draw_inner_wedge,
    draw_sides,
    draw_trail,
    draw_wedge,
)
from kiosk.ui.painting.tally import draw_tally
from kiosk.ui.painting.track import PocketState, TrackPainting
from kiosk.ui.painting.wheel import draw_arms, draw_rim, draw_rotor
from kiosk.ui.track_map import TrackMap

_log = logging.getLogger(__name__)

CONTRAST = "contrast"

_LARGEST_PX = 8192
# Every cell of a cloth in every state would be 24 MB at 1080p. A few dozen are in use at a time,
# and one is drawn again in a third of a millisecond.
_OVERLAYS = ("cell/", "pocket/", "sector/")
_OVERLAYS_KEPT = 160
_KEPT = 512
_OF_WHEEL = ("rotor", "ring", "wedge", "inner-wedge", "neighbours", "tally")
_OF_REVISION = ("cloth", "cell", "track", "pocket", "sector", *_OF_WHEEL)
_OF_STAGE = ("bowl", "bowl-sides", "ball", "trail", "rim", "arms", "ring-rim", "rings-sign")
# Never the same again, and up to 5 MB each: whoever shows it keeps it as long as it is shown.
_NOT_KEPT = (
    *("tally/", "rays/", "neighbours/", "receipt/", f"{CONTRAST}/receipt/"),
    *("nova-rays/", "nova-medal/", f"{CONTRAST}/nova-medal/"),
)


class Pictures(QQuickImageProvider):
    _revisions = count(1)
    """Of all in a process: Qt keeps pictures by their names alone, whichever engine asked."""

    def __init__(self, palette: Palette, contrast: Palette | None = None) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)
        self._palettes = {False: palette, True: contrast or palette}
        self.high_contrast, self.large_text = False, False
        """Of the cloths and tracks that are set from now on."""
        self._cloths: dict[int, ClothPainting] = {}
        self._tracks: dict[int, TrackPainting] = {}
        self._wheels: dict[int, Wheel] = {}
        self._logos: dict[int, QImage] = {}
        self._kept = KeptPictures(self._draw, _KEPT)
        self._kept_overlays = KeptPictures(self._draw, _OVERLAYS_KEPT)

    def set_cloth(self, cloth: ClothMap, labels: Mapping[str, str]) -> int:
        """Labels are the texts of the boxes by their cell. Gives the revision to ask for."""
        revision = next(self._revisions)
        self._cloths[revision] = ClothPainting(
            cloth, labels, self._palettes[self.high_contrast], large=self.large_text
        )
        return revision

    def set_track(self, track: TrackMap, labels: Mapping[str, tuple[str, str]]) -> int:
        """Labels are the name and the second line of each sector. Gives the revision."""
        revision = next(self._revisions)
        self._tracks[revision] = TrackPainting(
            track, labels, self._palettes[self.high_contrast], large=self.large_text
        )
        return revision

    def set_wheel(self, wheel: Wheel) -> int:
        revision = next(self._revisions)
        self._wheels[revision] = wheel
        return revision

    def set_logo(self, logo: QImage) -> int:
        revision = next(self._revisions)
        self._logos[revision] = logo
        return revision

    def forget(self, revision: int) -> None:
        """Gives back the memory of a cloth, a track or a wheel that is not shown any more. What was
        drawn of the others stays, or the next close would wait for all of it."""
        self._cloths.pop(revision, None)
        self._tracks.pop(revision, None)
        self._wheels.pop(revision, None)
        for kept in (self._kept, self._kept_overlays):
            kept.forget(lambda name: _revision_of(name) == str(revision))

    def colour(self, name: str) -> QColor:
        """As the theme has it, for whatever paints by itself."""
        return self._palettes[self.high_contrast][name]

    def requestImage(  # noqa: N802 - Qt's name
        self, name: str, size: QSize, _requested: QSize
    ) -> QImage:
        image = self.picture(name)
        size.setWidth(image.width())
        size.setHeight(image.height())
        return image

    def picture(self, name: str) -> QImage:
        """Drawn the first time it is asked for."""
        if name.startswith(_NOT_KEPT):
            return self._draw(name)
        return self._where(name).picture(name)

    def _where(self, name: str) -> KeptPictures:
        overlay = name.removeprefix(f"{CONTRAST}/").startswith(_OVERLAYS)
        return self._kept_overlays if overlay else self._kept

    def draw_next(self, names: Iterator[str]) -> bool:
        """The first of them that is not kept yet. False: there was none."""
        for name in names:
            if name not in self._where(name):
                self.picture(name)
                return True
        return False

    def _draw(self, name: str) -> QImage:
        try:
            drawing = self._drawing(name.split("/"))
        except (KeyError, ValueError):
            _log.error("There is no picture %r.", name)
            return blank(1, 1)
        return drawing()

    def _drawing(self, name: Sequence[str]) -> Callable[[], QImage]:
        """How to draw it. A name that means nothing raises KeyError or ValueError."""
        palette = self._palettes[name[0] == CONTRAST]
        if name[0] == CONTRAST:
            name = name[1:]
        match name:
            case ["cloth", revision, state]:
                return partial(self._cloths[int(revision)].whole, ClothState(state))
            case ["cell", revision, cell, state]:
                on = self._cloths[int(revision)]
                return partial(on.cell, on.cloth.cells[cell], CellState(state))
            case ["rays", revision, pocket]:
                felt = self._cloths[int(revision)]
                return partial(felt.rays, felt.cloth.cells[_pocket(pocket)])
            case ["track", revision, state]:
                return partial(self._tracks[int(revision)].whole, ClothState(state))
            case ["pocket", revision, pocket, state]:
                ring = self._tracks[int(revision)]
                return partial(ring.pocket, ring.track.cells[pocket], PocketState(state))
            case ["sector", revision, announced, "lit"]:
                field = self._tracks[int(revision)]
                return partial(field.lit_sector, field.sectors[announced.replace("|", "/")])
            case ["logo", revision, width, height]:
                size = QSize(_pixels(width), _pixels(height))
                return partial(_fitted, self._logos[int(revision)], size)
            case [kind, revision, *_] if kind in _OF_WHEEL:
                return _wheel_drawing(self._wheels[int(revision)], name, palette)
            case _:
                return _other_drawing(name, palette)


def _revision_of(name: str) -> str:
    """Of the cloth, track or wheel that it shows. Nothing: it shows none."""
    kind, *rest = name.removeprefix(f"{CONTRAST}/").split("/")
    return rest[0] if kind in _OF_REVISION and rest else ""


def _fitted(image: QImage, size: QSize) -> QImage:
    ratio, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    return image.scaled(size, ratio, smooth)


def _wheel_drawing(wheel: Wheel, name: Sequence[str], palette: Palette) -> Callable[[], QImage]:
    match name:
        case ["rotor", _, size]:
            return partial(draw_rotor, wheel, _pixels(size), palette)
        case ["rotor", _, size, pocket]:
            winner = wheel.order[wheel.order.index(pocket)]
            return partial(draw_rotor, wheel, _pixels(size), palette, winner)
        case ["ring", _, ring, size]:
            return partial(draw_ring, wheel, Ring(ring), _pixels(size), palette)
        case ["ring", _, ring, size, pocket]:
            winner = wheel.order[wheel.order.index(pocket)]
            return partial(draw_ring, wheel, Ring(ring), _pixels(size), palette, winner)
        case ["wedge", _, pocket, radius, state]:
            number, how = wheel.order[wheel.order.index(pocket)], WedgeState(state)
            return partial(draw_wedge, number, len(wheel.order), _pixels(radius), how, palette)
        case ["inner-wedge", _, pocket, radius, state]:
            number, how = wheel.order[wheel.order.index(pocket)], WedgeState(state)
            count = len(wheel.order)
            return partial(draw_inner_wedge, number, count, _pixels(radius), how, palette)
        case ["neighbours", _, pocket, sides, width]:
            number = wheel.order[wheel.order.index(pocket)]
            return partial(draw_neighbours, wheel, number, int(sides), _pixels(width), palette)
        case ["tally", _, size, counts]:
            times = [int(count) for count in counts.split(".")]
            if len(times) != len(wheel.order) or min(times) < 0:
                raise ValueError(counts)
            return partial(draw_tally, wheel, times, _pixels(size), palette)
        case _:
            raise KeyError(*name)


def _other_drawing(name: Sequence[str], palette: Palette) -> Callable[[], QImage]:
    """Of what no cloth, track or wheel of its own is set for."""
    if name[0] in NOVA:
        sizes = name[2:3] if name[0] in ("nova-sign", "nova-medal") else name[1:2]
        if name[0] == "nova-rays":
            sizes = name[1:]
        return nova_drawing(name, palette, [_pixels(size) for size in sizes])
    drawing = _stage_drawing if name[0] in _OF_STAGE else _small_drawing
    return drawing(name, palette)


def _stage_drawing(name: Sequence[str], palette: Palette) -> Callable[[], QImage]:
    """Of what stands still around the wheel, and of its ball."""
    match name:
        case ["bowl", width, height]:
            return partial(draw_bowl, _pixels(width), _pixels(height), palette)
        case ["bowl", width, height, drawn]:
            size = _pixels(width), _pixels(height)
            return partial(draw_bowl, *size, palette, _pixels(drawn))
        case ["bowl-sides", width, height]:
            return partial(draw_sides, _pixels(width), _pixels(height), palette)
        case ["rim", size]:
            return partial(draw_rim, _pixels(size), palette)
        case ["arms", size]:
            return partial(draw_arms, _pixels(size), palette)
        case ["ring-rim", size]:
            return partial(draw_ring_rim, _pixels(size), palette)
        case ["rings-sign", size]:
            return partial(draw_rings_sign, _pixels(size), palette)
        case ["ball", size]:
            return partial(draw_ball, _pixels(size), palette)
        case ["trail", length, height]:
            return partial(draw_trail, _pixels(length), _pixels(height), palette)
        case _:
            raise KeyError(*name)


def _small_drawing(name: Sequence[str], palette: Palette) -> Callable[[], QImage]:
    """Of what does not depend on a rule book."""
    match name:
        case ["chip", cents, size]:
            return partial(_chip, int(cents), _pixels(size), ChipState.NORMAL, palette)
        case ["chip", cents, size, state]:
            return partial(_chip, int(cents), _pixels(size), ChipState(state), palette)
        case ["badge", pocket, size]:
            number = _pocket(pocket)
            return partial(draw_badge, number, _pixels(size), palette, with_number=True)
        case ["badge", pocket, size, "plain"]:
            number = _pocket(pocket)
            return partial(draw_badge, number, _pixels(size), palette, with_number=False)
        case ["outlines", size]:
            return partial(draw_outlines, _pixels(size), palette)
        case ["dolly", size]:
            return partial(draw_dolly, _pixels(size), palette, ("brassBright", "dollyShade"))
        case ["dolly", size, "ivory"]:
            return partial(draw_dolly, _pixels(size), palette, ("ivory", "ivory3"))
        case ["receipt", text, size]:
            return partial(draw_qr, text, _pixels(size))
        case ["icon", icon, size, colour]:
            return partial(draw_icon, ICONS[icon], _pixels(size), palette[colour])
        case _:
            raise KeyError(*name)


def _pixels(text: str) -> int:
    if not 1 <= int(text) <= _LARGEST_PX:
        raise ValueError(text)
    return int(text)


def _pocket(text: str) -> Pocket:
    if not is_pocket(text):
        raise ValueError(text)
    return text


def _chip(cents: int, size: int, state: ChipState, palette: Palette) -> QImage:
    if cents < 0:
        return draw_plaque(-cents, size, state, palette)
    return draw_chip(cents, size, state, palette)
