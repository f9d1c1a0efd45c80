"""Whether a hit is what its controller had committed itself to."""

from collections.abc import Sequence

from kiosk.game.jackpot.draw import commitment_of
from kiosk.game.jackpot.values import HitTold
from kiosk.game.supernova.state import Seal


def fits(told: HitTold, seen: Sequence[Seal]) -> bool:
    """This table had seen that very seal before, and it was made of what is now revealed."""
    made = commitment_of(told.level, told.epoch, told.trigger_parts, bytes.fromhex(told.nonce))
    known = Seal(told.epoch, told.commitment) in seen
    return known and made == told.commitment
