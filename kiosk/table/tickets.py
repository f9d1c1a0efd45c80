"""Terminals that print and redeem tickets ask here. The register itself is the game's.

A number begins with the mark of its table, so that a ticket of another one is known for what it is;
the rest is drawn, and nobody can guess it.
"""

from hashlib import sha256

from kiosk.game.funds.table import OVERDRAWN
from kiosk.game.refusal import Reason, Refusal, Refused
from kiosk.game.table import commands as c
from kiosk.game.times import DAY_MS
from kiosk.link import messages as m
from kiosk.table.client import Client
from kiosk.table.decider import Decider
from kiosk.table.settings import TableSettings, TableSources

MARK_DIGITS = 4


def mark_of(table: str) -> str:
    """The same for a table of this name, always."""
    digest = int.from_bytes(sha256(table.encode()).digest()[:8])
    return f"{digest % 10**MARK_DIGITS:0{MARK_DIGITS}}"


class TicketDesk:
    def __init__(self, decider: Decider, settings: TableSettings, sources: TableSources) -> None:
        self._decider = decider
        self._settings = settings
        self._sources = sources
        self._mark = mark_of(settings.name)

    async def reserve(self, client: Client, asked: m.ReserveTicket) -> m.TicketReserved | m.Refusal:
        seat = client.name
        expires_ms = self._sources.now_ms() + self._settings.ticket_days * DAY_MS
        number = self._mark + self._sources.draw_number()[MARK_DIGITS:]
        try:
            command = c.ReserveTicket(asked.key, seat, number, asked.cents, expires_ms)
            await self._decider.tell(f"terminal {seat}", client.see_head, command)
        except Refused as refused:
            if refused.reason is Reason.MORE_THAN_THERE:
                distrust = c.Distrust(seat, asked.cents, OVERDRAWN)
                self._decider.submit(f"terminal {seat}", client.see_head, distrust)
            return m.Refusal(of=asked.key, why=refused.refusal)
        table = self._decider.durable
        for number in table.seats[seat].tickets:
            ticket = table.tickets[number]
            if ticket.key == asked.key:
                return m.TicketReserved(
                    key=asked.key,
                    number=number,
                    expires_ms=ticket.expires_ms,
                    head=self._decider.head(),
                )
        return m.Refusal(of=asked.key, why=Refusal(Reason.KEY_REUSED))

    async def hold(self, client: Client, asked: m.HoldTicket) -> m.TicketHeld | m.Refusal:
        seat = client.name
        ours = asked.number in self._decider.state.tickets or asked.number.startswith(self._mark)
        if not ours:
            return m.Refusal(of=asked.number, why=Refusal(Reason.TICKET_OF_OTHER_TABLE))
        try:
            hold = c.HoldTicket(seat, asked.number)
            await self._decider.tell(f"terminal {seat}", client.see_head, hold)
        except Refused as refused:
            return m.Refusal(of=asked.number, why=refused.refusal)
        cents = self._decider.durable.tickets[asked.number].cents
        return m.TicketHeld(number=asked.number, cents=cents, head=self._decider.head())
