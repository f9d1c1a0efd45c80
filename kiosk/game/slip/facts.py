"""Facts of this capability, of both machines."""

from enum import StrEnum

from kiosk.game.fact import Fact


class SlipStep(StrEnum):
    """What the player did to the slip."""

    PLACE = "place"
    PIECES = "pieces"
    VOUCHER = "voucher"
    MOVE = "move"
    TAKE_BACK = "take_back"
    CLEAR = "clear"
    REPEAT = "repeat"
    DOUBLE = "double"
    FAVOURITE = "favourite"
    UNDO = "undo"
    RESTART = "restart"
    """The terminal was interrupted in an open wagering period, so its wagers went back."""


class SlipChanged(Fact, frozen=True, kw_only=True):
    step: SlipStep
    stakes: dict[str, int] = {}
    """The new amount on each spot that changed; 0 where nothing is left."""
    vouchers: dict[str, str] = {}
    """The wager each moved voucher now stands on, or nothing."""
