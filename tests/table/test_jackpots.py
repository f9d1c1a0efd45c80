"""A table linked to a jackpot controller, over a link that fails: every wager is drawn or goes
back, and both sides say the same of it."""

import asyncio
from collections.abc import Iterator
from functools import partial

import pytest

from kiosk.game import facts as f
from kiosk.game.jackpot.state import Controller
from kiosk.game.jackpot.told import told
from kiosk.game.jackpot.values import (
    JackpotTerms,
    LevelTerms,
    LevelTold,
    PaidHow,
    WrongWager,
)
from kiosk.game.refusal import Refused
from kiosk.game.round.state import TablePhase, TerminalPhase
from kiosk.game.supernova.state import HitState, SupernovaRound, WagerState
from kiosk.game.table import commands as c
from kiosk.game.terminal import commands as ats
from kiosk.lab.simulate.jackpots import LIVELY, WAGER_CENTS
from kiosk.lab.simulate.staff import SECOND, SUPERVISOR, Staff
from kiosk.lab.simulate.stage import VirtualStage
from kiosk.rules.supernova import WAGER
from kiosk.rules.terms import CashOutWay, Tender
from kiosk.table.overview import supernova_house
from tests.conftest import BOOKS

pytestmark = pytest.mark.virtual_time
BOOK = BOOKS["rapid-single-zero"]
SEATS = ["1", "2"]


AT_ONCE = JackpotTerms(
    wager_cents=WAGER_CENTS,
    most_return_bp=10**7,
    levels=(
        LevelTerms(
            name="Nova", reset_cents=5000, limit_cents=5050, increment_bp=1000, approval_cents=0
        ),
    ),
)
"""Two wagers bring it beyond its limit: it falls in every round, and waits for the inspector."""


class House:
    def __init__(self, terms: JackpotTerms = LIVELY) -> None:
        self.stage = VirtualStage(BOOK, SEATS, seed="jackpots", jackpots=terms)
        self.staff = Staff(self.stage.console)
        assert self.stage.controller is not None
        self.controller = self.stage.controller

    async def open(self) -> None:
        await self.stage.start()
        await self.order(c.OpenSupernova())
        await self.order(c.OpenTable(0))
        for seat in SEATS:
            await self.order(c.Credit(seat, 50_000, Tender.CASH))
        await self.offered(WAGER_CENTS)

    async def order(self, command: c.Command) -> None:
        came = await self.staff.order(command, who=SUPERVISOR, second=SECOND)
        assert came.done, came.why

    async def touch(self, seat: str, command: ats.Command) -> None:
        await self.stage.terminals[seat].service.tell(command)

    async def offered(self, cents: int) -> None:
        def told() -> bool:
            return all(self.stage.state(s).supernova.wager_cents == cents for s in SEATS)

        await self.stage.until(told, f"a jackpot wager is {cents}")

    async def betting(self) -> None:
        await self.order(c.OpenRound(10))
        for seat in SEATS:
            await self.stage.until(partial(self._bets, seat), "wagering is open")

    def _bets(self, seat: str) -> bool:
        return self.stage.state(seat).round.phase is TerminalPhase.BETTING

    async def wager(self) -> None:
        """A round with a jackpot wager of each, to no more bets."""
        await self.betting()
        for seat in SEATS:
            await self.touch(seat, ats.PlaceChip(WAGER, WAGER_CENTS))
            await self.touch(seat, ats.PlaceChip("red", 1000))
        await self.stage.until(lambda: bool(self.sent.key), "no more bets")

    async def drawn(self, state: WagerState) -> None:
        await self.stage.until(lambda: self.sent.state is state, f"the wagers are {state}")

    async def result(self, number: str = "2") -> None:
        await self.order(c.ConfirmResult(number))
        await self.stage.quiet()

    @property
    def phase(self) -> TablePhase:
        return self.stage.table_state.round.phase

    @property
    def sent(self) -> SupernovaRound:
        return self.stage.table_state.round.current.supernova or SupernovaRound()

    @property
    def jackpots(self) -> Controller:
        state = self.stage.watch.state(self.controller.name)
        assert isinstance(state, Controller)
        return state

    async def settled(self, *, void: bool) -> None:
        """The controller has heard what became of the last round."""

        def heard() -> bool:
            there = self.jackpots.tables["simulated"].rounds.get(self.sent.key)
            return there is not None and (there.void is not None if void else there.confirmed)

        await self.stage.until(heard, "the controller knows what became of the wagers")

    def told_alike(self) -> bool:
        """The board and every terminal have what the controller's journal has."""
        there = told(self.jackpots).levels
        return all(levels == there for levels in self.levels_shown())

    def levels_shown(self) -> Iterator[tuple[LevelTold, ...]]:
        board = self.stage.console.board
        seen = [self.stage.terminals[seat].service.link.supernova for seat in SEATS]
        for one in (*seen, board.supernova if board is not None else None):
            assert one is not None and one.told is not None
            yield one.told.levels


@pytest.fixture
def house() -> House:
    return House()


async def test_rounds_are_drawn_and_hits_are_paid(house: House) -> None:
    """S0 9.4.3, 9.4.5, 9.4.6, 9.8: approved where it must be, credited, and the next ones run."""
    await house.open()
    credited: list[f.SupernovaCredited] = []
    for _ in range(12):
        await house.wager()
        await house.drawn(WagerState.DRAWN)
        await house.result()
        for hit in house.stage.console.staff_tasks.jackpots:
            await house.order(c.ApproveJackpot(hit))
        await house.stage.quiet()
    for seat in SEATS:
        credited += house.stage.facts(house.stage.terminals[seat], "supernova_credited")
    hits = house.stage.facts(house.controller, "jackpot_hit")
    assert len(hits) > 1
    assert sum(x.cents for x in credited) == sum(x.share_cents * len(x.seats) for x in hits)

    def paid() -> bool:
        told = house.stage.facts(house.controller, "jackpot_paid")
        return len(told) == len(credited) and {x.how for x in told} == {PaidHow.CREDITED}

    await house.stage.until(paid, "the controller hears of every share")
    assert all(hit.sealed for hit in house.stage.table_state.supernova.hits.values())
    await house.stage.rest()


async def test_a_controller_that_dies_before_it_draws_voids_the_round(house: House) -> None:
    """S0 9.9.2: the wagers go back, and the table plays on without jackpots until it is back."""
    await house.open()
    house.stage.at(house.stage.table, "after", "supernova_sent", house.controller.die)
    await house.wager()
    await house.drawn(WagerState.VOID)
    await house.result("18")
    assert [house.stage.state(seat).credit_cents for seat in SEATS] == [51_000, 51_000]
    await house.offered(0)
    await house.betting()
    refused = await _refusal(house, ats.PlaceChip(WAGER, WAGER_CENTS))
    assert refused == "supernova_not_offered"
    house.controller.start()
    await house.offered(WAGER_CENTS)
    await house.stage.until(lambda: house.phase is TablePhase.SPINNING, "no more bets")
    await house.result()
    await house.stage.rest()


async def _refusal(house: House, command: ats.Command) -> str:
    with pytest.raises(Refused) as refused:
        await house.touch("1", command)
    return str(refused.value.reason)


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_controller_that_dies_with_its_draw_answers_alike_when_it_is_back(
    house: House, when: str
) -> None:
    """Durable or not, the wagers count once: it is asked again by the same key."""
    await house.open()

    def die() -> None:
        house.controller.die()
        asyncio.get_running_loop().call_later(1.0, house.controller.start)

    house.stage.at(house.controller, when, "jackpot_round_drawn", die)
    await house.wager()
    await house.drawn(WagerState.DRAWN)
    await house.settled(void=False)
    assert len(house.stage.facts(house.controller, "jackpot_round_drawn")) == 1
    await house.result()
    await house.stage.rest()


async def test_a_draw_that_comes_too_late_is_taken_back_by_the_controller(house: House) -> None:
    """S0 9.9.2: it had drawn, and nobody is paid for a void wager."""
    await house.open()
    house.stage.at(house.controller, "after", "jackpot_round_drawn", house.controller.die)
    await house.wager()
    await house.drawn(WagerState.VOID)
    house.controller.start()
    await house.settled(void=True)
    await house.result()
    assert not house.stage.facts(house.stage.terminals["1"], "supernova_credited")
    await house.stage.rest()


@pytest.mark.parametrize("kind", ["supernova_sent", "supernova_drawn"])
async def test_a_table_that_dies_in_between_tells_the_controller_what_holds(
    house: House, kind: str
) -> None:
    """S0 8.8.5, 9.5.3: its interruption voids the round, and what was drawn by then stands."""
    await house.open()

    def die() -> None:
        house.stage.table.die()
        asyncio.get_running_loop().call_later(1.0, house.stage.table.start)

    house.stage.at(house.stage.table, "after", kind, die)
    await house.wager()
    drawn = kind == "supernova_drawn"
    await house.drawn(WagerState.DRAWN if drawn else WagerState.VOID)
    await house.settled(void=not drawn)
    await house.stage.quiet()
    won = house.stage.facts(house.stage.terminals["1"], "supernova_credited")
    credit_cents = 50_000 - WAGER_CENTS * drawn + sum(x.cents for x in won)
    assert house.stage.state("1").credit_cents == credit_cents
    await house.stage.rest()


async def test_everybody_sees_the_levels_within_a_second(house: House) -> None:
    """S0 9.6: on the board, and on each terminal."""
    await house.open()
    loop, drawn_s = asyncio.get_running_loop(), list[float]()
    house.stage.at(
        house.controller, "after", "jackpot_round_drawn", lambda: drawn_s.append(loop.time())
    )
    await house.wager()
    await house.drawn(WagerState.DRAWN)
    await asyncio.sleep(max(0, drawn_s[0] + 1.0 - loop.time()))
    assert house.told_alike()
    for gaps_s in ((0.0,), (0.3,), (0.55,), (0.05, 0.5), (0.3, 0.3, 0.3)):
        await asyncio.sleep(3.0)  # nothing is held back any more
        await house.controller.hit_next(0)
        for gap_s in gaps_s:
            await asyncio.sleep(gap_s)
            await house.controller.hit_next(0)  # right after what was just told, there or here
        await asyncio.sleep(1.0)
        assert house.told_alike(), gaps_s
    await house.result()
    await house.stage.rest()


async def test_incorrect_wagers_are_adjusted_by_the_controller(house: House) -> None:
    """S0 9.5.8, 9.7."""
    await house.open()
    await house.wager()
    await house.drawn(WagerState.DRAWN)
    await house.result()
    told = supernova_house(house.stage.table_state)
    assert (told.drawn_round, [*told.drawn_seats]) == (1, SEATS), "also when the round is settled"
    await house.order(c.NoteJackpotWager(1, "2", WrongWager.NO_CHIP, "seen by the inspector"))

    def adjusted() -> bool:
        told = house.stage.facts(house.controller, "jackpot_wager_adjusted")
        return [(x.seat, x.kind, x.who) for x in told] == [("2", WrongWager.NO_CHIP, SUPERVISOR)]

    await house.stage.until(adjusted, "the increments are adjusted")
    assert "2" not in supernova_house(house.stage.table_state).drawn_seats
    await house.stage.rest()


async def test_a_table_without_a_controller_shows_nothing_of_it() -> None:
    stage = VirtualStage(BOOK, ["1"], seed="none")
    await stage.start()
    await stage.until(lambda: stage.console.board is not None, "the board is shown")
    assert stage.console.board is not None and stage.console.board.supernova is None
    assert not stage.facts(stage.table, "supernova_server_seen")


# ---- A table that has lost its records ---------------------------------------------------------


async def put_back(house: House, seq: int) -> None:
    """To a copy that ends with this fact; two people recover it."""
    stage = house.stage
    stage.table.die()
    stage.table.disk.put_back(seq)
    stage.watch.forget(stage.table)
    stage.table.start()
    await stage.until(lambda: stage.table.machine.service is not None, "the table is back")
    await stage.until(lambda: stage.console.client.board is not None, "the console is back")
    await house.order(c.BeginRecovery())

    def told() -> bool:
        seen = stage.table_service.jackpots.seen(stage.table_service.durable)
        linked = seen is not None and seen.connected
        return linked and len(stage.table_service.durable.recovery.told) == len(SEATS)

    await stage.until(told, "all have told what they hold")
    await house.order(c.EndRecovery())
    await stage.quiet()


async def hit_at_once(house: House) -> tuple[int, int, str]:
    """A round with a hit that waits. Returns where copies end that were made before the round, and
    when the draw was written."""
    await house.open()
    await house.stage.quiet()
    before = len(house.stage.table.disk.durable)
    drawn: list[int] = []
    disk = house.stage.table.disk
    house.stage.at(
        house.stage.table, "after", "supernova_drawn", lambda: drawn.append(len(disk.durable))
    )
    await house.wager()
    await house.drawn(WagerState.DRAWN)
    await house.settled(void=False)
    await house.result()
    (name,) = house.stage.table_state.supernova.hits
    return before, drawn[0], name


def paid(house: House) -> list[tuple[str, PaidHow]]:
    """In the order of the seats: which terminal is the first to say so is chance."""
    told = [(x.seat, x.how) for x in house.stage.facts(house.controller, "jackpot_paid")]
    return sorted(told)


@pytest.mark.parametrize("known", [False, True], ids=["before the round", "after the draw"])
async def test_a_table_put_back_pays_the_hit_that_waited_once(known: bool) -> None:
    """What it lost the controller tells, and the inspector approves it."""
    house = House(AT_ONCE)
    before, drawn, name = await hit_at_once(house)
    await put_back(house, drawn if known else before)
    assert house.stage.table_state.supernova.hits[name].state is HitState.WAITING
    credit_cents = {seat: house.stage.state(seat).credit_cents for seat in SEATS}
    await house.order(c.ApproveJackpot(name))
    await house.stage.quiet()
    await house.stage.until(lambda: len(paid(house)) == 2, "the controller knows")
    assert paid(house) == [("1", PaidHow.CREDITED), ("2", PaidHow.CREDITED)]
    share_cents = house.stage.table_state.supernova.hits[name].told.share_cents
    for seat in SEATS:
        assert house.stage.state(seat).credit_cents == credit_cents[seat] + share_cents
    await house.stage.rest()


@pytest.mark.parametrize("known", [False, True], ids=["before the round", "after the draw"])
async def test_a_table_put_back_pays_nothing_that_was_paid(known: bool) -> None:
    """One share was credited; the other was paid by hand, for its player had left."""
    house = House(AT_ONCE)
    before, drawn, name = await hit_at_once(house)
    await house.betting()
    await house.touch("2", ats.CashOut(CashOutWay.ATTENDANT, "out"))
    await house.order(c.HandPay("2", house.stage.state("2").credit_cents))
    await house.stage.quiet()
    await house.order(c.ApproveJackpot(name))
    await house.stage.quiet()
    await house.order(c.PayJackpotByHand(name, "2"))
    await house.stage.until(lambda: house.phase is TablePhase.SPINNING, "no more bets")
    await house.result()
    both = [("1", PaidHow.CREDITED), ("2", PaidHow.HAND)]
    await house.stage.until(lambda: paid(house) == both, "the controller knows")
    await put_back(house, drawn if known else before)
    hits = house.stage.table_state.supernova.hits
    assert name not in hits or hits[name].over
    came = await house.staff.order(c.PayJackpotByHand(name, "2"), who=SUPERVISOR, second=SECOND)
    assert not came.done
    assert not house.stage.table_state.due
    await house.stage.quiet()
    assert paid(house) == both
    await house.stage.rest()


SELDOM = JackpotTerms(
    wager_cents=WAGER_CENTS,
    most_return_bp=10**7,
    levels=(LevelTerms(name="Nova", reset_cents=5000, limit_cents=5_000_000, increment_bp=100),),
)
"""No round of a test hits it."""


def of_controller(house: House, kind: str) -> int:
    return len(house.stage.facts(house.controller, kind))


@pytest.mark.parametrize("terms", [SELDOM, AT_ONCE], ids=["no hit", "a hit"])
async def test_a_table_put_back_says_what_became_of_a_round_that_it_lost(
    terms: JackpotTerms,
) -> None:
    """Its terminals know of the draw, and the controller had not heard that it holds."""
    house = House(terms)
    await house.open()
    stage = house.stage
    await stage.quiet()
    before = len(stage.table.disk.durable)
    played = stage.terminals["1"]
    stage.at(stage.table, "after", "supernova_drawn", house.controller.die)
    stage.at(played, "after", "supernova_wager_drawn", stage.table.die)
    await house.wager()
    await stage.until(lambda: not stage.table.on, "the table is gone")
    house.controller.start()
    await put_back(house, before)
    await stage.until(lambda: of_controller(house, "jackpot_round_confirmed") == 1, "it holds")
    hits = stage.table_state.supernova.hits.values()
    assert [hit.state for hit in hits] == [HitState.WAITING] * of_controller(house, "jackpot_hit")
    assert not of_controller(house, "jackpot_round_voided")
    await stage.rest()


@pytest.mark.parametrize("terms", [SELDOM, AT_ONCE], ids=["no hit", "a hit"])
async def test_wagers_that_went_back_are_void_though_the_table_has_lost_that(
    terms: JackpotTerms,
) -> None:
    """S0 9.9.2: the controller had drawn and died, and nobody is paid for a void wager."""
    house = House(terms)
    await house.open()
    stage = house.stage
    await stage.quiet()
    before = len(stage.table.disk.durable)
    stage.at(house.controller, "after", "jackpot_round_drawn", house.controller.die)
    await house.wager()
    await house.drawn(WagerState.VOID)
    await stage.quiet()
    stage.table.die()
    house.controller.start()
    await put_back(house, before)
    await stage.until(lambda: of_controller(house, "jackpot_round_voided") == 1, "it is void")
    withdrawn = of_controller(house, "jackpot_withdrawn")
    assert withdrawn == of_controller(house, "jackpot_hit")
    assert not stage.table_state.supernova.hits
    for seat in SEATS:
        assert stage.state(seat).credit_cents == 50_000
    await stage.rest()
