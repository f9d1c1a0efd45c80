"""Credit, bet and win. Text, for QML must not do sums, and its int has 32 bits."""

from msgspec import Struct

from kiosk.game.money import MoneyPlace
from kiosk.game.terminal.state import Terminal
from kiosk.ui.part import ViewPart
from kiosk.ui.terminal.desk import Desk

_ON_CLOTH = (MoneyPlace.STAKE, MoneyPlace.IN_DOUBT, MoneyPlace.REGISTERED)


class MetersShown(Struct, frozen=True, kw_only=True):
    credit: str = ""
    bet: str = ""
    win: str = ""
    vouchers: str = ""
    """What can be wagered but not cashed, or nothing."""
    winning: bool = False
    """The round that has just ended was won."""


class MetersView(ViewPart[MetersShown, Desk]):
    def refresh(self) -> None:
        state, money = self._desk.state, self._desk.look.currency
        won_cents = _last_win_cents(state)
        vouchers_cents = state.money[MoneyPlace.PROMOTIONAL]
        self.show(
            MetersShown(
                credit=money.full(state.credit_cents),
                bet=money.full(sum(state.money[place] for place in _ON_CLOTH)),
                win=money.full(won_cents),
                vouchers=money.short(vouchers_cents) if vouchers_cents else "",
                winning=won_cents > 0 and self._desk.shown_result is not None,
            )
        )


def _last_win_cents(state: Terminal) -> int:
    """Of the last round this account had wagers in: it stays until the next one is settled."""
    for number in sorted(state.round.played, reverse=True):
        played = state.round.played[number]
        if played.account == state.account.number and (played.stakes or played.promotional):
            return played.winnings_cents
    return 0
