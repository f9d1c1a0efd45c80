"""A dispute as the player sees it: what it would do, what is kept, what was decided."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QObject, Slot

from kiosk.game import facts as f
from kiosk.game.cases.state import BY_PLAYER, BY_STAFF, Dispute
from kiosk.game.cases.terminal import may_withdraw
from kiosk.game.round.state import TerminalPhase
from kiosk.ui.part import ViewPart
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.texts import translate
from kiosk.ui.words import message_words

if TYPE_CHECKING:
    from PySide6.QtGui import QImage


class DisputeShown(Struct, frozen=True, kw_only=True):
    stage: str = ""
    """asked, open or decided; nothing: there is none."""
    case: str = ""
    """Short enough to be read aloud."""
    about: str = ""
    kept: str = ""
    told: str = ""
    """Who knows of it, or what was decided."""
    next: str = ""
    can_withdraw: bool = False
    """Nobody of the staff has taken it up."""


class _Asked(Struct, frozen=True):
    """Somebody wants to object, and reads what that does."""

    round: int
    picture: "QImage | None"
    """Of what was on the screen then."""


class DisputeView(ViewPart[DisputeShown, Desk]):
    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._asked: _Asked | None = None
        self._open: Dispute | None = None
        """Of which staff have not decided."""
        self._withdrawing = False
        self._decided: tuple[Dispute, f.DisputeEnded] | None = None
        """What was decided, until the player has read it."""

    def refresh(self) -> None:
        state = self._desk.state
        if state.cases.dispute is not None:
            self._open, self._withdrawing = state.cases.dispute, state.cases.withdrawing
        # Staff may let the player go on before they have decided.
        dispute = state.cases.dispute if f.LockReason.DISPUTE in state.locks.reasons else None
        if dispute is not None:
            self._asked = None
            self.show(self._of_open(dispute))
        elif self._decided is not None:
            self.show(_of_decided(*self._decided))
        elif self._asked is not None:
            self.show(self._of_asked(self._asked.round))
        else:
            self.show(DisputeShown())

    def _of_asked(self, round_: int) -> DisputeShown:
        about = translate("DisputeView", "Do you dispute round {round}?").format(round=round_)
        return DisputeShown(
            stage="asked",
            about=about if round_ else translate("DisputeView", "Do you dispute this?"),
            kept=translate(
                "DisputeView",
                "Your bets, your credit, the number, the time and a picture of this screen are "
                "kept, and staff are called.",
            ),
            told=translate(
                "DisputeView",
                "This terminal is then locked: no bets and no cash-out until staff have decided.",
            ),
            next=self._next(),
        )

    def _of_open(self, dispute: Dispute) -> DisputeShown:
        return DisputeShown(
            stage="open",
            case=_short(dispute),
            about=_about(dispute),
            kept=_kept(dispute),
            told=self._told(),
            next=self._next(),
            can_withdraw=may_withdraw(self._desk.state) and not self._withdrawing,
        )

    def happened(self, facts: Sequence[f.Fact]) -> None:
        for fact in facts:
            match fact:
                case f.Locked(reason=f.LockReason.DISPUTE):
                    self._keep_for_staff()
                case f.DisputeEnded() if self._open is not None:
                    told = fact.answer and not self._withdrawing
                    self._decided = (self._open, fact) if told else None
                    self._open, self._withdrawing = None, False
                case f.AccountClosed():
                    self._asked = self._decided = None
                case _:
                    pass

    def _keep_for_staff(self) -> None:
        """Staff at the console have locked the terminal for a dispute: what is to be seen here is
        kept as if somebody had pressed the button."""
        if self._desk.state.cases.dispute is None:
            self._desk.dispute(BY_STAFF, self._latest())

    @Slot(int)
    def ask(self, round_: int) -> None:
        """About this round; 0: about the one that is under way, or was last. What is to be seen
        now is what the picture shows, however long the player thinks about it."""
        self._asked = _Asked(round_ or self._latest(), self._desk.picture())
        self.refresh()

    @Slot()
    def open(self) -> None:
        """The player has read what it does."""
        if self._asked is not None:
            asked, self._asked = self._asked, None
            self._desk.dispute(BY_PLAYER, asked.round, asked.picture)

    @Slot()
    def back(self) -> None:
        """Nothing is disputed after all, or what was decided is read."""
        self._asked = self._decided = None
        self.refresh()

    @Slot()
    def withdraw(self) -> None:
        self._desk.withdraw_dispute()

    def _latest(self) -> int:
        state = self._desk.state
        return (
            state.round.number
            if state.round.phase is not TerminalPhase.IDLE
            else max(state.round.played, default=0)
        )

    def _told(self) -> str:
        if not self._desk.connected:
            return translate(
                "DisputeView", "The table is told as soon as it answers. Please call somebody."
            )
        if self._withdrawing:
            return translate("DisputeView", "You take it back: the table ends the case.")
        if self._desk.state.courtesy.help_asked:
            return translate("DisputeView", "Staff have been called and see the case.")
        return translate("DisputeView", "Staff have taken it up.")

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


def _of_decided(dispute: Dispute, ended: f.DisputeEnded) -> DisputeShown:
    about = translate("DisputeView", "Your dispute about round {round} is decided")
    if not dispute.round:
        about = translate("DisputeView", "Your dispute is decided")
    return DisputeShown(
        stage="decided",
        case=_short(dispute),
        about=about.format(round=dispute.round),
        told=_in_words(ended),
        next=translate("DisputeView", "If you do not agree, call an attendant."),
    )


def _in_words(fact: f.DisputeEnded) -> str:
    """And what staff typed, as they typed it."""
    answer = message_words(fact.answer)
    return f"{answer}\n{fact.note}" if fact.note else answer


def _short(dispute: Dispute) -> str:
    return dispute.case.rpartition(" ")[2][:6].upper()


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
