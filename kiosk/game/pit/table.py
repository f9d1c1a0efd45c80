"""The float, the dealer, the note boxes and the day. None of it moves a player's money."""

from collections.abc import Mapping

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.bounds import CENTS_MAX
from kiosk.game.funds.state import total_cents
from kiosk.game.given import Given
from kiosk.game.pit.state import UNCOUNTED_MAX, Box, Pit
from kiosk.game.refusal import Reason, require
from kiosk.game.staff.facts import StaffRole
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.rules.rulebook import RuleBook

PART = TablePart("pit")

DEALS = (StaffRole.DEALER, StaffRole.SUPERVISOR)


@PART.records(f.FloatFilled, keyed=True)
def fill(command: c.FillFloat, book: RuleBook, state: Table) -> None:
    _require_amount(command.cents)


@PART.records(f.FloatCredited, keyed=True)
def credit(command: c.CreditFloat, book: RuleBook, state: Table) -> None:
    _require_amount(command.cents)


def _require_amount(cents: int) -> None:
    require(0 < cents <= CENTS_MAX, Reason.BAD_AMOUNT, cents=cents)


@PART.records(f.DealerChanged)
def change_dealer(command: c.ChangeDealer, book: RuleBook, state: Table) -> bool:
    member = state.staff.get(command.name)
    require(member is not None, Reason.UNKNOWN_STAFF, name=command.name)
    assert member is not None
    require(member.role in DEALS, Reason.NOT_ALLOWED, role=member.role, order="OpenRound")
    return command.name != state.pit.dealer


@PART.decides
@PART.kept_in(f.BoxCollected)
def collect_box(command: c.CollectBox, book: RuleBook, state: Table, given: Given) -> f.Facts:
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, seat=command.seat)
    waiting = sum(len(boxes) for boxes in state.pit.uncounted.values())
    require(waiting < UNCOUNTED_MAX, Reason.BOXES_UNCOUNTED)
    box = state.pit.boxes.get(command.seat, Box())
    return (
        f.BoxCollected(
            key=given.key,
            seat=command.seat,
            box=box.number + 1,
            notes=dict(box.notes),
            who=given.who,
        ),
    )


@PART.decides
@PART.kept_in(f.BoxCounted)
def count_box(command: c.CountBox, book: RuleBook, state: Table, given: Given) -> f.Facts:
    """Nothing may have been in it."""
    require(0 <= command.cents <= CENTS_MAX, Reason.BAD_AMOUNT, cents=command.cents)
    metered_cents = state.pit.uncounted.get(command.seat, {}).get(command.box)
    require(metered_cents is not None, Reason.NO_BOX, seat=command.seat)
    assert metered_cents is not None
    return (
        f.BoxCounted(
            key=given.key,
            seat=command.seat,
            box=command.box,
            cents=command.cents,
            metered_cents=metered_cents,
            who=given.who,
            second=given.second,
        ),
    )


@PART.records(f.DayBegun)
def begin_day(command: c.BeginDay, book: RuleBook, state: Table, given: Given) -> bool:
    """Days never run back, and none begins that is not there yet."""
    require(command.begin_ms <= given.now_ms, Reason.NOT_DUE)
    return command.begin_ms > state.pit.day_ms


# ---- What they change --------------------------------------------------------------------------


@PART.applies
def _(fact: f.FloatFilled | f.FloatCredited, pit: Pit, state: Table) -> Pit:
    """Both are in the records: nothing here depends on them."""
    return pit


@PART.applies
def _(fact: f.DealerChanged, pit: Pit, state: Table) -> Pit:
    return replace(pit, dealer=fact.name)


@PART.applies
def _(fact: f.SeatNotesTold, pit: Pit, state: Table) -> Pit:
    """Where the table begins to count, what is in the box came before."""
    funds = state.seats[fact.seat].funds
    before = funds.notes if funds else {}
    box = pit.boxes.get(fact.seat, Box())
    more = {cents: count - before.get(cents, 0) for cents, count in fact.notes.items()}
    notes = {cents: box.notes.get(cents, 0) + more.get(cents, 0) for cents in {**box.notes, **more}}
    there = {cents: count for cents, count in sorted(notes.items()) if count}
    return replace(pit, boxes={**pit.boxes, fact.seat: replace(box, notes=there)})


@PART.applies
def _(fact: f.BoxCollected, pit: Pit, state: Table) -> Pit:
    waiting = {**pit.uncounted.get(fact.seat, {}), fact.box: total_cents(fact.notes)}
    return replace(
        pit,
        boxes={**pit.boxes, fact.seat: Box(fact.box)},
        uncounted={**pit.uncounted, fact.seat: waiting},
    )


@PART.applies
def _(fact: f.BoxCounted, pit: Pit, state: Table) -> Pit:
    left = {box: cents for box, cents in pit.uncounted[fact.seat].items() if box != fact.box}
    others: Mapping[str, Mapping[int, int]] = {
        seat: boxes for seat, boxes in pit.uncounted.items() if seat != fact.seat
    }
    return replace(pit, uncounted={**others, fact.seat: left} if left else others)


@PART.applies
def _(fact: f.DayBegun, pit: Pit, state: Table) -> Pit:
    return replace(pit, day_ms=fact.begin_ms)
