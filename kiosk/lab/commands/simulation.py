"""`tapis simulate`, once its options are read: people's table, a scenario, or whole evenings."""

import argparse
import logging
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from kiosk import resources
from kiosk.commands.shell import complain
from kiosk.game.tournament.values import ENTRANTS_MAX
from kiosk.lab.commands import house, scenario
from kiosk.lab.commands.simulate import ANY, RULEBOOK, SHIPPED
from kiosk.lab.simulate.director import CupPlan
from kiosk.lab.simulate.evening import EveningPlan, Summary, play
from kiosk.lab.simulate.faults import FAULT_POINTS, never_fired
from kiosk.lab.simulate.hostile import Hostile
from kiosk.lab.simulate.house import HouseError, make_folder
from kiosk.progress import Progress
from kiosk.rules.money import money_text
from kiosk.rules.tournament.file import TermsError, load_terms
from kiosk.rules.tournament.terms import TournamentTerms

_HEADLESS_ONLY = ("faults", "hostile", "evenings")
_IN_WINDOWS = 4
"""Terminals of a tournament, unless it is said otherwise: one to play at, and the others."""
_HOUSE_ONLY = (
    "windowed",
    "full_screen",
    "players",
    "fast",
    "no_auto_dealer",
    "vnc",
    "display",
    "camera",
)


def run(arguments: argparse.Namespace) -> int:
    if arguments.scenario is not None:
        return scenario.run(arguments)
    arguments.rulebook = arguments.rulebook or RULEBOOK
    if arguments.rulebook not in resources.rulebook_ids():
        known = ", ".join(resources.rulebook_ids())
        return complain(f"there is no rule book {arguments.rulebook!r}; there are {known}")
    if why_not := _no_such_spread(arguments):
        return complain(why_not)
    for name in _HOUSE_ONLY if arguments.headless else _HEADLESS_ONLY:
        if getattr(arguments, name):
            where = "without" if arguments.headless else "with"
            return complain(f"--{name.replace('_', '-')} is for simulations {where} --headless")
    try:
        cup = _tournament(arguments)
    except ValueError as error:
        return complain(str(error))
    return _headless(arguments, cup) if arguments.headless else house.run(arguments, cup=cup)


def _no_such_spread(arguments: argparse.Namespace) -> str:
    tables = resources.rulebook(arguments.rulebook).spread_tables
    if arguments.spread is None or arguments.spread in tables:
        return ""
    if not tables:
        return f"--spread: {arguments.rulebook} has no Spread-Bet"
    known = ", ".join(tables)
    return f"--spread: {arguments.rulebook} has no table {arguments.spread!r}; there are {known}"


def _headless(arguments: argparse.Namespace, cup: CupPlan | None) -> int:
    defaults = {"seed": 1, "rounds": 3 if cup else 20, "terminals": 5, "evenings": 1}
    for name, value in defaults.items():
        if getattr(arguments, name) is None:
            setattr(arguments, name, value)
    kinds = (None, ANY, *Hostile)
    if arguments.hostile not in kinds:
        return complain(
            f"there is no hostile {arguments.hostile!r}; there are {', '.join(Hostile)}"
        )
    if arguments.record is not None:
        if arguments.evenings > 1:
            return complain("--record keeps one evening: leave --evenings out")
        try:
            make_folder(arguments.record)
        except HouseError as error:
            return complain(str(error))
    summaries = []
    with Progress("playing") as progress:
        for summary in _evenings(arguments, cup):
            summaries.append(summary)
            progress(len(summaries), arguments.evenings)
            if summary.violation:
                print(f"seed {summary.seed}: {summary.violation}", flush=True)
    print(_report(summaries, arguments))
    return int(any(summary.violation for summary in summaries))


def _tournament(arguments: argparse.Namespace) -> CupPlan | None:
    """Raises `ValueError` with what is wrong."""
    if arguments.tournament is None:
        if arguments.entrants is not None:
            raise ValueError("--entrants is for simulations with --tournament")
        return None
    if resources.rulebook(arguments.rulebook).terms.tournament is None:
        raise ValueError(f"--tournament: {arguments.rulebook} has no rules for tournaments")
    path = Path(arguments.tournament)
    if arguments.tournament == SHIPPED:
        path = resources.folder("assets") / "tournaments" / f"{SHIPPED}.toml"
    try:
        text = path.read_text(encoding="utf-8")
        terms = load_terms(text, str(path)).terms
    except OSError as error:
        raise ValueError(f"--tournament: cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ValueError(f"--tournament: cannot read {path}: it is not UTF-8") from None
    except TermsError as error:
        raise ValueError("\n".join(error.faults)) from None
    return _planned(arguments, text, terms)


def _planned(arguments: argparse.Namespace, text: str, terms: TournamentTerms) -> CupPlan:
    """As many as the terms let, or in windows as there are terminals; the final is one session."""
    most = terms.session.players_max
    arguments.terminals = arguments.terminals or (9 if arguments.headless else _IN_WINDOWS)
    seats = min(most, arguments.terminals)
    enter = min(terms.entry.entrants_max, ENTRANTS_MAX) if arguments.headless else seats
    fit = (n for n in range(enter, 1, -1) if _finalists(terms, n, seats) <= seats)
    wanted = arguments.entrants or next(fit, 2)
    if wanted > terms.entry.entrants_max:
        raise ValueError(f"--entrants: the terms let {terms.entry.entrants_max} enter")
    final = _finalists(terms, wanted, seats)
    if final > seats:
        told = f"of {wanted} there would be {final} in the final, and it has {seats} seats"
        raise ValueError(f"--entrants: {told}")
    return CupPlan(text=text, entrants=wanted, live_rounds=2 if arguments.headless else 0)


def _finalists(terms: TournamentTerms, entrants: int, seats: int) -> int:
    """At most: of each session before it so many advance."""
    for _ in range(terms.heats - 1):
        entrants = min(entrants, -(-entrants // seats) * terms.advance.players)
    return entrants


def _evenings(arguments: argparse.Namespace, cup: CupPlan | None = None) -> Iterator[Summary]:
    has_jackpots = resources.rulebook(arguments.rulebook).terms.supernova is not None
    plans = [
        EveningPlan(
            seed=seed,
            rounds=arguments.rounds,
            terminals=arguments.terminals,
            faults=arguments.faults,
            hostile=_hostile(arguments.hostile),
            spread=arguments.spread or "",
            jackpots=has_jackpots and arguments.jackpots != "none",
            tables=arguments.tables,
            floor=arguments.tables > 1,
            tournament=cup,
        )
        for seed in range(arguments.seed, arguments.seed + arguments.evenings)
    ]
    evening = partial(_evening, arguments.rulebook, arguments.record)
    if len(plans) == 1:
        yield evening(plans[0])
        return
    with ProcessPoolExecutor() as pool:
        yield from pool.map(evening, plans)


def _hostile(asked: str | None) -> bool | Hostile:
    return Hostile(asked) if asked not in (None, ANY) else asked == ANY


def _evening(rulebook: str, record: Path | None, plan: EveningPlan) -> Summary:
    # What is refused and what fails is the purpose here; only violations are worth a line.
    logging.disable(logging.CRITICAL)
    try:
        return play(resources.rulebook(rulebook), plan, record=record)
    finally:
        logging.disable(logging.NOTSET)


def _report(summaries: list[Summary], arguments: argparse.Namespace) -> str:
    money, tickets, fired = Counter[str](), Counter[str](), Counter[str]()
    for summary in summaries:
        money.update(summary.money)
        tickets.update(summary.tickets)
        fired.update(summary.fired)
    hours = sum(summary.virtual_s for summary in summaries) / 3600
    violated = sum(bool(summary.violation) for summary in summaries)
    lines = [
        f"{arguments.rulebook}, {arguments.terminals} terminals, evenings played: {len(summaries)}",
        f"  {sum(s.rounds for s in summaries):,} rounds, {hours:,.1f} hours of play,"
        f" {sum(s.facts for s in summaries):,} facts, audited as they were written",
        f"  came in:  {_amounts(money, 'notes', 'tickets', 'staff', 'vouchers', 'wins', 'owed')}",
        f"  went out: {_amounts(money, 'lost', 'ticket_issued', 'hand_paid', 'tipped')}",
        f"  is there: {_amounts(money, 'credit', 'promotional', 'withheld')}",
        f"  tickets:  {', '.join(f'{n} {status}' for status, n in sorted(tickets.items()))}",
    ]
    for summary in summaries if len(summaries) == 1 else ():
        lines += [f"  {line}" for line in summary.tournament]
    if arguments.faults:
        lines.append(f"  {fired.total():,} faults at {len(FAULT_POINTS)} points:")
        lines += [f"    {count:7,}  {name}" for name, count in fired.most_common()]
        lines += [f"      never  {name}" for name in never_fired(fired)]
    if len(summaries) == 1:
        lines.append(f"  digest of all journals: {summaries[0].digest}")
    lines.append(f"violated in {violated}" if violated else "nothing was violated")
    return "\n".join(lines)


def _amounts(money: Counter[str], *names: str) -> str:
    return ", ".join(
        f"{name.replace('_', ' ')} {money_text(money[name])}" for name in names if money[name]
    )
