"""Slips a player has kept to place again: saved by a touch, and named as the player likes."""

from collections.abc import Mapping
from functools import reduce

from msgspec import Struct
from PySide6.QtCore import QObject, Slot

from kiosk.game.favourites.terminal import NAME_MAX
from kiosk.game.refusal import Reason, Refusal
from kiosk.game.terminal import commands as c
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.terminal.favourite_names import KEPT_MAX, shown_names, unnamed_key
from kiosk.ui.texts import translate
from kiosk.ui.words import wager_name

_NAMED = 3


class Favourite(Struct, frozen=True):
    key: str
    """What the journal calls it."""
    name: str
    total: str
    wagers: str
    """The first few, in words."""


class _Naming(Struct, frozen=True):
    """A favourite that is being given another name."""

    key: str = ""
    draft: str = ""
    untouched: bool = True
    """The first letter takes the place of the old name."""


class FavouritesShown(Struct, frozen=True, kw_only=True):
    can_save: bool = False
    saves_last: bool = False
    """No bets lie on the cloth: those of the last round are meant."""
    can_place: bool = False
    deleted: str = ""
    """The name of the last that was deleted, for whoever wants it back."""
    naming: str = ""
    """The favourite that is being named, or nothing."""
    draft: str = ""
    untouched: bool = True
    """The whole name goes with the first letter that is typed."""
    capitals: bool = True
    """The next letter begins a word."""
    can_type: bool = True
    can_keep: bool = False


class FavouritesView(ViewPart[FavouritesShown, Desk]):
    rows = rows_of(Favourite)

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._naming = _Naming()

    def _names(self) -> dict[str, str]:
        """Those that players did not give are in the language that is spoken now."""
        return shown_names(self._desk.book, self._desk.state.favourites.kept)

    def refresh(self) -> None:
        state = self._desk.state
        names = self._names()
        self.rows.show(
            [self._row(key, names[key], on) for key, on in state.favourites.kept.items()]
        )
        stakes = state.slip.stakes or state.slip.last_stakes
        room = len(state.favourites.kept) < KEPT_MAX
        deleted = dict([state.favourites.deleted]) if state.favourites.deleted else {}
        if self._naming.key not in state.favourites.kept:
            self._naming = _Naming()
        naming = self._naming
        self.show(
            FavouritesShown(
                can_save=state.account.open and bool(stakes) and room,
                saves_last=not state.slip.stakes and state.round.sent is None,
                can_place=self._desk.can_wager,
                deleted="".join(shown_names(self._desk.book, deleted).values()),
                naming=naming.key,
                draft=naming.draft,
                untouched=naming.untouched,
                capitals=naming.untouched or naming.draft[-1:] in ("", " "),
                can_type=naming.untouched or len(naming.draft) < NAME_MAX,
                can_keep=bool(naming.draft.strip()),
            )
        )

    def _row(self, key: str, name: str, stakes: Mapping[str, int]) -> Favourite:
        names = [wager_name(self._desk.book.wager(wager)) for wager in stakes]
        more = len(names) - _NAMED
        listed = translate("FavouritesView", "{some}, {one}")
        wagers = reduce(lambda some, one: listed.format(some=some, one=one), names[:_NAMED])
        if more > 0:
            wagers = translate("FavouritesView", "{some} and {more} more").format(
                some=wagers, more=more
            )
        return Favourite(key, name, self._desk.look.currency.short(sum(stakes.values())), wagers)

    @Slot()
    def save(self) -> None:
        state = self._desk.state
        stakes = state.slip.stakes or state.slip.last_stakes
        if stakes:
            deleted = state.favourites.deleted or ("", {})
            self._desk.touch(c.SaveFavourite(unnamed_key({*state.favourites.kept, deleted[0]})))

    @Slot(str)
    def place(self, key: str) -> None:
        self._desk.touch(c.RecallFavourite(key))

    @Slot(str)
    def remove(self, key: str) -> None:
        self._desk.touch(c.DeleteFavourite(key))

    @Slot()
    def bringBack(self) -> None:  # noqa: N802 - QML names are camelCase
        self._desk.touch(c.RestoreFavourite())

    # ---- Giving a name ------------------------------------------------------------------------

    @Slot(str)
    def beginNaming(self, key: str) -> None:  # noqa: N802
        self._name(_Naming(key, self._names()[key]))

    @Slot(str)
    def type(self, letter: str) -> None:
        if self.showing.can_type:
            draft = "" if self._naming.untouched else self._naming.draft
            self._name(_Naming(self._naming.key, (draft + letter).lstrip(), untouched=False))

    @Slot()
    def erase(self) -> None:
        self._name(_Naming(self._naming.key, self._naming.draft[:-1], untouched=False))

    @Slot()
    def keepName(self) -> None:  # noqa: N802
        """A name that another one has is refused, and can be changed."""
        key, draft = self._naming.key, self._naming.draft.strip()
        others = {name for other, name in self._names().items() if other != key}
        if draft in others:
            self._desk.on_refused(Refusal(Reason.NAME_TAKEN, name=draft), "")
        elif draft == self._names()[key] or self._desk.touch(c.RenameFavourite(key, draft)):
            self.cancelNaming()

    @Slot()
    def cancelNaming(self) -> None:  # noqa: N802
        self._name(_Naming())

    def _name(self, naming: _Naming) -> None:
        self._naming = naming
        self.refresh()
