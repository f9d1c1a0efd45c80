"""`tapis audit`: journals verified, re-settled and compared with one another."""

import argparse
from pathlib import Path

from kiosk import resources
from kiosk.audit.agreement import compare
from kiosk.audit.audit import audit_file
from kiosk.audit.report import report
from kiosk.commands.console import complain
from kiosk.progress import Progress

EPILOG = """\
examples:
  tapis audit terminal-1.db                 one terminal
  tapis audit table.db terminal-*.db        a table and its terminals, compared
  tapis audit evening/                      every journal (*.db) of a folder

Every fact is checked: the chain of hashes, the money equation, and whether the engine, given the
state before it, would decide the same again. Journals may be audited while they are written to.
Exit status: 0 if nothing was found, 1 if anything was, 2 if a file is not there.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths", nargs="+", type=Path, metavar="PATH", help="a journal, or a folder of journals"
    )


def run(arguments: argparse.Namespace) -> int:
    files: list[Path] = []
    for path in arguments.paths:
        found = sorted(path.glob("*.db")) if path.is_dir() else [path]
        if not found:
            return complain(f"there is no journal (*.db) in {path}")
        files += found
    for path in files:
        if not path.is_file():
            return complain(f"cannot read {path}: there is no such file")
    books = {name: resources.rulebook(name) for name in resources.rulebook_ids()}
    journals = []
    for path in files:
        with Progress(f"auditing {path.name}") as progress:
            journals.append(audit_file(path, books, progress))
    differences = compare(journals)
    print(report(journals, differences))
    return int(bool(differences) or any(journal.findings for journal in journals))
