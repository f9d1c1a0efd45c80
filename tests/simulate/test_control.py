"""The control socket of a house: each command does what it says, or says why it cannot."""

import logging

import pytest

from kiosk.game import facts as f
from kiosk.game.table.state import Phase
from kiosk.simulate.staff import PINS
from tests.conftest import BOOKS
from tests.simulate.salon import Salon, tell

NSW = BOOKS["nsw-single-zero"]


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL + 1, "kiosk")


def test_a_round_is_dealt_by_hand() -> None:
    async def story(salon: Salon) -> None:
        shut = "ok shut, round 0; dealer by hand; seats 1 2; last none"
        assert await salon.ask("status") == shut
        for round_, number in ((1, "17"), (2, "0")):
            assert await salon.ask("open") == "ok"
            await salon.phase(Phase.BETTING)
            assert await salon.ask("close") == "ok"
            await salon.phase(Phase.SPINNING)
            assert (await salon.ask(f"result {number}")).startswith(f"ok {number} ")
            await salon.phase(Phase.IDLE)
            assert salon.facts(f.ResultConfirmed)[-1].round == round_
        assert await salon.ask("status") == "ok idle, round 2; dealer by hand; seats 1 2; last 0 17"
        assert len(salon.facts(f.RoundOpened)) == 2, "nobody else deals"

    tell(story, NSW, automatic=False)


def test_a_seat_is_credited_by_cash() -> None:
    async def story(salon: Salon) -> None:
        assert await salon.ask("credit 2 5050") == "ok 50.50 for 2"
        (credited,) = salon.facts(f.SeatCredited)
        assert (credited.seat, credited.cents, credited.tender) == ("2", 5050, "cash")
        await salon.until(lambda: salon.at("2").durable.credit_cents == 5050, "credit")

    tell(story, NSW)


def test_frozen_accounts_are_told_and_thawed() -> None:
    async def story(salon: Salon) -> None:
        assert await salon.ask("freeze") == "ok"
        await salon.until(lambda: salon.console.board and salon.console.board.frozen, "frozen")
        assert ", frozen;" in await salon.ask("status")
        assert (await salon.ask("credit 1 100")).startswith("error accounts are frozen")
        assert (await salon.ask("freeze")).startswith("error accounts are frozen")
        assert await salon.ask("thaw") == "ok"
        assert await salon.ask("thaw") == "error accounts are not frozen"
        assert await salon.ask("credit 1 100") == "ok 1.00 for 1"

    tell(story, NSW)


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
    "result 17": "error no round is under way",
    "close now": "error the command takes nothing more",
    "close": "error wagering is closed",
    "void": "error the command takes REASON",
    "void fire": "error no round is under way",
    f"void {'x' * 201}": "error REASON has at most 200 characters",
    "no-spin because": "error REASON is one of ",
    "pause": "error there is no automatic dealer here: open and close rounds yourself",
    "resume": "error there is no automatic dealer here: open and close rounds yourself",
}


def test_what_cannot_be_done_is_answered_with_the_reason() -> None:
    async def story(salon: Salon) -> None:
        for line, why in BAD.items():
            answer = await salon.ask(line)
            assert answer.startswith(why), f"{line}: {answer}"
        assert len(salon.facts(f.StaffOrdered)) == len(PINS), "nothing but the enrolment of staff"

    tell(story, NSW, automatic=False)


def test_a_table_that_is_away_is_told() -> None:
    async def story(salon: Salon) -> None:
        salon.table.die()
        await salon.until(lambda: salon.console.board is None, "an empty console")
        for line in ("status", "credit 1 100", "open", "close", "result 17"):
            assert await salon.ask(line) == "error the table is away"

    tell(story, NSW)


def test_a_table_that_goes_away_is_not_waited_for_without_end() -> None:
    async def story(salon: Salon) -> None:
        await salon.ask("status")
        salon.table.lose_power()  # the console still shows the table
        answer = await salon.ask("credit 1 100")
        assert answer == "error the table has not answered for 15 s, and may still obey"

    tell(story, NSW)


def test_help_lists_every_command() -> None:
    async def story(salon: Salon) -> None:
        told = await salon.ask("help")
        words = "credit SEAT CENTS|open|close|result NUMBER|no-spin REASON|void REASON|pause"
        for word in (*words.split("|"), "resume", "freeze", "thaw", "status", "help"):
            assert f" {word}: " in f" {told.removeprefix('ok')}", word

    tell(story, NSW)
