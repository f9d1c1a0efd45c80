"""Who may order what. An order names who gives it, and a second person where one is needed.

A dealer runs the round, a supervisor judges what goes wrong, a technician looks after machines and
moves no money, an auditor reads. Nobody confirms his own order.
"""

from hashlib import scrypt

from kiosk.game import facts as f
from kiosk.game.facts import StaffRole
from kiosk.game.refusal import Reason, require
from kiosk.game.table import commands as c
from kiosk.game.table.state import Table
from kiosk.rules.rulebook import RuleBook

PIN_DIGITS_MIN = 6

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
        c.IssueTicket,
        c.CancelTicket,
        c.JudgePaper,
        c.OpenCase,
        c.LockSeat,
        c.TellPlayer,
        c.AttendSeat,
    }
)
_SUPERVISOR: frozenset[type] = _DEALER | {
    c.OpenTable,
    c.CloseTable,
    c.EnrolStaff,
    c.DismissStaff,
    c.UnlockStaff,
    c.VoidRound,
    c.VoidSeat,
    c.DeclareMalfunction,
    c.JudgeRecords,
    c.CorrectResult,
    c.InvalidateGame,
    c.Thaw,
    c.UnlockSeat,
    c.ClearSeat,
    c.WriteOffSeat,
    c.CloseCase,
    c.NoticeLimits,
    c.ChangeLimits,
    c.GrantLegacy,
    c.EndLegacy,
    c.NoticeClosing,
    c.WithdrawNotice,
}
MAY: dict[StaffRole, frozenset[type]] = {
    StaffRole.DEALER: _DEALER,
    StaffRole.SUPERVISOR: _SUPERVISOR,
    StaffRole.TECHNICIAN: frozenset(),
    StaffRole.AUDITOR: frozenset(),
}


def authorise(
    state: Table, command: c.Command, *, who: str, second: str, hand_pay_limit_cents: int
) -> None:
    """Refuse an order that this person may not give, or not alone."""
    require(who in state.staff, Reason.UNKNOWN_STAFF, who)
    role = state.staff[who].role
    require(type(command) in MAY[role], Reason.NOT_ALLOWED, f"{role}, {type(command).__name__}")
    if not needs_two(command, hand_pay_limit_cents):
        return
    other = state.staff.get(second)
    confirmed = second != who and other is not None and other.role is StaffRole.SUPERVISOR
    require(confirmed, Reason.SECOND_PERSON, type(command).__name__)


def needs_two(command: c.Command, hand_pay_limit_cents: int) -> bool:
    """Whether a second person, a supervisor, must confirm it."""
    match command:
        case c.CorrectResult() | c.InvalidateGame() | c.ClearSeat() | c.WriteOffSeat():
            return True
        case c.HandPay():
            return command.cents > hand_pay_limit_cents
        case _:
            return False


def pin_hash(pin: str, salt: str) -> str:
    """Slow on purpose, so that a stolen list of staff is no list of PINs."""
    if len(pin) < PIN_DIGITS_MIN or not (pin.isascii() and pin.isdecimal()):
        raise ValueError(f"a PIN has at least {PIN_DIGITS_MIN} digits and nothing else")
    digest = scrypt(pin.encode(), salt=bytes.fromhex(salt), n=2**15, r=8, p=1, maxmem=2**26)
    return digest.hex()


def enrol(command: c.EnrolStaff, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    first = not state.staff and command.role is StaffRole.SUPERVISOR and command.by == command.name
    by = state.staff.get(command.by)
    supervisor = by is not None and by.role is StaffRole.SUPERVISOR
    require(first or supervisor, Reason.NOT_ALLOWED, command.by)
    if command.role is not StaffRole.SUPERVISOR:
        _require_other_supervisor(state, command.name)
    return (
        f.StaffEnrolled(
            name=command.name,
            role=command.role,
            salt=command.salt,
            pin_hash=command.pin_hash,
            by=command.by,
        ),
    )


def dismiss(command: c.DismissStaff, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    require(command.name in state.staff, Reason.UNKNOWN_STAFF, command.name)
    _require_other_supervisor(state, command.name)
    return (f.StaffDismissed(name=command.name, by=command.by),)


def _require_other_supervisor(state: Table, name: str) -> None:
    """Somebody must always be able to let the others in."""
    others = (m for other, m in state.staff.items() if other != name)
    left = any(member.role is StaffRole.SUPERVISOR for member in others)
    require(left, Reason.LAST_SUPERVISOR, name)


def try_pin(command: c.TryPin, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    require(command.name in state.staff, Reason.UNKNOWN_STAFF, command.name)
    member = state.staff[command.name]
    require(not member.locked_out, Reason.STAFF_LOCKED_OUT, command.name)
    require(command.now_ms >= member.barred_until_ms, Reason.STAFF_BARRED, command.name)
    if not command.matches:
        return (f.PinRefused(name=command.name, at_ms=command.now_ms),)
    return (f.PinAccepted(name=command.name),) if member.wrong else ()


def unlock(command: c.UnlockStaff, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    """By a supervisor, and never by oneself."""
    require(command.name in state.staff, Reason.UNKNOWN_STAFF, command.name)
    by = state.staff.get(command.by)
    other = command.by != command.name and by is not None and by.role is StaffRole.SUPERVISOR
    require(other, Reason.NOT_ALLOWED, command.by)
    return (f.StaffUnlocked(name=command.name, by=command.by),)
