"""What can be asked of a terminal."""

from kiosk.game.command import TerminalCommand


class SetReading(TerminalCommand, frozen=True):
    reading: int
