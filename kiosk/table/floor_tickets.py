"""The register of a table that may be on a floor: of its own tickets it says itself who is paid, as
long as it has not given them to the floor; of all others the floor does."""

from kiosk.game.refusal import Refused
from kiosk.game.tickets.spent import spent_as
from kiosk.game.tickets.state import TicketStatus
from kiosk.table.client import Client
from kiosk.table.decider import Decider
from kiosk.table.floor import FloorDesk
from kiosk.table.tickets import OwnTickets, Reserved


class FloorTickets:
    def __init__(self, decider: Decider, own: OwnTickets, floor: FloorDesk) -> None:
        self._decider = decider
        self._own = own
        self._floor = floor

    async def reserve(self, client: Client, key: str, cents: int) -> Reserved:
        """Without a word to the floor: it has given the numbers before."""
        return await self._own.reserve(client, key, cents)

    async def hold(self, client: Client, number: str) -> int:
        if self._is_the_floors(client.name, number):
            try:
                return await self._floor.redeem(client.name, client.see_head, number)
            except Refused as refused:
                raise Refused(await self._own.explained(number, refused.refusal)) from None
        return await self._own.hold(client, number)

    def _is_the_floors(self, seat: str, number: str) -> bool:
        """To say who is paid for it, unless it is in this seat's validator with its consent."""
        state = self._decider.state
        known = state.tickets.get(number)
        if known is None:
            return self._floor.configured and spent_as(state.spent, number) is None
        return known.given and (known.status, known.holder) != (TicketStatus.HELD, seat)
