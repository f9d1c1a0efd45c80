"""Slips a player has kept to place again: saved by a touch, and named as the player likes."""

from collections.abc import Mapping
from functools import reduce

from msgspec import Struct
from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.game.terminal import commands as c
from kiosk.game.terminal.favourites import NAME_MAX
from kiosk.ui.rows import Rows
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.terminal.favourite_names import KEPT_MAX, free_name, is_free_name
from kiosk.ui.words import wager_name

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

_NAMED = 3


class Favourite(Struct, frozen=True):
    name: str
    total: str
    wagers: str
    """The first few, in words."""


class _Naming(Struct, frozen=True):
    """A favourite that is being given another name."""

    name: str = ""
    draft: str = ""
    untouched: bool = True
    """The first letter takes the place of the old name."""


@QmlElement
class FavouritesView(QObject):
    changed = Signal()
    done = Signal(object)
    """A decision, for whoever explains what the limits took off."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._rows = Rows(Favourite, self)
        self._can = (False, False)
        self._deleted = ""
        self._naming = _Naming()
        self._kept: Mapping[str, Mapping[str, int]] = {}
        self._unnamed: list[str] = []
        """Favourites whose players have thought of no name for them."""

    def retranslate(self) -> None:
        """Names that players did not give are said in the language that is spoken now."""
        for name in self._unnamed:
            kept = self._desk.state.favourites
            if name in kept and name != self._naming.name and self._desk.in_service:
                taken = [other for other in kept if other != name]
                renamed = free_name(self._desk.book, kept[name], taken)
                self._desk.touch(c.RenameFavourite(name, renamed))
        self._find_unnamed()

    def _find_unnamed(self) -> None:
        self._kept = self._desk.state.favourites
        book = self._desk.book
        self._unnamed = [name for name, on in self._kept.items() if is_free_name(book, on, name)]

    def refresh(self) -> None:
        state = self._desk.state
        if state.favourites is not self._kept:
            self._find_unnamed()
        self._rows.show([self._row(name, kept) for name, kept in state.favourites.items()])
        stakes = state.slip.stakes or state.last_stakes
        room = len(state.favourites) < KEPT_MAX
        can = (state.account_open and bool(stakes) and room, self._desk.can_wager)
        deleted = state.favourite_deleted[0] if state.favourite_deleted is not None else ""
        naming = self._naming if self._naming.name in state.favourites else _Naming()
        if (can, deleted, naming) != (self._can, self._deleted, self._naming):
            self._can, self._deleted, self._naming = can, deleted, naming
            self.changed.emit()

    def _row(self, name: str, stakes: Mapping[str, int]) -> Favourite:
        names = [wager_name(self._desk.book.wagers[wager]) for wager in stakes]
        more = len(names) - _NAMED
        listed = translate("FavouritesView", "{some}, {one}")
        wagers = reduce(lambda some, one: listed.format(some=some, one=one), names[:_NAMED])
        if more > 0:
            wagers = translate("FavouritesView", "{some} and {more} more").format(
                some=wagers, more=more
            )
        return Favourite(name, self._desk.look.currency.short(sum(stakes.values())), wagers)

    @Property(Rows, constant=True)
    def rows(self) -> Rows:
        return self._rows

    @Property(bool, notify=changed)
    def canSave(self) -> bool:  # noqa: N802 - QML names are camelCase
        return self._can[0]

    @Property(bool, notify=changed)
    def canPlace(self) -> bool:  # noqa: N802
        return self._can[1]

    @Property(str, notify=changed)
    def deleted(self) -> str:
        """The name of the last that was deleted, for whoever wants it back."""
        return self._deleted

    @Slot()
    def save(self) -> None:
        state = self._desk.state
        stakes = state.slip.stakes or state.last_stakes
        if stakes:
            name = free_name(self._desk.book, stakes, state.favourites)
            self._desk.touch(c.SaveFavourite(name))

    @Slot(str)
    def place(self, name: str) -> None:
        decision = self._desk.touch(c.RecallFavourite(name))
        if decision is not None:
            self.done.emit(decision)

    @Slot(str)
    def remove(self, name: str) -> None:
        self._desk.touch(c.DeleteFavourite(name))

    @Slot()
    def bringBack(self) -> None:  # noqa: N802
        self._desk.touch(c.RestoreFavourite())

    # ---- Giving a name ------------------------------------------------------------------------

    @Property(str, notify=changed)
    def naming(self) -> str:
        """The favourite that is being named, or nothing."""
        return self._naming.name

    @Property(str, notify=changed)
    def draft(self) -> str:
        return self._naming.draft

    @Property(bool, notify=changed)
    def untouched(self) -> bool:
        """The whole name goes with the first letter that is typed."""
        return self._naming.untouched

    @Property(bool, notify=changed)
    def capitals(self) -> bool:
        """The next letter begins a word."""
        return self._naming.untouched or self._naming.draft[-1:] in ("", " ")

    @Property(bool, notify=changed)
    def canType(self) -> bool:  # noqa: N802
        return self._naming.untouched or len(self._naming.draft) < NAME_MAX

    @Property(bool, notify=changed)
    def canKeep(self) -> bool:  # noqa: N802
        return bool(self._naming.draft.strip())

    @Slot(str)
    def beginNaming(self, name: str) -> None:  # noqa: N802
        self._name(_Naming(name, name))

    @Slot(str)
    def type(self, letter: str) -> None:
        if self.canType:
            draft = "" if self._naming.untouched else self._naming.draft
            self._name(_Naming(self._naming.name, (draft + letter).lstrip(), untouched=False))

    @Slot()
    def erase(self) -> None:
        self._name(_Naming(self._naming.name, self._naming.draft[:-1], untouched=False))

    @Slot()
    def keepName(self) -> None:  # noqa: N802
        """A name that another one has is refused, and can be changed."""
        renamed = c.RenameFavourite(self._naming.name, self._naming.draft.strip())
        if self._desk.touch(renamed) is not None:
            self.cancelNaming()

    @Slot()
    def cancelNaming(self) -> None:  # noqa: N802
        self._name(_Naming())

    def _name(self, naming: _Naming) -> None:
        self._naming = naming
        self.changed.emit()
