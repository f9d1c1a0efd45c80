"""`tapis tournament`: whether terms and conditions are sound, and winners for another table."""

import argparse
from pathlib import Path

from kiosk import resources
from kiosk.commands.shell import complain, number
from kiosk.commands.tournament_results import (
    ResultsError,
    export_results,
    prizes_text,
    read_results_file,
    results_text,
)
from kiosk.config import ConfigError, TableConfig, read_config
from kiosk.journal.errors import JournalError
from kiosk.link.credentials import CredentialsError
from kiosk.rules.tournament.file import TermsError, load_terms
from kiosk.rules.tournament.terms import TournamentTerms

EPILOG = """\
examples:
  tapis tournament                            the terms that ship with Tapis, as an example
  tapis tournament --check my-cup.toml        every fault of a file, by key and line

  tapis tournament --results table.toml > heat-1.json    winners of the last session, signed
  tapis tournament --results table.toml --session 2      of that one
  tapis tournament --verify heat-1.json       what it says, and by which key it is signed
  tapis tournament --prizes table.toml        who was awarded which prize in the last final

Terms and conditions are one file (S3 5.4): entry, chips, limits, sessions, play-offs, prizes,
schedule. Copy the example from assets/tournaments; its comments explain each key.
Results are signed with the receipt key of the table, and taken at a console of the other table by
two people, who compare that key. They hold who goes on to the next heat, with name and points.
Exit status: 0 if all is well, 1 if a file has faults, 2 if it cannot be read
or there is nothing to write.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--check", nargs="+", type=Path, metavar="FILE", help="check these files of terms"
    )
    parser.add_argument(
        "--results",
        type=Path,
        metavar="TABLE.TOML",
        help="write who advanced, for another table, by the file of the table where they played",
    )
    parser.add_argument(
        "--session", type=number(1, 100), metavar="N", help="of that session (the last one)"
    )
    parser.add_argument(
        "--prizes",
        type=Path,
        metavar="TABLE.TOML",
        help="place, entrant and prize of the last final, by the file of its table",
    )
    parser.add_argument(
        "--verify", type=Path, metavar="FILE", help="whether these results are as they were signed"
    )


def run(arguments: argparse.Namespace) -> int:
    if arguments.results is not None:
        return _results(arguments.results, arguments.session)
    if arguments.prizes is not None:
        return _prizes(arguments.prizes)
    if arguments.verify is not None:
        return _verify(arguments.verify)
    shipped = sorted((resources.folder("assets") / "tournaments").glob("*.toml"))
    return max(_check(path) for path in arguments.check or shipped)


def _results(config: Path, session: int | None) -> int:
    try:
        told = export_results(read_config(config, TableConfig), config.parent.resolve(), session)
    except (ConfigError, CredentialsError, JournalError, ResultsError) as error:
        return complain(str(error))
    print(told.decode(), end="")
    return 0


def _prizes(config: Path) -> int:
    try:
        print(prizes_text(read_config(config, TableConfig), config.parent.resolve()))
    except (ConfigError, JournalError, ResultsError) as error:
        return complain(str(error))
    return 0


def _verify(path: Path) -> int:
    try:
        print(results_text(read_results_file(path)))
    except ResultsError as error:
        print(error)
        return 1
    return 0


def _check(path: Path) -> int:
    try:
        read = load_terms(path.read_text(encoding="utf-8"), str(path))
    except OSError as error:
        return complain(f"cannot read {path}: {error.strerror}")
    except UnicodeDecodeError as error:
        return complain(f"{path} is not UTF-8 text: {error.reason} at byte {error.start}")
    except TermsError as error:
        print(*error.faults, sep="\n")
        return 1
    print(f"{path}: {read.terms.title} is sound: {_summary(read.terms)}; terms {read.digest[:16]}")
    return 0


def _summary(terms: TournamentTerms) -> str:
    session = terms.session
    length = f"{session.spins} spins" if session.spins else f"{session.minutes} minutes"
    return (
        f"{terms.entry.entrants_max} entrants, {terms.heats} heats, {length}, {terms.stack} points"
    )
