"""Who is let in: a hello is checked, and the journals of both sides are compared."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from kiosk.game.funds.standing import told_cents
from kiosk.game.refusal import Reason, Refusal, Refused, require
from kiosk.game.round.state import TablePhase
from kiosk.game.seats.facts import Came
from kiosk.game.table import commands as c
from kiosk.journal.record import Head
from kiosk.link import messages as m
from kiosk.link.identity import Peer, Role
from kiosk.link.session import LineError, Session
from kiosk.link.standing import merge
from kiosk.rules.rulebook import RuleBook
from kiosk.table.client import Client, Clients
from kiosk.table.decider import Decider
from kiosk.table.put_back import report_put_back
from kiosk.table.recovery import RecoveryDesk
from kiosk.table.settings import TableSettings, TableSources

_log = logging.getLogger(__name__)

FLOOD_BAR_S = 10.0
"""How long a client that flooded the link is kept out."""


class Admission:
    def __init__(
        self,
        book: RuleBook,
        decider: Decider,
        clients: Clients,
        settings: TableSettings,
        sources: TableSources,
    ) -> None:
        self._book = book
        self._decider = decider
        self._clients = clients
        self._settings = settings
        self._sources = sources
        self._recovery = RecoveryDesk(decider, settings, sources)
        self._barred: dict[str, float] = {}
        self._were_here: set[str] = set()
        """Seats whose terminals were here since this table was started."""
        self._gone: dict[str, int] = {}
        """Seats that went away between the end of wagering and the number, and in which round."""

    async def welcome(
        self, session: Session[m.ToTable], peer: Peer, known: Callable[[], None]
    ) -> Client:
        hello = await session.hear()
        if not isinstance(hello, m.Hello):
            raise LineError("the first line was not a hello")
        self._require_welcome(hello, peer)
        known()
        client = Client(session, hello.role, hello.name, machine=_machine(hello, peer))
        if peer.expires_ms is not None:
            self._clients.certificates[peer.name] = peer.expires_ms
        recovered = False
        if hello.role is Role.TERMINAL:
            with self._telling_staff(client):
                recovered = await self._know(client, hello)
        seen = self._decider.durable.heads.get(hello.name, (0, ""))
        first = int(self._sources.draw_key()[:8], 16)
        session.say(
            m.Welcome(
                table=self._settings.name,
                rulebook=self._book.id,
                digest=self._book.digest,
                first=first,
                head=self._decider.head(),
                seen=m.HeadAt(seq=seen[0], hash=seen[1]),
                time_ms=self._sources.now_ms(),
                recovered=recovered,
            )
        )
        session.go_on_hearing_from(first)
        return client

    async def seat(self, client: Client) -> m.ToTable:
        """The first line of a terminal after the welcome says whether its journal holds what we
        have seen of it: from then on it is here. Returns that line."""
        first = await client.session.hear()
        with self._telling_staff(client):
            if isinstance(first, m.HeadNotHeld):
                seen_seq, _ = self._decider.durable.heads.get(client.name, (0, ""))
                raise Refused(Refusal(Reason.JOURNAL_CUT, seq=client.head.seq, seen_seq=seen_seq))
            assert client.standing is not None
            told = client.standing
            has_cents = told_cents(
                self._decider.state, client.name, client.has_cents, told.payments.paid
            )
            funds = c.TellFunds(client.name, has_cents, told.funds.notes, told.tips.given_cents)
            for command in (client.see_head, funds):
                await self._decider.tell(f"terminal {client.name}", command)
            # While this was written, staff may have given the seat to another machine.
            vacant = self._decider.state.seats[client.name].vacant
            require(not vacant, Reason.WRITTEN_OFF, seat=client.name)
        client.new, client.came = False, Came.HERE
        self._were_here.add(client.name)
        self._clients.turned_away.pop(client.name, None)
        return first

    def _require_welcome(self, hello: m.Hello, peer: Peer) -> None:
        if hello.protocol != m.PROTOCOL:
            raise LineError(f"this table speaks protocol {m.PROTOCOL}, not {hello.protocol}")
        if peer.name and peer.name != f"{hello.role}-{hello.name}":
            raise LineError(f"the certificate is that of {peer.name}")
        self._require_place(hello)
        who, budgets = f"{hello.role} {hello.name}", self._decider.budgets
        barred = self._barred.get(who, 0.0) > asyncio.get_running_loop().time()
        if barred or budgets.overdrawn(who):
            raise LineError("this client was refused a moment ago")

    def _require_place(self, hello: m.Hello) -> None:
        if hello.role is Role.TABLE:
            raise LineError("this is a table itself, and no jackpot controller")
        others = [at for at in self._clients.of_role(hello.role) if at.name != hello.name]
        places = self._settings.places
        if hello.role in places and len(others) >= places[hello.role]:
            raise LineError(f"there is no place for one more {hello.role}")

    @contextmanager
    def _telling_staff(self, client: Client) -> Iterator[None]:
        """Staff must hear of a terminal that is not let in: its player stands before it."""
        seat = client.name
        before = self._clients.turned_away.get(seat)
        try:
            yield
        except Refused as refused:
            if seat in self._settings.seats:
                self._clients.turned_away[seat] = refused.refusal
            # One who is connected has only been overtaken by itself: the old line came last.
            cut = refused.reason is Reason.JOURNAL_CUT
            if cut and self._clients.terminal(seat) is None:
                report_put_back(self._decider, client, refused.refusal, before)
            raise

    async def _know(self, client: Client, hello: m.Hello) -> bool:
        """A terminal: it must play by our rules and be the machine that we know. How far its
        journal has come is written down once it has found in there what we have seen of it: else
        one that was put back, and has grown since, would be taken for the one we know. True: it has
        told all that it holds to a table that has lost facts."""
        seat = client.name
        if seat not in self._settings.seats:
            raise Refused(Refusal(Reason.UNKNOWN_SEAT, seat=seat))
        if hello.digest != self._book.digest:
            raise LineError("it plays by another rule book")
        if hello.standing is None or not isinstance(hello.standing.head, m.HeadAt):
            raise LineError("it does not say where it stands")
        try:
            client.standing = merge(seat, None, hello.standing)
        except TypeError as error:
            raise LineError(f"it does not say all of where it stands: {error}") from None
        client.head = hello.standing.head
        ours = Head(hello.seen.seq, bytes.fromhex(hello.seen.hash))
        knows_more = bool(hello.seen.seq) and not self._decider.journaled.holds(ours)
        recovery = self._decider.state.recovery
        if knows_more and not recovery.active:
            _log.critical("terminal %s has seen fact %d, which this journal lacks", seat, ours.seq)
            raise Refused(Refusal(Reason.TABLE_CUT, seat=seat, seen_seq=ours.seq))
        client.new = not hello.seen.seq
        if hello.restarted:
            self._were_here.discard(seat)
        client.came = Came.BACK if seat in self._were_here else Came.STARTED
        client.has_cents = hello.has_cents
        who = f"terminal {seat}"
        for command in (c.Join(seat), *self._cleared(seat, hello.after)):
            await self._decider.tell(who, command)
        self._decider.decide(client.see_head, self._decider.given(who))
        # Told at once: one that fails again before it is here was interrupted all the same.
        for command in self._interruption(client, restarted=hello.restarted):
            await self._decider.tell(who, command)
        recovers = recovery.active and (knows_more or seat not in recovery.told)
        if recovers:
            await self._recovery.ask(client.session, seat)
        return recovers

    def _cleared(self, seat: str, after: m.HeadAt) -> tuple[c.Command, ...]:
        return (c.TakeCleared(seat, after.seq, after.hash),) if after.seq else ()

    def _interruption(self, client: Client, *, restarted: bool) -> tuple[c.Command, ...]:
        gone_in = self._gone.pop(client.name, 0)
        if not restarted:
            return ()
        standing, table = client.standing, self._decider.state
        if gone_in and gone_in == table.round.number and table.round.phase is TablePhase.IDLE:
            return (c.TellInterruption(client.name, before_result=True),)
        assert standing is not None
        slips = table.round.current.slips if table.round.number in table.round.kept else {}
        wagers = standing.round.slip is not None or client.name in slips
        in_it = standing.round.number == table.round.number
        return (c.TellInterruption(client.name, wagers and in_it),)

    def gone(self, client: Client) -> None:
        """It may be back with the news that it was interrupted."""
        table = self._decider.durable
        if table.round.phase in (TablePhase.CLOSING, TablePhase.SPINNING):
            self._gone[client.name] = table.round.number

    def bar(self, who: str) -> None:
        now_s = asyncio.get_running_loop().time()
        self._barred = {name: until for name, until in self._barred.items() if until > now_s}
        self._barred[who] = now_s + FLOOD_BAR_S


def _machine(hello: m.Hello, peer: Peer) -> str:
    """A console on a socket may take any name, and so would have as many tries as it liked."""
    named = peer.name or hello.role is Role.TERMINAL
    return f"{hello.role} {hello.name}" if named else str(hello.role)
