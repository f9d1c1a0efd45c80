"""What can be asked of a terminal."""

from kiosk.game.command import TerminalCommand
from kiosk.game.preferences.facts import Preferences


class Prefer(TerminalCommand, frozen=True):
    preferences: Preferences
