"""Credit, bet and win. Text, for QML must not do sums, and its int has 32 bits."""

from msgspec import Struct

from kiosk.game.money import MoneyPlace
from kiosk.ui.part import ViewPart
from kiosk.ui.terminal.desk import Desk

_ON_CLOTH = (MoneyPlace.STAKE, MoneyPlace.IN_DOUBT, MoneyPlace.REGISTERED)


class MetersShown(Struct, frozen=True, kw_only=True):
    credit: str = ""
    bet: str = ""
    win: str = ""
    """Of the round whose result is shown. None that is over stays here."""
    vouchers: str = ""
    """What can be wagered but not cashed, or nothing."""
    winning: bool = False
    """The round that has just ended left the player better off."""


class MetersView(ViewPart[MetersShown, Desk]):
    def refresh(self) -> None:
        if self._desk.awaited is not None:
            return  # the money of a round does not tell its number before the ball does
        state, money = self._desk.state, self._desk.look.currency
        result = self._desk.shown_result
        vouchers_cents = state.money[MoneyPlace.PROMOTIONAL]
        self.show(
            MetersShown(
                credit=money.full(state.credit_cents),
                bet=money.full(sum(state.money[place] for place in _ON_CLOTH)),
                win=money.full(result.winnings_cents if result is not None else 0),
                vouchers=money.short(vouchers_cents) if vouchers_cents else "",
                winning=self._desk.better_off,
            )
        )
