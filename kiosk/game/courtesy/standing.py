"""What a terminal tells its table of the player's wish for help and of the staff's message."""

from collections.abc import Iterator

from kiosk.game.bounds import KeyOrNone, Told
from kiosk.game.command import TableCommand, TerminalOrder
from kiosk.game.courtesy import table_commands as sgc
from kiosk.game.courtesy import terminal_commands as ats
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal


class CourtesyStanding(Told, frozen=True, kw_only=True):
    asks_help: bool = False
    """The player wants somebody to come."""
    message: KeyOrNone = ""
    """The key of the last message of staff that was shown."""


def standing_of(state: Terminal) -> CourtesyStanding:
    return CourtesyStanding(asks_help=state.courtesy.help_asked, message=state.courtesy.message)


def news(table: Table, seat: str, at: CourtesyStanding) -> Iterator[TableCommand]:
    if table.seats[seat].attended and not at.asks_help:
        yield sgc.EndCall(seat)


def orders(table: Table, seat: str, at: CourtesyStanding) -> Iterator[TerminalOrder]:
    there = table.seats[seat]
    if there.message is not None and there.message[0] != at.message:
        yield ats.ShowMessage(*there.message)
    if there.attended and at.asks_help:
        yield ats.EndHelp()
