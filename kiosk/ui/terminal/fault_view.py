"""A terminal out of service: why, what helps, and the figures that its journal vouches for."""

from msgspec import Struct

from kiosk.game import facts as f
from kiosk.game.money import MoneyPlace
from kiosk.game.round.state import TerminalPhase
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.texts import translate
from kiosk.ui.words import lock_words

_STOPPED_BY = (f.LockReason.MEMORY, f.LockReason.MALFUNCTION)


class TrustedFigure(Struct, frozen=True):
    name: str
    figure: str


class FaultShown(Struct, frozen=True, kw_only=True):
    why: str = ""
    """Nothing: it is in service."""
    helps: str = ""
    """What the player may expect."""
    vouched: bool = False
    """The journal could be read, and its figures are shown."""
    starting: bool = False
    """Nothing is the matter, but it takes long."""


class FaultView(ViewPart[FaultShown, Desk]):
    trusted = rows_of(TrustedFigure)

    def refresh(self) -> None:
        starting = self._desk.reading is not None and not self._desk.in_service
        shown = FaultShown(
            why=self._why(), helps=self._helps(), vouched=self._desk.vouched, starting=starting
        )
        if shown.why:
            self.trusted.show(self._figures())
        self.show(shown)

    def _why(self) -> str:
        """Why nothing can be done here, in one sentence."""
        if self._desk.reading is not None and not self._desk.in_service:
            reading = translate("FaultView", "Its records are being read: {percent} %.")
            return reading.format(percent=self._desk.reading)
        if self._desk.trouble and not self._desk.in_service:
            if self._desk.damaged:
                return translate("FaultView", "Its records are damaged.")
            if self._desk.state.cleared:
                return translate("FaultView", "Its memory was cleared, and it begins again.")
            return translate("FaultView", "Its records cannot be written.")
        stopped = next((r for r in _STOPPED_BY if r in self._desk.state.locks.reasons), None)
        return lock_words(stopped) + "." if stopped else ""

    def _helps(self) -> str:
        if self._desk.in_service:
            return translate(
                "FaultView",
                "Staff see it at the table. The terminal goes on by itself as soon as it can.",
            )
        if self._desk.reading is not None:
            return translate("FaultView", "The terminal goes on by itself as soon as it can.")
        if self._desk.damaged:
            return translate(
                "FaultView",
                "Please tell an attendant: the table knows what you have, and it is paid by hand.",
            )
        return translate(
            "FaultView",
            "Please tell an attendant. The terminal goes on by itself as soon as it can.",
        )

    def _figures(self) -> list[TrustedFigure]:
        """None, if no journal has told any: a terminal never guesses."""
        if not self._desk.vouched:
            return []
        state, money = self._desk.state, self._desk.look.currency
        down_cents = sum(
            state.money[p] for p in (MoneyPlace.STAKE, MoneyPlace.IN_DOUBT, MoneyPlace.REGISTERED)
        )
        registered = (
            state.round.phase is TerminalPhase.SPINNING and state.money[MoneyPlace.REGISTERED] > 0
        )
        pending_cents = state.money[MoneyPlace.NOTE_PENDING]
        yes, no = translate("FaultView", "Yes"), translate("FaultView", "No")
        none = translate("FaultView", "None")
        bets = translate("FaultView", "Bets in round {round}").format(round=state.round.number)
        return [
            TrustedFigure(translate("FaultView", "Credit"), money.full(state.credit_cents)),
            TrustedFigure(bets, money.full(down_cents)),
            TrustedFigure(
                translate("FaultView", "Registered at the table"),
                (yes if registered else no) if down_cents else none,
            ),
            TrustedFigure(
                translate("FaultView", "Note not yet credited"),
                money.full(pending_cents) if pending_cents else none,
            ),
        ]
