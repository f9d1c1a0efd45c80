"""A machine's whole table, as a text to read: each command, and what it does in each state."""

import os
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from kiosk.game import facts as f
from kiosk.game.history import State, fold
from kiosk.game.refusal import Refused


def table_text(outcomes: Mapping[str, Mapping[str, str]]) -> str:
    """Outcomes by command and state, with the states of equal outcome on one line."""
    lines = []
    for command, by_state in outcomes.items():
        lines.append(command)
        groups: dict[str, list[str]] = {}
        for state, outcome in by_state.items():
            groups.setdefault(outcome, []).append(state)
        lines += [f"  {outcome:52} {', '.join(states)}" for outcome, states in groups.items()]
        lines.append("")
    return "\n".join(lines)


def check_walk(name: str, outcomes: Mapping[str, Mapping[str, str]], *, of: str) -> None:
    """The table as it is must be the table that was read and approved, in `walks` beside the test
    that is the file `of`.

    After a wanted change, run with TAPIS_APPROVE=1, read the difference, and commit it.
    """
    path, text = Path(of).parent / "walks" / f"{name}.txt", table_text(outcomes)
    if os.environ.get("TAPIS_APPROVE"):
        path.write_text(text)
    assert text == path.read_text()


def outcome(state: State, decided: Callable[[], Iterable[f.Fact]]) -> str:
    """What a command comes to: the kinds of its facts, each of which can happen, or the refusal."""
    try:
        facts = tuple(decided())
    except Refused as refused:
        return f"refused: {refused.reason}"
    fold(state, facts)
    return " + ".join(map(_told, facts)) or "nothing to do"


def _told(fact: f.Fact) -> str:
    """A malfunction is told with its consequence: that is what the documents disagree about."""
    kind = f.kind_of_fact(fact)
    return f"{kind} ({fact.consequence})" if isinstance(fact, f.MalfunctionDeclared) else kind
