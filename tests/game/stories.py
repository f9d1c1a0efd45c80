"""A machine, told a story command by command, with everything checked on the way."""

from types import SimpleNamespace
from typing import Any

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.given import Given
from kiosk.game.refusal import Reason, Refused
from kiosk.game.table import commands as sgc
from kiosk.game.table import machine as table_machine
from kiosk.game.table.state import Table
from kiosk.game.terminal import commands as ats
from kiosk.game.terminal import machine as terminal_machine
from kiosk.game.terminal.decision import Decision
from kiosk.game.terminal.state import Terminal
from kiosk.rules.rulebook import RuleBook
from tests.game.again import objection


class TerminalStory:
    def __init__(self, book: RuleBook, seat: str = "1") -> None:
        self.book = book
        self.state: Terminal = terminal_machine.new_terminal(book, seat)
        self.facts: list[f.Fact] = []

    def tell(self, *commands: ats.Command) -> "TerminalStory":
        for command in commands:
            self.decide(command)
        return self

    def decide(self, command: ats.Command) -> Decision:
        decision = terminal_machine.decide(self.book, self.state, command)
        for fact in decision.facts:
            assert objection(self.book, self.state, fact) == ""
            self.happen(fact)
        return decision

    def happen(self, *facts: f.Fact) -> "TerminalStory":
        for fact in facts:
            self.facts.append(f.decode(f.encode(fact)))
            self.state = terminal_machine.apply(self.state, fact)
            _require_held(self.state)
        return self

    def refuses(self, command: ats.Command) -> Reason:
        before = self.state
        try:
            terminal_machine.decide(self.book, self.state, command)
        except Refused as refused:
            assert self.state == before
            return refused.reason
        raise AssertionError(f"{command} was not refused")


def _require_held(state: Terminal) -> None:
    """After each fact, whatever it changes, and by those parts of the state that are named."""
    state.money.check()
    for place, held in terminal_machine.MACHINE.held.items():
        seen: Any = SimpleNamespace(**{part: getattr(state, part) for part in held.parts})
        assert held.cents_in(seen) == state.money[place], place


class TableStory:
    """Ann asks, at the beginning of time, unless something else is given. The clock closes rounds
    when their time is over."""

    def __init__(self, book: RuleBook) -> None:
        self.book = book
        self.state: Table = table_machine.new_table(book)
        self.facts: list[f.Fact] = []

    def tell(self, *commands: sgc.Command, **given: Any) -> "TableStory":
        for command in commands:
            self.decide(command, **given)
        return self

    def decide(self, command: sgc.Command, **given: Any) -> f.Facts:
        asked = self._given(command, given)
        facts = table_machine.decide(self.book, self.state, command, asked)
        for fact in facts:
            assert objection(self.book, self.state, fact) == ""
            self.facts.append(f.decode(f.encode(fact)))
            self.state = table_machine.apply(self.state, fact)
        return facts

    def _given(self, command: sgc.Command, given: dict[str, Any]) -> Given:
        ann = Given("ann", 0, f"order {len(self.facts)}")
        if isinstance(command, sgc.CloseRound):
            over_ms = self.state.round.opened_ms + 1000 * self.state.round.period_s
            given = {"who": "clock", "now_ms": over_ms} | given
        return replace(ann, **given)

    def refuses(self, command: sgc.Command, **given: Any) -> Reason:
        try:
            table_machine.decide(self.book, self.state, command, self._given(command, given))
        except Refused as refused:
            return refused.reason
        raise AssertionError(f"{command} was not refused")
