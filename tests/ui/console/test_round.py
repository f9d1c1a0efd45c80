"""The round by touch: open, close, the number, and a sensor that agrees or does not."""

from kiosk.game import facts as f
from kiosk.game.table import commands as c
from kiosk.game.table.state import Phase
from kiosk.game.terminal import commands as ats
from kiosk.rules.rulebook import RuleBook
from tests.hostile.table import AUDITOR, DEALER, HONEST, House
from tests.ui.console.conftest import Play
from tests.ui.console.glass import Glass


async def spinning(there: House, glass: Glass) -> None:
    """A round with a bet on red, and no more bets, by touch."""
    await glass.touch("deed-open")
    await there.until(lambda table: table.phase is Phase.BETTING)
    round_ = there.table.round
    await there.terminal.until(lambda t: t.durable.round == round_)
    there.terminal.service.touch(ats.Place("red", 500))
    await glass.touch("deed-close")
    await there.until(lambda table: table.phase is Phase.SPINNING)
    await glass.until(lambda: glass.desk.board.phase is Phase.SPINNING)


async def sense(there: House, glass: Glass, number: str) -> None:
    await there.service._decider.tell(c.SenseNumber(number, f"reading {number}"))
    await glass.until(lambda: glass.desk.board.sensed == number)


def confirmed(there: House) -> f.ResultConfirmed:
    return [fact for fact in there.facts() if isinstance(fact, f.ResultConfirmed)][-1]


def test_a_whole_round_by_touch(book: RuleBook, play: Play) -> None:
    """Of each rule book: the keys are those of its wheel."""

    async def story(there: House, glass: Glass) -> None:
        await glass.sign_in(DEALER)
        await spinning(there, glass)
        await glass.until(lambda: "1 of 1 slips" in glass.text("seatsSummary"))
        keys = {
            item.objectName().removeprefix("pocket-")
            for item in glass.items()
            if item.objectName().startswith("pocket-")
        }
        assert keys == set(book.wheel.order)
        last = book.wheel.zeros[-1]
        assert not glass.enabled("confirmNumber")
        await glass.touch(f"pocket-{last}", "pocket-17")
        assert glass.text("entryTitle") == "17 Black"
        assert glass.text("confirmNumber") == "Confirm 17 Black"
        assert glass.second("confirmNumber").startswith("slips to settle: 1, $5.00")
        await glass.touch("eraseNumber")
        assert not glass.enabled("confirmNumber")
        await glass.touch(f"pocket-{last}", "confirmNumber")
        await there.until(lambda table: table.phase is Phase.IDLE)
        assert confirmed(there).outcome == last
        assert (confirmed(there).who, confirmed(there).sensor) == (DEALER, "")
        await glass.until(lambda: glass.text("entryTitle") == f"{last} Green")

    play(book, story)


def test_the_sensors_number_is_accepted(crown: RuleBook, play: Play) -> None:
    async def story(there: House, glass: Glass) -> None:
        await glass.sign_in(DEALER)
        await spinning(there, glass)
        await sense(there, glass, "26")
        assert not glass.enabled("confirmNumber")  # nobody has accepted it
        await glass.touch("acceptSensor")
        assert glass.text("sensorLine") == "Sensor reads 26, they agree"
        await glass.touch("confirmNumber")
        await there.until(lambda table: table.phase is Phase.IDLE)
        assert (confirmed(there).outcome, confirmed(there).sensor) == ("26", "26")

    play(crown, story)


def test_numbers_that_differ_wait_until_the_dealer_touches_one(crown: RuleBook, play: Play) -> None:
    async def story(there: House, glass: Glass) -> None:
        await glass.sign_in(DEALER)
        await spinning(there, glass)
        await sense(there, glass, "5")
        await glass.touch("pocket-17")
        assert glass.says("You entered 17") and glass.says("Sensor reads 5")
        assert not glass.enabled("confirmNumber")
        await glass.touch("chooseSensors")
        assert glass.text("confirmNumber") == "Confirm 5 Red"
        await glass.touch("pocket-17")
        assert not glass.enabled("confirmNumber")
        await glass.touch("chooseDealers")
        assert glass.text("sensorLine") == "Sensor reads 5: both recorded"
        await glass.touch("confirmNumber")
        await there.until(lambda table: table.phase is Phase.IDLE)
        assert (confirmed(there).outcome, confirmed(there).sensor) == ("17", "5")

    play(crown, story)


def test_a_sensor_that_speaks_after_the_dealer_stops_the_confirmation(
    crown: RuleBook, play: Play
) -> None:
    async def story(there: House, glass: Glass) -> None:
        await glass.sign_in(DEALER)
        await spinning(there, glass)
        await glass.touch("pocket-17")
        assert glass.enabled("confirmNumber")
        await sense(there, glass, "5")
        await glass.until(lambda: not glass.enabled("confirmNumber"))

    play(crown, story)


def test_rounds_open_by_themselves_when_that_is_chosen(crown: RuleBook, play: Play) -> None:
    async def story(there: House, glass: Glass) -> None:
        await glass.sign_in(DEALER)
        assert glass.second("deed-open") == f"{crown.terms.period.wagering_s} s"
        await glass.touch("automaticButton")
        await glass.until(lambda: "by itself" in glass.second("deed-open"))
        await there.until(lambda table: table.phase is Phase.BETTING)
        await glass.touch("automaticButton")

    play(crown, story, cycle_s=1)


def test_an_auditor_sees_everything_and_is_asked_for_a_supervisor(
    crown: RuleBook, play: Play
) -> None:
    async def story(there: House, glass: Glass) -> None:
        await glass.sign_in(AUDITOR)
        assert glass.second("deed-open") == "supervisor"
        await glass.until(lambda: glass.find(f"seat-{HONEST}"))
        await glass.touch("deed-open", "sheetConfirm")
        assert glass.text("inputTitle").startswith("A supervisor's PIN")
        await glass.person("ana")
        await there.until(lambda table: table.phase is Phase.BETTING)
        ordered = [x for x in there.facts() if isinstance(x, f.StaffOrdered)][-1]
        assert (ordered.who, ordered.order) == ("ana", "open_round")
        await glass.sheet_gone()
        assert glass.text("whoText") == AUDITOR
        assert glass.second("deed-close") == "supervisor"  # it was for one order

    play(crown, story)
