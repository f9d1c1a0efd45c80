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
from enum import StrEnum

from kiosk.devices import ports as p
from kiosk.game.refusal import Reason, Refused
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.settings import TICKETS_IN, note_setting
from kiosk.game.terminal.state import NoteIn, Terminal
from kiosk.journal.errors import JournalError
from kiosk.rules.money import money_text
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import Tender
from kiosk.terminal.not_taken import NotTaken, in_words
from kiosk.terminal.service import TerminalService

_log = logging.getLogger(__name__)

LOOK_S = 0.25
"""How often the validator is told what it may take, should that have changed."""
TRIAL_S = 20.0
"""How long staff have to insert something when they try the validator."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """What this terminal takes, by its configuration."""

    notes_cents: frozenset[int]
    credit_cents: int
    tickets: bool


class Fate(StrEnum):
    STACKED = "stacked"
    RETURNED = "returned"
    UNKNOWN = "unknown"


def fate(
    ready: p.Ready, *, counted: int | None = None, number: str = "", doubted: bool = False
) -> Fate:
    """What became of a note or ticket that was written down and never told as stacked, now that
    the validator is at rest.

    A count of stacked notes or a remembered ticket decides. Without them: a validator that kept its
    power repeats its credit event until it is acknowledged, so what it does not tell of was never
    stacked; one that lost its power, or its thread, has been doubted by now, and stays so.
    """
    if number and ready.last_ticket is not None and ready.last_ticket[0].number == number:
        return Fate.STACKED if ready.last_ticket[1] else Fate.RETURNED
    if counted is not None and ready.counted is not None:
        more = ready.counted - counted
        return {0: Fate.RETURNED, 1: Fate.STACKED}.get(more, Fate.UNKNOWN)
    return Fate.UNKNOWN if doubted else Fate.RETURNED


@dataclass(frozen=True, slots=True)
class Notice:
    """The last thing that the player should read about money in."""

    number: int
    why: NotTaken
    detail: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Around:
    """The terminal that money goes into, with time and chance."""

    service: Callable[[], TerminalService | None]
    """None: out of service. It may come and go: a disk can fail and be mended."""
    draw_key: Callable[[], str]
    now_ms: Callable[[], int]


class CashIn:
    """Takes the validator's events one at a time, for as long as the terminal has a validator."""

    def __init__(
        self, book: RuleBook, validator: p.NoteValidator, limits: Limits, around: Around
    ) -> None:
        self._book = book
        self._validator = validator
        self._limits = limits
        self._around = around
        self._asking: asyncio.Task[None] | None = None
        """The table is asked about the ticket in escrow."""
        self.notice: Notice | None = None
        self.trouble = ""
        """What staff must know about the validator; nothing: it is well."""
        self.on_change: Callable[[], None] = lambda: None
        self._trial: asyncio.Future[str] | None = None
        """Staff try the validator: what it reads it gives back, and somebody waits for it."""
        self._trial_read = ""

    @property
    def notes_cents(self) -> tuple[int, ...]:
        """What this terminal takes by its configuration."""
        return tuple(sorted(self._limits.notes_cents))

    async def try_out(self) -> str:
        """Read one note or ticket and give it back. Returns what came of it, in words."""
        self._trial = asyncio.get_running_loop().create_future()
        self._trial_read = ""
        try:
            async with asyncio.timeout(TRIAL_S):
                return await self._trial
        except TimeoutError:
            return self.trouble or "nothing was inserted"
        finally:
            self._trial = None

    async def run(self) -> None:
        try:
            while True:
                self._offer()
                if self._asking is not None and self._asking.done():
                    self._asking.result()  # should it have failed, so do we
                    self._asking = None
                event: p.ValidatorEvent | None = None
                # Not `wait_for`, which may swallow a cancellation that comes with its end.
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_S):
                        event = await self._validator.events.get()
                if event is not None:
                    await self._persist(event)
        finally:
            self._ask_no_more()

    async def _persist(self, event: p.ValidatorEvent) -> None:
        """An event is handled until that is durable, however long the disk takes to be mended."""
        while True:
            service = self._around.service()
            try:
                if service is not None:
                    return await self._handle(service, event)
                if isinstance(event, p.Escrowed):
                    return self._give_back(NotTaken.OUT_OF_SERVICE)
            except JournalError as error:
                _log.warning("the validator's word waits for the disk: %s", error)
            except Refused as refused:
                if refused.reason is not Reason.OUT_OF_SERVICE:
                    raise
            await asyncio.sleep(LOOK_S)

    async def _handle(self, service: TerminalService, event: p.ValidatorEvent) -> None:
        match event:
            case p.Troubled(trouble, detail):
                self._trouble(f"{trouble}{f': {detail}' if detail else ''}")
            case p.Gone(why):
                self._trouble(f"the validator does not answer: {why}")
            case p.Cleared() | p.Back():
                self._trouble("")
            case p.Escrowed(item) if self._trial is not None:
                self._trial_read = _read(item)
                self._validator.give_back()
            case p.Returned() if self._trial is not None and self._trial_read:
                self._tried(f"{self._trial_read} was read and given back")
            case p.Rejected(why) if self._trial is not None:
                self._tried(f"what was inserted was rejected: {why}")
            case p.Escrowed(p.Note() as note, counted):
                await self._note_escrowed(service, note, counted)
            case p.Escrowed(p.Ticket() as ticket):
                self._ticket_escrowed(service, ticket)
            case p.Acknowledged():
                await service.tell(c.AcknowledgeStacking(service.state.taken))
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
                self._say(NotTaken.REJECTED, why)
            case p.NotWanted():
                await self._came_back(service)
                self._say(self._not_wanted(service))
            case p.Doubtful():
                await self._doubt(service)
            case p.PoweredUp(held):
                await self._powered_up(service, held)
            case p.Ready():
                await self._ready(service, event)
            case _:
                raise TypeError(f"{event} is no event of a validator")

    # ---- What it may take ---------------------------------------------------------------------

    def refusal(self, service: TerminalService | None, item: p.Item | None) -> NotTaken | None:
        """Why this is not taken now; of nothing in particular: why nothing is."""
        if service is None:
            return NotTaken.OUT_OF_SERVICE
        state = service.state
        if not service.link.up:
            return NotTaken.NO_TABLE
        if state.frozen:
            return NotTaken.FROZEN
        if state.locks:
            return NotTaken.LOCKED
        if state.closing_due_ms is not None and self._around.now_ms() >= state.closing_due_ms:
            return NotTaken.NOT_OPEN
        if _out(state) is not None and item is not None:
            return NotTaken.ANOTHER_FIRST
        return self._refusal_of(state, item)

    def _refusal_of(self, state: Terminal, item: p.Item | None) -> NotTaken | None:
        tenders = self._book.terms.account.opened_by
        match item:
            case p.Note(cents):
                if Tender.NOTE not in tenders:
                    return NotTaken.NO_NOTES
                if cents not in self._limits.notes_cents or not state.setting(note_setting(cents)):
                    return NotTaken.NOT_HERE
                if state.credit_cents + cents > self._limits.credit_cents:
                    return NotTaken.OVER_LIMIT
            case p.Ticket():
                wanted = self._limits.tickets and state.setting(TICKETS_IN)
                if not wanted or Tender.TICKET not in tenders:
                    return NotTaken.NO_TICKETS
            case None:
                pass
        return None

    def _not_wanted(self, service: TerminalService) -> NotTaken:
        """Why something was not enabled. What it was the validator does not say."""
        refusal = self.refusal(service, None)
        if refusal is not None:
            return refusal
        state, notes = service.state, self._limits.notes_cents
        over = any(self._refusal_of(state, p.Note(n)) is NotTaken.OVER_LIMIT for n in notes)
        return NotTaken.OVER_LIMIT if over else NotTaken.NOT_HERE

    def _offer(self) -> None:
        """Let the validator draw in only what would be taken."""
        service = self._around.service()
        if service is not None and self._trial is not None and not self._trial.done():
            self._validator.enable(self._limits.notes_cents, tickets=self._limits.tickets)
            return
        if service is None or self.refusal(service, None) is not None:
            self._validator.disable()
            return
        state = service.state
        notes = {n for n in self._limits.notes_cents if self._refusal_of(state, p.Note(n)) is None}
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
            await service.tell(c.EnterNote(self._around.draw_key(), note.cents, counted))
        except Refused as refused:
            self._give_back(in_words(refused))
            return
        # A freeze in the meantime returns a note in escrow.
        if service.takes_notes:
            self._validator.accept()
        else:
            self._give_back(self.refusal(service, None) or NotTaken.LOCKED)

    async def _stacked(self, service: TerminalService, item: p.Item | None) -> None:
        """The credit event. It is acknowledged once the credit is durable, and not before."""
        out, taken = _out(service.state), service.state.taken
        if out is not None and _is_same(out, item):
            await self._credit(service, out)
        elif out is not None or not taken:
            # It is not what was written down, or nothing was: never credited by guess.
            await self._doubt(service, f"the validator stacked {_named(item)}")
        self._validator.acknowledge()

    async def _credit(self, service: TerminalService, out: NoteIn | str) -> None:
        if await self._judged(service, out, stacked=True):
            return
        if isinstance(out, NoteIn):
            await service.note_stacked(out.key, out.cents)
        else:
            await service.recover_ticket(stacked=True)

    async def _came_back(self, service: TerminalService) -> None:
        """What was written down, if anything was, is with the player again. Not so what is in
        doubt: something else came back, which somebody pushed in behind it."""
        out = _out(service.state)
        if out is not None and not _doubted(service.state, out):
            await self._give_up(service, out)

    async def _give_up(self, service: TerminalService, out: NoteIn | str) -> None:
        """It is surely not in the box."""
        if await self._judged(service, out, stacked=False):
            return
        if isinstance(out, NoteIn):
            await service.tell(c.ReturnNote(out.key))
        else:
            await service.recover_ticket(stacked=False)

    async def _judged(self, service: TerminalService, out: NoteIn | str, *, stacked: bool) -> bool:
        """The validator tells after all what it could not tell before. False: nobody doubted it."""
        if not _doubted(service.state, out):
            return False
        await service.tell(c.JudgePaper(_key(out), stacked, "validator"))
        return True

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
            cents = await service.enter_ticket(ticket.number)
        except Refused as refused:
            self._give_back(in_words(refused))
            return
        except JournalError as error:
            _log.warning("a ticket was not written down: %s", error)
            self._give_back(NotTaken.OUT_OF_SERVICE)
            return
        over = service.state.credit_cents + cents > self._limits.credit_cents
        if over:
            self._give_back(NotTaken.OVER_LIMIT)
        elif service.takes_notes:
            self._validator.accept()
        else:
            self._give_back(self.refusal(service, None) or NotTaken.LOCKED)

    def _ask_no_more(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
            self._asking = None

    # ---- After an interruption ----------------------------------------------------------------

    async def _powered_up(self, service: TerminalService, held: p.Held) -> None:
        """Written down before the validator is reset, after which it knows of it no more."""
        if _out(service.state) is not None:
            if held is p.Held.ACCEPTOR:
                await self._came_back(service)
            else:
                await self._doubt(service)
        self._validator.acknowledge()

    async def _ready(self, service: TerminalService, ready: p.Ready) -> None:
        state = service.state
        if state.taken:
            await service.tell(c.AcknowledgeStacking(state.taken))
        out = _out(state)
        if out is None:
            return
        doubted = _doubted(state, out)
        if isinstance(out, NoteIn):
            became = fate(ready, counted=out.counted, doubted=doubted)
        else:
            became = fate(ready, number=out, doubted=doubted)
        match became:
            case Fate.STACKED:
                await self._credit(service, out)
            case Fate.RETURNED:
                await self._give_up(service, out)
            case Fate.UNKNOWN:
                await self._doubt(service)

    async def _doubt(self, service: TerminalService, about: str = "") -> None:
        """Nobody can tell: the terminal is locked, and staff look into the box."""
        out = _out(service.state)
        if out is None and not about:
            return
        told = about or f"is {_told(out)} in the box?"
        _log.error("a doubtful case: %s", told)
        key = self._around.draw_key() if out is None else _key(out)
        await service.tell(c.DoubtPaper(key, told))

    # ---- What is said -------------------------------------------------------------------------

    def _give_back(self, why: NotTaken) -> None:
        self._validator.give_back()
        self._say(why)

    def _say(self, why: NotTaken, detail: str = "") -> None:
        self.notice = Notice((self.notice.number if self.notice else 0) + 1, why, detail)
        _log.info("not taken: %s %s", why, detail)
        self.on_change()

    def _trouble(self, trouble: str) -> None:
        if trouble != self.trouble:
            self.trouble = trouble
            _log.warning("validator: %s", trouble or "well again")
            self.on_change()


def _out(state: Terminal) -> NoteIn | str | None:
    """What is written down as in the validator: a note, or the number of a ticket."""
    return state.note_in or (state.ticket_in[0] if state.ticket_in else None)


def _key(out: NoteIn | str) -> str:
    return out.key if isinstance(out, NoteIn) else out


def _doubted(state: Terminal, out: NoteIn | str) -> bool:
    return state.doubt is not None and state.doubt[0] == _key(out)


def _is_same(out: NoteIn | str, item: p.Item | None) -> bool:
    """A validator that was interrupted does not always say what it stacked."""
    match item:
        case p.Note(cents):
            return isinstance(out, NoteIn) and out.cents == cents
        case p.Ticket(number):
            return out == number
        case None:
            return True


def _read(item: p.Item) -> str:
    match item:
        case p.Note(cents):
            return f"a note of {money_text(cents)}"
        case p.Ticket(number):
            return f"ticket ...{number[-4:]}"


def _told(out: NoteIn | str | None) -> str:
    return (
        f"a note of {out.cents} cents"
        if isinstance(out, NoteIn)
        else f"ticket ...{out and out[-4:]}"
    )


def _named(item: p.Item | None) -> str:
    match item:
        case p.Note(cents):
            return f"a note of {cents} cents that nobody has accepted"
        case p.Ticket(number):
            return f"ticket ...{number[-4:]}, which nobody has accepted"
        case None:
            return "something that nobody has accepted"
