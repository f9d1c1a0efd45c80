"""Money in: between the note validator and the terminal.

A note or ticket is written down before the validator is told to take it, credited at the one event
that says it is in the box, and only then acknowledged. Whatever is interrupted in between, the
journal knows what was out, and the validator is asked, or staff, what became of it.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from kiosk.config import ValidatorConfig
from kiosk.devices import ports as p
from kiosk.game.cash.state import NoteIn
from kiosk.game.cash.terminal import VALIDATOR
from kiosk.game.refusal import Reason, Refusal, Refused
from kiosk.game.staff.settings import TICKETS_IN, note_setting
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import within_credit_limit
from kiosk.game.terminal.state import Terminal
from kiosk.journal.errors import JournalError
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import Tender
from kiosk.terminal.paper import (
    Fate,
    fate_of,
    is_repeated,
    is_same,
    paper_in,
    paper_words,
    read_words,
    strange_words,
)
from kiosk.terminal.service import TerminalService

_log = logging.getLogger(__name__)

LOOK_S = 2.0
"""How often it is looked whether something has become due. What changes is heard of at once."""
RETRY_S = 0.25
"""How often a disk is tried that has failed."""
TRIAL_S = 20.0
"""How long staff have to insert something when they try the validator."""


@dataclass(frozen=True, slots=True)
class Notice:
    """The last thing that the player should read about money in."""

    number: int
    why: Refusal


class CashIn:
    """Takes the validator's events one at a time, for as long as the terminal has a validator."""

    def __init__(
        self,
        book: RuleBook,
        validator: p.NoteValidator,
        config: ValidatorConfig,
        *,
        service: Callable[[], TerminalService | None],
        draw_key: Callable[[], str],
    ) -> None:
        """`service` gives none while the terminal is out of service. It may come and go: a disk
        can fail and be mended."""
        self._book = book
        self._validator = validator
        self._notes_cents = frozenset(config.notes_cents)
        self._tickets = config.tickets
        self._service = service
        self._draw_key = draw_key
        self._asking: asyncio.Task[None] | None = None
        """The table is asked about the ticket in escrow."""
        self._unwritten: p.ValidatorEvent | None = None
        """An event whose consequence is not durable."""
        self.notice: Notice | None = None
        self.trouble = ""
        """What staff must know about the validator; nothing: it is well."""
        self.on_change: Callable[[], None] = lambda: None
        self._trial: asyncio.Future[str] | None = None
        """Staff try the validator: what it reads it gives back, and somebody waits for it."""
        self._trial_read = ""
        self._doubt_after_s = config.doubt_after_s
        self._heard_s = 0.0
        """When the validator was last heard of."""

    @property
    def notes_cents(self) -> tuple[int, ...]:
        """What this terminal takes by its configuration."""
        return tuple(sorted(self._notes_cents))

    async def try_out(self) -> str:
        """Read one note or ticket and give it back. Returns what came of it, in words."""
        self._trial = asyncio.get_running_loop().create_future()
        self._trial_read = ""
        self.offer()
        try:
            async with asyncio.timeout(TRIAL_S):
                return await self._trial
        except TimeoutError:
            return self.trouble or "nothing was inserted"
        finally:
            self._trial = None
            self.offer()

    @property
    def identity(self) -> p.DeviceIdentity:
        """Of the validator, as far as it has told."""
        return self._validator.identity

    def introduce(self) -> None:
        """For a technician: the validator is asked who it is."""
        self._validator.introduce()

    async def run(self) -> None:
        self._hear()
        try:
            while True:
                self.offer()
                if self._asking is not None and self._asking.done():
                    self._asking.result()  # should it have failed, so do we
                    self._asking = None
                event: p.ValidatorEvent | None = None
                # Not `wait_for`, which may swallow a cancellation that comes with its end.
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_S):
                        event = await self._validator.events.get()
                if event is not None:
                    self._hear()
                    await self._persist(event)
                else:
                    await self._doubt_if_gone()
        finally:
            self._ask_no_more()

    def _hear(self) -> None:
        self._heard_s = asyncio.get_running_loop().time()

    async def _doubt_if_gone(self) -> None:
        """A validator that says nothing for so long with paper in it may never say anything."""
        service = self._service()
        silent_s = asyncio.get_running_loop().time() - self._heard_s
        if service is None or silent_s < self._doubt_after_s:
            return
        if service.state.cash.doubt_of_entered:
            return
        try:
            await self._doubt(service)
        except JournalError as error:
            _log.warning("a doubt was not written down: %s", error)

    async def _persist(self, event: p.ValidatorEvent) -> None:
        """An event is handled until that is durable, however long the disk takes to be mended."""
        self._unwritten = event
        while self._unwritten is event:
            service = self._service()
            try:
                if service is not None:
                    await self._handle(service, event)
                    self._unwritten = None
                    return
                if isinstance(event, p.Escrowed):
                    self._give_back(Refusal(Reason.OUT_OF_SERVICE))
                    self._unwritten = None
                    return
            except JournalError as error:
                _log.warning("the validator's word waits for the disk: %s", error)
            except Refused as refused:
                if refused.reason is not Reason.OUT_OF_SERVICE:
                    raise
            await asyncio.sleep(RETRY_S)

    async def catch_up(self, service: TerminalService) -> None:
        """With a service that is back and not yet at work: what waited for the disk comes before
        any order of the table, which knows of it as little."""
        event = self._unwritten
        if event is not None and not isinstance(event, p.Escrowed):
            await self._handle(service, event)
            self._unwritten = None

    async def _handle(self, service: TerminalService, event: p.ValidatorEvent) -> None:
        match event:
            case p.Troubled(trouble, detail):
                self._trouble(f"{trouble}{f': {detail}' if detail else ''}")
            case p.Gone(why):
                self._trouble(f"{p.Trouble.GONE}: {why}")
            case p.Cleared() | p.Back():
                self._trouble("")
            case p.Escrowed(item) if self._trial is not None:
                self._trial_read = read_words(item)
                self._validator.give_back()
            case p.Returned() if self._trial is not None and self._trial_read:
                self._tried(f"{self._trial_read} was read and given back")
            case p.Rejected(why) if self._trial is not None:
                self._tried(f"what was inserted was rejected: {why}")
            case p.Escrowed(p.Note() as note, counted):
                await self._compare(service, p.Ready(counted))
                await self._note_escrowed(service, note, counted)
            case p.Escrowed(p.Ticket() as ticket):
                self._ticket_escrowed(service, ticket)
            case p.Acknowledged():
                await self._acknowledged(service)
            case _:
                self._ask_no_more()
                await self._paper_moved(service, event)

    async def _paper_moved(self, service: TerminalService, event: p.ValidatorEvent) -> None:
        """What was in escrow is not there any more."""
        match event:
            case p.Stacked(item):
                await self._stacked(service, item)
            case p.Returned():
                await self._came_back(service)
            case p.Rejected(why):
                await self._came_back(service)
                self._say(Refusal(Reason.NOT_READ, because=why[:500]))
            case p.NotWanted():
                await self._came_back(service)
                self._say(self._not_wanted(service))
            case p.Doubtful() if paper_in(service.state) is None:
                await self._ask_about_nameless(service)
            case p.Doubtful():
                await self._doubt(service)
            case p.PoweredUp(held):
                await self._powered_up(service, held)
            case p.Ready():
                await self._ready(service, event)
            case _:
                raise TypeError(f"{event} is no event of a validator")

    # ---- What it may take ---------------------------------------------------------------------

    def refusal(self, service: TerminalService | None, item: p.Item | None) -> Refusal | None:
        """Why this is not taken now; of nothing in particular: why nothing is."""
        if service is None:
            return Refusal(Reason.OUT_OF_SERVICE)
        state = service.state
        if not service.link.up:
            return Refusal(Reason.NO_TABLE)
        if state.locks.frozen:
            return Refusal(Reason.FROZEN)
        if state.locks.reasons:
            return Refusal(Reason.LOCKED)
        if state.tournament.on:
            return Refusal(Reason.TOURNAMENT_ON)
        if (
            state.limits.closing_due_ms is not None
            and service.now_ms >= state.limits.closing_due_ms
        ):
            return Refusal(Reason.TABLE_CLOSED)
        if paper_in(state) is not None and item is not None:
            return Refusal(Reason.PAYMENT_PENDING)
        return self._refusal_of(state, item)

    def _refusal_of(self, state: Terminal, item: p.Item | None) -> Refusal | None:
        tenders = self._book.terms.account.opened_by
        match item:
            case p.Note(cents):
                if Tender.NOTE not in tenders:
                    return Refusal(Reason.TENDER_NOT_TAKEN, tender=Tender.NOTE)
                if cents not in self._notes_cents or not state.staff.setting(note_setting(cents)):
                    return Refusal(Reason.NOTE_NOT_TAKEN)
                if not within_credit_limit(state, cents):
                    limit_cents = state.cash.credit_limit_cents
                    return Refusal(Reason.CREDIT_LIMIT, limit_cents=limit_cents)
            case p.Ticket():
                wanted = self._tickets and state.staff.setting(TICKETS_IN)
                if not wanted or Tender.TICKET not in tenders:
                    return Refusal(Reason.TENDER_NOT_TAKEN, tender=Tender.TICKET)
            case None:
                pass
        return None

    def _not_wanted(self, service: TerminalService) -> Refusal:
        """Why something was not enabled. What it was the validator does not say."""
        refusal = self.refusal(service, None)
        if refusal is not None:
            return refusal
        told = (self._refusal_of(service.state, p.Note(cents)) for cents in self._notes_cents)
        over = (refusal for refusal in told if refusal and refusal.reason is Reason.CREDIT_LIMIT)
        return next(over, Refusal(Reason.NOTE_NOT_TAKEN))

    def offer(self) -> None:
        """Let the validator draw in only what would be taken. Called whenever that may change."""
        service = self._service()
        if service is not None and self._trial is not None and not self._trial.done():
            self._validator.enable(self._notes_cents, tickets=self._tickets)
            return
        if service is None or self.refusal(service, None) is not None:
            self._validator.disable()
            return
        state = service.state
        notes = {n for n in self._notes_cents if self._refusal_of(state, p.Note(n)) is None}
        tickets = self._refusal_of(state, p.Ticket("")) is None
        self._validator.enable(notes, tickets=tickets)

    def _tried(self, result: str) -> None:
        if self._trial is not None and not self._trial.done():
            self._trial.set_result(result)

    # ---- Notes --------------------------------------------------------------------------------

    async def _note_escrowed(
        self, service: TerminalService, note: p.Note, counted: int | None
    ) -> None:
        refusal = self.refusal(service, note)
        if refusal is not None:
            self._give_back(refusal)
            return
        try:
            await service.tell(c.EnterNote(self._draw_key(), note.cents, counted))
        except Refused as refused:
            self._give_back(refused.refusal)
            return
        self._accept(service)

    def _accept(self, service: TerminalService) -> None:
        """It is written down. A freeze in the meantime returns what is in escrow."""
        refusal = self.refusal(service, None)
        if refusal is None:
            self._validator.accept()
        else:
            self._give_back(refusal)

    async def _stacked(self, service: TerminalService, item: p.Item | None) -> None:
        """The credit event. It is acknowledged once the credit is durable, and not before."""
        out = paper_in(service.state)
        if out is not None and is_same(out, item):
            await self._credit(service, out)
        elif out is not None or not is_repeated(service.state, item):
            # It is not what was written down, or nothing was: never credited by guess. Where
            # something was, nobody knows what became of that either.
            await self._doubt(service)
            await self._stacked_strange(service, item)
        self._validator.acknowledge()

    async def _stacked_strange(self, service: TerminalService, item: p.Item | None) -> None:
        """Nobody has accepted it; or staff did not find it when they looked, and it is in the box
        after all."""
        judged = service.state.cash.judged
        if judged is not None and not judged.stacked and is_same(judged.paper, item):
            await self._contradict(service, stacked=True, told=True)
            return
        cents = item.cents if isinstance(item, p.Note) else 0
        await self._ask_staff(service, strange_words(item), apart=True, cents=cents)

    async def _credit(self, service: TerminalService, out: NoteIn | str) -> None:
        if await self._judged(service, stacked=True):
            return
        if isinstance(out, NoteIn):
            await service.tell(c.StackNote(out.key, out.cents))
        else:
            await service.tell(c.RedeemTicket(out))

    async def _acknowledged(self, service: TerminalService) -> None:
        """A validator that has heard it twice, or says so, changes nothing."""
        if service.state.cash.taken:
            await service.tell(c.AcknowledgeStacking(service.state.cash.taken))

    async def _came_back(self, service: TerminalService) -> None:
        """What was written down, if anything was, is with the player again. Not so what is in
        doubt: something else came back, which somebody pushed in behind it."""
        out = paper_in(service.state)
        if out is not None and not service.state.cash.doubt_of_entered:
            await self._give_up(service, out)

    async def _give_up(self, service: TerminalService, out: NoteIn | str) -> None:
        """It is surely not in the box."""
        if await self._judged(service, stacked=False):
            return
        if isinstance(out, NoteIn):
            await service.tell(c.ReturnNote(out.key))
        else:
            await service.tell(c.ReturnTicket(out))

    async def _judged(self, service: TerminalService, *, stacked: bool) -> bool:
        """The validator tells after all what it could not tell before. False: nobody doubted it."""
        doubt = service.state.cash.doubt_of_entered
        if doubt:
            await service.tell(c.JudgePaper(doubt, stacked, VALIDATOR))
        return bool(doubt)

    # ---- Tickets ------------------------------------------------------------------------------

    def _ticket_escrowed(self, service: TerminalService, ticket: p.Ticket) -> None:
        """The table may take its time, and the validator be heard meanwhile."""
        self._ask_no_more()
        refusal = self.refusal(service, ticket)
        if refusal is not None:
            self._give_back(refusal)
            return
        self._asking = asyncio.create_task(self._ask(service, ticket))

    async def _ask(self, service: TerminalService, ticket: p.Ticket) -> None:
        try:
            await service.enter_ticket(ticket.number)
        except Refused as refused:
            self._give_back(refused.refusal)
            return
        except JournalError as error:
            _log.warning("a ticket was not written down: %s", error)
            self._give_back(Refusal(Reason.OUT_OF_SERVICE))
            return
        self._accept(service)

    def _ask_no_more(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
            self._asking = None

    # ---- After an interruption ----------------------------------------------------------------

    async def _powered_up(self, service: TerminalService, held: p.Held) -> None:
        """Written down before the validator is reset, after which it knows of it no more."""
        if paper_in(service.state) is not None:
            if held is p.Held.ACCEPTOR:
                await self._came_back(service)
            else:
                await self._doubt(service)
        elif held is p.Held.STACKER and service.state.cash.judged is None:
            await self._ask_about_nameless(service)
        elif held is not p.Held.NOTHING:
            await self._contradict(service, stacked=held is p.Held.STACKER)
        self._validator.acknowledge()

    async def _ask_about_nameless(self, service: TerminalService) -> None:
        """It is on its way into the box, and nothing was written down: it was stacked unasked, or
        nobody came to write. Perhaps the validator never says more of it."""
        if not is_repeated(service.state, None):
            await self._stacked_strange(service, None)

    async def _ready(self, service: TerminalService, ready: p.Ready) -> None:
        await self._acknowledged(service)
        state = service.state
        out = paper_in(state)
        if out is None:
            await self._compare(service, ready)
            return
        match fate_of(out, ready, doubted=bool(state.cash.doubt_of_entered)):
            case Fate.STACKED:
                await self._credit(service, out)
            case Fate.RETURNED:
                await self._give_up(service, out)
            case Fate.UNKNOWN:
                await self._doubt(service)

    async def _compare(self, service: TerminalService, ready: p.Ready) -> None:
        """With what staff found while the validator could not be asked."""
        judged = service.state.cash.judged
        if judged is None:
            return
        became = fate_of(judged.paper, ready, doubted=True)
        if became is not Fate.UNKNOWN:
            await self._contradict(service, stacked=became is Fate.STACKED)

    async def _contradict(
        self, service: TerminalService, *, stacked: bool, told: bool = False
    ) -> None:
        """`told`: by the event that says that it is in the box."""
        judged = service.state.cash.judged
        if judged is None or judged.stacked is stacked:
            return
        found, now = ("not there", "is") if stacked else ("there", "is not")
        paper, cents = paper_words(judged.paper), judged.note.cents if judged.note else 0
        about = f"staff found {paper} {found}, and the validator says that it {now} in the box"
        await self._ask_staff(service, about, apart=told, cents=cents, contradicts=True)

    async def _doubt(self, service: TerminalService) -> None:
        """Nobody can tell what became of what was written down, if anything was."""
        out = paper_in(service.state)
        if out is not None and not service.state.cash.doubt_of_entered:
            await self._ask_staff(service, f"is {paper_words(out)} in the box?")

    async def _ask_staff(
        self,
        service: TerminalService,
        about: str,
        *,
        apart: bool = False,
        cents: int = 0,
        contradicts: bool = False,
    ) -> None:
        """The terminal is locked until staff have looked into the box."""
        _log.error("a doubtful case: %s", about)
        # A key of its own: the same ticket may be in doubt again, and staff must look again.
        key = self._draw_key()
        await service.tell(c.DoubtPaper(key, about, apart, cents, contradicts))

    # ---- What is said -------------------------------------------------------------------------

    def _give_back(self, why: Refusal) -> None:
        self._validator.give_back()
        self._say(why)

    def _say(self, why: Refusal) -> None:
        self.notice = Notice((self.notice.number if self.notice else 0) + 1, why)
        _log.info("not taken: %s", why)
        self.on_change()

    def _trouble(self, trouble: str) -> None:
        if trouble != self.trouble:
            self.trouble = trouble
            _log.warning("validator: %s", trouble or "well again")
            self.on_change()
