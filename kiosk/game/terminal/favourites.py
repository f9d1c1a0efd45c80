"""Slips that a player keeps under names, to place them again. They go with the account."""

from kiosk.game import facts as f
from kiosk.game.refusal import Reason, require
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision
from kiosk.game.terminal.state import Terminal
from kiosk.rules.rulebook import RuleBook

NAME_MAX = 16


def save(command: c.SaveFavourite, book: RuleBook, state: Terminal) -> Decision:
    """What lies on the cloth, or else what was last played."""
    require(state.account_open, Reason.NO_ACCOUNT)
    stakes = state.slip.stakes or state.last_stakes
    require(bool(stakes), Reason.NOTHING_THERE)
    _require_name(command.name)
    return Decision((f.FavouriteSaved(name=command.name, stakes=dict(stakes)),))


def delete(command: c.DeleteFavourite, book: RuleBook, state: Terminal) -> Decision:
    _require_kept(state, command.name)
    return Decision((f.FavouriteDeleted(name=command.name),))


def restore(command: c.RestoreFavourite, book: RuleBook, state: Terminal) -> Decision:
    require(state.favourite_deleted is not None, Reason.UNKNOWN_FAVOURITE)
    assert state.favourite_deleted is not None
    name, stakes = state.favourite_deleted
    require(name not in state.favourites, Reason.NAME_TAKEN, name)
    return Decision((f.FavouriteSaved(name=name, stakes=dict(stakes)),))


def rename(command: c.RenameFavourite, book: RuleBook, state: Terminal) -> Decision:
    _require_kept(state, command.name)
    _require_name(command.new_name)
    if command.new_name == command.name:
        return Decision()
    require(command.new_name not in state.favourites, Reason.NAME_TAKEN, command.new_name)
    return Decision((f.FavouriteRenamed(name=command.name, new_name=command.new_name),))


def _require_kept(state: Terminal, name: str) -> None:
    require(name in state.favourites, Reason.UNKNOWN_FAVOURITE, name)


def _require_name(name: str) -> None:
    """What cannot be seen is no name, and a long one has no place on the screen."""
    fit = name == name.strip() and 0 < len(name) <= NAME_MAX and name.isprintable()
    require(fit, Reason.BAD_NAME, name[:NAME_MAX])
