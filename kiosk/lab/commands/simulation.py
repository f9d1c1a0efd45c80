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
from kiosk.lab.commands import house, scenario
from kiosk.lab.commands.simulate import ANY, RULEBOOK
from kiosk.lab.simulate.evening import EveningPlan, Summary, play
from kiosk.lab.simulate.faults import FAULT_POINTS, never_fired
from kiosk.lab.simulate.hostile import Hostile
from kiosk.progress import Progress
from kiosk.rules.money import money_text

_HEADLESS_ONLY = ("faults", "hostile", "evenings")
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
    return _headless(arguments) if arguments.headless else house.run(arguments)


def _no_such_spread(arguments: argparse.Namespace) -> str:
    tables = resources.rulebook(arguments.rulebook).spread_tables
    if arguments.spread is None or arguments.spread in tables:
        return ""
    if not tables:
        return f"--spread: {arguments.rulebook} has no Spread-Bet"
    known = ", ".join(tables)
    return f"--spread: {arguments.rulebook} has no table {arguments.spread!r}; there are {known}"


def _headless(arguments: argparse.Namespace) -> int:
    defaults = {"seed": 1, "rounds": 20, "terminals": 5, "evenings": 1}
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
        if any(arguments.record.glob("*.db")):
            return complain(f"{arguments.record} holds journals already")
    summaries = []
    with Progress("playing") as progress:
        for summary in _evenings(arguments):
            summaries.append(summary)
            progress(len(summaries), arguments.evenings)
            if summary.violation:
                print(f"seed {summary.seed}: {summary.violation}", flush=True)
    print(_report(summaries, arguments))
    return int(any(summary.violation for summary in summaries))


def _evenings(arguments: argparse.Namespace) -> Iterator[Summary]:
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
        f"  went out: {_amounts(money, 'lost', 'ticket_issued', 'hand_paid')}",
        f"  is there: {_amounts(money, 'credit', 'promotional', 'withheld')}",
        f"  tickets:  {', '.join(f'{n} {status}' for status, n in sorted(tickets.items()))}",
    ]
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
