"""What a terminal tells its table of locks and of a frozen account, and which staff want."""

from collections.abc import Iterator, Sequence

from kiosk.game.bounds import Told
from kiosk.game.command import TerminalOrder
from kiosk.game.locks import terminal_commands as ats
from kiosk.game.locks.facts import LockReason
from kiosk.game.locks.table import LOCKS_OF_STAFF
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal

CORRECTED = "a result is corrected"
"""Why an account is frozen while a terminal settles a round anew."""


class LocksStanding(Told, frozen=True, kw_only=True):
    frozen: bool = False
    reasons: frozenset[LockReason] = frozenset()


def standing_of(state: Terminal) -> LocksStanding:
    return LocksStanding(frozen=bool(state.locks.frozen), reasons=frozenset(state.locks.reasons))


def while_frozen(
    table: Table, at: LocksStanding, corrections: Sequence[TerminalOrder]
) -> Iterator[TerminalOrder]:
    """Nobody plays or leaves with what a correction is about to change."""
    wanted = table.frozen or (CORRECTED if corrections else "")
    if wanted and not at.frozen:
        yield ats.Freeze(wanted)
    yield from corrections
    if (at.frozen or wanted) and not table.frozen:
        yield ats.Thaw()


def orders(table: Table, seat: str, at: LocksStanding) -> Iterator[TerminalOrder]:
    wanted = table.seats[seat].locks
    if not wanted and not at.reasons:
        return
    for reason in LOCKS_OF_STAFF:
        if reason in wanted and reason not in at.reasons:
            yield ats.Lock(reason, wanted[reason])
        elif reason in at.reasons and reason not in wanted:
            yield ats.Unlock(reason, "table")
