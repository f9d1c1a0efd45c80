"""A second person confirms at another console as strictly as by a PIN."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count

import pytest

from kiosk.console.order import Person
from kiosk.console.service import ConsoleService
from kiosk.game import facts as f
from kiosk.game.refusal import Reason
from kiosk.game.table import commands as c
from kiosk.lab.simulate.staff import DEALER, PEOPLE, PINS, SECOND, SUPERVISOR
from kiosk.link import messages as m
from kiosk.rules.rulebook import RuleBook
from kiosk.table.staff import CONFIRM_S
from tests.lab.simulate.salon import Salon, opened
from tests.table.test_records import console

pytestmark = pytest.mark.virtual_time

CORRECT = c.CorrectResult(1, "5", "misread")


class Pit:
    """A console for each of several people, and one that asks."""

    def __init__(self, salon: Salon, book: RuleBook) -> None:
        self.salon = salon
        self.ids = count(1)
        self.at = {name: console(salon, book, name) for name in ("asks", "one", "two")}

    def service(self, name: str) -> ConsoleService:
        return self.at[name][0]

    async def sign_in(self, where: str, who: str, pin: str = "") -> None:
        came = await self.service(where).sign_in(Person(who, pin or PINS[who]))
        assert came.done, came.why

    def ask(self, order: c.Command = CORRECT) -> tuple[str, asyncio.Task[m.Answer]]:
        key, round_ = f"order {next(self.ids)}", self.salon.table_service.durable.round
        asked = m.StaffOrder(
            id=key,
            who=SUPERVISOR,
            why="it was time",
            expects=m.Expected(phase=round_.phase, round=round_.number),
            order=order,
            elsewhere=True,
        )
        return key, asyncio.create_task(self.service("asks").client.ask(asked, 10 * CONFIRM_S))

    async def waits(self, key: str) -> None:
        """It is shown where somebody may confirm it."""
        tasks = self.service("one").client
        await self.salon.until(
            lambda: key in [told.order for told in tasks.staff_tasks.to_confirm], "it waits"
        )

    async def says(self, where: str, who: str, order: str, *, yes: bool = True) -> Reason | None:
        asked = m.ConfirmOrder(id=f"word {next(self.ids)}", order=order, who=who, yes=yes)
        why = (await self.service(where).client.ask(asked)).why
        return why.reason if why else None


@asynccontextmanager
async def pit(book: RuleBook) -> AsyncIterator[Pit]:
    async with opened(book, automatic=False, staff_wait_s=0) as salon:
        there = Pit(salon, book)
        assert (await salon.staff.order(c.OpenTable(0), who=SUPERVISOR)).done
        await salon.until(lambda: all(at[0].client.up for at in there.at.values()), "consoles")
        await there.sign_in("asks", SUPERVISOR)
        yield there
        for _, task in there.at.values():
            task.cancel()


def reason(answer: m.Answer) -> Reason | None:
    return answer.why.reason if answer.why else None


async def test_nobody_confirms_elsewhere_who_may_not_by_a_pin(crown: RuleBook) -> None:
    async with pit(crown) as there:
        # Nobody is there who could: then a PIN is asked for at once.
        _, alone = there.ask()
        assert reason(await alone) is Reason.SECOND_PERSON
        await there.sign_in("one", DEALER)
        _, alone = there.ask()
        assert reason(await alone) is Reason.SECOND_PERSON
        # An account that one of the two has made confirms nothing for him.
        boss = there.service("asks")
        await boss.enrol(Person("max", "555555"), f.StaffRole.SUPERVISOR, PEOPLE[SECOND])
        await there.salon.until(lambda: "max" in there.salon.table_service.durable.staff, "max")
        await there.sign_in("one", "max", "555555")
        _, alone = there.ask()
        assert reason(await alone) is Reason.SECOND_PERSON
        await there.sign_in("two", SECOND)
        await there.sign_in("two", SUPERVISOR)
        key, asked = there.ask()
        await there.waits(key)
        assert await there.says("one", DEALER, key) is Reason.SECOND_PERSON
        assert await there.says("one", "max", key) is Reason.NOT_INDEPENDENT
        assert await there.says("two", SUPERVISOR, key) is Reason.SECOND_PERSON
        assert await there.says("one", SECOND, key) is Reason.NOT_SIGNED_IN
        await there.sign_in("asks", SECOND)
        assert await there.says("asks", SECOND, key) is Reason.SECOND_PERSON
        assert not asked.done() and there.service("one").client.staff_tasks.to_confirm
        # No is no, and what is over is over.
        assert await there.says("two", SECOND, key, yes=False) is None
        assert reason(await asked) is Reason.NOT_CONFIRMED
        assert await there.says("two", SECOND, key) is Reason.NOT_WAITING
        assert not there.salon.facts(f.ResultCorrected)


async def test_what_waits_ends_by_itself(crown: RuleBook) -> None:
    async with pit(crown) as there:
        await there.sign_in("two", SECOND)
        assert reason(await there.ask(c.HandPay("1", 500))[1]) is Reason.SECOND_PERSON
        # Withdrawn, by whoever asked and nobody else.
        key, asked = there.ask()
        await there.waits(key)
        await there.service("one").client.ask(m.WithdrawOrder(id="not his", order=key))
        assert not asked.done()
        await there.service("asks").client.ask(m.WithdrawOrder(id="his", order=key))
        assert reason(await asked) is Reason.WITHDRAWN
        # Asked anew, a console has one order that waits.
        _, first = there.ask()
        key, second = there.ask()
        assert reason(await first) is Reason.WITHDRAWN
        # Nobody comes.
        assert reason(await second) is Reason.NOT_CONFIRMED
        # Obeyed as any order is, or not: nothing is frozen here.
        key, asked = there.ask()
        await there.waits(key)
        assert await there.says("two", SECOND, key) is reason(await asked)
        assert reason(await asked) is not None
        # Whoever goes takes his order with him.
        key, asked = there.ask()
        await there.waits(key)
        there.at["asks"][1].cancel()
        tasks = there.service("one").client
        await there.salon.until(lambda: not tasks.staff_tasks.to_confirm, "nothing waits")
        assert await there.says("two", SECOND, key) is Reason.NOT_WAITING
        await asyncio.gather(asked, return_exceptions=True)
