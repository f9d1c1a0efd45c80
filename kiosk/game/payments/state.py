"""What each machine knows of it."""

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct

from kiosk.rules.terms import Tender

PAYMENTS_KEPT = 100


class Due(Struct, frozen=True):
    """A payment that staff ordered and the terminal has not answered."""

    seat: str
    cents: int
    who: str
    tender: Tender | None
    """None for a hand pay, and for a share of a jackpot."""
    back: bool = False
    """Vouchers are handed back."""
    hit: str = ""
    """The jackpot of which it is a share. Nobody ordered that."""
    part: bool = False
    """Of the credit, which is not paid whole."""

    @property
    def by_hand(self) -> bool:
        return self.tender is None and not self.hit

    @property
    def credits(self) -> bool:
        """It comes to the seat; else it leaves it."""
        return not (self.by_hand or self.back)


class PaymentsAtTerminal(Struct, frozen=True, kw_only=True):
    paid: tuple[str, ...] = ()
    """The keys of the last payments by staff, so that an order given again is not obeyed twice."""
    attendant_called: bool = False
    """To be paid by hand."""


Payments: TypeAlias = Mapping[str, Due]
"""By their keys."""
