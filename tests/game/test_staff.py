"""Who may do what, who must be two, and how many wrong PINs anybody has."""

from functools import partial

import pytest

from kiosk.game.facts import StaffRole, StaffRules
from kiosk.game.given import Given
from kiosk.game.refusal import Reason, Refused
from kiosk.game.staff.table import MAY, authorise, pin_hash
from kiosk.game.table import commands as c
from kiosk.game.tournament.values import Ground
from kiosk.refusal_words import staff_words
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import Tender
from tests.game.stories import TableStory
from tests.game.test_table_walk import commands

SALT = "00" * 16
DAY_MS = 86_400_000
RULES = StaffRules(
    dealer_cents=50_000,
    supervisor_cents=500_000,
    hand_pay_cents=100_000,
    most_cents=9_000_000,
    change_wait_ms=DAY_MS,
)
# Orders of terminals and of the table itself, which carry no name.
UNNAMED = {
    c.SignAnchor, c.Join, c.SeeHead, c.SetPlaying, c.RegisterSlip, c.ReportSettlement, c.EndGrace,
    c.AnswerPayment, c.ReserveTicket, c.HoldTicket, c.ReleaseTicket, c.PayTicket, c.TryPin,
    c.ArchiveTickets,
    c.AnswerWithhold, c.EndCase, c.SenseNumber, c.TellInterruption, c.LoseSeat, c.EndCall,
    c.TakeDispute, c.TakeCleared, c.NameReceiptKey, c.TakeDoubt, c.EndDoubt, c.DoubtClock,
    c.TrustClock, c.RecoverTicket, c.RecoverRound, c.RecoverPayment, c.RecoverSeat,
    c.WithdrawDispute, c.SenseWarning, c.KeepFilm, c.LetFilmsGo,
    c.RenewRuleBook,
    c.AllowTips, c.TellTips,
    c.SetPaperLimits, c.TellFunds, c.TellNotes, c.Distrust, c.MakeStaffChange, c.TakeForfeit,
    c.BeginDay,
    # By the table itself, and by terminals.
    c.DrawLot, c.RegisterPoints,
    # Of oneself; and what is asked on the table's own machine.
    c.ChangePin, c.SetStaffRules, c.LetStaffIn, c.GivePin,
    # Made out of the order `JudgeRecords`.
    c.ConfirmByTerminal,
    # Asked at the terminal itself, of which the rule is its own.
    c.AllowClearing,
    # Of the ring and the displays that show it.
    c.CommitRing, c.RevealRing, c.LoseRing, c.ReportRings, c.LoseDisplay, c.CheckRings,
    # What the jackpot controller tells, or does not.
    c.SeeSupernovaServer, c.SeeSupernovaSeal, c.TakeSupernovaDraw, c.VoidSupernova,
    c.RecoverJackpot, c.RecoverJackpotRound,
    # Of a table and its floor.
    c.TakeNumbers, c.GiveTicket, c.SeekTicket, c.VouchTicket, c.ForgoTicket, c.PayTicketElsewhere,
}  # fmt: skip


def enrolled(name: str, role: StaffRole) -> c.EnrolStaff:
    return c.EnrolStaff(name, role, SALT, "hash")


@pytest.fixture
def table(crown: RuleBook) -> TableStory:
    return TableStory(crown).tell(
        enrolled("sue", StaffRole.SUPERVISOR),
        enrolled("sam", StaffRole.SUPERVISOR),
        enrolled("deb", StaffRole.DEALER),
        enrolled("tom", StaffRole.TECHNICIAN),
        enrolled("ann", StaffRole.AUDITOR),
        enrolled("dot", StaffRole.DIRECTOR),
        *(c.ChangePin(name, SALT, f"{name}'s own") for name in ("sam", "deb", "tom", "ann", "dot")),
        c.SetStaffRules(RULES),
        who="sue",
    )


def refusal(table: TableStory, command: c.Command, who: str, second: str = "") -> Reason | None:
    try:
        given = Given(who, now_ms=0, second=second)
        authorise(table.state, command, given)
    except Refused as refused:
        return refused.reason
    return None


def test_every_command_is_somebodys_or_nobodys() -> None:
    named = set().union(*MAY.values())
    assert named | UNNAMED == set(c.KINDS)
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
        assert refusal(table, c.HandPay("1", 100), who) is Reason.NOT_ALLOWED
        assert refusal(table, c.ConfirmResult("17"), who) is Reason.NOT_ALLOWED


def test_a_director_conducts_tournaments_and_nothing_else(table: TableStory) -> None:
    """S3 1.1 Tournament Director."""
    assert refusal(table, c.StartSession(), "dot") is None
    assert refusal(table, c.OpenRound(30), "dot") is Reason.NOT_ALLOWED
    assert refusal(table, c.HandPay("1", 100), "dot") is Reason.NOT_ALLOWED
    barred = c.DisqualifyEntrant("001", Ground.CHIPS, "hid chips")
    assert refusal(table, barred, "dot") is Reason.SECOND_PERSON
    assert refusal(table, barred, "dot", second="sue") is None


def test_a_correction_takes_two_different_people(table: TableStory) -> None:
    correct = c.CorrectResult(1, "17", "misread")
    assert refusal(table, correct, "sue") is Reason.SECOND_PERSON
    assert refusal(table, correct, "sue", second="sue") is Reason.SECOND_PERSON
    assert refusal(table, correct, "sue", second="deb") is Reason.SECOND_PERSON
    assert refusal(table, correct, "sue", second="sam") is None


def test_a_large_hand_pay_takes_two_people(table: TableStory) -> None:
    assert refusal(table, c.HandPay("1", 100_000), "deb") is None
    large = c.HandPay("1", 100_001)
    assert refusal(table, large, "deb") is Reason.SECOND_PERSON
    assert refusal(table, large, "deb", second="sue") is None


def test_a_stranger_may_do_nothing(table: TableStory) -> None:
    assert refusal(table, c.OpenRound(30), "eve") is Reason.UNKNOWN_STAFF


RIGHT, WRONG = c.TryPin("deb", True), c.TryPin("deb", False)


def test_the_fifth_wrong_pin_bars_and_each_more_bars_for_longer(table: TableStory) -> None:
    table.tell(*[WRONG] * 5)
    assert table.refuses(RIGHT, now_ms=29_999) is Reason.STAFF_BARRED
    table.tell(WRONG, now_ms=30_000)
    assert table.refuses(RIGHT, now_ms=89_999) is Reason.STAFF_BARRED
    table.tell(RIGHT, now_ms=90_000)
    assert table.state.staff["deb"].wrong == 0


def test_the_tenth_wrong_pin_locks_out_until_a_supervisor_unlocks(table: TableStory) -> None:
    late_ms = 0
    for _ in range(10):
        table.tell(WRONG, now_ms=late_ms)
        late_ms += 10_000_000
    assert table.refuses(RIGHT, now_ms=late_ms) is Reason.STAFF_LOCKED_OUT
    assert table.refuses(c.UnlockStaff("deb"), who="deb") is Reason.NOT_ALLOWED
    assert table.refuses(c.UnlockStaff("deb"), who="tom") is Reason.NOT_ALLOWED
    table.tell(c.UnlockStaff("deb"), who="sue")
    assert table.decide(RIGHT, now_ms=late_ms) == ()


def test_the_first_supervisor_enrols_himself_and_nobody_else_does(crown: RuleBook) -> None:
    told = TableStory(crown)
    assert told.refuses(enrolled("deb", StaffRole.DEALER), who="deb") is Reason.NOT_ALLOWED
    told.tell(enrolled("sue", StaffRole.SUPERVISOR), who="sue")
    assert told.refuses(enrolled("eve", StaffRole.SUPERVISOR), who="eve") is Reason.NOT_ALLOWED


def test_the_last_supervisor_stays(crown: RuleBook) -> None:
    told = TableStory(crown).tell(enrolled("sue", StaffRole.SUPERVISOR), who="sue")
    assert told.refuses(c.DismissStaff("sue"), who="sue") is Reason.LAST_SUPERVISOR
    assert told.refuses(enrolled("sue", StaffRole.DEALER), who="sue") is Reason.LAST_SUPERVISOR
    told.tell(enrolled("sam", StaffRole.SUPERVISOR), who="sue")
    told.tell(c.DismissStaff("sue"), who="sam")
    assert list(told.state.staff) == ["sam"]


def test_a_pin_is_kept_as_a_hash_that_differs_with_its_salt() -> None:
    one, other = pin_hash("482913", SALT), pin_hash("482913", "01" * 16)
    assert len({one, other, "482913"}) == 3
    assert one == pin_hash("482913", SALT)


@pytest.mark.parametrize("pin", ["", "12345", "12345a", "१२३४५६"])
def test_a_pin_has_six_digits_or_more(pin: str) -> None:
    with pytest.raises(ValueError, match="6 digits"):
        pin_hash(pin, SALT)


# ---- Machines at which PINs are guessed -------------------------------------------------------


def guess(table: TableStory, name: str, machine: str, times: int) -> int:
    """Wrong PINs for somebody, each as soon as the table hears one. The time of the last."""
    now_ms = 0
    for _ in range(times):
        wrong = c.TryPin(name, False, machine)
        while True:
            try:
                table.decide(wrong, now_ms=now_ms)
                break
            except Refused as refused:
                if refused.reason is Reason.STAFF_LOCKED_OUT:
                    return now_ms
                assert refused.refusal.period_s
                now_ms += refused.refusal.period_s * 1000
    return now_ms


def test_a_machine_that_guesses_is_cut_off_whoever_it_guesses_for(table: TableStory) -> None:
    for name in ("sue", "sam", "deb", "tom", "ann"):
        table.tell(c.TryPin(name, False, "terminal 1"))
    assert table.refuses(c.TryPin("sue", True, "terminal 1")) is Reason.MACHINE_BARRED
    assert table.decide(c.TryPin("sue", True, "console"), now_ms=1)


def test_each_more_guess_cuts_the_machine_off_for_longer_up_to_an_hour(table: TableStory) -> None:
    seen = [guess(table, "deb", "terminal 1", 1) for _ in range(20)]
    assert seen[:8] == [0, 0, 0, 0, 0, 30_000, 60_000 + 30_000, 120_000 + 90_000]
    assert seen[-1] - seen[-2] == 3_600_000


def test_one_machine_locks_nobody_out(table: TableStory) -> None:
    for name in ("sue", "sam", "deb"):
        guess(table, name, "terminal 1", 30)
        assert not table.state.staff[name].locked_out
        assert table.state.staff[name].wrong == 5


def test_the_last_two_supervisors_are_only_barred_and_only_for_a_while(table: TableStory) -> None:
    late_ms = max(
        guess(table, name, f"terminal {seat}", 5)
        for seat in range(1, 13)
        for name in ("sue", "sam", "deb")
    )
    assert table.state.staff["deb"].locked_out
    later_ms = late_ms + 3_600_000
    for name in ("sue", "sam"):
        assert table.decide(c.TryPin(name, True, "console"), now_ms=later_ms)


def test_whoever_mistypes_and_then_does_not_is_forgiven(table: TableStory) -> None:
    for _ in range(10):
        table.tell(*[c.TryPin("deb", False, "console")] * 4, c.TryPin("deb", True, "console"))
    assert not table.state.conduct.machines


def test_another_ones_right_pin_does_not_wash_a_machine_clean(table: TableStory) -> None:
    table.tell(*[c.TryPin("sue", False, "terminal 1")] * 4)
    table.tell(c.TryPin("deb", True, "terminal 1"), c.TryPin("sue", False, "terminal 1"))
    assert table.refuses(c.TryPin("deb", True, "terminal 1")) is Reason.MACHINE_BARRED


def test_staff_let_a_machine_in_again(table: TableStory) -> None:
    assert table.refuses(c.LetMachineIn("terminal 1"), who="sue") is Reason.NOT_GUESSING
    guess(table, "deb", "terminal 1", 5)
    table.tell(c.LetMachineIn("terminal 1"), who="sue")
    table.tell(c.TryPin("sue", False, "terminal 1"))


def test_somebody_is_let_in_on_the_tables_own_machine(table: TableStory) -> None:
    for seat in ("1", "2"):
        guess(table, "deb", f"terminal {seat}", 5)
    assert table.state.staff["deb"].locked_out
    table.tell(c.LetStaffIn("deb", "she stood before me"), who="machine root")
    assert table.decide(c.TryPin("deb", False, "terminal 1"), now_ms=1)


# ---- Two people -------------------------------------------------------------------------------


def set_up(book: RuleBook) -> TableStory:
    """Sue has enrolled Sam and Deb, who have not changed their PINs."""
    return TableStory(book).tell(
        c.SetStaffRules(RULES),
        enrolled("sue", StaffRole.SUPERVISOR),
        enrolled("sam", StaffRole.SUPERVISOR),
        enrolled("deb", StaffRole.DEALER),
        who="sue",
    )


def test_nobody_confirms_with_an_account_that_he_made(crown: RuleBook) -> None:
    told = set_up(crown)
    told.tell(enrolled("sid", StaffRole.SUPERVISOR), who="sam")
    correct = c.CorrectResult(1, "17", "misread")
    for who, second in [("sue", "sam"), ("sam", "sue"), ("sue", "sid"), ("sid", "sue")]:
        assert refusal(told, correct, who, second) is Reason.NOT_INDEPENDENT
    # A ghost of a ghost, and two ghosts of one person.
    assert refusal(told, correct, "sid", "sam") is Reason.NOT_INDEPENDENT
    large = c.Credit("1", 60_000, Tender.CASH)
    assert refusal(told, large, "deb", "sue") is Reason.NOT_INDEPENDENT
    told.tell(c.ChangePin("sam", SALT, "own"))
    assert refusal(told, correct, "sue", "sam") is None
    assert refusal(told, large, "deb", "sam") is None
    assert refusal(told, correct, "sue", "sid") is Reason.NOT_INDEPENDENT


def test_who_must_change_a_pin_before_two_can_confirm_is_said_by_name(crown: RuleBook) -> None:
    """After an upgrade as well: who gave a PIN stands in the journals of before."""
    told = set_up(crown)
    with pytest.raises(Refused) as refused:
        authorise(told.state, c.CorrectResult(1, "17", "misread"), Given("sue", 0, second="sam"))
    words = staff_words(refused.value.refusal)
    assert "gave sam the PIN, perhaps before an upgrade" in words
    assert "Change your PIN" in words


def test_who_clears_a_memory_with_an_account_of_his_own_making_is_refused(crown: RuleBook) -> None:
    told = set_up(crown).tell(
        enrolled("tom", StaffRole.TECHNICIAN), c.Join("1"), c.SeeHead("1", 5, "ab"), who="sue"
    )
    clear = c.AllowClearing("1")
    assert told.refuses(clear, who="tom", second="sue") is Reason.NOT_INDEPENDENT
    told.tell(c.ChangePin("tom", SALT, "own")).tell(clear, who="tom", second="sue")


GHOST = enrolled("eve", StaffRole.SUPERVISOR)


@pytest.mark.parametrize(
    "command",
    [
        GHOST,
        enrolled("eve", StaffRole.DEALER),
        enrolled("sam", StaffRole.SUPERVISOR),
        enrolled("deb", StaffRole.DEALER),
        enrolled("deb", StaffRole.SUPERVISOR),
    ],
)
def test_nobody_gives_a_pin_alone(table: TableStory, command: c.EnrolStaff) -> None:
    assert table.refuses(command, who="sue") is Reason.SECOND_PERSON
    assert table.refuses(command, who="sue", second="deb") is Reason.SECOND_PERSON
    table.tell(command, who="sue", second="sam")


def test_a_change_of_a_supervisor_is_seen_for_a_day_before_it_is_made(table: TableStory) -> None:
    table.tell(GHOST, who="sue", second="sam", key="ghost", now_ms=5)
    assert "eve" not in table.state.staff
    assert table.state.conduct.changes["ghost"].due_ms == 5 + DAY_MS
    make = c.MakeStaffChange("ghost")
    assert table.refuses(make, now_ms=DAY_MS) is Reason.NOT_DUE
    table.tell(make, now_ms=5 + DAY_MS)
    assert table.state.staff["eve"].makers == ("sam", "sue")
    assert table.refuses(make, now_ms=5 + DAY_MS) is Reason.NO_CHANGE


def test_a_dealer_is_enrolled_at_once(table: TableStory) -> None:
    table.tell(enrolled("dan", StaffRole.DEALER), who="sue", second="sam")
    assert table.state.staff["dan"].role is StaffRole.DEALER
    table.tell(c.DismissStaff("dan"), who="sue")
    assert "dan" not in table.state.staff


def test_any_supervisor_withdraws_a_change_but_not_the_one_who_is_to_go(
    table: TableStory,
) -> None:
    table.tell(GHOST, who="sue", second="sam", key="ghost")
    table.tell(c.MakeStaffChange("ghost"), now_ms=DAY_MS)
    dismiss, withdraw = c.DismissStaff("eve"), c.WithdrawStaffChange("dismissal")
    assert table.refuses(dismiss, who="sue") is Reason.SECOND_PERSON
    table.tell(dismiss, who="sue", second="sam", key="dismissal")
    assert table.refuses(withdraw, who="eve") is Reason.NOT_ALLOWED
    table.tell(withdraw, who="sam")
    assert table.refuses(c.MakeStaffChange("dismissal"), now_ms=DAY_MS) is Reason.NO_CHANGE
    assert "eve" in table.state.staff


def test_two_supervisors_stay(table: TableStory) -> None:
    demoted = enrolled("sam", StaffRole.DEALER)
    for command in (c.DismissStaff("sam"), demoted):
        told = table.refuses(command, who="sue", second="sam")
        assert told is Reason.LAST_TWO_SUPERVISORS
    table.tell(GHOST, who="sue", second="sam", key="new")
    table.tell(c.MakeStaffChange("new"), now_ms=DAY_MS)
    table.tell(c.DismissStaff("sam"), who="sue", second="sam")
    # His going is asked for: hers would leave one.
    told = table.refuses(c.DismissStaff("sue"), who="sue", second="sam")
    assert told is Reason.LAST_TWO_SUPERVISORS


def test_a_forgotten_pin_is_given_anew_on_the_tables_own_machine(table: TableStory) -> None:
    give = c.GivePin("sam", SALT, "new", "forgotten")
    table.tell(give, who="machine root", key="new")
    assert table.state.staff["sam"].pin_hash == "sam's own"
    table.tell(c.MakeStaffChange("new"), now_ms=DAY_MS)
    assert table.state.staff["sam"].pin_hash == "new"
    assert table.state.staff["sam"].makers == ("machine root",)


# ---- Money ------------------------------------------------------------------------------------


def test_above_the_limit_of_the_role_a_second_person_confirms(table: TableStory) -> None:
    for who, alone_cents in (("deb", 50_000), ("sue", 500_000)):
        for command in (
            partial(c.Credit, "1", tender=Tender.CASH),
            partial(c.OpenCase, "case", "1", 0, what="doubtful"),
        ):
            assert refusal(table, command(cents=alone_cents), who) is None
            assert refusal(table, command(cents=alone_cents + 1), who) is Reason.SECOND_PERSON
            assert refusal(table, command(cents=alone_cents + 1), who, "sam") is None


def test_no_order_is_above_the_most(table: TableStory) -> None:
    for cents in (9_000_001, 10**12):
        for command in (c.Credit("1", cents, Tender.CASH), c.HandPay("1", cents)):
            told = refusal(table, command, "sue", "sam")
            assert told is Reason.ABOVE_ALL_LIMITS
    assert refusal(table, c.Credit("1", 9_000_000, Tender.CASH), "deb", "sam") is None


def test_a_ticket_and_a_case_are_judged_by_what_they_are_worth(table: TableStory) -> None:
    number = "1" * 18
    table.tell(c.OpenTable(0), c.Join("1"), c.SetPlaying("1", True))
    table.tell(c.ReserveTicket("k", "1", number, 50_001, 9000))
    for command in (c.IssueTicket(number), c.CancelTicket(number), c.JudgePaper("1", number, True)):
        assert refusal(table, command, "deb") is Reason.SECOND_PERSON
        assert refusal(table, command, "deb", "sam") is None
        assert refusal(table, command, "sue") is None
    table.tell(c.OpenCase("large", "1", 0, 500_001, "a dispute"))
    assert refusal(table, c.CloseCase("large", "no"), "sue") is None
    assert refusal(table, c.CloseCase("large", "yes", pay=True), "sue") is Reason.SECOND_PERSON


def test_a_dispute_is_decided_by_a_supervisor_and_never_by_a_dealer(table: TableStory) -> None:
    """S4 8.11."""
    table.tell(c.OpenTable(0), c.Join("1"), c.TakeDispute("claim", "1", 0, "player", ""))
    decide = c.CloseCase("claim", "the wheel was seen by everybody")
    for name in ("deb", "tom", "ann"):
        assert refusal(table, decide, name, "sam") is Reason.NOT_ALLOWED
    assert refusal(table, decide, "sue") is None


def test_a_dealer_does_not_judge_alone_what_nobody_knows_the_worth_of(table: TableStory) -> None:
    assert refusal(table, c.JudgePaper("1", "note", True), "deb") is Reason.SECOND_PERSON
    assert refusal(table, c.JudgePaper("1", "note", False), "deb") is None
    assert refusal(table, c.JudgePaper("1", "note", True), "sue") is None


@pytest.mark.parametrize("hidden", ["\0", "\x1b", "\x85", "\u202e", "\u2066", "\u200b", "\n"])
def test_no_order_holds_what_cannot_be_seen(table: TableStory, hidden: str) -> None:
    for command in (
        c.OpenCase("case", "1", 0, 5, f"a{hidden}b"),
        c.Freeze(hidden),
        c.VoidSeat(hidden, "power"),
    ):
        assert refusal(table, command, "sue") is Reason.BAD_TEXT
