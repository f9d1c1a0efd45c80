"""A terminal that was away is brought to where the table is, and nobody's money is guessed at."""

from pathlib import Path

import pytest

from kiosk.game.cases.standing import OTHER_ACCOUNT
from kiosk.game.facts import LockReason
from kiosk.game.money import MoneyPlace
from kiosk.game.reconcile import news, orders, standing_of
from kiosk.game.round.registration import GONE
from kiosk.game.round.standing import NOT_BACK
from kiosk.game.round.state import ROUNDS_KEPT, TerminalPhase
from kiosk.game.table import commands as sgc
from kiosk.game.terminal import commands as ats
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import CashOutWay, Tender
from kiosk.table.board import board
from tests.audit.evenings import findings, write
from tests.conftest import BOOKS
from tests.game.floor import Floor
from tests.game.stories import TableStory


@pytest.mark.parametrize("away", [0.2, 0.6])
@pytest.mark.parametrize("seed", range(4))
def test_terminals_that_come_and_go_agree_in_the_end(
    book: RuleBook, seed: int, away: float, tmp_path: Path
) -> None:
    floor = Floor(book, seats=3, seed=seed, away=away).play(30)
    assert all(case.what in (GONE, OTHER_ACCOUNT) for case in floor.table.state.cases.values())
    for seat in floor.seats.values():
        assert not seat.state.wagers_down
        assert orders(floor.table.state, standing_of(seat.state), key="more") == ()
    assert findings(write(tmp_path, floor.journals())) == []


def betting(book: RuleBook) -> Floor:
    """One seat with 10.00 on red, wagering open."""
    floor = Floor(book, seats=1, seed=1)
    floor.seats["1"].tell(ats.StackNote("note", 5000))
    floor.table.tell(sgc.OpenRound(30))
    floor.exchange()
    floor.seats["1"].tell(ats.PlaceChip("red", 1000))
    return floor


def place(floor: Floor, where: MoneyPlace) -> int:
    return floor.seats["1"].state.money[where]


def test_wagers_of_a_terminal_that_misses_the_close_go_back(crown: RuleBook) -> None:
    floor = betting(crown)
    floor.table.tell(sgc.CloseRound(), sgc.EndGrace())
    told = orders(floor.table.state, standing_of(floor.seats["1"].state), key="k")
    assert told == (ats.ReturnUnsent(1, NOT_BACK),)
    floor.exchange()
    assert place(floor, MoneyPlace.CREDIT) == 5000


def test_a_slip_whose_receipt_was_lost_is_settled(crown: RuleBook) -> None:
    """Losing the receipt does not unregister the bet."""
    floor = betting(crown)
    seat = floor.seats["1"]
    floor.table.tell(sgc.CloseRound())
    seat.tell(ats.EndWagering(1, "slip"))
    floor.table.tell(
        sgc.RegisterSlip("1", 1, "slip", {"red": 1000}),
        sgc.EndGrace(),
        sgc.ConfirmResult("18"),
    )
    assert place(floor, MoneyPlace.IN_DOUBT) == 1000
    floor.exchange()
    assert place(floor, MoneyPlace.CREDIT) == 6000


def test_a_slip_that_never_arrived_is_refused_before_it_is_refunded() -> None:
    """S1, S2 5.2.2."""
    floor = betting(BOOKS["rws-triple-zero"])
    floor.table.tell(sgc.CloseRound())
    floor.seats["1"].tell(ats.EndWagering(1, "slip"))
    floor.table.tell(sgc.EndGrace(), sgc.ConfirmResult("18"))
    assert orders(floor.table.state, standing_of(floor.seats["1"].state), key="k") == ()
    assert place(floor, MoneyPlace.IN_DOUBT) == 1000
    floor.exchange()
    assert place(floor, MoneyPlace.CREDIT) == 5000
    assert "slip" in {slip.key for slip in floor.table.state.round.kept[1].slips.values()}


def test_a_correction_missed_together_with_its_own_correction_is_caught_up(
    crown: RuleBook,
) -> None:
    floor = betting(crown)
    floor.table.tell(sgc.CloseRound())
    floor.exchange()
    floor.table.tell(sgc.EndGrace(), sgc.ConfirmResult("18"))
    floor.exchange()
    floor.table.tell(
        sgc.Freeze("wrong number"),
        sgc.CorrectResult(1, "17", "misread"),
        sgc.CorrectResult(1, "19", "misread again"),
        sgc.Thaw(),
    )
    floor.exchange()
    played = floor.seats["1"].state.round.played[1]
    assert (played.outcome, played.settlement) == ("19", 3)
    assert place(floor, MoneyPlace.CREDIT) == 6000


def test_a_shortfall_is_an_open_case_at_the_table(crown: RuleBook) -> None:
    """S0 8.8.8, S3 6.12: the win has left with the player; staff must see it and close it."""
    floor = betting(crown)
    floor.table.tell(sgc.CloseRound())
    floor.exchange()
    floor.table.tell(sgc.EndGrace(), sgc.ConfirmResult("18"))
    floor.exchange()
    floor.seats["1"].tell(ats.HandPay("all", "ann"))
    floor.table.tell(sgc.Freeze("wrong"), sgc.CorrectResult(1, "17", "misread"), sgc.Thaw())
    floor.exchange()
    floor.table.tell(sgc.Freeze("wrong"), sgc.CorrectResult(1, "20", "again"), sgc.Thaw())
    floor.exchange()
    ((name, case),) = floor.table.state.cases.items()
    assert (case.seat, case.round, case.cents, case.what) == ("1", 1, 2000, GONE)
    floor.table.tell(sgc.CloseCase(name, "paid back at the cage"))
    assert floor.table.state.cases == {}


def test_rounds_that_came_and_went_meanwhile_are_passed_over(crown: RuleBook) -> None:
    floor = Floor(crown, seats=1, seed=1)
    for _ in range(3):
        floor.table.tell(
            sgc.OpenRound(30),
            sgc.CloseRound(),
            sgc.EndGrace(),
            sgc.ConfirmResult("18"),
        )
    floor.table.tell(sgc.OpenRound(30))
    floor.exchange()
    state = floor.seats["1"].state
    assert (state.round.phase, state.round.number) == (TerminalPhase.BETTING, 4)


def paying(book: RuleBook) -> Floor:
    """Staff have ordered the credit of 50.00 to be paid by hand; the terminal has not heard."""
    floor = Floor(book, seats=1, seed=1)
    floor.seats["1"].tell(ats.StackNote("note", 5000))
    floor.table.tell(sgc.HandPay("1", 5000))
    return floor


def test_a_payment_ordered_twice_is_made_once(crown: RuleBook) -> None:
    floor = paying(crown)
    (order,) = orders(floor.table.state, standing_of(floor.seats["1"].state), key="k")
    floor.seats["1"].tell(order, ats.StackNote("next player", 2000), order)
    assert (place(floor, MoneyPlace.HAND_PAID), place(floor, MoneyPlace.CREDIT)) == (5000, 2000)
    floor.exchange()
    assert floor.table.state.due == {}


def test_a_credit_ordered_twice_is_given_once(crown: RuleBook) -> None:
    floor = Floor(crown, seats=1, seed=1)
    floor.table.tell(sgc.Credit("1", 3000, Tender.CHIPS))
    (order,) = orders(floor.table.state, standing_of(floor.seats["1"].state), key="k")
    floor.seats["1"].tell(order, order)
    floor.exchange()
    assert place(floor, MoneyPlace.CREDIT) == 3000
    assert floor.table.state.due == {}


def test_a_hand_pay_of_a_credit_that_has_changed_is_not_made(
    crown: RuleBook, tmp_path: Path
) -> None:
    """Each order carries the state it expects."""
    floor = paying(crown)
    floor.seats["1"].tell(ats.StackNote("another", 2000))
    floor.exchange()
    assert (place(floor, MoneyPlace.HAND_PAID), place(floor, MoneyPlace.CREDIT)) == (0, 7000)
    assert floor.table.state.due == {}
    assert findings(write(tmp_path, floor.journals())) == []


def test_a_locked_terminal_is_paid_out_but_takes_no_credit(crown: RuleBook) -> None:
    """S0 8.8.10, S3 6.10: the staff pay what a terminal cannot."""
    floor = paying(crown)
    floor.seats["1"].tell(ats.Lock(LockReason.DOOR))
    floor.table.tell(sgc.Credit("1", 3000, Tender.CASH), key="tender")
    floor.exchange()
    assert place(floor, MoneyPlace.HAND_PAID) == 5000
    assert list(floor.table.state.due) == ["tender"]
    floor.seats["1"].tell(ats.Unlock(LockReason.DOOR, "tom"))
    floor.exchange()
    assert place(floor, MoneyPlace.CREDIT) == 3000


def test_wagers_in_question_wait_for_the_judgement(crown: RuleBook) -> None:
    """S3 6.16(b), 6.17: settled or returned, but not before staff have looked."""
    for confirmed, credit in ((True, 6000), (False, 5000)):
        floor = betting(crown)
        floor.table.tell(sgc.CloseRound())
        floor.exchange()
        floor.table.tell(
            sgc.EndGrace(), sgc.DeclareMalfunction("1", "screen"), sgc.ConfirmResult("18")
        )
        floor.exchange()
        assert place(floor, MoneyPlace.REGISTERED) == 1000
        floor.table.tell(sgc.JudgeRecords("1", 1, confirmed))
        floor.exchange()
        assert place(floor, MoneyPlace.CREDIT) == credit


def test_what_was_settled_before_the_judgement_was_told_is_put_right(crown: RuleBook) -> None:
    """The terminal had the number, and was away before it could tell what it came to."""
    floor = betting(crown)
    floor.table.tell(sgc.CloseRound())
    floor.exchange()
    floor.table.tell(sgc.EndGrace())
    floor.exchange()
    floor.seats["1"].tell(ats.Settle(1, "18"))
    floor.table.tell(
        sgc.ConfirmResult("18"),
        sgc.DeclareMalfunction("1", "screen"),
        sgc.JudgeRecords("1", 1, False),
    )
    floor.exchange()
    assert place(floor, MoneyPlace.CREDIT) == 5000
    assert floor.table.state.cases == {}


def test_money_set_aside_is_paid_or_kept_as_staff_decide(crown: RuleBook) -> None:
    for pay, place in ((True, MoneyPlace.CREDIT), (False, MoneyPlace.LOST)):
        floor = Floor(crown, seats=1, seed=1)
        seat = floor.seats["1"].tell(ats.StackNote("note", 5000))
        floor.table.tell(sgc.OpenCase("doubt", "1", 0, 3000, "the screen went dark", True))
        floor.exchange()
        assert seat.state.money[MoneyPlace.WITHHELD] == 3000
        floor.table.tell(sgc.CloseCase("doubt", "looked at", pay=pay))
        floor.exchange()
        assert seat.state.money[MoneyPlace.WITHHELD] == 0
        assert seat.state.money[place] == (5000 if pay else 3000)
        assert not floor.table.state.cases


def test_a_terminal_is_locked_and_given_back_by_the_table(crown: RuleBook) -> None:
    floor = Floor(crown, seats=1, seed=1)
    seat = floor.seats["1"]
    floor.table.tell(sgc.LockSeat("1", LockReason.STAFF, "a drink on the screen"))
    floor.exchange()
    assert LockReason.STAFF in seat.state.locks.reasons
    seat.tell(ats.Lock(LockReason.DOOR))
    floor.table.tell(sgc.UnlockSeat("1", LockReason.STAFF))
    floor.exchange()
    assert set(seat.state.locks.reasons) == {LockReason.DOOR}


def test_what_the_terminal_says_of_a_ticket_decides(crown: RuleBook) -> None:
    number = "1" * 18
    for answer, status in ((ats.TicketDone, "issued"), (ats.TicketNotDone, "cancelled")):
        floor = Floor(crown, seats=1, seed=1)
        seat = floor.seats["1"].tell(ats.StackNote("note", 5000))
        floor.table.tell(sgc.ReserveTicket("out", "1", number, 5000, 10**15))
        seat.tell(ats.CashOut(CashOutWay.TICKET, number))
        floor.exchange()
        assert floor.table.state.tickets[number].status == "reserved"
        seat.tell(answer(number))
        floor.exchange()
        assert floor.table.state.tickets[number].status == status


def test_a_number_that_the_terminal_never_wrote_down_is_void(crown: RuleBook) -> None:
    floor = Floor(crown, seats=1, seed=1)
    floor.table.tell(sgc.ReserveTicket("out", "1", "1" * 18, 5000, 10**15))
    asking = standing_of(floor.seats["1"].state, asking=("out",))
    assert list(news(floor.table.state, asking)) == []
    floor.exchange()
    assert floor.table.state.tickets["1" * 18].status == "cancelled"


def test_a_ticket_is_paid_when_stacked_and_released_when_given_back(crown: RuleBook) -> None:
    number = "2" * 18
    for answer, status in ((ats.RedeemTicket, "paid"), (ats.ReturnTicket, "issued")):
        floor = Floor(crown, seats=2, seed=1)
        floor.table.tell(sgc.ReserveTicket("out", "1", number, 5000, 10**15))
        floor.table.tell(sgc.IssueTicket(number), sgc.HoldTicket("2", number))
        seat = floor.seats["2"].tell(ats.EnterTicket(number, 5000))
        floor.exchange()
        assert floor.table.state.tickets[number].status == "held"
        seat.tell(answer(number))
        floor.exchange()
        assert floor.table.state.tickets[number].status == status
        assert seat.state.credit_cents == (5000 if status == "paid" else 0)


def test_a_spin_called_off_is_told_once(crown: RuleBook) -> None:
    floor = Floor(crown, seats=1, seed=1)
    seat = floor.seats["1"]
    floor.table.tell(sgc.OpenRound(30))
    floor.exchange()
    floor.table.tell(sgc.CloseRound())
    floor.exchange()
    floor.table.tell(sgc.EndGrace(), sgc.CallNoSpin("ball-out"), sgc.CallNoSpin("ball-out"))
    floor.exchange()
    assert seat.state.round.no_spins == 2


@pytest.mark.parametrize(
    ("how", "credit_cents"), [("registered", 6000), ("not told", 5000), ("not sent", 5000)]
)
def test_a_slip_waits_for_its_terminal_however_many_rounds_are_played_without_it(
    crown: RuleBook, how: str, credit_cents: int
) -> None:
    """A machine that stood still, or was switched off for a night."""
    floor, numbers = betting(crown), []
    table = floor.table.tell(sgc.CloseRound())
    if how == "registered":
        floor.exchange()
    elif how == "not told":
        floor.seats["1"].tell(ats.EndWagering(1, "slip"))
    table.tell(sgc.LoseSeat("1", 4000, 1000), sgc.EndGrace(), sgc.ConfirmResult("18"))
    for n in range(ROUNDS_KEPT + 5):
        numbers.append(str(n % 37))
        table.tell(sgc.OpenRound(30), sgc.CloseRound(), sgc.EndGrace())
        table.tell(sgc.ConfirmResult(numbers[-1]))
    shown = [*reversed(numbers), "18"]
    assert [*board(table.state, here=()).last] == shown[: len(board(table.state, here=()).last)]
    floor.exchange()
    if how == "not told":
        table.tell(sgc.JudgeRecords("1", 1, False))
        floor.exchange()
    assert floor.seats["1"].state.round.phase is TerminalPhase.IDLE
    assert place(floor, MoneyPlace.CREDIT) == credit_cents
    table.tell(sgc.SeeHead("1", 5, "ab"), sgc.OpenRound(30))
    assert len(table.state.round.kept) == ROUNDS_KEPT


def test_a_terminal_that_never_reports_keeps_one_round_from_being_forgotten(
    crown: RuleBook,
) -> None:
    table = TableStory(crown).tell(sgc.OpenTable(0), sgc.Join("1"), sgc.SetPlaying("1", True))
    for number in range(1, ROUNDS_KEPT + 6):
        slip = sgc.RegisterSlip("1", number, f"slip {number}", {"red": 500})
        table.tell(sgc.OpenRound(30), slip, sgc.CloseRound(), sgc.EndGrace())
        table.tell(sgc.ConfirmResult("18"))
    assert len(table.state.round.kept) == ROUNDS_KEPT
