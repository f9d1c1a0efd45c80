"""`tapis audit`: journals and bundles verified, re-settled and compared with one another."""

import argparse
from contextlib import suppress
from pathlib import Path

from kiosk import resources
from kiosk.audit.agreement import compare
from kiosk.audit.anchors import anchor_of, demand
from kiosk.audit.audit import audit_file
from kiosk.audit.bundle import audit_bundle, bundle_report, compare_bundle, is_bundle
from kiosk.audit.report import report
from kiosk.commands.shell import complain
from kiosk.game.anchors.anchor import AnchorError, SignedAnchor
from kiosk.journal.errors import JournalError
from kiosk.journal.reader import JournalReader
from kiosk.progress import Progress

EPILOG = """\
examples:
  tapis audit terminal-1.db                 one terminal
  tapis audit table.db terminal-*.db        a table and its terminals, compared
  tapis audit evening/                      every journal (*.db) of a folder
  tapis audit round-12.zip                  what `tapis export` wrote, with nothing else at hand
  tapis audit round-12.zip evening/ --trust bundle.pub
                                            signed by this key, and part of these journals
  tapis audit evening/ --anchor day.txt     as far as the anchor of a day's report, at least

Every fact is checked: the chain of hashes, the money equation, and whether the engine, given the
state before it, would decide the same again, whole decisions and orders of staff. What two machines
know they must say alike, and no journal of a folder may be missing. Journals may be audited while
they are written to. What was cut off everywhere, or written anew everywhere, shows only against an
anchor that was printed before: each report of a day has one.
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

    parser.add_argument(
        "--anchor",
        action="append",
        default=[],
        metavar="TEXT|FILE",
        help="the anchor of a day's report, which the journals must reach (may be given again)",
    )
    parser.add_argument(
        "--partial",
        action="store_true",
        help="of a folder: it does not hold the journals of all terminals, and none is missed",
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
        anchors = [anchor_of(text) for text in arguments.anchor]
    except OSError as error:
        return complain(f"cannot read {error.filename}: {error.strerror}")
    except AnchorError as error:
        return complain(f"not an anchor: {error}")
    bundles = [path for path in files if is_bundle(path)]
    journals = [path for path in files if path not in bundles]
    # Whoever names files one by one knows which are left out.
    partial = arguments.partial or not any(path.is_dir() for path in arguments.paths)
    if anchors and not journals:
        return complain("an anchor is about journals: give them, or their folder")
    found_journals = _journals(journals, anchors, trusted, partial=partial) if journals else False
    found_bundles = [_bundle(path, trusted, journals) for path in bundles]
    return int(found_journals or any(found_bundles))


def _journals(
    files: list[Path], anchors: list[SignedAnchor], trusted: bytes | None, *, partial: bool
) -> bool:
    """Whether anything was found."""
    books = resources.rulebooks()
    ends = _ends(files)
    journals = []
    for path in files:
        with Progress(f"auditing {path.name}") as progress:
            journals.append(audit_file(path, books, progress, until=ends.get(path)))
    differences = [
        *compare(journals, partial=partial),
        *demand(anchors, journals, trusted, partial=partial),
    ]
    print(report(journals, differences, anchors))
    return bool(differences) or any(journal.findings for journal in journals)


def _ends(files: list[Path]) -> dict[Path, int]:
    """How far each is at this one moment: machines that go on writing would otherwise seem to know
    what the others do not. A table comes last, for it is told of everything."""
    ends = {}
    for path in sorted(files, reverse=True):
        with suppress(JournalError), JournalReader.read_only(path) as journal:
            ends[path] = journal.head.seq
    return ends


def _bundle(path: Path, trusted: bytes | None, journals: list[Path]) -> bool:
    audited = audit_bundle(path, trusted)
    if journals:
        compare_bundle(audited, journals)
    print(bundle_report(audited))
    return bool(audited.findings)
