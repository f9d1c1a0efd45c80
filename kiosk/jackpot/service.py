"""The controller at work: tables come and go, wagers become durable with their draw, and only then
anybody hears of it.

Whatever a table says can end its own connection and nothing else; a table that is away costs the
others nothing (S0 9.9.3).
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar, TypeAlias

from kiosk.bucket import Bucket
from kiosk.callers import Caller, Callers
from kiosk.game import facts as f
from kiosk.game.history import controller_begun
from kiosk.game.jackpot import commands as c
from kiosk.game.jackpot.state import Controller
from kiosk.game.jackpot.told import hits_of, kept_hits, kept_rounds, told
from kiosk.game.refusal import Reason, Refusal, Refused
from kiosk.jackpot.decider import JackpotDecider
from kiosk.jackpot.people import People
from kiosk.jackpot.settings import JackpotSettings, JackpotSources
from kiosk.journal.facts import entries, restore_in_turns
from kiosk.journal.journaled_state import JournaledState
from kiosk.journal.log import FactLog
from kiosk.journal.proof import prove_snapshots
from kiosk.journal.record import Head
from kiosk.link import jackpot as j
from kiosk.link.identity import Peer, Role
from kiosk.link.messages import Answer
from kiosk.link.session import LineError, Session

_log = logging.getLogger(__name__)

PLACES = {Role.TABLE: 64, Role.CONSOLE: 16, Role.DISPLAY: 64}
SHOWN_S = 0.5
"""Between two looks at the levels: what screens show is true within a second, also of a change that
comes right after another."""
LINES_A_SECOND = 10.0
LINES_AT_ONCE = 500
"""A table says a handful of lines in a round, and what it has not got rid of when it comes back."""
FIRST_DIGITS = 8


Client: TypeAlias = Caller[j.ToController]


class JackpotService:
    """Made by `start`. It runs until `run` raises: when the disk fails, or it is cancelled."""

    decided_by: ClassVar[type[JackpotDecider]] = JackpotDecider

    def __init__(
        self,
        log: FactLog,
        state: Controller,
        settings: JackpotSettings,
        sources: JackpotSources,
    ) -> None:
        self.journaled = JournaledState(log, state, now_ms=sources.now_ms, on_durable=self._durable)
        self._decider = self.decided_by(self.journaled, sources)
        self._settings = settings
        self._sources = sources
        self._people = People(settings.people, sources.hash_pin)
        self._clients: Callers[Client] = Callers("jackpot controller", PLACES)
        self._changed = asyncio.Event()

    @classmethod
    async def start(
        cls, log: FactLog, settings: JackpotSettings, sources: JackpotSources
    ) -> "JackpotService":
        """Go on from the very state the journal gives, as after an interruption."""
        if log.head.seq == 0:
            await log.append(entries([controller_begun()], at_ms=sources.now_ms()))
        state = await restore_in_turns(log, None)
        assert isinstance(state, Controller)
        service = cls(log, state, settings, sources)
        await service._begin()
        return service

    async def _begin(self) -> None:
        tell, terms = self._decider.tell, self._settings.terms
        await self._decider.check()
        await tell(c.NameJackpotPeople(tuple(sorted(self._settings.people))))
        in_force = self._decider.state.link.terms
        if in_force is None:
            await tell(c.SetJackpotTerms(terms))
        elif in_force != terms:
            _log.warning(
                "the levels of the settings are not those in force: two people change them, "
                "see tapis jackpot --help"
            )
        if self._decider.state.link.starts == 0:
            await tell(c.StartLink())

    @property
    def durable(self) -> Controller:
        return self.journaled.durable

    async def run(self) -> None:
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._show())
                tasks.create_task(self._clients.beat())
                tasks.create_task(self._watch_safe())
                tasks.create_task(self.journaled.fail())
                tasks.create_task(prove_snapshots(self.journaled.log, None))
        finally:
            self.journaled.stop()
            self._clients.hang_up()

    def _durable(self, facts: Sequence[f.Fact]) -> None:
        self._changed.set()

    async def _show(self) -> None:
        """The levels, at each change, and no more often than anybody can read them."""
        shown = None
        while True:
            await self._changed.wait()
            self._changed.clear()
            levels = told(self.durable)
            if levels != shown:
                shown = levels
                for client in self._clients:
                    client.session.say(j.JackpotLevels(told=levels))
            await self.journaled.rest()
            await asyncio.sleep(SHOWN_S)

    async def _watch_safe(self) -> None:
        """Whoever reads a trigger knows one that nobody plays for any more."""
        while True:
            await self._sources.safe.seen()
            await self._decider.redraw()
            await asyncio.sleep(SHOWN_S)

    # ---- Clients ------------------------------------------------------------------------------

    async def serve(
        self, session: Session[j.ToController], peer: Peer, known: Callable[[], None]
    ) -> None:
        """One connection, from its first line to its last. `known` is called when its hello was
        heard."""
        welcome = partial(self._welcome, session, peer, known)
        await self._clients.serve(session, peer, welcome, self._handle)

    async def _welcome(
        self, session: Session[j.ToController], peer: Peer, known: Callable[[], None]
    ) -> Client:
        hello = await session.hear()
        if not isinstance(hello, j.JackpotHello):
            raise LineError("the first line was not a hello")
        self._clients.require_known(hello, peer)
        self._require_same_journal(hello)
        known()
        first = int(self._sources.draw_key()[:FIRST_DIGITS], 16)
        session.say(
            j.JackpotWelcome(controller=self._settings.name, first=first, head=self._decider.head())
        )
        session.go_on_hearing_from(first)
        lines = Bucket(a_second=LINES_A_SECOND, at_once=LINES_AT_ONCE)
        client = Client(session, hello.role, hello.name, lines)
        self._clients.enter(client)
        session.say(j.JackpotLevels(told=told(self.durable)))
        if client.role is Role.TABLE:
            for kept in kept_hits(self.durable, client.name):
                session.say(j.JackpotHitKept(kept=kept))
            for drawn in kept_rounds(self.durable, client.name):
                session.say(j.JackpotRoundKept(kept=drawn))
        return client

    def _require_same_journal(self, hello: j.JackpotHello) -> None:
        """A controller that was put back from a copy would draw again what was drawn."""
        seen = Head(hello.seen.seq, bytes.fromhex(hello.seen.hash))
        if hello.seen.seq and not self.journaled.holds(seen):
            _log.critical("%s has seen fact %d, which this journal lacks", hello.name, seen.seq)
            raise Refused(Refusal(Reason.JACKPOTS_CUT, name=hello.name, seen_seq=seen.seq))

    # ---- What clients say ---------------------------------------------------------------------

    async def _handle(self, client: Client, message: j.ToController) -> None:
        match client.role, message:
            case Role.TABLE, j.JackpotRound():
                await self._draw(client, message)
            case Role.CONSOLE, j.JackpotOrder():
                await self._obey(client, message)
            case Role.TABLE, _ if (asked := _command(client.name, message)) is not None:
                await self._take(client, *asked)
            case _:
                raise LineError(f"a {client.role} does not say {type(message).__name__}")

    async def _draw(self, client: Client, asked: j.JackpotRound) -> None:
        """Contributions and draw are one commit; asked again, it was drawn before."""
        command = c.DrawRound(asked.key, client.name, asked.round, asked.seats, asked.several)
        try:
            await self._decider.tell(command)
        except Refused as refused:
            client.session.say(Answer(id=asked.key, done=False, why=refused.refusal))
            return
        hits = hits_of(self.durable, client.name, asked.key)
        head = self._decider.head()
        client.session.say(j.JackpotDrawn(key=asked.key, round=asked.round, hits=hits, head=head))

    async def _obey(self, client: Client, order: j.JackpotOrder) -> None:
        """Two people have said who they are."""
        try:
            await self._people.require(order)
            await self._decider.tell(order.order, who=order.who, second=order.second)
        except Refused as refused:
            _log.warning("%s: %s is refused: %s", order.who, order.order, refused)
            client.session.say(Answer(id=order.id, done=False, why=refused.refusal))
        else:
            client.session.say(Answer(id=order.id, done=True))

    async def _take(self, client: Client, key: str, command: c.ControllerCommand) -> None:
        try:
            await self._decider.tell(command)
        except Refused as refused:
            _log.warning("%s: %s is refused: %s", client.who, type(command).__name__, refused)
            client.session.say(Answer(id=key, done=False, why=refused.refusal))
        else:
            client.session.say(Answer(id=key, done=True))


def _command(table: str, said: j.ToController) -> tuple[str, c.ControllerCommand] | None:
    """What a table asks for, and under which key it is answered."""
    match said:
        case j.JackpotConfirmed():
            return said.key, c.ConfirmRound(said.key, table)
        case j.JackpotVoid():
            return said.key, c.VoidRound(said.key, table, said.round, said.why)
        case j.JackpotAdjust():
            adjust = c.AdjustWager(
                said.key, table, said.round_key, said.seat, said.kind, said.reason, said.who
            )
            return said.key, adjust
        case j.JackpotPaid():
            return said.key, c.PayShare(table, said.hit, said.seat, said.how, said.who)
        case j.JackpotOffered():
            return said.key, c.OfferJackpots(table, said.open)
    return None
