"""The terminal as its screen needs it: where it stands, what may be touched, what came of it."""

from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from kiosk.config import ResponsiblePlay
from kiosk.game.care.terminal import unfit_to_play
from kiosk.game.facts import Fact
from kiosk.game.refusal import Reason, Refusal, Refused
from kiosk.game.round.state import PlayedRound, TerminalPhase
from kiosk.game.round.terminal import may_ride
from kiosk.game.supernova.state import Win, WinState
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision
from kiosk.game.terminal.machine import new_terminal
from kiosk.game.terminal.state import Terminal
from kiosk.journal.errors import JournalError
from kiosk.late import Late
from kiosk.rules.limits import Limits, Placement
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.wagers import Kind, Wager
from kiosk.terminal.cash_out_progress import CashOutProgress
from kiosk.ui.money import Currency
from kiosk.ui.png import png_of
from kiosk.ui.rings_came import has_won
from kiosk.ui.terminal.bets import Bets, MoneyBets, PointBets, plaques
from kiosk.ui.terminal.gestures import Gestures

if TYPE_CHECKING:  # a screen is shown before all that is behind it is loaded
    import asyncio

    from PySide6.QtGui import QImage

    from kiosk.game.tournament.values import TournamentSeat
    from kiosk.link.messages import SupernovaSeen, TournamentSeen
    from kiosk.terminal.cash_in import CashIn
    from kiosk.terminal.process import TerminalMachine
    from kiosk.terminal.service import TerminalService
    from kiosk.ui import aside
else:
    asyncio, aside = Late("asyncio"), Late("kiosk.ui.aside")


class Look(Struct, frozen=True, kw_only=True):
    """What the house decides about the screen."""

    currency: Currency
    chips_cents: tuple[int, ...]
    seat: str
    responsible_play: ResponsiblePlay = ResponsiblePlay()
    language: str = "en"
    """Of whoever has not chosen another one."""
    hints: bool = False
    """Newcomers are told what to do next: in simulations only."""
    cash_out_asked_cents: int = 0
    """From this credit on the player is asked whether to cash out; 0: never."""


def net_cents(played: PlayedRound) -> int:
    """What a round has changed. A voucher that it spent is no loss of credit."""
    return played.winnings_cents + played.returned_cents - staked_cents(played)


def staked_cents(played: PlayedRound) -> int:
    """With the jackpot wager, if it was played. What that wins is a credit of its own."""
    return sum(played.stakes.values()) + played.jackpot_cents


def without_bets(played: PlayedRound) -> PlayedRound:
    """What everybody at the table knows of a round."""
    return PlayedRound(
        round=played.round,
        account=played.account,
        stakes={},
        promotional={},
        outcome=played.outcome,
        settlement=played.settlement,
        winnings_cents=0,
        returned_cents=0,
        vouchers={},
        ring=played.ring,
        spread_void=played.spread_void,
    )


BIG_TIMES = 20
"""Of the average bet: from here on, and with any straight-up, a win is a large moment."""


def winners(book: RuleBook, played: PlayedRound) -> list[tuple[Wager, int]]:
    """What was staked on the number that came up, or on the sum of both rings, the best first."""
    won = [
        (book.wager(wager), cents)
        for wager, cents in played.counts_on.items()
        if has_won(book, wager, played.outcome, played.ring)
    ]
    return sorted(won, key=lambda pair: -pair[0].pays * pair[1])


def is_big(book: RuleBook, played: PlayedRound) -> bool:
    """For what was staked: a sum says nothing by itself."""
    net, bets = net_cents(played), played.counts_on
    if net <= 0:
        return False
    straight = any(wager.kind is Kind.STRAIGHT for wager, _ in winners(book, played))
    return straight or net >= BIG_TIMES * sum(bets.values()) / len(bets)


class Desk:
    """Never raises at a touch: what is refused is told to `on_refused`."""

    def __init__(self, book: RuleBook, look: Look) -> None:
        self.book = book
        self.look = look
        self.on_change: Callable[[], None] = lambda: None
        self.on_facts: Callable[[Sequence[Fact]], None] = lambda facts: None
        self.on_refused: Callable[[Refusal, str], None] = lambda why, spot: None
        """With the spot that was touched, if it was one."""
        self.on_cut: Callable[[Placement], None] = lambda cut: None
        """A touch was obeyed in part: the limits took something off."""
        self.on_not_taken: Callable[[Refusal], None] = lambda why: None
        """A note or ticket was given back."""
        self._machine: TerminalMachine | None = None
        self._cash_in: CashIn | None = None
        self._blank = new_terminal(book, look.seat)
        self._tasks: set[asyncio.Task[None]] = set()
        self._not_taken = 0
        """The number of the last note or ticket whose return was told."""
        self.ball_falls = False
        """The number is known, and the ball on the screen is on its way there: until it lies in its
        pocket nothing else tells the number."""
        self.gestures = Gestures()
        self.picture: Callable[[], QImage | None] = lambda: None
        """What the screen shows at this moment."""

    def attach(self, machine: "TerminalMachine", cash_in: "CashIn | None" = None) -> None:
        """Until then there is a screen and nothing behind it."""
        self._machine, self._cash_in = machine, cash_in
        machine.on_change = self._machine_changed
        if cash_in is not None:
            cash_in.on_change = self._cash_in_changed
        self._machine_changed()

    def _machine_changed(self) -> None:
        service = self._service
        if service is not None:
            service.on_change = self._changed
            service.on_facts = self.on_facts
        self._changed()

    def _changed(self) -> None:
        self.on_change()
        self.gestures.told(self._open_round)

    def _cash_in_changed(self) -> None:
        notice = self._cash_in.notice if self._cash_in is not None else None
        if notice is not None and notice.number != self._not_taken:
            self._not_taken = notice.number
            self.on_not_taken(notice.why)

    @property
    def _service(self) -> "TerminalService | None":
        return self._machine.service if self._machine is not None else None

    @property
    def service(self) -> "TerminalService | None":
        """For the menu of staff. None: out of service."""
        return self._service

    @property
    def cash_in(self) -> "CashIn | None":
        return self._cash_in

    # ---- Where it stands ----------------------------------------------------------------------

    @property
    def in_service(self) -> bool:
        return self._service is not None

    @property
    def trouble(self) -> str:
        return self._machine.trouble if self._machine is not None else ""

    @property
    def reading(self) -> int | None:
        """How much of its journal a terminal has read that starts, in percent. None: it takes not
        long, or it is over."""
        return self._machine.reading if self._machine is not None else None

    @property
    def damaged(self) -> bool:
        """Its journal is not what was written, and nothing but staff can help."""
        return self._machine is not None and self._machine.damaged

    @property
    def vouched(self) -> bool:
        """The figures of `state` are the journal's, and not those of a terminal that is new."""
        trusted = self._machine.trusted if self._machine is not None else None
        return self._service is not None or trusted is not None

    async def begin_new_journal(self) -> None:
        """With an empty journal in the place of a damaged one. Raises `Refused`."""
        if self._machine is not None:
            await self._machine.begin_new_journal()

    @property
    def connected(self) -> bool:
        return self._service is not None and self._service.link.up

    @property
    def table(self) -> str:
        """The table's own name, once it has welcomed us."""
        return self._service.link.table if self._service is not None else ""

    @property
    def state(self) -> Terminal:
        """Out of service: the last figures that were durable."""
        if self._service is not None:
            return self._service.state
        trusted = self._machine.trusted if self._machine is not None else None
        return trusted if isinstance(trusted, Terminal) else self._blank

    @property
    def table_shut(self) -> bool:
        """It is not open for play."""
        return self._service is not None and self._service.link.shut

    @property
    def tournament_terms(self) -> tuple[str, ...]:
        """The terms and conditions of the one that is open, line by line."""
        return self._service.link.tournament_terms if self._service is not None else ()

    @property
    def jackpots(self) -> "SupernovaSeen | None":
        """The levels as the table last told them. None: nothing of them is on any screen."""
        if self._service is None or self.book.terms.supernova is None:
            return None
        return self._service.link.supernova

    @property
    def bets(self) -> Bets:
        """What is bet with here now: money, or the points of a session."""
        state, money = self.state, self.look.currency
        seat = state.tournament.seat
        if seat is not None:
            return PointBets(state, money.marks, seat, plaques(seat))
        return MoneyBets(state, self.look.chips_cents, money)

    @property
    def tournament(self) -> "TournamentSeen | None":
        """As the table last told it. None: there is none."""
        return self._service.link.tournament if self._service is not None else None

    @property
    def prizes_of(self) -> "TournamentSeat | None":
        """Prizes of a final that was played here are awarded, and nobody has come with money since:
        what was known here of that final. None: there is nothing to list."""
        before, seen = self.state.tournament.before, self.tournament
        if before is None or seen is None or not seen.decided or self.state.money_left:
            return None
        same = (before.tournament, before.session) == (seen.id, seen.session)
        return before if same else None

    @property
    def leaving(self) -> CashOutProgress:
        """Where a cash-out stands."""
        service = self._service
        return service.cashing_out.progress if service is not None else CashOutProgress()

    @property
    def limits(self) -> Limits:
        return self.state.limits.in_force

    @property
    def remaining_s(self) -> float | None:
        return self._service.remaining_s() if self._service is not None else None

    @property
    def now_ms(self) -> int:
        """By the terminal's own clock, which nobody turns back. Out of service nothing is due."""
        return self._service.now_ms if self._service is not None else 0

    @property
    def can_wager(self) -> bool:
        """Chips can be placed and taken now."""
        state = self.state
        free = not state.locks.frozen and not state.locks.reasons
        fit = self.kept_from_play is None
        seat = state.tournament.seat
        plays = seat is None or seat.plays
        open_ = state.round.phase is TerminalPhase.BETTING
        return self.connected and free and fit and plays and open_

    @property
    def _open_round(self) -> int | None:
        return self.state.round.number if self.state.round.phase is TerminalPhase.BETTING else None

    @property
    def late(self) -> bool:
        """What the player does now he began before he could see the round that is open."""
        return self.gestures.late(self._open_round)

    @property
    def kept_from_play(self) -> Reason | None:
        """What the player has asked to be kept from betting by. Whoever has bets down can still
        take them back."""
        return None if self.state.wagers_down else unfit_to_play(self.state)

    @property
    def _durable(self) -> Terminal:
        """What nothing can take back any more."""
        return self._service.durable if self._service is not None else self.state

    @property
    def landed(self) -> PlayedRound | None:
        """The round that is over, from when its number is durable until the next one opens."""
        round_ = self.state.round
        if round_.phase is not TerminalPhase.IDLE:
            return None
        return self._as_bet(self._durable.round.played.get(round_.number))

    def _as_bet(self, played: PlayedRound | None) -> PlayedRound | None:
        if played is None or played.outcome is None:
            return None
        if not self.bets.plaques and not self.is_here(played.account):
            return without_bets(played)
        return self.bets.played(played, self.book)

    def is_here(self, account: int) -> bool:
        """The player whose account it is. What others did here is nobody's business."""
        return self.state.account.open and self.state.account.number == account

    def may_see(self, win: Win) -> bool:
        """A jackpot that was won here. Whoever waits for one is still there without credit."""
        waits = win.state is WinState.WAITING and win.account == self.state.account.number
        return waits or self.is_here(win.account)

    @property
    def bettor_left(self) -> bool:
        """Whoever bet in the round that is over has gone, or somebody else sits there by now."""
        round_ = self.state.round
        played = round_.played.get(round_.number)
        if played is None or round_.phase is not TerminalPhase.IDLE or self.bets.plaques:
            return False
        return not self.is_here(played.account)

    @property
    def receipt(self) -> str:
        """Of the player's bets in the round that is under way, or was last."""
        state = self.state
        return "" if self.bettor_left else state.receipts.get(state.round.number, "")

    @property
    def shown_result(self) -> PlayedRound | None:
        """The round whose result is on the screen until the next one opens."""
        return None if self.ball_falls else self.landed

    @property
    def better_off(self) -> bool:
        """The result that is shown left the player with more than before the round."""
        return self.shown_result is not None and net_cents(self.shown_result) > 0

    @property
    def big_win(self) -> bool:
        """The result that is shown is a large moment."""
        return self.shown_result is not None and is_big(self.book, self.shown_result)

    @property
    def awaited(self) -> PlayedRound | None:
        """The round that is over, while the screen may not tell its number yet."""
        if self.state.round.phase is not TerminalPhase.IDLE or self.shown_result is not None:
            return None
        return self._as_bet(self.state.round.played.get(self.state.round.number))

    @property
    def in_hand(self) -> int:
        """How much can still be put down, in what is bet with here."""
        if self.bets.plaques:
            return self.state.tournament.left.count
        return self.told_credit_cents

    @property
    def told_credit_cents(self) -> int:
        """The credit, without what a round has brought whose number is not told yet."""
        if self.bets.plaques:
            return self.state.credit_cents
        awaited = self.awaited
        brought_cents = awaited.winnings_cents + awaited.returned_cents if awaited else 0
        return max(0, self.state.credit_cents - brought_cents)

    @property
    def riding_cents(self) -> int:
        """Of winning wagers that stay down for the next round unless the player takes them off."""
        state = self.state
        told = may_ride(state) and self.awaited is None
        return sum(state.round.riding.values()) if told else 0

    # ---- What is touched ----------------------------------------------------------------------

    def touch(self, command: c.Command) -> Decision | None:
        """What a player does with chips. None: it was refused, and the player was told."""
        service = self._service
        try:
            if service is None:
                raise Refused(Refusal(Reason.OUT_OF_SERVICE))
            decision = service.touch(command, late=self.late)
        except Refused as refused:
            self.on_refused(
                refused.refusal,
                command.wager if isinstance(command, c.PlaceChip | c.PlacePoints) else "",
            )
            return None
        if decision.cuts:
            self.on_cut(decision.cuts[0])
        return decision

    def pass_time(self) -> None:
        """A second has gone by. A disk that fails is the machine's own matter."""
        if self._service is not None:
            with suppress(Refused):
                self._service.pass_time()

    def cash_out(self) -> None:
        if self._service is not None and not self._told_late():
            self._start(self._service.cash_out())

    def call_attendant(self) -> None:
        """To be paid by hand."""
        if self._service is not None and not self._told_late():
            self._start(self._service.call_attendant())

    def tip(self, cents: int) -> None:
        """To the dealer."""
        if self._service is not None and not self._told_late():
            self._start(self._service.tip(cents))

    def _told_late(self) -> bool:
        if late := self.late:
            self.on_refused(Refusal(Reason.TOUCHED_EARLY), "")
        return late

    def call_off_attendant(self) -> None:
        if self._service is not None:
            self._start(self._service.call_off_attendant())

    def print_receipt(self, round_: int) -> None:
        """Of the player's bets in it, on paper."""
        if self._service is not None:
            self._start(self._service.print_receipt(round_))

    def leave(self) -> None:
        """Nobody is here any more. Where anything is left nothing happens."""
        if self._service is not None:
            self._start(self._left(self._service))

    async def _left(self, service: "TerminalService") -> None:
        with suppress(Refused):
            await service.leave()

    def ask_help(self, wanted: bool) -> None:
        if self._service is not None:
            self._start(self._service.ask_help(wanted))

    def dispute(self, by: str, round_: int, picture: "QImage | None" = None) -> None:
        """Somebody objects. The picture is that of this moment, if none is given."""
        if self._service is not None:
            shown = picture if picture is not None else self.picture()
            self._start(self._dispute(self._service, by, round_, shown))

    def withdraw_dispute(self) -> None:
        if self._service is not None:
            self._start(self._service.withdraw_dispute())

    async def _dispute(
        self, service: "TerminalService", by: str, round_: int, picture: "QImage | None"
    ) -> None:
        png = await aside.aside(lambda: png_of(picture)) if picture is not None else b""
        await service.dispute(by, round_, png)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin what a touch does not wait for."""
        self._start(work)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(self._told(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _told(self, work: Coroutine[Any, Any, None]) -> None:
        # A disk that fails is the machine's own matter: it goes out of service and says so.
        with suppress(JournalError):
            try:
                await work
            except Refused as refused:
                self.on_refused(refused.refusal, "")
        self._changed()
