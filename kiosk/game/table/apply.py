"""How each fact changes the table. No fact is judged here: it has happened."""

from collections.abc import Mapping
from functools import singledispatch

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.irregularities import Consequence
from kiosk.game.statistics import WINDOW
from kiosk.game.table.state import (
    BARRED_MS,
    ROUNDS_KEPT,
    WRONG_PINS_FREE,
    WRONG_PINS_MAX,
    Case,
    Due,
    Hold,
    Judged,
    LastTold,
    Member,
    Phase,
    Seat,
    SlipStatus,
    Table,
    TableRound,
    TableSlip,
    Ticket,
    TicketStatus,
)


def apply(state: Table, fact: f.Fact) -> Table:
    return _apply(fact, state)


@singledispatch
def _apply(fact: f.Fact, state: Table) -> Table:
    raise TypeError(f"{type(fact).__name__} is not a fact of a table")


@_apply.register
def _(fact: f.TableOpened, state: Table) -> Table:
    return replace(state, phase=Phase.IDLE)


@_apply.register
def _(fact: f.TableClosed, state: Table) -> Table:
    return replace(state, phase=Phase.SHUT, closing_due_ms=None)


@_apply.register
def _(fact: f.StaffEnrolled, state: Table) -> Table:
    return _with_member(state, fact.name, Member(fact.role, fact.salt, fact.pin_hash))


@_apply.register
def _(fact: f.StaffDismissed, state: Table) -> Table:
    staff = {name: member for name, member in state.staff.items() if name != fact.name}
    return replace(state, staff=staff)


@_apply.register
def _(fact: f.PinAccepted, state: Table) -> Table:
    return _with_member(state, fact.name, replace(state.staff[fact.name], wrong=0))


@_apply.register
def _(fact: f.PinRefused, state: Table) -> Table:
    member = state.staff[fact.name]
    wrong = member.wrong + 1
    over = wrong - WRONG_PINS_FREE
    return _with_member(
        state,
        fact.name,
        replace(
            member,
            wrong=wrong,
            barred_until_ms=fact.at_ms + BARRED_MS * 2**over if over >= 0 else 0,
            locked_out=wrong >= WRONG_PINS_MAX,
        ),
    )


@_apply.register
def _(fact: f.StaffUnlocked, state: Table) -> Table:
    member = state.staff[fact.name]
    member = replace(member, wrong=0, barred_until_ms=0, locked_out=False)
    return _with_member(state, fact.name, member)


def _with_member(state: Table, name: str, member: Member) -> Table:
    return replace(state, staff={**state.staff, name: member})


@_apply.register
def _(fact: f.StaffOrdered, state: Table) -> Table:
    return state


@_apply.register
def _(fact: f.SeatJoined, state: Table) -> Table:
    return _with_seat(state, fact.seat, Seat())


@_apply.register
def _(fact: f.SeatLocked, state: Table) -> Table:
    seat = state.seats[fact.seat]
    locked = replace(seat, locks={**seat.locks, fact.reason: fact.detail})
    return _with_seat(state, fact.seat, locked)


@_apply.register
def _(fact: f.SeatUnlocked, state: Table) -> Table:
    seat = state.seats[fact.seat]
    left = {reason: detail for reason, detail in seat.locks.items() if reason != fact.reason}
    return _with_seat(state, fact.seat, replace(seat, locks=left))


@_apply.register
def _(fact: f.SeatPaperJudged, state: Table) -> Table:
    judged = Judged(fact.paper, fact.stacked, fact.who)
    return _with_seat(state, fact.seat, replace(state.seats[fact.seat], judged=judged))


def _with_seat(state: Table, name: str, seat: Seat) -> Table:
    return replace(state, seats={**state.seats, name: seat})


@_apply.register
def _(fact: f.HeadSeen, state: Table) -> Table:
    return _with_head(state, fact.seat, (fact.seq, fact.hash))


def _with_head(state: Table, name: str, head: tuple[int, str]) -> Table:
    seat = state.seats[name]
    if seat.vacant or seat.last is not None:
        # It is here and speaks for itself.
        state = _with_seat(state, name, replace(seat, vacant=False, last=None))
    return replace(state, heads={**state.heads, name: head})


@_apply.register
def _(fact: f.SeatCleared, state: Table) -> Table:
    seat = replace(
        state.seats[fact.seat],
        vacant=True,
        last=None,
        since=state.round,
        clearing=None,
        after=(fact.seq, fact.hash),
    )
    return _without_head(_with_seat(state, fact.seat, seat), fact.seat)


@_apply.register
def _(fact: f.SeatClearingAllowed, state: Table) -> Table:
    allowed = replace(state.seats[fact.seat], clearing=(fact.who, fact.second))
    return _with_seat(state, fact.seat, allowed)


@_apply.register
def _(fact: f.SeatLost, state: Table) -> Table:
    last = LastTold(fact.credit_cents, fact.stake_cents)
    return _with_seat(state, fact.seat, replace(state.seats[fact.seat], last=last))


@_apply.register
def _(fact: f.SeatWrittenOff, state: Table) -> Table:
    # The next machine has nothing to do with this one.
    return _without_head(
        _with_seat(state, fact.seat, Seat(vacant=True, since=state.round)), fact.seat
    )


def _without_head(state: Table, seat: str) -> Table:
    return replace(state, heads={name: head for name, head in state.heads.items() if name != seat})


@_apply.register
def _(fact: f.PlayerTold, state: Table) -> Table:
    told = replace(state.seats[fact.seat], message=(fact.key, fact.text))
    return _with_seat(state, fact.seat, told)


@_apply.register
def _(fact: f.SeatAttended, state: Table) -> Table:
    return _with_seat(state, fact.seat, replace(state.seats[fact.seat], attended=True))


@_apply.register
def _(fact: f.SeatCallEnded, state: Table) -> Table:
    return _with_seat(state, fact.seat, replace(state.seats[fact.seat], attended=False))


@_apply.register
def _(fact: f.SeatPlaying, state: Table) -> Table:
    seat = replace(state.seats[fact.seat], playing=fact.playing)
    # Somebody plays there, so that the memory is full again.
    seat = replace(seat, clearing=None) if fact.playing else seat
    # Legacy limits end when the player leaves the table (S3 7.6a), and nothing is left to say.
    seat = seat if fact.playing else replace(seat, legacy_from=None, message=None)
    return _with_seat(state, fact.seat, seat)


# ---- The round --------------------------------------------------------------------------------


@_apply.register
def _(fact: f.RoundOpened, state: Table) -> Table:
    past = sorted(state.rounds.values(), key=lambda played: played.round)
    rounds = [*past, TableRound(fact.round)]
    forgotten = [played.outcome for played in reversed(rounds[:-ROUNDS_KEPT])]
    earlier = (*(number for number in forgotten if number is not None), *state.earlier)
    return replace(
        state,
        phase=Phase.BETTING,
        round=fact.round,
        period_s=fact.period_s,
        rounds={played.round: played for played in rounds[-ROUNDS_KEPT:]},
        past_changes=state.past_changes + 1,
        earlier=earlier[:WINDOW],
    )


@_apply.register
def _(fact: f.RoundClosed, state: Table) -> Table:
    return replace(state, phase=Phase.CLOSING)


@_apply.register
def _(fact: f.SlipTaken, state: Table) -> Table:
    slip = TableSlip(
        fact.key, SlipStatus.REGISTERED, fact.stakes, fact.promotional, fact.short_stack
    )
    if fact.head is not None:
        state = _with_head(state, fact.seat, fact.head)
    return _with_slip(state, fact.round, fact.seat, slip)


@_apply.register
def _(fact: f.SlipTurnedDown, state: Table) -> Table:
    slip = TableSlip(fact.key, SlipStatus.REFUSED, reason=fact.reason)
    return _with_slip(state, fact.round, fact.seat, slip)


@_apply.register
def _(fact: f.GraceEnded, state: Table) -> Table:
    return replace(state, phase=Phase.SPINNING)


@_apply.register
def _(fact: f.BallAtRest, state: Table) -> Table:
    return _with_round(state, replace(state.current, ball_at_rest=True))


@_apply.register
def _(fact: f.ResultConfirmed, state: Table) -> Table:
    played = replace(
        state.rounds[fact.round], outcome=fact.outcome, settlement=1, entered_by=fact.who
    )
    return replace(_with_round(state, played), phase=Phase.IDLE)


@_apply.register
def _(fact: f.NumberSensed, state: Table) -> Table:
    return _with_round(state, replace(state.rounds[fact.round], sensed=fact.outcome))


@_apply.register
def _(fact: f.NoSpinCalled, state: Table) -> Table:
    no_spins = (*state.current.no_spins, fact.reason)
    again = replace(state.current, ball_at_rest=False, sensed="", no_spins=no_spins)
    return _with_round(state, again)


@_apply.register
def _(fact: f.RoundVoided, state: Table) -> Table:
    played = state.rounds[fact.round]
    played = replace(played, void=True, reason=fact.reason, clauses=fact.clauses)
    return replace(_with_round(state, played), phase=Phase.IDLE)


@_apply.register
def _(fact: f.SeatVoided, state: Table) -> Table:
    slip = state.rounds[fact.round].slips.get(fact.seat, TableSlip("", SlipStatus.VOID))
    if slip.status is SlipStatus.REFUSED:
        return state  # its wagers are back with the player already
    voided = replace(slip, status=SlipStatus.VOID, reason=fact.reason, clauses=fact.clauses)
    return _with_slip(state, fact.round, fact.seat, voided)


# ---- Irregularities ---------------------------------------------------------------------------


@_apply.register
def _(fact: f.MalfunctionDeclared, state: Table) -> Table:
    if fact.consequence != Consequence.RECORDS:
        return state
    played = state.rounds[fact.round]
    slips = dict(played.slips)
    for name, seat in state.seats.items():
        if name == fact.seat or (not fact.seat and seat.playing):
            slip = slips.get(name, TableSlip("", SlipStatus.REGISTERED))
            if slip.status is SlipStatus.REGISTERED:
                slips[name] = replace(slip, status=SlipStatus.IN_QUESTION)
    return _with_round(state, replace(played, slips=slips))


@_apply.register
def _(fact: f.RecordsJudged, state: Table) -> Table:
    status = SlipStatus.REGISTERED if fact.confirmed else SlipStatus.VOID
    slip = replace(state.rounds[fact.round].slips[fact.seat], status=status)
    if not slip.key:
        slip = replace(slip, key=fact.key, stakes=fact.stakes, promotional=fact.promotional)
    return _with_slip(state, fact.round, fact.seat, slip)


@_apply.register
def _(fact: f.AccountFrozen, state: Table) -> Table:
    return replace(state, frozen=fact.reason)


@_apply.register
def _(fact: f.AccountThawed, state: Table) -> Table:
    return replace(state, frozen="")


@_apply.register
def _(fact: f.ResultCorrected, state: Table) -> Table:
    played = state.rounds[fact.round]
    return _with_round(
        state,
        replace(
            played,
            outcome=fact.outcome,
            settlement=fact.settlement,
            void=fact.outcome is None,
            entered_by=fact.who,
        ),
    )


@_apply.register
def _(fact: f.SettlementReported, state: Table) -> Table:
    slip = state.rounds[fact.round].slips[fact.seat]
    return _with_slip(state, fact.round, fact.seat, replace(slip, reported=fact.settlement))


@_apply.register
def _(fact: f.CaseOpened, state: Table) -> Table:
    hold = Hold.ASKED if fact.withhold else Hold.NONE
    case = Case(
        fact.seat, fact.round, fact.cents, fact.what, fact.until_ms, hold, ticket=fact.ticket
    )
    return _with_case(state, fact.case, case)


@_apply.register
def _(fact: f.DisputeTaken, state: Table) -> Table:
    seat = replace(state.seats[fact.seat], dispute=fact.case)
    case = replace(state.cases[fact.case], dispute=True)
    return _with_case(_with_seat(state, fact.seat, seat), fact.case, case)


@_apply.register
def _(fact: f.CaseHeld, state: Table) -> Table:
    hold = Hold.HELD if fact.held else Hold.NONE
    return _with_case(state, fact.case, replace(state.cases[fact.case], hold=hold))


@_apply.register
def _(fact: f.CaseClosed, state: Table) -> Table:
    case = state.cases[fact.case]
    if case.hold is Hold.HELD:
        # The case stays until the terminal has done what was decided.
        return _with_case(state, fact.case, replace(case, pay=fact.pay, decided_by=fact.who))
    return _with_case(state, fact.case, None)


@_apply.register
def _(fact: f.CaseCarriedOut, state: Table) -> Table:
    return _with_case(state, fact.case, None)


def _with_case(state: Table, name: str, case: Case | None) -> Table:
    cases = {other: there for other, there in state.cases.items() if other != name}
    return replace(state, cases={**cases, name: case} if case else cases)


@_apply.register
def _(fact: f.SeatCredited, state: Table) -> Table:
    seat = replace(state.seats[fact.seat], playing=True, clearing=None)
    due = Due(fact.seat, fact.cents, fact.who, fact.tender)
    return replace(_with_seat(state, fact.seat, seat), due={**state.due, fact.key: due})


@_apply.register
def _(fact: f.SeatHandPaid, state: Table) -> Table:
    due = Due(fact.seat, fact.cents, fact.who, None)
    return replace(state, due={**state.due, fact.key: due})


@_apply.register
def _(fact: f.PaymentAnswered, state: Table) -> Table:
    return replace(state, due={key: due for key, due in state.due.items() if key != fact.key})


# ---- Tickets ----------------------------------------------------------------------------------


@_apply.register
def _(fact: f.TicketReserved, state: Table) -> Table:
    ticket = Ticket(fact.key, fact.seat, fact.cents, fact.expires_ms, TicketStatus.RESERVED)
    state = replace(state, tickets={**state.tickets, fact.number: ticket})
    return _under_way(state, fact.seat, fact.number)


@_apply.register
def _(fact: f.TicketIssued, state: Table) -> Table:
    return _printing_over(state, fact.number, TicketStatus.ISSUED)


@_apply.register
def _(fact: f.TicketCancelled, state: Table) -> Table:
    return _printing_over(state, fact.number, TicketStatus.CANCELLED)


@_apply.register
def _(fact: f.TicketHeld, state: Table) -> Table:
    state = _with_ticket(state, fact.number, TicketStatus.HELD, fact.seat)
    return _under_way(state, fact.seat, fact.number)


@_apply.register
def _(fact: f.TicketReleased, state: Table) -> Table:
    holder = state.tickets[fact.number].holder
    state = _with_ticket(state, fact.number, TicketStatus.ISSUED)
    return _over(state, holder, fact.number)


@_apply.register
def _(fact: f.TicketPaid, state: Table) -> Table:
    state = _with_ticket(state, fact.number, TicketStatus.PAID, fact.seat)
    return _over(state, fact.seat, fact.number)


def _printing_over(state: Table, number: str, status: TicketStatus) -> Table:
    return _over(_with_ticket(state, number, status), state.tickets[number].seat, number)


def _under_way(state: Table, name: str, number: str) -> Table:
    seat = state.seats[name]
    return _with_seat(state, name, replace(seat, tickets=(*seat.tickets, number)))


def _over(state: Table, name: str, number: str) -> Table:
    seat = state.seats[name]
    left = tuple(other for other in seat.tickets if other != number)
    return _with_seat(state, name, replace(seat, tickets=left))


def _with_ticket(state: Table, number: str, status: TicketStatus, holder: str = "") -> Table:
    ticket = replace(state.tickets[number], status=status, holder=holder)
    return replace(state, tickets={**state.tickets, number: ticket})


# ---- Limits and notices -----------------------------------------------------------------------


@_apply.register
def _(fact: f.LimitsNoticed, state: Table) -> Table:
    return replace(state, limits_notice=(fact.limits, fact.due_ms))


@_apply.register
def _(fact: f.LimitsChanged, state: Table) -> Table:
    return replace(
        state,
        limits=fact.limits.under(state.limits.law),
        limits_before=f.LimitAmounts.of(state.limits),
        limits_notice=None,
    )


@_apply.register
def _(fact: f.LegacyGranted, state: Table) -> Table:
    seat = replace(state.seats[fact.seat], legacy_from=fact.limits, legacy_until_ms=fact.until_ms)
    return _with_seat(state, fact.seat, seat)


@_apply.register
def _(fact: f.LegacyEnded, state: Table) -> Table:
    seat = replace(state.seats[fact.seat], legacy_from=None, legacy_until_ms=0)
    return _with_seat(state, fact.seat, seat)


@_apply.register
def _(fact: f.ClosingNoticed, state: Table) -> Table:
    return replace(state, closing_due_ms=fact.due_ms)


@_apply.register
def _(fact: f.NoticeWithdrawn, state: Table) -> Table:
    return replace(state, limits_notice=None, closing_due_ms=None)


def _with_slip(state: Table, number: int, seat: str, slip: TableSlip) -> Table:
    played = state.rounds[number]
    slips: Mapping[str, TableSlip] = {**played.slips, seat: slip}
    return _with_round(state, replace(played, slips=slips))


def _with_round(state: Table, played: TableRound) -> Table:
    played.check()
    return replace(
        state,
        rounds={**state.rounds, played.round: played},
        past_changes=state.past_changes + played.over,
    )
