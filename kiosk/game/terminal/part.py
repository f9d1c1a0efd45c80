"""What a capability does in a terminal."""

from kiosk.game.capability import Part
from kiosk.game.terminal.decision import Decision
from kiosk.game.terminal.state import Terminal


class TerminalPart(Part[Terminal]):
    SHARED = "money"
    DECISION = Decision
