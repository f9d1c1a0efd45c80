"""What the slip covers and what it may win at best, while it can still be changed. Where
Spread-Bets lie as well, it says that it tells of the wheel's number alone."""

from collections.abc import Mapping

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer

from kiosk.game.prospects import prospects
from kiosk.game.round.state import TerminalPhase
from kiosk.ui.part import ViewPart
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.texts import translate

AFTER_MS = 80
"""A touch does not wait for it: every number of the wheel is looked at."""


class ProspectsShown(Struct, frozen=True, kw_only=True):
    line: str = ""
    """Nothing: no bets are down, or they cannot be changed any more."""
    short: str = ""
    """Where there is little room."""


class ProspectsView(ViewPart[ProspectsShown, Desk]):
    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._slip: tuple[Mapping[str, int], Mapping[str, int]] = ({}, {})
        self._apart = False
        """Spread-Bets lie beside it, of which nothing is told."""
        self._timer = QTimer(self, singleShot=True, interval=AFTER_MS)
        self._timer.timeout.connect(self._look)

    def refresh(self) -> None:
        state = self._desk.state
        betting = state.round.phase is TerminalPhase.BETTING
        # A Spread-Bet hangs on the other ring as well, and a jackpot on no number at all.
        there, points = self._desk.book.wagers, self._desk.bets.plaques
        down = self._desk.bets.layout() if points else state.slip.stakes
        stakes = {w: cents for w, cents in down.items() if w in there}
        slip = (stakes, {} if points else state.voucher_stakes()) if betting else ({}, {})
        apart = len(stakes) < len(down)
        if (slip, apart) == (self._slip, self._apart):
            return
        self._slip, self._apart = slip, apart
        if slip == ({}, {}):
            self._timer.stop()
            self._look()
        else:
            self._timer.start()

    def retranslate(self) -> None:
        self._look()

    def _look(self) -> None:
        if self._slip == ({}, {}):
            self.show(ProspectsShown())
            return
        book, money = self._desk.book, self._desk.bets.unit
        told = prospects(book, *self._slip)
        covered, pockets = len(told.covered), len(book.wheel.order)
        best = money.signed(told.chances[0].net_cents if told.chances else told.lost_cents)
        if self._apart:
            line = translate("ProspectsView", "Wheel: {covered} of {pockets}, at best {best}")
            short = translate("ProspectsView", "wheel {covered} of {pockets}, {best}")
        else:
            line = translate("ProspectsView", "Covers {covered} of {pockets}, at best {best}")
            short = translate("ProspectsView", "{covered} of {pockets}, {best}")
        self.show(
            ProspectsShown(
                line=line.format(covered=covered, pockets=pockets, best=best),
                short=short.format(covered=covered, pockets=pockets, best=best),
            )
        )
