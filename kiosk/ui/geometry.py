"""Points, rectangles and outlines in pixels: x to the right, y down, as a screen counts."""

from collections.abc import Sequence
from math import hypot

from msgspec import Struct


class Pixel(Struct, frozen=True):
    """A point on the screen."""

    x: float
    y: float

    def distance(self, other: "Pixel") -> float:
        return hypot(self.x - other.x, self.y - other.y)

    def halfway(self, other: "Pixel") -> "Pixel":
        return Pixel((self.x + other.x) / 2, (self.y + other.y) / 2)


class Area(Struct, frozen=True):
    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> Pixel:
        return Pixel(self.x + self.width / 2, self.y + self.height / 2)

    @property
    def corners(self) -> tuple[Pixel, ...]:
        """Clockwise from the upper left."""
        return (
            Pixel(self.x, self.y),
            Pixel(self.right, self.y),
            Pixel(self.right, self.bottom),
            Pixel(self.x, self.bottom),
        )

    def holds(self, pixel: Pixel) -> bool:
        return self.x <= pixel.x < self.right and self.y <= pixel.y < self.bottom


def bounds(outline: Sequence[Pixel]) -> Area:
    """The smallest rectangle around an outline."""
    left, right = min(p.x for p in outline), max(p.x for p in outline)
    top, bottom = min(p.y for p in outline), max(p.y for p in outline)
    return Area(left, top, right - left, bottom - top)


def holds(outline: Sequence[Pixel], pixel: Pixel) -> bool:
    """Whether a point lies inside: a line from it to the right crosses the outline oddly often."""
    inside = False
    for one, other in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (one.y > pixel.y) != (other.y > pixel.y):
            crossing = one.x + (pixel.y - one.y) * (other.x - one.x) / (other.y - one.y)
            inside ^= pixel.x < crossing
    return inside
