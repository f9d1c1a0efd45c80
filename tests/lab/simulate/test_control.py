"""The control socket of a house: each command does what it says, or says why it cannot."""

import pytest

from kiosk.game import facts as f
from kiosk.game.round.state import TablePhase
from tests.conftest import BOOKS
from tests.lab.simulate.salon import Salon, opened

pytestmark = pytest.mark.virtual_time

NSW = BOOKS["nsw-single-zero"]


async def test_a_round_is_dealt_by_hand() -> None:
    async with opened(NSW, automatic=False) as salon:
        shut = "ok shut, round 0; dealer by hand; seats 1 2; last none"
        assert await salon.ask("status") == shut
        for round_, number in ((1, "17"), (2, "0")):
            assert await salon.ask("open") == "ok"
            await salon.phase(TablePhase.BETTING)
            assert await salon.ask("close") == "ok"
            await salon.phase(TablePhase.SPINNING)
            assert (await salon.ask(f"result {number}")).startswith(f"ok {number} ")
            await salon.phase(TablePhase.IDLE)
            assert salon.facts(f.ResultConfirmed)[-1].round == round_
        assert await salon.ask("status") == "ok idle, round 2; dealer by hand; seats 1 2; last 0 17"
        assert len(salon.facts(f.RoundOpened)) == 2, "nobody else deals"


@pytest.mark.parametrize("name", ["crown-single-zero", "rapid-single-zero"])
async def test_where_the_dealer_may_not_end_wagering_the_sensor_does(name: str) -> None:
    """As soon as the shortest period is over, however much of it is left when somebody asks."""
    async with opened(BOOKS[name], fast=False, automatic=False) as salon:
        assert await salon.ask("open") == "ok"
        await salon.phase(TablePhase.BETTING)
        assert await salon.ask("close") == "ok"
        (closed,) = salon.facts(f.RoundClosed)
        assert closed.by == "sensor"
        lasted_s = salon.times_s(f.RoundClosed)[0] - salon.times_s(f.RoundOpened)[0]
        period = BOOKS[name].terms.period
        assert period.shortest_s <= lasted_s < period.wagering_s


async def test_a_seat_is_credited_by_cash(salon: Salon) -> None:
    assert await salon.ask("credit 2 5050") == "ok 50.50 for 2"
    (credited,) = salon.facts(f.SeatCredited)
    assert (credited.seat, credited.cents, credited.tender) == ("2", 5050, "cash")
    await salon.until(lambda: salon.at("2").durable.credit_cents == 5050, "credit")


async def test_frozen_accounts_are_told_and_thawed(salon: Salon) -> None:
    assert await salon.ask("freeze") == "ok"
    await salon.until(lambda: salon.console.board and salon.console.board.frozen, "frozen")
    assert ", frozen;" in await salon.ask("status")
    assert (await salon.ask("credit 1 100")).startswith("error Accounts are frozen")
    assert (await salon.ask("freeze")).startswith("error Accounts are frozen")
    assert await salon.ask("thaw") == "ok"
    assert await salon.ask("thaw") == "error Accounts must be frozen first"
    assert await salon.ask("credit 1 100") == "ok 1.00 for 1"


BAD = {
    "": "error there is no command: try help",
    "fly": "error fly is not known here: try help",
    "credit": "error the command takes SEAT CENTS",
    "credit 1": "error the command takes SEAT CENTS",
    "credit 1 100 now": "error the command takes SEAT CENTS",
    "credit 9 100": "error there is no seat 9; there are 1, 2",
    "credit 1 1.50": "error CENTS is a whole number from 1 to 100000000, not 1.50",
    "credit 1 0": "error CENTS is a whole number from 1 to 100000000, not 0",
    "credit 1 -5": "error CENTS is a whole number from 1 to 100000000, not -5",
    "result": "error the command takes NUMBER",
    "result 37": "error the wheel has no pocket 37",
    "result 17": "error No round is under way",
    "close now": "error the command takes nothing more",
    "close": "error Wagering is closed",
    "void": "error the command takes REASON",
    "void fire": "error No round is under way",
    f"void {'x' * 201}": "error REASON has at most 200 characters",
    "no-spin because": "error REASON is one of ",
    "pause": "error there is no automatic dealer here: open and close rounds yourself",
    "resume": "error there is no automatic dealer here: open and close rounds yourself",
}


async def test_what_cannot_be_done_is_answered_with_the_reason() -> None:
    async with opened(NSW, automatic=False) as salon:
        for line, why in BAD.items():
            answer = await salon.ask(line)
            assert answer.startswith(why), f"{line}: {answer}"
        orders = {fact.order for fact in salon.facts(f.StaffOrdered)}
        assert orders == {"enrol_staff", "change_pin"}, "nothing but the enrolment of staff"


async def test_a_table_that_is_away_is_told(salon: Salon) -> None:
    salon.table.die()
    await salon.until(lambda: salon.console.board is None, "an empty console")
    for line in ("status", "credit 1 100", "open", "close", "result 17"):
        assert await salon.ask(line) == "error the table is away"


async def test_a_table_that_goes_away_is_not_waited_for_without_end(salon: Salon) -> None:
    await salon.ask("status")
    salon.table.lose_power()  # the console still shows the table
    answer = await salon.ask("credit 1 100")
    assert answer == "error the table has not answered for 30 s, and may still obey"


async def test_help_lists_every_command(salon: Salon) -> None:
    told = await salon.ask("help")
    words = "credit SEAT CENTS|open|close|result NUMBER|no-spin REASON|void REASON|pause"
    for word in (*words.split("|"), "resume", "freeze", "thaw", "status", "help"):
        assert f" {word}: " in f" {told.removeprefix('ok')}", word
