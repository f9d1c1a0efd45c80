"""The levels of the jackpots on the table's own display, where it offers them."""

from msgspec import Struct
from PySide6.QtCore import QObject

from kiosk.game.supernova.state import HitState
from kiosk.ui.display.onlooker import Onlooker
from kiosk.ui.jackpots import LevelRow, last_known, level_rows
from kiosk.ui.money import Currency
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.texts import translate
from kiosk.ui.times import Times

_CERTAIN = (HitState.APPROVED, HitState.PAID)


class DisplayLevelsShown(Struct, frozen=True, kw_only=True):
    offered: bool = False
    sign: str = ""
    title: str = ""
    old: str = ""
    won: str = ""
    """What fell in this round at this table."""
    waits: bool = False
    """For the inspector: it is not certain yet."""


class DisplayLevelsView(ViewPart[DisplayLevelsShown, Onlooker]):
    levels = rows_of(LevelRow)

    def __init__(
        self, onlooker: Onlooker, times: Times, money: Currency, parent: QObject | None = None
    ) -> None:
        super().__init__(onlooker, parent)
        self._times, self._money = times, money

    def refresh(self) -> None:
        seen = self._desk.jackpots
        if seen is None or seen.told is None or not seen.opened:
            self.levels.show([])
            self.show(DisplayLevelsShown())
            return
        self.levels.show(level_rows(seen.told.levels, self._money))
        stake = self._money.short(seen.wager_cents)
        title = translate("DisplayLevelsView", "Jackpots, {sum} beside any bet")
        connected = self._desk.connected and seen.connected
        self.show(
            DisplayLevelsShown(
                offered=True,
                sign=self._money.sign,
                title=title.format(sum=stake),
                old=last_known(seen.as_of_ms, self._times, connected=connected),
                won=self._won() or self._waiting(),
                waits=not self._won() and bool(self._waiting()),
            )
        )

    def _won(self) -> str:
        return self._told(
            translate("DisplayLevelsView", "{level} won: {sum}, seat {seats}"), *_CERTAIN
        )

    def _waiting(self) -> str:
        text = translate("DisplayLevelsView", "{level} {sum}, seat {seats}: inspector needed")
        return self._told(text, HitState.WAITING)

    def _told(self, text: str, *states: HitState) -> str:
        board = self._desk.board
        hits = seen.hits if (seen := self._desk.jackpots) is not None else ()
        of_round = [hit for hit in hits if board is not None and hit.round == board.round]
        return " · ".join(
            text.replace("{level}", hit.hit.name).format(
                sum=self._money.full(hit.hit.cents), seats=", ".join(hit.hit.seats)
            )
            for hit in of_round
            if hit.state in states
        )
