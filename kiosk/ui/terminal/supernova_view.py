"""Supernova at the player's seat: the levels over the cloth, and the spot of the jackpot wager."""

from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Slot

from kiosk.game import facts as f
from kiosk.game.round.state import TerminalPhase
from kiosk.game.supernova.state import WagerState, Win, WinState
from kiosk.game.terminal import commands as c
from kiosk.rules.money import percent_text
from kiosk.rules.supernova import WAGER
from kiosk.ui.jackpots import LevelRow, edge_points, last_known, level_rows
from kiosk.ui.money import chip_text
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.terminal.cloth_view import PREVIEW_MS, ClothView
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.texts import translate
from kiosk.ui.times import Times
from kiosk.ui.words import supernova_fault_words

if TYPE_CHECKING:  # a screen is shown before all that is behind it is loaded
    from kiosk.link.messages import SupernovaSeen


class Spot(StrEnum):
    """How the spot stands."""

    OPEN = "open"
    WAITS = "waits"
    """For a bet on the layout, without which it comes back when betting closes."""
    PLACED = "placed"
    REGISTERED = "registered"
    RETURNED = "returned"
    EMPTY = "empty"
    """Betting is closed, and there is none."""
    CLOSED = "closed"
    """Nobody can wager on it now."""


class SupernovaShown(Struct, frozen=True, kw_only=True):
    offered: bool = False
    """Levels and spot are on the screen."""
    sign: str = ""
    """Of the currency."""
    old: str = ""
    """Of when the levels are, if they are not those of now."""
    spot: str = Spot.CLOSED
    spot_title: str = ""
    spot_words: str = ""
    spot_told: str = ""
    """All of it for whoever does not see it."""
    chip: str = ""
    previewed: bool = False
    about: str = ""
    state: str = ""
    more: str = ""
    edge: str = ""
    pill: str = ""
    """A few words beside the spot, for a moment."""


class SupernovaView(ViewPart[SupernovaShown, Desk]):
    levels = rows_of(LevelRow)

    def __init__(
        self, desk: Desk, times: Times, *, cloth: ClothView, parent: QObject | None = None
    ) -> None:
        super().__init__(desk, parent)
        self._times, self._cloth = times, cloth
        self._held = False
        self._no_bet_at_close = False
        """The jackpot wager of this round came back when betting closed (S0 9.5.4)."""
        self._preview_timer = QTimer(self, singleShot=True, interval=PREVIEW_MS)
        self._preview_timer.timeout.connect(self._preview)
        cloth.changed.connect(self.refresh)

    # ---- The finger ---------------------------------------------------------------------------

    @Slot()
    def touch(self) -> None:
        """The fixed chip, or off with it: no chip has to be chosen."""
        state = self._desk.state
        if WAGER in state.slip.stakes:
            self._desk.touch(c.TakeBack(WAGER))
        else:
            seen = self._desk.jackpots
            self._desk.touch(c.PlaceChip(WAGER, seen.wager_cents if seen is not None else 0))

    @Slot(bool)
    def hold(self, held: bool) -> None:
        """What it is, is told while a finger is on it."""
        if held:
            self._preview_timer.start()
        else:
            self._preview_timer.stop()
            self._held = False
            self.refresh()

    def _preview(self) -> None:
        self._held = True
        self.refresh()

    # ---- What is shown ------------------------------------------------------------------------

    def happened(self, facts: Sequence[f.Fact]) -> None:
        for fact in facts:
            if isinstance(fact, f.WageringOpened | f.AccountClosed):
                self._no_bet_at_close = False
            elif isinstance(fact, f.WageringEnded):
                self._no_bet_at_close = any(back.wager == WAGER for back in fact.returned)
        self.refresh()

    def refresh(self) -> None:
        seen, money = self._desk.jackpots, self._desk.look.currency
        if seen is None or seen.told is None or not self._offered(seen.opened):
            self.levels.show([])
            self.show(SupernovaShown())
            return
        won = self._desk.state.supernova.won
        waiting = {w.level: w.cents for w in won if is_due(w) and self._desk.may_see(w)}
        self.levels.show(level_rows(seen.told.levels, money, won=waiting))
        spot, sum_ = self._spot(), money.short(seen.wager_cents)
        title = translate("SupernovaView", "Jackpot {sum}").format(sum=sum_)
        words, (state, more) = self._words(spot), self._explained(spot)
        finger = self._cloth.showing
        self.show(
            SupernovaShown(
                offered=True,
                sign=money.sign,
                old=self._old(seen),
                spot=spot,
                spot_title=title,
                spot_words=words,
                spot_told=f"{title}, {words}",
                chip=chip_text(seen.wager_cents, money.marks),
                previewed=self._held,
                about=_about(sum_),
                state=state,
                more=more,
                edge=self._edge(seen.told.return_bp),
                pill=finger.pill if finger.pill_box == WAGER else "",
            )
        )

    def retranslate(self) -> None:
        self.refresh()

    def _offered(self, wanted: bool) -> bool:
        """The cloth makes room for it, and no cloth moves under somebody's chips."""
        state = self._desk.state
        if state.round.phase is not TerminalPhase.BETTING:
            return wanted
        return self.showing.offered or (wanted and not state.layout())

    def _old(self, seen: "SupernovaSeen") -> str:
        connected = self._desk.connected and seen.connected
        return last_known(seen.as_of_ms, self._times, connected=connected)

    def _spot(self) -> Spot:
        state = self._desk.state
        if state.round.phase is TerminalPhase.BETTING:
            layout = state.layout()
            if WAGER in layout:
                return Spot.PLACED if len(layout) > 1 else Spot.WAITS
            return Spot.OPEN if state.supernova.open else Spot.CLOSED
        if self._desk.bettor_left:
            return Spot.EMPTY
        if self._no_bet_at_close or state.supernova.wager is WagerState.VOID:
            return Spot.RETURNED
        sent = state.round.sent
        if state.supernova.wager is not WagerState.NONE or (sent and sent.jackpot_cents):
            return Spot.REGISTERED
        return Spot.EMPTY

    def _words(self, spot: Spot) -> str:
        match spot:
            case Spot.OPEN:
                return translate("SupernovaView", "touch to place")
            case Spot.WAITS:
                return translate("SupernovaView", "needs a bet on the layout")
            case Spot.PLACED:
                return translate("SupernovaView", "in play")
            case Spot.REGISTERED if self._desk.state.supernova.wager is WagerState.DRAWN:
                return translate("SupernovaView", "drawn")
            case Spot.REGISTERED:
                return translate("SupernovaView", "registered")
            case Spot.RETURNED if self._no_bet_at_close:
                return translate("SupernovaView", "returned: no bet at close")
            case Spot.RETURNED:
                return translate("SupernovaView", "returned")
            case Spot.EMPTY:
                return translate("SupernovaView", "bets are closed")
            case Spot.CLOSED:
                return translate("SupernovaView", "not offered now")

    def _explained(self, spot: Spot) -> tuple[str, str]:
        """In a few words, and in a sentence."""
        match spot:
            case Spot.OPEN:
                return (
                    translate("SupernovaView", "Touch to place it"),
                    translate("SupernovaView", "A second touch takes it off again."),
                )
            case Spot.WAITS:
                return (
                    translate("SupernovaView", "Needs a bet on the layout"),
                    translate(
                        "SupernovaView",
                        "The chip waits. Without a bet when betting closes it comes back to your "
                        "credit.",
                    ),
                )
            case Spot.PLACED:
                return (
                    translate("SupernovaView", "In play"),
                    translate("SupernovaView", "A touch takes it off again."),
                )
            case Spot.RETURNED if (void := self._desk.state.supernova.void) is not None:
                return translate("SupernovaView", "Returned"), supernova_fault_words(void)
            case _:
                words = self._words(spot)
                return words[:1].upper() + words[1:], ""

    def _edge(self, return_points: int) -> str:
        """Computed by the controller from what is set for the levels. Nothing: none is told."""
        if not return_points:
            return ""
        figure = percent_text(edge_points(return_points), self._desk.look.currency.marks)
        text = translate("SupernovaView", "House edge {figure}, your bets not counted")
        return text.format(figure=figure)


def _about(sum_: str) -> str:
    text = translate(
        "SupernovaView",
        "One {sum} chip a round, beside your bets. It pays no matter which number comes.",
    )
    return text.format(sum=sum_)


def is_due(win: Win) -> bool:
    """Neither paid nor refused."""
    return win.state is WinState.WAITING
