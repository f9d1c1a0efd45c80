"""Jackpots at the console: the server, a win with its checks, levels, and what management does."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPointingDevice

from kiosk.console.order import Person
from kiosk.game.round.state import TablePhase
from kiosk.game.supernova.state import HitState
from kiosk.link.messages import SeatAt, StaffTasks
from kiosk.ui.application import Application
from kiosk.ui.console.seats_view import WAITS, seat_status
from kiosk.ui.language import Languages
from tests.conftest import BOOKS
from tests.ui.console.conftest import Run
from tests.ui.console.jackpots import jackpot, with_jackpots
from tests.ui.console.screen import ConsoleScreen
from tests.ui.console.shown import SEAT, ShownTable, busy_table
from tests.ui.console.stations import screen_at, visit_jackpots
from tests.ui.pseudo import CODE
from tests.ui.scene_texts import faults

Story = Callable[[ConsoleScreen], None]


@pytest.fixture
def told(
    application: Application, panel: QPointingDevice, tmp_path: Path, run: Run
) -> Callable[..., None]:
    """Tells a story before a console of a rule book."""

    def tell(story: Story, book: str = "rapid-single-zero") -> None:
        async def play() -> None:
            screen = screen_at(application, panel, BOOKS[book], tmp_path)
            try:
                story(screen)
            finally:
                screen.leave()

        run(play())

    return tell


def shows(screen: ConsoleScreen, table: ShownTable, panel: str = "supernova") -> None:
    screen.desk.client = table  # type: ignore[assignment]
    screen.desk.person = Person("sue", "111111")
    screen.view.refresh()
    if panel:
        screen.view.openPanel(panel)
    QCoreApplication.processEvents()


def checks(screen: ConsoleScreen) -> list[tuple[str, bool]]:
    return [(row.key, row.good) for row in screen.view.supernova.checks.rows]


def at(screen: ConsoleScreen, *hits: object, **how: object) -> ShownTable:
    table = busy_table(screen.desk.book, TablePhase.SPINNING)
    return with_jackpots(table, *hits, **how)  # type: ignore[arg-type]


def test_a_win_is_shown_with_all_that_the_inspector_checks(told: Callable[..., None]) -> None:
    """S0 9.8."""

    def story(screen: ConsoleScreen) -> None:
        shows(screen, at(screen, jackpot(HitState.WAITING)))
        assert screen.says("Star") and screen.text("winSum") == "$6,072.00"
        assert checks(screen) == [
            ("main", True),
            ("wager", True),
            ("seal", True),
            ("winners", True),
            ("approval", False),
        ]
        assert screen.find("order-approve-jackpot") and screen.find("order-refuse-jackpot")
        assert screen.says("Approve Star, $6,072.00")
        assert screen.view.supernova.levels.rows[2].wins == "2, 2023-11-14"
        screen.view.begin("approve-jackpot")
        assert screen.says(f"Seat {SEAT}: $6,072.00")
        screen.view.sheet.close()
        broken = replace(jackpot(HitState.WAITING), sealed=False)
        shows(screen, at(screen, broken))
        assert ("seal", False) in checks(screen)
        shows(screen, at(screen, jackpot(HitState.PAID)))
        assert screen.find("order-approve-jackpot") is None
        assert screen.text("winOutcome") == "paid"

    told(story)


def test_who_waits_is_told_where_the_dealer_works(told: Callable[..., None]) -> None:
    def story(screen: ConsoleScreen) -> None:
        shows(screen, at(screen), panel="")
        assert screen.find("order-supernova") is None, "it is in the menu"
        table = at(screen, jackpot(HitState.WAITING))
        table.staff_tasks = StaffTasks()
        shows(screen, table, panel="")
        assert screen.second("order-supernova") == "Star waits"
        status = seat_status(screen.desk, SEAT, SeatAt(here=True))
        assert (status.word, status.rank) == ("Jackpot", WAITS)
        assert screen.says("Star, $6,072.00: inspector needed")
        screen.view.begin("supernova")
        assert screen.text("winSum") == "$6,072.00"

    told(story)


def test_a_share_that_no_terminal_credits_is_paid_by_hand(told: Callable[..., None]) -> None:
    def story(screen: ConsoleScreen) -> None:
        hit = jackpot(HitState.APPROVED, seats=("1", "5"), by_hand=True)
        shows(screen, at(screen, hit))
        assert screen.says("$6,072.00 to each of 2") and screen.text("winSum") == "$12,144.00"
        assert screen.text("winOutcome") == "to be paid by hand"
        screen.view.begin("pay-jackpot")
        draft = screen.view.sheet._draft
        assert draft is not None and [option.id for option in draft.options] == ["1", "5"]

    told(story)


def test_the_server_levels_and_incorrect_wagers_are_there(told: Callable[..., None]) -> None:
    """S0 9.7, 9.9."""

    def story(screen: ConsoleScreen) -> None:
        shows(screen, at(screen))
        assert screen.text("serverText") == "Supernova server connected"
        assert screen.view.supernova.levels.rows[0].now == "48,213.60"
        assert screen.says("always") and screen.says("1,000")
        rises, hidden, starts, limit = "10.00\xa0%", "1.50\xa0%", "2,500", "10,000"
        level = screen.view.supernova.levels.rows[1]
        assert (level.rises, level.hidden, level.starts, level.limit) == (
            rises,
            hidden,
            starts,
            limit,
        )
        for shown in (rises, hidden, starts, limit, "20.00\xa0%"):
            assert screen.says(shown)
        assert screen.text("levelsChanged") == (
            "changed only at the server, by two of its people, while it is stopped"
        )
        screen.view.seats.select("29")
        screen.view.begin("note-jackpot-wager")
        draft = screen.view.sheet._draft
        assert draft is not None
        assert [option.id for option in draft.options][:3] == ["29", "1", "2"]
        screen.view.sheet.close()
        noted = [row.kind for row in screen.view.supernova.noted.rows]
        assert noted == ["No wager on the layout", "A foreign or invalid chip"]
        shows(screen, at(screen, connected=False))
        assert screen.text("serverText") == "Supernova server lost: jackpot wagers go back"
        shows(screen, at(screen, opened=False))
        assert screen.text("supernovaStatus").startswith("Closed at this table")
        assert screen.find("order-open-supernova") and not screen.find("order-close-supernova")
        shows(screen, at(screen, fault="A spot takes no wager"))
        assert screen.text("supernovaStatus").startswith("Not offered: A spot takes no wager")

    told(story)


def test_chinese_letters_stay_in_their_boxes(told: Callable[..., None]) -> None:
    """They are higher than others, on a small screen most of all."""

    def story(screen: ConsoleScreen) -> None:
        def area(name: str) -> QRectF:
            item = screen.find(name)
            assert item is not None
            high = max(item.height(), float(item.property("contentHeight") or 0))
            return item.mapRectToScene(QRectF(0, 0, item.width(), high))

        screen.window.resize(1280, 720)
        screen.view.speak("zh_CN")
        shows(screen, at(screen, jackpot(HitState.PAID)))
        screen.window.grabWindow()
        assert area("supernovaServer").contains(area("supernovaStatus"))
        main = next(item for item in screen.items() if item.objectName() == "winCheck")
        assert area("winOutcome").bottom() <= main.mapToScene(QPointF(0, 0)).y()
        screen.view.speak("en")

    told(story)


def test_where_the_rule_book_lacks_them_there_is_nothing(told: Callable[..., None]) -> None:
    def story(screen: ConsoleScreen) -> None:
        shows(screen, at(screen, jackpot(HitState.WAITING)), panel="menu")
        assert screen.find("order-supernova") is None and not screen.says("ackpot")

    told(story, "crown-single-zero")


@pytest.mark.parametrize("language", [CODE, "zh_CN", "ms"])
def test_every_text_is_whole(
    told: Callable[..., None], application: Application, longer: Languages, language: str
) -> None:
    found: list[str] = []

    def story(screen: ConsoleScreen) -> None:
        application.speaker.languages = longer if language == CODE else Languages()
        screen.view.speak(language)

        def look(station: str) -> None:
            QCoreApplication.processEvents()
            screen.window.grabWindow()
            found.extend(f"{station}: {fault}" for fault in faults(screen.window))

        visit_jackpots(screen, look)
        application.speaker.languages = Languages()
        screen.view.speak("en")

    told(story)
    assert not found, "\n".join(found)
