"""A table with jackpots, as a console is told of it."""

from collections.abc import Callable

from msgspec.structs import replace

from kiosk.game.jackpot.values import HitTold, PaidHow, WrongWager
from kiosk.game.supernova.state import HitState, NotedWager
from kiosk.link.seen_by_staff import JackpotAt, ShareSeen, SupernovaHouse
from tests.ui.console.shown import SEAT, ShownTable
from tests.ui.terminal.supernova import SEAL, seen

AT_MS = 1_700_000_000_000


def jackpot(
    state: HitState, *, seats: tuple[str, ...] = (SEAT,), by_hand: bool = False
) -> JackpotAt:
    share_cents = 607_200
    told = HitTold(
        id="3-7",
        level=2,
        name="Star",
        epoch=7,
        table="Table 7",
        seats=seats,
        share_cents=share_cents,
        award_cents=share_cents * len(seats),
        rounding_parts=82 * 10_000,
        trigger_parts=607_118 * 10_000,
        nonce="ab" * 32,
        commitment=SEAL,
        needs_approval=True,
        at_ms=AT_MS,
    )
    paid = PaidHow.CREDITED if state is HitState.PAID else None
    shares = tuple(
        ShareSeen(seat=seat, main_registered=True, by_hand=by_hand, end=paid) for seat in seats
    )
    return JackpotAt(hit=told, round=8, state=state, sealed=True, shares=shares)


NOTED = (
    NotedWager(round=7, seat="2", kind=WrongWager.FOREIGN_CHIP, reason="x", who="sue"),
    NotedWager(round=8, seat="7", kind=WrongWager.NO_MAIN_GAME, reason="x", who="sam"),
)


DRAWN = tuple(str(seat) for seat in range(1, 31) if seat != 7)


def with_jackpots(
    table: ShownTable,
    *hits: JackpotAt,
    opened: bool = True,
    connected: bool = True,
    fault: str = "",
) -> ShownTable:
    assert table.board is not None and table.house is not None
    there = seen(AT_MS)
    assert there.told is not None
    levels = tuple(
        replace(level, last_hit_ms=AT_MS if level.hits else None) for level in there.told.levels
    )
    told = replace(
        replace(there, told=replace(there.told, levels=levels)),
        opened=opened,
        open=opened and not fault,
        connected=connected,
        fault=fault,
    )
    table.board = replace(table.board, supernova=told)
    house = SupernovaHouse(opened=opened, hits=hits, noted=NOTED, drawn_round=8, drawn_seats=DRAWN)
    table.house = replace(table.house, supernova=house)
    return table


SHOWN: dict[str, Callable[[ShownTable], ShownTable]] = {
    "waits": lambda table: with_jackpots(table, jackpot(HitState.WAITING)),
    "shared": lambda table: with_jackpots(
        table, jackpot(HitState.APPROVED, seats=("1", "5"), by_hand=True)
    ),
    "paid": lambda table: with_jackpots(table, jackpot(HitState.PAID)),
    "refused": lambda table: with_jackpots(table, jackpot(HitState.REFUSED), connected=False),
    "none": with_jackpots,
    "closed": lambda table: with_jackpots(table, opened=False),
    "fault": lambda table: with_jackpots(table, fault="A spot takes no wager"),
}
"""What the page of the jackpots may show."""
