"""What a capability does in the controller."""

from kiosk.game.capability import Part
from kiosk.game.jackpot.state import Controller


class ControllerPart(Part[Controller]):
    SHARED = "levels"
    DECISION = tuple
