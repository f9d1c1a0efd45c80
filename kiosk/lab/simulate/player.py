"""Somebody at a terminal, with a habit and not much patience."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from enum import StrEnum
from random import Random

from kiosk.game.care.terminal import unfit_to_play
from kiosk.game.refusal import Refused
from kiosk.game.round.state import TerminalPhase
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.state import Terminal
from kiosk.game.tournament.values import SessionPhase
from kiosk.journal.errors import JournalError
from kiosk.lab.simulate import contestant
from kiosk.lab.simulate.casino import Room
from kiosk.lab.simulate.player_wishes import HAD_ENOUGH, PlayerWishes
from kiosk.lab.simulate.validator import VirtualValidator
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.supernova import WAGER as SUPERNOVA
from kiosk.rules.terms import CashOutWay, Tender
from kiosk.terminal.service import TerminalService

CHIPS_CENTS = (100, 500, 2500, 10_000)
NOTES_CENTS = (2000, 5000, 10_000)
WAIT_S = (0.3, 4.0)
_SPREAD = 1 / 4
"""Of the touches, where it is on offer."""
_JACKPOT = 1 / 2
_IMPATIENT = 1 / 8
TIP_LIMIT_CENTS = 10_000
_GENEROUS = 1 / 40
"""Of the moments in which something comes to mind, where the house allows tips."""


class Habit(StrEnum):
    STEADY = "the same few wagers again"
    SPRAYING = "chips all over the cloth"
    DOUBLING = "twice as much each time"
    UNDECIDED = "places, moves, takes back"
    IN_AND_OUT = "cashes out, and comes back with the ticket"
    FEEDING = "one note or ticket after the other, and out again"


class Player:
    """Decides what to do with a terminal, and does it."""

    def __init__(
        self,
        book: RuleBook,
        validator: VirtualValidator,
        room: Room,
        random: Random,
        *,
        wait_s: tuple[float, float] = WAIT_S,
    ) -> None:
        self.habit = random.choice(list(Habit))
        self.playing = True
        """False: takes no new chip, so that the evening can end."""
        self.leaving = False
        """Cashes out, for a tournament needs the table."""
        self._book = book
        self._validator = validator
        self._room = room
        self._random = random
        self._wait_s = wait_s
        # Of its own, so that thinking about oneself moves no other chance of the evening.
        self._wishes = PlayerWishes(tuple(book.wagers), random)
        self._generosity = Random(f"tips: {self.habit}")

    async def wait(self) -> None:
        """Until something comes to mind."""
        await asyncio.sleep(self._random.uniform(*self._wait_s))

    async def act(self, terminal: TerminalService) -> None:
        """A refusal is shown to the player; a disk that fails is the machine's own matter."""
        with suppress(Refused, JournalError):
            await self._act(terminal)

    async def _act(self, terminal: TerminalService) -> None:
        state = terminal.state
        if state.tournament.on:
            contestant.act(self._book, terminal)
            return
        if self.leaving or _is_called(terminal):
            if state.account.open and not state.wagers_down:
                await self._leave(terminal)
            return
        thought = self._wishes.thought(state, now_ms=terminal.now_ms)
        if thought is not None:
            terminal.touch(thought)
        elif state.tips.most_cents and self._generosity.random() < _GENEROUS:
            await terminal.tip(self._generosity.choice(CHIPS_CENTS[:2]))
        elif unfit_to_play(state) in HAD_ENOUGH and not state.wagers_down:
            await self._leave(terminal)
        elif self._wants_credit(state):
            self._bring_money()
        elif self._random.random() < self._leaving:
            await self._leave(terminal)
        elif state.round.phase is TerminalPhase.BETTING:
            terminal.touch(self._touch(state))

    def _wants_credit(self, state: Terminal) -> bool:
        poor = state.credit_cents < CHIPS_CENTS[0] * 10 and not state.wagers_down
        return poor or (self.habit is Habit.FEEDING and self._random.random() < 2 / 3)

    @property
    def _leaving(self) -> float:
        return {Habit.IN_AND_OUT: 0.15, Habit.FEEDING: 0.5}.get(self.habit, 0.02)

    def _bring_money(self) -> None:
        """What becomes of it the machine will show."""
        if not self._validator.takes:
            if self._random.random() < _IMPATIENT:
                self._validator.pull()
            return
        takes_tickets = Tender.TICKET in self._book.terms.account.opened_by
        if self._room.pockets and takes_tickets and self._random.random() < 2 / 3:
            self._validator.insert_ticket(self._random.choice(self._room.pockets))
        else:
            self._validator.insert_note(self._random.choice(NOTES_CENTS))

    async def _leave(self, terminal: TerminalService) -> None:
        if CashOutWay.TICKET in self._book.terms.cash_out.ways and self._random.random() < 2 / 3:
            await terminal.cash_out()
        else:
            await terminal.call_attendant()

    def _touch(self, state: Terminal) -> c.Command:
        wager = self._random.choice(list(self._book.wagers))
        if state.spread.open and self._random.random() < _SPREAD:
            wager = self._random.choice(self._book.spread_of(state.spread.selected)).id
        chip_cents = self._random.choice(CHIPS_CENTS)
        if self._wants_jackpot(state):
            return c.PlaceChip(SUPERNOVA, state.supernova.wager_cents)
        match self.habit:
            case Habit.STEADY if state.slip.last_stakes and not state.slip.stakes:
                return c.Repeat()
            case Habit.DOUBLING if state.slip.stakes:
                return c.Double()
            case Habit.SPRAYING if self._book.announced and self._random.random() < 1 / 4:
                return c.PlacePieces(self._random.choice(list(self._book.announced)), chip_cents)
            case Habit.UNDECIDED if state.slip.stakes and self._random.random() < 2 / 3:
                placed = self._random.choice(list(state.slip.stakes))
                changes = (c.Move(placed, wager), c.TakeBack(placed), c.Undo(), c.Clear())
                return self._random.choice(changes)
            case _:
                return c.PlaceChip(wager, chip_cents)

    def _wants_jackpot(self, state: Terminal) -> bool:
        there = state.supernova.open and SUPERNOVA not in state.slip.stakes
        return there and self._random.random() < _JACKPOT


_FEW = 3
_SMALL_CENTS = 500


class Guest(Player):
    """Somebody who comes with one note, plays a round, is paid by the attendant and leaves the seat
    to others."""

    notes_cents: Sequence[int] = NOTES_CENTS
    """That the terminal takes."""
    _came = False

    async def _act(self, terminal: TerminalService) -> None:
        state = terminal.state
        played = bool(state.round.played)
        self._came |= state.account.open
        if not state.account.open:
            if not self._came and self._validator.takes:
                self._validator.insert_note(self._note_cents())
        elif state.round.phase is TerminalPhase.BETTING and len(state.slip.stakes) < _FEW:
            wager = self._random.choice(list(self._book.wagers))
            terminal.touch(c.PlaceChip(wager, _SMALL_CENTS))
        elif played and state.credit_cents:
            await terminal.call_attendant()
        elif played and not state.wagers_down:
            await terminal.leave()

    def _note_cents(self) -> int:
        """Enough for a few chips, and no more than one must have."""
        enough = [cents for cents in self.notes_cents if cents >= _FEW * _SMALL_CENTS]
        return min(enough, default=max(self.notes_cents))


def _is_called(terminal: TerminalService) -> bool:
    """A session is about to start, and the table is needed for it."""
    seen = terminal.link.tournament
    return seen is not None and seen.phase is SessionPhase.CALLED
