"""What a seat has wagered in a round, drawn on the cloth as the player saw it."""

from collections.abc import Mapping

from msgspec import Struct
from PySide6.QtCore import QObject, Slot

from kiosk.game.round.state import SlipStatus
from kiosk.game.settling import merged
from kiosk.link import messages as m
from kiosk.rules.spread import is_spread
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.words import pocket_name
from kiosk.ui.drawn_slip import DrawnSlip
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.part import ViewPart
from kiosk.ui.rings_came import rings_came
from kiosk.ui.shown import constant
from kiosk.ui.texts import translate
from kiosk.ui.words import given_reason, spread_fault_words, sums_name


class SlipShown(Struct, frozen=True, kw_only=True):
    title: str = ""
    line: str = ""
    """What became of them."""
    has_older: bool = False
    has_newer: bool = False


class SlipView(ViewPart[SlipShown, ConsoleDesk]):
    drawn = constant(DrawnSlip)

    def __init__(
        self, desk: ConsoleDesk, pictures: Pictures, parent: QObject | None = None
    ) -> None:
        super().__init__(desk, parent)
        self._drawn = DrawnSlip(desk.book, desk.look.chips_cents, pictures, self)
        self._seat = ""
        self._round = 0
        """Which is shown; 0: the latest."""

    def look_at(self, seat: str) -> None:
        """Nobody's, if no seat is named."""
        self._seat, self._round = seat, 0
        self._ask()

    @Slot(int)
    def turn(self, by: int) -> None:
        """To an older round (1) or a newer one (-1) in which this seat has wagers."""
        told = self._told()
        if told is None or not told.rounds:
            return
        at = told.rounds.index(told.round) if told.round in told.rounds else 0
        self._round = told.rounds[min(max(at + by, 0), len(told.rounds) - 1)]
        self._ask()

    def _ask(self) -> None:
        self._desk.look_at_seat(self._seat, self._round)
        self.refresh()

    def _told(self) -> m.SeatRound | None:
        told = self._desk.client.seat_round
        return told if told is not None and told.seat == self._seat else None

    def refresh(self) -> None:
        told = self._told()
        stakes: Mapping[str, int] = merged(told.stakes, told.promotional) if told else {}
        self._drawn.draw(stakes, told.outcome if told and not told.void else None)
        rounds = told.rounds if told is not None else ()
        self.show(
            SlipShown(
                title=self._title(told),
                line=" · ".join(filter(None, (self._line(told), self._spread(told)))),
                has_older=told is not None and bool(rounds) and told.round > rounds[-1],
                has_newer=told is not None and bool(rounds) and told.round < rounds[0],
            )
        )

    def _title(self, told: m.SeatRound | None) -> str:
        if told is None or told.status is None:
            return translate("SlipView", "The table holds no bets of this seat")
        total = sum(told.stakes.values()) + sum(told.promotional.values())
        text = translate("SlipView", "Round {round}: {sum}")
        return text.format(round=told.round, sum=self._desk.look.currency.full(total))

    def _line(self, told: m.SeatRound | None) -> str:
        if told is None or told.status is None:
            return translate("SlipView", "bets come to the table when betting ends")
        if told.status is SlipStatus.FORFEITED:
            text = translate("SlipView", "forfeited, by {clause}")
            return text.format(clause=self._cited(told))
        if told.void or told.status is SlipStatus.VOID:
            text = translate("SlipView", "void, returned: {why}")
            why = given_reason(told.reason, self._desk.book)
            return text.format(why=why or translate("SlipView", "no reason given"))
        if told.status is SlipStatus.REFUSED:
            text = translate("SlipView", "refused, returned: {why}")
            return text.format(why=given_reason(told.reason, self._desk.book))
        if told.status is SlipStatus.IN_QUESTION:
            return translate("SlipView", "in question: a supervisor decides from the records")
        if told.outcome is None:
            return translate("SlipView", "registered, no number yet")
        if told.clause:
            text = translate("SlipView", "{number}, put right by {clause}")
            return text.format(number=pocket_name(told.outcome), clause=self._cited(told))
        text = translate("SlipView", "{number}, settled")
        if told.settlement > 1:
            text = translate("SlipView", "{number}, corrected and settled again")
        return text.format(number=self._number(told, told.outcome))

    def _number(self, told: m.SeatRound, outcome: str) -> str:
        came = rings_came(self._desk.book, outcome, told.ring)
        return (
            f"{pocket_name(outcome)} + {came.inner} = {came.total}"
            if came
            else pocket_name(outcome)
        )

    def _spread(self, told: m.SeatRound | None) -> str:
        """Spread-Bets do not lie on the cloth."""
        book, money = self._desk.book, self._desk.look.currency
        bets = [
            f"{sums_name(book.wager(wager))} {money.short(cents)}"
            for wager, cents in (told.stakes.items() if told else ())
            if is_spread(wager)
        ]
        if not bets or told is None:
            return ""
        text = translate("SlipView", "Spread-Bet: {bets}").format(bets=", ".join(bets))
        if not told.spread_void:
            return text
        why = spread_fault_words(told.spread_void)
        return translate("SlipView", "{bets}, returned: {why}").format(bets=text, why=why)

    def _cited(self, told: m.SeatRound) -> str:
        return f"{self._desk.book.terms.document.id} {told.clause}"
