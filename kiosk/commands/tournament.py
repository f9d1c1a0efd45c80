"""`tapis tournament`: whether the terms and conditions of a tournament are sound."""

import argparse
from pathlib import Path

from kiosk import resources
from kiosk.commands.shell import complain
from kiosk.rules.tournament.file import TermsError, load_terms
from kiosk.rules.tournament.terms import TournamentTerms

EPILOG = """\
examples:
  tapis tournament                            the terms that ship with Tapis, as an example
  tapis tournament --check my-cup.toml        every fault of a file, by key and line

Terms and conditions are one file (S3 5.4): entry, chips, limits, sessions, play-offs, prizes,
schedule. Copy the example from assets/tournaments; its comments explain each key.
Exit status: 0 if all is well, 1 if a file has faults, 2 if it cannot be read.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--check", nargs="+", type=Path, metavar="FILE", help="check these files of terms"
    )


def run(arguments: argparse.Namespace) -> int:
    shipped = sorted((resources.folder("assets") / "tournaments").glob("*.toml"))
    return max(_check(path) for path in arguments.check or shipped)


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
