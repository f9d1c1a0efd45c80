"""What a seat can have at most: a terminal is not paid for what never came in."""

import pytest

from kiosk.game import facts as f
from kiosk.game.funds.standing import told_cents
from kiosk.game.funds.table import NOTE_MS, NOTES_AT_ONCE, OVERDRAWN, UNLIKELY, has_cents
from kiosk.game.given import Given
from kiosk.game.recovery.table import ABOVE_LIMIT
from kiosk.game.refusal import Reason
from kiosk.game.staff.facts import StaffRole
from kiosk.game.table import commands as c
from kiosk.game.table.machine import decide
from kiosk.game.tickets.state import TicketStatus
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import Tender
from tests.game.again import objection
from tests.game.stories import TableStory

NUMBER, OTHER = "123456789012345678", "876543210987654321"
SLIP = {"straight:17": 500}
WON_CENTS = 36 * 500


@pytest.fixture
def table(crown: RuleBook) -> TableStory:
    """100.00 in notes at seat 1, and nobody at seat 2."""
    return TableStory(crown).tell(
        c.SetPaperLimits(1_000_000, (1000, 5000)),
        c.OpenTable(0),
        *(told for seat in ("1", "2") for told in (c.Join(seat), c.TellFunds(seat, 2**53))),
        c.TellNotes("1", {5000: 2}),
        c.SetPlaying("1", True),
    )


def has(table: TableStory, seat: str = "1") -> int | None:
    return has_cents(table.book, table.state, seat)


def played(table: TableStory, outcome: str) -> TableStory:
    return table.tell(
        c.OpenRound(60),
        c.RegisterSlip("1", table.state.round.number + 1, f"slip {len(table.facts)}", SLIP),
        c.CloseRound(),
        c.EndGrace(),
        c.ConfirmResult(outcome),
    )


def reported(table: TableStory, credited_cents: int, settlement: int = 1, **told: int) -> None:
    number = table.state.round.number
    table.tell(c.ReportSettlement("1", number, settlement, credited_cents, **told))


def ticket(cents: int, seat: str = "1", number: str = NUMBER) -> c.ReserveTicket:
    return c.ReserveTicket(f"out {number}", seat, number, cents, 9000)


def test_a_machine_where_nobody_played_has_nothing_whatever_it_says(table: TableStory) -> None:
    assert has(table, "2") == 0
    assert table.refuses(ticket(2**53, "2")) is Reason.TICKET_TOO_LARGE
    assert table.refuses(ticket(1, "2")) is Reason.MORE_THAN_THERE


def test_where_somebody_played_before_tables_counted_the_machine_is_asked_once(
    crown: RuleBook,
) -> None:
    table = TableStory(crown).tell(c.Join("1"), c.SetPlaying("1", True))
    assert has(table) is None
    table.tell(c.TellFunds("1", 7000, {1000: 9}), c.TellFunds("1", 2**53))
    assert has(table) == 7000
    table.tell(c.TellNotes("1", {1000: 10}))
    assert has(table) == 8000


def test_what_came_in_goes_out_once(table: TableStory) -> None:
    assert table.refuses(ticket(10_001)) is Reason.MORE_THAN_THERE
    table.tell(ticket(10_000))
    assert has(table) == 0
    assert table.refuses(ticket(1, number=OTHER)) is Reason.MORE_THAN_THERE
    table.tell(c.CancelTicket(NUMBER))
    assert has(table) == 10_000
    table.tell(ticket(10_000, number=OTHER), c.IssueTicket(OTHER))
    table.tell(c.HoldTicket("2", OTHER), c.PayTicket("2", OTHER))
    assert (has(table), has(table, "2")) == (0, 10_000)


def test_payments_of_staff_count_when_they_are_done(table: TableStory) -> None:
    table.tell(c.Credit("2", 3000, Tender.CASH), key="in")
    assert has(table, "2") == 0
    table.tell(c.AnswerPayment("2", "in", True))
    assert has(table, "2") == 3000
    table.tell(c.HandPay("2", 3000), key="out")
    assert table.refuses(ticket(1, "2")) is Reason.PAYMENT_PENDING
    assert table.refuses(ticket(3001, "2")) is Reason.MORE_THAN_THERE
    table.tell(c.AnswerPayment("2", "out", False, "no credit"))
    assert has(table, "2") == 3000


def test_a_payment_that_the_copy_had_not_heard_of_counts_once(table: TableStory) -> None:
    """The table was put back to when a credit was ordered, and a hand pay. The machine's own word
    has the one in it already, and the other not yet."""
    table.tell(c.SetPlaying("2", True)).tell(c.Credit("2", 3000, Tender.CASH), key="in")
    table.tell(c.TellNotes("2", {1000: 5})).tell(c.HandPay("2", 1000, part=True), key="out")
    table.tell(c.BeginRecovery(), c.RecoverSeat("2"))
    assert has(table, "2") is None
    table.tell(c.TellFunds("2", told_cents(table.state, "2", 8000, ("in",)), {1000: 5}))
    table.tell(c.AnswerPayment("2", "in", True))
    assert has(table, "2") == 7000, "1000 are being paid by hand"
    table.tell(c.AnswerPayment("2", "out", False, "busy"))
    assert has(table, "2") == 8000


def test_a_stake_that_is_not_there_is_turned_down_and_staff_are_called(table: TableStory) -> None:
    table.tell(c.SetPlaying("2", True), c.OpenRound(60))
    slip = c.RegisterSlip("2", 1, "slip", SLIP)
    kinds = [type(fact) for fact in table.decide(slip)]
    assert kinds == [f.SlipTurnedDown, f.CaseOpened, f.SeatLocked]
    assert table.state.cases["funds 2"].what == OVERDRAWN
    assert table.state.cases["funds 2"].cents == 500


def test_where_nobody_plays_nothing_is_staked(table: TableStory) -> None:
    """A machine that lies about its player: the audit would find such a slip in the journal."""
    table.tell(c.SetPlaying("1", False), c.OpenRound(60))
    kinds = [type(fact) for fact in table.decide(c.RegisterSlip("1", 1, "slip", SLIP))]
    assert kinds == [f.SlipTurnedDown]
    assert has(table) == 10_000


def test_a_win_is_what_the_table_says_it_is(table: TableStory) -> None:
    played(table, "17")
    assert has(table) == 9500
    reported(table, WON_CENTS + 10_000)
    assert has(table) == 9500 + WON_CENTS


def test_wagers_that_do_not_count_go_back(table: TableStory) -> None:
    table.tell(c.OpenRound(60), c.RegisterSlip("1", 1, "slip", SLIP))
    assert has(table) == 9500
    table.tell(c.DeclareMalfunction("", "power"))
    assert has(table) == 10_000
    played(table, "17")
    table.tell(c.Freeze("fire"), c.InvalidateGame(table.state.round.number, "fire", "r0"))
    assert has(table) == 10_000


def test_a_corrected_round_counts_by_its_last_number(table: TableStory) -> None:
    played(table, "17")
    reported(table, WON_CENTS)
    table.tell(c.Freeze("misread"), c.CorrectResult(1, "18", "misread"))
    reported(table, 0, settlement=2)
    assert has(table) == 9500


def test_what_a_correction_finds_gone_is_not_taken_from_the_next_player(table: TableStory) -> None:
    played(table, "17")
    reported(table, WON_CENTS)
    table.tell(ticket(9500 + WON_CENTS), c.IssueTicket(NUMBER), c.TellNotes("1", {5000: 4}))
    table.tell(c.Freeze("misread"), c.CorrectResult(1, "18", "misread"))
    reported(table, 0, settlement=2, owed_cents=WON_CENTS)
    assert has(table) == 10_000
    table.tell(c.Thaw(), ticket(10_000, number=OTHER))


def test_a_lying_terminal_blocks_no_ticket_of_another_seat(table: TableStory) -> None:
    """A case that names a ticket keeps it from being redeemed."""
    table.tell(c.TellNotes("2", {1000: 1}), ticket(1000, "2"), c.IssueTicket(NUMBER))
    played(table, "17")
    table.tell(c.ReportSettlement("1", 1, 1, WON_CENTS, 500, NUMBER))
    assert table.state.cases["owed 1 1"].cents == 500
    table.tell(c.HoldTicket("2", NUMBER))


def test_a_settlement_that_differs_names_no_ticket(table: TableStory) -> None:
    """Whatever else the terminal told: it owes nothing, and the audit decides it again so."""
    played(table, "17")
    facts = table.decide(c.ReportSettlement("1", 1, 1, WON_CENTS + 1, 0, NUMBER))
    assert [fact.ticket for fact in facts if isinstance(fact, f.CaseOpened)] == [""]


def test_no_more_is_owed_than_was_given(table: TableStory) -> None:
    played(table, "18")
    reported(table, 0, owed_cents=2**53)
    assert has(table) == 9500


@pytest.mark.parametrize(
    "notes",
    [{5000: 1}, {5000: 2, 999: 1}, {5000: 2 + NOTES_AT_ONCE}],
    ids=["fewer than before", "that the house does not take", "faster than they can be stacked"],
)
def test_notes_that_cannot_be_are_not_believed_and_staff_are_called(
    table: TableStory, notes: dict[int, int]
) -> None:
    table.tell(c.TellNotes("1", notes))
    assert has(table) == 10_000
    assert table.state.cases["funds 1"].what == UNLIKELY
    assert f.LockReason.DISPUTE in table.state.seats["1"].locks


def test_notes_are_believed_as_fast_as_a_validator_stacks_them(table: TableStory) -> None:
    many = {5000: 2 + NOTES_AT_ONCE}
    table.tell(c.TellNotes("1", many), now_ms=2 * NOTE_MS)
    assert has(table) == 5000 * (2 + NOTES_AT_ONCE)
    table.tell(c.TellNotes("1", {5000: 3 + NOTES_AT_ONCE}), now_ms=2 * NOTE_MS)
    assert "funds 1" in table.state.cases


def test_the_next_machine_at_a_seat_begins_with_nothing(table: TableStory) -> None:
    table.tell(c.SetPlaying("1", True), c.WriteOffSeat("1", 10_000, False))
    assert has(table) is None
    table.tell(c.TellFunds("1", 10_000, {5000: 2}))
    assert has(table) == 0


def test_the_audit_finds_a_ticket_of_more_than_was_there(table: TableStory) -> None:
    forged = f.TicketReserved(key="k", number=NUMBER, seat="1", cents=10_001, expires_ms=9000)
    assert "More than can be at seat 1" in objection(table.book, table.state, forged)


def test_one_person_pays_by_hand_no_more_than_can_be_there(table: TableStory) -> None:
    """A machine that lies, and one who helps it, would be paid what never came in."""
    supervisors = [c.EnrolStaff(name, StaffRole.SUPERVISOR, "ab", "cd") for name in ("ann", "bob")]
    table.tell(supervisors[0], who="ann").tell(supervisors[1], who="ann")
    assert table.refuses(c.HandPay("1", 10_001), who="ann") is Reason.SECOND_PERSON
    assert table.refuses(c.HandPay("1", 10_001), who="ann", second="ann") is Reason.SECOND_PERSON
    assert table.refuses(c.HandPay("2", 1), who="ann") is Reason.SECOND_PERSON
    both = Given("ann", 0, "both looked", "bob")
    (paid,) = decide(table.book, table.state, c.HandPay("2", 1), both)
    assert isinstance(paid, f.SeatHandPaid)
    table.tell(c.HandPay("1", 10_000), who="ann", key="all of it")
    assert table.refuses(c.HandPay("1", 1), who="ann") is Reason.SECOND_PERSON


def test_what_a_terminal_won_before_it_failed_can_be_paid_by_hand(table: TableStory) -> None:
    """It has not told how it settled the round, and the table knows what that came to."""
    played(table, "17")
    most_cents = 9500 + WON_CENTS
    assert table.refuses(c.HandPay("1", most_cents + 1), who="ann") is Reason.SECOND_PERSON
    table.tell(c.HandPay("1", most_cents), who="ann", key="won")


def test_a_ticket_told_at_a_recovery_is_worth_no_more_than_any_other(table: TableStory) -> None:
    table.tell(c.BeginRecovery())
    (case,) = table.decide(c.RecoverTicket(NUMBER, "1", 1_000_001, 9000, TicketStatus.ISSUED))
    assert isinstance(case, f.CaseOpened) and case.what == ABOVE_LIMIT
    assert NUMBER not in table.state.tickets
    table.tell(c.RecoverTicket(NUMBER, "1", 1_000_000, 9000, TicketStatus.ISSUED))
    assert table.state.tickets[NUMBER].status is TicketStatus.ISSUED
