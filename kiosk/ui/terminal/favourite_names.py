"""What a kept slip is called until its player gives it a name: by what lies on it."""

from collections.abc import Collection, Mapping
from itertools import count

from kiosk.game.favourites.terminal import NAME_MAX
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.texts import translate
from kiosk.ui.words import announced_name, wager_name, wager_title

KEPT_MAX = 8
_UNNAMED = "#"


def unnamed_key(taken: Collection[str]) -> str:
    """What the journal calls one: the words for it depend on who looks."""
    return next(key for n in count(1) if (key := f"{_UNNAMED}{n}") not in taken)


def shown_names(book: RuleBook, kept: Mapping[str, Mapping[str, int]]) -> dict[str, str]:
    """No two are alike: a second one of a kind is counted."""
    shown = {key: key for key in kept if not key.startswith(_UNNAMED)}
    for key, stakes in kept.items():
        if key not in shown:
            name = described(book, stakes)
            names = (_counted(name, n) for n in count(1))
            shown[key] = next(wanted for wanted in names if wanted not in shown.values())
    return shown


def _counted(name: str, number: int) -> str:
    ending = f" {number}" if number > 1 else ""
    return name[: NAME_MAX - len(ending)].strip() + ending


def described(book: RuleBook, stakes: Mapping[str, int]) -> str:
    wagers = [book.wager(wager) for wager in stakes]
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
