"""Whatever a language makes of a text, it can be read: texts 40 % longer are whole and apart, and
none of them is left in English.

`packaging/screenshots FOLDER` takes pictures of the same screens, in every language.
"""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from kiosk.ui.language import Languages
from tests.conftest import BOOKS
from tests.ui.pseudo import CODE
from tests.ui.scene_texts import look_at
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.house import STAFF, Printer
from tests.ui.terminal.salon import LARGE, SMALL, TALL, Salon, house_of, read
from tests.ui.terminal.stations import visit, visit_spread
from tests.ui.terminal.tournament import BOOK, visit_tournament

NAMES = ("Tapis", "Table 7", "English", "Bahasa Melayu", CODE, *STAFF, "tapis", "Python", "SQLite")
JOURNAL = ("staffLines", "newJournalTrouble")
"""What a journal says it says to every reader in the same words: no screen translates its lines."""
WALKS = {
    "large": ("crown-single-zero", LARGE, CODE),
    "small": ("nsw-single-zero", SMALL, CODE),
    "tall": ("crown-single-zero", TALL, CODE),
    "Chinese": ("crown-single-zero", SMALL, "zh_CN"),
}
"""The book with the most controls; on a small screen the one with the longest name; and lines that
are higher than others."""


@pytest.mark.parametrize("walk", WALKS)
def test_every_text_of_every_screen_is_whole(
    enter: Enter, qtbot: QtBot, longer: Languages, walk: str
) -> None:
    book, size, language = WALKS[walk]
    house = house_of(BOOKS[book], credit_cents=0, printer=Printer())
    salon = enter(house, size, longer if language == CODE else None)
    salon.speaks(language)
    assert not (found := unread(salon, lambda look: visit(salon, look, qtbot.waitUntil))), (
        "\n".join(found)
    )


@pytest.mark.parametrize("size", [LARGE, SMALL, TALL], ids=["large", "small", "tall"])
def test_every_text_of_spread_bet_is_whole(
    enter: Enter, longer: Languages, size: tuple[int, int]
) -> None:
    salon = enter(house_of(BOOKS["crown-double-zero"], open_=False), size, longer)
    salon.speaks(CODE)
    assert not (found := unread(salon, lambda look: visit_spread(salon, look))), "\n".join(found)


@pytest.mark.parametrize("walk", ["large", "tall", "Chinese"])
def test_every_text_of_a_tournament_is_whole(enter: Enter, longer: Languages, walk: str) -> None:
    _, size, language = WALKS[walk]
    house = house_of(BOOKS[BOOK], credit_cents=0, open_=False)
    salon = enter(house, size, longer if language == CODE else None)
    salon.speaks(language)
    assert not (found := unread(salon, lambda look: visit_tournament(salon, look))), "\n".join(
        found
    )


def unread(salon: Salon, walk: Callable[[Callable[[str], None]], None]) -> list[str]:
    """What is cut short, lies over something or is in English, at each station of a walk."""
    found: list[str] = []

    def words(items: list[QQuickItem]) -> list[str]:
        lines = [item for item in items if item.objectName() in JOURNAL]
        quoted = {text for item in lines for text in [item.property("text"), *salon.texts(item)]}
        texts = (read(item) for item in items if item.inherits("QQuickText"))
        return [text for text in texts if text not in quoted]

    def english(text: str) -> bool:
        """It has a word without an accent that is no name, and is no list of clauses."""
        words = [word for word in text.replace(",", " ").split() if len(word) > 3]
        plain = any(word.isascii() and word.isalpha() for word in words)
        return plain and "[" not in text and not any(name in text for name in NAMES)

    def look(station: str) -> None:
        QCoreApplication.processEvents()
        salon.view.prospects._look()  # what waits a moment after a touch
        salon.picture()  # only what is painted is in its place
        looked = look_at(salon.window)
        found.extend(f"{station}: {fault}" for fault in looked.faults)
        texts = [text for text in words(looked.items) if english(text)]
        found.extend(f"{station}: in English: {text!r}" for text in texts)

    walk(look)
    return found
