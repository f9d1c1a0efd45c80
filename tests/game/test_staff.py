"""Who may do what, who must be two, and how many wrong PINs anybody has."""

from typing import get_args

import pytest

from kiosk.game.facts import StaffRole
from kiosk.game.refusal import Reason, Refused
from kiosk.game.table import commands as c
from kiosk.game.table.staff import MAY, authorise, pin_hash
from kiosk.rules.rulebook import RuleBook
from tests.game.stories import TableStory
from tests.game.test_table_walk import commands

SALT = "00" * 16
# Orders of terminals and of the table itself, which carry no name.
UNNAMED = {
    c.Join, c.SeeHead, c.SetPlaying, c.RegisterSlip, c.ReportSettlement, c.EndGrace,
    c.AnswerPayment, c.ReserveTicket, c.HoldTicket, c.ReleaseTicket, c.PayTicket, c.TryPin,
    c.AnswerWithhold, c.EndCase, c.SenseNumber, c.TellInterruption, c.LoseSeat, c.EndCall,
    c.TakeDispute, c.TakeCleared,
    # Asked at the terminal itself, of which the rule is its own.
    c.AllowClearing,
}  # fmt: skip


def enrolled(name: str, role: StaffRole, by: str = "sue") -> c.EnrolStaff:
    return c.EnrolStaff(name, role, SALT, "hash", by)


@pytest.fixture
def table(crown: RuleBook) -> TableStory:
    return TableStory(crown).tell(
        enrolled("sue", StaffRole.SUPERVISOR),
        enrolled("sam", StaffRole.SUPERVISOR),
        enrolled("deb", StaffRole.DEALER),
        enrolled("tom", StaffRole.TECHNICIAN),
        enrolled("ann", StaffRole.AUDITOR),
    )


def refusal(table: TableStory, command: c.Command, who: str, second: str = "") -> Reason | None:
    try:
        authorise(table.state, command, who=who, second=second, hand_pay_limit_cents=100_000)
    except Refused as refused:
        return refused.reason
    return None


def test_every_command_is_somebodys_or_nobodys() -> None:
    named = set().union(*MAY.values())
    assert named | UNNAMED == set(get_args(c.Command))
    assert not named & UNNAMED


def test_every_role_against_every_command(table: TableStory, crown: RuleBook) -> None:
    names = {member.role: name for name, member in table.state.staff.items()}
    for make in commands(crown).values():
        command = make(table.state)
        for role, allowed in MAY.items():
            told = refusal(table, command, names[role], second="sue")
            assert (told is Reason.NOT_ALLOWED) is (type(command) not in allowed)


def test_technicians_and_auditors_move_no_money(table: TableStory) -> None:
    for who in ("tom", "ann"):
        pay = c.HandPay("pay", "1", 100, who)
        assert refusal(table, pay, who) is Reason.NOT_ALLOWED
        assert refusal(table, c.ConfirmResult("17", who), who) is Reason.NOT_ALLOWED


def test_a_correction_takes_two_different_people(table: TableStory) -> None:
    correct = c.CorrectResult(1, "17", "sue", "misread")
    assert refusal(table, correct, "sue") is Reason.SECOND_PERSON
    assert refusal(table, correct, "sue", second="sue") is Reason.SECOND_PERSON
    assert refusal(table, correct, "sue", second="deb") is Reason.SECOND_PERSON
    assert refusal(table, correct, "sue", second="sam") is None


def test_a_large_hand_pay_takes_two_people(table: TableStory) -> None:
    assert refusal(table, c.HandPay("pay", "1", 100_000, "deb"), "deb") is None
    large = c.HandPay("pay", "1", 100_001, "deb")
    assert refusal(table, large, "deb") is Reason.SECOND_PERSON
    assert refusal(table, large, "deb", second="sue") is None


def test_a_stranger_may_do_nothing(table: TableStory) -> None:
    assert refusal(table, c.OpenRound(30, 0), "eve") is Reason.UNKNOWN_STAFF


def wrong(times: int, now_ms: int = 0) -> list[c.Command]:
    return [c.TryPin("deb", False, now_ms)] * times


def test_the_fifth_wrong_pin_bars_and_each_more_bars_for_longer(table: TableStory) -> None:
    table.tell(*wrong(5))
    assert table.refuses(c.TryPin("deb", True, 29_999)) is Reason.STAFF_BARRED
    table.tell(*wrong(1, 30_000))
    assert table.refuses(c.TryPin("deb", True, 89_999)) is Reason.STAFF_BARRED
    table.tell(c.TryPin("deb", True, 90_000))
    assert table.state.staff["deb"].wrong == 0


def test_the_tenth_wrong_pin_locks_out_until_a_supervisor_unlocks(table: TableStory) -> None:
    late_ms = 0
    for _ in range(10):
        table.tell(*wrong(1, late_ms))
        late_ms += 10_000_000
    assert table.refuses(c.TryPin("deb", True, late_ms)) is Reason.STAFF_LOCKED_OUT
    assert table.refuses(c.UnlockStaff("deb", "deb")) is Reason.NOT_ALLOWED
    assert table.refuses(c.UnlockStaff("deb", "tom")) is Reason.NOT_ALLOWED
    table.tell(c.UnlockStaff("deb", "sue"))
    assert table.decide(c.TryPin("deb", True, late_ms)) == ()


def test_the_first_supervisor_enrols_himself_and_nobody_else_does(crown: RuleBook) -> None:
    told = TableStory(crown)
    assert told.refuses(enrolled("deb", StaffRole.DEALER, by="deb")) is Reason.NOT_ALLOWED
    told.tell(enrolled("sue", StaffRole.SUPERVISOR))
    assert told.refuses(enrolled("eve", StaffRole.SUPERVISOR, by="eve")) is Reason.NOT_ALLOWED


def test_the_last_supervisor_stays(crown: RuleBook) -> None:
    told = TableStory(crown).tell(enrolled("sue", StaffRole.SUPERVISOR))
    assert told.refuses(c.DismissStaff("sue", "sue")) is Reason.LAST_SUPERVISOR
    assert told.refuses(enrolled("sue", StaffRole.DEALER)) is Reason.LAST_SUPERVISOR
    told.tell(enrolled("sam", StaffRole.SUPERVISOR), c.DismissStaff("sue", "sam"))
    assert list(told.state.staff) == ["sam"]


def test_a_pin_is_kept_as_a_hash_that_differs_with_its_salt() -> None:
    one, other = pin_hash("482913", SALT), pin_hash("482913", "01" * 16)
    assert len({one, other, "482913"}) == 3
    assert one == pin_hash("482913", SALT)


@pytest.mark.parametrize("pin", ["", "12345", "12345a", "१२३४५६"])
def test_a_pin_has_six_digits_or_more(pin: str) -> None:
    with pytest.raises(ValueError, match="6 digits"):
        pin_hash(pin, SALT)
