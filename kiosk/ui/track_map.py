"""Where the pockets and sectors of a race track lie on the screen, and which one is meant.

The track is the wheel laid out as an oval, clockwise as on the wheel: the zeros are around the
right end, and the straights take as many pockets as leave the ends' own wide enough for a finger.
A sector lies between the pockets it holds, which decide where its dividers run.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from math import atan2, cos, degrees, hypot, radians, sin

from msgspec import Struct

from kiosk.rules.announced import Announced, AnnouncedKind
from kiosk.rules.pockets import ZEROS, Pocket
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.wagers import Wager
from kiosk.ui.geometry import Area, Pixel

_RIGHT_END = 4
"""Pockets around it, whatever the wheel."""
_LEFT_END = 3
"""At least: one more where the wheel's pockets cannot be halved."""
_BOXES_FROM = 240 / 224
"""Where the boxes of Spread-Bet begin, behind their caption, as a share of the height."""
_CHIP_FROM_END = 34 / 224
_ROUND_END = 14 / 224
"""The last box ends in the round of the field."""


class Arc(Struct, frozen=True):
    """A part of a ring around the middle of an end. Angles run clockwise from the top."""

    centre: Pixel
    start_deg: float
    span_deg: float


class RingCell(Struct, frozen=True):
    pocket: Pocket
    badge: Pixel
    """The middle of its number."""
    shape: Area | Arc


class Sector(Struct, frozen=True):
    """A part of the field within the ring, between two slanting lines."""

    announced: str
    row: int | None
    """0 or 1 where the field has two rows of sectors."""
    left: tuple[float, float]
    """Where it begins, at its upper and at its lower edge."""
    right: tuple[float, float]
    label: Pixel


class TrackMap:
    """Pixels count from the upper left corner of the track. `track` is the rule book's name for
    one of several."""

    def __init__(
        self, book: RuleBook, *, width: float, height: float, scale: float, track: str = ""
    ) -> None:
        self.width, self.height, self.scale = width, height, scale
        self.radius = height / 2
        self.ring = height / 4
        """The ring's width."""
        order = book.wheel.order
        self.straight = (len(order) - _RIGHT_END - _LEFT_END) // 2
        """Pockets along each side."""
        self.step = (width - height) / self.straight
        before_zeros = (_RIGHT_END + 1 - sum(pocket in ZEROS for pocket in order)) // 2
        start = order.index("0") - before_zeros - self.straight
        self._order = tuple(order[(start + i) % len(order)] for i in range(len(order)))
        offered = [a for a in book.announced.values() if a.track in ("", track)]
        self.neighbours = any(a.kind is AnnouncedKind.NEIGHBOURS for a in offered)
        self.cells: Mapping[Pocket, RingCell] = {cell.pocket: cell for cell in self._cells()}
        self.boxes: tuple[Sector, ...] = ()
        """Of Spread-Bet, if it is on offer: they take the field."""
        self.sectors: tuple[Sector, ...] = (
            *self._sections([a for a in offered if a.kind is AnnouncedKind.SECTION]),
            *self._signs([a for a in offered if a.kind is AnnouncedKind.ZODIAC]),
        )

    @property
    def field(self) -> Area:
        """What the ring encloses; its ends are round."""
        return Area(self.ring, self.ring, self.width - 2 * self.ring, self.height - 2 * self.ring)

    # ---- The ring -----------------------------------------------------------------------------

    @cached_property
    def _left_centre(self) -> Pixel:
        return Pixel(self.radius, self.radius)

    @cached_property
    def _right_centre(self) -> Pixel:
        return Pixel(self.width - self.radius, self.radius)

    @property
    def top(self) -> tuple[Pocket, ...]:
        """Along the upper side, from the left."""
        return self._order[: self.straight]

    @property
    def right_end(self) -> tuple[Pocket, ...]:
        """From the top."""
        return self._order[self.straight : self.straight + _RIGHT_END]

    @property
    def bottom(self) -> tuple[Pocket, ...]:
        """Along the lower side, from the left."""
        begin = self.straight + _RIGHT_END
        return self._order[begin : begin + self.straight][::-1]

    @property
    def left_end(self) -> tuple[Pocket, ...]:
        """From the bottom."""
        return self._order[2 * self.straight + _RIGHT_END :]

    def _cells(self) -> list[RingCell]:
        cells = []
        for y, side in ((0.0, self.top), (self.height - self.ring, self.bottom)):
            for index, pocket in enumerate(side):
                area = Area(self.radius + index * self.step, y, self.step, self.ring)
                cells.append(RingCell(pocket, area.centre, area))
        cells += self._end(self.right_end, self._right_centre, first_deg=0)
        cells += self._end(self.left_end, self._left_centre, first_deg=180)
        return cells

    def _end(self, pockets: Sequence[Pocket], centre: Pixel, *, first_deg: float) -> list[RingCell]:
        span_deg = 180 / len(pockets)
        cells = []
        for index, pocket in enumerate(pockets):
            arc = Arc(centre, first_deg + index * span_deg, span_deg)
            middle = radians(arc.start_deg + span_deg / 2)
            reach = self.radius - self.ring / 2
            badge = Pixel(centre.x + reach * sin(middle), centre.y - reach * cos(middle))
            cells.append(RingCell(pocket, badge, arc))
        return cells

    def pocket_at(self, at: Pixel) -> Pocket | None:
        """The pocket of the ring under a finger."""
        if self._in_field(at) or not 0 <= at.y < self.height:
            return None
        along = at.x - self.radius
        if 0 <= along < self.straight * self.step:
            side = self.top if at.y < self.radius else self.bottom
            return side[int(along / self.step)]
        left = along < 0
        centre = self._left_centre if left else self._right_centre
        if hypot(at.x - centre.x, at.y - centre.y) > self.radius:
            return None
        turned = degrees(atan2(at.x - centre.x, centre.y - at.y)) % 360
        pockets = self.left_end if left else self.right_end
        return pockets[min(len(pockets) - 1, int((turned % 180) / 180 * len(pockets)))]

    # ---- The field ----------------------------------------------------------------------------

    def _in_field(self, at: Pixel) -> bool:
        reach = self.radius - self.ring
        near_x = min(max(at.x, self.radius), self.width - self.radius)
        return hypot(at.x - near_x, at.y - self.radius) < reach

    def sector_at(self, at: Pixel) -> str | None:
        """The multi-piece wager of the field under a finger."""
        if not self._in_field(at):
            return None
        row = 0 if at.y < self.radius else 1
        for sector in self.sectors:
            if sector.row not in (None, row):
                continue
            down = (at.y - self.field.y) / self.field.height
            left = sector.left[0] + down * (sector.left[1] - sector.left[0])
            right = sector.right[0] + down * (sector.right[1] - sector.right[0])
            if left <= at.x < right:
                return sector.announced
        return None

    def box_at(self, at: Pixel) -> str | None:
        """The Spread-Bet under a finger."""
        if not self._in_field(at):
            return None
        return next((b.announced for b in self.boxes if b.left[0] <= at.x < b.right[0]), None)

    def chip_of(self, box: Sector) -> Pixel:
        """At the end of its box, behind the words."""
        inset = _CHIP_FROM_END * self.height
        if box is self.boxes[-1]:
            inset += _ROUND_END * self.height
        return Pixel(box.right[0] - inset, self.radius)

    def offer(self, spread: Sequence[Wager]) -> None:
        """These Spread-Bets, side by side."""
        begins = _BOXES_FROM * self.height
        step = (self.width - self.ring - begins) / max(1, len(spread))
        boxes = []
        for index, wager in enumerate(spread):
            left, right = begins + index * step, begins + (index + 1) * step
            label = Pixel((left + right) / 2, self.radius)
            boxes.append(Sector(wager.id, None, (left, left), (right, right), label))
        self.boxes = tuple(boxes)

    def _sections(self, sections: Sequence[Announced]) -> list[Sector]:
        """Each pocket belongs to the smallest section that holds it."""
        ranked = sorted(sections, key=lambda section: len(numbers_of(section)))
        above, below = (_runs(side, ranked) for side in (self.top, self.bottom))
        sectors = []
        for section in sections:
            left = (self._edge(above[section.id][0]), self._edge(below[section.id][0]))
            right = (self._edge(above[section.id][1]), self._edge(below[section.id][1]))
            label = Pixel((sum(left) + sum(right)) / 4, self.radius)
            sectors.append(Sector(section.id, None, left, right, label))
        return sectors

    def _signs(self, signs: Sequence[Announced]) -> list[Sector]:
        """Signs lie in two rows, each along its own three pockets."""
        sectors = []
        for row, side in enumerate((self.top, self.bottom)):
            for name, (first, end) in _runs(side, signs).items():
                left, right = self._edge(first), self._edge(end)
                y = self.radius + (row - 0.5) * self.field.height / 2
                near = max(left, self.radius * 0.8), min(right, self.width - self.radius * 0.8)
                label = Pixel(sum(near) / 2, y)
                sectors.append(Sector(name, row, (left, left), (right, right), label))
        return sectors

    def _edge(self, cell: int) -> float:
        """The x of a divider before this cell of a side; the ends belong to the outermost."""
        if cell == 0:
            return self.ring
        return self.width - self.ring if cell == self.straight else self.radius + cell * self.step


def numbers_of(announced: Announced) -> frozenset[Pocket]:
    """Every number that a piece of it covers."""
    return frozenset(
        pocket for wager in announced.pieces for pocket in wager.partition(":")[2].split("/")
    )


def _runs(side: Sequence[Pocket], wagers: Sequence[Announced]) -> dict[str, tuple[int, int]]:
    """From where to where along a side each wager lies; the first that holds a pocket has it."""
    runs: dict[str, tuple[int, int]] = {}
    for index, pocket in enumerate(side):
        owner = next((wager.id for wager in wagers if pocket in numbers_of(wager)), None)
        if owner is not None:
            runs[owner] = (runs.get(owner, (index, index))[0], index + 1)
    return runs
