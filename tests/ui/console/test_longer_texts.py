"""Whatever a language makes of a text, staff can read it: texts 40 % longer are whole and apart,
and none of them is left in English.

`packaging/screenshots FOLDER` takes pictures of the same screens, in every language.
"""

from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPointingDevice
from PySide6.QtQuick import QQuickItem

from kiosk.ui.application import Application
from kiosk.ui.language import Languages
from tests.conftest import BOOKS
from tests.ui.console import director
from tests.ui.console.conftest import Run
from tests.ui.console.screen import ConsoleScreen
from tests.ui.console.shown import STAFF
from tests.ui.console.stations import Look, screen_at, visit, visit_tournament
from tests.ui.pseudo import CODE
from tests.ui.scene_texts import look_at

LARGE, SMALL = (1920, 1080), (1280, 720)
Walk = tuple[str, str, tuple[int, int]]
WALKS: list[Walk] = [
    ("crown-double-zero", CODE, LARGE),
    ("nsw-single-zero", CODE, SMALL),
    ("rws-double-zero-a", "zh_CN", SMALL),
]
NAMES = (
    "English",
    "Bahasa Melayu",
    CODE,
    *STAFF,
    "drew",
    "WILHELMINA",
    "Cash Out Period",
    "$5 table",
    "Spring Cup",
    "ababab",
    "Best score of a heat",
    "The best loser",
    *director.NAMES,
)
"""Of languages, people, clauses, limits of the house and tournaments."""
JOURNAL = ("record-", "recordDetail")
"""What a journal says it says to every reader in the same words. A line of it is whole where it was
touched."""


@pytest.fixture
def enter(
    application: Application, panel: QPointingDevice, tmp_path: Path
) -> Callable[[str, Languages], ConsoleScreen]:
    def enter(book: str, languages: Languages) -> ConsoleScreen:
        application.speaker.languages = languages
        return screen_at(application, panel, BOOKS[book], tmp_path)

    return enter


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: "-".join(map(str, (*walk[:2], *walk[2]))))
def test_every_text_and_key_of_every_screen_is_whole(
    enter: Callable[[str, Languages], ConsoleScreen], run: Run, longer: Languages, walk: Walk
) -> None:
    book, language, size = walk
    screen = enter(book, longer if language == CODE else Languages())
    assert not (found := unread(screen, run, language, size, visit)), "\n".join(found)


@pytest.mark.parametrize("size", [LARGE, SMALL], ids=["large", "small"])
def test_every_text_and_key_of_the_director_is_whole(
    enter: Callable[[str, Languages], ConsoleScreen],
    run: Run,
    longer: Languages,
    size: tuple[int, int],
) -> None:
    screen = enter("crown-single-zero", longer)
    found = unread(screen, run, CODE, size, visit_tournament)
    assert not found, "\n".join(found)


def unread(
    screen: ConsoleScreen,
    run: Run,
    language: str,
    size: tuple[int, int],
    walk: Callable[[ConsoleScreen, Look], Coroutine[None, None, None]],
) -> list[str]:
    """What is cut short, lies over something or is in English, at each station of a walk."""
    found: list[str] = []

    async def story() -> None:
        screen.window.resize(*size)
        screen.view.speak(language)

        def look(station: str) -> None:
            QCoreApplication.processEvents()
            screen.window.grabWindow()  # only what is painted is in its place
            looked = look_at(screen.window)
            names = [(item.objectName(), item) for item in looked.items]
            lines = [item for name, item in names if name.startswith(JOURNAL)]
            quoted = {text for line in lines for text in screen.texts(line)}
            cut = {f"cut short: {text!r}" for text in quoted}
            found.extend(f"{station}: {each}" for each in looked.faults if each not in cut)
            words = (str(i.property("text")) for i in looked.items if i.inherits("QQuickText"))
            texts = [text for text in words if text not in quoted and english(text)]
            found.extend(f"{station}: in English: {text!r}" for text in texts)
            found.extend(f"{station}: a key is cut: {name}" for name in looked.cut_keys)
            keys = [item for name, item in names if name.startswith("order-")]
            found.extend(f"{station}: off its card: {key}" for key in off_their_cards(keys))

        try:
            await walk(screen, look)
        finally:
            screen.leave()

    run(story())
    return sorted(set(found))


def off_their_cards(keys: list[QQuickItem]) -> list[str]:
    """Keys of orders that are drawn beyond the edge of what they belong to."""
    return [key.objectName() for key in keys if not area(card_of(key)).contains(area(key))]


def card_of(item: QQuickItem) -> QQuickItem:
    above = item.parentItem()
    while not above.inherits("QQuickRectangle") and above.parentItem() is not None:
        above = above.parentItem()
    return above


def area(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def english(text: str) -> bool:
    """It has a word without an accent that is no name, and quotes nobody."""
    words = [word for word in text.replace(",", " ").split() if len(word) > 3]
    plain = any(word.isascii() and word.isalpha() for word in words)
    return plain and not any(name in text for name in NAMES)
