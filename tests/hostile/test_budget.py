"""A machine that makes the table write without end, slowly enough to be no flood."""

import asyncio
from contextlib import suppress

import pytest

from kiosk.game import facts as f
from kiosk.link import messages as m
from kiosk.link.identity import Role
from kiosk.table import budget
from tests.hostile.peers import Peer, client, hello, peer, standing, terminal, terminal_hello
from tests.hostile.table import AUDITOR, PINS, WAIT_S, House

SEAT = "2"
FEW = 60


async def come_and_go(there: House, liar: Peer) -> None:
    """Each line is a fact: somebody plays there, or nobody does."""
    with suppress(ConnectionError):
        for number in range(10 * FEW):
            playing = m.AccountStanding(playing=number % 2 == 0)
            liar.say(standing(there.book, SEAT, there.head(), account=playing))
            await liar.drained()


async def test_a_terminal_that_writes_without_end_is_cut_off_and_staff_see_it(
    there: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(budget, "FACTS_AT_ONCE", FEW)
    monkeypatch.setattr("kiosk.table.client.LINES_A_SECOND_MAX", 10**9)
    there.console.look_at(m.LookAt())
    after = there.seq
    async with terminal(there, SEAT) as liar:
        await come_and_go(there, liar)
        await liar.ended()
    written = [x for x in there.facts(after) if isinstance(x, f.SeatPlaying)]
    assert len(written) < 2 * FEW
    async with peer(there) as again:
        again.say(terminal_hello(there, SEAT))
        assert await again.ended() == "this client was refused a moment ago"
    async with asyncio.timeout(WAIT_S):
        while not (seats := there.console.seats) or m.LINK not in seats.seats[SEAT].devices:
            await there.console.changed()
    assert seats.seats[SEAT].devices[m.LINK] == m.CUT_OFF
    await there.play()
    assert caplog.text.count(f"terminal {SEAT} writes more than any honest machine") == 1


@pytest.mark.parametrize("role", [Role.CONSOLE, Role.SENSOR])
async def test_other_machines_have_a_budget_too(
    there: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, role: Role
) -> None:
    said: dict[Role, m.Message] = {
        Role.CONSOLE: m.SignIn(id="i", name=AUDITOR, pin=PINS[AUDITOR]),
        Role.SENSOR: m.Sensed(reading="r", pocket="99"),
    }
    monkeypatch.setattr(budget, "FACTS_AT_ONCE", FEW)
    monkeypatch.setattr("kiosk.table.client.LINES_A_SECOND_MAX", 10**9)
    after = there.seq
    async with client(there, role, "7") as liar:
        with suppress(ConnectionError):
            for _ in range(10 * FEW):
                liar.say(said[role])
                await liar.drained()
        await liar.ended()
    assert there.seq - after < 2 * FEW
    assert f"{role} 7: refused: it writes more than any honest machine" in caplog.text
    async with peer(there) as again:
        again.say(hello(role, "7"))
        assert await again.ended() == "this client was refused a moment ago"
    await there.play()


async def test_who_comes_again_and_again_spends_what_that_writes(
    there: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budget, "FACTS_AT_ONCE", FEW)
    after = there.seq
    for _ in range(2 * FEW):
        async with peer(there) as someone:
            someone.say(terminal_hello(there, SEAT))
            welcome = await someone.hear()
            if not isinstance(welcome, m.Welcome):
                break
            someone.n = welcome.first
            someone.say(m.Beat())
            with suppress(asyncio.IncompleteReadError):  # it has spent all it has
                await someone.handled()
    assert FEW <= there.seq - after < 2 * FEW
    await there.play()
