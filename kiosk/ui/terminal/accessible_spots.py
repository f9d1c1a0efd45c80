"""The cloth and the race track for whoever does not see them: every spot by its name.

A screen reader asks for things that have a place and a name, and the cloth is one picture. Here its
spots are named one by one, but only while a screen reader is there: nobody else pays for it.
"""

from msgspec import Struct
from PySide6 import QtGui
from PySide6.QtCore import QObject, QRectF, Slot

from kiosk.rules.announced import Announced
from kiosk.rules.wagers import Wager
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.terminal.cloth_view import ClothView
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.terminal.track_view import TrackView
from kiosk.ui.texts import translate
from kiosk.ui.words import announced_name, wager_name


class AccessibleSpot(Struct, frozen=True):
    spot: str
    name: str
    area: QRectF


class AccessibleSpotsView(ViewPart[Struct, Desk]):
    on_cloth = rows_of(AccessibleSpot)
    on_track = rows_of(AccessibleSpot)

    def __init__(
        self, desk: Desk, *, cloth: ClothView, track: TrackView, parent: QObject | None = None
    ) -> None:
        super().__init__(desk, parent)
        self._cloth, self._track = cloth, track

    def second_passed(self) -> None:
        self.refresh()

    def refresh(self) -> None:
        # Before there is a cloth nobody is asked: the start would wait for the answer.
        if self._cloth.map is None or not QtGui.QAccessible.isActive():
            return
        stakes = self._desk.bets.layout()
        self.on_cloth.show(
            [
                AccessibleSpot(wager.id, self._told(wager, stakes.get(wager.id, 0)), area)
                for wager in self._desk.book.wagers.values()
                if not (area := self._cloth.area_of(wager.id)).isEmpty()
            ]
        )
        sectors, pockets = self._track.reachable
        announced = self._desk.book.announced
        self.on_track.show(
            [
                AccessibleSpot(
                    wager, self._told_pieces(announced[wager]), self._track.area_of(wager)
                )
                for wager, _ in (*sectors, *pockets)
            ]
            + [
                AccessibleSpot(
                    wager.id,
                    self._told(wager, stakes.get(wager.id, 0)),
                    self._track.area_of(wager.id),
                )
                for wager in self._track.spread
            ]
        )

    def _told(self, wager: Wager, stake_cents: int) -> str:
        if not stake_cents:
            text = translate("ToldView", "{wager}, pays {odds} to 1")
            return text.format(wager=wager_name(wager), odds=wager.pays)
        text = translate("ToldView", "{wager}, {sum} on it, pays {odds} to 1")
        stake = self._desk.bets.unit.short(stake_cents)
        return text.format(wager=wager_name(wager), sum=stake, odds=wager.pays)

    def _told_pieces(self, announced: Announced) -> str:
        text = translate("ToldView", "{wager}, {count} chips")
        return text.format(wager=announced_name(announced), count=announced.total_pieces)

    @Slot(str)
    def press(self, spot: str) -> None:
        """A screen reader presses for its user."""
        if self._desk.book.has(spot):
            self._cloth.strike(spot)
        else:
            self._track.place(spot)
