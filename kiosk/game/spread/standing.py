"""What a terminal tells its table of Spread-Bet, and what it should hear of it."""

from collections.abc import Iterator

from kiosk.game.bounds import Count, Told, Word
from kiosk.game.command import TerminalOrder
from kiosk.game.limits.terminal_commands import WithdrawNotice
from kiosk.game.round.standing import RoundStanding
from kiosk.game.round.state import TerminalPhase
from kiosk.game.spread import terminal_commands as ats
from kiosk.game.spread.facts import SpreadLimits
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal


class SpreadStanding(Told, frozen=True, kw_only=True):
    selected: Word = ""
    notice: tuple[Word, SpreadLimits | None, Count] | None = None
    void: bool = False
    """It knows that the Spread-Bets of the round it is in are."""


def standing_of(state: Terminal) -> SpreadStanding:
    here, notice = state.spread, state.spread.notice
    return SpreadStanding(
        selected=here.selected,
        notice=(notice.table, notice.limits, notice.due_ms) if notice else None,
        void=here.void is not None,
    )


def notices(table: Table, at: SpreadStanding) -> Iterator[TerminalOrder]:
    notice = table.spread.notice
    there = (notice.table, notice.limits, notice.due_ms) if notice else None
    if there is not None and there != at.notice:
        yield ats.NoticeSpread(*there)
    elif there is None and at.notice is not None and table.spread.selected == at.selected:
        yield WithdrawNotice()


def orders(table: Table, at: SpreadStanding) -> Iterator[TerminalOrder]:
    """Between two rounds."""
    selected = table.spread.selected
    if selected != at.selected:
        yield ats.SelectSpread(selected, SpreadLimits.of(table.limits.in_force))


def void(table: Table, at: SpreadStanding, in_round: RoundStanding) -> Iterator[TerminalOrder]:
    """Of the round that the terminal is in, as soon as the table knows."""
    played = table.round.kept.get(in_round.number)
    over = in_round.phase is TerminalPhase.IDLE
    if over or at.void or played is None or played.spread is None:
        return
    if (why := played.spread.void) is not None and played.spread.commitment:
        yield ats.VoidSpread(in_round.number, why.fault, why.reason, why.clauses)
