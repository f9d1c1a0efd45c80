"""What the player must be told beside the round itself: refusals, money, changes, returned bets."""

from collections.abc import Callable, Sequence

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Signal

from kiosk.game import facts as f
from kiosk.game.jackpot.values import PaidHow
from kiosk.game.refusal import Reason, Refusal, read_refusal
from kiosk.rules.limits import Placement
from kiosk.rules.terms import NoSpinConsequence
from kiosk.ui.part import ViewPart
from kiosk.ui.rows import Rows
from kiosk.ui.shown import constant
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.terminal.returned_bets import ReturnedBets
from kiosk.ui.texts import translate
from kiosk.ui.words import (
    cut_words,
    message_words,
    not_taken_words,
    refusal,
    spread_fault_words,
    supernova_fault_words,
    void_words,
)

SHOWN_MS = 4000
MESSAGE_MS = 15_000
"""Of what staff have to say, and of bets that stay home: it may come while the player looks at the
wheel, or rests."""


_OVER_WITH_THE_ROUND = (
    f.SlipRefused,
    f.SlipVoided,
    f.RoundVoided,
    f.NoSpinCalled,
    f.SpreadVoided,
    f.SupernovaWagerReturned,
)


_READ_AT_LEISURE = (f.MessageShown, f.MoneyWithheld, f.CasePaid, f.CaseRefused)


class NoticeShown(Struct, frozen=True):
    text: str = ""
    tone: str = "info"
    """info, good, warn or alarm."""
    returned_sum: str = ""
    """Of what went back at the close or did not ride on; or nothing."""
    returned_reasons: str = ""


class NoticeView(ViewPart[NoticeShown, Desk]):
    returned = constant(Rows)
    said = Signal(str, str)
    """Words and tone, each time there are new ones."""
    at_spot = Signal(str, str)
    """A few words beside a spot."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._words: Callable[[], str] = str
        """What is said now, in whatever language is spoken now."""
        self._tone = "info"
        self._then = ""
        """What staff wrote about it, in their own words: there is no room for both at once."""
        self._of_this_round = False
        self._back = ReturnedBets(desk, self)
        self._returned = self._back.rows
        self._down = ""
        """What was down in a round that came to nothing; empty: no bet was."""
        self._round = 0
        self._timer = QTimer(self, singleShot=True, interval=SHOWN_MS)
        self._timer.timeout.connect(self._fade)

    def _say(self, words: Callable[[], str], tone: str, *, of_round: bool = False) -> None:
        self._write(words, tone, of_round=of_round)
        self.said.emit(words(), tone)

    def _write(self, words: Callable[[], str], tone: str, *, of_round: bool) -> None:
        self._words, self._tone, self._of_this_round = words, tone, of_round
        self._then = ""
        self._timer.start(SHOWN_MS)
        self._look()

    def _fade(self) -> None:
        if note := self._then:
            self._say(lambda: note, self._tone)
            self._timer.start(MESSAGE_MS)
            return
        self._words = str
        self._look()

    def hush(self) -> None:
        """Whatever was said last is over."""
        self._timer.stop()
        self._then = ""
        self._fade()

    def retranslate(self) -> None:
        self._back.retranslate()

    def refresh(self) -> None:
        """Returned bets, and what else became of a round, are shown until the next one opens."""
        self._back.look()
        self._go_on_to(self._desk.state.round.number)
        self._look()

    def _look(self) -> None:
        back = self._back
        self.show(NoticeShown(self._words(), self._tone, back.sum, back.reasons))

    def _go_on_to(self, round_: int) -> None:
        if round_ != self._round:
            self._round = round_
            self._back.forget()
            if self._of_this_round:
                self._words = str
            self._look()

    # ---- What was refused ---------------------------------------------------------------------

    def refused(self, why: Refusal, spot: str) -> None:
        """In the notice, and at the spot that was touched or that a limit is about."""
        self._say(lambda: refusal(why, self._desk.look.currency), "warn")
        if why.limit is not None and why.wager:
            spot = why.wager
        if spot:
            self.at_spot.emit(spot, self._words())

    def explain(self, words: str) -> None:
        """What was touched, for whoever touches it for the first time."""
        self._say(lambda: words, "info")

    def not_taken(self, why: Refusal) -> None:
        """A note or ticket was given back."""
        self._say(lambda: not_taken_words(why), "warn")

    def cut(self, cut: Placement) -> None:
        """A touch was obeyed in part: the limits took something off."""
        self._say(lambda: cut_words(cut, self._desk.look.currency), "warn")
        self.at_spot.emit(cut.wager, self._words())

    # ---- What happened ------------------------------------------------------------------------

    def happened(self, facts: Sequence[f.Fact]) -> None:
        if any(isinstance(fact, f.AccountOpened | f.AccountClosed) for fact in facts):
            self._back.forget()
            self.hush()  # it was said to the player before
        for fact in facts:
            self._tell(fact)

    def _tell(self, fact: f.Fact) -> None:
        if isinstance(fact, f.SlipRefused | f.SlipVoided | f.RoundVoided):
            self._down = self._back.taken_back()
        match fact:
            case f.WageringEnded():
                self._back.closed(fact)
                self._look()
            case f.WageringOpened():
                self._go_on_to(fact.round)  # the facts of an opening come before its state
                self._back.opened(fact)
                self._look()
                self._tell_kept_home()
            case _:
                told = self._told(fact)
                if told is not None:
                    of_round = isinstance(fact, _OVER_WITH_THE_ROUND)
                    self._say(lambda: (self._told(fact) or ("", ""))[0], told[1], of_round=of_round)
                    if isinstance(fact, _READ_AT_LEISURE):
                        self._timer.start(MESSAGE_MS)
                    if isinstance(fact, f.CasePaid | f.CaseRefused):
                        self._then = fact.note

    def _tell_kept_home(self) -> None:
        """What a player must look at lies over the list of what went back."""
        if self._desk.kept_from_play is None or not self._back.cents:
            return
        money, cents = self._desk.look.currency, self._back.cents

        def words() -> str:
            text = translate("NoticeView", "Bets not left on the cloth: {sum}")
            return text.format(sum=money.full(cents))

        self._write(words, "info", of_round=True)
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
            case f.VouchersHandedBack():
                text = translate("NoticeView", "Vouchers of {sum} are handed back to you")
                return text.format(sum=money.full(fact.cents)), "good"
            case f.TipGiven():
                text = translate("NoticeView", "Thank you: {sum} for the dealer")
                return text.format(sum=money.full(fact.cents)), "good"
            case f.HandPaid(part=True):
                text = translate("NoticeView", "{sum} of your credit is paid to you by hand")
                return text.format(sum=money.full(fact.cents)), "good"
            case f.MoneyWithheld():
                return self._withheld(fact), "alarm"
            case f.SupernovaCredited():
                text = translate("NoticeView", "Jackpot: {sum} added to your credit")
                return text.format(sum=money.full(fact.cents)), "good"
            case f.CasePaid() | f.CaseRefused():
                return self._decided(fact)
            case f.TicketFailed():
                text = translate("NoticeView", "No ticket was printed: your credit is back")
                return text, "alarm"
            case _:
                return None

    def _of_round(self, fact: f.Fact) -> tuple[str, str] | None:
        match fact:
            case f.SlipRefused():
                return self._refused_slip(fact), "alarm"
            case f.SlipVoided():
                return self._slip_void(fact), "alarm"
            case f.RoundVoided():
                return self._void(fact), "alarm"
            case f.WagersForfeited() if self._is_own(fact.round):
                text = translate("NoticeView", "Your bets of round {round} are forfeited")
                return text.format(round=fact.round), "alarm"
            case f.NoSpinCalled():
                return self._no_spin(), "alarm"
            case f.WinnersWithdrawn():
                return translate("NoticeView", "Your winning bets are off the cloth"), "good"
            case f.RoundCorrected() if self._is_own(fact.round) or _is_of_table(fact):
                return self._corrected(fact), "alarm"
            case f.MessageShown():
                return message_words(fact.text), "info"
            case f.LimitsChanged():
                return translate("NoticeView", "New limits are in force"), "info"
            case _:
                return _of_spread(fact) or _of_supernova(fact)

    def _is_own(self, round_: int) -> bool:
        """Whoever is here played it."""
        played = self._desk.state.round.played.get(round_)
        return played is not None and self._desk.is_here(played.account)

    def _refused_slip(self, fact: f.SlipRefused) -> str:
        why = read_refusal(fact.reason)
        if why is not None and why.reason is Reason.SLIP_LATE:
            text = translate("NoticeView", "Too late: {sum} returned")
        else:
            text = translate("NoticeView", "Not taken: {sum} returned")
        return text.format(sum=self._down)

    def _void(self, fact: f.RoundVoided) -> str:
        """By the clause that comes first, where there is one: the rules have them all."""
        if not self._down:
            return translate("NoticeView", "This round is void")
        text = translate("NoticeView", "Round void: {sum} returned")
        if fact.clauses:
            text = translate("NoticeView", "Round void by rule {clause}: {sum} returned")
        return text.format(sum=self._down, clause=next(iter(fact.clauses), ""))

    def _slip_void(self, fact: f.SlipVoided) -> str:
        """The others' stand: the round goes on."""
        why = void_words(fact.reason, fact.clauses, self._desk.book)
        text = translate("NoticeView", "Your bets are void: {sum} returned ({why})")
        if not self._down:
            text = translate("NoticeView", "You have no bets in this round ({why})")
        return text.format(sum=self._down, why=why)

    def _withheld(self, fact: f.MoneyWithheld) -> str:
        money, rest_cents = self._desk.look.currency, fact.asked_cents - fact.cents
        text = translate("NoticeView", "{sum} is withheld: {why}")
        if fact.asked_cents:
            text = translate("NoticeView", "{sum} is withheld and {rest} claimed: {why}")
        why = void_words(fact.reason, fact.clauses, self._desk.book)
        rest = money.full(max(0, rest_cents))
        return text.format(sum=money.full(fact.cents), rest=rest, why=why)

    def _decided(self, fact: f.CasePaid | f.CaseRefused) -> tuple[str, str] | None:
        """To whom it belongs. Where the player has left it is nobody's business here."""
        state = self._desk.state
        decided = state.cases.decided.get(fact.case)
        if decided is None or not self._desk.is_here(decided.account):
            return None
        text = translate("NoticeView", "{sum} that was withheld is yours again")
        if not decided.paid:
            text = translate("NoticeView", "{sum} that was withheld is not paid to you")
        sum_ = self._desk.look.currency.full(decided.cents)
        return text.format(sum=sum_), "good" if decided.paid else "alarm"

    def _no_spin(self) -> str:
        if self._desk.book.terms.no_spin.then is NoSpinConsequence.RE_SPIN:
            return translate("NoticeView", "No spin: your bets stand, the ball is spun again")
        return translate("NoticeView", "No spin: your bets are returned")

    def _corrected(self, fact: f.RoundCorrected) -> str:
        money = self._desk.look.currency
        if fact.judged is not None:
            text = translate(
                "NoticeView", "A bet of round {round} was put right by rule {clause}: {change}"
            )
            if fact.judged.forfeited:
                text = translate(
                    "NoticeView", "Bets of round {round} forfeited by rule {clause}: {change}"
                )
            change = money.signed(fact.credit_cents)
            return text.format(round=fact.round, clause=fact.judged.clause, change=change)
        if fact.void is not None:
            text = translate("NoticeView", "Your bets of round {round} are void ({why}): {change}")
            why = void_words(fact.void.reason, fact.void.clauses, self._desk.book)
            change = money.signed(fact.credit_cents)
            return text.format(round=fact.round, why=why, change=change)
        number = fact.outcome or translate("NoticeView", "no result")
        text = translate("NoticeView", "Round {round} corrected to {number}: credit {change}")
        change = money.signed(fact.credit_cents)
        return text.format(round=fact.round, number=number, change=change)

    @property
    def returned_cents(self) -> int:
        return self._back.cents


def _is_of_table(fact: f.RoundCorrected) -> bool:
    """Its number was corrected, which everybody is told; what else is put right is one player's."""
    return fact.judged is None and fact.void is None


def _of_spread(fact: f.Fact) -> tuple[str, str] | None:
    match fact:
        case f.SpreadVoided():
            text = translate("NoticeView", "Spread-Bets go back: {why}")
            return text.format(why=spread_fault_words(fact.fault, fact.reason)), "alarm"
        case f.SpreadSelected(table=""):
            return translate("NoticeView", "Spread-Bet is no longer on offer"), "info"
        case f.SpreadSelected():
            text = translate("NoticeView", "Spread-Bet is on offer, by table {table}")
            return text.format(table=fact.table), "info"
        case _:
            return None


def _of_supernova(fact: f.Fact) -> tuple[str, str] | None:
    match fact:
        case f.SupernovaWagerReturned():
            text = translate("NoticeView", "Jackpot wager returned: {why}")
            return text.format(why=supernova_fault_words(fact.fault)), "alarm"
        case f.SupernovaOffered(fault=fault) if fault is not None:
            text = translate("NoticeView", "Jackpot wager returned: {why}")
            return text.format(why=supernova_fault_words(fault)), "alarm"
        case f.SupernovaWagerDrawn(wins=(win, *_)):
            text = translate("NoticeView", "You have won the {level} jackpot")
            return text.replace("{level}", win.name), "good"
        case f.SupernovaShareEnded(end=PaidHow.REFUSED):
            text = translate("NoticeView", "The jackpot was not approved: {why}")
            return text.format(why=translate("Console", fact.reason)), "alarm"
        case f.SupernovaShareEnded(end=PaidHow.HAND):
            return translate("NoticeView", "The jackpot was paid by hand"), "good"
        case _:
            return None
