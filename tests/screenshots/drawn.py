"""Pictures drawn in memory: every screen, panel and page of the staff menu, in every language and
as every player may want it, on a large, a small and an upright glass; and those of the console and
of the display.

They are named STATION.LANGUAGE.MODE.SIZE.png in a folder of their rule book, console/STATION of the
console and display/STATION of the display. Each text that is cut short, or lies over something, is
told beside them.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest
from qasync import QEventLoop

from kiosk.game.preferences.facts import Preferences
from kiosk.game.terminal import commands as c
from kiosk.progress import Progress
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.application import Application, WindowPlace, show_at
from kiosk.ui.language import ENGLISH, Languages
from tests.conftest import BOOKS
from tests.ui.console.stations import screen_at
from tests.ui.console.stations import visit as visit_console
from tests.ui.console.stations import visit_tournament as visit_director
from tests.ui.display import stations as display_stations
from tests.ui.display.stage import Screen, Stage
from tests.ui.display.test_rings import Wheels
from tests.ui.pseudo import CODE, speak_pseudo
from tests.ui.scene_texts import faults
from tests.ui.seen_items import settle
from tests.ui.terminal.house import Printer
from tests.ui.terminal.salon import LARGE, SMALL, TALL, Salon, TerminalScreen, house_of
from tests.ui.terminal.stations import visit, visit_spread
from tests.ui.terminal.tournament import visit_tournament

SIZES = {"large": LARGE, "small": SMALL, "portrait": TALL}
MODES = {
    "plain": Preferences(),
    "large-text": Preferences(large_text=True),
    "contrast": Preferences(high_contrast=True),
    "mirror": Preferences(left_handed=True),
    "all": Preferences(large_text=True, high_contrast=True, left_handed=True, still=True),
}
LANGUAGES = (*(language.code for language in Languages().all), CODE)
"""All that ship, and the one whose texts are longer."""


SCREENS = ("terminal", "console", "display")


def take(  # noqa: PLR0913 - each by its name
    into: Path,
    book: str,
    *,
    screens: Sequence[str],
    languages: Sequence[str],
    modes: Sequence[str],
    sizes: Sequence[str],
) -> None:
    into.mkdir(parents=True, exist_ok=True)
    walks = [(language, mode) for language in languages for mode in modes]
    with at_work() as loop, TemporaryDirectory() as longer, Progress("drawing") as progress:
        speak_pseudo(Path(longer))
        for language in languages:
            known = Languages(Path(longer)) if language == CODE else Languages()
            for size in sizes:
                told = _Look(BOOKS[book], known, language, SIZES[size])
                if "console" in screens and SIZES[size] != TALL:  # staff have no upright one
                    loop.run_until_complete(_console(told, into / "console"))
                if "display" in screens:
                    _display(told, into / "display")
        if "terminal" not in screens:
            return
        for turn, size in enumerate(sizes):
            screen = TerminalScreen(SIZES[size])
            for done, (language, mode) in enumerate(walks):
                progress(turn * len(walks) + done, len(sizes) * len(walks))
                known = Languages(Path(longer)) if language == CODE else None
                house = house_of(BOOKS[book], credit_cents=0, printer=Printer())
                salon = Salon(screen, QTest.createTouchDevice(), house, known)
                _walk(salon, language, mode, into, by=partial(visit, wait=_wait))
                if BOOKS[book].terms.tournament is not None:
                    house = house_of(BOOKS[book], credit_cents=0, open_=False)
                    salon = Salon(screen, QTest.createTouchDevice(), house, known)
                    _walk(salon, language, mode, into, by=visit_tournament)
                if BOOKS[book].spread_tables:
                    house = house_of(BOOKS[book], open_=False)
                    salon = Salon(screen, QTest.createTouchDevice(), house, known)
                    _walk(salon, language, mode, into, by=visit_spread)
            screen.close()


@contextmanager
def at_work() -> Iterator[QEventLoop]:
    application = QGuiApplication.instance() or QGuiApplication([])
    loop = QEventLoop(application)
    asyncio.set_event_loop(loop)
    yield loop
    asyncio.set_event_loop(None)
    loop.close()


def _walk(
    salon: Salon,
    language: str,
    mode: str,
    into: Path,
    *,
    by: Callable[[Salon, Callable[[str], None]], None],
) -> None:
    salon.speaks(language)
    width, height = salon.window.width(), salon.window.height()

    def look(station: str) -> None:
        _prefer(salon, MODES[mode])
        name = f"{station}.{language}.{mode}.{width}x{height}"
        assert salon.picture().save(str(into / f"{name}.png")), f"cannot write {into / name}"
        for fault in faults(salon.window):
            print(f"{name}: {fault}")

    by(salon, look)
    salon.leave()


@dataclass(frozen=True, slots=True)
class _Look:
    book: RuleBook
    known: Languages
    language: str
    size: tuple[int, int]

    def at(self, window: QQuickWindow, into: Path) -> Callable[[str], None]:
        """Takes a picture, and tells what is wrong with its texts."""
        into.mkdir(exist_ok=True)
        width, height = self.size

        def look(station: str) -> None:
            QCoreApplication.processEvents()
            name = f"{station.replace(' ', '-')}.{self.language}.plain.{width}x{height}"
            path = into / f"{name}.png"
            settle(window)
            assert window.grabWindow().save(str(path)), f"cannot write {path}"
            for fault in faults(window):
                print(f"{into.name}/{name}: {fault}")

        return look


async def _console(told: _Look, into: Path) -> None:
    application = Application("tapis console")
    application.speaker.languages = told.known
    with TemporaryDirectory() as folder:
        screen = screen_at(application, QTest.createTouchDevice(), told.book, Path(folder))
        screen.window.resize(*told.size)
        screen.view.speak(told.language)
        look = told.at(screen.window, into)
        await visit_console(screen, look)
        if told.book.terms.tournament is not None:
            await visit_director(screen, look)
        screen.leave()
    application.speaker.speak(ENGLISH)
    application.close()


def _display(told: _Look, into: Path) -> None:
    for spread in (False, True) if told.book.spread_tables else (False,):
        application = Application("tapis display")
        application.speaker.languages = told.known
        application.speaker.speak(told.language)

        def show(stage: Stage, size: tuple[int, int], at: Application = application) -> Screen:
            view = stage.view(at)
            view.setParent(at.engine)
            window = at.show("Tapis.Display", "DisplayWindow", {"display": view})
            show_at(window, WindowPlace(size))
            return Screen(window, view)

        if spread:
            wheels = Wheels(show, told.size)
            display_stations.visit_spread(wheels, told.at(wheels.screen.window, into))
        else:
            stage = Stage(told.book)
            screen = show(stage, told.size)
            look = told.at(screen.window, into)
            display_stations.visit(stage, screen, look)
            if told.book.terms.tournament is not None:
                display_stations.visit_tournament(stage, screen, look)
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
