"""What can be asked of a terminal."""

from kiosk.game.bounds import Count
from kiosk.game.command import TerminalCommand, TerminalOrder


class OfferTips(TerminalOrder, frozen=True):
    most_cents: Count


class GiveTip(TerminalCommand, frozen=True):
    cents: int
    key: str
