"""`tapis conformance`: a laboratory's own files against this engine."""

import argparse
from collections.abc import Mapping
from pathlib import Path

from kiosk import resources
from kiosk.commands.shell import complain
from kiosk.lab.conformance.files import BadFileError, parse
from kiosk.lab.conformance.run import checks
from kiosk.rules.rulebook import RuleBook

EPILOG = """\
example:
  tapis conformance tests/conformance/*.json

A file holds the facts and vectors of one rule set, limit vectors, or the clauses of the rule
documents, in the format roulette-conformance/1 (tests/conformance/README.md explains it).
Each failure is named with what was expected and what the engine gave; the last line counts.
Exit status: 0 if everything passed, 1 if anything failed, 2 if a file cannot be used.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a .json file")


def run(arguments: argparse.Namespace) -> int:
    books = {name: resources.rulebook(name) for name in resources.rulebook_ids()}
    passed = failed = unusable = 0
    for path in arguments.files:
        try:
            counts = _run_file(path, books)
        except OSError as error:
            unusable = complain(f"cannot read {path}: {error.strerror}")
        except BadFileError as error:
            unusable = complain(f"{path}: {error}")
        else:
            passed, failed = passed + counts[0], failed + counts[1]
    print(f"{passed} passed, {failed} failed")
    return unusable or int(failed > 0)


def _run_file(path: Path, books: Mapping[str, RuleBook]) -> tuple[int, int]:
    passed = failed = 0
    for check in checks(parse(path.read_bytes()), books):
        if check.passed:
            passed += 1
            continue
        failed += 1
        for difference in check.differences:
            print(f"FAILED {path.name}: {check.name}: {difference}")
    if not passed + failed:
        raise BadFileError("there is nothing in it to check")
    return passed, failed
