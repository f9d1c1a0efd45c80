"""What a terminal tells its table of tips, and whether it may take any."""

from collections.abc import Iterator

from kiosk.game.bounds import Count, Told
from kiosk.game.command import TableCommand, TerminalOrder
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal
from kiosk.game.tips import table_commands as sgc
from kiosk.game.tips import terminal_commands as ats


class TipsStanding(Told, frozen=True, kw_only=True):
    most_cents: Count = 0
    """That a player can give at once; 0: nothing."""
    given_cents: Count = 0
    """All that was ever given there."""


def standing_of(state: Terminal) -> TipsStanding:
    return TipsStanding(most_cents=state.tips.most_cents, given_cents=state.tips.given_cents)


def news(table: Table, seat: str, at: TipsStanding) -> Iterator[TableCommand]:
    there = table.seats[seat]
    if there.funds is not None and at.given_cents > there.tips_cents:
        yield sgc.TellTips(seat, at.given_cents)


def orders(table: Table, at: TipsStanding) -> Iterator[TerminalOrder]:
    if at.most_cents != table.tips.most_cents:
        yield ats.OfferTips(table.tips.most_cents)
