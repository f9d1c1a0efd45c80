"""Who is let in: a hello is checked, and the journals of both sides are compared."""

import asyncio
import logging

from kiosk.game.refusal import Reason, Refused, require
from kiosk.game.table import commands as c
from kiosk.game.table.state import Phase
from kiosk.journal.record import Head
from kiosk.link import messages as m
from kiosk.link.identity import Peer, Role
from kiosk.link.session import LineError, Session
from kiosk.link.standing import merge
from kiosk.rules.rulebook import RuleBook
from kiosk.table.client import Client, Clients
from kiosk.table.decider import Decider
from kiosk.table.settings import Outside, TableSettings

_log = logging.getLogger(__name__)

CLIENTS_MAX = 256
FLOOD_BAR_S = 10.0
"""How long a client that flooded the link is kept out."""


class Reception:
    def __init__(
        self,
        book: RuleBook,
        decider: Decider,
        clients: Clients,
        settings: TableSettings,
        outside: Outside,
    ) -> None:
        self._book = book
        self._decider = decider
        self._clients = clients
        self._settings = settings
        self._outside = outside
        self._barred: dict[str, float] = {}
        self._gone: dict[str, int] = {}
        """Seats that went away between the end of wagering and the number, and in which round."""

    async def welcome(self, session: Session[m.ToTable], peer: Peer) -> Client:
        hello = await session.hear()
        if not isinstance(hello, m.Hello):
            raise LineError("the first line was not a hello")
        self._require_welcome(hello, peer)
        client = Client(session, hello.role, hello.name)
        if hello.role is Role.TERMINAL:
            await self._seat(client, hello)
        seen = self._decider.durable.heads.get(hello.name, (0, ""))
        first = int(self._outside.draw_key()[:8], 16)
        session.say(
            m.Welcome(
                table=self._settings.name,
                rulebook=self._book.id,
                digest=self._book.digest,
                first=first,
                head=self._decider.head(),
                seen=m.HeadAt(seq=seen[0], hash=seen[1]),
            )
        )
        session.go_on_hearing_from(first)
        return client

    def _require_welcome(self, hello: m.Hello, peer: Peer) -> None:
        if hello.protocol != m.PROTOCOL:
            raise LineError(f"this table speaks protocol {m.PROTOCOL}, not {hello.protocol}")
        if peer.name and peer.name != f"{hello.role}-{hello.name}":
            raise LineError(f"the certificate is that of {peer.name}")
        if len(self._clients.all) >= CLIENTS_MAX:
            raise LineError("too many clients")
        if self._barred.get(f"{hello.role} {hello.name}", 0.0) > asyncio.get_running_loop().time():
            raise LineError("this client was refused a moment ago")

    async def _seat(self, client: Client, hello: m.Hello) -> None:
        """A terminal: it must play by our rules and be the machine that we know."""
        seat = client.name
        if seat not in self._settings.seats:
            raise Refused(Reason.UNKNOWN_SEAT, seat)
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
        if hello.seen.seq and not self._decider.keeper.holds(ours):
            _log.critical("terminal %s has seen fact %d, which this journal lacks", seat, ours.seq)
            raise LineError("this terminal has seen more of the table's journal than is there")
        for command in (
            c.Join(seat),
            *self._cleared(seat, hello.after),
            c.SeeHead(seat, client.head.seq, client.head.hash, new=not hello.seen.seq),
            *self._interruption(client, restarted=hello.restarted),
        ):
            await self._decider.tell(command)
        # While this was written, staff may have given the seat to another machine.
        vacant = self._decider.state.seats[seat].vacant
        require(not vacant, Reason.WRITTEN_OFF, seat)

    def _cleared(self, seat: str, after: m.HeadAt) -> tuple[c.Command, ...]:
        return (c.TakeCleared(seat, after.seq, after.hash),) if after.seq else ()

    def _interruption(self, client: Client, *, restarted: bool) -> tuple[c.Command, ...]:
        gone_in = self._gone.pop(client.name, 0)
        if not restarted:
            return ()
        standing, table = client.standing, self._decider.state
        if gone_in and gone_in == table.round and table.phase is Phase.IDLE:
            return (c.TellInterruption(client.name, before_result=True),)
        assert standing is not None
        slips = table.current.slips if table.round in table.rounds else {}
        wagers = standing.slip is not None or client.name in slips
        return (c.TellInterruption(client.name, wagers and standing.round == table.round),)

    def gone(self, client: Client) -> None:
        """It may be back with the news that it was interrupted."""
        table = self._decider.durable
        if table.phase in (Phase.CLOSING, Phase.SPINNING):
            self._gone[client.name] = table.round

    def bar(self, who: str) -> None:
        now_s = asyncio.get_running_loop().time()
        self._barred = {name: until for name, until in self._barred.items() if until > now_s}
        self._barred[who] = now_s + FLOOD_BAR_S
