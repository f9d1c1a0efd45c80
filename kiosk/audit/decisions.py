"""A journal decided again, decision by decision.

A machine never writes a fact alone: it decides upon a command and writes all that follows from it
in one commit. So each decision is found again in the journal, whole and in order, from the command
that its facts answer to. What no command explains, what a decision should have brought and is not
there, and what only staff can have ordered and nobody did are findings.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from kiosk.audit.staff_orders import OrderError, in_the_name_of_nobody, ordered_by
from kiosk.game import facts as f
from kiosk.game.capability import NoCommand
from kiosk.game.given import Given
from kiosk.game.history import State
from kiosk.game.jackpot import machine as jackpot
from kiosk.game.jackpot.state import Controller
from kiosk.game.refusal import Refused
from kiosk.game.table import machine as table
from kiosk.game.table.state import Table
from kiosk.game.terminal import machine as terminal
from kiosk.game.terminal.state import Terminal
from kiosk.refusal_words import staff_words
from kiosk.rules.rulebook import RuleBook

CLOCK_MS = 60_000
"""So much may lie between the time that a fact tells and the time at which it was written."""

Told: TypeAlias = tuple[int, str]
"""The sequence of a fact, and what is wrong with it."""


@dataclass(frozen=True, slots=True)
class _Unexplained:
    seq: int
    fact: f.Fact
    why: str
    """What is wrong with it if nothing behind it explains it."""


class Decisions:
    """Of one journal. Facts are told one after the other, each with the state before it."""

    def __init__(self, book: RuleBook | None) -> None:
        """Only a jackpot controller has no rule book."""
        self._book = book
        self._before: State | None = None
        """The decision under way was made upon this state."""
        self._made: list[f.Fact] = []
        """What of the decision has come, or of the one before if nothing is missing."""
        self._due: tuple[f.Fact, ...] = ()
        """What of it must come next."""
        self._open: list[_Unexplained] = []
        """Facts that may be the beginning of a decision which a later one shows."""
        self._order: f.StaffOrdered | None = None
        """An order that does not keep all that was asked: the fact behind it does."""

    def renew(self, book: RuleBook) -> None:
        """The next decisions are made by another edition."""
        self._book = book

    def follow(self, seq: int, at_ms: int, fact: f.Fact, state: State) -> Iterator[Told]:
        if self._due:
            expected, *rest = self._due
            if alike(expected, fact):
                self._made.append(fact)
                self._due = tuple(rest)
                return
            yield seq, f"{_kind(fact)}: the engine says {_difference(expected, fact)}"
            self._due = ()
        if isinstance(fact, f.StaffOrdered):
            yield from self._give_up(seq)
            yield from self._follow_order(seq, at_ms, fact, state)
        elif self._order is not None:
            yield from self._follow_ordered(seq, at_ms, fact, state)
        else:
            yield from self._follow_fact(seq, at_ms, fact, state)

    def end(self) -> Iterator[Told]:
        """The journal ends here: a decision is never written in part."""
        yield from self._give_up(0)
        if self._due:
            missing = " and ".join(map(_kind, self._due))
            yield 0, f"the engine says {missing} comes at its end, and it is not there"

    # ---- Orders of staff ----------------------------------------------------------------------

    def _follow_order(
        self, seq: int, at_ms: int, order: f.StaffOrdered, state: State
    ) -> Iterator[Told]:
        assert isinstance(state, Table), "staff order at the table"
        try:
            command = ordered_by(order, state)
        except OrderError as error:
            yield seq, f"staff_ordered: {error}"
            return
        self._before, self._made = state, [order]
        if command is None:
            self._order = order
            return
        try:
            given = Given(order.who, at_ms, order.key, order.second)
            assert self._book is not None
            self._due = table.decide(self._book, state, command, given)
        except Refused as refused:
            yield seq, f"staff_ordered: the engine refuses it: {staff_words(refused.refusal)}"

    def _follow_ordered(self, seq: int, at_ms: int, fact: f.Fact, state: State) -> Iterator[Told]:
        order, self._order = self._order, None
        assert order is not None and isinstance(state, Table)
        try:
            command = ordered_by(order, state, fact)
        except OrderError as error:
            yield seq, f"{_kind(fact)}: {error}"
            return
        assert command is not None
        given = Given(order.who, at_ms, order.key, order.second)
        facts, why = self._decided(command, state, given)
        if why or not facts or not alike(facts[0], fact):
            yield seq, f"{_kind(fact)}: {why or _told(facts, fact)}"
            return
        self._due = tuple(facts[1:])

    # ---- Facts that say themselves what was asked ---------------------------------------------

    def _follow_fact(self, seq: int, at_ms: int, fact: f.Fact, state: State) -> Iterator[Told]:
        if self._open:
            before = self._before
            assert before is not None
            led = [there.fact for there in self._open]
            if not self._explain(before, led, fact, at_ms):
                return
            yield from self._give_up(seq)
        why = self._explain(state, [], fact, at_ms)
        if not why:
            return
        # It may stand beside what was explained without it.
        last = self._before
        if last is not None and self._made and not self._explain(last, self._made, fact, at_ms):
            return
        self._before, self._made = state, []
        self._open = [_Unexplained(seq, fact, why)]

    def _explain(self, before: State, led: Sequence[f.Fact], fact: f.Fact, at_ms: int) -> str:
        """Why these facts are no decision; nothing: they are, and the rest of it is due."""
        command = _command_of(self._book, before, fact, led)
        if command is NoCommand.OUTSIDE:
            if led:
                return "the engine says that it does not belong to what is before it"
            self._before, self._made, self._open = before, [fact], []
            return ""
        if isinstance(command, NoCommand) or command is None:
            return "no command explains it"
        who = getattr(fact, "who", "") or getattr(fact, "by", "")
        given = Given(who, at_ms, fact.key, getattr(fact, "second", ""))
        facts, why = self._decided(command, before, given)
        if why:
            return why
        have = [*led, fact]
        if len(facts) < len(have) or not all(map(alike, facts, have)):
            return _told(facts, fact)
        if isinstance(before, Table):
            assert self._book is not None
            if in_the_name_of_nobody(self._book, before, command, fact):
                return "nobody of the staff ordered it"
        self._before, self._made, self._open = before, have, []
        self._due = tuple(facts[len(have) :])
        return ""

    def _decided(self, command: Any, before: State, given: Given) -> tuple[f.Facts, str]:
        try:
            if isinstance(before, Controller):
                return jackpot.decide(before, command, given), ""
            assert self._book is not None
            if isinstance(before, Terminal):
                return terminal.decide(self._book, before, command).facts, ""
            return table.decide(self._book, before, command, given), ""
        except Refused as refused:
            return (), f"the engine refuses it: {staff_words(refused.refusal)}"

    def _give_up(self, seq: int) -> Iterator[Told]:
        """Nothing from this fact on belongs to what is not explained by now."""
        for there in self._open:
            yield there.seq, f"{_kind(there.fact)}: {there.why}"
        if self._order is not None:
            yield seq, f"nothing of the order {self._order.order} before it was done"
        self._open, self._order = [], None


_MACHINES: dict[type, Any] = {
    Terminal: terminal.MACHINE,
    Table: table.MACHINE,
    Controller: jackpot.MACHINE,
}


def _command_of(book: RuleBook | None, before: State, fact: f.Fact, led: Sequence[f.Fact]) -> Any:
    machine = _MACHINES[type(before)]
    return machine.command_of(fact, book, before, led)


def alike(ours: f.Fact, theirs: f.Fact) -> bool:
    """The same, but for a moment between deciding and writing."""
    if ours == theirs:
        return True
    if type(ours) is not type(theirs):
        return False
    return all(
        name == "blind" or _alike(name, getattr(ours, name), getattr(theirs, name))
        for name in ours.__struct_fields__
    )


def _alike(name: str, ours: object, theirs: object) -> bool:
    if name.endswith("_ms") and isinstance(ours, int) and isinstance(theirs, int):
        return abs(ours - theirs) <= CLOCK_MS
    return ours == theirs


def _kind(fact: f.Fact) -> str:
    return f.kind_of_fact(fact)


def _told(facts: Sequence[f.Fact], instead_of: f.Fact) -> str:
    """What the engine decides, as far as it differs."""
    ours = next((fact for fact in facts if type(fact) is type(instead_of)), None)
    if ours is None:
        return f"the engine says {' and '.join(map(_kind, facts)) or 'nothing happens'}"
    return f"the engine says {_difference(ours, instead_of)}"


def _difference(ours: f.Fact, instead_of: f.Fact) -> str:
    if type(ours) is not type(instead_of):
        return f"{_kind(ours)} comes here"
    differing = [
        f"{name} {getattr(ours, name)!r} instead of {getattr(instead_of, name)!r}"
        for name in ours.__struct_fields__
        if name != "blind" and getattr(ours, name) != getattr(instead_of, name)
    ]
    return ", ".join(differing) or "something else comes beside it"
