"""What a scenario has come to, and where that is not what its file demands."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from kiosk.game import facts as f
from kiosk.game.money import MoneyPlace
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal
from kiosk.game.tournament.state import TournamentAtTable
from kiosk.lab.simulate.scenario import cup
from kiosk.lab.simulate.scenario.script import CupDemand, Demand, SeatDemand
from kiosk.lab.simulate.scenario.stage import TABLE, Stage
from kiosk.rules.money import money_text
from kiosk.rules.rulebook import RuleBook

VOID = "void"


@dataclass(frozen=True, slots=True)
class Before:
    """How everything was when the scenario began: a table that is played at has a past."""

    round: int
    cases: frozenset[str]
    money: Mapping[str, Mapping[MoneyPlace, int]]
    facts: Mapping[str, int]
    """How many each journal held."""


def before(stage: Stage, seats: Sequence[str]) -> Before:
    table = stage.table()
    return Before(
        round=table.round.number,
        cases=frozenset(table.cases),
        money={seat: dict(stage.terminal(seat).money.places) for seat in seats},
        facts={machine: len(stage.facts(machine)) for machine in (TABLE, *seats)},
    )


def shortcomings(demand: Demand, stage: Stage, then: Before) -> Iterator[str]:
    """Each as a line that says what was demanded and what is so."""
    table = stage.table()
    rounds = [_ended(table, number) for number in range(then.round + 1, table.round.number + 1)]
    yield from _differ("the rounds ended", demand.rounds, rounds)
    open_cases = len(table.cases.keys() - then.cases)
    yield from _differ("open cases", demand.cases, open_cases)
    written = stage.facts(TABLE)[then.facts[TABLE] :]
    yield from _missing("the table", demand.facts, written)
    cited = _cited(stage.book, written)
    for clause in demand.cites.get(stage.book.terms.document.id, ()):
        if clause not in cited:
            there = ", ".join(sorted(cited)) or "none"
            yield f"the table has not cited clause {clause}, but {there}"
    if demand.displayed is not None:
        yield from _differ("the display shows", demand.displayed, stage.displayed())
    if demand.cup is not None:
        yield from _of_cup(demand.cup, table.tournament)
    for seat, wanted in demand.seats.items():
        yield from _of_seat(seat, wanted, stage, then)


def _of_cup(wanted: CupDemand, there: TournamentAtTable) -> Iterator[str]:
    phase = there.session.phase if there.session else None
    yield from _differ("the session is", wanted.phase, phase)
    yield from _differ("points", dict(sorted(wanted.points.items())), cup.points_by_seat(there))
    yield from _differ("places", wanted.placing, cup.placing_by_seat(there))
    yield from _differ("advancing", wanted.advancing, cup.advancing_by_seat(there))
    owed = {**wanted.owed_cents}
    yield from _differ("owed to entrants", owed, cup.owed_by_seat(there))


def _of_seat(seat: str, wanted: SeatDemand, stage: Stage, then: Before) -> Iterator[str]:
    terminal = stage.terminal(seat)
    brought = _brought(terminal, then.money[seat])
    if brought != wanted.money_cents:
        yield f"seat {seat}: demanded {amounts(wanted.money_cents)}; there is {amounts(brought)}"
    yield from _differ(
        f"seat {seat} is locked for", sorted(wanted.locks), sorted(terminal.locks.reasons)
    )
    written = stage.facts(seat)[then.facts[seat] :]
    yield from _missing(f"terminal {seat}", wanted.told, written)


def _brought(terminal: Terminal, then: Mapping[MoneyPlace, int]) -> dict[MoneyPlace, int]:
    changes = {place: cents - then[place] for place, cents in terminal.money.places.items()}
    return {place: cents for place, cents in changes.items() if cents}


def account(stage: Stage, seat: str, then: Before) -> str:
    """Where the seat's money is by now, in words."""
    return amounts(_brought(stage.terminal(seat), then.money[seat]))


def amounts(money_cents: Mapping[MoneyPlace, int]) -> str:
    told = (
        f"{place.replace('_', ' ')} {money_text(money_cents[place])}"
        for place in MoneyPlace
        if place in money_cents
    )
    return ", ".join(told) or "nothing"


def _ended(table: Table, number: int) -> str:
    played = table.round.kept[number]
    if played.void or (played.settlement and played.outcome is None):
        return VOID
    return played.outcome or "not yet"


def _differ(what: str, wanted: object, there: object) -> Iterator[str]:
    if wanted != there:
        yield f"{what}: demanded {_said(wanted)}; there is {_said(there)}"


def _said(value: object) -> str:
    return ", ".join(map(str, value)) or "none" if isinstance(value, list) else str(value)


def _missing(who: str, kinds: Sequence[str], written: Sequence[f.Fact]) -> Iterator[str]:
    there = {f.kind_of_fact(fact) for fact in written}
    for kind in kinds:
        if kind not in there:
            yield f"{who} has written no {kind}"


def _cited(book: RuleBook, written: Sequence[f.Fact]) -> set[str]:
    """A no-spin is written down with its reason, which the rule book has the clause of."""
    reasons = {reason.id: reason.clause for reason in book.terms.no_spin.reasons}
    cited: set[str] = set()
    for fact in written:
        cited |= set(getattr(fact, "clauses", ()))
        if isinstance(fact, f.NoSpinCalled):
            cited |= set(reasons[fact.reason])
    return cited
