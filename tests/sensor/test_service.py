"""A wheel at a real table: it ends wagering and reads the number, and settles nothing."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from kiosk.devices import ports as p
from kiosk.devices.wheel.slingshot.driver import SlingshotWheel
from kiosk.game.round.state import TablePhase
from kiosk.game.table import commands as c
from kiosk.lab.bench.dealer import Dealer, dealer_at, table_beside
from kiosk.lab.bench.processes import running
from kiosk.lab.devices.bench import Bench
from kiosk.lab.devices.slingshot import SimulatedSlingshot, WheelPace
from kiosk.link.client import TableClient
from kiosk.link.identity import Role
from kiosk.sensor.service import SensorService, pocket_of
from tests.conftest import BOOKS

WAIT_S = 60.0
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


async def shown(dealer: Dealer, so: Callable[[], object]) -> None:
    async with asyncio.timeout(WAIT_S):
        while not so():
            await dealer.console.client.changed()


async def test_a_spin_ends_wagering_and_tells_its_number(tmp_path: Path) -> None:
    """S0 8.1 WND."""
    device = SimulatedSlingshot(pace=QUICK, random=Random(7))
    wheel = SlingshotWheel()
    port = tmp_path / "port"
    keys = iter(f"{number:032x}" for number in range(100))
    with table_beside(tmp_path, ["1"], grace_s=0.2) as house:
        client = house.client(Role.SENSOR)
        sensor = SensorService(wheel, client, BOOK.wheel.order, lambda: next(keys))
        async with (
            Bench(device, link=port) as bench,
            dealer_at(house) as dealer,
            running(sensor.run()),
            running(wheel.run(port, here)),
        ):
            await dealer.open_table()
            board = dealer.console.client
            for pocket in ("17", "17", "0"):
                await dealer.give(c.OpenRound(BOOK.terms.period.shortest_s))
                bench.do(f"spin {pocket}")
                await dealer.shown(TablePhase.SPINNING)
                await shown(dealer, lambda: board.board and board.board.sensed)
                assert board.board is not None
                assert board.board.sensed == pocket
                assert board.board.phase is TablePhase.SPINNING, "nobody has confirmed it"
                await dealer.give(c.ConfirmResult(pocket))


async def here() -> None:
    """It speaks."""


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
