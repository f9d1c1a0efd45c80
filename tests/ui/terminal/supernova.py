"""A terminal whose table offers the jackpots of a controller."""

from collections.abc import Callable

from msgspec.structs import replace

from kiosk.game.jackpot.values import HitSeen, JackpotTold, LevelTold, PaidHow
from kiosk.game.round.state import TerminalPhase
from kiosk.game.supernova.facts import JackpotWin, SupernovaFault
from kiosk.game.terminal import commands as c
from kiosk.link import messages as m
from kiosk.rules.supernova import WAGER
from tests.ui.terminal.house import House
from tests.ui.terminal.salon import Salon

BOOK = "rapid-single-zero"
WAGER_CENTS = 200
SEAL = "3f9a61c0d27e" + "00" * 26
NAMES = ("Supernova", "Nova", "Star", "Comet", "Spark")
VALUES = (4_821_360, 741_205, 138_840, 24_185, 3_820)
RESETS = (2_500_000, 250_000, 50_000, 10_000, 2_000)
LIMITS = (5_000_000, 1_000_000, 200_000, 30_000, 5_000)
APPROVALS = (0, 0, 100_000, None, None)
RISES = (600, 1_000, 1_000, 800, 600)
HIDDEN = (200, 150, 100, 0, 0)
RETURNS = (2_400, 2_000, 1_840, 1_600, 1_400)


def levels(*values: int) -> tuple[LevelTold, ...]:
    return tuple(
        LevelTold(
            name=NAMES[rank],
            rank=rank,
            value_cents=value,
            reset_cents=RESETS[rank],
            limit_cents=LIMITS[rank],
            approval_cents=APPROVALS[rank],
            return_bp=RETURNS[rank],
            epoch=3,
            commitment=SEAL,
            hits=rank,
            increment_bp=RISES[rank],
            hidden_bp=HIDDEN[rank],
        )
        for rank, value in enumerate(values)
    )


def hit(rank: int, cents: int, *, at_ms: int, table: str = "Table 4", seat: str = "6") -> HitSeen:
    return HitSeen(
        id=f"{rank + 1}-2",
        name=NAMES[rank],
        rank=rank,
        cents=cents,
        table=table,
        seats=(seat,),
        at_ms=at_ms,
    )


def seen(at_ms: int, *values: int) -> m.SupernovaSeen:
    """What a table tells whose controller is there."""
    there = levels(*(values or VALUES))
    return m.SupernovaSeen(
        table="Table 7",
        opened=True,
        open=True,
        wager_cents=WAGER_CENTS,
        connected=True,
        as_of_ms=at_ms,
        told=JackpotTold(
            wager_cents=WAGER_CENTS,
            running=True,
            levels=there,
            last=(),
            tables=(("Table 4", True), ("Table 7", True), ("Table 8", False)),
            return_bp=sum(level.return_bp for level in there),
        ),
    )


def offers_jackpots(house: House, *values: int) -> None:
    """Between rounds."""
    tells(house, seen(house.clock.now_ms, *values))
    house.tell(c.OfferSupernova(WAGER_CENTS))


def tells(house: House, told: m.SupernovaSeen | None) -> None:
    """By the table, over the link."""
    house.seat.link.supernova = told
    house.seat.changed()


def rises(house: House, *values: int) -> None:
    """The controller has told of wagers, a moment later."""
    before = house.seat.link.supernova
    assert before is not None and before.told is not None
    tells(house, replace(before, told=replace(before.told, levels=levels(*values))))


def draws(house: House, *wins: JackpotWin) -> None:
    house.tell(c.DrawSupernova(house.state.round.number, wins))


def goes_back(house: House, fault: SupernovaFault = SupernovaFault.NO_ANSWER) -> None:
    house.tell(c.ReturnSupernova(house.state.round.number, fault))


def win(rank: int = 2, cents: int = 138_900, shared_by: int = 1, *, epoch: int = 3) -> JackpotWin:
    return JackpotWin(
        hit=f"{rank + 1}-{epoch}", name=NAMES[rank], level=rank, cents=cents, shared_by=shared_by
    )


def visit_jackpots(salon: Salon, look: Callable[[str], None]) -> None:
    """Everything that a player sees of them, from a free seat on. Afterwards they are gone."""
    house, view = salon.house, salon.view
    offers_jackpots(house)
    look("jackpots-free")
    house.gives(1_000_000)
    if house.state.round.phase is not TerminalPhase.BETTING:
        house.opens()
    look("jackpots-open")
    view.supernova.touch()
    view.supernova._preview()
    look("jackpots-waits")
    view.supernova.hold(False)
    house.closes()
    look("jackpots-no-bet")
    house.settles("17")
    for end, *wins in (
        (None, win()),
        (PaidHow.REFUSED, win(0, 4_821_400, 2)),
        (PaidHow.HAND, win(1), win(4, 3_900)),
    ):
        house.opens()
        house.tell(c.PlaceChip(WAGER, WAGER_CENTS), c.PlaceChip("red", 2500))
        look("jackpots-placed")
        house.closes()
        house.registers()
        look("jackpots-registered")
        draws(house, *wins)
        look(f"jackpots-won-{len(wins)}")
        house.settles("17")
        look("jackpots-won-settled")
        for share in wins:
            if end is None:
                house.tell(c.CreditJackpot(f"pay {share.hit}", share.hit, share.cents))
            else:
                house.tell(c.EndJackpot(share.hit, end, "The draw does not match its seal"))
        look(f"jackpots-{end or 'paid'}")
        view.jackpotWon.close()
        look("jackpots-result")
    house.opens()
    house.tell(c.PlaceChip(WAGER, WAGER_CENTS), c.PlaceChip("red", 2500))
    house.closes()
    house.registers()
    goes_back(house)
    told = house.seat.link.supernova
    assert told is not None
    tells(house, replace(told, connected=False))
    look("jackpots-void")
    house.settles("17")
    tells(house, None)
    house.tell(c.OfferSupernova(0))
    house.opens()
