"""A console has no journals: its table looks things up for whoever may see them, and no round and
no other console waits for that."""

import asyncio
from contextlib import suppress

import pytest

from kiosk.console.order import Person
from kiosk.console.outbox import Outbox
from kiosk.console.service import ConsoleService
from kiosk.game.refusal import Reason, Refused
from kiosk.lab.simulate.machines import TABLE
from kiosk.lab.simulate.network import Node
from kiosk.lab.simulate.staff import DEALER, PINS, SUPERVISOR, TECHNICIAN
from kiosk.link import messages as m
from kiosk.link.client import TableClient
from kiosk.link.identity import Role
from kiosk.link.session import LINE_MAX
from kiosk.rules.rulebook import RuleBook
from kiosk.table.settings import ReadingError
from tests.lab.simulate.salon import Salon, opened

pytestmark = pytest.mark.virtual_time

LARGE = bytes(range(256)) * 500
PAGE = m.FindRecords()


class Shelf:
    """Answers as its label says."""

    def __init__(self, there: list["Shelf"]) -> None:
        there.append(self)
        self.asked: list[tuple[m.LookedUp, tuple[str, ...]]] = []
        self.cancelled = self.closed = 0

    async def read(self, about: m.LookedUp, seats: tuple[str, ...]) -> bytes:
        self.asked.append((about, seats))
        if isinstance(about, m.FindRecords) and about.text == "for ever":
            try:
                await asyncio.get_running_loop().create_future()
            finally:
                self.cancelled += 1
        if isinstance(about, m.FindRecords) and about.text == "damaged":
            raise ReadingError("table.db is damaged")
        return LARGE

    def close(self) -> None:
        self.closed += 1


def console(salon: Salon, book: RuleBook, name: str) -> tuple[ConsoleService, asyncio.Task[None]]:
    node = Node(Role.CONSOLE)
    client = TableClient(
        Role.CONSOLE, name, lambda: salon.network.connect(node, TABLE, limit=LINE_MAX)
    )
    ids = iter(range(10_000))
    service = ConsoleService(client, book, Outbox(), lambda: f"{name} {next(ids)}")
    return service, asyncio.create_task(service.run())


async def why(asked: asyncio.Task[bytes]) -> Reason:
    try:
        await asked
    except Refused as refused:
        return refused.reason
    raise AssertionError("it was told")


async def test_a_console_is_told_what_its_table_finds(crown: RuleBook) -> None:
    shelves: list[Shelf] = []
    async with opened(crown) as salon:
        salon.table_service._records._opens = lambda: Shelf(shelves)
        own, running = console(salon, crown, "own")
        other, also = console(salon, crown, "other")
        await salon.until(lambda: own.client.up and other.client.up, "both")

        def look(service: ConsoleService, about: m.LookedUp = PAGE) -> asyncio.Task[bytes]:
            return asyncio.create_task(service.look_up(about))

        async def signs_in(service: ConsoleService, name: str) -> None:
            came = await service.sign_in(Person(name, PINS[name]))
            assert came.done, came.why

        await salon.results(1)
        # Nobody, and nobody who may not.
        assert await why(look(own)) is Reason.NOT_SIGNED_IN
        await signs_in(own, TECHNICIAN)
        assert await why(look(own)) is Reason.NOT_ALLOWED
        await signs_in(own, DEALER)
        assert await why(look(own, m.MakeBundle(round=1))) is Reason.NOT_ALLOWED
        lied = m.LookUp(id="lied", who=SUPERVISOR, about=m.MakeBundle(round=1))
        told = await own.client.look_up(lied)
        assert told.why is not None and told.why.reason is Reason.NOT_SIGNED_IN
        assert not shelves
        # Whole, in lines that fit, and with the seats of the table.
        assert await look(own) == LARGE
        ((asked, seats),) = shelves[0].asked
        assert (asked, sorted(seats)) == (PAGE, ["1", "2"])
        assert await why(look(own, m.FindRecords(text="damaged"))) is Reason.NO_RECORDS
        # The next question ends the one before; orders, rounds and other consoles wait for none.
        endless = look(own, m.FindRecords(text="for ever"))
        await salon.until(lambda: len(shelves[0].asked) == 3, "it looks")
        played = len(await salon.results(1))
        await salon.results(played + 1)
        await signs_in(other, SUPERVISOR)
        assert await look(other, m.MakeBundle(round=1)) == LARGE
        assert await look(own) == LARGE
        assert await why(endless) is Reason.ASKED_ANEW
        # Of machines technicians are told, and of nothing else.
        await signs_in(own, TECHNICIAN)
        assert await look(own, m.FindRecords(kind=m.EVENTS)) == LARGE
        for about in (PAGE, m.FindRecords(kind="money"), m.MakeReport(), m.MakeBundle(round=1)):
            assert await why(look(own, about)) is Reason.NOT_ALLOWED
        await signs_in(own, DEALER)
        assert shelves[0].cancelled == 1 and shelves[1].cancelled == 0
        # What takes too long is given up, and what was forgotten does not go on.
        assert await why(look(own, m.FindRecords(text="for ever"))) is Reason.NO_RECORDS
        stale = await own.client.look_up(m.LookUp(id="old", who=DEALER, about=PAGE, at=45_000))
        assert stale.why is not None and stale.why.reason is Reason.ASKED_ANEW
        # Who goes takes his reader with him.
        running.cancel()
        await salon.until(lambda: shelves[0].closed, "the reader is gone")
        also.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(running, also)
