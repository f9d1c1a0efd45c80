"""A fact decided again by itself, where neither its neighbours nor its time are known."""

from typing import Any

from kiosk.game import facts as f
from kiosk.game.capability import NoCommand
from kiosk.game.given import Given
from kiosk.game.history import State
from kiosk.game.refusal import Refused
from kiosk.game.table import machine as table
from kiosk.game.terminal import machine as terminal
from kiosk.game.terminal.state import Terminal
from kiosk.refusal_words import staff_words
from kiosk.rules.rulebook import RuleBook

EARLY_MS, LATE_MS = 0, 2**52


def objection(book: RuleBook, state: State, fact: f.Fact) -> str:
    """What is wrong with a fact after this state; nothing if all is well at some time."""
    why = ""
    for now_ms in (EARLY_MS, LATE_MS):
        try:
            facts = _decided(book, state, fact, now_ms)
        except Refused as refused:
            why = why or staff_words(refused.refusal)
        else:
            timeless = [_timeless(other) for other in facts or ()]
            if facts is None or _timeless(fact) in timeless:
                return ""
            why = why or f"{facts} are decided"
    return why


def _decided(book: RuleBook, state: State, fact: f.Fact, now_ms: int) -> f.Facts | None:
    at_terminal = isinstance(state, Terminal)
    machine: Any = terminal.MACHINE if at_terminal else table.MACHINE
    command = machine.command_of(fact, book, state)
    if command is None or isinstance(command, NoCommand):
        return None
    if isinstance(state, Terminal):
        return terminal.decide(book, state, command).facts
    who = getattr(fact, "who", "") or getattr(fact, "by", "")
    given = Given(who, now_ms, fact.key, getattr(fact, "second", ""))
    return table.decide(book, state, command, given)


def _timeless(fact: f.Fact) -> tuple[Any, ...]:
    names = [name for name in fact.__struct_fields__ if not name.endswith("_ms")]
    return (type(fact), *((name, getattr(fact, name)) for name in names))
