"""Changes of limits and the closing of the table, with the notice the rule book asks for."""

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.bounds import COUNT_MAX
from kiosk.game.given import Given
from kiosk.game.limits.state import LimitsAtTable
from kiosk.game.refusal import Reason, Refusal, Refused, require
from kiosk.game.round.state import TablePhase
from kiosk.game.seats.state import PastLimits, Seats, with_seat
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.game.times import HOUR_MS, MINUTE_MS
from kiosk.rules.limits import Limit, Limits
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import AtOnce

PART = TablePart("limits")

LEGACY_HOURS_MAX = 24
"""More at once is a slip of the finger."""


@PART.decides
def notice_limits(command: c.NoticeLimits, book: RuleBook, state: Table, given: Given) -> f.Facts:
    _require_fit(book, command.limits, state.limits.in_force)
    due_ms = given.now_ms + book.terms.notices.limits.minutes * MINUTE_MS
    return (f.LimitsNoticed(limits=command.limits, due_ms=due_ms),)


def _require_fit(book: RuleBook, limits: f.LimitAmounts, in_force: Limits) -> None:
    """What is wrong with which of a dozen amounts, nobody should have to look for."""
    wrong = limits.misfit()
    if wrong is not None:
        name, *amounts = wrong
        # Nonsense may be larger than whoever is refused would take.
        least, most = (min(max(cents, -COUNT_MAX), COUNT_MAX) for cents in amounts)
        raise Refused(Refusal(Reason.BAD_LIMITS, name=name, cents=least, limit_cents=most))
    require(limits.fit(in_force), Reason.BAD_AMOUNT)
    # No touch can reject bets that are too little together, and to give them back as wagering
    # closes would be to void what is valid (S4 4.2).
    least_cents = limits.aggregate_minimum_cents or 0
    raised = least_cents > (in_force.aggregate_minimum_cents or 0)
    possible = not (raised and book.terms.limits.valid_unless_rejected)
    require(possible, Reason.NO_MINIMUM_OUTLAY, clauses=book.terms.limits.law[Limit.MINIMUM].clause)


@PART.answers
def _(fact: f.LimitsNoticed, book: RuleBook, state: Table) -> c.NoticeLimits:
    return c.NoticeLimits(fact.limits)


@PART.decides
def change_limits(command: c.ChangeLimits, book: RuleBook, state: Table, given: Given) -> f.Facts:
    """Between rounds, when the notice has run out or the rule book lets it be at once."""
    require(state.round.phase in (TablePhase.IDLE, TablePhase.SHUT), Reason.WAGERING_OPEN)
    _require_fit(book, command.limits, state.limits.in_force)
    if not _at_once(command, book, state):
        notice = state.limits.notice
        require(notice is not None and notice[0] == command.limits, Reason.NOTICE_NEEDED)
        require(notice is not None and given.now_ms >= notice[1], Reason.NOT_DUE)
    return (f.LimitsChanged(limits=command.limits, agreed=command.all_agree),)


@PART.answers
def _(fact: f.LimitsChanged, book: RuleBook, state: Table) -> c.ChangeLimits:
    return c.ChangeLimits(fact.limits, fact.agreed)


def _at_once(command: c.ChangeLimits, book: RuleBook, state: Table) -> bool:
    raises_minimum = _raises_minimum(command.limits, state)
    return may_change_at_once(
        book, state, all_agree=command.all_agree, raises_minimum=raises_minimum
    )


def may_change_at_once(
    book: RuleBook, state: Table, *, all_agree: bool, raises_minimum: bool
) -> bool:
    """S3 7.3(a), (b); S4 4.3."""
    met = {
        AtOnce.NO_PLAYERS: not state.anybody_playing,
        AtOnce.ALL_AGREE: all_agree,
        AtOnce.NOT_RAISING_MINIMUM: not raises_minimum,
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
    """A player who was at the table when its limits changed goes on by the old minimum and units
    (S3 7.4): once for each change, and not after playing by the new ones. Whether with colour chips
    no machine can see: who orders it says so (7.4b)."""
    terms = book.terms.legacy
    require(terms is not None, Reason.NO_LEGACY)
    require(state.limits.before is not None, Reason.NOT_LEGACY)
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, seat=command.seat)
    require(state.round.phase is TablePhase.IDLE, Reason.WAGERING_OPEN)
    require(state.seats[command.seat].playing, Reason.NO_ACCOUNT, seat=command.seat)
    may_keep = state.seats[command.seat].may_keep_limits
    require(may_keep, Reason.MAY_NOT_KEEP, seat=command.seat, clauses=terms.clause if terms else ())
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


@PART.decides
def lengthen_legacy(command: c.LengthenLegacy, book: RuleBook, state: Table) -> f.Facts:
    """At the discretion of the management, while they are in force (S3 7.6b)."""
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, seat=command.seat)
    seat = state.seats[command.seat]
    require(seat.legacy_from is not None, Reason.NOT_LEGACY)
    require(state.round.phase in (TablePhase.IDLE, TablePhase.SHUT), Reason.WAGERING_OPEN)
    require(1 <= command.hours <= LEGACY_HOURS_MAX, Reason.BAD_AMOUNT)
    until_ms = seat.legacy_until_ms + command.hours * HOUR_MS
    return (f.LegacyLengthened(seat=command.seat, until_ms=until_ms),)


@PART.answers
def _(fact: f.LegacyLengthened, book: RuleBook, state: Table) -> c.LengthenLegacy:
    by_ms = fact.until_ms - state.seats[fact.seat].legacy_until_ms
    return c.LengthenLegacy(fact.seat, by_ms // HOUR_MS)


@PART.records(f.LegacyEnded)
def end_legacy(command: c.EndLegacy, book: RuleBook, state: Table) -> None:
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, seat=command.seat)
    require(state.seats[command.seat].legacy_from is not None, Reason.NOT_LEGACY)
    require(state.round.phase in (TablePhase.IDLE, TablePhase.SHUT), Reason.WAGERING_OPEN)


@PART.records(f.LimitsAgreed)
def agree_limits(command: c.AgreeLimits, book: RuleBook, state: Table) -> None:
    """With one player, between rounds; the marker is on the player's own screen."""
    terms = book.terms.agreed_limits
    require(terms is not None, Reason.NO_AGREEMENT)
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, seat=command.seat)
    require(state.round.phase is TablePhase.IDLE, Reason.WAGERING_OPEN)
    require(state.seats[command.seat].playing, Reason.NO_ACCOUNT, seat=command.seat)
    in_force = state.limits.in_force
    _require_fit(book, command.limits, in_force)
    assert terms is not None
    if terms.above_maximum_only:
        above = _above_maximum(command.limits, in_force)
        require(above, Reason.ONLY_ABOVE_MAXIMUM, clauses=terms.clause)


def _above_maximum(limits: f.LimitAmounts, in_force: Limits) -> bool:
    """Some maximum is higher than the table's, and none is lower."""
    pairs = [
        (high, in_force.kinds[kind].maximum_cents) for kind, (_, high, _) in limits.kinds.items()
    ]
    return all(own >= of_table for own, of_table in pairs) and any(
        own > of_table for own, of_table in pairs
    )


@PART.records(f.AgreementEnded)
def end_agreement(command: c.EndAgreement, book: RuleBook, state: Table) -> None:
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, seat=command.seat)
    require(state.seats[command.seat].agreed is not None, Reason.NOT_AGREED)
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
    limits = state.limits.notice is not None or state.limits.closing_due_ms is not None
    return limits or state.spread.notice is not None


def expired_legacies(state: Table, now_ms: int) -> f.Facts:
    """Legacy limits last an hour, or as long as the management said (S3 7.6), and end between two
    rounds."""
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
    return with_seat(
        noting_past(seats, state, fact.seat),
        fact.seat,
        legacy_from=fact.limits,
        legacy_until_ms=fact.until_ms,
        may_keep_limits=False,
    )


@PART.applies
def _(fact: f.LegacyLengthened, seats: Seats, state: Table) -> Seats:
    return with_seat(seats, fact.seat, legacy_until_ms=fact.until_ms)


@PART.applies
def _(fact: f.LimitsChanged, seats: Seats, state: Table) -> Seats:
    """Whoever is there may keep those of before (S3 7.4a)."""
    seats = noting_past(seats, state, *seats)
    return {name: replace(seat, may_keep_limits=seat.playing) for name, seat in seats.items()}


def noting_past(seats: Seats, state: Table, *names: str) -> Seats:
    """The limits of these seats are about to change: which were those of the round before. Only
    the first change since it tells."""
    now, oldest = state.round.number, min(state.round.kept, default=0)
    noted = {**seats}
    for name in names:
        past = tuple(then for then in seats[name].past_limits if then.until >= oldest)
        if not past or past[-1].until < now:
            past = (*past, PastLimits(now, f.LimitAmounts.of(state.limits_of(name))))
        noted[name] = replace(seats[name], past_limits=past)
    return noted


@PART.applies
def _(fact: f.SlipTaken, seats: Seats, state: Table) -> Seats:
    """The player has gone on by the limits in force there."""
    kept = seats[fact.seat].may_keep_limits
    return with_seat(seats, fact.seat, may_keep_limits=False) if kept else seats


@PART.applies
def _(fact: f.LimitsAgreed, seats: Seats, state: Table) -> Seats:
    return with_seat(noting_past(seats, state, fact.seat), fact.seat, agreed=fact.limits)


@PART.applies
def _(fact: f.AgreementEnded, seats: Seats, state: Table) -> Seats:
    return with_seat(noting_past(seats, state, fact.seat), fact.seat, agreed=None)


@PART.applies
def _(fact: f.LegacyEnded, seats: Seats, state: Table) -> Seats:
    seats = noting_past(seats, state, fact.seat)
    return with_seat(seats, fact.seat, legacy_from=None, legacy_until_ms=0)


@PART.applies
def _(fact: f.SeatPlaying, seats: Seats, state: Table) -> Seats:
    """Legacy limits end when the player leaves the table (S3 7.6a), and so do agreed ones."""
    if fact.playing:
        return seats
    if seats[fact.seat].legacy_from or seats[fact.seat].agreed:
        seats = noting_past(seats, state, fact.seat)
    return with_seat(seats, fact.seat, legacy_from=None, may_keep_limits=False, agreed=None)


@PART.applies
def _(fact: f.ClosingNoticed, limits: LimitsAtTable, state: Table) -> LimitsAtTable:
    return replace(limits, closing_due_ms=fact.due_ms)


@PART.applies
def _(fact: f.NoticeWithdrawn, limits: LimitsAtTable, state: Table) -> LimitsAtTable:
    return replace(limits, notice=None, closing_due_ms=None)


@PART.applies
def _(fact: f.TableClosed, limits: LimitsAtTable, state: Table) -> LimitsAtTable:
    return replace(limits, closing_due_ms=None)
