"""Changes of limits and the closing of the table, with the notice the rule book asks for."""

from kiosk.game import facts as f
from kiosk.game.refusal import Reason, require
from kiosk.game.table import commands as c
from kiosk.game.table.state import Phase, Table
from kiosk.game.times import HOUR_MS, MINUTE_MS
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import AtOnce


def notice_limits(command: c.NoticeLimits, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    _require_sound(command.limits, state)
    due_ms = command.now_ms + book.terms.notices.limits.minutes * MINUTE_MS
    return (f.LimitsNoticed(limits=command.limits, due_ms=due_ms),)


def change_limits(command: c.ChangeLimits, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    """Between rounds, when the notice has run out or the rule book lets it be at once."""
    require(state.phase in (Phase.IDLE, Phase.SHUT), Reason.WAGERING_OPEN)
    _require_sound(command.limits, state)
    if not _at_once(command, book, state):
        notice = state.limits_notice
        require(notice is not None and notice[0] == command.limits, Reason.NOTICE_NEEDED)
        require(notice is not None and command.now_ms >= notice[1], Reason.NOT_DUE)
    return (f.LimitsChanged(limits=command.limits, agreed=command.all_agree),)


def _at_once(command: c.ChangeLimits, book: RuleBook, state: Table) -> bool:
    """S3 7.3(a), (b); S4 4.3."""
    met = {
        AtOnce.NO_PLAYERS: not state.anybody_playing,
        AtOnce.ALL_AGREE: command.all_agree,
        AtOnce.NOT_RAISING_MINIMUM: not _raises_minimum(command.limits, state),
    }
    return any(met[condition] for condition in book.terms.notices.limits.at_once_if)


def _raises_minimum(limits: f.LimitAmounts, state: Table) -> bool:
    before = state.limits
    lowest = limits.aggregate_minimum_cents or 0
    return lowest > (before.aggregate_minimum_cents or 0) or any(
        amounts[0] > before.kinds[kind].minimum_cents for kind, amounts in limits.kinds.items()
    )


def _require_sound(limits: f.LimitAmounts, state: Table) -> None:
    same_kinds = limits.kinds.keys() == state.limits.kinds.keys()
    in_order = all(
        0 < low <= high and (unit is None or unit > 0) for low, high, unit in limits.kinds.values()
    )
    low, high = limits.aggregate_minimum_cents, limits.aggregate_maximum_cents
    aggregates = high is None or high >= max(low or 1, 1)
    require(same_kinds and in_order and aggregates, Reason.BAD_AMOUNT)


def grant_legacy(command: c.GrantLegacy, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    """A player at the table keeps the minimum and units of before the change (S3 7.4 to 7.6)."""
    terms = book.terms.legacy
    require(terms is not None, Reason.NO_LEGACY)
    require(state.limits_before is not None, Reason.NOT_LEGACY)
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, command.seat)
    require(state.phase is Phase.IDLE, Reason.WAGERING_OPEN)
    require(state.seats[command.seat].playing, Reason.NO_ACCOUNT, command.seat)
    assert terms is not None and state.limits_before is not None
    return (
        f.LegacyGranted(
            seat=command.seat,
            limits=state.limits_before,
            until_ms=command.now_ms + terms.hours * HOUR_MS,
        ),
    )


def end_legacy(command: c.EndLegacy, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, command.seat)
    require(state.seats[command.seat].legacy_from is not None, Reason.NOT_LEGACY)
    require(state.phase in (Phase.IDLE, Phase.SHUT), Reason.WAGERING_OPEN)
    return (f.LegacyEnded(seat=command.seat),)


def notice_closing(command: c.NoticeClosing, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    require(state.phase is not Phase.SHUT, Reason.TABLE_CLOSED)
    due_ms = command.now_ms + book.terms.notices.closing.minutes * MINUTE_MS
    return (f.ClosingNoticed(due_ms=due_ms),)


def withdraw_notice(command: c.WithdrawNotice, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    if state.limits_notice is None and state.closing_due_ms is None:
        return ()
    return (f.NoticeWithdrawn(),)
