"""What a terminal tells its table of the notes in its box."""

from collections.abc import Collection, Iterator, Mapping
from typing import Annotated

from msgspec import Meta, field

from kiosk.game.bounds import Count, Told
from kiosk.game.command import TableCommand
from kiosk.game.funds import table_commands as sgc
from kiosk.game.money import HELD, MoneyPlace
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal
from kiosk.rules.terms import Tender

DENOMINATIONS_MAX = 40


class FundsStanding(Told, frozen=True, kw_only=True):
    notes: Annotated[Mapping[Count, Count], Meta(max_length=DENOMINATIONS_MAX)] = field(
        default_factory=dict
    )
    """All that ever went into the box, by denomination."""


def standing_of(state: Terminal) -> FundsStanding:
    return FundsStanding(notes=state.box)


def has_cents(state: Terminal) -> int:
    """All money of the player's, wherever it is. Vouchers are none."""
    return sum(state.money[place] for place in HELD if place is not MoneyPlace.PROMOTIONAL)


def told_cents(table: Table, seat: str, cents: int, paid: Collection[str]) -> int:
    """What a machine has by its own word, less what the table counts when it hears of a payment
    that is due: a credit that was carried out is in it already, and a hand pay that was not is in
    it still."""
    due = [(key, one) for key, one in table.due.items() if one.seat == seat]
    credited = sum(
        one.cents
        for key, one in due
        if key in paid and one.credits and one.tender is not Tender.VOUCHER
    )
    leaving = sum(one.cents for key, one in due if key not in paid and one.by_hand)
    return cents - credited - leaving


def news(table: Table, seat: str, at: FundsStanding) -> Iterator[TableCommand]:
    funds = table.seats[seat].funds
    if funds is not None and funds.notes != at.notes:
        yield sgc.TellNotes(seat, at.notes)
