"""A terminal's service without journal, link and table, so that ten thousand rounds take minutes:
the game's own machine decides, and what it decides is so at once."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from kiosk.game.facts import Fact
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision
from kiosk.game.terminal.machine import apply, decide, new_terminal
from kiosk.game.terminal.state import Terminal
from kiosk.link.messages import SupernovaSeen, TournamentSeen
from kiosk.rules.rulebook import RuleBook
from kiosk.terminal.cash_out_progress import CashOutProgress

_REMAINING_S = 20.0


@dataclass(slots=True)
class _Link:
    up: bool = True
    table: str = "bench"
    shut: bool = False
    supernova: SupernovaSeen | None = None
    tournament: TournamentSeen | None = None
    tournament_terms: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _NobodyLeaves:
    progress: CashOutProgress = field(default_factory=CashOutProgress)


class _NothingPrinted:
    offered = possible = False


class StandInService:
    """As much of a `TerminalService` as a screen sees."""

    def __init__(self, book: RuleBook, seat: str) -> None:
        self.link = _Link()
        self.cashing_out = _NobodyLeaves()
        self.receipts = _NothingPrinted()
        self.state = new_terminal(book, seat)
        self.on_change: Callable[[], None] = lambda: None
        self.on_facts: Callable[[Sequence[Fact]], None] = lambda facts: None
        self._book = book

    def touch(self, command: c.Command, *, late: bool = False) -> Decision:
        assert not late, "a hand of the bench waits until it sees the round"
        decision = decide(self._book, self.state, command)
        for fact in decision.facts:
            self.state = apply(self.state, fact)
        self.on_facts(decision.facts)
        self.on_change()
        return decision

    @property
    def durable(self) -> Terminal:
        return self.state

    @property
    def now_ms(self) -> int:
        return time.time_ns() // 1_000_000

    def pass_time(self) -> None:
        """Nobody is asked on a bench whether he wants to play on."""
        self.touch(c.PassTime(now_ms=self.now_ms, check_every_ms=None))

    def remaining_s(self) -> float:
        return _REMAINING_S


class StandInMachine:
    """As much of a `Machine` as a screen sees: it is always in service."""

    trouble = ""
    trusted = None
    reading = None
    damaged = False

    def __init__(self, book: RuleBook, seat: str) -> None:
        self.service = StandInService(book, seat)
        self.on_change: Callable[[], None] = lambda: None
