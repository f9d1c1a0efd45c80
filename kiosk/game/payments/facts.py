"""Facts of this capability, of both machines."""

from kiosk.game.fact import Fact
from kiosk.rules.terms import Tender


class StaffCredited(Fact, frozen=True, kw_only=True):
    cents: int
    tender: Tender
    who: str


class AttendantCalled(Fact, frozen=True, kw_only=True):
    """The player asks to be paid by hand; the money stays credit until somebody does."""

    cents: int


class AttendantCalledOff(Fact, frozen=True, kw_only=True):
    """The player thought better of leaving and plays on."""


class HandPaid(Fact, frozen=True, kw_only=True):
    cents: int
    who: str
    part: bool = False
    """The rest stays, and the account open."""


class SeatCredited(Fact, frozen=True, kw_only=True):
    seat: str
    cents: int
    tender: Tender
    who: str


class SeatHandPaid(Fact, frozen=True, kw_only=True):
    seat: str
    cents: int
    who: str
    part: bool = False


class PaymentAnswered(Fact, frozen=True, kw_only=True):
    """What became of a credit or hand pay that staff ordered, by the terminal's word."""

    seat: str
    done: bool
    reason: str = ""
