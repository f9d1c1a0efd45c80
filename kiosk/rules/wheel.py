"""The order of the pockets around the wheel."""

from msgspec import Struct

from kiosk.rules.pockets import ZEROS, Pocket


class Wheel(Struct, frozen=True):
    """Pockets clockwise, beginning anywhere."""

    order: tuple[Pocket, ...]

    @property
    def zeros(self) -> tuple[Pocket, ...]:
        return tuple(zero for zero in ZEROS if zero in self.order)

    def around(self, centre: Pocket, each_side: int) -> tuple[Pocket, ...]:
        """The centre and its neighbours on both sides, clockwise."""
        at = self.order.index(centre)
        size = len(self.order)
        return tuple(self.order[(at + step) % size] for step in range(-each_side, each_side + 1))
