"""Pictures of every screen, to be looked at. Started by `packaging/screenshots FOLDER`."""

import argparse
import os
from pathlib import Path

os.environ.setdefault("QT_QUICK_BACKEND", "software")
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tests.conftest import BOOKS
from tests.screenshots import drawn, film, hit, page
from tests.ui.pseudo import CODE
from tests.ui.terminal.salon import TALL

_BOOK = "crown-single-zero"


def main() -> None:
    wanted = _arguments()
    if wanted.readme:
        page.renew(wanted.folder.resolve())
        film.renew(wanted.folder.resolve())
        return
    if wanted.film is not None:
        film.take(wanted.folder.resolve(), wanted.film)
        return
    if wanted.hit:
        # A console has no upright screen, and real programs speak only what ships.
        lying = {name: drawn.SIZES[name] for name in wanted.size if drawn.SIZES[name] != TALL}
        shipped = [language for language in wanted.language if language != CODE]
        hit.take(wanted.folder.resolve(), lying, shipped)
        return
    for book in wanted.book:
        drawn.take(
            wanted.folder.resolve() / book,
            book,
            screens=wanted.screen,
            languages=wanted.language,
            modes=wanted.mode,
            sizes=wanted.size,
        )


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="packaging/screenshots", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument(
        "--film",
        nargs="*",
        choices=film.EVERY,
        help="one round instead, as real windows show it: strips, and pictures that move (all)",
    )
    parser.add_argument(
        "--hit",
        action="store_true",
        help="a jackpot that falls instead, as real windows of two tables show it",
    )
    parser.add_argument(
        "--readme",
        action="store_true",
        help="those of README.md: the folder is assets/images",
    )
    parser.add_argument(
        "--book",
        choices=sorted(BOOKS),
        nargs="+",
        default=[_BOOK],
        help=f"by these rule books ({_BOOK}, which has the most controls)",
    )
    for name, every in (
        ("--screen", drawn.SCREENS),
        ("--language", drawn.LANGUAGES),
        ("--mode", drawn.MODES),
        ("--size", drawn.SIZES),
    ):
        choices = list(every)
        parser.add_argument(name, choices=choices, nargs="+", default=choices, help="these (all)")
    return parser.parse_args()


if __name__ == "__main__":
    main()
