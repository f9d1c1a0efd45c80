"""A table that has lost facts asks a terminal for all that it holds, and writes it down."""

from kiosk.game import facts as f
from kiosk.game.table import commands as c
from kiosk.game.tickets.state import TicketStatus
from kiosk.game.times import DAY_MS
from kiosk.link import messages as m
from kiosk.link.session import LineError, Session
from kiosk.table.decider import Decider
from kiosk.table.settings import TableSettings, TableSources
from kiosk.table.tickets import mark_of

PAGES_MAX = 10_000
"""Of one terminal. More than a journal of years has."""


class RecoveryDesk:
    def __init__(self, decider: Decider, settings: TableSettings, sources: TableSources) -> None:
        self._decider = decider
        self._sources = sources
        self._lasts_ms = settings.ticket_days * DAY_MS
        self._mark = mark_of(settings.name)
        self._payments: set[str] = set()
        """Told before: a terminal that was cut off tells again."""

    async def ask(self, session: Session[m.ToTable], seat: str) -> None:
        """Durable when it returns."""
        session.say(m.Recover(since_ms=max(0, self._sources.now_ms() - self._lasts_ms)))
        tickets: list[f.TicketRecovered] = []
        rounds = 0
        for _ in range(PAGES_MAX):
            told = await session.hear()
            if not isinstance(told, m.Recollected):
                raise LineError("it does not tell what it holds")
            tickets += [fact for ticket in told.tickets for fact in self._take(seat, ticket)]
            for payment in told.payments:
                self._take_payment(seat, payment)
            rounds += sum(len(self._take_round(seat, played)) for played in told.rounds)
            if told.last:
                await self._decider.tell(f"terminal {seat}", _seat(seat, told, tickets, rounds))
                return
            session.say(m.Beat())
        raise LineError(f"it tells more than {PAGES_MAX} pages")

    def _take(self, seat: str, told: m.TicketTold) -> list[f.TicketRecovered]:
        if not told.number.startswith(self._mark):
            raise LineError("it tells of a ticket of another table")
        expires_ms = min(told.at_ms, self._sources.now_ms()) + self._lasts_ms
        command = c.RecoverTicket(told.number, seat, told.cents, expires_ms, told.status)
        facts = self._decider.submit(f"terminal {seat}", command)
        return [fact for fact in facts if isinstance(fact, f.TicketRecovered)]

    def _take_payment(self, seat: str, told: m.PaymentTold) -> None:
        kinds = ("seat_credited", "seat_hand_paid")
        if told.key in self._payments:
            return
        self._payments.add(told.key)
        if all(self._decider.journaled.find(kind, told.key) is None for kind in kinds):
            command = c.RecoverPayment(told.key, seat, told.cents, told.credit)
            self._decider.submit(f"terminal {seat}", command)

    def _take_round(self, seat: str, told: m.RoundTold) -> list[f.RoundRecovered]:
        command = c.RecoverRound(
            seat,
            told.round,
            told.outcome,
            told.settlement,
            told.staked_cents,
            told.credited_cents,
        )
        facts = self._decider.submit(f"terminal {seat}", command)
        return [fact for fact in facts if isinstance(fact, f.RoundRecovered)]


def _seat(
    seat: str, told: m.Recollected, tickets: list[f.TicketRecovered], rounds: int
) -> c.RecoverSeat:
    owed = [t for t in tickets if t.status in (TicketStatus.ISSUED, TicketStatus.RESERVED)]
    slip = told.slip
    return c.RecoverSeat(
        seat,
        len(tickets),
        sum(ticket.cents for ticket in owed),
        rounds,
        told.open_round,
        slip.key if slip else "",
        slip.stakes if slip else {},
        slip.promotional if slip else {},
        told.registered and slip is not None,
    )
