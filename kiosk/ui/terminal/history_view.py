"""The player's own rounds, one at a time, redrawn on the cloth as they were played."""

from collections.abc import Mapping

from msgspec import Struct
from PySide6.QtCore import QObject, Slot

from kiosk.game.cases.state import CasesAtTerminal, Decided, Withheld
from kiosk.game.round.state import PlayedRound
from kiosk.game.terminal.state import Terminal
from kiosk.rules.spread import is_spread
from kiosk.ui.drawn_slip import DrawnSlip
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.part import ViewPart
from kiosk.ui.rings_came import rings_came
from kiosk.ui.shown import constant
from kiosk.ui.terminal.desk import Desk, staked_cents
from kiosk.ui.texts import translate
from kiosk.ui.words import spread_fault_words, sums_name, void_words


class HistoryShown(Struct, frozen=True, kw_only=True):
    count: int = 0
    at: int = 0
    """From the oldest."""
    title: str = ""
    round: int = 0
    """0: there is none."""
    place: str = ""
    pocket: str = ""
    inner: str = ""
    """The number of the other ring of Spread-Bet, if there was one."""
    total: str = ""
    spread: str = ""
    """The Spread-Bets and the jackpot wager of the player, and what became of them."""
    staked: str = ""
    won: str = ""
    returned: str = ""
    """Stakes that came back: of winning wagers, or of a void round."""
    remark: str = ""
    """What is special about it."""
    receipt: str = ""


class HistoryView(ViewPart[HistoryShown, Desk]):
    """Of this account alone: what the player before had on the cloth is nobody's business."""

    drawn = constant(DrawnSlip)

    def __init__(self, desk: Desk, pictures: Pictures, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self.showing = HistoryShown(title=self._nothing())
        self._drawn = DrawnSlip(desk.book, desk.look.chips_cents, pictures, self)
        self._looked_at: tuple[Mapping[int, PlayedRound] | None, int | None] = (None, None)
        """All that is kept, and whose account it was looked through for."""
        self._cases: CasesAtTerminal | None = None
        self._rounds: list[PlayedRound] = []
        self._at = 0

    def refresh(self) -> None:
        """Whoever looks at the newest round goes on to the next one; an older one stays."""
        state = self._desk.state
        account = state.account.number if state.account.open else None
        played, cases = self._looked_at[0], self._cases
        same_cases = state.cases is cases
        if state.round.played is played and same_cases and account == self._looked_at[1]:
            return  # a touch changes nothing here, and must not wait for it
        self._looked_at, self._cases = (state.round.played, account), state.cases
        rounds = self._rounds_of(state)
        if rounds == self._rounds and same_cases:
            return
        at_newest = self._at >= len(self._rounds) - 1
        shown = None if at_newest else self._rounds[self._at].round
        self._rounds = rounds
        numbers = [played.round for played in rounds]
        self._at = numbers.index(shown) if shown in numbers else max(0, len(rounds) - 1)
        self._show()

    def _rounds_of(self, state: Terminal) -> list[PlayedRound]:
        account = state.account.number if state.account.open else None
        return [
            played for _, played in sorted(state.round.played.items()) if played.account == account
        ]

    def retranslate(self) -> None:
        self._drawn.retranslate()
        self._show()

    @Slot(int)
    def turnTo(self, at: int) -> None:  # noqa: N802 - QML names are camelCase
        at = min(max(at, 0), len(self._rounds) - 1)
        if self._rounds and at != self._at:
            self._at = at
            self._show()

    def _show(self) -> None:
        played = self._rounds[self._at] if self._rounds else None
        if played is None:
            self._drawn.draw({}, None)
            self.show(HistoryShown(title=self._nothing()))
            return
        self._drawn.draw(played.counts_on, played.number)
        money, count = self._desk.look.currency, len(self._rounds)
        came = rings_came(self._desk.book, played.number, played.ring)
        place = translate("HistoryView", "{at} of {count}")
        self.show(
            HistoryShown(
                count=count,
                at=self._at,
                title=translate("HistoryView", "Round {round}").format(round=played.round),
                round=played.round,
                place=place.format(at=self._at + 1, count=count),
                pocket=played.number or "",
                inner=came.inner if came else "",
                total=str(came.total) if came else "",
                spread=" · ".join(
                    filter(None, (self._spread_of(played), self._jackpot_of(played)))
                ),
                staked=money.full(_staked_cents(played)),
                won=money.full(played.winnings_cents),
                returned=money.full(played.returned_cents + _back_cents(played)),
                remark=_joined(self._remark_of(played), self._withheld_of(played)),
                receipt=self._desk.state.receipts.get(played.round, ""),
            )
        )

    def _spread_of(self, played: PlayedRound) -> str:
        book, money = self._desk.book, self._desk.look.currency
        bets = [
            f"{sums_name(book.wager(wager))} {money.short(cents)}"
            for wager, cents in played.stakes.items()
            if is_spread(wager)
        ]
        if not bets:
            return ""
        text = translate("HistoryView", "Spread-Bet: {bets}").format(bets=", ".join(bets))
        if not played.spread_void:
            return text
        why = spread_fault_words(played.spread_void)
        returned = translate("HistoryView", "{bets}, returned: {why}")
        return returned.format(bets=text, why=why)

    def _jackpot_of(self, played: PlayedRound) -> str:
        if not played.jackpot_cents:
            return ""
        sum_ = self._desk.look.currency.short(played.jackpot_cents)
        return translate("HistoryView", "Jackpot wager: {sum}").format(sum=sum_)

    def _withheld_of(self, played: PlayedRound) -> str:
        """Money that was set aside because of this round, and what was decided about it."""
        cases, money = self._desk.state.cases, self._desk.look.currency
        held = sum(one.cents for one in cases.withheld.values() if _about(one, played))
        paid = sum(one.cents for one in cases.decided.values() if _about(one, played) and one.paid)
        kept = sum(
            one.cents for one in cases.decided.values() if _about(one, played) and not one.paid
        )
        told = (
            (held, translate("HistoryView", "{sum} withheld")),
            (paid, translate("HistoryView", "{sum} withheld, and paid")),
            (kept, translate("HistoryView", "{sum} withheld, and not paid")),
        )
        return _joined(*(text.format(sum=money.full(cents)) for cents, text in told if cents))

    def _nothing(self) -> str:
        return translate("HistoryView", "No round of yours is settled yet")

    def _remark_of(self, played: PlayedRound) -> str:
        if played.judged is not None:
            text = translate("HistoryView", "a bet was put right, rule {clause}")
            if played.judged.forfeited:
                text = translate("HistoryView", "your bets are forfeited, rule {clause}")
            return text.format(clause=played.judged.clause)
        if played.void is not None:
            return void_words(played.void.reason, played.void.clauses, self._desk.book)
        if played.outcome is None:
            return translate("HistoryView", "void, your bets came back")
        if played.settlement > 1:
            return translate("HistoryView", "the number was corrected")
        return "" if _staked_cents(played) else translate("HistoryView", "you had no bets")


def _joined(*told: str) -> str:
    return " · ".join(filter(None, told))


def _about(held: Withheld | Decided, played: PlayedRound) -> bool:
    return (held.round, held.account) == (played.round, played.account)


def _staked_cents(played: PlayedRound) -> int:
    return staked_cents(played) + sum(played.promotional.values()) + _back_cents(played)


def _back_cents(played: PlayedRound) -> int:
    """What was void before the result, and went back then."""
    return played.void.cents if played.void else 0
