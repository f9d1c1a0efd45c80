"""A tip for the dealer: the amounts, and a second touch that gives it."""

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QObject, Slot

from kiosk.game import facts as f
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.texts import translate


class TipRow(Struct, frozen=True):
    key: str
    """In cents. Money crosses as text."""
    amount: str
    chosen: bool
    possible: bool


class TipsShown(Struct, frozen=True, kw_only=True):
    offered: bool = False
    """The house lets players give something."""
    choosing: bool = False
    can_give: bool = False
    give_text: str = ""
    """What the key says that gives it."""


class TipsView(ViewPart[TipsShown, Desk]):
    amounts = rows_of(TipRow)

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._choosing = False
        self._chosen_cents = 0

    def refresh(self) -> None:
        state, money = self._desk.state, self._desk.look.currency
        most_cents = state.tips.most_cents if state.account.open else 0
        self._choosing = self._choosing and most_cents > 0
        if not self._choosing or not self._possible(self._chosen_cents):
            self._chosen_cents = 0
        self.amounts.show([self._row(cents) for cents in self._amounts_cents(most_cents)])
        give = translate("TipsView", "Choose an amount")
        if self._chosen_cents:
            text = translate("TipsView", "Give {sum}")
            give = text.format(sum=money.full(self._chosen_cents))
        self.show(
            TipsShown(
                offered=most_cents > 0,
                choosing=self._choosing,
                can_give=self._chosen_cents > 0,
                give_text=give,
            )
        )

    def _amounts_cents(self, most_cents: int) -> Sequence[int]:
        """Chips that are not above what the house allows; at least that itself."""
        chips = [cents for cents in self._desk.look.chips_cents if cents <= most_cents]
        return chips or ([most_cents] if most_cents else [])

    def _row(self, cents: int) -> TipRow:
        amount = self._desk.look.currency.short(cents)
        return TipRow(str(cents), amount, cents == self._chosen_cents, self._possible(cents))

    def _possible(self, cents: int) -> bool:
        """While the ball rolls no key tells by the credit what it will come to."""
        state = self._desk.state
        free = self._desk.connected and not state.locks.frozen and not state.locks.reasons
        return free and self._desk.awaited is None and 0 < cents <= state.credit_cents

    @Slot()
    def open(self) -> None:
        self._choosing = True
        self.refresh()

    @Slot()
    def close(self) -> None:
        self._choosing = False
        self.refresh()

    @Slot(str)
    def choose(self, amount: str) -> None:
        self._chosen_cents = int(amount)
        self.refresh()

    @Slot()
    def give(self) -> None:
        if self._choosing and self._possible(self._chosen_cents):
            cents, self._chosen_cents = self._chosen_cents, 0
            self.close()
            self._desk.tip(cents)

    def happened(self, facts: Sequence[f.Fact]) -> None:
        """What the next player finds is closed."""
        if any(isinstance(fact, f.AccountClosed | f.AccountOpened) for fact in facts):
            self.close()
