"""What can be asked of a terminal."""

from kiosk.game.command import TerminalCommand


class SaveFavourite(TerminalCommand, frozen=True):
    name: str


class DeleteFavourite(TerminalCommand, frozen=True):
    name: str


class RenameFavourite(TerminalCommand, frozen=True):
    name: str
    new_name: str


class RestoreFavourite(TerminalCommand, frozen=True):
    """The one that was deleted last, after all."""


class RecallFavourite(TerminalCommand, frozen=True):
    name: str
