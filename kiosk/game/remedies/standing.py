"""What a terminal tells its table of wagers that it did not give back."""

from collections.abc import Iterator

from kiosk.game.command import TableCommand
from kiosk.game.remedies import table_commands as sgc
from kiosk.game.round.standing import RoundStanding
from kiosk.game.round.state import SlipStatus, TerminalPhase
from kiosk.game.table.state import Table


def news(table: Table, seat: str, at: RoundStanding) -> Iterator[TableCommand]:
    """Of a round that was never settled nothing else tells that its money has left the player."""
    played = table.round.kept.get(at.number)
    slip = played.slips.get(seat) if played else None
    if played is None or slip is None or slip.status is not SlipStatus.FORFEITED:
        return
    never_settled = played.settlement == 0 and slip.change_reported < slip.change
    if never_settled and at.phase is TerminalPhase.IDLE:
        yield sgc.TakeForfeit(seat, at.number)
