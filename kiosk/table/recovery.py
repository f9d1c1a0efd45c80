"""A table that has lost facts asks a terminal for all that it holds, and writes it down."""

from kiosk.game.recovery.state import Counted
from kiosk.game.table import commands as c
from kiosk.game.times import DAY_MS
from kiosk.link import messages as m
from kiosk.link.session import LineError, Session
from kiosk.table.decider import Decider
from kiosk.table.settings import TableSettings, TableSources
from kiosk.table.tickets import mark_of

PAGES_MAX = 10_000
"""Of one terminal. More than a journal of years has."""
TOLD_MAX = 20_000
"""Tickets, payments and rounds of one terminal in one recovery, however often it begins anew: more
than one prints while its tickets are good. Each of them is written down."""


class RecoveryDesk:
    def __init__(self, decider: Decider, settings: TableSettings, sources: TableSources) -> None:
        self._decider = decider
        self._sources = sources
        self._lasts_ms = settings.ticket_days * DAY_MS
        self._mark = mark_of(settings.name)

    async def ask(self, session: Session[m.ToTable], seat: str) -> None:
        """Durable when it returns."""
        session.say(m.Recover(since_ms=max(0, self._sources.now_ms() - self._lasts_ms)))
        for _ in range(PAGES_MAX):
            told = await session.hear()
            if not isinstance(told, m.Recollected):
                raise LineError("it does not tell what it holds")
            so_far = self._decider.state.recovery.counted.get(seat, Counted()).all
            more = len(told.tickets) + len(told.payments) + len(told.rounds)
            if so_far + more > TOLD_MAX:
                raise LineError(f"it tells of more than {TOLD_MAX} tickets, payments and rounds")
            for ticket in told.tickets:
                self._take(seat, ticket)
            for payment in told.payments:
                self._take_payment(seat, payment)
            for played in told.rounds:
                self._take_round(seat, played)
            if told.last:
                await self._decider.tell(f"terminal {seat}", _seat(seat, told))
                return
            session.say(m.Beat())
        raise LineError(f"it tells more than {PAGES_MAX} pages")

    def _take(self, seat: str, told: m.TicketTold) -> None:
        if not told.number.startswith(self._mark):
            raise LineError("it tells of a ticket of another table")
        expires_ms = min(told.at_ms, self._sources.now_ms()) + self._lasts_ms
        command = c.RecoverTicket(told.number, seat, told.cents, expires_ms, told.status)
        self._decider.submit(f"terminal {seat}", command)

    def _take_payment(self, seat: str, told: m.PaymentTold) -> None:
        kinds = ("seat_credited", "seat_hand_paid")
        if all(self._decider.journaled.find(kind, told.key) is None for kind in kinds):
            command = c.RecoverPayment(
                told.key, seat, told.cents, told.credit, told.tender, told.who
            )
            self._decider.submit(f"terminal {seat}", command)

    def _take_round(self, seat: str, told: m.RoundTold) -> None:
        command = c.RecoverRound(
            seat,
            told.round,
            told.outcome,
            told.settlement,
            told.staked_cents,
            told.credited_cents,
        )
        self._decider.submit(f"terminal {seat}", command)


def _seat(seat: str, told: m.Recollected) -> c.RecoverSeat:
    slip = told.slip
    return c.RecoverSeat(
        seat,
        told.open_round,
        slip.key if slip else "",
        slip.stakes if slip else {},
        slip.promotional if slip else {},
        told.registered and slip is not None,
        told.jackpots,
    )
