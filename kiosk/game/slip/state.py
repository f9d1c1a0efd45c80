"""What each machine knows of it."""

from collections.abc import Mapping

from msgspec import Struct, field


class Step(Struct, frozen=True):
    """What undoing one step restores: the amount on each spot and the place of each voucher."""

    stakes: Mapping[str, int]
    vouchers: Mapping[str, str]


class Slip(Struct, frozen=True):
    """Chips on the cloth, and how to go back."""

    stakes: Mapping[str, int] = field(default_factory=dict)
    vouchers: Mapping[str, str] = field(default_factory=dict)
    """Which wager each placed voucher stands on."""
    undo: tuple[Step, ...] = ()
    last_stakes: Mapping[str, int] = field(default_factory=dict)
    """The last slip that went into a round, for Repeat."""

    def emptied(self) -> "Slip":
        return Slip(last_stakes=self.last_stakes)
