"""The table's end of the link to a floor.

Nothing of a round ever waits for it. What the floor must hear is in the table's journal, which goes
there fact by fact whenever it is there; what became of a ticket it reads in those facts. Only
whoever holds a ticket that the floor decides about waits for an answer, and not for long: no answer
is not a no, so the question is given up as a fact, which the floor hears of sooner or later.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import islice

from kiosk.game import facts as f
from kiosk.game.floor.table import GIVEABLE
from kiosk.game.refusal import Reason, Refusal, Refused
from kiosk.game.round.state import TablePhase
from kiosk.game.seats.table_commands import SeeHead
from kiosk.game.table import commands as c
from kiosk.game.times import DAY_MS
from kiosk.link import floor as fl
from kiosk.link import messages as m
from kiosk.link.floor_client import FloorPeer, FloorRefusedError, connected
from kiosk.link.message import HeadAt
from kiosk.link.session import Connect, LineError, LinkError
from kiosk.table.client import Client, Clients
from kiosk.table.decider import Decider
from kiosk.table.settings import TableSettings, TableSources
from kiosk.witness import PIECES_MAX, batch_of, packed

_log = logging.getLogger(__name__)

WHO = "floor"
RETRY_S = 0.5
REFUSED_S = 10.0
ANSWER_S = 1.5
"""So long a player waits for the floor; with what the table itself needs, two seconds."""
ASKED_AT_ONCE = 32
TOLD_S = 1.0
"""Between two words on how the table stands; but that a round goes on is told at once."""
TOLD_AGAIN_S = 10.0
"""If nothing has changed: that it is there, and what its clock says."""
GIVEN_AT_ONCE = 50
NUMBERS_LEFT = 20_000
"""When fewer are left the floor is asked for more."""
SHIP_PAUSE_S = 0.02
"""Between two batches: whoever plays comes first."""
PASS_S = 1.0
"""Between two looks at what terminals have written."""
TELLS_S = 5.0
CAUGHT_UP_FACTS = 1000
"""The floor has all but so many: then what is given to it is good at other tables soon."""

_REASONS = {
    "held elsewhere": Reason.TICKET_HELD,
    "redeemed": Reason.TICKET_PAID,
    "stacked": Reason.TICKET_PAID,
    "void": Reason.TICKET_NOT_ISSUED,
    "expired": Reason.TICKET_EXPIRED,
    "unknown": Reason.UNKNOWN_TICKET,
    "in doubt": Reason.TICKET_WITHHELD,
}


class FloorDesk:
    def __init__(
        self,
        decider: Decider,
        settings: TableSettings,
        sources: TableSources,
        clients: Clients,
        told: Callable[[], fl.TableTold],
    ) -> None:
        self._decider = decider
        self._name = settings.name
        self._ticket_ms = settings.ticket_days * DAY_MS
        self._connect = sources.floor
        self._draw_key = sources.draw_key
        self._now_ms = sources.now_ms
        self._clients = clients
        self._told = told
        self._passing: tuple[Client, list[bytes], asyncio.Future[list[bytes]]] | None = None
        """The terminal whose facts are on their way to the floor, and what has come of them."""
        self._peer: FloorPeer | None = None
        self._due = asyncio.Event()
        """There may be facts that the floor has not."""
        self._goes_on = asyncio.Event()
        """The round has come further than the floor was shown."""
        self._shown: tuple[int, TablePhase] | None = None
        self._asking: dict[tuple[str, str], asyncio.Task[int]] = {}
        self._asked_for_numbers = False
        self.kept_seq = 0
        """So far the floor has this table's journal."""

    @property
    def configured(self) -> bool:
        return self._connect is not None

    @property
    def up(self) -> bool:
        return self._peer is not None

    async def run(self) -> None:
        if self._connect is None:
            return
        # Whoever asked is gone with the table's last run: nothing is redeemed upon it any more.
        for key in list(self._decider.state.floor.sought):
            self._submit(c.ForgoTicket(key))
        while True:
            wait_s = RETRY_S
            try:
                await self._converse(self._connect)
            except* FloorRefusedError as errors:
                wait_s = REFUSED_S
                _log.critical("%s", errors.exceptions[0])
            except* (LinkError, OSError) as errors:
                _log.info("no link to the floor: %s", errors.exceptions[0])
            finally:
                self._peer = None
            await asyncio.sleep(wait_s)

    async def _converse(self, connect: Connect) -> None:
        async with connected(connect, self._name, self._decider.head()) as peer:
            self._take_welcome(peer)
            self._peer = peer
            peer.on_news = self._hear
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._ship(peer))
                tasks.create_task(self._tell_how_it_stands(peer))
                tasks.create_task(self._pass_facts(peer))
                tasks.create_task(peer.until_lost())

    def _take_welcome(self, peer: FloorPeer) -> None:
        self._asked_for_numbers = False
        for block in peer.welcome.blocks:
            self._submit(c.TakeNumbers(block.prefix, block.count))
        for hold in peer.welcome.holds:
            if self._decider.journaled.find("ticket_sought", hold.key) is None:
                _log.critical("the floor holds a ticket for a question that nobody asked here")
                peer.session.say(fl.FloorUnknown(key=hold.key))

    def _hear(self, news: fl.FloorNumbers | fl.FloorPaid) -> None:
        match news:
            case fl.FloorNumbers():
                self._asked_for_numbers = False
                self._submit(c.TakeNumbers(news.block.prefix, news.block.count))
            case fl.FloorPaid():
                self._submit(c.PayTicketElsewhere(news.number, news.where))

    def _submit(self, command: c.Command) -> None:
        with suppress(Refused):  # the journal is closed: then it is as if the power had failed
            self._decider.submit(WHO, command)

    # ---- Facts, and tickets with them -----------------------------------------------------------

    def look(self, facts: Sequence[f.Fact]) -> None:
        """At what has become durable."""
        if self._connect is None:
            return
        self._due.set()
        round_ = self._decider.durable.round
        if round_.phase is not TablePhase.CLOSING and (round_.number, round_.phase) != self._shown:
            self._goes_on.set()

    async def _ship(self, peer: FloorPeer) -> None:
        """A batch at a time, and the next when the floor has kept it. Not while slips are being
        registered."""
        self.kept_seq = peer.welcome.head.seq
        while True:
            self._due.clear()
            while self.kept_seq < self._decider.journaled.head.seq:
                while self._decider.durable.round.phase is TablePhase.CLOSING:
                    await asyncio.sleep(SHIP_PAUSE_S)
                records = batch_of(self._decider.journaled.log.records(self.kept_seq))
                answer = await peer.keep("table", packed(records))
                if answer.trouble:
                    raise LinkError(f"the floor keeps no more of this journal: {answer.trouble}")
                self.kept_seq = answer.head.seq
                self._give()
                await asyncio.sleep(SHIP_PAUSE_S)
            self._give()
            self._want_numbers(peer)
            await self._due.wait()

    async def _pass_facts(self, peer: FloorPeer) -> None:
        """Those of the terminals, one batch of one of them at a time, and only when no slips are
        being registered: a terminal is asked for the next one when the floor has kept the last."""
        passed: dict[Client, _Passed] = {}
        while True:
            more = False
            for client in list(self._clients.terminals.values()):
                while self._decider.durable.round.phase is TablePhase.CLOSING:
                    await asyncio.sleep(SHIP_PAUSE_S)
                of = passed.setdefault(client, _Passed(self._decider.journaled.head.seq))
                if self.kept_seq < of.after_seq:
                    continue
                if of.kept is None:
                    of.kept = await peer.keep(_journal(client), [])
                if of.due(client.head):
                    more |= await self._pass(peer, client, of)
                    await asyncio.sleep(SHIP_PAUSE_S)
            passed = {client: of for client, of in passed.items() if client in self._clients.all}
            await asyncio.sleep(SHIP_PAUSE_S if more else PASS_S)

    async def _pass(self, peer: FloorPeer, client: Client, of: "_Passed") -> bool:
        """Whether there is more."""
        assert of.kept is not None, "it is asked for what follows upon that"
        before, asked_at = of.kept.head, client.head
        pieces: asyncio.Future[list[bytes]] = asyncio.get_running_loop().create_future()
        self._passing = (client, [], pieces)
        try:
            client.session.say(m.TellFacts(kept=before))
            async with asyncio.timeout(TELLS_S):
                told = await pieces
        except TimeoutError:
            return False  # it is asked again
        finally:
            self._passing = None
        of.kept = await peer.keep(_journal(client), told)
        if of.kept.trouble:
            _log.critical("the floor keeps no more of seat %s: %s", client.name, of.kept.trouble)
        if of.kept.head == before:
            of.settled = asked_at
        return of.due(client.head)

    def pass_on(self, client: Client, told: m.FactsTold) -> None:
        """A piece of what a terminal was asked for."""
        if self._passing is None or self._passing[0] is not client:
            return  # it was too late
        _, come, pieces = self._passing
        come.append(told.data)
        if len(come) > PIECES_MAX:
            raise LineError("a batch of facts is in too many pieces")
        if told.last and not pieces.done():
            pieces.set_result(come)

    def _give(self) -> None:
        """What the floor can have from here on. Until it follows closely tickets stay at home,
        where they are good meanwhile."""
        if self._decider.journaled.head.seq - self.kept_seq > CAUGHT_UP_FACTS:
            return
        for number, issued_ms in islice(self._giveable(), GIVEN_AT_ONCE):
            self._submit(c.GiveTicket(number, issued_ms))

    def _giveable(self) -> Iterator[tuple[str, int]]:
        state = self._decider.state
        for number in state.floor.kept:
            ticket = state.tickets[number]
            if ticket.status in GIVEABLE:
                yield number, max(0, ticket.expires_ms - self._ticket_ms)

    def _want_numbers(self, peer: FloorPeer) -> None:
        left = sum(block.count - block.used for block in self._decider.state.floor.blocks)
        if left < NUMBERS_LEFT and not self._asked_for_numbers:
            self._asked_for_numbers = True
            peer.session.say(fl.FloorWantNumbers())

    async def _tell_how_it_stands(self, peer: FloorPeer) -> None:
        shown, at_s = None, 0.0
        while True:
            round_ = self._decider.durable.round
            self._shown = round_.number, round_.phase
            told, now_s = self._told(), asyncio.get_running_loop().time()
            if told != shown or now_s - at_s >= TOLD_AGAIN_S:
                shown, at_s = told, now_s
                peer.session.say(fl.FloorTold(told=told, now_ms=self._now_ms()))
            with suppress(TimeoutError):
                async with asyncio.timeout(TOLD_S):
                    await self._goes_on.wait()
            self._goes_on.clear()

    # ---- Tickets of the floor -------------------------------------------------------------------

    async def redeem(self, seat: str, see_head: SeeHead, number: str) -> int:
        """What it is worth, once the floor holds it for this seat and that is written down. Raises
        `Refused`, soon."""
        asking = self._asking.get((seat, number))
        if asking is None:
            asking = asyncio.create_task(self._redeem(seat, see_head, number))
            self._asking[seat, number] = asking
            asking.add_done_callback(partial(self._asked, (seat, number)))
        return await asyncio.shield(asking)

    def _asked(self, what: tuple[str, str], asking: asyncio.Task[int]) -> None:
        del self._asking[what]
        if not asking.cancelled():
            asking.exception()  # whoever asked may be gone by now

    async def _redeem(self, seat: str, see_head: SeeHead, number: str) -> int:
        peer = self._peer
        if peer is None or len(self._asking) > ASKED_AT_ONCE:
            raise Refused(Refusal(Reason.FLOOR_AWAY))
        key, who = self._draw_key(), f"terminal {seat}"
        await self._decider.tell(who, see_head, c.SeekTicket(key, number, seat))
        try:
            async with asyncio.timeout(ANSWER_S):
                held = await peer.hold(fl.FloorHold(key=key, number=number, terminal=seat))
            if held.answer != "held":
                raise Refused(Refusal(_REASONS.get(held.answer, Reason.FLOOR_AWAY)))
            vouched = c.VouchTicket(key, number, seat, held.cents, held.expires_ms, held.issued_by)
            await self._decider.tell(who, vouched)
        except (LinkError, TimeoutError):
            self._submit(c.ForgoTicket(key))
            raise Refused(Refusal(Reason.FLOOR_AWAY)) from None
        except BaseException:
            self._submit(c.ForgoTicket(key))
            raise
        return held.cents


@dataclass(slots=True)
class _Passed:
    """How far the facts of a terminal are passed on."""

    after_seq: int
    """So much of the table's own journal the floor must have before: it says whether the terminal
    may begin one anew."""
    kept: fl.FloorHead | None = None
    settled: HeadAt | None = None
    """Where the terminal was when it had told nothing more."""

    def due(self, head: HeadAt) -> bool:
        """Its journal may also be shorter than what is kept: then it was begun anew."""
        assert self.kept is not None, "the floor was not asked"
        if self.kept.trouble or head == self.kept.head:
            return False
        return head.seq > self.kept.head.seq or head != self.settled


def _journal(client: Client) -> str:
    return f"terminal-{client.name}"
