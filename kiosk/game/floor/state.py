"""What the table knows of the floor."""

from collections.abc import Mapping

from msgspec import Struct, field


class NumberBlock(Struct, frozen=True):
    prefix: str
    count: int
    used: int = 0


class SoughtTicket(Struct, frozen=True):
    number: str
    seat: str


class FloorAtTable(Struct, frozen=True):
    blocks: tuple[NumberBlock, ...] = ()
    """From the first that was given. Empty: this table was never on a floor."""
    kept: Mapping[str, None] = field(default_factory=dict)
    """Tickets of this table that the floor was not given yet, since it is on one."""
    sought: Mapping[str, SoughtTicket] = field(default_factory=dict)
    """What the floor is asked for at this moment, by key."""

    @property
    def block(self) -> NumberBlock | None:
        """From which the next number is taken."""
        return next((block for block in self.blocks if block.used < block.count), None)
