"""A dispute as the player sees it: one press, then what is kept and what happens next."""

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import Slot

from kiosk.game import facts as f
from kiosk.game.cases.state import Dispute
from kiosk.game.round.state import TerminalPhase
from kiosk.ui.part import ViewPart
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.texts import translate

BY_PLAYER, BY_STAFF = "player", "staff"


class DisputeShown(Struct, frozen=True, kw_only=True):
    shown: bool = False
    case: str = ""
    """Short enough to be read aloud."""
    about: str = ""
    kept: str = ""
    told: str = ""
    """Who knows of it."""
    next: str = ""


class DisputeView(ViewPart[DisputeShown, Desk]):
    def refresh(self) -> None:
        state = self._desk.state
        # Staff may let the player go on before they have decided.
        dispute = state.cases.dispute if f.LockReason.DISPUTE in state.locks.reasons else None
        if dispute is None:
            self.show(DisputeShown())
            return
        self.show(
            DisputeShown(
                shown=True,
                case=dispute.case.rpartition(" ")[2][:6].upper(),
                about=_about(dispute),
                kept=_kept(dispute),
                told=self._told(),
                next=self._next(),
            )
        )

    def happened(self, facts: Sequence[f.Fact]) -> None:
        """Staff at the console have locked the terminal for a dispute: what is to be seen here is
        kept as if somebody had pressed the button."""
        locked = any(
            isinstance(fact, f.Locked) and fact.reason is f.LockReason.DISPUTE for fact in facts
        )
        if locked and self._desk.state.cases.dispute is None:
            self._desk.dispute(BY_STAFF, self._latest())

    @Slot(int)
    def open(self, round_: int) -> None:
        """About this round; 0: about the one that is under way, or was last."""
        self._desk.dispute(BY_PLAYER, round_ or self._latest())

    def _latest(self) -> int:
        state = self._desk.state
        return (
            state.round.number
            if state.round.phase is not TerminalPhase.IDLE
            else max(state.round.played, default=0)
        )

    def _told(self) -> str:
        if self._desk.connected:
            return translate("DisputeView", "Staff have been called and see the case.")
        return translate(
            "DisputeView", "The table is told as soon as it answers. Please call somebody."
        )

    def _next(self) -> str:
        hours = self._desk.book.terms.withhold.hours
        if hours:
            return translate(
                "DisputeView",
                "A supervisor compares the records of this terminal, the table and the wheel, and "
                "decides within {hours} hours.",
            ).format(hours=hours)
        return translate(
            "DisputeView",
            "A supervisor compares the records of this terminal, the table and the wheel, and "
            "decides.",
        )


def _about(dispute: Dispute) -> str:
    if not dispute.round:
        return translate("DisputeView", "Your dispute is recorded")
    text = translate("DisputeView", "Your dispute about round {round} is recorded")
    return text.format(round=dispute.round)


def _kept(dispute: Dispute) -> str:
    if dispute.picture:
        return translate(
            "DisputeView",
            "Kept as they were: your bets, your credit, the number, the time, and a picture of "
            "this screen.",
        )
    return translate(
        "DisputeView", "Kept as they were: your bets, your credit, the number and the time."
    )
