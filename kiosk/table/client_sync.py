"""What is told, and to whom: orders to terminals, the board to everybody who looks at the table."""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.reconcile import Standing, news, orders
from kiosk.game.round.state import TablePhase, TableSlip
from kiosk.game.table.state import Table
from kiosk.game.takings.state import Takings
from kiosk.game.terminal import commands as ats
from kiosk.link import messages as m
from kiosk.link.identity import TABLE, Role
from kiosk.link.parts import parts
from kiosk.link.session import BEAT_S
from kiosk.table.board import InQuestion, board, open_staff_tasks
from kiosk.table.client import Client, Clients
from kiosk.table.decider import Decider
from kiosk.table.deeds import deeds
from kiosk.table.overview import (
    all_seats,
    correction_preview,
    ending_soon,
    house,
    seat_round,
    takings,
)
from kiosk.table.receipts import ReceiptDesk
from kiosk.table.round_clock import RoundClock
from kiosk.table.settings import TableSettings, TableSources
from kiosk.table.tournaments import tournament_house, tournament_seen

_log = logging.getLogger(__name__)

SHOW_S = 0.05
JACKPOTS_S = 0.25
"""Terminals are not told of them more often."""
RECEIPTS_S = 0.25
"""After the last slip. To sign a receipt, and to check it, takes longer than to register a slip: so
first everybody hears that his is."""
ORDERS_MAX = 25
"""In one batch. The rest, and what does not fit a line, follows once these are obeyed."""


class ClientSync:
    """Looks again at whomever something has changed for, once the turn of the loop is over."""

    def __init__(
        self,
        decider: Decider,
        clients: Clients,
        round_clock: RoundClock,
        settings: TableSettings,
        sources: TableSources,
    ) -> None:
        self._decider = decider
        self._clients = clients
        self._round_clock = round_clock
        self.jackpots: Callable[[Table], m.SupernovaSeen | None] = lambda table: None
        """What everybody may see of them."""
        self.to_confirm: Callable[[], tuple[m.OrderToConfirm, ...]] = lambda: ()
        """Orders that wait for a second person."""
        self._jackpots_stale = asyncio.Event()
        self._receipts = ReceiptDesk(decider, sources.receipts)
        self._unsigned = 0
        """The round whose receipts wait; 0: none."""
        self._settings = settings
        self._sources = sources
        self._stale: dict[str, None] = {}
        self._all_stale = False
        self._flushing = False
        self._board_stale = asyncio.Event()
        self._shown: m.Board | None = None
        self._staff_tasks: m.StaffTasks | None = None
        self._in_question = InQuestion()
        self._takings: tuple[Takings, m.Takings] | None = None

    async def run(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._beat())
            tasks.create_task(self._show())
            tasks.create_task(self._show_jackpots())

    def show_everything(self) -> None:
        """Somebody new looks at the table."""
        self._shown = self._staff_tasks = None
        self.refresh()

    def show_soon(self) -> None:
        """Something changed that only those who look at the table care for."""
        self._board_stale.set()

    def show_jackpots(self) -> None:
        """They have risen, or fallen."""
        self._board_stale.set()
        self._jackpots_stale.set()

    def show_jackpots_to(self, client: Client) -> None:
        """To a terminal, if it has not been told the same."""
        seen = self.jackpots(self._decider.durable)
        shown = m.SupernovaShown(seen=seen) if seen is not None else None
        if shown is not None and client.shown.get(m.SupernovaShown) != shown:
            client.shown[m.SupernovaShown] = shown
            client.session.say(shown)

    def show_tournament_to(self, client: Client) -> None:
        """To a terminal, if it has not been told the same."""
        there = self._decider.durable.tournament
        self._show_terms_to(client)
        shown = m.TournamentShown(seen=tournament_seen(there))
        known = client.shown.get(m.TournamentShown, m.TournamentShown())
        if shown != known:
            client.shown[m.TournamentShown] = shown
            client.session.say(shown)

    def _show_terms_to(self, client: Client) -> None:
        there, known = self._decider.durable.tournament, client.shown.get(m.TournamentTermsShown)
        told = isinstance(known, m.TournamentTermsShown) and known.digest == there.digest
        if there.terms is not None and not told:
            terms = m.TournamentTermsShown(lines=there.lines, digest=there.digest)
            client.shown[m.TournamentTermsShown] = terms
            client.session.say(terms)

    def show_tournament(self) -> None:
        """It has gone on."""
        for client in list(self._clients.terminals.values()):
            with client.own_trouble():
                self.show_tournament_to(client)

    async def _show_jackpots(self) -> None:
        while True:
            await self._jackpots_stale.wait()
            self._jackpots_stale.clear()
            for client in list(self._clients.terminals.values()):
                with client.own_trouble():
                    self.show_jackpots_to(client)
            await asyncio.sleep(JACKPOTS_S)

    def learn(self, client: Client) -> None:
        """Decide upon all that is new in a terminal's standing, and wait for none of it."""
        assert client.standing is not None
        table = self._decider.state
        standing = client.past.left_out(table, client.standing)
        head = (client.head.seq, client.head.hash)
        for command in news(table, standing, head=head, quiet=client.quiet):
            self._decider.submit(client.who, command)

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
                with client.own_trouble():
                    if everybody:
                        self.learn(client)
                    self._order(client)
        self._board_stale.set()
        durable, shown = self._decider.durable, self._shown
        if shown is None or (durable.round.phase, durable.round.number) != (
            shown.phase,
            shown.round,
        ):
            self._show_board()

    def _order(self, client: Client) -> None:
        table, standing = self._decider.durable, client.standing
        assert standing is not None
        if client.awaiting:
            return
        before = client.ordered_upon
        if before and before[0] is table and before[1] == standing:
            return
        key = self._sources.draw_key()
        told = self._orders(table, client, standing, key)
        if not told or self._takes_back(client, told, key):
            return
        client.ordered_upon = (table, standing)
        client.batch += 1
        client.awaiting = True
        batch = told if len(told) == 1 else tuple(next(parts(told[:ORDERS_MAX])))
        head = self._decider.head()
        client.session.say(m.Orders(batch=client.batch, head=head, orders=batch))
        if clock := self._round_clock.clock():
            client.session.say(clock)

    def _takes_back(self, client: Client, told: Sequence[ats.Order], key: str) -> bool:
        """What is being written at this moment takes an order back: wait for it."""
        table, standing = self._decider.state, client.standing
        if table is self._decider.durable or standing is None:
            return False
        return self._orders(table, client, standing, key) != tuple(told)

    def _orders(
        self, table: Table, client: Client, standing: Standing, key: str
    ) -> tuple[ats.Order, ...]:
        left = client.past.left_out(table, standing)
        return orders(table, left, key=key, sign=self._sign, quiet=client.quiet)

    def receipts_soon(self, round_: int) -> None:
        """All slips of this round are in."""
        self._unsigned = round_
        asyncio.get_running_loop().call_later(RECEIPTS_S, self._give_receipts, round_)

    def _give_receipts(self, round_: int) -> None:
        if self._unsigned == round_:
            self._unsigned = 0
            self.refresh()

    def _sign(self, seat: str, round_: int, slip: TableSlip) -> ats.KeepReceipt | None:
        """What ends the round for a terminal comes with its receipt, however soon that is."""
        played = self._decider.durable.round.kept[round_]
        if round_ == self._unsigned and played.outcome is None and not played.over:
            return None
        return self._receipts.sign(seat, round_, slip)

    async def _show(self) -> None:
        """A new phase is shown at once. Of a hundred slips that are registered in one moment a
        screen is not told one by one."""
        while True:
            await self._board_stale.wait()
            self._board_stale.clear()
            self._show_board()
            await asyncio.sleep(SHOW_S)

    def _show_board(self) -> None:
        """What nobody could be shown must not stop the game."""
        try:
            self._show_viewers()
        except Exception:
            _log.exception("the table could not be shown")

    def _show_viewers(self) -> None:
        viewers = [x for x in self._clients.all if x.role is not Role.TERMINAL]
        if not viewers:
            return
        durable = self._decider.durable
        shown = board(
            durable, here=tuple(self._clients.terminals), supernova=self.jackpots(durable)
        )
        if shown != self._shown:
            self._shown = shown
            clock = self._round_clock.clock()
            public = replace(shown, sensed="")
            for viewer in viewers:
                viewer.session.say(public if viewer.role is Role.DISPLAY else shown)
                if clock is not None:
                    viewer.session.say(clock)
        for viewer in viewers:
            with viewer.own_trouble():
                self._show_terms_to(viewer)
        consoles = self._clients.of_role(Role.CONSOLE)
        if not consoles:
            return
        table = self._decider.durable
        staff_tasks = open_staff_tasks(
            table, self._clients.standings(), [*self._in_question.of(table)]
        )
        staff_tasks = replace(staff_tasks, to_confirm=self.to_confirm())
        if staff_tasks != self._staff_tasks:
            self._staff_tasks = staff_tasks
            for console in consoles:
                console.session.say(staff_tasks)
        self._show_seats([console for console in consoles if console.looks_at is not None])

    def tell_deeds(self, facts: Sequence[f.Fact]) -> None:
        """To those with a screen. Whoever reads too slowly misses lines of his log, and no more."""
        consoles = [x for x in self._clients.of_role(Role.CONSOLE) if x.looks_at is not None]
        told = [*deeds(facts, self._sources.now_ms())] if consoles else []
        for at in range(0, len(told), m.DEEDS_MAX):
            message = m.Deeds(deeds=tuple(told[at : at + m.DEEDS_MAX]))
            for console in consoles:
                if not console.session.busy:
                    console.session.say(message)

    def _show_seats(self, consoles: Sequence[Client]) -> None:
        """For those with a screen. Each is told only what is new to it."""
        if not consoles:
            return
        table = self._decider.durable
        names, budgets = self._settings.seats, self._decider.budgets
        cut_off = {name for name in names if budgets.overdrawn(f"{Role.TERMINAL} {name}")}
        seats = all_seats(self._decider.book, table, names, self._clients, cut_off=cut_off)
        book = self._decider.book
        linked = self.jackpots(table) is not None
        shown = house(
            book, table, self._clients, certificates=self._certificates(), jackpots=linked
        )
        taken = self._taken(table)
        for console in consoles:
            with console.own_trouble():
                if not _tell_seats(console, seats):
                    self._board_stale.set()
                looked_at = self._looked_at(table, console.looks_at)
                for message in (shown, taken, *self._directed(table), *looked_at):
                    if console.shown.get(type(message)) != message:
                        console.shown[type(message)] = message
                        console.session.say(message)

    def _taken(self, table: Table) -> m.Takings:
        """Added up only when something has come, gone or been settled."""
        known = self._takings
        if known is None or known[0] is not table.takings:
            known = self._takings = (table.takings, takings(table))
        return known[1]

    def _certificates(self) -> dict[str, int]:
        expires_ms, own_ms = self._clients.certificates, self._settings.certificate_expires_ms
        own = {} if own_ms is None else {TABLE: own_ms}
        return ending_soon({**own, **expires_ms}, self._sources.now_ms())

    def _directed(self, table: Table) -> Iterator[m.Message]:
        """Where there is a tournament, or was one."""
        if table.tournament.number:
            yield tournament_house(table.tournament)

    def _looked_at(self, table: Table, looks: m.LookAt | None) -> Iterator[m.Message]:
        """What one console wants to see and others need not."""
        if looks and looks.seat:
            yield seat_round(table, looks.seat, looks.round)
        if looks and looks.what_if:
            yield correction_preview(self._decider.book, table, looks.what_if)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_S)
            shut = self._decider.durable.round.phase is TablePhase.SHUT
            message: m.Message = self._round_clock.clock() or m.Beat(shut=shut)
            for client in list(self._clients.all):
                client.session.say(message)


def _tell_seats(console: Client, seats: dict[str, m.SeatAt]) -> bool:
    """Those that are not as it was told last, in as many lines as they need. False: some are left
    for when it has read the others."""
    told = console.shown_seats
    changed = [(name, seat) for name, seat in seats.items() if told.get(name) != seat]
    for line in parts(changed):
        if console.session.busy:
            return False
        told.update(line)
        console.session.say(m.Seats(seats=dict(line), more=line[-1] != changed[-1]))
    return True
