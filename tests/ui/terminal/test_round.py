"""A round as a player sees it, from the countdown to the win, and everything that can go wrong."""

from math import ceil, hypot

import pytest
from PySide6.QtGui import QColor
from PySide6.QtQml import QQmlProperty
from pytestqt.qtbot import QtBot

from kiosk.game.preferences.facts import Preferences
from kiosk.game.terminal import commands as c
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import Winners
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.salon import LARGE, SMALL, TALL, Salon, house_of


def passes(salon: Salon, qtbot: QtBot, *, left_s: float) -> None:
    """The screen looks at the time by itself."""
    salon.house.seat.left_s = left_s
    figure = str(ceil(left_s))
    qtbot.waitUntil(lambda: salon.text("countdownFigure") == figure)


def colour_of(salon: Salon, name: str) -> str:
    return str(salon.item(name).property("color").name())


# ---- The countdown ----------------------------------------------------------------------------


def test_the_countdown_counts_and_its_line_shrinks(salon: Salon, qtbot: QtBot) -> None:
    """S0 8.6.2, S1 3.2, S2 3.2, S3 1.1 Wagering Period (c), S4 5.1."""
    assert salon.text("countdownFigure") == "20"
    assert salon.text("phaseTitle") == "Place your bets"
    assert salon.text("phaseLine") == "seconds left, round 1"
    assert salon.area("timeLine").width() == 1920
    passes(salon, qtbot, left_s=10)
    assert salon.area("timeLine").width() == 960
    passes(salon, qtbot, left_s=9.2)
    assert salon.text("countdownFigure") == "10"


def test_the_last_five_seconds_look_different(salon: Salon, qtbot: QtBot) -> None:
    passes(salon, qtbot, left_s=5.5)
    names = ("countdownFigure", "phaseTitle", "timeLine")
    before = [colour_of(salon, name) for name in names]
    passes(salon, qtbot, left_s=4.9)
    qtbot.waitUntil(lambda: colour_of(salon, "phaseTitle") != before[1])
    after = [colour_of(salon, name) for name in names]
    assert all(old != new for old, new in zip(before, after, strict=True))
    assert salon.text("phaseTitle") == "Last bets"
    # The line moves once a second now.
    width = salon.area("timeLine").width()
    passes(salon, qtbot, left_s=4.2)
    assert salon.area("timeLine").width() == width
    passes(salon, qtbot, left_s=3.8)
    assert salon.area("timeLine").width() < width


@pytest.mark.parametrize("size", [LARGE, SMALL])
@pytest.mark.parametrize("button", ["helpButton", "favouritesButton", "finalesButton"])
def test_no_panel_covers_the_countdown(salon: Salon, button: str) -> None:
    ring = salon.area(salon.all("countdownRing")[0]).toAlignedRect()
    line = salon.area("timeLine").toAlignedRect()
    before = salon.picture()
    salon.touch(button)
    after = salon.picture()
    assert after != before
    assert after.copy(ring) == before.copy(ring)
    assert after.copy(line) == before.copy(line)


# ---- Close to result --------------------------------------------------------------------------


def test_a_round_from_the_first_chip_to_the_win(enter: Enter, book: RuleBook) -> None:
    """S0 8.4.6, 8.7.1, 8.7.1(b), 8.7.1(c), S1 1.9, 3.9, S2 1.9, 3.9, S3 3.10, 4.5(c), 4.7(b)."""
    salon = enter(book)
    house = salon.house
    salon.touch("chip500")
    salon.touch_spot("straight:17", "split:14/17", "red", "straight:20")
    assert salon.text("betMeter") == "$20.00"
    house.closes()
    assert (salon.text("phaseTitle"), salon.text("phaseLine")) == (
        "No more bets",
        "sending your bets",
    )
    assert salon.find("countdownFigure") is None
    assert icon(salon) == "lock"
    assert salon.chips() == {"straight:17": "5", "split:14/17": "5", "red": "5", "straight:20": "5"}
    house.registers()
    assert salon.text("phaseLine") == "Registered 20:15:30"
    assert icon(salon) == "tick"
    house.settles("17")
    won = 5 * 35 + 5 * 17
    assert salon.text("phaseTitle") == "17 Black"
    assert salon.text("resultWords") == "You are up"
    assert salon.text("resultSum") == f"+${won - 10}.00"
    assert salon.says(f"Back ${won + 10}.00 · staked $20.00")
    assert salon.text("resultMoment") == "Round 1 · 20:15:30"
    assert salon.text("winMeter") == f"${won}.00"
    assert salon.text("creditMeter") == f"${10_000 - 20 + 10 + won:,}.00"
    assert salon.text("betMeter") == "$0.00"
    assert_rows(
        salon,
        ("Straight up 17", "5 × 35", "175.00"),
        ("Split 14 · 17", "5 × 17", "85.00"),
        ("Winning stakes", "stay down" if rides(book) else "returned", "10.00"),
        ("Staked", "4 bets", "-20.00"),
    )
    assert {"Black", "Odd · 1 – 18\n2nd 12 · 2nd column"} <= set(salon.texts())


def rides(book: RuleBook) -> bool:
    return book.terms.settlement.winners is Winners.RIDE


def icon(salon: Salon) -> str:
    """What the ring holds instead of a figure."""
    ring = salon.all("countdownRing")[0]
    sources = (salon.source(item) for item in salon.items(ring))
    return next(source.split("/")[4] for source in sources if "/icon/" in source)


def assert_rows(salon: Salon, *rows: tuple[str, str, str]) -> None:
    """The list of wins, each with its stake, odds and sum."""
    words = salon.texts()
    for row in rows:
        at = words.index(row[0])
        assert tuple(words[at : at + 3]) == row


def test_losers_leave_and_winners_are_ringed(salon: Salon, qtbot: QtBot) -> None:
    """S0 8.7.1(a), S3 4.7(a)."""
    salon.touch_spot("straight:17", "straight:20", "split:14/17", "corner:25/26/28/29")
    salon.house.plays("17")
    qtbot.waitUntil(lambda: salon.chips().keys() == {"straight:17", "split:14/17"})

    def ringed() -> set[str]:
        return {
            str(chip.property("wager"))
            for chip in salon.all("chipOnCloth")
            for stack in chip.childItems()
            if stack.property("ringed")
        }

    qtbot.waitUntil(lambda: ringed() == {"straight:17", "split:14/17"})
    assert salon.cells("win-chip") == {"17"}


def test_the_dolly_stands_on_the_winning_number(enter: Enter, book: RuleBook) -> None:
    """S4 5.4."""
    salon = enter(book)
    for outcome in book.wheel.order:
        salon.house.plays(outcome)
        [dolly] = (i for i in salon.cloth.childItems() if "/dolly/" in salon.source(i))
        assert dolly.isVisible()
        area = salon.cloth_map.cells[outcome].area
        foot = dolly.x() + dolly.width() / 2, dolly.y() + dolly.height() * 0.9
        assert area.x <= foot[0] <= area.right
        assert area.y <= foot[1] <= area.bottom
        assert salon.cells("came") == {outcome}
        salon.house.opens()
        assert not dolly.isVisible()


@pytest.mark.parametrize("size", [LARGE, SMALL, TALL])
def test_the_number_can_be_read_and_the_dolly_stands_free_however_many_chips_lie_there(
    salon: Salon, qtbot: QtBot
) -> None:
    """A chip on every spot that wins with 17, as a Max Bet places them."""
    around = [wager.id for wager in salon.book.wagers.values() if "17" in wager.numbers]
    salon.house.tell(*(c.PlaceChip(wager, 500) for wager in around))
    salon.house.plays("17")
    [dolly] = (i for i in salon.cloth.childItems() if "/dolly/" in salon.source(i))
    number = salon.item("crowdedNumber")
    assert number.property("pocket") == "17"
    items = salon.cloth.childItems()
    chips = [item for item in items if item.objectName() == "chipOnCloth"]
    assert all(items.index(number) > items.index(chip) for chip in chips), "it lies above them"
    cell = salon.cloth_map.cells["17"].area
    foot = dolly.x() + dolly.width() / 2, dolly.y() + dolly.height()
    middle = dolly.x() + dolly.width() / 2, dolly.y() + dolly.height() / 2
    assert cell.x < dolly.x() and foot[0] < cell.right and foot[1] < cell.bottom
    for chip in chips:
        away = hypot(chip.x() - middle[0], chip.y() - middle[1])
        assert away > chip.property("size") / 2 + dolly.width() / 2, chip.property("wager")


def test_a_chip_on_the_number_alone_leaves_it_to_be_read_beside(salon: Salon) -> None:
    salon.house.tell(c.PlaceChip("straight:17", 500))
    salon.house.plays("17")
    assert salon.find("crowdedNumber") is None
    assert salon.cells("win-chip") == {"17"}


def test_a_round_without_a_win(salon: Salon) -> None:
    salon.touch_spot("straight:17")
    salon.house.plays("0")
    assert salon.text("phaseTitle") == "0 Green"
    assert salon.text("resultWords") == "This round"
    assert salon.text("resultSum") == "Back $0.00 of $1.00"
    assert salon.says("$1.00 less than before the round")
    assert salon.text("winMeter") == "$0.00"


def test_a_round_without_bets(salon: Salon) -> None:
    salon.house.plays("32")
    assert salon.text("resultWords") == "You had no bets in this round"
    assert salon.text("phaseTitle") == "32 Red"


def test_many_wins_are_summed_up(salon: Salon) -> None:
    wagers = [w.id for w in salon.book.wagers.values() if "17" in w.numbers][:9]
    for wager in wagers:
        salon.house.tell(c.PlaceChip(wager, 500))
    salon.house.plays("17")
    assert salon.says("and 5 more")


def test_a_win_is_of_the_round_whose_result_is_shown(salon: Salon) -> None:
    salon.touch_spot("straight:17")
    salon.house.plays("17")
    assert salon.text("winMeter") == "$35.00"
    salon.house.opens()
    assert salon.text("winMeter") == "$0.00"
    assert salon.find("resultWords") is None
    salon.house.plays("1")
    assert salon.text("winMeter") == "$0.00"


BRASS = ("brass", "brassBright")


@pytest.mark.parametrize("size", [LARGE, SMALL, TALL])
def test_less_back_than_staked_is_told_as_that_and_without_brass(salon: Salon) -> None:
    """400 dollars went in, and 50 came back: nobody is told that he has won."""
    salon.house.tell(
        c.PlaceChip("black", 2500), c.PlaceChip("red", 17_500), c.PlaceChip("dozen:1", 20_000)
    )
    salon.house.plays("17")
    assert salon.text("resultSum") == "Back $50.00 of $400.00"
    assert salon.says("$350.00 less than before the round")
    assert salon.cells("came") == {"17"}
    assert salon.cells("came-chip") == {"black"}
    panel = salon.item("resultPanel")
    shown = [colour_of(salon, "resultSum"), colour_of(salon, "winMeter")]
    shown.append(QColor(QQmlProperty(panel, "border.color").read()).name())
    assert not {salon.palette[name].name() for name in BRASS} & {*shown}
    assert not salon.says("You are up")


@pytest.mark.parametrize(
    ("bets", "outcome", "words", "sum_"),
    [
        ({"red": 500, "black": 500}, "17", "This round", "Back $10.00 of $10.00"),
        ({"dozen:2": 500}, "17", "You are up", "+$10.00"),
        ({"straight:17": 500}, "17", "You are up", "+$175.00"),
        ({"straight:17": 500}, "3", "This round", "Back $0.00 of $5.00"),
    ],
)
def test_the_figure_is_what_the_round_has_changed(
    salon: Salon, bets: dict[str, int], outcome: str, words: str, sum_: str
) -> None:
    salon.house.tell(*(c.PlaceChip(wager, cents) for wager, cents in bets.items()))
    salon.house.plays(outcome)
    assert (salon.text("resultWords"), salon.text("resultSum")) == (words, sum_)
    better = sum_.startswith("+")
    assert (colour_of(salon, "winMeter") == salon.palette["brassBright"].name()) is better
    assert salon.view.result.showing.big is (better and "straight:17" in bets)


def test_the_figure_is_counted_up_while_the_credit_is_right_at_once(salon: Salon) -> None:
    salon.house.tell(c.PlaceChip("straight:17", 10_000))
    salon.house.plays("17")
    salon.view.result.countUp()
    seen = [salon.text("resultSum")]
    for _ in range(7):
        assert salon.text("creditMeter") == "$13,500.00"
        [timer] = [t for t in salon.timers() if t is salon.view.result._counting]
        timer.timeout.emit()
        seen.append(salon.text("resultSum"))
    cents = [int(text.replace(",", "").replace(".", "").removeprefix("+$")) for text in seen]
    assert cents == sorted(set(cents))
    assert seen[-1] == "+$3,500.00"
    assert salon.view.result.showing.celebrating, "chips are still on their way"
    for _ in range(9):
        salon.view.result._counting.timeout.emit()
    assert not salon.view.result.showing.celebrating
    assert not salon.view.result._counting.isActive()


@pytest.mark.parametrize(
    ("bets", "rays"),
    [
        ({"straight:17": 100}, True),
        ({"split:14/17": 100, "black": 100}, False),
        ({"straight:17": 100, "red": 10_000}, False),
        ({}, False),
    ],
    ids=["straight up", "ordinary", "less than before", "no bets"],
)
def test_only_a_large_win_has_rays(salon: Salon, bets: dict[str, int], rays: bool) -> None:
    salon.house.tell(*(c.PlaceChip(wager, cents) for wager, cents in bets.items()))
    salon.house.plays("17")
    assert (salon.find("rays") is not None) is rays
    salon.house.opens()
    assert salon.find("rays") is None


@pytest.mark.parametrize("left_handed", [False, True])
def test_a_large_win_travels_to_the_credit(salon: Salon, left_handed: bool) -> None:
    salon.house.tell(
        c.Prefer(Preferences(left_handed=left_handed)), c.PlaceChip("straight:17", 100)
    )
    salon.house.plays("17")
    salon.view.result.countUp()
    to, credit = salon.item("winningChips").property("to"), salon.area("creditMeter")
    assert credit.left() - 60 < to.x() < credit.right() + 60
    assert not salon.area("resultPanel").contains(to)


def test_a_touch_ends_the_counting(salon: Salon) -> None:
    salon.house.tell(c.PlaceChip("straight:17", 10_000))
    salon.house.plays("17")
    salon.view.result.countUp()
    assert salon.text("resultSum") != "+$3,500.00"
    assert salon.find("winningChips") is not None
    salon.touch_spot("straight:1")
    assert salon.text("resultSum") == "+$3,500.00"
    assert salon.find("winningChips") is None


def test_results_are_listed_newest_first(salon: Salon) -> None:
    for outcome in ("17", "0", "32"):
        salon.house.plays(outcome)
        salon.house.opens()
    strip = salon.all("resultStrip")[0]
    badges = [salon.source(item).split("/")[4] for item in salon.items(strip) if salon.source(item)]
    assert badges == ["32", "0", "17"]


def test_winners_ride_into_the_next_round_of_rapid_roulette(
    enter: Enter, rapid: RuleBook, qtbot: QtBot
) -> None:
    """S0 8.7.1(c), 8.7.1(d)."""
    salon = enter(rapid)
    salon.touch_spot("straight:17", "straight:20")
    salon.house.plays("17")
    assert salon.text("creditMeter") == "$10,034.00"
    salon.house.opens()
    qtbot.waitUntil(lambda: salon.chips() == {"straight:17": "1"})
    assert salon.text("creditMeter") == "$10,033.00"
    assert salon.text("betMeter") == "$1.00"


def test_winners_come_home_elsewhere(salon: Salon, qtbot: QtBot) -> None:
    salon.touch_spot("straight:17")
    salon.house.plays("17")
    salon.house.opens()
    qtbot.waitUntil(lambda: salon.chips() == {})
    assert salon.text("creditMeter") == "$10,035.00"


def test_riding_winners_that_no_longer_fit_are_listed(enter: Enter, rapid: RuleBook) -> None:
    house = house_of(rapid, credit_cents=100_000)
    salon = enter(house)
    house.tell(c.PlaceChip("red", 100_000))
    house.plays("1")
    house.tell(c.Withhold("case", 150_000, "a dispute"))
    house.opens()
    assert salon.text("returnedTitle") == "$500.00 returned to your credit"
    assert salon.says("not enough credit")
    assert salon.chips() == {"red": "500"}
