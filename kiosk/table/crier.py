"""What is told, and to whom: orders to terminals, the board to everybody who looks at the table."""

import asyncio
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from kiosk.game.reconcile import news, orders
from kiosk.game.table.state import Table
from kiosk.game.terminal import commands as ats
from kiosk.link import messages as m
from kiosk.link.identity import Role
from kiosk.link.session import BEAT_S
from kiosk.table.board import InQuestion, board, open_matters
from kiosk.table.client import Client, Clients
from kiosk.table.conductor import Conductor
from kiosk.table.decider import Decider
from kiosk.table.overview import all_seats, correction_preview, house, seat_round
from kiosk.table.settings import Outside, TableSettings

SHOW_S = 0.05
ORDERS_MAX = 25
"""In one batch, so that it fits a line. The rest follows once these are obeyed."""


class Crier:
    """Looks again at whomever something has changed for, once the turn of the loop is over."""

    def __init__(
        self,
        decider: Decider,
        clients: Clients,
        conductor: Conductor,
        settings: TableSettings,
        outside: Outside,
    ) -> None:
        self._decider = decider
        self._clients = clients
        self._conductor = conductor
        self._settings = settings
        self._outside = outside
        self._stale: dict[str, None] = {}
        self._all_stale = False
        self._flushing = False
        self._board_stale = asyncio.Event()
        self._shown: m.Board | None = None
        self._matters: m.Matters | None = None
        self._in_question = InQuestion()

    async def run(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._beat())
            tasks.create_task(self._show())

    def show_everything(self) -> None:
        """Somebody new looks at the table."""
        self._shown = self._matters = None
        self.refresh()

    def show_soon(self) -> None:
        """Something changed that only those who look at the table care for."""
        self._board_stale.set()

    def learn(self, client: Client) -> None:
        """Decide upon all that is new in a terminal's standing, and wait for none of it."""
        assert client.standing is not None
        table = self._decider.state
        standing = client.past.left_out(table, client.standing)
        who = f"terminal {client.name}"
        head = (client.head.seq, client.head.hash)
        for command in news(table, standing, now_ms=self._outside.now_ms(), head=head):
            self._decider.submit(who, command)

    def refresh(self, seat: str = "") -> None:
        """Something changed for this seat, or for everybody: look again, once this turn is over."""
        if seat:
            self._stale[seat] = None
        else:
            self._all_stale = True
        if not self._flushing:
            self._flushing = True
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        self._flushing = False
        stale = list(self._clients.terminals) if self._all_stale else list(self._stale)
        everybody, self._all_stale = self._all_stale, False
        self._stale.clear()
        for seat in stale:
            client = self._clients.terminal(seat)
            if client is not None:
                if everybody:
                    self.learn(client)
                self._order(client)
        self._board_stale.set()
        durable, shown = self._decider.durable, self._shown
        if shown is None or (durable.phase, durable.round) != (shown.phase, shown.round):
            self._show_board()

    def _order(self, client: Client) -> None:
        table, standing = self._decider.durable, client.standing
        assert standing is not None
        if client.awaiting:
            return
        before = client.ordered_upon
        if before and before[0] is table and before[1] == standing:
            return
        key = self._outside.draw_key()
        told = orders(table, client.past.left_out(table, standing), key=key)
        if not told or self._takes_back(client, told, key):
            return
        client.ordered_upon = (table, standing)
        client.batch += 1
        client.awaiting = True
        packed = tuple(m.ORDER_WIRE.pack(order) for order in told[:ORDERS_MAX])
        client.session.say(m.Orders(batch=client.batch, head=self._decider.head(), orders=packed))
        if clock := self._conductor.clock():
            client.session.say(clock)

    def _takes_back(self, client: Client, told: Sequence[ats.Command], key: str) -> bool:
        """What is being written at this moment takes an order back: wait for it."""
        table, standing = self._decider.state, client.standing
        if table is self._decider.durable or standing is None:
            return False
        return orders(table, client.past.left_out(table, standing), key=key) != told

    async def _show(self) -> None:
        """A new phase is shown at once. Of a hundred slips that are registered in one moment a
        screen is not told one by one."""
        while True:
            await self._board_stale.wait()
            self._board_stale.clear()
            self._show_board()
            await asyncio.sleep(SHOW_S)

    def _show_board(self) -> None:
        viewers = [x for x in self._clients.all if x.role is not Role.TERMINAL]
        if not viewers:
            return
        shown = board(self._decider.durable, here=tuple(self._clients.terminals))
        if shown != self._shown:
            self._shown = shown
            clock = self._conductor.clock()
            public = replace(shown, sensed="")
            for viewer in viewers:
                viewer.session.say(public if viewer.role is Role.DISPLAY else shown)
                if clock is not None:
                    viewer.session.say(clock)
        consoles = self._clients.of_role(Role.CONSOLE)
        if not consoles:
            return
        table = self._decider.durable
        matters = open_matters(table, self._clients.standings(), [*self._in_question.of(table)])
        if matters != self._matters:
            self._matters = matters
            for console in consoles:
                console.session.say(matters)
        self._show_seats([console for console in consoles if console.looks_at is not None])

    def _show_seats(self, consoles: Sequence[Client]) -> None:
        """For those with a screen. Each is told only what is new to it."""
        if not consoles:
            return
        table = self._decider.durable
        of_all = (
            all_seats(self._decider.book, table, self._settings.seats, self._clients),
            house(table, hand_pay_limit_cents=self._settings.hand_pay_limit_cents),
        )
        for console in consoles:
            assert console.looks_at is not None
            for message in (*of_all, *self._looked_at(table, console.looks_at)):
                if console.shown.get(type(message)) != message:
                    console.shown[type(message)] = message
                    console.session.say(message)

    def _looked_at(self, table: Table, looks: m.LookAt) -> Iterator[m.Message]:
        """What one console wants to see and others need not."""
        if looks.seat:
            yield seat_round(table, looks.seat, looks.round)
        if looks.what_if:
            yield correction_preview(self._decider.book, table, looks.what_if)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_S)
            message: m.Message = self._conductor.clock() or m.Beat()
            for client in list(self._clients.all):
                client.session.say(message)
