"""Points and rectangles of the cloth, in cells: x to the right, y up, number 1 at [0, 1] x [0, 1].

Every coordinate is a multiple of a quarter, which a float holds exactly.
"""

from msgspec import Struct


class Point(Struct, frozen=True):
    x: float
    y: float


class Rect(Struct, frozen=True):
    left: float
    bottom: float
    right: float
    top: float

    @property
    def centre(self) -> Point:
        return Point((self.left + self.right) / 2, (self.bottom + self.top) / 2)

    @property
    def vertices(self) -> tuple[Point, Point, Point, Point]:
        return (
            Point(self.left, self.bottom),
            Point(self.left, self.top),
            Point(self.right, self.bottom),
            Point(self.right, self.top),
        )

    def touches(self, point: Point) -> bool:
        return self.left <= point.x <= self.right and self.bottom <= point.y <= self.top

    def overlaps(self, other: "Rect") -> bool:
        return (
            self.left < other.right
            and other.left < self.right
            and self.bottom < other.top
            and other.bottom < self.top
        )

    def border_with(self, other: "Rect") -> Point | None:
        """The middle of the line both rectangles share, if it is a line and not a mere point."""
        left, right = max(self.left, other.left), min(self.right, other.right)
        bottom, top = max(self.bottom, other.bottom), min(self.top, other.top)
        if (left == right and bottom < top) or (bottom == top and left < right):
            return Point((left + right) / 2, (bottom + top) / 2)
        return None
