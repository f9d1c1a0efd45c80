"""`tapis simulate --scenario`: an irregularity acted out, headless or at a table with windows."""

import argparse
import logging
from pathlib import Path

from kiosk import resources
from kiosk.commands.shell import complain
from kiosk.lab.commands import house
from kiosk.lab.simulate.house import HouseError, make_folder
from kiosk.lab.simulate.scenario import library
from kiosk.lab.simulate.scenario.live import cannot
from kiosk.lab.simulate.scenario.play import Told
from kiosk.lab.simulate.scenario.script import Scenario
from kiosk.lab.simulate.scenario.virtual import play

ALL = "all"


def run(arguments: argparse.Namespace) -> int:
    """Of the scenario's rule books the one that was asked for, or each."""
    if not arguments.scenario:
        print(_listed())
        return 0
    names = library.ready_made() if arguments.scenario == ALL else [arguments.scenario]
    try:
        scenarios = [library.find(name) for name in names]
    except library.ScenarioFileError as error:
        return complain(f"{error}\n`tapis simulate --scenario` lists the ready-made scenarios")
    if arguments.rulebook is not None and arguments.scenario != ALL:
        fits = scenarios[0].rulebooks
        if arguments.rulebook not in fits:
            return complain(f"{names[0]} is for {', '.join(fits)}, not for {arguments.rulebook}")
    if arguments.headless:
        return _headless(scenarios, arguments.rulebook, arguments.record)
    if len(scenarios) > 1:
        return complain(f"--scenario {ALL} is for --headless; with windows one is played")
    return _with_windows(scenarios[0], arguments)


def _listed() -> str:
    lines = ["ready-made scenarios; tapis simulate --scenario NAME [--headless] plays one:", ""]
    for name in library.ready_made():
        scenario = library.find(name)
        lines += [f"  {name}", f"    {scenario.title}", f"    {_clauses(scenario)}"]
    return "\n".join(lines)


def _clauses(scenario: Scenario) -> str:
    told = (f"{document} {', '.join(clauses)}" for document, clauses in scenario.clauses.items())
    return "; ".join(told) or "no clause"


def _with_windows(scenario: Scenario, arguments: argparse.Namespace) -> int:
    """What cannot be done with real programs is said before anything starts."""
    arguments.rulebook = arguments.rulebook or scenario.rulebooks[0]
    needed = max(map(int, scenario.cast))
    arguments.terminals = max(needed, arguments.terminals or 1)
    seats = [str(n + 1) for n in range(arguments.terminals)]
    impossible = list(cannot(scenario, arguments.rulebook, seats))
    if arguments.players:
        impossible.append("--players leaves no terminal to touch")
    if impossible:
        return complain(f"{scenario.name} cannot be played with windows: {'; '.join(impossible)}")
    print(f"{scenario.name}: {scenario.title}", flush=True)
    return house.run(arguments, scenario)


def _headless(scenarios: list[Scenario], rulebook: str | None, record: Path | None) -> int:
    plays = [(s, book) for s in scenarios for book in s.rulebooks if rulebook in (None, book)]
    if record is not None and len(plays) > 1:
        return complain("--record keeps one scenario by one rule book: give --rulebook too")
    if record is not None:
        try:
            make_folder(record)
        except HouseError as error:
            return complain(str(error))
    failed = sum(not _played(scenario, book, record) for scenario, book in plays)
    if len(plays) > 1:
        print(f"{len(plays) - failed} as demanded, {failed} not")
    return int(failed > 0)


def _played(scenario: Scenario, rulebook: str, record: Path | None) -> bool:
    book = resources.rulebook(rulebook)
    clauses = ", ".join(scenario.clauses.get(book.terms.document.id, ()))
    by = f", {book.terms.document.id} {clauses}" if clauses else ""
    print(f"{scenario.name}, {rulebook}{by}\n     {scenario.title}", flush=True)
    # What is refused and what fails is the purpose here, and told in the steps.
    logging.disable(logging.CRITICAL)
    try:
        verdict = play(scenario, book, tell, record=record)
    finally:
        logging.disable(logging.NOTSET)
    for line in verdict.wrong:
        print(f"  NOT AS DEMANDED: {line}")
    if not verdict.wrong:
        print(f"  as demanded; {verdict.facts} facts audited, nothing found")
    return not verdict.wrong


def tell(told: Told) -> None:
    print(f"  {told.step or '':>2} {told.line}", flush=True)
