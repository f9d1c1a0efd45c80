"""Changes of limits and the closing of the table, with the notice the rule book asks for."""

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.given import Given
from kiosk.game.limits.state import LimitsAtTable
from kiosk.game.refusal import Reason, require
from kiosk.game.round.state import TablePhase
from kiosk.game.seats.state import Seats, with_seat
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.game.times import HOUR_MS, MINUTE_MS
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import AtOnce

PART = TablePart("limits")


@PART.decides
def notice_limits(command: c.NoticeLimits, book: RuleBook, state: Table, given: Given) -> f.Facts:
    require(command.limits.fit(state.limits.in_force), Reason.BAD_AMOUNT)
    due_ms = given.now_ms + book.terms.notices.limits.minutes * MINUTE_MS
    return (f.LimitsNoticed(limits=command.limits, due_ms=due_ms),)


@PART.answers
def _(fact: f.LimitsNoticed, book: RuleBook, state: Table) -> c.NoticeLimits:
    return c.NoticeLimits(fact.limits)


@PART.decides
def change_limits(command: c.ChangeLimits, book: RuleBook, state: Table, given: Given) -> f.Facts:
    """Between rounds, when the notice has run out or the rule book lets it be at once."""
    require(state.round.phase in (TablePhase.IDLE, TablePhase.SHUT), Reason.WAGERING_OPEN)
    require(command.limits.fit(state.limits.in_force), Reason.BAD_AMOUNT)
    if not _at_once(command, book, state):
        notice = state.limits.notice
        require(notice is not None and notice[0] == command.limits, Reason.NOTICE_NEEDED)
        require(notice is not None and given.now_ms >= notice[1], Reason.NOT_DUE)
    return (f.LimitsChanged(limits=command.limits, agreed=command.all_agree),)


@PART.answers
def _(fact: f.LimitsChanged, book: RuleBook, state: Table) -> c.ChangeLimits:
    return c.ChangeLimits(fact.limits, fact.agreed)


def _at_once(command: c.ChangeLimits, book: RuleBook, state: Table) -> bool:
    """S3 7.3(a), (b); S4 4.3."""
    met = {
        AtOnce.NO_PLAYERS: not state.anybody_playing,
        AtOnce.ALL_AGREE: command.all_agree,
        AtOnce.NOT_RAISING_MINIMUM: not _raises_minimum(command.limits, state),
    }
    return any(met[condition] for condition in book.terms.notices.limits.at_once_if)


def _raises_minimum(limits: f.LimitAmounts, state: Table) -> bool:
    before = state.limits.in_force
    lowest = limits.aggregate_minimum_cents or 0
    return lowest > (before.aggregate_minimum_cents or 0) or any(
        amounts[0] > before.kinds[kind].minimum_cents for kind, amounts in limits.kinds.items()
    )


@PART.decides
def grant_legacy(command: c.GrantLegacy, book: RuleBook, state: Table, given: Given) -> f.Facts:
    """A player at the table keeps the minimum and units of before the change (S3 7.4 to 7.6)."""
    terms = book.terms.legacy
    require(terms is not None, Reason.NO_LEGACY)
    require(state.limits.before is not None, Reason.NOT_LEGACY)
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, seat=command.seat)
    require(state.round.phase is TablePhase.IDLE, Reason.WAGERING_OPEN)
    require(state.seats[command.seat].playing, Reason.NO_ACCOUNT, seat=command.seat)
    assert terms is not None and state.limits.before is not None
    return (
        f.LegacyGranted(
            seat=command.seat,
            limits=state.limits.before,
            until_ms=given.now_ms + terms.hours * HOUR_MS,
        ),
    )


@PART.answers
def _(fact: f.LegacyGranted, book: RuleBook, state: Table) -> c.GrantLegacy:
    return c.GrantLegacy(fact.seat)


@PART.records(f.LegacyEnded)
def end_legacy(command: c.EndLegacy, book: RuleBook, state: Table) -> None:
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, seat=command.seat)
    require(state.seats[command.seat].legacy_from is not None, Reason.NOT_LEGACY)
    require(state.round.phase in (TablePhase.IDLE, TablePhase.SHUT), Reason.WAGERING_OPEN)


@PART.decides
def notice_closing(command: c.NoticeClosing, book: RuleBook, state: Table, given: Given) -> f.Facts:
    require(state.round.phase is not TablePhase.SHUT, Reason.TABLE_CLOSED)
    due_ms = given.now_ms + book.terms.notices.closing.minutes * MINUTE_MS
    return (f.ClosingNoticed(due_ms=due_ms),)


@PART.answers
def _(fact: f.ClosingNoticed, book: RuleBook, state: Table) -> c.NoticeClosing:
    return c.NoticeClosing()


@PART.records(f.NoticeWithdrawn)
def withdraw_notice(command: c.WithdrawNotice, book: RuleBook, state: Table) -> bool:
    return state.limits.notice is not None or state.limits.closing_due_ms is not None


def expired_legacies(state: Table, now_ms: int) -> f.Facts:
    """Legacy limits last an hour (S3 7.6a), and end between two rounds."""
    return tuple(
        f.LegacyEnded(seat=name)
        for name, seat in state.seats.items()
        if seat.legacy_from is not None and now_ms >= seat.legacy_until_ms
    )


@PART.applies
def _(fact: f.LimitsNoticed, limits: LimitsAtTable, state: Table) -> LimitsAtTable:
    return replace(limits, notice=(fact.limits, fact.due_ms))


@PART.applies
def _(fact: f.LimitsChanged, limits: LimitsAtTable, state: Table) -> LimitsAtTable:
    return replace(
        limits,
        in_force=fact.limits.under(limits.in_force.law),
        before=f.LimitAmounts.of(limits.in_force),
        notice=None,
    )


@PART.applies
def _(fact: f.LegacyGranted, seats: Seats, state: Table) -> Seats:
    return with_seat(seats, fact.seat, legacy_from=fact.limits, legacy_until_ms=fact.until_ms)


@PART.applies
def _(fact: f.LegacyEnded, seats: Seats, state: Table) -> Seats:
    return with_seat(seats, fact.seat, legacy_from=None, legacy_until_ms=0)


@PART.applies
def _(fact: f.SeatPlaying, seats: Seats, state: Table) -> Seats:
    """Legacy limits end when the player leaves the table (S3 7.6a)."""
    return seats if fact.playing else with_seat(seats, fact.seat, legacy_from=None)


@PART.applies
def _(fact: f.ClosingNoticed, limits: LimitsAtTable, state: Table) -> LimitsAtTable:
    return replace(limits, closing_due_ms=fact.due_ms)


@PART.applies
def _(fact: f.NoticeWithdrawn, limits: LimitsAtTable, state: Table) -> LimitsAtTable:
    return replace(limits, notice=None, closing_due_ms=None)


@PART.applies
def _(fact: f.TableClosed, limits: LimitsAtTable, state: Table) -> LimitsAtTable:
    return replace(limits, closing_due_ms=None)
