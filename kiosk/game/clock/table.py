"""A clock that jumped decides nothing that has a date, before staff have looked at another one."""

from kiosk.game import facts as f
from kiosk.game.clock.state import ClockAtTable, ClockDoubt
from kiosk.game.refusal import Reason, require
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.rules.rulebook import RuleBook

PART = TablePart("clock")

_DATED = (
    c.OpenTable,
    c.CloseTable,
    c.OpenRound,
    c.NoticeLimits,
    c.ChangeLimits,
    c.GrantLegacy,
    c.NoticeClosing,
    c.OpenCase,
    c.TakeDispute,
    c.ReserveTicket,
    c.HoldTicket,
    c.SeekTicket,
    c.VouchTicket,
    c.ArchiveTickets,
)
"""They give something a time, or compare with one. A round under way is played to its end."""


def require_known_time(state: Table, command: c.Command) -> None:
    doubt = state.clock.doubt
    if doubt is not None and not doubt.running and isinstance(command, _DATED):
        require(False, Reason.CLOCK_DOUBTED, time_ms=doubt.clock_ms)


@PART.records(f.ClockDoubted)
def doubt_clock(command: c.DoubtClock, book: RuleBook, state: Table) -> bool:
    doubt = ClockDoubt(command.clock_ms, command.journal_ms, command.running)
    return state.clock.doubt != doubt


@PART.records(f.ClockConfirmed)
def confirm_clock(command: c.ConfirmClock, book: RuleBook, state: Table) -> None:
    doubt = state.clock.doubt
    same = doubt is not None and doubt.clock_ms == command.clock_ms
    require(same, Reason.CLOCK_NOT_DOUBTED)


@PART.records(f.ClockRight)
def trust_clock(command: c.TrustClock, book: RuleBook, state: Table) -> bool:
    return state.clock.doubt is not None


@PART.applies
def _(fact: f.ClockDoubted, clock: ClockAtTable, state: Table) -> ClockAtTable:
    doubt = ClockDoubt(fact.clock_ms, fact.journal_ms, fact.running)
    return ClockAtTable(doubt=doubt, behind_ms=clock.behind_ms)


@PART.applies
def _(fact: f.ClockConfirmed, clock: ClockAtTable, state: Table) -> ClockAtTable:
    """The doubt ends when the two agree, which is written at the time that was confirmed."""
    journal_ms = clock.doubt.journal_ms if clock.doubt else fact.clock_ms
    return ClockAtTable(doubt=clock.doubt, behind_ms=max(0, journal_ms - fact.clock_ms))


@PART.applies
def _(fact: f.ClockRight, clock: ClockAtTable, state: Table) -> ClockAtTable:
    return ClockAtTable(behind_ms=clock.behind_ms)
