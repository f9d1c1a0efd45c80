"""Evenings in which tournaments and ordinary play alternate: no live meter moves while points are
played for.

    python -m tests.lab.simulate.live_meters --evenings 100     of each rule book
    python -m tests.lab.simulate.live_meters --evenings 350 --book crown-single-zero

A sample runs in the suite.

Where a document has no rules for tournaments none is opened, and the evening is as it was: only the
books of Crown Perth have evenings in which both alternate.
"""

import argparse
import logging
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from kiosk.game import facts as f
from kiosk.game.history import first_state
from kiosk.game.meters import Meters, count
from kiosk.game.table.machine import apply as apply_table
from kiosk.game.table.state import Table
from kiosk.game.terminal.machine import apply
from kiosk.game.terminal.state import Terminal
from kiosk.journal.record import Record
from kiosk.lab.simulate.director import CupPlan
from kiosk.lab.simulate.evening import Evening, EveningPlan
from kiosk.lab.simulate.virtual_time import run
from kiosk.resources import rulebook, rulebook_ids
from kiosk.rules.rulebook import RuleBook
from tests.rules.tournament.test_terms import changed

TEXT = changed(
    ("spins = 20  ", "spins = 3  "),
    ("from_spin = 11", "from_spin = 3"),
    ("players = 3  ", "players = 1  "),
    ("buy_in_cents = 0", "buy_in_cents = 1000"),
)


def evening(book: RuleBook, seed: int, *, faults: bool = False) -> Evening:
    """Four entrants at three seats: two sessions, a final, and rounds for money before each."""
    cup = CupPlan(text=TEXT, entrants=4, live_rounds=1)
    plan = EveningPlan(seed=seed, rounds=2, terminals=3, tournament=cup, faults=faults)
    played = Evening(book, plan)
    run(played.play())
    return played


def moved(played: Evening) -> list[str]:
    """Every live figure that moved in a session, in words."""
    found = [*_at_table(played.book, played.table.disk.durable)]
    for terminal in played.terminals.values():
        found += _at_terminal(played.book, terminal.name, terminal.disk.durable)
    return found


def _facts(journal: Sequence[Record]) -> Iterator[f.Fact]:
    return (f.decode(record.body) for record in journal)


def _at_terminal(book: RuleBook, name: str, journal: Sequence[Record]) -> Iterator[str]:
    first, *rest = _facts(journal)
    assert isinstance(first, f.Begun)
    state, meters = first_state(book, first), Meters()
    assert isinstance(state, Terminal)
    then: dict[str, Any] | None = None
    for fact in rest:
        meters = count(meters, fact, state)
        before, state = state, apply(state, fact)
        if state.tournament.on and not before.tournament.on:
            then = _live(state, meters)
        if before.tournament.on and not state.tournament.on:
            assert then is not None
            yield from _differences(name, then, _live(state, meters))


def _live(state: Terminal, meters: Meters) -> dict[str, Any]:
    places = {str(place): cents for place, cents in state.money.places.items()}
    sources = {str(source): cents for source, cents in state.money.sources.items()}
    return {**asdict(meters), **places, **{f"from {name}": s for name, s in sources.items()}}


def _at_table(book: RuleBook, journal: Sequence[Record]) -> Iterator[str]:
    first, *rest = _facts(journal)
    assert isinstance(first, f.Begun)
    state = first_state(book, first)
    assert isinstance(state, Table)
    then: dict[str, Any] | None = None
    for fact in rest:
        before, state = state, apply_table(state, fact)
        if state.tournament.on and not before.tournament.on:
            then = _takings(state)
        if before.tournament.on and not state.tournament.on:
            assert then is not None
            yield from _differences(
                "table", then, {"takings": state.takings.seats, "due": state.due}
            )


def _takings(state: Table) -> dict[str, Any]:
    return {"takings": state.takings.seats, "due": state.due}


def _differences(name: str, then: dict[str, Any], now: dict[str, Any]) -> Iterator[str]:
    for figure, was in then.items():
        if now[figure] != was:
            yield f"{name}: {figure} was {was} when the session began, and is {now[figure]}"


def sessions(played: Evening) -> int:
    return sum(isinstance(fact, f.SessionStarted) for fact in _facts(played.table.disk.durable))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--evenings", type=int, default=100, metavar="N", help="of each rule book")
    parser.add_argument("--first", type=int, default=1, metavar="SEED")
    parser.add_argument("--book", nargs="+", default=rulebook_ids(), metavar="ID", help="(all)")
    arguments = parser.parse_args()
    logging.disable(logging.CRITICAL)
    for name in arguments.book:
        book, played_sessions = rulebook(name), 0
        for seed in range(arguments.first, arguments.first + arguments.evenings):
            played = evening(book, seed)
            assert not (found := moved(played)), f"{name}, seed {seed}: {found}"
            played_sessions += sessions(played)
        offered = book.terms.tournament is not None
        assert bool(played_sessions) is offered
        told = f"{name}: {arguments.evenings} evenings, {played_sessions} sessions, nothing moved"
        print(told, flush=True)


if __name__ == "__main__":
    main()
