"""The jackpots on a monitor of their own, and on the table's display."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QPointF, QSize
from PySide6.QtQuick import QQuickItem, QQuickWindow

from kiosk.game.supernova.state import HitState
from kiosk.link import messages as m
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.application import Application
from kiosk.ui.display.jackpots_view import PIECES, WON_MS, JackpotsView
from kiosk.ui.language import Languages
from kiosk.ui.money import Currency
from tests.conftest import BOOKS
from tests.ui.display.stage import Stage
from tests.ui.pseudo import CODE
from tests.ui.scene_texts import faults
from tests.ui.seen_items import seen_items
from tests.ui.terminal.supernova import BOOK, hit, levels, seen

BAR_PX = 104 * 720 / 1080
UPRIGHT = (1080, 1920)


class Monitor:
    """As somebody sees it who stands before it."""

    def __init__(self, stage: Stage, window: QQuickWindow) -> None:
        self.stage, self.window = stage, window

    def tells(self, told: m.SupernovaSeen | None) -> None:
        """By the table."""
        board = self.stage.client.board
        assert board is not None
        self.stage.tells(replace(board, supernova=told))
        QCoreApplication.processEvents()

    def items(self, name: str) -> list[QQuickItem]:
        there = seen_items(self.window.contentItem())
        return [item for item in there if item.objectName() == name]

    def text(self, name: str) -> str:
        return " | ".join(str(item.property("text")) for item in self.items(name))

    def says(self, words: str) -> bool:
        there = seen_items(self.window.contentItem())
        return any(words in str(item.property("text") or "") for item in there)

    @property
    def figures(self) -> list[str]:
        return [str(item.property("text")) for item in self.items("levelFigures")]

    def misplaced(self) -> list[str]:
        self.window.grabWindow()
        return faults(self.window)


Open = Callable[..., Monitor]


@pytest.fixture
def monitor(application: Application) -> Open:
    def opened(size: tuple[int, int] = (1280, 720), book: RuleBook | None = None) -> Monitor:
        stage = Stage(book or BOOKS[BOOK])
        view = JackpotsView(stage.onlooker, stage.clock.times, Currency("$"))
        view.setParent(application.engine)  # outlives the window
        theme = application.engine.singletonInstance("Tapis.Theme", "Theme")
        theme.setProperty("still", True)
        window = application.show(
            "Tapis.Display", "JackpotsWindow", {"jackpots": view}, QSize(*size)
        )
        window.show()
        stage.opens()
        stage.bets()
        return Monitor(stage, window)

    return opened


def told(monitor: Monitor, *values: int, **changed: object) -> m.SupernovaSeen:
    return replace(seen(monitor.stage.clock.now_ms, *values), **changed)


def fell(monitor: Monitor, state: HitState, *seats: str) -> m.TableHitSeen:
    """In the present round, at this table."""
    board = monitor.stage.client.board
    assert board is not None
    won = hit(2, 607_200, at_ms=monitor.stage.clock.now_ms, table="Table 7")
    won = replace(won, seats=seats or ("6",))
    return m.TableHitSeen(hit=won, round=board.round, state=state)


def test_it_shows_levels_limits_seal_tables_and_that_this_table_takes_part(monitor: Open) -> None:
    """S0 9.6."""
    screen = monitor()
    screen.tells(told(screen))
    assert screen.figures == ["48,213.60", "7,412.05", "1,388.40", "241.85", "38.20"]
    assert screen.text("levelLimit") == "$50,000 | $10,000 | $2,000 | $300 | $50"
    assert screen.text("seal") == "Supernova sealed 3f9a 61c0 d27e"
    assert screen.text("takesPart") == "takes part"
    tiles = screen.items("tableTile")
    assert [(tile.property("name"), tile.property("own")) for tile in tiles] == [
        ("4", False),
        ("7", True),
        ("8", False),
    ]
    assert screen.says("closed") and screen.says("$2 beside any roulette bet")
    assert not screen.misplaced()


def test_levels_rise_as_they_are_told_and_fall_only_at_a_hit(monitor: Open) -> None:
    screen = monitor()
    before = told(screen)
    screen.tells(before)
    for values in pairwise([(2_499_999,), (2_500_001,), (2_500_003,)]):
        assert before.told is not None
        more = replace(before.told, levels=levels(*values[1]))
        screen.tells(replace(before, told=more))
        assert screen.figures == [f"{values[1][0] / 100:,.2f}"]


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1200), UPRIGHT])
def test_any_number_of_levels_has_its_place(
    monitor: Open, count: int, size: tuple[int, int]
) -> None:
    screen = monitor(size)
    screen.tells(told(screen, *(999_999_999, 4_000_000, 138_840, 24_185, 3_820)[:count]))
    assert len(screen.figures) == count
    assert not screen.misplaced()


@pytest.mark.parametrize("how", ["server", "table"])
def test_figures_that_may_be_old_are_marked(monitor: Open, how: str) -> None:
    screen = monitor()
    screen.tells(told(screen))
    screen.stage.clock.now_ms += 600_000
    screen.stage.onlooker.on_change()
    assert not screen.items("oldPill"), "nobody plays, and they are told when they change"
    match how:
        case "server":
            screen.tells(told(screen, connected=False, open=False))
        case "table":
            screen.stage.goes()
    assert screen.items("oldPill") and screen.says("last known 01:")
    assert all(item.property("old") for item in screen.items("levelFigures"))
    assert screen.says("jackpot wagers are returned")
    assert not screen.misplaced()


def test_a_table_that_does_not_take_part_says_so(monitor: Open) -> None:
    screen = monitor()
    screen.tells(told(screen, opened=False, open=False))
    assert screen.text("takesPart") == "does not take part"
    screen.tells(None)
    assert screen.text("waitingText") == "This table offers no jackpots."
    assert not screen.figures


def test_where_the_rule_book_has_none_nothing_is_shown(monitor: Open) -> None:
    screen = monitor(book=BOOKS["crown-single-zero"])
    screen.tells(told(screen))
    assert screen.text("waitingText") == "This table offers no jackpots."
    assert not screen.figures


def test_a_win_that_waits_is_not_celebrated(monitor: Open) -> None:
    """S0 9.8: on the winner's table alone, without rays and pieces."""
    screen = monitor()
    screen.tells(told(screen, hits=(fell(screen, HitState.WAITING),)))
    assert (screen.text("wonName"), screen.text("wonSum")) == ("Star", "$6,072.00")
    assert screen.text("wonWhere") == "Table 7, seat 6"
    assert screen.text("wonWords") == "Waiting for the inspector"
    assert not screen.items("wonRays") and not screen.items("piece")
    assert not screen.misplaced()
    screen.tells(told(screen, hits=(fell(screen, HitState.APPROVED),)))
    assert screen.text("wonWords") == "Approved by the inspector"
    assert screen.text("startsAgain") == "starts again"
    assert screen.items("wonRays") and len(screen.items("piece")) == PIECES
    assert not screen.misplaced()
    screen.tells(told(screen, hits=(fell(screen, HitState.REFUSED),)))
    assert screen.text("wonWords") == "Not approved"
    assert not screen.items("wonRays") and not screen.items("piece")


@pytest.mark.parametrize("size", [(1280, 720), UPRIGHT], ids=["wide", "upright"])
def test_no_piece_lies_on_what_is_written(monitor: Open, size: tuple[int, int]) -> None:
    screen = monitor(size)
    screen.tells(told(screen, hits=(fell(screen, HitState.PAID, "3", "6", "9"),)))
    assert screen.text("wonShared") == "shared evenly by 3"
    assert screen.text("wonWords") == "Paid"
    texts = [*screen.items("wonSum"), *screen.items("wonName"), *screen.items("wonWhere")]
    assert len(screen.items("piece")) == PIECES
    for piece in screen.items("piece"):
        area = piece.mapRectToScene(piece.boundingRect())
        for text in texts:
            assert not area.intersects(text.mapRectToScene(text.boundingRect()))


def test_upright_a_win_fills_the_screen(monitor: Open) -> None:
    screen = monitor(UPRIGHT)
    screen.tells(told(screen, hits=(fell(screen, HitState.PAID),)))
    assert not screen.misplaced()
    (rays,), lines = screen.items("wonRays"), screen.items("wonLevel")
    areas = [item.mapRectToScene(item.boundingRect()) for item in (rays, *lines)]
    width, height = UPRIGHT
    assert areas[0].top() == 0 and areas[0].width() == width
    assert all(above.bottom() <= below.top() for above, below in pairwise(areas))
    assert areas[-1].bottom() > 0.95 * height


def test_at_its_own_table_a_win_makes_way_for_the_next_round(monitor: Open) -> None:
    screen = monitor()
    won = fell(screen, HitState.PAID)
    screen.tells(told(screen, hits=(won,)))
    assert screen.items("wonSum")
    screen.stage.spins()
    screen.stage.confirms("17")
    screen.tells(told(screen, hits=(won,)))
    assert screen.items("wonSum"), "until the next round opens"
    screen.stage.bets()
    screen.tells(told(screen, hits=(won,)))
    assert not screen.items("wonSum") and screen.figures


def test_elsewhere_a_win_is_seen_for_a_while_and_stays_in_the_list(monitor: Open) -> None:
    screen = monitor()
    now_ms = screen.stage.clock.now_ms
    there = told(screen)
    assert there.told is not None
    won = hit(3, 90_300, at_ms=now_ms, table="Table 4", seat="9")
    screen.tells(replace(there, told=replace(there.told, last=(won,))))
    assert screen.text("wonWhere") == "Table 4, seat 9" and screen.items("piece")
    screen.stage.clock.now_ms += WON_MS
    screen.stage.onlooker.on_change()
    assert not screen.items("wonSum")
    assert len(screen.items("win")) == 1 and screen.says("$903.00")


def test_elsewhere_a_win_is_celebrated_when_it_is_approved_however_late(monitor: Open) -> None:
    """Other tables hear of it only then (S0 9.8)."""
    screen = monitor()
    there = told(screen)
    assert there.told is not None
    fell_ms = screen.stage.clock.now_ms - 10 * WON_MS
    before = hit(2, 607_200, at_ms=fell_ms - 1, table="Table 4", seat="8")
    screen.tells(replace(there, told=replace(there.told, last=(before,))))
    assert not screen.items("wonSum")  # it was switched on after that
    won = hit(3, 90_300, at_ms=fell_ms, table="Table 4", seat="9")
    screen.tells(replace(there, told=replace(there.told, last=(won, before))))
    assert screen.text("wonWhere") == "Table 4, seat 9" and screen.items("piece")
    screen.stage.clock.now_ms += WON_MS
    screen.stage.onlooker.on_change()
    assert not screen.items("wonSum")


def test_a_table_that_tells_the_same_twice_ends_nothing(monitor: Open) -> None:
    """Every peer may lie."""
    screen = monitor()
    there = told(screen)
    assert there.told is not None
    won = hit(3, 90_300, at_ms=1, table="Table 4", seat="9")
    twice = replace(
        there.told,
        last=(won, won),
        tables=(("Table 7", True), ("Table 7", False)),
        levels=(there.told.levels[0], there.told.levels[0]),
    )
    screen.tells(replace(there, told=twice))
    screen.tells(there)
    assert len(screen.figures) == 5


@pytest.mark.parametrize(
    ("language", "size"),
    [("zh_CN", (1280, 720)), ("ms", (1280, 720)), (CODE, (1280, 720)), (CODE, UPRIGHT)],
)
def test_every_text_is_whole(
    monitor: Open,
    application: Application,
    longer: Languages,
    language: str,
    size: tuple[int, int],
) -> None:
    screen = monitor(size)
    if language == CODE:
        application.speaker.languages = longer
    application.speaker.speak(language)
    now_ms = screen.stage.clock.now_ms
    there = told(screen)
    assert there.told is not None
    last = tuple(hit(rank, 2_846_000, at_ms=1, seat="12") for rank in (0, 1, 2, 3, 4, 0))
    tables = tuple((f"Table {number}", number % 3 > 0) for number in range(1, 25))
    full = replace(there, told=replace(there.told, last=last, tables=tables))
    found = []
    for shown in (
        full,
        replace(full, connected=False, open=False),
        replace(full, opened=False, open=False),
        replace(full, hits=(fell(screen, HitState.WAITING, "3", "5"),)),
        replace(full, hits=(fell(screen, HitState.APPROVED),)),
        replace(full, told=replace(there.told, last=(hit(0, 1, at_ms=now_ms),))),
        None,
    ):
        screen.tells(shown)
        found += screen.misplaced()
    assert not found, "\n".join(found)


# ---- The table's own display --------------------------------------------------------------------


def test_the_tables_display_has_the_levels_below_the_number(
    application: Application, longer: Languages
) -> None:
    stage = Stage(BOOKS[BOOK])
    stage.opens()
    stage.plays(["17"])
    stage.bets()
    view = stage.view(application)
    view.setParent(application.engine)
    theme = application.engine.singletonInstance("Tapis.Theme", "Theme")
    theme.setProperty("still", True)
    window = application.show("Tapis.Display", "DisplayWindow", {"display": view}, QSize(1280, 720))
    window.show()
    screen = Monitor(stage, window)
    assert not screen.items("levelsCard") and not screen.says("ackpot")
    screen.tells(told(screen))
    assert len(screen.items("displayLevel")) == 5
    window.grabWindow()
    (number,) = screen.items("number")
    assert number.mapToScene(QPointF(0, 0)).y() > BAR_PX, "it stands clear of the bar"
    assert screen.text("levelsTitle") == "Jackpots, $2 beside any bet"
    assert not screen.misplaced()
    screen.tells(told(screen, hits=(fell(screen, HitState.WAITING),)))
    assert screen.text("levelsTitle") == "Star $6,072.00, seat 6: inspector needed"
    assert not screen.says("won:") and not screen.misplaced()
    screen.tells(told(screen, hits=(fell(screen, HitState.PAID),)))
    assert screen.text("levelsTitle") == "Star won: $6,072.00, seat 6"
    screen.tells(told(screen, connected=False))
    assert screen.says("last known 01:46")
    for language, known in ((CODE, longer), ("zh_CN", Languages())):
        application.speaker.languages = known
        application.speaker.speak(language)
        screen.stage.onlooker.on_change()
        assert not screen.misplaced()
    stage.notices(limits_min=10, closing_min=20)
    screen.tells(told(screen))
    assert not screen.items("levelsCard"), "what the house announces comes first"
