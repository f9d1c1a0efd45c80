"""Who may order what. An order names who gives it, and a second person where one is needed.

A dealer runs the round, a supervisor judges what goes wrong, a technician looks after machines and
moves no money, an auditor reads, a director conducts tournaments. Nobody confirms his own order,
nor with a PIN that he gave.
"""

from hashlib import scrypt

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.capability import NoCommand
from kiosk.game.given import Given
from kiosk.game.refusal import Reason, require
from kiosk.game.staff.conduct import change_asked, leaves
from kiosk.game.staff.facts import StaffRole, StaffRules
from kiosk.game.staff.state import (
    WRONG_PINS_FREE,
    WRONG_PINS_MAX,
    Guesses,
    Member,
    Staff,
    barred_ms,
    independent,
    supervisors,
)
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.rules.plain import is_plain
from kiosk.rules.rulebook import RuleBook

PART = TablePart("staff")
PART.answers_to_none(NoCommand.ORDER, f.StaffOrdered)

PIN_DIGITS_MIN = 6
STAFF_MAX = 200
"""All of them are told to every console in one line."""
SUPERVISORS_MIN = 2
"""Who can always come in, and confirm for one another."""

_DEALER: frozenset[type] = frozenset(
    {
        c.OpenRound,
        c.CloseRound,
        c.RecordBallAtRest,
        c.ConfirmResult,
        c.CallNoSpin,
        c.Freeze,
        c.Credit,
        c.HandPay,
        c.HandBackVouchers,
        c.IssueTicket,
        c.CancelTicket,
        c.JudgePaper,
        c.OpenCase,
        c.LockSeat,
        c.TellPlayer,
        c.AttendSeat,
        c.FillFloat,
        c.CreditFloat,
        c.ChangeDealer,
    }
)

_DIRECTOR: frozenset[type] = frozenset(
    {
        c.OpenTournament,
        c.RefuseEntry,
        c.RegisterEntrant,
        c.WithdrawEntrant,
        c.CheckInEntrant,
        c.DisqualifyEntrant,
        c.CallSession,
        c.DrawSeats,
        c.AssignSeat,
        c.StartSession,
        c.EasePointLimits,
        c.ReBuy,
        c.SetPenalty,
        c.AdjustPoints,
        c.GrantLeave,
        c.RecordSession,
        c.StartPlayOff,
        c.AdvanceWinners,
        c.AwardPrizes,
        c.AwardBonus,
        c.AbandonSession,
        c.PayEntrant,
        c.CancelTournament,
        c.CloseTournament,
        c.RecordDecision,
        c.ImportResults,
    }
)

_SUPERVISOR: frozenset[type] = (_DEALER | _DIRECTOR) | {
    c.OpenTable,
    c.CloseTable,
    c.ShutDown,
    c.EnrolStaff,
    c.DismissStaff,
    c.UnlockStaff,
    c.VoidRound,
    c.VoidSeat,
    c.DeclareMalfunction,
    c.JudgeRecords,
    c.CorrectResult,
    c.InvalidateGame,
    c.AdjustWager,
    c.VoidWagers,
    c.ForfeitWagers,
    c.Thaw,
    c.UnlockSeat,
    c.ClearSeat,
    c.WriteOffSeat,
    c.CloseCase,
    c.NotifyInspectorate,
    c.NoticeLimits,
    c.ChangeLimits,
    c.GrantLegacy,
    c.ExamineBall,
    c.LengthenLegacy,
    c.EndLegacy,
    c.AgreeLimits,
    c.EndAgreement,
    c.NoticeClosing,
    c.WithdrawNotice,
    c.ShowHouseText,
    c.NoticeSpread,
    c.SelectSpread,
    c.VoidSpread,
    c.OpenSupernova,
    c.CloseSupernova,
    c.CheckSupernova,
    c.ApproveJackpot,
    c.RefuseJackpot,
    c.PayJackpotByHand,
    c.NoteJackpotWager,
    c.ConfirmClock,
    c.BeginRecovery,
    c.EndRecovery,
    c.WithdrawStaffChange,
    c.LetMachineIn,
    c.RevokeReceiptKey,
    c.CollectBox,
    c.CountBox,
}

MAY: dict[StaffRole, frozenset[type]] = {
    StaffRole.DEALER: _DEALER,
    StaffRole.SUPERVISOR: _SUPERVISOR,
    StaffRole.TECHNICIAN: frozenset(),
    StaffRole.AUDITOR: frozenset(),
    StaffRole.DIRECTOR: _DIRECTOR,
}


SEE_RECORDS = frozenset(
    {StaffRole.DEALER, StaffRole.SUPERVISOR, StaffRole.AUDITOR, StaffRole.DIRECTOR}
)
SEE_EVENTS = SEE_RECORDS | {StaffRole.TECHNICIAN}
"""What happened to machines: no money, no player, no bets."""
HAND_OUT = frozenset({StaffRole.SUPERVISOR, StaffRole.AUDITOR})
"""What leaves the house: bundles."""

_ALWAYS_TWO = (
    c.VoidRound,
    c.VoidSeat,
    c.DeclareMalfunction,  # it may void a round, or the wagers of a seat
    c.ShutDown,
    c.VoidSpread,
    c.RefuseJackpot,
    c.NoteJackpotWager,
    c.CorrectResult,
    c.InvalidateGame,
    c.AdjustWager,
    c.VoidWagers,
    c.ForfeitWagers,
    c.ClearSeat,
    c.WriteOffSeat,
    c.BeginRecovery,
    c.EndRecovery,
    c.RevokeReceiptKey,
    c.CountBox,
    c.DisqualifyEntrant,
    c.AdjustPoints,
    c.AbandonSession,
    c.CancelTournament,
    c.ImportResults,
)


CONFIRMED_ELSEWHERE = (c.CorrectResult,)
"""Whose every consequence a second person sees at another console as well."""


def authorise(state: Table, command: c.Command, given: Given) -> None:
    """Refuse an order that this person may not give, not of so much money, or not alone."""
    require(given.who in state.staff, Reason.UNKNOWN_STAFF, name=given.who)
    role, order = state.staff[given.who].role, type(command).__name__
    require(type(command) in MAY[role], Reason.NOT_ALLOWED, role=role, order=order)
    require(is_plain(command), Reason.BAD_TEXT, order=order)
    rules = state.conduct.rules
    if rules is None:
        return  # of a journal that does not say what its house allowed
    most = rules.most_cents
    require(named_cents(command) <= most, Reason.ABOVE_ALL_LIMITS, order=order, cents=most)
    if needs_two(rules, role, command, cents_of(state, command)):
        require_two(state, given, order)


def require_two(state: Table, given: Given, order: str) -> None:
    """A second person, a supervisor, of whom nobody can be both."""
    other = state.staff.get(given.second)
    confirmed = (
        given.second != given.who and other is not None and other.role is StaffRole.SUPERVISOR
    )
    require(confirmed, Reason.SECOND_PERSON, order=order)
    require_independent(state, given)


def require_independent(state: Table, given: Given) -> None:
    if state.conduct.rules is not None:
        apart = independent(state.staff, given.who, given.second)
        given_pins = [name for name in (given.who, given.second) if state.staff[name].makers]
        require(apart, Reason.NOT_INDEPENDENT, name=", ".join(given_pins) or given.second)


def needs_two(
    rules: StaffRules, role: StaffRole, command: c.Command, cents: int | None = None
) -> bool:
    """Whether a second person, a supervisor, must confirm it. `cents`: what it is about, if more
    is known of that than the order says; None: nobody can tell."""
    match command:
        case _ if isinstance(command, _ALWAYS_TWO):
            return True
        case c.JudgeRecords():
            return not command.confirmed  # then they are void
        case c.HandPay():
            return (cents or command.cents) > rules.hand_pay_cents
        case c.PayEntrant():
            return (cents or 0) > rules.hand_pay_cents
        case c.JudgePaper() if cents is None:
            return command.stacked and role is StaffRole.DEALER
        case _:
            alone = rules.dealer_cents if role is StaffRole.DEALER else rules.supervisor_cents
            return (cents or named_cents(command)) > alone


_NAME_MONEY = (c.Credit, c.HandPay, c.HandBackVouchers, c.OpenCase, c.FillFloat, c.CreditFloat)


def named_cents(command: c.Command) -> int:
    """The money that an order itself names."""
    return abs(command.cents) if isinstance(command, _NAME_MONEY) else 0


def cents_of(state: Table, command: c.Command) -> int | None:
    """The money that an order is about. None: the table cannot tell."""
    match command:
        case c.IssueTicket() | c.CancelTicket():
            ticket = state.tickets.get(command.number)
            return ticket.cents if ticket else 0
        case c.JudgePaper():
            paper = state.tickets.get(command.paper)
            return paper.cents if paper else None if command.stacked else 0
        case c.ApproveJackpot() | c.PayJackpotByHand():
            return _jackpot_cents(state, command)
        case c.PayEntrant():
            entrant = state.tournament.entrants.get(command.entrant)
            return entrant.owed.get(command.owed, 0) if entrant else 0
        case c.CloseCase() if command.pay:
            case = state.cases.get(command.case)
            return abs(case.cents) if case else 0
        case c.HandPay():
            seat = state.seats.get(command.seat)
            return command.cents + (seat.parts_cents if seat else 0)
        case _:
            return named_cents(command)


def _jackpot_cents(state: Table, command: c.ApproveJackpot | c.PayJackpotByHand) -> int:
    hit = state.supernova.hits.get(command.hit)
    if hit is None:
        return 0
    approved = isinstance(command, c.ApproveJackpot)
    return hit.told.award_cents if approved else hit.told.share_cents


def require_pin(pin: str) -> None:
    if len(pin) < PIN_DIGITS_MIN or not (pin.isascii() and pin.isdecimal()):
        raise ValueError(f"a PIN has at least {PIN_DIGITS_MIN} digits and nothing else")


def pin_hash(pin: str, salt: str) -> str:
    """Slow on purpose, so that a stolen list of staff is no list of PINs."""
    require_pin(pin)
    digest = scrypt(pin.encode(), salt=bytes.fromhex(salt), n=2**15, r=8, p=1, maxmem=2**26)
    return digest.hex()


@PART.decides
@PART.kept_in(f.StaffEnrolled)
def enrol(command: c.EnrolStaff, book: RuleBook, state: Table, given: Given) -> f.Facts:
    first = not state.staff and command.role is StaffRole.SUPERVISOR and given.who == command.name
    by = state.staff.get(given.who)
    supervisor = by is not None and by.role is StaffRole.SUPERVISOR
    require(first or supervisor, Reason.NOT_ALLOWED, name=given.who)
    room = command.name in state.staff or len(state.staff) < STAFF_MAX
    require(room, Reason.STAFF_FULL)
    if command.role is not StaffRole.SUPERVISOR:
        _require_others(state, command.name)
    if state.conduct.two_there:
        require_two(state, given, type(command).__name__)
    if asked := change_asked(state, command, given):
        return asked
    enrolled = f.StaffEnrolled(
        name=command.name,
        role=command.role,
        salt=command.salt,
        pin_hash=command.pin_hash,
        by=given.who,
        second=given.second if state.conduct.rules else "",
    )
    return (enrolled,)


@PART.decides
@PART.kept_in(f.StaffDismissed)
def dismiss(command: c.DismissStaff, book: RuleBook, state: Table, given: Given) -> f.Facts:
    require(command.name in state.staff, Reason.UNKNOWN_STAFF, name=command.name)
    _require_others(state, command.name)
    if asked := change_asked(state, command, given):
        require_two(state, given, type(command).__name__)
        return asked
    return (f.StaffDismissed(name=command.name, by=given.who),)


def _require_others(state: Table, name: str) -> None:
    """Somebody must always be able to let the others in; and two, where two must agree."""
    leaving = {change.name for change in state.conduct.changes.values() if leaves(change)}
    others = {*supervisors(state.staff)} - {name, *leaving}
    least = SUPERVISORS_MIN if state.conduct.two_there else 1
    why = Reason.LAST_TWO_SUPERVISORS if state.conduct.two_there else Reason.LAST_SUPERVISOR
    was_one = name in supervisors(state.staff)
    require(not was_one or len(others) >= least, why, name=name)


@PART.records(f.PinChanged)
def change_pin(command: c.ChangePin, book: RuleBook, state: Table) -> None:
    """The old one was asked for before."""
    require(command.name in state.staff, Reason.UNKNOWN_STAFF, name=command.name)


@PART.decides
def try_pin(command: c.TryPin, book: RuleBook, state: Table, given: Given) -> f.Facts:
    require(command.name in state.staff, Reason.UNKNOWN_STAFF, name=command.name)
    member = state.staff[command.name]
    require(not member.locked_out, Reason.STAFF_LOCKED_OUT, name=command.name)
    there = state.conduct.machines.get(command.machine, Guesses())
    barred_until_ms = max(member.barred_until_ms, there.barred_until_ms)
    why = (
        Reason.STAFF_BARRED if barred_until_ms == member.barred_until_ms else Reason.MACHINE_BARRED
    )
    wait_s = -(-(barred_until_ms - given.now_ms) // 1000)
    require(given.now_ms >= barred_until_ms, why, name=command.name, period_s=wait_s)
    if not command.matches:
        refused = f.PinRefused(name=command.name, at_ms=given.now_ms, machine=command.machine)
        return (refused,)
    made_good = member.wrong or command.name in there.wrong
    return (f.PinAccepted(name=command.name, machine=command.machine),) if made_good else ()


@PART.answers
def _(fact: f.PinAccepted, book: RuleBook, state: Table) -> c.TryPin:
    return c.TryPin(fact.name, True, fact.machine)


@PART.answers
def _(fact: f.PinRefused, book: RuleBook, state: Table) -> c.TryPin:
    return c.TryPin(fact.name, False, fact.machine)


@PART.records(f.StaffUnlocked)
def unlock(command: c.UnlockStaff, book: RuleBook, state: Table, given: Given) -> None:
    """By a supervisor, and never by oneself."""
    require(command.name in state.staff, Reason.UNKNOWN_STAFF, name=command.name)
    by = state.staff.get(given.who)
    other = given.who != command.name and by is not None and by.role is StaffRole.SUPERVISOR
    require(other, Reason.NOT_ALLOWED, name=given.who)


@PART.records(f.StaffLetIn)
def let_in(command: c.LetStaffIn, book: RuleBook, state: Table) -> None:
    require(command.name in state.staff, Reason.UNKNOWN_STAFF, name=command.name)


@PART.applies
def _(fact: f.StaffEnrolled, staff: Staff, state: Table) -> Staff:
    return _with_member(staff, fact)


def _with_member(staff: Staff, given: f.StaffEnrolled | f.StaffChangeAsked) -> Staff:
    assert given.role is not None
    hands = {given.by, given.second}
    for name in (given.by, given.second):
        hands |= {*staff[name].makers} if name in staff else set()
    makers = tuple(sorted(hands - {given.name, ""}))
    member = Member(given.role, given.salt, given.pin_hash, makers=makers)
    return {**staff, given.name: member}


@PART.applies
def _(fact: f.StaffDismissed, staff: Staff, state: Table) -> Staff:
    return _without(staff, fact.name)


def _without(staff: Staff, left: str) -> Staff:
    return {name: member for name, member in staff.items() if name != left}


@PART.applies
def _(fact: f.StaffChangeMade, staff: Staff, state: Table) -> Staff:
    change = state.conduct.changes[fact.change]
    return _with_member(staff, change) if change.role else _without(staff, change.name)


@PART.applies
def _(fact: f.PinChanged, staff: Staff, state: Table) -> Staff:
    owned = replace(staff[fact.name], salt=fact.salt, pin_hash=fact.pin_hash, wrong=0, makers=())
    return {**staff, fact.name: owned}


@PART.applies
def _(fact: f.PinAccepted, staff: Staff, state: Table) -> Staff:
    return {**staff, fact.name: replace(staff[fact.name], wrong=0)}


@PART.applies
def _(fact: f.PinRefused, staff: Staff, state: Table) -> Staff:
    member = staff[fact.name]
    there = state.conduct.machines.get(fact.machine, Guesses())
    if there.wrong.get(fact.name, 0) >= WRONG_PINS_FREE:
        return staff  # the machine is barred for it, and the person need not suffer for it
    wrong = member.wrong + 1
    bars_ms = barred_ms(wrong)
    refused = replace(
        member,
        wrong=wrong,
        barred_until_ms=fact.at_ms + bars_ms if bars_ms else 0,
        locked_out=wrong >= WRONG_PINS_MAX and not (fact.machine and _needed(staff, fact.name)),
    )
    return {**staff, fact.name: refused}


def _needed(staff: Staff, name: str) -> bool:
    """One of the last two supervisors, who are never locked out for good."""
    here = [other for other in supervisors(staff) if not staff[other].locked_out]
    return name in here and len(here) <= SUPERVISORS_MIN


@PART.applies
def _(fact: f.StaffUnlocked | f.StaffLetIn, staff: Staff, state: Table) -> Staff:
    unlocked = replace(staff[fact.name], wrong=0, barred_until_ms=0, locked_out=False)
    return {**staff, fact.name: unlocked}


@PART.applies
def _(fact: f.StaffOrdered, staff: Staff, state: Table) -> Staff:
    return staff
