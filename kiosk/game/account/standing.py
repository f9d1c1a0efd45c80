"""What a terminal tells its table of its player."""

from collections.abc import Iterator

from kiosk.game.account import table_commands as sgc
from kiosk.game.bounds import Told
from kiosk.game.command import TableCommand
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal


class AccountStanding(Told, frozen=True, kw_only=True):
    playing: bool = False


def standing_of(state: Terminal) -> AccountStanding:
    return AccountStanding(playing=state.account.open)


def news(table: Table, seat: str, at: AccountStanding) -> Iterator[TableCommand]:
    if table.seats[seat].playing != at.playing:
        yield sgc.SetPlaying(seat, at.playing)
