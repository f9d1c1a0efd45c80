"""While the ball rolls the display shows a wheel and no number; then the number's own moment."""

import pytest
from PySide6.QtGui import QImage

from kiosk.devices.camera.camera import Camera
from kiosk.game import facts as f
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.display.run import follow_camera
from kiosk.ui.display.wheel_view import WAITING_S
from tests.ui.display.conftest import Show
from tests.ui.display.stage import Screen, Stage


def spins(stage: Stage, screen: Screen) -> None:
    stage.opens()
    stage.plays(["32"])
    stage.bets()
    stage.spins()
    screen.view.wheel.watched(True)
    screen.view.refresh()


def passes(stage: Stage, screen: Screen, seconds: float) -> None:
    stage.clock.now_ms += round(seconds * 1000)
    screen.view.wheel.advance()


def wheel(screen: Screen) -> QImage:
    item = screen.item("displayWheel")
    area = item.mapRectToScene(item.boundingRect()).toAlignedRect()
    return screen.window.grabWindow().copy(area)


def top(stage: Stage, screen: Screen) -> str:
    """The pocket at the top."""
    order = stage.book.wheel.order
    turn = screen.view.wheel._at.turn_deg
    return order[round(-turn / (360 / len(order))) % len(order)]


def test_a_wheel_turns_where_the_old_number_would_be_taken_for_the_new(
    stage: Stage, screen: Screen
) -> None:
    spins(stage, screen)
    assert (screen.number, screen.history()) == ("", ["32"])
    assert screen.text("rollingTitle") == "No more bets"
    assert screen.text("rollingLine") == "The ball is rolling"
    assert screen.text("statisticsNote") == ""
    before = wheel(screen)
    passes(stage, screen, 0.5)
    assert wheel(screen) != before


def test_the_number_comes_at_once_and_the_wheel_follows_it(stage: Stage, screen: Screen) -> None:
    spins(stage, screen)
    passes(stage, screen, 3.3)
    stage.confirms("17")
    assert (screen.number, screen.text("numberColour")) == ("17", "Black")
    assert screen.history() == ["17", "32"]
    assert screen.view.wheel.showing.turning
    passes(stage, screen, 1.2)
    assert not screen.view.wheel.showing.turning
    assert top(stage, screen) == "17"
    assert screen.view.wheel._at.fallen == 1
    assert screen.text("wheelNote") == "Between 25 and 34 on the wheel"


@pytest.mark.parametrize("outcome", ["0", "26"])
def test_it_stands_there_until_betting_opens(stage: Stage, screen: Screen, outcome: str) -> None:
    spins(stage, screen)
    stage.confirms(outcome)
    passes(stage, screen, 600)
    assert top(stage, screen) == outcome
    stage.bets()
    assert screen.text("statisticsNote").startswith("Last 2 spins")
    assert screen.number == outcome
    assert not screen.item("displayWheel").isVisible()
    stage.spins()
    stage.confirms("8")
    assert screen.item("displayWheel").isVisible()
    stage.happens(f.TableClosed(float_cents=0, who="ana"))
    assert not screen.item("displayWheel").isVisible(), "nothing is spun at a closed table"
    assert screen.number == "8"


def looked_at(screen: Screen) -> None:
    """The wheel has been seen with its number."""
    screen.view.wheel._seen.timeout.emit()


def shown_cells(screen: Screen) -> list[str]:
    cells = [name.split("/") for name in screen.pictures() if name.startswith("cell/")]
    assert {cell[3] for cell in cells} <= {"win"}
    return [cell[2] for cell in cells]


def test_what_wins_follows_the_wheel_until_betting_opens(stage: Stage, screen: Screen) -> None:
    spins(stage, screen)
    assert "What wins" not in screen.texts()
    stage.confirms("17")
    assert screen.item("displayWheel").isVisible()
    assert "What wins" not in screen.texts()
    looked_at(screen)
    assert not screen.item("displayWheel").isVisible()
    assert sorted(shown_cells(screen)) == ["17", "black", "column:2", "dozen:2", "low", "odd"]
    rows = [(row.names, row.odds) for row in screen.view.wins.odds.rows]
    assert rows == [
        ("Straight up 17", "35 to 1"),
        ("2nd column, 2nd 12", "2 to 1"),
        ("1 – 18, Black, Odd", "1 to 1"),
    ]
    assert screen.text("series") == "Orphelins, Finale 7"
    assert screen.number == "17"
    stage.bets()
    assert "What wins" not in screen.texts()
    assert screen.text("statisticsNote").startswith("Last 2 spins")


def test_nothing_wins_in_a_round_that_is_void(stage: Stage, screen: Screen) -> None:
    spins(stage, screen)
    stage.voids()
    looked_at(screen)
    assert "What wins" not in screen.texts()


def test_a_corrected_number_is_what_wins(stage: Stage, screen: Screen) -> None:
    spins(stage, screen)
    stage.confirms("17")
    looked_at(screen)
    stage.corrects(2, "36")
    looked_at(screen)
    assert "17" not in shown_cells(screen)
    assert screen.number == "36"


def test_a_number_that_only_a_sensor_has_read_does_not_stop_it(
    stage: Stage, screen: Screen
) -> None:
    spins(stage, screen)
    stage.happens(f.NumberSensed(key="r", round=2, outcome="17"))
    passes(stage, screen, 2.0)
    assert screen.view.wheel.showing.turning
    assert screen.number == ""


def test_without_a_number_for_long_it_stands_and_says_so(stage: Stage, screen: Screen) -> None:
    spins(stage, screen)
    passes(stage, screen, WAITING_S)
    before = wheel(screen)
    assert screen.text("rollingLine") == "Waiting for the number"
    passes(stage, screen, 1.0)
    assert wheel(screen) == before
    stage.confirms("17")
    assert screen.number == "17"


def test_a_void_round_has_no_moment(stage: Stage, screen: Screen) -> None:
    spins(stage, screen)
    stage.voids()
    assert screen.number == "32"
    assert screen.text("numberAbout") == "Round 1 · round 2 is void"
    assert not screen.item("displayWheel").isVisible()


def test_when_the_table_goes_nothing_pretends_to_roll(stage: Stage, screen: Screen) -> None:
    spins(stage, screen)
    stage.goes()
    assert screen.number == "32"
    assert not screen.item("displayWheel").isVisible()


def test_the_wheel_is_that_of_the_tables_rule_book(show: Show, book: RuleBook) -> None:
    stage = Stage(book)
    screen = show(stage)
    last = book.wheel.order[-1]
    stage.opens()
    stage.bets()
    stage.spins()
    stage.confirms(last)
    screen.view.wheel.watched(False)
    screen.view.wheel.advance()
    assert top(stage, screen) == last


def test_the_camera_is_in_the_wheels_place_while_the_ball_rolls(
    stage: Stage, screen: Screen
) -> None:
    """Lost, it gives the place back, and staff are told by the table."""
    camera, told = Camera("http://127.0.0.1:1/"), Told()
    follow_camera(screen.view, camera, told)  # type: ignore[arg-type]
    camera._live()
    spins(stage, screen)
    assert screen.seen("displayCamera") and not screen.seen("displayWheel")
    camera._lost("no frame for 3 s")
    assert screen.seen("displayWheel") and not screen.seen("displayCamera")
    camera._live()
    stage.confirms("17")
    assert screen.seen("displayWheel") and not screen.seen("displayCamera")
    assert screen.number == "17"
    assert told.lacks == [{}, {"camera": "no frame for 3 s"}, {}]


class Told:
    """Of a `TableClient`: what the display says of itself."""

    def __init__(self) -> None:
        self.lacks: list[dict[str, str]] = []

    def tell_lacks(self, devices: dict[str, str]) -> None:
        self.lacks.append(devices)
