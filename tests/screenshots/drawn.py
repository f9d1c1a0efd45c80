"""Pictures drawn in memory: every screen, panel and page of the staff menu, in every language and
as every player may want it, on a large, a small and an upright glass; and those of the console.

They are named STATION.LANGUAGE.MODE.SIZE.png in a folder of their rule book, console/STATION of the
console. Each text that is cut
short, or lies over something, is told beside them.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from qasync import QEventLoop

from kiosk.game.preferences.facts import Preferences
from kiosk.game.terminal import commands as c
from kiosk.progress import Progress
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.application import Application
from kiosk.ui.language import ENGLISH, Languages
from tests.conftest import BOOKS
from tests.ui.console.stations import screen_at
from tests.ui.console.stations import visit as visit_console
from tests.ui.pseudo import CODE, speak_pseudo
from tests.ui.scene_texts import faults
from tests.ui.terminal.house import Printer
from tests.ui.terminal.salon import LARGE, SMALL, TALL, Salon, TerminalScreen, house_of
from tests.ui.terminal.stations import visit, visit_spread

SIZES = {"large": LARGE, "small": SMALL, "portrait": TALL}
CONSOLES = ("large", "small")
MODES = {
    "plain": Preferences(),
    "large-text": Preferences(large_text=True),
    "contrast": Preferences(high_contrast=True),
    "mirror": Preferences(left_handed=True),
    "all": Preferences(large_text=True, high_contrast=True, left_handed=True, still=True),
}
LANGUAGES = (*(language.code for language in Languages().all), CODE)
"""All that ship, and the one whose texts are longer."""


def take(
    into: Path, book: str, languages: Sequence[str], modes: Sequence[str], sizes: Sequence[str]
) -> None:
    into.mkdir(parents=True, exist_ok=True)
    walks = [(language, mode) for language in languages for mode in modes]
    with at_work() as loop, TemporaryDirectory() as longer, Progress("drawing") as progress:
        speak_pseudo(Path(longer))
        for language in languages:
            known = Languages(Path(longer)) if language == CODE else Languages()
            for size in sizes:
                if size in CONSOLES:
                    work = _console(BOOKS[book], known, language, size, into / "console")
                    loop.run_until_complete(work)
        for turn, size in enumerate(sizes):
            screen = TerminalScreen(SIZES[size])
            for done, (language, mode) in enumerate(walks):
                progress(turn * len(walks) + done, len(sizes) * len(walks))
                known = Languages(Path(longer)) if language == CODE else None
                house = house_of(BOOKS[book], credit_cents=0, printer=Printer())
                salon = Salon(screen, QTest.createTouchDevice(), house, known)
                _walk(salon, language, mode, into)
                if BOOKS[book].spread_tables:
                    house = house_of(BOOKS[book], open_=False)
                    salon = Salon(screen, QTest.createTouchDevice(), house, known)
                    _walk(salon, language, mode, into, spread=True)
            screen.close()


@contextmanager
def at_work() -> Iterator[QEventLoop]:
    application = QGuiApplication([])
    loop = QEventLoop(application)
    asyncio.set_event_loop(loop)
    yield loop
    asyncio.set_event_loop(None)
    loop.close()


def _walk(salon: Salon, language: str, mode: str, into: Path, *, spread: bool = False) -> None:
    salon.speaks(language)
    width, height = salon.window.width(), salon.window.height()

    def look(station: str) -> None:
        _prefer(salon, MODES[mode])
        name = f"{station}.{language}.{mode}.{width}x{height}"
        assert salon.picture().save(str(into / f"{name}.png")), f"cannot write {into / name}"
        for fault in faults(salon.window):
            print(f"{name}: {fault}")

    if spread:
        visit_spread(salon, look)
    else:
        visit(salon, look, _wait)
    salon.leave()


async def _console(book: RuleBook, known: Languages, language: str, size: str, into: Path) -> None:
    into.mkdir(exist_ok=True)
    shape = SIZES[size]
    application = Application("tapis console")
    application.speaker.languages = known
    with TemporaryDirectory() as folder:
        screen = screen_at(application, QTest.createTouchDevice(), book, Path(folder))
        screen.window.resize(*shape)
        screen.view.speak(language)

        def look(station: str) -> None:
            QCoreApplication.processEvents()
            looks = f"{language}.plain.{shape[0]}x{shape[1]}"
            name = f"{station.replace(' ', '-')}.{looks}"
            path = into / f"{name}.png"
            assert screen.window.grabWindow().save(str(path)), f"cannot write {path}"
            for fault in faults(screen.window):
                print(f"console/{name}: {fault}")

        await visit_console(screen, look)
        screen.leave()
    application.speaker.speak(ENGLISH)
    application.close()


def _prefer(salon: Salon, preferred: Preferences) -> None:
    """Wherever a player can be: an account that is opened begins with none, and whoever has paid or
    been paid keeps them to the end."""
    house = salon.house
    if house.in_service and house.state.preferences != preferred:
        house.tell(c.Prefer(preferred))
    QCoreApplication.processEvents()


def _wait(until: Callable[[], bool]) -> None:
    while not until():
        QTest.qWait(20)
