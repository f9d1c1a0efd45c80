"""`tapis manifest`: which release this is, and whether every file is as it was signed."""

import argparse
import sys
from pathlib import Path

from kiosk import manifest, signed_manifest
from kiosk.commands.shell import complain

EPILOG = """\
examples:
  tapis manifest                          one hash of the program, as its staff menu shows it
  tapis manifest --files                  every file of the program with its own
  tapis manifest --check                  is the installed package as its publisher signed it?
  tapis manifest --check --folder /mnt/usr/lib/tapis --key lab.pub
                                          a kiosk's disk, on a machine and by a key one trusts

The units of the kiosk package check before each start. Libraries are checked with the program;
Python itself is the system's own. A program that was changed could lie about itself: that is what
--folder is for.
Exit status: 0 if all is as it was signed, 1 if not, 2 if there is nothing to check it by.
"""

_LINES_MAX = 20


def add_arguments(parser: argparse.ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--files", action="store_true", help="list every file of the program")
    what.add_argument("--check", action="store_true", help="check the installed package")
    parser.add_argument(
        "--key",
        type=Path,
        default=signed_manifest.TRUSTED,
        metavar="FILE",
        help=f"the publisher's public key ({signed_manifest.TRUSTED})",
    )
    parser.add_argument(
        "--folder",
        type=Path,
        default=Path(sys.prefix),
        metavar="DIR",
        help="where the package is installed (where this program is)",
    )
    parser.add_argument("--quiet", action="store_true", help="say only what is wrong")


def run(arguments: argparse.Namespace) -> int:
    if arguments.check:
        return _check(arguments.folder, arguments.key, quiet=arguments.quiet)
    listed = manifest.files()
    if arguments.files:
        print(*(f"{hashed}  {name}" for name, hashed in listed), sep="\n")
    else:
        print(manifest.digest(listed))
    return 0


def _check(folder: Path, key: Path, *, quiet: bool) -> int:
    try:
        found = signed_manifest.differences(folder, key)
    except signed_manifest.NotSignedError as error:
        return complain(str(error))
    for line in found[:_LINES_MAX]:
        complain(line)
    if len(found) > _LINES_MAX:
        complain(f"and {len(found) - _LINES_MAX} more")
    if not found and not quiet:
        print(f"{folder}: every file is as it was signed")
    return int(bool(found))
