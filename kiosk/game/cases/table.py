"""Questions of money that people must answer, and money that waits at a terminal for the answer."""

from collections.abc import Sequence

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.bounds import CENTS_MAX
from kiosk.game.capability import NoCommand
from kiosk.game.cases.state import BY_PLAYER, Case, Cases, Hold
from kiosk.game.cash.table import NOBODYS, NOT_IN_BOX, PAPER_HELD
from kiosk.game.funds.table import DISTRUSTED
from kiosk.game.given import Given
from kiosk.game.recovery.table import CASES as RECOVERED
from kiosk.game.refusal import Reason, require
from kiosk.game.round.registration import DISAGREE, GONE
from kiosk.game.seats.gone import PAID_TOO_LITTLE, PAID_TOO_MUCH
from kiosk.game.seats.state import Seats, with_seat
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.game.times import HOUR_MS
from kiosk.rules.rulebook import RuleBook

PART = TablePart("cases")

_BESIDE = (DISAGREE, GONE, PAID_TOO_LITTLE, PAID_TOO_MUCH, NOT_IN_BOX, NOBODYS, *RECOVERED)
OWN_WORDS = frozenset((*_BESIDE, *DISTRUSTED, PAPER_HELD))
"""What only the table itself opens cases about: what is decided upon them is more than a note."""
DISPUTES_MAX = 10
"""Open at one seat."""
PUT_BACK = "the terminal's journal"
"""So begins what the table itself asks about one that came back with less than it had told."""


def put_back_case(seat: str) -> str:
    """One a seat, however often the terminal comes back like that."""
    return f"journal {seat}"


@PART.decides
def open_case(command: c.OpenCase, book: RuleBook, state: Table, given: Given) -> f.Facts:
    """The rule book's clock, where it has one, starts now (S3 6.12)."""
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, seat=command.seat)
    require(command.case not in state.cases, Reason.KEY_REUSED, key=command.case)
    require(command.round >= 0, Reason.WRONG_ROUND, round=command.round)
    require(abs(command.cents) <= CENTS_MAX, Reason.BAD_AMOUNT, cents=command.cents)
    hours = book.terms.withhold.hours
    written = bool(command.note or command.player)
    # Terminals open cases, too, and have no words of their own.
    require(not written or given.who in state.staff, Reason.UNKNOWN_STAFF, name=given.who)
    return (
        f.CaseOpened(
            case=command.case,
            seat=command.seat,
            round=command.round,
            cents=command.cents,
            what=command.what,
            until_ms=given.now_ms + hours * HOUR_MS if hours else None,
            withhold=command.withhold,
            note=command.note,
            player=command.player,
            who=given.who if written else "",
        ),
    )


@PART.answers
def _(
    fact: f.CaseOpened, book: RuleBook, state: Table, beside: Sequence[f.Fact] = ()
) -> c.Command | NoCommand | None:
    """A case that a settlement, a judgement or a recovery opens stands beside that."""
    if fact.what in DISTRUSTED:
        return c.Distrust(fact.seat, fact.cents, fact.what)
    if beside and isinstance(told := beside[-1], f.SettlementReported):
        return c.ReportSettlement(
            told.seat,
            told.round,
            told.settlement,
            told.credited_cents,
            told.owed_cents,
            fact.ticket,
            told.head,
            told.change,
        )
    if fact.what == GONE and _settled_before(fact, state):
        return NoCommand.OUTSIDE
    if fact.what in _BESIDE:
        return None
    return c.OpenCase(
        fact.case,
        fact.seat,
        fact.round,
        fact.cents,
        fact.what,
        fact.withhold,
        fact.note,
        fact.player,
    )


def _settled_before(owed: f.CaseOpened, state: Table) -> bool:
    """In a journal of before: its settlements do not say what is owed."""
    played = state.round.kept.get(owed.round)
    slip = played.slips.get(owed.seat) if played else None
    return slip is not None and bool(slip.reported) and not slip.owed_cents


@PART.decides
def take_dispute(command: c.TakeDispute, book: RuleBook, state: Table, given: Given) -> f.Facts:
    """The table's own evidence goes beside the terminal's, and the seat is locked until the case is
    closed. Told again, it changes nothing."""
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, seat=command.seat)
    seat = state.seats[command.seat]
    if seat.dispute == command.case:
        return ()
    require(command.case not in state.cases, Reason.KEY_REUSED, key=command.case)
    # A terminal that lies does not bury the others' cases.
    disputes = sum(case.dispute and case.seat == command.seat for case in state.cases.values())
    require(disputes < DISPUTES_MAX, Reason.DISPUTE_OPEN, seat=command.seat)
    played = state.round.kept.get(command.round)
    slip = played.slips.get(command.seat) if played else None
    taken = f.DisputeTaken(
        case=command.case,
        seat=command.seat,
        round=command.round,
        by=command.by,
        picture=command.picture,
        stakes=dict(slip.stakes) if slip else {},
        promotional=dict(slip.promotional) if slip else {},
        outcome=played.outcome if played else None,
        entered_by=played.entered_by if played else "",
        sensor=played.sensed if played else "",
        films=state.films[command.round].films if command.round in state.films else (),
    )
    hours = book.terms.withhold.hours
    opened = f.CaseOpened(
        case=command.case,
        seat=command.seat,
        round=command.round,
        cents=sum(taken.stakes.values()) + sum(taken.promotional.values()),
        what=dispute_words(taken),
        until_ms=given.now_ms + hours * HOUR_MS if hours else None,
    )
    there = f.LockReason.DISPUTE in seat.locks
    locked = f.SeatLocked(
        seat=command.seat, reason=f.LockReason.DISPUTE, detail=f"case {command.case}"
    )
    return (opened, taken) if there else (opened, taken, locked)


@PART.answers
def _(fact: f.DisputeTaken, book: RuleBook, state: Table) -> c.TakeDispute | None:
    """Behind the case that it opens it cannot be decided by itself."""
    if fact.case in state.cases:
        return None
    return c.TakeDispute(fact.case, fact.seat, fact.round, fact.by, fact.picture)


def dispute_words(taken: f.DisputeTaken) -> str:
    """The evidence in one line, for the console."""
    told = [f"disputed by the {taken.by}" if taken.by == "player" else f"disputed by {taken.by}"]
    told.append(f"wagers registered: {len(taken.stakes) + len(taken.promotional)}")
    if taken.outcome is not None:
        told.append(f"number {taken.outcome} entered by {taken.entered_by}")
    told.append(f"sensor read {taken.sensor}" if taken.sensor else "no sensor reading")
    kept = f"screen kept, SHA-256 {taken.picture[:16]}"
    told.append(kept if taken.picture else "no picture of the screen")
    told += [f"wheel filmed, SHA-256 {film[:16]}" for film in taken.films]
    return ", ".join(told)


@PART.decides
@PART.kept_in(f.DisputeWithdrawn)
def withdraw_dispute(command: c.WithdrawDispute, book: RuleBook, state: Table) -> f.Facts:
    """By the terminal's word, and only until staff have gone there. What it kept stays."""
    case = _known(state, command.case)
    require(case.dispute and case.seat == command.seat, Reason.UNKNOWN_CASE, case=command.case)
    require(not case.taken, Reason.DISPUTE_TAKEN)
    withdrawn = f.DisputeWithdrawn(case=command.case, seat=command.seat)
    return (withdrawn, *_freed(state, command.case, BY_PLAYER))


@PART.records(f.CaseHeld)
def answer_withhold(command: c.AnswerWithhold, book: RuleBook, state: Table) -> bool:
    """An answer that comes again finds nothing asked, and changes nothing."""
    require(not (command.held and command.reason), Reason.UNKNOWN_CASE, case=command.case)
    return _known(state, command.case).hold is Hold.ASKED


@PART.decides
@PART.kept_in(f.CaseClosed)
def close_case(command: c.CloseCase, book: RuleBook, state: Table, given: Given) -> f.Facts:
    case = _known(state, command.case)
    require(case.hold is not Hold.ASKED, Reason.PAYMENT_PENDING)
    require(case.pay is None, Reason.UNKNOWN_CASE, case=command.case)
    came_back = command.received_cents
    require(0 <= came_back <= case.claimed_cents, Reason.BAD_AMOUNT, cents=came_back)
    closed = f.CaseClosed(
        case=command.case,
        answer=command.answer,
        who=given.who,
        pay=command.pay,
        received_cents=came_back,
        note=command.note,
    )
    return (closed, *_freed(state, command.case, given.who))


def _freed(state: Table, name: str, who: str) -> f.Facts:
    """The seat, if that was the last dispute there."""
    case = state.cases[name]
    others = [there for other, there in state.cases.items() if other != name]
    last = not any(there.dispute and there.seat == case.seat for there in others)
    locked = f.LockReason.DISPUTE in state.seats[case.seat].locks
    if not (case.dispute and last and locked):
        return ()
    return (f.SeatUnlocked(seat=case.seat, reason=f.LockReason.DISPUTE, who=who),)


@PART.decides
@PART.kept_in(f.InspectorateNotified)
def notify(command: c.NotifyInspectorate, book: RuleBook, state: Table, given: Given) -> f.Facts:
    """By whom, when and how. Told again, by another way perhaps, it stands again in the journal."""
    case = _known(state, command.case)
    require(case.pay is None, Reason.UNKNOWN_CASE, case=command.case)
    require(bool(command.how.strip()), Reason.NO_WHY)
    told = f.InspectorateNotified(
        case=command.case, how=command.how, who=given.who, at_ms=given.now_ms
    )
    return (told,)


@PART.records(f.CaseCarriedOut)
def end_case(command: c.EndCase, book: RuleBook, state: Table) -> bool:
    return command.case in state.cases and state.cases[command.case].pay is not None


def _known(state: Table, case: str) -> Case:
    require(case in state.cases, Reason.UNKNOWN_CASE, case=case)
    return state.cases[case]


@PART.applies
def _(fact: f.CaseOpened, cases: Cases, state: Table) -> Cases:
    hold = Hold.ASKED if fact.withhold else Hold.NONE
    case = Case(
        fact.seat,
        fact.round,
        fact.cents,
        fact.what,
        fact.until_ms,
        hold,
        ticket=fact.ticket,
        withhold=fact.withhold,
        note=fact.note,
        player=fact.player,
    )
    return _with_case(cases, fact.case, case)


@PART.applies
def _(fact: f.DisputeTaken, cases: Cases, state: Table) -> Cases:
    return _with_case(cases, fact.case, replace(cases[fact.case], dispute=True))


@PART.applies
def _(fact: f.DisputeTaken, seats: Seats, state: Table) -> Seats:
    return with_seat(seats, fact.seat, dispute=fact.case, decided="", decided_note="")


@PART.applies
def _(fact: f.SeatAttended, cases: Cases, state: Table) -> Cases:
    return {
        name: replace(case, taken=True) if case.dispute and case.seat == fact.seat else case
        for name, case in cases.items()
    }


@PART.applies
def _(fact: f.DisputeWithdrawn, cases: Cases, state: Table) -> Cases:
    return _with_case(cases, fact.case, None)


@PART.applies
def _(fact: f.CaseClosed, seats: Seats, state: Table) -> Seats:
    seat = state.cases[fact.case].seat
    if seats[seat].dispute != fact.case:
        return seats
    return with_seat(seats, seat, decided=fact.answer, decided_note=fact.note)


@PART.applies
def _(fact: f.CaseHeld, cases: Cases, state: Table) -> Cases:
    hold = Hold.HELD if fact.held else Hold.NONE
    held = replace(cases[fact.case], hold=hold, held_cents=fact.held_cents)
    return _with_case(cases, fact.case, held)


@PART.applies
def _(fact: f.InspectorateNotified, cases: Cases, state: Table) -> Cases:
    told = replace(cases[fact.case], notified=(fact.who, fact.how, fact.at_ms))
    return _with_case(cases, fact.case, told)


@PART.applies
def _(fact: f.CaseClosed, cases: Cases, state: Table) -> Cases:
    case = cases[fact.case]
    if case.hold is Hold.HELD:
        # The case stays until the terminal has done what was decided.
        decided = replace(case, pay=fact.pay, decided_by=fact.who, decided_note=fact.note)
        return _with_case(cases, fact.case, decided)
    return _with_case(cases, fact.case, None)


@PART.applies
def _(fact: f.CaseCarriedOut, cases: Cases, state: Table) -> Cases:
    return _with_case(cases, fact.case, None)


def _with_case(cases: Cases, name: str, case: Case | None) -> Cases:
    others = {other: there for other, there in cases.items() if other != name}
    return {**others, name: case} if case else others
