"""What can be asked of a terminal."""

from kiosk.game.command import TerminalCommand


class SeeHead(TerminalCommand, frozen=True):
    """The table's journal has come this far."""

    seq: int
    hash: str
