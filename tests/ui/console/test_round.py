"""The round by touch: open, close, the number, and a sensor that agrees or does not."""

from dataclasses import replace

import pytest

from kiosk.game import facts as f
from kiosk.game.round.state import TablePhase
from kiosk.game.round.wheel_warning import WheelWarning
from kiosk.game.table import commands as c
from kiosk.game.terminal import commands as ats
from kiosk.rules.rulebook import RuleBook
from tests.conftest import BOOKS
from tests.hostile.table import AUDITOR, DEALER, HONEST, House
from tests.ui.console.screen import ConsoleScreen


async def spinning(there: House, screen: ConsoleScreen) -> None:
    """A round with a bet on red, and no more bets, by touch."""
    await screen.touch("order-open")
    await there.until(lambda table: table.round.phase is TablePhase.BETTING)
    round_ = there.table.round.number
    await there.terminal.until(lambda t: t.durable.round.number == round_)
    there.terminal.service.touch(ats.PlaceChip("red", 500))
    await there.close_round()
    await there.until(lambda table: table.round.phase is TablePhase.SPINNING)
    await screen.until(lambda: screen.desk.board.phase is TablePhase.SPINNING)


async def sense(there: House, screen: ConsoleScreen, number: str) -> None:
    await there.service._decider.tell("sensor", c.SenseNumber(number, f"reading {number}"))
    await screen.until(lambda: screen.desk.board.sensed == number)


async def warn(there: House, screen: ConsoleScreen, warning: WheelWarning) -> None:
    await there.service._decider.tell("sensor", c.SenseWarning(warning, f"reading {warning}"))
    await screen.until(lambda: warning in screen.desk.house.warned)


def confirmed(there: House) -> f.ResultConfirmed:
    return [fact for fact in there.facts() if isinstance(fact, f.ResultConfirmed)][-1]


@pytest.mark.parametrize("played", BOOKS, indirect=True)
async def test_a_whole_round_by_touch(
    played: RuleBook, there: House, screen: ConsoleScreen
) -> None:
    """S0 8.1 Dealer terminal (2), 8.6.4(b), S1 1.3, 3.7, S2 1.3, 3.7, S3 1.1 Staff Game Console
    (SGC), 4.5(c), S4 5.4. Of each rule book: the keys are those of its wheel."""
    await screen.sign_in(DEALER)
    await spinning(there, screen)
    await screen.until(lambda: "1 of 1 slips" in screen.text("seatsSummary"))
    keys = {
        item.objectName().removeprefix("pocket-")
        for item in screen.items()
        if item.objectName().startswith("pocket-")
    }
    assert keys == set(played.wheel.order)
    last = played.wheel.zeros[-1]
    assert not screen.enabled("confirmNumber")
    await screen.touch(f"pocket-{last}", "pocket-17")
    assert screen.text("entryTitle") == "17 Black"
    assert screen.text("confirmNumber") == "Confirm 17 Black"
    assert screen.second("confirmNumber").startswith("slips to settle: 1, $5.00")
    await screen.touch("eraseNumber")
    assert not screen.enabled("confirmNumber")
    await screen.touch(f"pocket-{last}", "confirmNumber")
    await there.until(lambda table: table.round.phase is TablePhase.IDLE)
    assert confirmed(there).outcome == last
    assert (confirmed(there).who, confirmed(there).sensor) == (DEALER, "")
    await screen.until(lambda: screen.text("entryTitle") == f"{last} Green")


async def test_the_sensors_number_is_accepted(there: House, screen: ConsoleScreen) -> None:
    """S0 8.6.4(c), S3 4.5(c)."""
    await screen.sign_in(DEALER)
    await spinning(there, screen)
    await sense(there, screen, "26")
    assert not screen.enabled("confirmNumber")  # nobody has accepted it
    await screen.touch("acceptSensor")
    assert screen.text("sensorLine") == "Sensor reads 26, they agree"
    await screen.touch("confirmNumber")
    await there.until(lambda table: table.round.phase is TablePhase.IDLE)
    assert (confirmed(there).outcome, confirmed(there).sensor) == ("26", "26")


async def test_numbers_that_differ_wait_until_the_dealer_touches_one(
    there: House, screen: ConsoleScreen
) -> None:
    await screen.sign_in(DEALER)
    await spinning(there, screen)
    await sense(there, screen, "5")
    await screen.touch("pocket-17")
    assert screen.says("You entered 17") and screen.says("Sensor reads 5")
    assert not screen.enabled("confirmNumber")
    await screen.touch("chooseSensors")
    assert screen.text("confirmNumber") == "Confirm 5 Red"
    await screen.touch("pocket-17")
    assert not screen.enabled("confirmNumber")
    await screen.touch("chooseDealers")
    assert screen.text("sensorLine") == "Sensor reads 5: both recorded"
    await screen.touch("confirmNumber")
    await there.until(lambda table: table.round.phase is TablePhase.IDLE)
    assert (confirmed(there).outcome, confirmed(there).sensor) == ("17", "5")


async def test_a_sensor_that_speaks_after_the_dealer_stops_the_confirmation(
    there: House, screen: ConsoleScreen
) -> None:
    await screen.sign_in(DEALER)
    await spinning(there, screen)
    await screen.touch("pocket-17")
    assert screen.enabled("confirmNumber")
    await sense(there, screen, "5")
    await screen.until(lambda: not screen.enabled("confirmNumber"))


async def test_rounds_open_by_themselves_when_that_is_chosen(
    there: House, screen: ConsoleScreen
) -> None:
    screen.desk.look = replace(screen.desk.look, cycle_s=1)
    await screen.sign_in(DEALER)
    assert screen.second("order-open") == f"{screen.desk.book.terms.period.wagering_s} s"
    await screen.touch("automaticButton")
    await screen.until(lambda: "by itself" in screen.second("order-open"))
    await there.until(lambda table: table.round.phase is TablePhase.BETTING)
    await screen.touch("automaticButton")


async def test_an_auditor_sees_everything_and_is_asked_for_a_supervisor(
    there: House, screen: ConsoleScreen
) -> None:
    await screen.sign_in(AUDITOR)
    assert screen.second("order-open") == "supervisor"
    await screen.until(lambda: screen.find(f"seat-{HONEST}"))
    await screen.touch("order-open", "sheetConfirm")
    assert screen.text("inputTitle").startswith("A supervisor's PIN")
    await screen.person("ana")
    await there.until(lambda table: table.round.phase is TablePhase.BETTING)
    ordered = [x for x in there.facts() if isinstance(x, f.StaffOrdered)][-1]
    assert (ordered.who, ordered.order) == ("ana", "open_round")
    await screen.sheet_gone()
    assert screen.text("whoText") == AUDITOR
    assert screen.second("order-ball-at-rest") == "supervisor"  # it was for one order


async def test_what_the_wheel_warns_of_is_proposed_with_its_reason(
    there: House, screen: ConsoleScreen
) -> None:
    """S0 8.8.1, S3 6.1(a). The dealer confirms it, or enters the number."""
    await screen.sign_in(DEALER)
    await spinning(there, screen)
    assert screen.find("proposedNoSpin") is None
    await warn(there, screen, WheelWarning.BALL_DIRECTION)
    await sense(there, screen, "17")
    assert screen.text("sensorLine") == "The wheel warns: the ball runs with the wheel"
    assert screen.find("acceptSensor") is None, "not as easily as no spin"
    await screen.touch("proposedNoSpin")
    [chosen] = [row for row in screen.view.sheet.reasons.rows if row.selected]
    assert chosen.choice == "same-direction"
    await screen.touch("sheetConfirm")
    await there.until(lambda table: table.round.current.no_spins == ("same-direction",))
    await screen.until(lambda: screen.find("proposedNoSpin") is None)
    assert screen.text("sensorLine") == ""


async def test_the_dealer_may_find_a_spin_good_that_the_wheel_warns_of(
    there: House, screen: ConsoleScreen
) -> None:
    await screen.sign_in(DEALER)
    await spinning(there, screen)
    await warn(there, screen, WheelWarning.BALL_DIRECTION)
    await screen.touch("pocket-17")
    assert screen.find("proposedNoSpin") is None
    await screen.touch("confirmNumber")
    await there.until(lambda table: table.round.phase is TablePhase.IDLE)
    assert confirmed(there).outcome == "17"


async def test_a_broken_sensor_is_no_reason_for_no_spin(
    there: House, screen: ConsoleScreen
) -> None:
    await screen.sign_in(DEALER)
    await spinning(there, screen)
    await warn(there, screen, WheelWarning.SENSOR_BROKEN)
    assert screen.text("sensorLine") == "The wheel warns: a sensor is broken, read the number"
    assert screen.find("proposedNoSpin") is None
