"""`tapis audit`: journals and bundles verified, re-settled and compared with one another."""

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from kiosk import resources
from kiosk.audit.anchors import anchor_of, demand
from kiosk.audit.auditing import AuditStoppedError, Plan, audit_files
from kiosk.audit.bundle import audit_bundle, bundle_report, compare_bundle, is_bundle
from kiosk.audit.floor_copy import FloorCopies, compare_floor
from kiosk.audit.report import report
from kiosk.commands.floor import NEEDED
from kiosk.commands.shell import complain
from kiosk.config import ConfigError, FloorConfig, read_config
from kiosk.game.anchors.anchor import AnchorError, SignedAnchor
from kiosk.journal.errors import JournalError
from kiosk.journal.reader import JournalReader
from kiosk.late import Late
from kiosk.progress import Progress

if TYPE_CHECKING:
    from kiosk.floor.database import copies, errors
else:  # an extra of the package
    copies = Late("kiosk.floor.database.copies")
    errors = Late("kiosk.floor.database.errors")

_CORES_MAX = 256
EPILOG = """\
examples:
  tapis audit terminal-1.db                 one terminal
  tapis audit table.db terminal-*.db        a table and its terminals, compared
  tapis audit evening/                      every journal (*.db) of a folder
  tapis audit round-12.zip                  what `tapis export` wrote, with nothing else at hand
  tapis audit round-12.zip evening/ --trust bundle.pub
                                            signed by this key, and part of these journals
  tapis audit evening/ --anchor day.txt     as far as the anchor of a day's report, at least
  tapis audit table-7/ --floor floor.toml   and as the floor has copied them

Every fact is checked: the chain of hashes, the money equation, and whether the engine, given the
state before it, would decide the same again, whole decisions and orders of staff. What two machines
know they must say alike, and no journal of a folder may be missing. Journals may be audited while
they are written to. What was cut off everywhere, or written anew everywhere, shows only against an
anchor that was printed before: each report of a day has one.
What was audited before and is still on the chain is not decided again, and an audit that was
stopped goes on where it was: what is kept for that lies in the cache of whoever audits
($XDG_CACHE_HOME/tapis), never beside the journals. The chain is checked from its first fact each
time. With --again everything is decided again.
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
        "--floor",
        type=Path,
        metavar="FILE",
        help="floor.toml: the floor's copy of these journals is one more witness",
    )
    parser.add_argument(
        "--partial",
        action="store_true",
        help="of a folder: it does not hold the journals of all terminals, and none is missed",
    )
    parser.add_argument(
        "--again",
        action="store_true",
        help="decide everything again, whatever an audit of before has decided",
    )
    parser.add_argument(
        "--cores", type=_cores, metavar="N", help="so many processes at a time (all there are)"
    )


def _cores(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= _CORES_MAX:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of cores, from 1 to {_CORES_MAX}")
    return int(text)


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
    if arguments.floor and not journals:
        return complain("the floor has copies of journals: give them, or their folder")
    try:
        with _floor(arguments.floor) as copies:
            witnesses = Witnesses(anchors, trusted, copies)
            found_journals = bool(journals) and _journals(
                arguments, journals, witnesses, partial=partial
            )
    except (AuditStoppedError, ConfigError) as error:
        return complain(str(error))
    found_bundles = [_bundle(path, trusted, journals) for path in bundles]
    return int(found_journals or any(found_bundles))


@dataclass(frozen=True, slots=True)
class Witnesses:
    """Beside the journals themselves."""

    anchors: list[SignedAnchor]
    trusted: bytes | None
    copies: FloorCopies | None


@contextmanager
def _floor(path: Path | None) -> Iterator[FloorCopies | None]:
    """Raises `ConfigError`."""
    if path is None:
        yield None
        return
    config = read_config(path, FloorConfig)
    if find_spec("psycopg") is None:
        raise ConfigError(NEEDED)
    try:
        with copies.open_copies(config.database) as opened:
            yield opened
    except errors.DatabaseError as error:
        raise ConfigError(str(error)) from None


def _journals(
    arguments: argparse.Namespace, files: list[Path], witnesses: Witnesses, *, partial: bool
) -> bool:
    """Whether anything was found."""
    cores = arguments.cores or len(os.sched_getaffinity(0))
    plan = Plan(files=files, ends=_ends(files), partial=partial, cores=cores, again=arguments.again)
    with Progress("auditing") as progress:
        outcome = audit_files(plan, resources.rulebooks(), progress)
    journals = outcome.journals
    differences = [
        *outcome.differences,
        *demand(witnesses.anchors, journals, witnesses.trusted, partial=partial),
    ]
    if witnesses.copies is not None:
        differences += compare_floor(journals, witnesses.copies, partial=partial)
    before = sum(journal.facts for journal in journals) - outcome.decided
    print(report(journals, differences, witnesses.anchors, before))
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
