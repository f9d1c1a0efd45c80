"""Terminals that print and redeem tickets ask here. The register itself is the game's.

A number begins with the mark of its table, so that a ticket of another one is known for what it is;
the rest is drawn, and nobody can guess it.
"""

from hashlib import sha256
from typing import NamedTuple, Protocol

from kiosk.game.funds.table import OVERDRAWN
from kiosk.game.refusal import Reason, Refusal, Refused, require
from kiosk.game.table import commands as c
from kiosk.game.tickets.spent import spent_as
from kiosk.game.tickets.state import TicketStatus
from kiosk.game.times import DAY_MS
from kiosk.journal.ticket_archive import KeptTicket
from kiosk.link import messages as m
from kiosk.table.client import Client
from kiosk.table.decider import Decider
from kiosk.table.settings import TableSettings, TableSources

MARK_DIGITS = 4
_DRAWS_MAX = 10
"""Nobody ever draws a number that was there before; if so, not ten times."""


def mark_of(table: str) -> str:
    """The same for a table of this name, always."""
    digest = int.from_bytes(sha256(table.encode()).digest()[:8])
    return f"{digest % 10**MARK_DIGITS:0{MARK_DIGITS}}"


class Reserved(NamedTuple):
    number: str
    expires_ms: int


class TicketRegister(Protocol):
    """Who gives a ticket its number, and says whether it may be redeemed: the table by itself, or
    somebody whom several tables ask. Durable when it is answered, and asked again it is answered
    alike. Both raise `Refused`.

    What became of the paper then the terminal tells in its standing: printed or not, stacked or
    given back. These are facts of the table in any case (`TicketIssued`, `TicketCancelled`,
    `TicketPaid`, `TicketReleased`), and whoever must know of them hears when they are durable."""

    async def reserve(self, client: Client, key: str, cents: int) -> Reserved:
        """A number for a ticket that this terminal is about to print, under the key of its
        cash-out."""

    async def hold(self, client: Client, number: str) -> int:
        """For this terminal, which has the paper in its validator: what it is worth, in cents."""


class TicketDesk:
    def __init__(self, register: TicketRegister, decider: Decider) -> None:
        self._register = register
        self._decider = decider

    async def reserve(self, client: Client, asked: m.ReserveTicket) -> m.TicketReserved | m.Refusal:
        try:
            number, expires_ms = await self._register.reserve(client, asked.key, asked.cents)
        except Refused as refused:
            return m.Refusal(of=asked.key, why=refused.refusal)
        return m.TicketReserved(
            key=asked.key, number=number, expires_ms=expires_ms, head=self._decider.head()
        )

    async def hold(self, client: Client, asked: m.HoldTicket) -> m.TicketHeld | m.Refusal:
        try:
            cents = await self._register.hold(client, asked.number)
        except Refused as refused:
            return m.Refusal(of=asked.number, why=refused.refusal)
        return m.TicketHeld(number=asked.number, cents=cents, head=self._decider.head())


class OwnTickets:
    """The `TicketRegister` of a table that asks nobody."""

    def __init__(self, decider: Decider, settings: TableSettings, sources: TableSources) -> None:
        self._decider = decider
        self._settings = settings
        self._sources = sources
        self._mark = mark_of(settings.name)

    async def reserve(self, client: Client, key: str, cents: int) -> Reserved:
        seat = client.name
        expires_ms = self._sources.now_ms() + self._settings.ticket_days * DAY_MS
        command = c.ReserveTicket(key, seat, self._fresh_number(), cents, expires_ms)
        try:
            await self._decider.tell(f"terminal {seat}", client.see_head, command)
        except Refused as refused:
            if refused.reason is Reason.MORE_THAN_THERE:
                distrust = c.Distrust(seat, cents, OVERDRAWN)
                self._decider.submit(f"terminal {seat}", client.see_head, distrust)
            raise
        tickets = self._decider.durable.tickets
        number = tickets.number_of(key)
        under_way = number is not None and number in self._decider.durable.seats[seat].tickets
        require(under_way, Reason.KEY_REUSED)
        assert number is not None
        return Reserved(number, tickets[number].expires_ms)

    def _fresh_number(self) -> str:
        """Of those that the floor has given this table, if it is on one."""
        state = self._decider.state
        mark = state.floor.block.prefix if state.floor.block else self._mark
        for _ in range(_DRAWS_MAX):
            number = mark + self._sources.draw_number()[len(mark) :]
            if number not in state.tickets and spent_as(state.spent, number) is None:
                break
        return number

    async def hold(self, client: Client, number: str) -> int:
        seat = client.name
        state = self._decider.state
        ours = number in state.tickets or number.startswith(self._mark)
        ours = ours or spent_as(state.spent, number) is not None
        require(ours, Reason.TICKET_OF_OTHER_TABLE)
        try:
            hold = c.HoldTicket(seat, number)
            await self._decider.tell(f"terminal {seat}", client.see_head, hold)
        except Refused as refused:
            raise Refused(await self.explained(number, refused.refusal)) from None
        return self._decider.durable.tickets[number].cents

    async def explained(self, number: str, why: Refusal) -> Refusal:
        """With what is known of it from the archive: when it was paid, and where."""
        if self._sources.tickets is None or why.reason not in _EXPLAINED:
            return why
        kept = await self._sources.tickets.find(number)
        told = became(kept, self._sources.now_ms()) if kept else None
        # What the state says counts, and the archive may know nothing else about it.
        known = why.reason is Reason.UNKNOWN_TICKET or (told and told.reason is why.reason)
        return told if told and known else why


_EXPLAINED = (
    Reason.UNKNOWN_TICKET,
    Reason.TICKET_PAID,
    Reason.TICKET_NOT_ISSUED,
    Reason.TICKET_EXPIRED,
)


def became(ticket: KeptTicket, now_ms: int) -> Refusal | None:
    """Why nobody is paid for it, by the archive. None: it knows of no reason."""
    match ticket.status:
        case TicketStatus.PAID:
            if ticket.elsewhere:
                return Refusal(Reason.TICKET_PAID, time_ms=ticket.at_ms, name=ticket.elsewhere)
            return Refusal(Reason.TICKET_PAID, time_ms=ticket.at_ms, seat=ticket.holder)
        case TicketStatus.CANCELLED:
            return Refusal(Reason.TICKET_NOT_ISSUED)
        case _ if now_ms >= ticket.expires_ms:
            return Refusal(Reason.TICKET_EXPIRED, time_ms=ticket.expires_ms)
        case _:
            return None
