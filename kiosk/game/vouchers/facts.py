"""Facts of this capability, of both machines."""

from kiosk.game.fact import Fact


class VoucherGiven(Fact, frozen=True, kw_only=True):
    """A promotional voucher whose stake is spent by the spin: kept apart from the credit."""

    voucher: str
    cents: int
    who: str


class VouchersHandedBack(Fact, frozen=True, kw_only=True):
    """Those that were never wagered are the player's again, outside the game."""

    cents: int
    who: str


class SeatVouchersHandedBack(Fact, frozen=True, kw_only=True):
    seat: str
    cents: int
    who: str
