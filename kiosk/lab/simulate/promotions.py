"""Vouchers that the house gives to players now and then, and hands back to whoever leaves."""

from collections.abc import Mapping
from random import Random

from kiosk.game.round.state import TablePhase
from kiosk.game.table import commands as c
from kiosk.link import messages as m
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import Tender

_SELDOM = 1 / 6
_CENTS = (500, 1000, 2500)


class Promotions:
    """Only where a voucher is a wager of its own: elsewhere it is credited like cash."""

    def __init__(self, book: RuleBook, random: Random) -> None:
        """Begins where `random` is, and leaves it there."""
        terms = book.terms.promotional
        self.offered = terms is not None and terms.stake_spent
        self._random = Random()
        self._random.setstate(random.getstate())

    def order(
        self, board: m.Board, seats: Mapping[str, m.SeatAt], *, giving: bool
    ) -> c.Command | None:
        """None: nothing of that kind."""
        quiet = board.phase in (TablePhase.IDLE, TablePhase.BETTING) and not board.frozen
        if not self.offered or not quiet:
            return None
        players = {n: s for n, s in seats.items() if s.here and s.playing and not s.locks}
        if not players or self._random.random() >= _SELDOM:
            return None
        name = self._random.choice(sorted(players))
        seat, cents = players[name], self._random.choice(_CENTS)
        if seat.voucher_cents and not (seat.credit_cents or seat.stake_cents):
            return c.HandBackVouchers(name, seat.voucher_cents)
        return c.Credit(name, cents, Tender.VOUCHER) if giving else None
