"""A validator that is torn off with a note on its way into the box, and comes back after staff have
judged: whatever kind of validator it is, what is in the box is credited once."""

import asyncio

import pytest

from kiosk.game.money import MoneyPlace, Source
from kiosk.game.refusal import Reason
from kiosk.game.table import commands as c
from kiosk.game.terminal import commands as ats
from kiosk.lab.devices.transport import PaperPlace
from kiosk.lab.simulate.staff import SUPERVISOR
from kiosk.lab.simulate.validator import Model
from kiosk.rules.rulebook import RuleBook
from tests.lab.simulate.salon import Salon, opened

pytestmark = pytest.mark.virtual_time

NOTE_CENTS = 2000
LONG_S = 60.0


async def torn_off(salon: Salon, model: Model) -> None:
    """With a note past the point of return; until the table knows that nobody can tell."""
    validator = salon.terminals["1"].validator
    validator.model = model
    await salon.until(lambda: validator.takes, "the validator takes notes")
    validator.held = PaperPlace.STACKING
    validator.insert_note(NOTE_CENTS)
    await salon.until(lambda: validator.transport.place is PaperPlace.STACKING, "it is stacking")
    validator.unplug()
    await salon.until(lambda: salon.console.staff_tasks.doubtful_papers, "staff are asked")


async def judge(salon: Salon, *, stacked: bool) -> None:
    (asked,) = salon.console.staff_tasks.doubtful_papers
    order = c.JudgePaper(asked.seat, asked.key, stacked)
    assert (await salon.staff.order(order, who=SUPERVISOR)).done
    await salon.until(lambda: not salon.table_state.seats["1"].doubts, "it is judged")


async def test_whoever_finds_something_that_nobody_knows_says_what(crown: RuleBook) -> None:
    """An order that only says that it is there is refused, for the note would be lost."""
    async with opened(crown, automatic=False) as salon:
        await salon.until(lambda: salon.terminals["1"].validator.takes, "it takes notes")
        await salon.at("1").tell(ats.DoubtPaper("doubt", "what is that?", apart=True))
        await salon.until(lambda: salon.console.staff_tasks.doubtful_papers, "staff are asked")
        (asked,) = salon.console.staff_tasks.doubtful_papers
        assert NOTE_CENTS in asked.notes_cents
        order = c.JudgePaper(asked.seat, asked.key, True)
        came = await salon.staff.order(order, who=SUPERVISOR)
        assert came.why is not None and came.why.reason is Reason.WORTH_UNKNOWN
        found = c.JudgePaper(asked.seat, asked.key, True, NOTE_CENTS)
        assert (await salon.staff.order(found, who=SUPERVISOR)).done
        await salon.until(lambda: notes_cents(salon) == NOTE_CENTS, "it is counted")


async def come_back(salon: Salon) -> None:
    """The note falls into the box at last."""
    validator = salon.terminals["1"].validator
    validator.let_go()
    await asyncio.sleep(LONG_S)
    validator.plug()
    await asyncio.sleep(LONG_S)


def notes_cents(salon: Salon) -> int:
    return salon.at("1").durable.money.sources[Source.NOTES]


@pytest.mark.parametrize("model", Model)
async def test_a_note_that_staff_find_in_the_box_is_credited_once(
    crown: RuleBook, model: Model
) -> None:
    async with opened(crown, automatic=False) as salon:
        await torn_off(salon, model)
        salon.terminals["1"].validator.let_go()
        await asyncio.sleep(LONG_S)
        await judge(salon, stacked=True)
        await come_back(salon)
        assert salon.room.notes_cents("1") == notes_cents(salon) == NOTE_CENTS
        assert salon.at("1").durable.credit_cents == NOTE_CENTS
        assert salon.console.staff_tasks.doubtful_papers == ()
        assert not salon.at("1").durable.locks.reasons
        salon.check()


@pytest.mark.parametrize("model", Model)
async def test_a_note_that_falls_into_the_box_after_staff_have_looked_is_asked_about_again(
    crown: RuleBook, model: Model
) -> None:
    async with opened(crown, automatic=False) as salon:
        await torn_off(salon, model)
        await judge(salon, stacked=False)
        await come_back(salon)
        assert (salon.room.notes_cents("1"), notes_cents(salon)) == (NOTE_CENTS, 0)
        assert len(salon.console.staff_tasks.doubtful_papers) == 1
        await judge(salon, stacked=True)
        assert notes_cents(salon) == NOTE_CENTS
        money = salon.at("1").durable.money
        assert money[MoneyPlace.CREDIT] + money[MoneyPlace.WITHHELD] == NOTE_CENTS
        salon.check()
