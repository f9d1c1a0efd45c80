"""The rings of Spread-Bet at a table that runs: drawn, sealed, told, shown and lost."""

import asyncio

import pytest

from kiosk.game import facts as f
from kiosk.game.round.state import TablePhase
from kiosk.game.spread.ring import ring_of
from kiosk.game.spread.state import SpreadRound
from kiosk.game.table import commands as c
from kiosk.lab.simulate.croupier import select_spread
from kiosk.lab.simulate.rings import VirtualRings
from kiosk.lab.simulate.staff import SUPERVISOR, Staff
from kiosk.lab.simulate.stage import VirtualStage
from kiosk.link import messages as m
from kiosk.link.client import TableClient
from kiosk.link.identity import Role
from kiosk.safe import Secrets
from tests.conftest import BOOKS

pytestmark = pytest.mark.virtual_time
BOOK = BOOKS["crown-double-zero"]
SLOWS = m.Sensed(reading="the ball slows")


class House:
    def __init__(self) -> None:
        self.stage = VirtualStage(BOOK, ["1"], seed="rings")
        self.staff = Staff(self.stage.console)
        self.display: TableClient = self.stage.client(Role.DISPLAY)
        self.rings = VirtualRings(self.display, self.stage.faults)
        self.eye: TableClient = self.stage.client(Role.SENSOR)

    async def open(self, *, sensor: bool = False) -> None:
        await self.stage.start()
        self.looking = self.stage.spawn(self.display.run())
        self.stage.spawn(self.rings.run())
        if sensor:
            self.stage.spawn(self.eye.run())
            await self.stage.until(lambda: self.eye.up, "the sensor is connected")
        await self.order(select_spread(BOOK, "1"))
        await self.order(c.OpenTable(0))
        await self.order(c.OpenRound(20))
        await self.stage.until(lambda: bool(self.spread.displays), "the rings turn")

    async def order(self, command: c.Command) -> None:
        came = await self.staff.order(command, who=SUPERVISOR)
        assert came.done, came.why

    async def reach(self, phase: TablePhase) -> None:
        await self.stage.until(lambda: self.phase is phase, phase)

    @property
    def phase(self) -> TablePhase:
        return self.stage.table_state.round.phase

    @property
    def spread(self) -> SpreadRound:
        spread = self.stage.table_state.round.current.spread
        assert spread is not None
        return spread

    def secret(self) -> bytes:
        round_ = self.stage.table_state.round.number
        secret = self.stage.table.rings.secrets().get(str(round_))
        assert secret is not None
        return secret


@pytest.fixture
def house() -> House:
    return House()


async def test_the_ring_is_a_secret_until_wagering_is_over(house: House) -> None:
    """S3 4.2(b): then it is told, the display fades and comes back locked as it was drawn."""
    await house.open()
    secret = house.secret().hex()
    journals = [record.body for m in house.stage.machines for record in m.disk.durable]
    assert not any(secret.encode() in body for body in journals)
    board = house.display.board
    assert board is not None
    assert board.spread is not None
    assert (board.spread.commitment, board.spread.ring) == (house.spread.commitment, None)
    await house.reach(TablePhase.SPINNING)
    await house.stage.until(lambda: house.spread.locked, "the rings are locked")
    assert house.spread.ring == ring_of(house.secret(), 38)
    shown = [fact.shown for fact in house.stage.facts(house.stage.table, "rings_shown")]
    assert shown == [f.Shown.TURNING, f.Shown.FADED, f.Shown.LOCKED]
    await house.order(c.ConfirmResult("17"))
    assert house.spread.void is None


async def test_where_a_sensor_is_the_rings_lock_by_its_word(house: House) -> None:
    """S3 4.2(b)."""
    await house.open(sensor=True)
    await house.reach(TablePhase.SPINNING)
    await asyncio.sleep(5)
    assert house.spread.ring is None, "the ball does not slow yet"
    assert (await house.eye.ask(SLOWS)).done
    await house.stage.until(lambda: house.spread.locked, "the rings are locked")
    assert not (await house.eye.ask(m.Sensed(reading="again"))).done


async def test_a_sensor_that_is_gone_holds_nothing_up(house: House) -> None:
    await house.open()
    gone = house.stage.spawn(house.eye.run())
    await house.stage.until(lambda: house.eye.up, "the sensor is connected")
    await house.reach(TablePhase.SPINNING)
    assert house.spread.ring is None
    gone.cancel()
    await house.stage.until(lambda: house.spread.locked, "the rings are locked")


async def test_a_table_that_was_interrupted_goes_on_with_the_same_ring(house: House) -> None:
    await house.open(sensor=True)
    await house.reach(TablePhase.SPINNING)
    before = house.secret()
    house.stage.table.lose_power()
    await asyncio.sleep(1)
    house.stage.table.start()
    await house.stage.until(lambda: house.spread.ring is not None, "the ring is told")
    assert house.spread.secret == before.hex()
    assert house.spread.ring == ring_of(before, 38)


async def test_a_ring_that_is_lost_voids_spread_bets_and_the_next_round_has_another(
    house: House,
) -> None:
    """S3 6.21."""
    await house.open()
    await house.stage.table.rings.keep({})
    await house.reach(TablePhase.SPINNING)
    await house.stage.until(lambda: house.spread.void is not None, "Spread-Bets are void")
    assert house.spread.void is not None
    assert house.spread.void.fault is f.SpreadFault.NO_RING
    await house.order(c.ConfirmResult("17"))
    await house.order(c.OpenRound(20))
    assert house.spread.commitment
    assert house.spread.void is None


async def test_players_hear_of_rings_that_do_not_turn_before_the_ball_rests(house: House) -> None:
    """S3 4.2(a), 6.21: at no more bets, not with the result."""
    house.rings.run = asyncio.Event().wait  # type: ignore[method-assign] # a dark screen
    await house.stage.start()
    house.stage.spawn(house.display.run())
    await house.order(select_spread(BOOK, "1"))
    await house.order(c.OpenTable(0))
    await house.order(c.OpenRound(20))
    await house.stage.until(lambda: house.spread.void is not None, "Spread-Bets are void")
    assert house.phase in (TablePhase.CLOSING, TablePhase.SPINNING)
    assert house.spread.void is not None
    assert house.spread.void.fault is f.SpreadFault.NOT_TURNING


async def test_rings_that_are_not_locked_at_the_sensors_number_void_spread_bets_at_once(
    house: House,
) -> None:
    """S3 4.2(b), 6.21."""
    await house.open(sensor=True)
    await house.reach(TablePhase.SPINNING)
    assert (await house.eye.ask(m.Sensed(reading="the ball rests", pocket="17"))).done
    await house.stage.until(lambda: house.spread.void is not None, "Spread-Bets are void")
    assert house.spread.void is not None
    assert house.spread.void.fault is f.SpreadFault.NOT_LOCKED
    assert house.phase is TablePhase.SPINNING, "and the dealer goes on"


async def test_a_ring_that_cannot_be_kept_leaves_the_round_without_one(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.open()
    await house.reach(TablePhase.SPINNING)
    await house.order(c.ConfirmResult("17"))

    async def full(secrets: Secrets) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(house.stage.table.rings, "keep", full)
    await house.order(c.OpenRound(20))
    assert (house.phase, house.spread.commitment) == (TablePhase.BETTING, "")
    assert house.spread.void is not None


@pytest.mark.parametrize("comes_back", [False, True])
async def test_a_display_that_goes_voids_spread_bets(house: House, comes_back: bool) -> None:
    """S3 6.21: also one that is back before anybody has missed it."""
    await house.open()
    if comes_back:
        again = house.stage.client(Role.DISPLAY)
        house.stage.spawn(again.run())
    else:
        house.looking.cancel()
    await house.stage.until(lambda: house.spread.void is not None, "Spread-Bets are void")
    assert house.spread.void is not None
    assert house.spread.void.fault is f.SpreadFault.DISPLAY_LOST
    await house.reach(TablePhase.SPINNING)
    await house.order(c.ConfirmResult("17"))
    assert house.stage.table_state.round.kept[1].outcome == "17", "the round goes on"


async def test_nothing_of_it_is_told_while_no_table_is_selected(house: House) -> None:
    await house.open()
    await house.reach(TablePhase.SPINNING)
    await house.order(c.ConfirmResult("17"))
    await house.order(c.SelectSpread("", all_agree=True))
    await house.stage.until(
        lambda: house.display.board is not None and house.display.board.spread is None, "it is gone"
    )
    await house.order(c.OpenRound(20))
    assert house.stage.table_state.round.current.spread is None
