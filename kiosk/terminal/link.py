"""The terminal's end of the link: connects, stays connected, and says where the terminal stands."""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Protocol

from kiosk.game.facts import LockReason
from kiosk.game.money import Place
from kiosk.game.reconcile import Standing, standing_of
from kiosk.game.refusal import Reason, Refused
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision
from kiosk.game.terminal.state import Terminal
from kiosk.journal.facts import begun_of
from kiosk.journal.keeper import Keeper
from kiosk.journal.record import Head
from kiosk.link import messages as m
from kiosk.link.identity import Role
from kiosk.link.session import (
    Connect,
    LineError,
    LinkError,
    Session,
    at_client,
    beat,
    stop_if_cancelled,
)
from kiosk.link.standing import changes
from kiosk.rules.rulebook import RuleBook

_log = logging.getLogger(__name__)

RETRY_S = 0.25
RETRY_S_MAX = 4.0
ANSWER_S = 5.0
DOWN = (Place.STAKE, Place.IN_DOUBT, Place.REGISTERED)


class Orderly(Protocol):
    """The terminal, as the link needs it."""

    async def tell(self, command: c.Command) -> Decision: ...

    def obey(self, orders: Sequence[c.Command], head: m.HeadAt) -> list[m.Message]: ...

    def set_clock(self, clock: m.Clock) -> None: ...

    @property
    def devices(self) -> dict[str, str]: ...

    @property
    def on_change(self) -> Callable[[], None]: ...


class TableLink:
    def __init__(
        self, book: RuleBook, keeper: Keeper[Terminal], terminal: Orderly, connect: Connect
    ) -> None:
        self._book = book
        self._keeper = keeper
        self._terminal = terminal
        self._connect = connect
        self.table = ""
        """Its name, as it told us when it last welcomed us."""
        self._session: Session[m.FromTable] | None = None
        """Once the table has welcomed us."""
        self._told: Standing | None = None
        self._stood: tuple[Terminal, Standing] | None = None
        """Where we stood when we last looked."""
        self._metered: m.Meters | None = None
        self._batch = 0
        self._restarted = True
        self._asking: list[str] = []
        self._answers: dict[str, asyncio.Future[m.FromTable]] = {}
        self._telling = False
        self._obeying = 0
        """Batches of orders that are not durable yet."""

    @property
    def up(self) -> bool:
        """The table has answered our hello, and is still heard."""
        return self._session is not None and self._session.open

    async def run(self) -> None:
        wait_s = RETRY_S
        while True:
            try:
                reader, writer = await self._connect()
            except OSError as error:
                _log.info("the table cannot be reached: %s", error)
            else:
                if await self._converse(at_client(reader, writer)):
                    wait_s = RETRY_S
                stop_if_cancelled()
            await asyncio.sleep(wait_s)
            wait_s = min(RETRY_S_MAX, wait_s * 2)

    def hang_up(self) -> None:
        if self._session is not None:
            self._session.abort()

    # ---- A connection -------------------------------------------------------------------------

    async def _converse(self, session: Session[m.FromTable]) -> bool:
        """From hello to the end. True if the table welcomed us."""
        try:
            await self._greet(session)
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(beat(session, self._meters))
                await session.attend(partial(self._take, session))
                await self._listen(session)
        except* LinkError as errors:
            _log.info("the link to the table ended: %s", errors.exceptions[0])
        finally:
            welcomed = self._session is session
            self._session = None
            session.abort()
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(Refused(Reason.NO_TABLE))
            self._terminal.on_change()
        return welcomed

    def _meters(self) -> m.Message:
        """What the player has, if that has changed since it was told."""
        state = self._keeper.durable
        meters = m.Meters(
            credit_cents=state.credit_cents,
            stake_cents=sum(state.money[p] for p in DOWN),
            devices=self._terminal.devices,
        )
        before, self._metered = self._metered, meters
        return m.Beat() if meters == before else meters

    def _tell_money(self, session: Session[m.FromTable]) -> None:
        """At once when money has come, gone or been won: should this terminal never come back, it
        is paid by what it told last. Chips that are only moved wait for the next beat."""
        money, told = self._keeper.durable.money, self._metered
        has_cents = money[Place.CREDIT] + sum(money[p] for p in DOWN)
        if told is None or has_cents != told.credit_cents + told.stake_cents:
            session.say(self._meters())

    async def _greet(self, session: Session[m.FromTable]) -> None:
        standing = self._standing()
        seen = self._keeper.durable.table_head
        session.say(
            m.Hello(
                protocol=m.PROTOCOL,
                role=Role.TERMINAL,
                name=self._keeper.state.seat,
                digest=self._book.digest,
                seen=m.HeadAt(seq=seen[0], hash=seen[1]),
                after=self._after(),
                restarted=self._restarted,
                standing=changes(None, standing, batch=0, head=self._head()),
            )
        )
        match await session.hear():
            case m.Welcome() as welcome:
                await self._compare_heads(welcome)
                session.go_on_saying_from(welcome.first)
            case m.Refusal(of="journal") as refusal:
                await self._lock(refusal.reason)
                raise LineError(refusal.reason)
            case m.Refusal() as refusal:
                raise LineError(f"the table refuses us: {refusal.reason}")
            case other:
                raise LineError(f"the hello was answered by {type(other).__name__}")
        self._session, self._told, self._batch = session, standing, 0
        self._metered = None
        self._restarted = False
        self.table = welcome.table
        _log.info("connected to %s", welcome.table)
        self.tell_standing()
        self._terminal.on_change()

    def _after(self) -> m.HeadAt:
        """Where the journal before this one ended, should the memory have been cleared."""
        first = begun_of(self._keeper.log)
        return m.HeadAt(seq=first.after_seq, hash=first.after_hash)

    async def _compare_heads(self, welcome: m.Welcome) -> None:
        """Each remembers how far the other had come: a journal that was cut off or put back from a
        copy is found here, on either side."""
        if welcome.digest != self._book.digest:
            raise LineError("the table plays by another rule book")
        seen = welcome.seen
        if seen.seq and not self._keeper.holds(Head(seen.seq, bytes.fromhex(seen.hash))):
            await self._lock(f"the table has seen fact {seen.seq} of another journal")
            raise LineError("this journal is not the one that the table knows")
        try:
            await self._terminal.tell(c.SeeHead(welcome.head.seq, welcome.head.hash))
        except Refused as refused:
            raise LineError(f"the table is not the one we know: {refused}") from None

    async def _lock(self, why: str) -> None:
        _log.critical("locked: %s", why)
        await self._terminal.tell(c.Lock(LockReason.MEMORY, why))

    def _take(self, session: Session[m.FromTable], message: m.FromTable) -> bool:
        """What needs no waiting is done as it comes in."""
        match message:
            case m.Orders():
                self._obey(session, message)
            case m.Clock():
                self._terminal.set_clock(message)
            case m.Beat():
                pass
            case _:
                return False
        return True

    async def _listen(self, session: Session[m.FromTable]) -> None:
        while True:
            match await session.hear():
                case m.TicketReserved() as answer:
                    self._answered(answer.key, answer)
                case m.TicketHeld() as answer:
                    self._answered(answer.number, answer)
                case m.StaffThere() | m.Answer() as answer:
                    self._answered(answer.id, answer)
                case m.Refusal() as refusal if refusal.of in self._answers:
                    self._answered(refusal.of, refusal)
                case m.Refusal() as refusal:
                    raise LineError(f"the table refuses us: {refusal.reason}")
                case other:
                    raise LineError(f"a terminal is not told {type(other).__name__}")

    def _obey(self, session: Session[m.FromTable], told: m.Orders) -> None:
        orders = [m.ORDER_WIRE.unpack(order) for order in told.orders]
        # What these change is told in the answer to them, and not in a line of its own before.
        self._obeying += 1
        try:
            not_done = self._terminal.obey(orders, told.head)
        except Refused as refused:
            self._obeying -= 1
            raise LineError(f"the table is not the one we know: {refused}") from None
        answer = partial(self._answer, session, told.batch, not_done)
        self._keeper.written().add_done_callback(answer)

    def _answer(
        self,
        session: Session[m.FromTable],
        batch: int,
        not_done: Sequence[m.Message],
        durable: asyncio.Future[None],
    ) -> None:
        self._obeying -= 1
        if durable.cancelled() or durable.exception() is not None or session is not self._session:
            return  # there is nothing to tell, or nobody
        self._batch = batch
        for message in not_done:
            session.say(message)
        self._say_standing(session)

    # ---- Where we stand -----------------------------------------------------------------------

    def tell_standing(self) -> None:
        """Once this turn is over, if it is not what the table was told last."""
        if self._session is not None and not self._telling and not self._obeying:
            self._telling = True
            asyncio.get_running_loop().call_soon(self._tell_standing)

    def _tell_standing(self) -> None:
        self._telling = False
        if self._session is None or self._obeying:
            return
        if self._standing() != self._told:
            self._say_standing(self._session)
        else:
            self._tell_money(self._session)

    def _say_standing(self, session: Session[m.FromTable]) -> None:
        standing = self._standing()
        session.say(changes(self._told, standing, batch=self._batch, head=self._head()))
        self._told = standing
        self._tell_money(session)

    def _standing(self) -> Standing:
        state, asking = self._keeper.durable, tuple(self._asking)
        if self._stood is None or self._stood[0] is not state or self._stood[1].asking != asking:
            self._stood = (state, standing_of(state, asking, before=self._stood))
        return self._stood[1]

    def _head(self) -> m.HeadAt:
        return m.HeadAt(seq=self._keeper.head.seq, hash=self._keeper.head.hash.hex())

    # ---- Questions ----------------------------------------------------------------------------

    @contextmanager
    def asking(self, what: str) -> Iterator[None]:
        """While this is open the table keeps what it gave us under this key or number."""
        self._asking.append(what)
        if self._session is not None:
            self._say_standing(self._session)
        try:
            yield
        finally:
            self._asking.remove(what)
            self.tell_standing()

    async def ask(self, question: m.Message, *, of: str) -> m.FromTable:
        """The table's answer. Raises `Refused`."""
        if self._session is None:
            raise Refused(Reason.NO_TABLE)
        answer: asyncio.Future[m.FromTable] = asyncio.get_running_loop().create_future()
        self._answers[of] = answer
        self._session.say(question)
        try:
            async with asyncio.timeout(ANSWER_S):
                reply = await answer
        except TimeoutError:
            raise Refused(Reason.NO_TABLE) from None
        finally:
            del self._answers[of]
        if isinstance(reply, m.Refusal):
            raise Refused(Reason.TABLE_REFUSES, reply.reason)
        return reply

    def _answered(self, of: str, answer: m.FromTable) -> None:
        waiting = self._answers.get(of)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)
