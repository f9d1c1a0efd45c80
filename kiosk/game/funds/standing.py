"""What a terminal tells its table of the notes in its box."""

from collections.abc import Iterator, Mapping
from typing import Annotated

from msgspec import Meta, field

from kiosk.game.bounds import Count, Told
from kiosk.game.command import TableCommand
from kiosk.game.funds import table_commands as sgc
from kiosk.game.money import HELD, MoneyPlace
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal

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


def news(table: Table, seat: str, at: FundsStanding) -> Iterator[TableCommand]:
    funds = table.seats[seat].funds
    if funds is not None and funds.notes != at.notes:
        yield sgc.TellNotes(seat, at.notes)
