"""What a kept slip is called until its player gives it a name: by what lies on it."""

from collections.abc import Collection, Mapping
from itertools import count

from PySide6.QtCore import QCoreApplication

from kiosk.game.terminal.favourites import NAME_MAX
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.words import announced_name, wager_name, wager_title

translate = QCoreApplication.translate

KEPT_MAX = 8


def free_name(book: RuleBook, stakes: Mapping[str, int], taken: Collection[str]) -> str:
    """One that no other favourite has: a second one of a kind is counted."""
    name = _described(book, stakes)
    return next(wanted for n in count(1) if (wanted := _counted(name, n)) not in taken)


def is_free_name(book: RuleBook, stakes: Mapping[str, int], name: str) -> bool:
    """It is one of those above, and not one that a player has thought of."""
    described = _described(book, stakes)
    return any(name == _counted(described, n) for n in range(1, KEPT_MAX + 1))


def _counted(name: str, number: int) -> str:
    ending = f" {number}" if number > 1 else ""
    return name[: NAME_MAX - len(ending)].strip() + ending


def _described(book: RuleBook, stakes: Mapping[str, int]) -> str:
    wagers = [book.wagers[wager] for wager in stakes]
    if len(wagers) == 1:
        return wager_name(wagers[0])
    if (announced := _announced(book, stakes)) and len(announced) <= NAME_MAX:
        return announced
    first = wager_title(wagers[0])
    if all(wager_title(wager) == first for wager in wagers):
        text = translate("FavouriteNames", "{count} × {kind}")
        return text.format(count=len(wagers), kind=first)
    text = translate("FavouriteNames", "{first} + {more}")
    return text.format(first=first, more=len(wagers) - 1)


def _announced(book: RuleBook, stakes: Mapping[str, int]) -> str:
    """The multi-piece wager that this is, if it is one."""
    total_cents = sum(stakes.values())
    for announced in book.announced.values():
        piece_cents = total_cents // announced.total_pieces
        if announced.stakes(piece_cents=piece_cents) == stakes:
            return announced_name(announced)
    return ""
