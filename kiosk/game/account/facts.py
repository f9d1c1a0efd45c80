"""Facts of this capability, of both machines."""

from kiosk.game.fact import Fact


class AccountOpened(Fact, frozen=True, kw_only=True):
    account: int


class AccountClosed(Fact, frozen=True, kw_only=True):
    forfeited_cents: int = 0
    """Vouchers left unwagered."""


class SeatPlaying(Fact, frozen=True, kw_only=True):
    """Whether a chip account is open at the seat."""

    seat: str
    playing: bool
