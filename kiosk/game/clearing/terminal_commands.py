"""What can be asked of a terminal."""

from kiosk.game.command import TerminalCommand


class ClearMemory(TerminalCommand, frozen=True):
    """Two people, whose PINs the table has accepted, want the terminal to begin again."""

    who: str
    second: str
