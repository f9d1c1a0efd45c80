"""What the player must be told beside the round itself: refusals, money, changes, returned bets."""

from collections.abc import Callable, Sequence

from msgspec import Struct
from PySide6.QtCore import Property, QCoreApplication, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.game import facts as f
from kiosk.game.refusal import Refused
from kiosk.game.terminal.decision import Decision
from kiosk.rules.terms import NoSpinConsequence
from kiosk.terminal.not_taken import NotTaken
from kiosk.ui.rows import Rows
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.words import (
    cut_words,
    limit_name,
    message_words,
    not_taken_words,
    refusal,
    wager_name,
)

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

SHOWN_MS = 4000
MESSAGE_MS = 15_000
"""Of what staff have to say: it may come while the player looks at the wheel."""


class ReturnedRow(Struct, frozen=True):
    wager: str
    name: str
    amount: str
    why: str


_OVER_WITH_THE_ROUND = (f.SlipRefused, f.RoundVoided, f.NoSpinCalled)


@QmlElement
class NoticeView(QObject):
    changed = Signal()
    said = Signal(str, str)
    """Words and tone, each time there are new ones."""
    at_spot = Signal(str, str)
    """A few words beside a spot."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._words: Callable[[], str] = str
        """What is said now, in whatever language is spoken now."""
        self._tone = "info"
        self._of_this_round = False
        self._returned = Rows(ReturnedRow, self)
        self._returned_wagers: Sequence[f.ReturnedWager] = ()
        self._returned_sum = ""
        self._round = 0
        self._timer = QTimer(self, singleShot=True, interval=SHOWN_MS)
        self._timer.timeout.connect(self._fade)

    def _say(self, words: Callable[[], str], tone: str, *, of_round: bool = False) -> None:
        self._words, self._tone, self._of_this_round = words, tone, of_round
        self._timer.start(SHOWN_MS)
        self.changed.emit()
        self.said.emit(words(), tone)

    def _fade(self) -> None:
        self._words = str
        self.changed.emit()

    def retranslate(self) -> None:
        self._show_returned(self._returned_wagers)

    def refresh(self) -> None:
        """Returned bets, and what else became of a round, are shown until the next one opens."""
        round_ = self._desk.state.round
        if round_ != self._round:
            self._round = round_
            self._show_returned(())
            if self._of_this_round:
                self._fade()

    # ---- What was refused ---------------------------------------------------------------------

    def refused(self, refused: Refused, spot: str) -> None:
        """In the notice, and at the spot that was touched or that a limit is about."""
        self._say(lambda: refusal(refused, self._desk.look.currency), "warn")
        if refused.cuts:
            self.at_spot.emit(refused.cuts[0].wager, self._words())
        elif spot:
            self.at_spot.emit(spot, self._words())

    def not_taken(self, why: NotTaken) -> None:
        """A note or ticket was given back."""
        self._say(lambda: not_taken_words(why), "warn")

    @Slot(object)
    def decided(self, decision: Decision) -> None:
        """A touch that was obeyed in part: the limits took something off."""
        if decision.cuts:
            cut = decision.cuts[0]
            self._say(lambda: cut_words(cut, self._desk.look.currency), "warn")
            self.at_spot.emit(cut.wager, self._words())

    # ---- What happened ------------------------------------------------------------------------

    def happened(self, facts: Sequence[f.Fact]) -> None:
        for fact in facts:
            self._tell(fact)

    def _tell(self, fact: f.Fact) -> None:
        match fact:
            case f.WageringEnded() if fact.returned:
                self._show_returned(fact.returned)
            case f.WageringOpened() if fact.not_riding:
                self._round = fact.round  # the facts of an opening come before its state
                self._show_returned(fact.not_riding)
            case _:
                told = self._told(fact)
                if told is not None:
                    of_round = isinstance(fact, _OVER_WITH_THE_ROUND)
                    self._say(lambda: (self._told(fact) or ("", ""))[0], told[1], of_round=of_round)
                    if isinstance(fact, f.MessageShown):
                        self._timer.start(MESSAGE_MS)

    def _told(self, fact: f.Fact) -> tuple[str, str] | None:
        return self._of_money(fact) or self._of_round(fact)

    def _of_money(self, fact: f.Fact) -> tuple[str, str] | None:
        """Words and tone."""
        money = self._desk.look.currency
        match fact:
            case f.NoteCredited() | f.StaffCredited() | f.TicketRedeemed():
                text = translate("NoticeView", "{sum} added to your credit")
                return text.format(sum=money.full(fact.cents)), "good"
            case f.VoucherGiven():
                text = translate("NoticeView", "A voucher of {sum} to play with")
                return text.format(sum=money.full(fact.cents)), "good"
            case f.MoneyWithheld():
                text = translate("NoticeView", "{sum} is withheld while a dispute is looked at")
                return text.format(sum=money.full(fact.cents)), "alarm"
            case f.TicketFailed():
                text = translate("NoticeView", "No ticket was printed: your credit is back")
                return text, "alarm"
            case _:
                return None

    def _of_round(self, fact: f.Fact) -> tuple[str, str] | None:
        match fact:
            case f.SlipRefused():
                text = translate("NoticeView", "Your bets came too late and are returned")
                return text, "alarm"
            case f.RoundVoided():
                return translate("NoticeView", "Round void: your bets are returned"), "alarm"
            case f.NoSpinCalled():
                return self._no_spin(), "alarm"
            case f.RoundCorrected():
                return self._corrected(fact), "alarm"
            case f.MessageShown():
                return message_words(fact.text), "info"
            case f.LimitsChanged():
                return translate("NoticeView", "New limits are in force"), "info"
            case _:
                return None

    def _no_spin(self) -> str:
        if self._desk.book.terms.no_spin.then is NoSpinConsequence.RE_SPIN:
            return translate("NoticeView", "No spin: your bets stand, the ball is spun again")
        return translate("NoticeView", "No spin: your bets are returned")

    def _corrected(self, fact: f.RoundCorrected) -> str:
        money = self._desk.look.currency
        number = fact.outcome or translate("NoticeView", "no result")
        text = translate("NoticeView", "Round {round} corrected to {number}: credit {sign}{sum}")
        sign = "+" if fact.credit_cents >= 0 else "–"
        return text.format(
            round=fact.round, number=number, sign=sign, sum=money.full(abs(fact.credit_cents))
        )

    def _show_returned(self, returned: Sequence[f.ReturnedWager]) -> None:
        money, wagers = self._desk.look.currency, self._desk.book.wagers
        self._returned_wagers = returned
        self._returned.show(
            [
                ReturnedRow(
                    back.wager,
                    wager_name(wagers[back.wager]),
                    money.full(back.cents),
                    limit_name(back.limit),
                )
                for back in returned
            ]
        )
        total_cents = sum(back.cents for back in returned)
        self._returned_sum = money.full(total_cents) if returned else ""
        self.changed.emit()

    # ---- For QML ------------------------------------------------------------------------------

    @Property(str, notify=changed)
    def text(self) -> str:
        return self._words()

    @Property(str, notify=changed)
    def tone(self) -> str:
        """info, good, warn or alarm."""
        return self._tone

    @Property(Rows, constant=True)
    def returned(self) -> Rows:
        return self._returned

    @Property(str, notify=changed)
    def returnedSum(self) -> str:  # noqa: N802 - QML names are camelCase
        """Of what went back at the close, or nothing."""
        return self._returned_sum
