"""The terminal's end of the link: connects, stays connected, and says where the terminal stands."""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import Protocol

from kiosk.game.facts import LockReason
from kiosk.game.funds.standing import has_cents
from kiosk.game.money import MoneyPlace
from kiosk.game.reconcile import Standing, standing_of
from kiosk.game.refusal import Reason, Refusal, Refused
from kiosk.game.seats.facts import Came
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision
from kiosk.game.terminal.state import Terminal
from kiosk.journal.facts import begun_of
from kiosk.journal.journaled_state import JournaledState
from kiosk.journal.record import Head, Record
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
from kiosk.rules.tournament.file import digest_of
from kiosk.terminal.recollection import recollect
from kiosk.witness import batch_of, packed

_log = logging.getLogger(__name__)

RETRY_S = 0.25
RETRY_S_MAX = 4.0
ANSWER_S = 5.0
DOWN = (MoneyPlace.STAKE, MoneyPlace.IN_DOUBT, MoneyPlace.REGISTERED)


class LinkedTerminal(Protocol):
    """The terminal, as the link needs it."""

    async def tell(self, command: c.Command) -> Decision: ...

    def obey(self, orders: Sequence[c.Command], head: m.HeadAt) -> list[m.Message]: ...

    def see_table(self, head: m.HeadAt) -> None: ...

    def set_clock(self, clock: m.Clock) -> None: ...

    def follow_time(self, time_ms: int) -> None: ...

    @property
    def devices(self) -> dict[str, str]: ...

    def changed(self) -> None: ...


class TableLink:
    def __init__(
        self,
        book: RuleBook,
        journaled: JournaledState[Terminal],
        terminal: LinkedTerminal,
        connect: Connect,
        put_away: Callable[[Head], list[Record]] = lambda kept: [],
    ) -> None:
        """`put_away`: what follows upon a fact of the journals before this one."""
        self._book = book
        self._journaled = journaled
        self._terminal = terminal
        self._connect = connect
        self._put_away = put_away
        self.table = ""
        """Its name, as it told us when it last welcomed us."""
        self.shut = False
        """The table is not open for play, by its last beat."""
        self.supernova: m.SupernovaSeen | None = None
        """What it told last of jackpots; None: it is linked to none."""
        self.tournament: m.TournamentSeen | None = None
        """What it told last of a tournament; None: there is none."""
        self.tournament_terms: tuple[str, ...] = ()
        """The lines of its terms and conditions."""
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
                    answer.set_exception(Refused(Refusal(Reason.NO_TABLE)))
            self._terminal.changed()
        return welcomed

    def _meters(self) -> m.Message:
        """What the player has, if that has changed since it was told."""
        state = self._journaled.durable
        meters = m.Meters(
            credit_cents=state.credit_cents,
            stake_cents=sum(state.money[p] for p in DOWN),
            voucher_cents=state.money[MoneyPlace.PROMOTIONAL],
            devices=self._terminal.devices,
        )
        before, self._metered = self._metered, meters
        return m.Beat() if meters == before else meters

    def _tell_money(self, session: Session[m.FromTable]) -> None:
        """At once when money has come, gone or been won: should this terminal never come back, it
        is paid by what it told last. Chips that are only moved wait for the next beat."""
        money, told = self._journaled.durable.money, self._metered
        has_cents = money[MoneyPlace.CREDIT] + sum(money[p] for p in DOWN)
        if told is None or has_cents != told.credit_cents + told.stake_cents:
            session.say(self._meters())

    async def _greet(self, session: Session[m.FromTable]) -> None:
        standing = self._standing()
        seen = self._journaled.durable.table_head
        session.say(
            m.Hello(
                protocol=m.PROTOCOL,
                role=Role.TERMINAL,
                name=self._journaled.state.seat,
                digest=self._book.digest,
                seen=m.HeadAt(seq=seen[0], hash=seen[1]),
                after=self._after(),
                restarted=self._restarted,
                has_cents=has_cents(self._journaled.durable),
                standing=changes(None, standing, batch=0, head=self._head()),
            )
        )
        answer, told = await session.hear(), False
        if isinstance(answer, m.Recover):
            answer, told = await self._recollect(session, answer), True
        match answer:
            case m.Welcome() as welcome:
                session.go_on_saying_from(welcome.first)
                await self._compare_heads(session, welcome, told=told)
                self._terminal.follow_time(welcome.time_ms)
            case m.Refusal(of="journal") as refusal:
                await self._lock(refusal.why)
                raise LineError(str(refusal.why))
            case m.Refusal() as refusal:
                raise LineError(f"the table refuses us: {refusal.why}")
            case other:
                raise LineError(f"the hello was answered by {type(other).__name__}")
        self._session, self._told, self._batch = session, standing, 0
        self._metered = None
        self._restarted = False
        self.table = welcome.table
        _log.info("connected to %s", welcome.table)
        # Staff are signed in on a connection, not for good: who knows what became of them since.
        await self._terminal.tell(c.LeaveStaff("the link to the table was cut meanwhile"))
        self._say_standing(session)  # our journal holds what the table has seen of it
        self._terminal.changed()

    def _after(self) -> m.HeadAt:
        """Where the journal before this one ended, should the memory have been cleared."""
        first = begun_of(self._journaled.log)
        return m.HeadAt(seq=first.after_seq, hash=first.after_hash)

    async def _recollect(self, session: Session[m.FromTable], asked: m.Recover) -> m.FromTable:
        """The table has lost facts: tell all that we hold. Each page is answered."""
        log, state = self._journaled.log, self._journaled.durable
        _log.warning("the table asks for what we hold, for it has lost facts")
        answer: m.FromTable = asked
        async for page in recollect(log, state, since_ms=asked.since_ms):
            session.say(page)
            answer = await session.hear()
            if not (isinstance(answer, m.Beat) or page.last):
                break
        return answer

    async def _compare_heads(
        self, session: Session[m.FromTable], welcome: m.Welcome, *, told: bool
    ) -> None:
        """Each remembers how far the other had come: a journal that was cut off or put back from a
        copy is found here, on either side. `told`: it has asked us for all that we hold."""
        if welcome.digest != self._book.digest:
            raise LineError("the table plays by another rule book")
        seen = welcome.seen
        if seen.seq and not self._journaled.holds(Head(seen.seq, bytes.fromhex(seen.hash))):
            session.say(m.HeadNotHeld())
            await self._lock(Refusal(Reason.JOURNAL_CUT, seen_seq=seen.seq))
            with suppress(LinkError):  # it hangs up when it has heard that, for staff to see
                await session.hear()
            raise LineError("this journal is not the one that the table knows")
        if welcome.recovered is not told:
            raise LineError("the table recovers what it has not asked for")
        head = welcome.head
        follow = c.FollowTable(head.seq, head.hash)
        seen_now = follow if told else c.SeeHead(head.seq, head.hash, Came.STARTED)
        try:
            await self._terminal.tell(seen_now)
        except Refused as refused:
            raise LineError(f"the table is not the one we know: {refused}") from None

    async def _lock(self, why: Refusal) -> None:
        _log.critical("locked: %s", why)
        await self._terminal.tell(c.Lock(LockReason.MEMORY, str(why)))

    def _take(self, session: Session[m.FromTable], message: m.FromTable) -> bool:
        """What needs no waiting is done as it comes in."""
        match message:
            case m.Orders():
                self._obey(session, message)
            case m.Clock():
                self._terminal.set_clock(message)
            case m.TellFacts():
                self._tell_facts(session, message)
            case m.SupernovaShown():
                self.supernova = message.seen
                self._terminal.changed()
            case m.TournamentShown():
                self.tournament = message.seen
                if message.seen is None:
                    self.tournament_terms = ()
                self._terminal.changed()
            case m.TournamentTermsShown():
                if digest_of("\n".join(message.lines)) != message.digest:
                    raise LineError("the terms of the tournament are not those of their digest")
                self.tournament_terms = message.lines
                self._terminal.changed()
            case m.Beat():
                self._see_shut(message.shut)
            case _:
                return False
        return True

    def _tell_facts(self, session: Session[m.FromTable], asked: m.TellFacts) -> None:
        """One batch, when the table asks for it: it asks when nobody waits."""
        kept, log = Head(asked.kept.seq, bytes.fromhex(asked.kept.hash)), self._journaled.log
        if not kept.seq or log.holds(kept):
            records = batch_of(log.records(kept.seq))
        else:
            # The memory was cleared since: first what was not told of the journal before.
            records = self._put_away(kept) or batch_of(log.records())
        *pieces, last = packed(records)
        for piece in pieces:
            session.say(m.FactsTold(data=piece, last=False))
        session.say(m.FactsTold(data=last))

    def _see_shut(self, shut: bool) -> None:
        if shut is not self.shut:
            self.shut = shut
            self._terminal.changed()

    async def _listen(self, session: Session[m.FromTable]) -> None:
        while True:
            match await session.hear():
                case m.TicketReserved() as answer:
                    self._see_table(answer.head)
                    self._answered(answer.key, answer)
                case m.TicketHeld() as answer:
                    self._see_table(answer.head)
                    self._answered(answer.number, answer)
                case m.StaffThere() | m.Answer() as answer:
                    self._answered(answer.id, answer)
                case m.SignedOut() as told:
                    await self._sign_out(told.name)
                case m.Refusal() as refusal if refusal.of in self._answers:
                    self._answered(refusal.of, refusal)
                case m.Refusal() as refusal:
                    raise LineError(f"the table refuses us: {refusal.why}")
                case other:
                    raise LineError(f"a terminal is not told {type(other).__name__}")

    def _see_table(self, head: m.HeadAt) -> None:
        try:
            self._terminal.see_table(head)
        except Refused as refused:
            raise LineError(f"the table is not the one we know: {refused}") from None

    async def _sign_out(self, name: str) -> None:
        visitor = self._journaled.state.staff.visitor
        if visitor is not None and visitor.who == name:
            await self._terminal.tell(c.LeaveStaff("the table has signed this person out"))

    def _obey(self, session: Session[m.FromTable], told: m.Orders) -> None:
        # What these change is told in the answer to them, and not in a line of its own before.
        self._obeying += 1
        try:
            not_done = self._terminal.obey(told.orders, told.head)
        except Refused as refused:
            self._obeying -= 1
            raise LineError(f"the table is not the one we know: {refused}") from None
        except Exception:
            self._obeying -= 1
            _log.exception("what the table orders cannot be carried out")
            raise LineError("what the table orders cannot be carried out") from None
        self._journaled.when_written(partial(self._answer, session, told.batch, not_done))

    def _answer(
        self, session: Session[m.FromTable], batch: int, not_done: Sequence[m.Message]
    ) -> None:
        self._obeying -= 1
        if session is not self._session:
            return  # there is nobody to tell
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
        state, asking = self._journaled.durable, tuple(self._asking)
        before = self._stood
        if before is None or before[0] is not state or before[1].tickets.asking != asking:
            self._stood = before = (state, standing_of(state, asking, before=before))
        return before[1]

    def _head(self) -> m.HeadAt:
        return m.HeadAt(seq=self._journaled.head.seq, hash=self._journaled.head.hash.hex())

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
        # Nothing is asked upon what is not durable, nor before the table was told of it.
        await self._journaled.written()
        if self._session is None:
            raise Refused(Refusal(Reason.NO_TABLE))
        if self._standing() != self._told:
            self._say_standing(self._session)
        answer: asyncio.Future[m.FromTable] = asyncio.get_running_loop().create_future()
        self._answers[of] = answer
        self._session.say(question)
        try:
            async with asyncio.timeout(ANSWER_S):
                reply = await answer
        except TimeoutError:
            raise Refused(Refusal(Reason.NO_TABLE)) from None
        finally:
            del self._answers[of]
        if isinstance(reply, m.Refusal):
            why = reply.why
            told = why if why.reason in (Reason.TICKET_PAID, Reason.TICKET_EXPIRED) else None
            raise Refused(
                Refusal(
                    Reason.TABLE_REFUSES,
                    cause=why.reason,
                    time_ms=told.time_ms if told else None,
                    seat=told.seat if told else None,
                    name=told.name if told else None,
                )
            )
        return reply

    def _answered(self, of: str, answer: m.FromTable) -> None:
        waiting = self._answers.get(of)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)
