"""Pictures of every screen, to be looked at.

Started by `packaging/screenshots FOLDER`. Without a choice it takes all of them: those drawn in
memory (minutes), then those of real processes (an hour).
"""

import argparse
import asyncio
import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QUICK_BACKEND", "software")
if "--at" not in sys.argv:  # which has a display of its own
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tests.conftest import BOOKS
from tests.screenshots import drawn, real

_BOOK = "crown-single-zero"
"""Has the most controls."""


def main() -> int:
    arguments = _arguments()
    folder: Path = arguments.folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    if arguments.at:
        width, height = (int(side) for side in arguments.at.split("x"))
        real.take_one(arguments.book, (width, height), folder)
        return 0
    if not arguments.real:
        book = arguments.book or _BOOK
        drawn.take(folder / book, book, arguments.language, arguments.mode, arguments.size)
    if arguments.drawn:
        return 0
    books = [arguments.book] if arguments.book else sorted(BOOKS)
    return int(asyncio.run(real.take_all(real.wanted_of(books), folder)) > 0)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="packaging/screenshots", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--drawn", action="store_true", help="only those drawn in memory")
    which.add_argument("--real", action="store_true", help="only those of real processes")
    parser.add_argument("--book", choices=sorted(BOOKS), help="of one rule book")
    for name, every in (
        ("--language", drawn.LANGUAGES),
        ("--mode", drawn.MODES),
        ("--size", drawn.SIZES),
    ):
        choices = list(every)
        help_ = "of those drawn in memory (all)"
        parser.add_argument(name, choices=choices, nargs="+", default=choices, help=help_)
    parser.add_argument("--at", help=argparse.SUPPRESS)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
