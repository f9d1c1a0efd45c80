"""What a finger on the cloth is about to do. No screen, no clock: positions and times come in."""

from msgspec import Struct
from msgspec.structs import replace


class Finger(Struct, frozen=True, kw_only=True):
    """From the press to the lift. A chip is placed where the finger is lifted; a finger that went
    down on the player's own chips and slides away carries them along."""

    round: int
    """A touch that began before the close and ends after it does nothing."""
    spot: str | None
    """Under the finger now; None off the cloth."""
    began: str | None
    chips_there: bool
    """The player had chips on the spot where it began."""
    spent: bool = False
    """It has done what it came for; lifting it does nothing more."""

    @property
    def carries(self) -> bool:
        """The chips of the first spot, on their way to another."""
        return self.chips_there and not self.spent and self.spot != self.began

    def moved_to(self, spot: str | None) -> "Finger":
        return replace(self, spot=spot)
