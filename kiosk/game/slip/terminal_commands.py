"""What can be asked of a terminal."""

from kiosk.game.command import TerminalCommand


class PlaceChip(TerminalCommand, frozen=True):
    wager: str
    cents: int


class PlacePieces(TerminalCommand, frozen=True):
    announced: str
    piece_cents: int


class Move(TerminalCommand, frozen=True):
    origin: str
    target: str


class TakeBack(TerminalCommand, frozen=True):
    wager: str


class Undo(TerminalCommand, frozen=True):
    pass


class Clear(TerminalCommand, frozen=True):
    pass


class Repeat(TerminalCommand, frozen=True):
    on_top: bool = False
    """Of what lies there already, as earlier versions did: only in their journals."""


class Double(TerminalCommand, frozen=True):
    pass


class Restart(TerminalCommand, frozen=True):
    """The terminal came back after an interruption."""
