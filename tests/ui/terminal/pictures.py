"""Pictures of every screen of the terminal in every language, to be looked at.

    QT_QPA_PLATFORM=offscreen python -m tests.ui.terminal.pictures FOLDER
    QT_QPA_PLATFORM=offscreen python -m tests.ui.terminal.pictures FOLDER --language en_XA

`en_XA` is the language of longer texts. What is wrong with a picture's texts is told beside it.
"""

import argparse
import asyncio
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from qasync import QEventLoop

from kiosk.ui.language import Languages
from tests.conftest import BOOKS
from tests.ui.pseudo import CODE, speak_pseudo
from tests.ui.scene_texts import faults
from tests.ui.terminal.house import Printer
from tests.ui.terminal.salon import LARGE, SMALL, TALL, Glass, Salon, house_of
from tests.ui.terminal.stations import visit

SIZES = {"large": LARGE, "small": SMALL, "tall": TALL}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--language", action="append", help="(all that ship, and en_XA)")
    parser.add_argument("--size", choices=SIZES, action="append", help="(all)")
    parser.add_argument("--book", default="crown-single-zero", choices=BOOKS)
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    application = QGuiApplication([])
    loop = QEventLoop(application)
    asyncio.set_event_loop(loop)
    with TemporaryDirectory() as longer:
        speak_pseudo(Path(longer))
        shipped = [language.code for language in Languages().all]
        for size in arguments.size or SIZES:
            glass = Glass(SIZES[size])
            for code in arguments.language or [*shipped, CODE]:
                languages = Languages(Path(longer)) if code == CODE else None
                name = f"{arguments.book}-{size}-{code}"
                _take(glass, arguments.book, code, languages, arguments.folder / name)
            glass.close()
    loop.close()


def _take(glass: Glass, book: str, code: str, languages: Languages | None, into: Path) -> None:
    into.mkdir(exist_ok=True)
    house = house_of(BOOKS[book], credit_cents=0, printer=Printer())
    salon = Salon(glass, QTest.createTouchDevice(), house, languages)
    salon.speaks(code)

    def look(station: str) -> None:
        QCoreApplication.processEvents()
        assert salon.picture().save(str(into / f"{station}.png"))
        for fault in faults(salon.window):
            print(f"{into.name} {station}: {fault}")

    visit(salon, look, _wait)
    salon.leave()


def _wait(until: Callable[[], bool]) -> None:
    while not until():
        QTest.qWait(20)


if __name__ == "__main__":
    main()
