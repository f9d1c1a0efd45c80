"""What a terminal tells its table of receipts, and how it is given the one that it lacks."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from kiosk.game.bounds import Count, Told
from kiosk.game.command import TerminalOrder
from kiosk.game.receipts.terminal_commands import KeepReceipt
from kiosk.game.round.state import SlipStatus, TablePhase, TableSlip, TerminalPhase
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal

Sign: TypeAlias = Callable[[str, int, TableSlip], KeepReceipt | None]
"""The receipt of a seat's slip in a round. None: it cannot be signed now."""


class ReceiptsStanding(Told, frozen=True, kw_only=True):
    missing: Count = 0
    """The round in which its slip is registered and has no receipt; 0: there is none."""


def standing_of(state: Terminal) -> ReceiptsStanding:
    here = state.round
    registered = here.phase is TerminalPhase.SPINNING and here.sent is not None
    missing = registered and here.number not in state.receipts
    return ReceiptsStanding(missing=here.number if missing else 0)


def orders(
    table: Table, seat: str, at: ReceiptsStanding, sign: Sign | None
) -> Iterator[TerminalOrder]:
    """Once all slips are in: registering the others must not wait for signatures. Of a slip that
    was lost on its way the table holds no wagers that it could vouch for."""
    played = table.round.kept.get(at.missing)
    closing = table.round.phase is TablePhase.CLOSING and table.round.number == at.missing
    if sign is None or played is None or closing:
        return
    slip = played.slips.get(seat)
    if slip is None or not slip.key:
        return  # a slip in question may be one that the table never held
    if slip.status in (SlipStatus.REGISTERED, SlipStatus.IN_QUESTION):
        signed = sign(seat, at.missing, slip)
        if signed is not None:
            yield signed
