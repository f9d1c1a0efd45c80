"""Too many, too loud, or deaf: whoever they are, the others are served."""

import asyncio
import gc
import os
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random

import pytest

from kiosk.config import PlacesConfig
from kiosk.game.refusal import Reason
from kiosk.game.table import commands as c
from kiosk.link import messages as m
from kiosk.link import session
from kiosk.link.identity import Role
from kiosk.link.session import line
from kiosk.link.strangers import STRANGERS_MAX
from kiosk.rules.rulebook import RuleBook
from kiosk.table import budget
from kiosk.table import client as client_module
from tests.hostile.fuzz import rss_kib
from tests.hostile.peers import NOBODY, client, hello, peer, standing, terminal, terminal_hello
from tests.hostile.table import DEALER, PINS, WAIT_S, House, house

CROWD = 1000

PLACES = PlacesConfig().displays


def descriptors() -> int:
    return len(os.listdir("/proc/self/fd"))


async def closed_down_to(wanted: int) -> None:
    """The kernel tells nobody when a descriptor is closed, so it is looked at again and again."""
    async with asyncio.timeout(WAIT_S):
        while descriptors() > wanted:
            await asyncio.sleep(0.01)


@pytest.mark.usefixtures("patient")
async def test_a_thousand_connections_do_not_stop_the_game(
    there: House, caplog: pytest.LogCaptureFixture
) -> None:
    random = Random(1)
    await there.play()
    grown_kib: list[int] = []
    before = descriptors()
    for _ in range(3):  # the first times fill the allocator's own stores
        before_kib = rss_kib()
        async with AsyncExitStack() as stack:
            crowd = [await stack.enter_async_context(peer(there)) for _ in range(CROWD)]
            for number, someone in enumerate(crowd):
                if number % 5 == 0:
                    someone.send(random.randbytes(200))
                elif number % 7 == 0:
                    someone.send(line(0, hello(Role.DISPLAY, f"d{number}")))
            await there.play()
            # Each has its own end in this process; of the table's no more than there are places.
            inside = STRANGERS_MAX + PLACES
            assert descriptors() <= before + CROWD + inside
        # Each connection has two ends, and both are in this process.
        await closed_down_to(before)
        gc.collect()
        grown_kib.append(rss_kib() - before_kib)
        await there.play()
    assert grown_kib[-1] < 8 * 1024, grown_kib


@pytest.mark.usefixtures("patient")
async def test_one_role_does_not_take_the_places_of_another(there: House) -> None:
    async with AsyncExitStack() as stack:
        for number in range(PLACES):
            display = client(there, Role.DISPLAY, f"d{number}")
            await stack.enter_async_context(display)
        async with peer(there) as one_more:
            one_more.say(hello(Role.DISPLAY, "more"))
            assert await one_more.ended() == "there is no place for one more display"
        async with (
            client(there, Role.CONSOLE, "c"),
            client(there, Role.SENSOR, "s"),
            terminal(there, "2"),
        ):
            await there.play()
        # One that comes back is not one more.
        async with client(there, Role.DISPLAY, "d7"):
            await there.play()


@pytest.mark.parametrize("role", [Role.CONSOLE, Role.DISPLAY, Role.SENSOR])
async def test_of_one_name_there_is_one_connection(there: House, role: Role) -> None:
    """The newer counts: what is left of an older one must not keep its own machine out."""
    async with client(there, role, "7") as older, client(there, role, "7") as newer:
        assert await older.ended() == Reason.TAKEN_OVER
        newer.say(m.Beat())
        await there.play()
        assert not newer.writer.is_closing()


async def test_who_was_replaced_is_signed_in_no_more(there: House) -> None:
    async with client(there, Role.CONSOLE, "7") as older:
        signed_in = await older.ask(m.SignIn(id="in", name=DEALER, pin=PINS[DEALER]))
        assert isinstance(signed_in, m.Answer) and signed_in.done
        async with client(there, Role.CONSOLE, "7") as newer:
            answer = await newer.ask(there.order_of(c.NoticeClosing(), who=DEALER))
            assert isinstance(answer, m.Answer) and answer.why
            assert answer.why.reason is Reason.NOT_SIGNED_IN


@pytest.mark.parametrize("role", [Role.TERMINAL, Role.CONSOLE, Role.SENSOR])
async def test_who_floods_is_hung_up_on_and_kept_out(
    tmp_path: Path, crown: RuleBook, caplog: pytest.LogCaptureFixture, role: Role
) -> None:
    async with house(tmp_path, crown) as there:
        seat = "2"
        said: dict[Role, m.Message] = {
            Role.TERMINAL: m.HoldTicket(number=NOBODY),
            Role.CONSOLE: m.SignIn(id="i", name="nobody", pin="123456"),
            Role.SENSOR: m.Sensed(reading="r", pocket="99"),
        }
        at = terminal(there, seat) if role is Role.TERMINAL else client(there, role, seat)
        async with at as loud:
            with suppress(ConnectionError):
                for _ in range(5000):
                    loud.say(said[role])
                    if loud.n % 50 == 0:
                        await loud.drained()
            await loud.ended()
        async with peer(there) as again:
            greeting = terminal_hello(there, seat)
            again.say(greeting if role is Role.TERMINAL else hello(role, seat))
            assert await again.ended() == "this client was refused a moment ago"
        await there.play()
    assert "more than 200 lines in a second" in caplog.text


async def test_a_standing_told_without_end_is_a_flood_too(
    tmp_path: Path, crown: RuleBook, caplog: pytest.LogCaptureFixture
) -> None:
    """Also while others play, and also if each line changes something."""
    async with house(tmp_path, crown) as there, terminal(there, "2") as loud:

        async def shout() -> None:
            with suppress(ConnectionError):
                for number in range(5000):
                    told = standing(
                        crown,
                        "2",
                        there.head(),
                        account=m.AccountStanding(playing=bool(number % 2)),
                    )
                    loud.say(told)
                    await loud.drained()

        shouting = asyncio.create_task(shout())
        await there.play()
        await shouting
        await loud.ended()
        assert len(there.facts()) < 1000
    assert "more than 200 lines in a second" in caplog.text


async def test_who_never_reads_is_hung_up_on(
    tmp_path: Path,
    crown: RuleBook,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(client_module, "LINES_A_SECOND_MAX", 10**9)
    monkeypatch.setattr(session, "UNSENT_MAX", 50_000)

    async with house(tmp_path, crown) as there:
        before = descriptors()
        async with client(there, Role.SENSOR) as deaf:
            deaf.writer.transport.pause_reading()
            asked = m.Sensed(reading="r" * 80, pocket="99")
            with suppress(ConnectionError):
                for _ in range(20_000):
                    deaf.say(asked)
                    await deaf.drained()
            assert deaf.writer.is_closing()
        await closed_down_to(before)
        await there.play()
    assert "does not read what it is sent" in caplog.text


@pytest.mark.usefixtures("impatient")
async def test_a_deaf_client_that_is_turned_away_costs_nothing_for_long(
    there: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it was not told yet is not kept for it after the end."""
    monkeypatch.setattr(client_module, "LINES_A_SECOND_MAX", 10**9)
    monkeypatch.setattr(budget, "FACTS_AT_ONCE", 10**9)
    monkeypatch.setattr(budget, "BYTES_AT_ONCE", 10**9)

    before = descriptors()
    async with client(there, Role.SENSOR) as deaf:
        deaf.writer.transport.pause_reading()
        for _ in range(4000):
            deaf.say(m.Sensed(reading="r" * 80, pocket="99"))
        deaf.send(b"nonsense\n")
        await deaf.drained()
        # Its own end stays open; the table's must not.
        await closed_down_to(before + 1)
    await there.play()
