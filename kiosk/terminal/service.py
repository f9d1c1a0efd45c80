"""A terminal at work: the player's touches, the table's orders, and the journal between them.

A touch is decided at once and shown at once; the table hears only of what is durable. Whatever
happens to the link, the terminal stays where it is and says so again when it is back.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence

from kiosk.devices.ports import NoPrinter, PrinterCondition, PrinterStatus
from kiosk.game import facts as f
from kiosk.game.history import begun
from kiosk.game.reading.state import LATEST
from kiosk.game.refusal import Reason, Refusal, Refused, require
from kiosk.game.round.state import TerminalPhase
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision
from kiosk.game.terminal.machine import decide
from kiosk.game.terminal.state import Terminal
from kiosk.journal.errors import UnusableError
from kiosk.journal.evidence import keep_picture
from kiosk.journal.facts import entries, restore_in_turns
from kiosk.journal.journaled_state import JournaledState
from kiosk.journal.log import FactLog
from kiosk.journal.proof import prove_snapshots
from kiosk.link import messages as m
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import CashOutWay
from kiosk.terminal.cash_out import CashingOut
from kiosk.terminal.link import TableLink
from kiosk.terminal.receipts import ReceiptPrinting
from kiosk.terminal.sources import TerminalSources
from kiosk.terminal.staff_menu import StaffMenu

_log = logging.getLogger(__name__)


WITHOUT_TABLE = (
    c.SaveFavourite,
    c.DeleteFavourite,
    c.RenameFavourite,
    c.RestoreFavourite,
    c.Prefer,
    c.SetOwnLimits,
    c.AnswerRealityCheck,
    c.TakeBreak,
    c.EndBreak,
    c.WithdrawWinners,
)
"""What a player may do while the table is away: see to what is his, and nothing else."""


class TerminalService:
    """Made by `start`. It runs until `run` raises: when the disk fails, or it is cancelled."""

    def __init__(
        self, book: RuleBook, log: FactLog, state: Terminal, sources: TerminalSources
    ) -> None:
        self._book = book
        self._sources = sources
        self.journaled = JournaledState(
            log,
            state,
            now_ms=sources.now_ms,
            on_durable=self._durable,
            draw_blind=sources.draw_blind,
        )
        self.link = TableLink(book, self.journaled, self, sources.connect, sources.put_away)
        self.on_change: Callable[[], None] = lambda: None
        """Called when the state, or the link, is another."""
        self.on_facts: Callable[[Sequence[f.Fact]], None] = lambda facts: None
        """Called with what has become durable, before `on_change`."""
        self._ends_at: tuple[int, float] | None = None
        self._stands_s: float | None = None
        """What is left of the wagering period while it stands still: accounts are frozen."""
        """The round whose wagering period ends, and when."""
        self._clock_set = asyncio.Event()
        self._counting: TerminalPhase | None = None
        """The phase that the countdown was last told of."""
        self.cashing_out = CashingOut(self, book, sources)
        self.cashing_out.on_change = self.changed
        self.receipts = ReceiptPrinting(self.cashing_out, sources)
        self.receipts.on_change = self.changed
        self.staff = StaffMenu(self, book, sources)
        self._cleared = asyncio.Event()
        self.staff.on_cleared = self._cleared.set

    @classmethod
    async def start(
        cls,
        book: RuleBook,
        seat: str,
        log: FactLog,
        sources: TerminalSources,
        *,
        after: tuple[int, str] = (0, ""),
    ) -> "TerminalService":
        """Go on from the very state the journal gives. Nothing is said to anybody before. A journal
        that is new follows the fact `after` of the one before, if there was one."""
        if log.head.seq == 0:
            first = begun(book, f.Role.TERMINAL, seat, after=after)
            await log.append(entries([first], at_ms=sources.now_ms()))
        state = await restore_in_turns(log, book)
        assert isinstance(state, Terminal)
        service = cls(book, log, state, sources)
        await service._recover()
        return service

    async def _recover(self) -> None:
        await self.tell(c.Restart())
        await self.tell(c.SetReading(LATEST))
        if self._sources.credit_limit_cents is not None:
            await self.tell(c.SetCreditLimit(self._sources.credit_limit_cents))
        ticket = self.state.tickets.printing
        if ticket is not None:
            # It may have been printed, or half of it: somebody must look.
            await self.tell(c.TicketInDoubt(ticket[0]))

    @property
    def durable(self) -> Terminal:
        return self.journaled.durable

    @property
    def state(self) -> Terminal:
        """What the player sees: all that was decided, durable or about to be."""
        return self.journaled.state

    async def run(self) -> None:
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self.link.run())
                tasks.create_task(self._count_down())
                tasks.create_task(self.journaled.fail())
                tasks.create_task(prove_snapshots(self.journaled.log, self._book))
                tasks.create_task(self._begin_again())
        finally:
            self.journaled.stop()
            self.link.hang_up()

    async def _begin_again(self) -> None:
        """Two people have cleared the memory: this journal ends, and the next one is opened."""
        await self._cleared.wait()
        raise UnusableError(self.journaled.log.path, "its memory was cleared, and it begins again")

    # ---- The player ---------------------------------------------------------------------------

    def touch(self, command: c.Command, *, late: bool = False) -> Decision:
        """What a player does with chips. Late: it was made before the player could see the round
        that is open. Never waits for the disk. Raises `Refused`."""
        if not isinstance(command, WITHOUT_TABLE):
            require(self.link.up, Reason.NO_TABLE)
            require(not late, Reason.TOUCHED_EARLY)
        decision = decide(self._book, self.journaled.state, command)
        self.journaled.submit(decision.facts)
        self.changed()
        return decision

    async def tell(self, command: c.Command) -> Decision:
        """Decide and wait until it is durable. Raises `Refused`."""
        decision = decide(self._book, self.journaled.state, command)
        self._require_fresh(decision.facts)
        await self.journaled.record(decision.facts)
        return decision

    @property
    def now_ms(self) -> int:
        return self._sources.now_ms()

    def pass_time(self) -> None:
        """What has become due by now, such as the end of a break."""
        time = c.PassTime(now_ms=self.now_ms, check_every_ms=self._sources.reality_check_ms)
        self.journaled.submit(decide(self._book, self.journaled.state, time).facts)

    async def call_attendant(self) -> None:
        """Ask to be paid by hand."""
        await self.tell(c.CashOut(CashOutWay.ATTENDANT, self._sources.draw_key()))

    async def tip(self, cents: int) -> None:
        """To the dealer, of whom only the table knows."""
        require(self.link.up, Reason.NO_TABLE)
        await self.tell(c.GiveTip(cents, self._sources.draw_key()))

    async def call_off_attendant(self) -> None:
        """Not to be paid after all: play on."""
        await self.tell(c.CallOffAttendant())

    async def ask_help(self, wanted: bool) -> None:
        """Somebody should come, or need not any more. Works whatever else is the matter."""
        await self.tell(c.AskHelp() if wanted else c.EndHelp())

    async def dispute(self, by: str, round_: int, png: bytes = b"") -> None:
        """Somebody objects to a round, or to what is there now. The picture of the screen is kept
        before anything is said about it."""
        picture = ""
        if png and self.state.cases.dispute is None:
            folder = self.journaled.log.path.parent
            try:
                picture = await asyncio.to_thread(keep_picture, folder, png)
            except OSError as error:  # all other evidence is worth keeping without it
                _log.error("no picture of the screen is kept: %s", error)
        case = f"dispute {self.state.seat} {self._sources.draw_key()[:12]}"
        await self.tell(c.OpenDispute(case, by, round_, picture))

    async def withdraw_dispute(self) -> None:
        """The player takes it back. Raises `Refused`."""
        await self.tell(c.AskWithdrawal())

    async def leave(self) -> None:
        """End an account in which nothing is left."""
        await self.tell(c.Leave())

    async def cash_out(self) -> None:
        """All credit, on a ticket if that can be. Where it stands is `cashing_out.progress`."""
        await self.cashing_out.begin()

    async def print_receipt(self, round_: int) -> None:
        """Of the bets in a round. Raises `Refused`."""
        require(round_ in self.state.receipts, Reason.NOTHING_THERE)
        await self.receipts.print(self.state.receipts[round_], round_)

    @property
    def printer(self) -> PrinterStatus:
        """For the staff: whether it needs paper, or a hand."""
        return self._sources.printer.status

    @property
    def devices(self) -> dict[str, str]:
        """For the staff: which of its devices needs a hand, and why."""
        printer = self._sources.printer
        paper = "" if isinstance(printer, NoPrinter) else printer.status.condition
        troubles = {
            "validator": self._sources.validator_trouble(),
            "printer": paper,
            "camera": self._sources.camera_trouble(),
        }
        fit = ("", PrinterCondition.READY)
        return {name: why[:500] for name, why in troubles.items() if why not in fit}

    # ---- The validator ------------------------------------------------------------------------

    async def enter_ticket(self, number: str) -> None:
        """A ticket in escrow, held at the table and written down. Raises `Refused`."""
        require(self.journaled.find("ticket_redeemed", number) is None, Reason.TICKET_PAID)
        with self.link.asking(number):
            held = await self.link.ask(m.HoldTicket(number=number), of=number)
            if not isinstance(held, m.TicketHeld):
                raise Refused(Refusal(Reason.TABLE_REFUSES))
            # What we printed ourselves we know the amount of, whatever the table says.
            printed = self.journaled.find("ticket_asked", number)
            asked = f.decode(printed.body) if printed is not None else None
            known = not isinstance(asked, f.TicketAsked) or asked.cents == held.cents
            require(known, Reason.TICKET_OF_OTHER_AMOUNT)
            await self.tell(c.EnterTicket(number, held.cents))

    # ---- The table ----------------------------------------------------------------------------

    def obey(self, orders: Sequence[c.Command], head: m.HeadAt) -> list[m.Message]:
        """Carry out a batch of orders. Returns what the table must hear, once that is durable, of
        those that could not be carried out. Raises `Refused`, with nothing done, if the table's
        journal is not the one we know."""
        self.see_table(head)
        not_done: list[m.Message] = []
        for order in orders:
            try:
                if isinstance(order, c.OpenWagering):
                    self.pass_time()  # what is due between rounds is in time for this one
                facts = decide(self._book, self.journaled.state, order).facts
                self._require_fresh(facts)
                self.journaled.submit(facts)
            except Refused as refused:
                not_done += self._not_done(order, refused)
        return not_done

    def see_table(self, head: m.HeadAt) -> None:
        """Written down before anything that rests on it: a table that was put back to before it is
        found out, whatever it has ordered or answered. Raises `Refused`."""
        if head.seq:
            seen = c.SeeHead(head.seq, head.hash)
            self.journaled.submit(decide(self._book, self.journaled.state, seen).facts)

    def _require_fresh(self, facts: Sequence[f.Fact]) -> None:
        """A key that comes from the table and was used before must not look like a failed disk."""
        for fact in facts:
            known = fact.once and self.journaled.find(f.kind_of_fact(fact), fact.once)
            require(not known, Reason.KEY_REUSED, key=fact.once[-4:])

    def _not_done(self, order: c.Command, refused: Refused) -> list[m.Message]:
        _log.info("%s is not carried out: %s", type(order).__name__, refused)
        match order:
            case c.HandPay() | c.Credit() | c.HandBackVouchers() | c.CreditJackpot():
                return [m.PaymentNotDone(key=order.key, why=refused.refusal)]
            case c.Withhold():
                return [m.CaseNotHeld(case=order.case, why=refused.refusal)]
            case _:
                return []

    def follow_time(self, time_ms: int) -> None:
        """The table's clock rules: staff look after that one."""
        self._sources.follow_time(time_ms)

    def set_clock(self, clock: m.Clock) -> None:
        """What is left can only become less: a line that was late must not give more time."""
        at = asyncio.get_running_loop().time() + clock.remaining_ms / 1000
        if self._ends_at is not None and self._ends_at[0] == clock.round and self._stands_s is None:
            at = min(at, self._ends_at[1])
        self._ends_at = (clock.round, at)
        self._stands_s = clock.remaining_ms / 1000 if clock.stands else None
        self._clock_set.set()

    def remaining_s(self) -> float | None:
        """Of the wagering period, by this terminal's own clock."""
        if self._ends_at is None or self._ends_at[0] != self.state.round.number:
            return None
        if self._stands_s is not None:
            return self._stands_s
        return max(0.0, self._ends_at[1] - asyncio.get_running_loop().time())

    async def _count_down(self) -> None:
        """Wagering ends at the terminal's own zero, whether or not the table is heard."""
        while True:
            self._clock_set.clear()
            if self.journaled.durable.round.phase is TerminalPhase.IDLE:
                await self.journaled.rest()
            counts = self._ends_at is not None and self._betting(self._ends_at[0])
            at = self._ends_at[1] if self._ends_at and counts else None
            # By its own word, or the table's: no time passes in which no bet can be placed.
            if self._stands_s is not None or self.state.locks.frozen:
                at = None
            try:
                async with asyncio.timeout_at(at):
                    await self._clock_set.wait()
            except TimeoutError:
                await self._end_wagering()

    def _betting(self, round_: int) -> bool:
        return self.state.round.phase is TerminalPhase.BETTING and self.state.round.number == round_

    async def _end_wagering(self) -> None:
        round_ = self.state.round.number
        if self.state.round.phase is TerminalPhase.BETTING:
            await self.tell(c.EndWagering(round_, self._sources.draw_key()))

    def _durable(self, facts: Sequence[f.Fact]) -> None:
        self.link.tell_standing()
        phase = self.journaled.durable.round.phase
        # The countdown begins when wagering opens, and rests between rounds. That wagering was
        # ended by the table it finds by itself.
        turns = phase in (TerminalPhase.BETTING, TerminalPhase.IDLE)
        begins = phase is not self._counting and turns
        if begins or any(isinstance(fact, f.AccountThawed) for fact in facts):
            self._clock_set.set()
        self._counting = phase
        self.on_facts(facts)
        self.cashing_out.look()
        self.changed()

    def changed(self) -> None:
        """The state, the link or the printer is another."""
        self._sources.on_change()
        self.on_change()
