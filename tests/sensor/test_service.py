"""A wheel at a real table: it ends wagering and reads the number, and settles nothing."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from kiosk.devices import ports as p
from kiosk.devices.wheel.slingshot.driver import SlingshotWheel
from kiosk.game.refusal import Reason
from kiosk.game.round.state import TablePhase
from kiosk.game.round.wheel_warning import WheelWarning, proposed
from kiosk.game.table import commands as c
from kiosk.lab.bench.processes import running
from kiosk.lab.devices.bench import Bench
from kiosk.lab.devices.slingshot import SimulatedSlingshot, WheelPace
from kiosk.link import messages as m
from kiosk.link.client import TableClient
from kiosk.link.identity import Role
from kiosk.rules.rulebook import RuleBook
from kiosk.sensor.service import SensorService, pocket_of
from tests.conftest import BOOKS
from tests.hostile.table import WAIT_S, House, connect, house

BOOK = BOOKS["crown-single-zero"]
QUICK = WheelPace(line_s=0.02, lines=(3, 3, 20, 5))


@pytest.mark.parametrize(
    ("shown", "book", "pocket"),
    [
        ("17", "crown-single-zero", "17"),
        ("07", "crown-single-zero", "7"),
        ("00", "crown-single-zero", "0"),
        ("00", "crown-double-zero", "00"),
        ("0", "crown-double-zero", "0"),
        ("37", "crown-single-zero", None),
    ],
)
def test_what_is_shown_is_a_pocket_of_this_wheel(shown: str, book: str, pocket: str | None) -> None:
    assert pocket_of(shown, BOOKS[book].wheel.order) == pocket


@asynccontextmanager
async def wheel_at_table(folder: Path, crown: RuleBook) -> AsyncIterator[tuple[Bench, House]]:
    """What is done to the wheel, and the table that it is told at."""
    device = SimulatedSlingshot(pace=QUICK, random=Random(7))
    wheel = SlingshotWheel()
    port = folder / "port"
    keys = iter(f"{number:032x}" for number in range(100))
    speaks = asyncio.Event()

    async def here() -> None:
        speaks.set()

    async with house(folder, crown) as there:
        client = TableClient(Role.SENSOR, "1", lambda: connect(there.socket))
        sensor = SensorService(wheel, client, crown.wheel.order, lambda: next(keys))
        async with (
            Bench(device, link=port) as bench,
            running(sensor.run()),
            running(wheel.run(port, here)),
        ):
            async with asyncio.timeout(WAIT_S):
                await speaks.wait()
            yield bench, there


async def test_a_spin_ends_wagering_and_tells_its_number(tmp_path: Path, crown: RuleBook) -> None:
    """S0 8.1 WND."""
    async with wheel_at_table(tmp_path, crown) as (bench, there):
        there.console.look_at(m.LookAt())
        for pocket in ("17", "17", "0"):
            await there.open_round()
            there.clock.ahead_ms += 1000 * crown.terms.period.shortest_s
            bench.do(f"spin {pocket}")
            await there.until(lambda table: table.round.phase is TablePhase.SPINNING)
            await there.shown(lambda at: at.board and at.board.sensed)
            assert there.console.board is not None
            assert there.console.board.sensed == pocket
            assert there.console.board.phase is TablePhase.SPINNING, "nobody has confirmed it"
            await there.shown(lambda at: at.house and at.house.sensors["1"].pocket)
            assert there.console.house is not None
            said = there.console.house.sensors["1"]
            assert (said.pocket, said.here, said.taken) == (pocket, True, True)
            assert 0 < said.at_ms <= there.clock.now_ms()
            await there.order(c.ConfirmResult(pocket))


async def test_a_spin_within_the_wagering_period_ends_nothing_and_has_no_result(
    tmp_path: Path, crown: RuleBook
) -> None:
    """S3 4.4, 6.1(h)."""
    async with wheel_at_table(tmp_path, crown) as (bench, there):
        await there.open_round()
        bench.do("spin 17")
        await there.shown(lambda at: at.board and at.board.sensed)
        assert there.table.round.phase is TablePhase.BETTING
        await there.close_round()
        await there.until(lambda table: table.round.phase is TablePhase.SPINNING)
        refused = await there.ask(c.ConfirmResult("17"))
        assert refused.why is not None
        assert refused.why.reason is Reason.BALL_RESTED_EARLY
        await there.order(c.CallNoSpin("at-rest-early"))
        bench.do("spin 4")
        await there.shown(lambda at: at.board and at.board.sensed == "4")
        await there.order(c.ConfirmResult("4"))


@pytest.mark.parametrize(
    ("fault", "warning", "reason"),
    [
        ("warn ball-direction", WheelWarning.BALL_DIRECTION, "same-direction"),
        ("warn ball-removed", WheelWarning.BALL_REMOVED, "ball-out"),
        ("stand on", WheelWarning.WHEEL_STOPPED, "wheel-stopped"),
    ],
)
async def test_what_the_wheel_warns_of_is_proposed_to_the_dealer_and_nothing_else_comes_of_it(
    tmp_path: Path, crown: RuleBook, fault: str, warning: WheelWarning, reason: str
) -> None:
    """From the bytes of a wheel to the console. S3 6.1."""
    async with wheel_at_table(tmp_path, crown) as (bench, there):
        there.console.look_at(m.LookAt())
        await there.open_round()
        there.clock.ahead_ms += 1000 * crown.terms.period.shortest_s
        bench.do("spin 17")
        await there.until(lambda table: table.round.phase is TablePhase.SPINNING)
        bench.do(fault)
        await there.until(lambda table: bool(table.round.current.warned))
        await there.shown(lambda at: at.house and at.house.warned)
        assert there.console.house is not None
        assert there.console.house.warned == (warning,)
        proposal = proposed(crown, there.console.house.warned)
        assert proposal is not None
        assert proposal.id == reason
        assert there.table.round.current.no_spins == ()
        await there.order(c.CallNoSpin(proposal.id))
        assert there.table.round.current.warned == (), "the next spin may be a good one"


@pytest.mark.virtual_time
async def test_a_number_that_nobody_heard_in_time_is_never_told(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The next round may be spinning by then."""

    class Wheel:
        events: asyncio.Queue[p.WheelEvent] = asyncio.Queue()

    async def away() -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        raise OSError("no such table")

    wheel = Wheel()
    client = TableClient(Role.SENSOR, "1", away)
    service = SensorService(wheel, client, BOOK.wheel.order, lambda: "key")
    async with running(service.run()):
        wheel.events.put_nowait(p.NumberRead("17"))
        await asyncio.sleep(60)
    assert "number 17: the table is away, and is not told any more" in caplog.text
