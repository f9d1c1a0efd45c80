"""What the display says in each state of its table, and what it never says."""

from random import Random

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from kiosk.game import facts as f
from kiosk.game.facts import LimitAmounts
from kiosk.rules.announced import AnnouncedKind
from kiosk.rules.rulebook import RuleBook
from tests.conftest import BOOKS
from tests.ui.display.conftest import Show
from tests.ui.display.stage import MINUTE_MS, Screen, Stage

# ---- The round ----------------------------------------------------------------------------------


def test_before_the_table_is_there_it_says_what_it_waits_for(screen: Screen) -> None:
    assert screen.text("waitingTitle") == "Waiting for the table"
    assert screen.number == "" and not screen.item("limits").isVisible()


def test_a_round_is_announced_from_its_opening_to_its_number(stage: Stage, screen: Screen) -> None:
    """S3 1.1 Display Controller, 1.1 Display Screen(s), S4 5.1."""
    said = []

    def look() -> None:
        said.append((screen.text("phaseTitle"), screen.text("phaseLine"), screen.number))

    stage.welcomes()
    stage.happens()
    look()
    stage.opens()
    look()
    stage.bets(left_s=20)
    look()
    stage.spins()
    look()
    stage.happens(
        f.NoSpinCalled(round=1, reason=stage.book.terms.no_spin.reasons[0].id),
    )
    look()
    stage.confirms("17")
    look()
    stage.bets()
    look()
    assert said == [
        ("The table is closed", "", ""),
        ("Betting opens soon", "", ""),
        ("Place your bets", "seconds left, round 1", ""),
        ("No more bets", "round 1", ""),
        ("No more bets", "no spin, the ball is spun again", ""),
        ("17 Black", "round 1, betting opens soon", "17"),
        ("Place your bets", "seconds left, round 2", "17"),
    ]


def test_the_number_is_told_with_its_colour_and_its_round(stage: Stage, screen: Screen) -> None:
    """S0 8.1 WND, 8.6.4(a), S3 1.1 Display Screen(s), 1.1 Winning Number Display (WND), 4.5, S4
    2.6.2."""
    stage.opens()
    assert "No number yet" in screen.texts()
    stage.plays(["17", "0", "32"])
    assert (screen.number, screen.text("numberColour")) == ("32", "Red")
    assert "Even · 19 – 36 · 3rd 12 · 2nd column" in screen.texts()
    assert screen.text("numberAbout") == "Round 3"
    assert screen.history() == ["32", "0", "17"]
    assert "No number yet" not in screen.texts()


def test_the_time_left_is_counted(stage: Stage, screen: Screen) -> None:
    stage.opens()
    stage.bets(left_s=20)
    assert screen.text("countdownFigure") == "20"
    assert screen.item("timeLine").width() == screen.window.width()
    for left_s, figure, share in ((9.2, "10", 0.46), (4.2, "5", 0.25), (0.0, "0", 0.0)):
        stage.client.remaining_s = left_s
        screen.view.phase.refresh()
        assert screen.text("countdownFigure") == figure
        assert screen.item("timeLine").width() == pytest.approx(1280 * share, abs=1)
        assert screen.view.phase.last is (left_s <= 5)
    stage.spins()
    assert screen.text("countdownFigure") == "" and not screen.item("timeLine").isVisible()


def test_a_second_that_passes_moves_only_the_countdown(
    stage: Stage, screen: Screen, qtbot: QtBot
) -> None:
    stage.opens()
    stage.plays(["17"])
    stage.bets(left_s=12)
    view = screen.view
    others = (view.changed, view.phase.titleChanged, view.number.changed, view.statistics.changed)
    stage.client.remaining_s = 11.0
    with qtbot.waitSignal(view.phase.secondsChanged):  # by its own timer
        with_nothing_else = [qtbot.assertNotEmitted(signal, wait=0) for signal in others]
        for nothing in with_nothing_else:
            with nothing:
                stage.tells(stage.client.board)
    assert screen.text("countdownFigure") == "11"


# ---- Only what was confirmed --------------------------------------------------------------------


def test_a_reading_of_the_sensor_is_not_shown(stage: Stage, screen: Screen) -> None:
    stage.opens()
    stage.plays(["17"])
    stage.bets()
    stage.spins()
    stage.happens(f.NumberSensed(key="r", round=2, outcome="32"))
    assert stage.client.board.sensed == "32"  # even if a table should tell of it
    assert (screen.number, screen.history()) == ("", ["17"])
    assert "32" not in screen.texts()
    stage.confirms("5")
    assert (screen.number, screen.history()) == ("5", ["5", "17"])


def test_a_void_round_leaves_the_number_before_and_says_so(stage: Stage, screen: Screen) -> None:
    stage.opens()
    stage.plays([None])
    assert screen.number == "" and screen.text("nothingAbout") == "Round 1 is void"
    stage.plays(["17", None])
    assert screen.number == "17"
    assert screen.text("numberAbout") == "Round 2 · round 3 is void"
    assert screen.history() == ["", "17", ""]
    stage.plays(["8"])
    assert screen.text("numberAbout") == "Round 4"


def test_a_correction_shows_the_corrected_number_and_that_it_is_one(
    stage: Stage, screen: Screen
) -> None:
    stage.opens()
    stage.plays(["17", "5"])
    stage.happens(f.AccountFrozen(reason="a wrong number"))
    assert screen.text("phaseTitle") == "A result is being checked"
    assert screen.text("numberAbout") == "Round 2 · being checked"
    stage.happens(f.AccountThawed())
    stage.corrects(2, "8")
    assert (screen.number, screen.text("numberAbout")) == ("8", "Round 2 · corrected result")
    assert screen.history() == ["8", "17"]
    assert screen.item("corrected0").isVisible() and not screen.item("corrected1").isVisible()
    stage.corrects(1, "36")
    assert (screen.number, screen.history()) == ("8", ["8", "36"])
    stage.corrects(2, None)
    assert screen.number == "36"
    assert screen.text("numberAbout") == "Round 1 · corrected result · round 2 is void"


def test_no_number_is_ever_shown_that_was_not_confirmed(stage: Stage, screen: Screen) -> None:
    """Whatever happens at the table, and whenever it goes and comes back."""
    random = Random(7)
    wheel = stage.book.wheel.order
    confirmed: dict[int, str | None] = {}
    stage.opens()
    for _ in range(300):
        match random.choice(("round", "round", "sense", "void", "correct", "go", "freeze")):
            case "sense":
                stage.bets()
                stage.spins()
                sensed = random.choice(wheel)
                stage.happens(
                    f.NumberSensed(key="r", round=stage.state.round.number, outcome=sensed)
                )
                _compare(screen, confirmed, rolling=True)
                outcome = random.choice(wheel)
                stage.confirms(outcome)
                confirmed[stage.state.round.number] = outcome
            case "round":
                outcome = random.choice(wheel)
                stage.plays([outcome])
                confirmed[stage.state.round.number] = outcome
            case "void":
                stage.plays([None])
                confirmed[stage.state.round.number] = None
            case "correct" if confirmed.get(stage.state.round.number) is not None:
                outcome = random.choice(
                    [p for p in wheel if p != confirmed[stage.state.round.number]]
                )
                stage.corrects(stage.state.round.number, outcome)
                confirmed[stage.state.round.number] = outcome
            case "go":
                stage.goes()
                _compare(screen, confirmed)
                stage.welcomes()
                stage.happens()
            case "freeze":
                stage.happens(f.AccountFrozen(reason="x"))
                _compare(screen, confirmed)
                stage.happens(f.AccountThawed())
        _compare(screen, confirmed)
    assert len(confirmed) > 100


def _compare(screen: Screen, confirmed: dict[int, str | None], *, rolling: bool = False) -> None:
    """While the ball rolls no number stands where the next one will."""
    newest_first = [confirmed[round_] for round_ in sorted(confirmed, reverse=True)]
    last = next((number for number in newest_first if number), "")
    assert screen.number == ("" if rolling else last)
    assert screen.history() == [number or "" for number in newest_first[:20]]


# ---- The table away -----------------------------------------------------------------------------


def test_when_the_table_goes_the_last_number_stays_as_the_last_known(
    stage: Stage, screen: Screen
) -> None:
    stage.opens()
    stage.plays(["17"])
    stage.bets()
    stage.goes()
    assert screen.text("phaseTitle") == "Waiting for the table"
    assert screen.text("countdownFigure") == ""
    assert (screen.number, screen.text("numberAbout")) == ("17", "Round 1 · last known result")
    assert screen.view.number.tone == "alarm"
    stage.welcomes()
    screen.view.refresh()  # welcomed, and nothing shown yet
    assert screen.text("phaseTitle") == "Waiting for the table"
    assert screen.text("numberAbout") == "Round 1 · last known result"
    stage.happens()
    assert screen.text("phaseTitle") == "Place your bets"
    assert (screen.number, screen.text("numberAbout")) == ("17", "Round 1")


def test_what_happened_meanwhile_is_there_when_it_comes_back(stage: Stage, screen: Screen) -> None:
    stage.opens()
    stage.plays(["17"])
    stage.goes()
    before = stage.onlooker.on_change
    stage.onlooker.on_change = lambda: None  # nobody hears what the table does meanwhile
    stage.plays(["5", None, "32"])
    stage.onlooker.on_change = before
    stage.welcomes()
    stage.happens()
    assert (screen.number, screen.history()) == ("32", ["32", "", "5", "17"])


@pytest.mark.parametrize(
    "other", [{}, {"rulebook": "poker"}, {"rulebook": "rws-triple-zero"}], ids=str
)
def test_a_rule_book_that_is_not_the_tables_shows_nothing(
    stage: Stage, screen: Screen, other: dict[str, str]
) -> None:
    stage.opens()
    stage.plays(["17"])
    stage.goes()
    stage.welcomes(digest="0" * 64, **other)
    stage.happens()
    name = other.get("rulebook", stage.book.id)
    assert screen.text("waitingTitle") == "Out of service"
    assert (
        screen.text("waitingText") == f"This display does not have the table's rule book, {name}."
    )
    assert screen.number == ""
    stage.welcomes()
    stage.happens()
    assert screen.number == "17"


def test_a_number_that_the_wheel_does_not_have_is_not_shown(stage: Stage, screen: Screen) -> None:
    stage.opens()
    stage.plays(["17"])
    stage.tells(replace(stage.client.board, last=("00", "17")))
    assert screen.text("waitingTitle") == "Out of service" and screen.number == ""
    stage.tells(replace(stage.client.board, last=("17",)))
    assert screen.number == "17"


# ---- Limits and notices -------------------------------------------------------------------------


def test_the_limits_in_force_are_shown_and_follow_a_change(stage: Stage, screen: Screen) -> None:
    """S0 5.1, S3 7.1, 7.3(c), S4 4.3."""
    stage.opens()
    assert screen.text("limits") == "Straight up $1–$100 by $1\nOutside $5–$3,000 by $5"
    stage.notices(limits_min=20)
    assert screen.text("limits") == "Straight up $1–$100 by $1\nOutside $5–$3,000 by $5"
    assert screen.text("noticeTitle0") == "New limits from 02:06, in 20 min"
    assert screen.text("noticeDetail0") == (
        "Straight up $1–$100 → $2–$200 · Outside $5–$3,000 → $10–$6,000 · "
        "Split $1–$200 → $2–$400 · Street, Green $1–$300 → $2–$600 · more under Rules"
    )
    stage.happens(f.LimitsChanged(limits=stage.state.limits.notice[0], agreed=False))
    assert screen.text("limits") == "Straight up $2–$200 by $1\nOutside $10–$6,000 by $5"
    assert screen.view.notices.rowCount() == 0


def test_all_bets_together_are_limited_in_words(stage: Stage, screen: Screen) -> None:
    """S0 8.5.1, S3 7.2."""
    stage.opens()
    amounts = LimitAmounts.of(stage.state.limits.in_force)
    for low, high, words in (
        (500, None, "\nAll bets from $5"),
        (None, 500_000, "\nAll bets up to $5,000"),
        (250, 500_000, "\nAll bets $2.50–$5,000"),
        (None, None, ""),
    ):
        new = replace(amounts, aggregate_minimum_cents=low, aggregate_maximum_cents=high)
        stage.happens(f.LimitsChanged(limits=new, agreed=True))
        assert screen.text("limits") == f"Straight up $1–$100 by $1\nOutside $5–$3,000 by $5{words}"


def test_few_changes_of_limits_are_named_one_by_one(stage: Stage, screen: Screen) -> None:
    stage.opens()
    now = LimitAmounts.of(stage.state.limits.in_force)
    kinds = {**now.kinds, "dozen": (1000, 200_000, None)}
    new = replace(now, kinds=kinds, aggregate_maximum_cents=900_000)
    due_ms = stage.clock.now_ms + 5 * MINUTE_MS
    stage.happens(f.LimitsNoticed(limits=new, due_ms=due_ms))
    assert screen.text("noticeDetail0") == (
        "Dozen $5–$1,500 by $5 → $10–$2,000 · All bets no limit → up to $9,000"
    )


def test_closing_is_announced_with_its_time_and_counts_down(stage: Stage, screen: Screen) -> None:
    """S3 7.12, S4 8.8."""
    stage.opens()
    stage.notices(closing_min=30, limits_min=20)
    assert screen.text("noticeTitle0") == "The table closes at 02:16, in 30 min"
    assert screen.text("noticeTitle1") == "New limits from 02:06, in 20 min"
    stage.clock.now_ms += 29 * MINUTE_MS + 1
    screen.view.tick()
    assert screen.text("noticeTitle0") == "The table closes at 02:16, in 1 min"
    assert screen.text("noticeTitle1") == "New limits from 02:06, after this round"
    stage.happens(f.NoticeWithdrawn())
    assert screen.view.notices.rowCount() == 0
    stage.notices(closing_min=1)
    stage.happens(f.TableClosed(float_cents=0, who="ana"))
    assert screen.text("phaseTitle") == "The table is closed"
    assert screen.view.notices.rowCount() == 0


# ---- Statistics ---------------------------------------------------------------------------------


def test_statistics_name_their_window_and_promise_nothing(stage: Stage, screen: Screen) -> None:
    stage.opens()
    assert screen.text("statisticsNote") == "Statistics begin with the first spin."
    stage.plays(["17"])
    stage.bets()
    assert screen.text("statisticsNote").startswith("Last 1 spin, for information only. ")
    stage.spins()
    stage.confirms("17")
    stage.plays([None, "32"])
    stage.bets()
    assert screen.text("statisticsNote").startswith("Last 3 spins, for information only. ")
    stage.plays(["5"] * 120)
    stage.bets()
    assert screen.text("statisticsNote") == (
        "Last 100 spins, for information only. Dotted: the average, 2.7 times. 0 to 6 times in 100 "
        "is ordinary. Past spins do not change the next one."
    )


def test_statistics_are_those_of_the_numbers_that_are_known(stage: Stage, screen: Screen) -> None:
    stage.opens()
    stage.plays(["17", "17", None, "0", "32"])
    stage.bets()
    texts = screen.texts()
    assert {"Most often", "Least often", "2×", "1×", "0×"} <= {*texts}
    tally = next(name for name in screen.pictures() if name.startswith("tally/"))
    counts = dict(zip(stage.book.wheel.order, tally.split("/")[3].split("."), strict=True))
    assert {p: n for p, n in counts.items() if n != "0"} == {"17": "2", "0": "1", "32": "1"}
    at = texts.index("Grand Series")
    assert texts[at : at + 3] == ["Grand Series", "50 %", "mean 46"]
    stage.corrects(5, "17")
    assert "3×" in screen.texts()


def test_dozens_columns_and_runs_are_those_of_the_layout(show: Show, book: RuleBook) -> None:
    """Of wheels with 37 to 39 pockets. Where the wheel has no sectors, the zeros are counted."""
    stage = Stage(book)
    screen = show(stage)
    stage.opens()
    zero = book.wheel.zeros[-1]
    stage.plays([zero, "1", "4", None, "7", "34", "31"])
    stage.bets()
    thirds = ("dozen:1", "dozen:2", "dozen:3", "column:1", "column:2", "column:3")
    counted = [screen.text(f"times-{key}") for key in thirds]
    assert counted == ["3", "0", "2", "5", "0", "0"]
    texts = screen.texts()
    at = texts.index("In a row")
    # Red 7, black 31 and 4, high twice; all in the first column since the zero.
    assert texts[at + 1 : at + 5] == ["1st column", "5×", "3rd 12", "2×"]
    sectors = any(each.kind is AnnouncedKind.SECTION for each in book.announced.values())
    assert sectors is not ("Zero" in texts[: texts.index("In a row")] and "17 %" in texts)
    stage.plays([zero])
    stage.bets()
    assert "Nothing twice" in screen.texts()
    stage.plays([zero])
    stage.bets()
    texts = screen.texts()
    at = texts.index("In a row")
    assert texts[at + 1 : at + 3] == [zero, "2×"]


def test_the_house_says_what_it_likes_in_three_lines(stage: Stage, screen: Screen) -> None:
    stage.opens()
    assert not screen.item("houseText").isVisible()
    lines = ("Poker tonight", "<b>Room 3</b>", "from 20:00")
    stage.happens(f.HouseTextShown(lines=lines, who="sue"))
    assert screen.text("houseTextLines") == "\n".join(lines)  # and no mark-up
    assert screen.item("houseTextLines").property("lineCount") == 3
    stage.goes()
    assert screen.text("houseTextLines") == "\n".join(lines)
    stage.welcomes()
    stage.happens(f.HouseTextShown(lines=(), who="sue"))
    assert not screen.item("houseText").isVisible()


def test_another_table_behind_the_same_door_is_shown_as_it_is(show: Show) -> None:
    stage = Stage(BOOKS["crown-single-zero"])
    screen = show(stage)
    stage.opens()
    stage.plays(["17"])
    stage.goes()
    after = Stage(BOOKS["rws-triple-zero"], client=stage.client)
    after.onlooker = stage.onlooker
    after.opens()
    after.plays(["000"])
    assert (screen.number, screen.text("numberColour"), screen.history()) == (
        "000",
        "Green",
        ["000"],
    )
    after.bets()
    assert len(next(n for n in screen.pictures() if n.startswith("tally/")).split(".")) == 39
