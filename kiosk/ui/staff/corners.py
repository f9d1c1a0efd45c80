"""The gesture that opens the menu of staff: the four corners of the screen, one after another.

Nobody does it by chance, and there is nothing to be seen. It asks for a name and a PIN, no more.
"""

CORNERS = 4
WITHIN_S = 5.0


class Corners:
    """Clockwise from the upper left, which is 0."""

    def __init__(self) -> None:
        self._next = 0
        self._since_s = 0.0

    def touched(self, corner: int, now_s: float) -> bool:
        """True at the last of them. Any other order begins anew."""
        late = now_s - self._since_s > WITHIN_S
        if corner == 0:
            self._next, self._since_s = 1, now_s
            return False
        if late or corner != self._next:
            self._next = 0
            return False
        self._next = (self._next + 1) % CORNERS
        return self._next == 0
