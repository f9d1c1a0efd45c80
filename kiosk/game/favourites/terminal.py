"""Slips that a player keeps under names, to place them again. They go with the account."""

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.favourites.state import Favourites
from kiosk.game.refusal import Reason, require
from kiosk.game.slip.terminal import place_all, require_wagering
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision
from kiosk.game.terminal.part import TerminalPart
from kiosk.game.terminal.state import Terminal
from kiosk.rules.rulebook import RuleBook

PART = TerminalPart("favourites")

NAME_MAX = 16


@PART.decides
def save(command: c.SaveFavourite, book: RuleBook, state: Terminal) -> Decision:
    """What lies on the cloth, or else what was last played."""
    require(state.account.open, Reason.NO_ACCOUNT)
    stakes = state.slip.stakes or state.slip.last_stakes
    require(bool(stakes), Reason.NOTHING_THERE)
    _require_name(command.name)
    return Decision((f.FavouriteSaved(name=command.name, stakes=dict(stakes)),))


@PART.records(f.FavouriteDeleted)
def delete(command: c.DeleteFavourite, book: RuleBook, state: Terminal) -> None:
    _require_kept(state, command.name)


@PART.decides
def restore(command: c.RestoreFavourite, book: RuleBook, state: Terminal) -> Decision:
    require(state.favourites.deleted is not None, Reason.UNKNOWN_FAVOURITE)
    assert state.favourites.deleted is not None
    name, stakes = state.favourites.deleted
    require(name not in state.favourites.kept, Reason.NAME_TAKEN, name=name)
    return Decision((f.FavouriteSaved(name=name, stakes=dict(stakes)),))


@PART.records(f.FavouriteRenamed)
def rename(command: c.RenameFavourite, book: RuleBook, state: Terminal) -> bool:
    _require_kept(state, command.name)
    _require_name(command.new_name)
    if command.new_name == command.name:
        return False
    require(command.new_name not in state.favourites.kept, Reason.NAME_TAKEN, name=command.new_name)
    return True


def _require_kept(state: Terminal, name: str) -> None:
    require(name in state.favourites.kept, Reason.UNKNOWN_FAVOURITE, name=name)


def _require_name(name: str) -> None:
    """What cannot be seen is no name, and a long one has no place on the screen."""
    fit = name == name.strip() and 0 < len(name) <= NAME_MAX and name.isprintable()
    require(fit, Reason.BAD_NAME, name=name[:NAME_MAX])


@PART.decides
def recall_favourite(command: c.RecallFavourite, book: RuleBook, state: Terminal) -> Decision:
    require_wagering(state)
    require(command.name in state.favourites.kept, Reason.UNKNOWN_FAVOURITE, name=command.name)
    return place_all(book, state, state.favourites.kept[command.name], f.SlipStep.FAVOURITE)


@PART.answers
def _(fact: f.FavouriteSaved, book: RuleBook, state: Terminal) -> c.Command:
    restored = (fact.name, fact.stakes) == state.favourites.deleted
    if restored and fact.name not in state.favourites.kept:
        return c.RestoreFavourite()
    return c.SaveFavourite(fact.name)


@PART.applies
def _(fact: f.FavouriteSaved, favourites: Favourites, state: Terminal) -> Favourites:
    return Favourites(kept={**favourites.kept, fact.name: fact.stakes})


@PART.applies
def _(fact: f.FavouriteDeleted, favourites: Favourites, state: Terminal) -> Favourites:
    kept = {name: stakes for name, stakes in favourites.kept.items() if name != fact.name}
    return Favourites(kept=kept, deleted=(fact.name, favourites.kept[fact.name]))


@PART.applies
def _(fact: f.FavouriteRenamed, favourites: Favourites, state: Terminal) -> Favourites:
    """It keeps its place among the others."""
    renamed = {
        fact.new_name if name == fact.name else name: stakes
        for name, stakes in favourites.kept.items()
    }
    return replace(favourites, kept=renamed)


@PART.applies
def _(fact: f.AccountClosed, favourites: Favourites, state: Terminal) -> Favourites:
    return Favourites()
