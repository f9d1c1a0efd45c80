"""Terminals that print and redeem tickets ask here. The register itself is the game's."""

from kiosk.game.refusal import Reason, Refused
from kiosk.game.table import commands as c
from kiosk.game.times import DAY_MS
from kiosk.link import messages as m
from kiosk.table.decider import Decider
from kiosk.table.settings import Outside, TableSettings


class TicketDesk:
    def __init__(self, decider: Decider, settings: TableSettings, outside: Outside) -> None:
        self._decider = decider
        self._settings = settings
        self._outside = outside

    async def reserve(self, seat: str, asked: m.ReserveTicket) -> m.TicketReserved | m.Refusal:
        expires_ms = self._outside.now_ms() + self._settings.ticket_days * DAY_MS
        number = self._outside.draw_number()
        try:
            command = c.ReserveTicket(asked.key, seat, number, asked.cents, expires_ms)
            await self._decider.tell(command)
        except Refused as refused:
            return m.Refusal(of=asked.key, reason=str(refused))
        table = self._decider.durable
        for number in table.seats[seat].tickets:
            ticket = table.tickets[number]
            if ticket.key == asked.key:
                return m.TicketReserved(key=asked.key, number=number, expires_ms=ticket.expires_ms)
        return m.Refusal(of=asked.key, reason=Reason.KEY_REUSED)

    async def hold(self, seat: str, asked: m.HoldTicket) -> m.TicketHeld | m.Refusal:
        try:
            await self._decider.tell(c.HoldTicket(seat, asked.number, self._outside.now_ms()))
        except Refused as refused:
            return m.Refusal(of=asked.number, reason=str(refused))
        cents = self._decider.durable.tickets[asked.number].cents
        return m.TicketHeld(number=asked.number, cents=cents)
