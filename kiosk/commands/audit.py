"""`tapis audit`: journals and bundles verified, re-settled and compared with one another."""

import argparse
from pathlib import Path

from kiosk import resources
from kiosk.audit.agreement import compare
from kiosk.audit.audit import audit_file
from kiosk.audit.bundle import audit_bundle, bundle_report, compare_bundle, is_bundle
from kiosk.audit.report import report
from kiosk.commands.shell import complain
from kiosk.progress import Progress

EPILOG = """\
examples:
  tapis audit terminal-1.db                 one terminal
  tapis audit table.db terminal-*.db        a table and its terminals, compared
  tapis audit evening/                      every journal (*.db) of a folder
  tapis audit round-12.zip                  what `tapis export` wrote, with nothing else at hand
  tapis audit round-12.zip evening/ --trust bundle.pub
                                            signed by this key, and part of these journals

Every fact is checked: the chain of hashes, the money equation, and whether the engine, given the
state before it, would decide the same again. Journals may be audited while they are written to.
Of a bundle, the signature, every member, each piece of a chain and each settlement are checked, and
what it cannot prove by itself is said.
Exit status: 0 if nothing was found, 1 if anything was, 2 if a file is not there.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths",
        nargs="+",
        type=Path,
        metavar="PATH",
        help="a journal, a folder of journals, or a bundle",
    )
    parser.add_argument(
        "--trust",
        type=Path,
        metavar="FILE",
        help="the table's bundle.pub or authority.pem, which a bundle must be signed by",
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
    try:
        trusted = arguments.trust.read_bytes() if arguments.trust else None
    except OSError as error:
        return complain(f"cannot read {arguments.trust}: {error.strerror}")
    bundles = [path for path in files if is_bundle(path)]
    journals = [path for path in files if path not in bundles]
    found_journals = _journals(journals) if journals else False
    found_bundles = [_bundle(path, trusted, journals) for path in bundles]
    return int(found_journals or any(found_bundles))


def _journals(files: list[Path]) -> bool:
    """Whether anything was found."""
    books = {name: resources.rulebook(name) for name in resources.rulebook_ids()}
    journals = []
    for path in files:
        with Progress(f"auditing {path.name}") as progress:
            journals.append(audit_file(path, books, progress))
    differences = compare(journals)
    print(report(journals, differences))
    return bool(differences) or any(journal.findings for journal in journals)


def _bundle(path: Path, trusted: bytes | None, journals: list[Path]) -> bool:
    audited = audit_bundle(path, trusted)
    if journals:
        compare_bundle(audited, journals)
    print(bundle_report(audited))
    return bool(audited.findings)
