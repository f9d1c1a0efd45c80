"""The card beside the finger: what it says of a wager, and what it never covers."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from kiosk.game.facts import LimitAmounts
from kiosk.game.terminal import commands as c
from kiosk.rules.layout import BOXES
from kiosk.rules.pockets import ZEROS
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.wagers import Kind, Wager
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.salon import LARGE, SMALL, Salon, read

APART_PX = 9
TITLES = {
    Kind.STRAIGHT: "Straight up",
    Kind.SPLIT: "Split",
    Kind.STREET: "Street",
    Kind.CORNER: "Corner",
    Kind.FOUR_LINE: "Four line",
    Kind.FIVE_LINE: "Five line",
    Kind.TOP_LINE: "Top line",
    Kind.SIX_LINE: "Six line",
    Kind.LOW: "1 – 18",
    Kind.HIGH: "19 – 36",
    Kind.EVEN: "Even",
    Kind.ODD: "Odd",
    Kind.RED: "Red",
    Kind.BLACK: "Black",
    Kind.GREEN: "Green",
}
NAMED = {
    "dozen:1": "1st 12",
    "dozen:2": "2nd 12",
    "dozen:3": "3rd 12",
    "column:1": "1st column",
    "column:2": "2nd column",
    "column:3": "3rd column",
}


def title_of(wager: Wager) -> str:
    if wager.kind is Kind.STREET and set(ZEROS) & set(wager.numbers):
        return "Trio"
    return NAMED.get(wager.id) or TITLES[wager.kind]


def sample(book: RuleBook) -> Iterator[Wager]:
    """The first and the last of each kind: most kinds begin among the zeros."""
    for kind in book.layout.boxes:
        yield next(wager for wager in book.wagers.values() if wager.kind is kind)
    for kind in (kind for kind in book.terms.wagers if kind not in BOXES):
        of_kind = [wager for wager in book.wagers.values() if wager.kind is kind]
        yield from dict.fromkeys((of_kind[0], of_kind[-1]))


def edge_text(book: RuleBook, wager: Wager, pays: int) -> str:
    """By the numbers on the wheel alone: what a hundred staked lose on average."""
    pockets = len(book.wheel.order)
    return f"{100 * (pockets - len(wager.numbers) * (pays + 1)) / pockets:.2f}\N{NO-BREAK SPACE}%"


def hold(salon: Salon, qtbot: QtBot, wager: Wager) -> None:
    """A finger that slides onto a spot sees its card at once."""
    salon.fingers.move(salon.spot(wager.id))
    box = {wager.id} if wager.kind in BOXES else set()
    qtbot.waitUntil(lambda: salon.lit() == box | set(wager.numbers))


def card_of(salon: Salon) -> QRectF:
    [card] = salon.all("preview")
    return salon.area(card)


def test_the_card_comes_while_the_finger_rests(salon: Salon, qtbot: QtBot) -> None:
    at = salon.spot("split:14/17")
    salon.fingers.press(at)
    qtbot.waitUntil(lambda: salon.find("previewTitle") is not None)
    assert salon.text("previewTitle") == "Split"
    salon.fingers.lift(at)
    assert salon.find("previewTitle") is None


def test_the_card_tells_numbers_odds_and_limits(enter: Enter, book: RuleBook, qtbot: QtBot) -> None:
    salon = enter(book)
    salon.touch("chip500")
    salon.fingers.press(QPoint(950, 640))
    for wager in sample(book):
        hold(salon, qtbot, wager)
        kind = book.terms.limits.kinds[wager.kind]
        low, high = kind.minimum_cents // 100, kind.maximum_cents // 100
        assert kind.unit_cents is not None
        [card] = salon.all("preview")
        few = len(wager.numbers) <= 7
        numbers = " · ".join(wager.numbers) if few else f"{len(wager.numbers)} numbers"
        pays = book.terms.wagers[wager.kind].pays
        chip_in_the_lens = [] if wager.kind in BOXES else ["5"]
        assert salon.texts(card) == [
            *chip_in_the_lens,
            title_of(wager),
            numbers,
            f"Pays {pays} to 1",
            f"wins ${5 * pays}.00",
            f"House edge {edge_text(book, wager, pays)}",
            *(["All bets up to $5,000"] if book.limits.aggregate_maximum_cents else []),
            *("Stake", "$5"),
            *("Minimum", f"${low:,}"),
            *("Maximum", f"${high:,}"),
            *("Unit", f"${kind.unit_cents // 100:,}"),
            *("Room left", f"${high - 5:,}"),
        ]


def test_the_card_counts_what_lies_there(salon: Salon, qtbot: QtBot) -> None:
    salon.house.tell(c.PlaceChip("straight:17", 2000))
    salon.fingers.press(salon.spot("straight:17"))
    qtbot.waitUntil(lambda: salon.find("previewTitle") is not None)
    assert salon.text("previewWins") == "wins $735.00"
    assert {"$21", "$79"} <= set(salon.texts())


def test_the_lens_shows_the_chips_that_lie_there(salon: Salon, qtbot: QtBot) -> None:
    salon.house.tell(c.PlaceChip("straight:17", 2000), c.PlaceChip("straight:1", 700))
    salon.fingers.press(salon.spot("corner:16/17/19/20"))
    qtbot.waitUntil(lambda: salon.find("previewTitle") is not None)
    [card] = salon.all("preview")
    shown = salon.texts(card)
    assert {"20", "1"} <= set(shown), "that of 17 and the one in hand"
    assert "7" not in shown, "it is elsewhere"


def test_the_card_tells_what_a_limit_will_do(salon: Salon, qtbot: QtBot) -> None:
    salon.touch("chip50000")
    salon.fingers.press(salon.spot("straight:17"))
    qtbot.waitUntil(lambda: salon.find("previewTitle") is not None)
    assert salon.text("previewWins") == "Table maximum $100: $100 placed"


@pytest.mark.parametrize("size", [LARGE, SMALL])
def test_the_card_covers_no_lit_number_no_countdown_and_no_meter(
    enter: Enter, book: RuleBook, qtbot: QtBot, size: tuple[int, int]
) -> None:
    salon = enter(book, size)
    left = salon.cloth.mapToScene(salon.cloth.boundingRect().bottomLeft()).toPoint()
    salon.fingers.press(QPoint(left.x() + salon.window.width() // 2, left.y() - 8))
    kept_free = [salon.area(name) for name in ("countdownFigure", "creditMeter", "betMeter")]
    for wager in sample(book):
        hold(salon, qtbot, wager)
        card = card_of(salon)
        assert not any(card.intersects(area) for area in kept_free)
        if wager.kind in BOXES:
            continue
        for number in wager.numbers:
            area = salon.cloth_map.cells[number].area
            cell = salon.cloth.mapRectToScene(QRectF(area.x, area.y, area.width, area.height))
            assert not card.intersects(cell.adjusted(1, 1, -1, -1)), f"{wager.id} hides {number}"


def test_all_bets_together_limit_what_is_left(enter: Enter, qtbot: QtBot) -> None:
    """S0 8.5.1, S3 7.2: the card tells the outlay and the most, and what of that is free."""
    salon = enter("crown-single-zero")
    salon.house.plays("5")
    limits = LimitAmounts.of(salon.book.limits)
    kinds = {kind: (low, high, None) for kind, (low, high, _) in limits.kinds.items()}
    salon.house.tell(
        c.ChangeLimits(
            LimitAmounts(kinds=kinds, aggregate_minimum_cents=2000, aggregate_maximum_cents=10_000)
        )
    )
    salon.house.opens()
    salon.house.tell(c.PlaceChip("red", 7000))
    salon.touch("chip500")
    salon.fingers.press(salon.spot("corner:16/17/19/20"))
    qtbot.waitUntil(lambda: salon.find("previewTogether") is not None)
    assert salon.text("previewTogether") == "All bets $20–$100"
    [card] = salon.all("preview")
    told = salon.texts(card)
    assert told[told.index("Room left") + 1] == "$25"
    assert told[told.index("Unit") + 1] == "any"


def test_the_figures_of_a_preview_keep_apart(enter: Enter, crown: RuleBook) -> None:
    """The names of a minimum, a maximum and a unit were read as one word on a small screen."""
    salon = enter(crown, SMALL)
    salon.fingers.press(salon.spot("dozen:3"))
    salon.view.cloth._show_preview()
    salon.picture()  # only what is painted is in its place
    names = ("Stake", "Minimum", "Maximum", "Unit", "Room left")
    placed = {read(item): item for item in salon.items() if read(item) in names}
    ends = [salon.area(placed[name]).left() + painted(placed[name]) for name in names]
    for name, before in zip(names[1:], ends, strict=False):
        assert salon.area(placed[name]).left() - before >= APART_PX, name
    salon.fingers.lift(QPoint(2, salon.window.height() - 2))


def painted(item: QQuickItem) -> float:
    return float(item.property("contentWidth"))
