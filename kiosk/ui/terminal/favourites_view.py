"""Slips a player has kept to place again: saved by a touch, named by a number."""

from collections.abc import Mapping

from msgspec import Struct
from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.game.terminal import commands as c
from kiosk.ui.rows import Rows
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.words import wager_name

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

KEPT_MAX = 8
_NAMED = 3


class Favourite(Struct, frozen=True):
    name: str
    total: str
    wagers: str
    """The first few, in words."""


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

    def refresh(self) -> None:
        state = self._desk.state
        self._rows.show([self._row(name, kept) for name, kept in state.favourites.items()])
        stakes = state.slip.stakes or state.last_stakes
        room = len(state.favourites) < KEPT_MAX
        can = (state.account_open and bool(stakes) and room, self._desk.can_wager)
        if can != self._can:
            self._can = can
            self.changed.emit()

    def _row(self, name: str, stakes: Mapping[str, int]) -> Favourite:
        names = [wager_name(self._desk.book.wagers[wager]) for wager in stakes]
        more = len(names) - _NAMED
        wagers = ", ".join(names[:_NAMED])
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

    @Slot()
    def save(self) -> None:
        taken = self._desk.state.favourites
        numbers = (str(number) for number in range(1, KEPT_MAX + 1))
        name = next((number for number in numbers if number not in taken), None)
        if name is not None:
            self._desk.touch(c.SaveFavourite(name))

    @Slot(str)
    def place(self, name: str) -> None:
        decision = self._desk.touch(c.RecallFavourite(name))
        if decision is not None:
            self.done.emit(decision)

    @Slot(str)
    def remove(self, name: str) -> None:
        self._desk.touch(c.DeleteFavourite(name))
