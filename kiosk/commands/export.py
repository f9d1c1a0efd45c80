"""`tapis export`: one round or one case as a signed bundle."""

import argparse
import os
import secrets
import time
from datetime import UTC, datetime
from pathlib import Path

from kiosk import resources
from kiosk.commands.shell import complain
from kiosk.journal.errors import JournalError
from kiosk.link.authority import AuthorityError
from kiosk.link.tls import CredentialsError
from kiosk.progress import Progress
from kiosk.records.bundle.archive import unpack
from kiosk.records.bundle.contents import MANIFEST, Subject, decode_manifest
from kiosk.records.bundle.export import export
from kiosk.records.bundle.keys import PUBLIC, Signer, certified_signer, own_signer
from kiosk.records.bundle.selection import choose
from kiosk.records.folder import RecordsError, TableFolder

EPILOG = f"""\
examples:
  tapis export evening/ --round 12 round-12.zip
  tapis export evening/ --case "owed 3 12" case.zip --authority /var/lib/tapis/keys
  tapis audit round-12.zip                           checks it, with nothing else at hand

The bundle holds the facts of the round or case from every journal of the folder, what binds them
to the chains, the rule book, a summary for people, and a signature. Its key is made in the folder
at the first export; {PUBLIC} there is for those who are to trust it. With --authority the key lies
with the authority of `tapis enrol`, which vouches for it. `tapis records DIR --kind cases` lists
cases.
Exit status: 0 if it was written, 2 if it cannot be.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, metavar="DIR", help="a folder of journals (*.db)")
    about = parser.add_mutually_exclusive_group(required=True)
    about.add_argument("--round", type=int, default=0, metavar="N", help="a round's number")
    about.add_argument("--case", default="", metavar="ID", help="a case's name")
    parser.add_argument("out", type=Path, metavar="OUT.zip", help="the file to write")
    parser.add_argument(
        "--authority", type=Path, metavar="DIR", help="the folder of the table's authority"
    )


def run(arguments: argparse.Namespace) -> int:
    if arguments.out.exists():
        return complain(f"{arguments.out} is there already, and is not overwritten")
    books = resources.rulebooks()
    try:
        with TableFolder(arguments.folder, books) as folder:
            rulebook = resources.rulebook_bytes(folder.book)
            with Progress("reading the journals") as progress:
                asked = Subject(round=arguments.round, case=arguments.case)
                selection = choose(folder, asked, progress)
            made_ms = int(time.time() * 1000)
            bundle = export(folder, selection, rulebook, _signer(arguments), made_ms=made_ms)
        _write(arguments.out, bundle)
    except (AuthorityError, CredentialsError, JournalError, RecordsError) as error:
        return complain(str(error))
    except OSError as error:
        return complain(f"cannot write {error.filename}: {error.strerror}")
    _tell(arguments.out, bundle)
    return 0


def _signer(arguments: argparse.Namespace) -> Signer:
    if arguments.authority is None:
        return own_signer(arguments.folder)
    return certified_signer(arguments.authority, now=datetime.now(UTC), randbits=secrets.randbits)


def _write(path: Path, bundle: bytes) -> None:
    """For its owner alone: it tells of players, and perhaps of tickets."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with open(descriptor, "wb") as file:
        file.write(bundle)


def _tell(path: Path, bundle: bytes) -> None:
    manifest = decode_manifest(unpack(bundle)[MANIFEST])
    facts = sum(piece.last - piece.first + 1 for j in manifest.journals for piece in j.pieces)
    print(f"{path}: {manifest.subject}, {facts:,} facts of {len(manifest.journals)} journals")
    print(f"signed by the key with fingerprint {manifest.key}")
    if manifest.numbers:
        print(
            f"KEEP IT SAFE: {len(manifest.numbers)} of the facts hold numbers of tickets that can "
            "still be redeemed; the summary lists them"
        )
