"""What staff see of the money while the game goes on is what the journals come to."""

from kiosk.game.facts import Begun
from kiosk.game.irregularity.grounds import grounds
from kiosk.game.table import commands as c
from kiosk.game.takings.state import SeatTakings, total_of
from kiosk.game.terminal.machine import apply, new_terminal
from kiosk.records.figures import NOTHING, figures_of
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import Tender
from kiosk.table.overview import takings
from tests.game.floor import Floor
from tests.game.stories import TableStory, TerminalStory

TICKET, OTHER = "123456789012345678", "876543210987654321"


def counted(seat: TerminalStory) -> SeatTakings:
    """By the terminal's own journal, as the day's report counts it."""
    state, figures = new_terminal(seat.book, seat.state.seat), NOTHING
    for fact in (x for x in seat.facts if not isinstance(x, Begun)):
        before, state = state, apply(state, fact)
        figures += figures_of(fact, before, state) or NOTHING
    return SeatTakings(
        notes_cents=figures.notes_cents,
        tickets_in_cents=figures.tickets_in_cents,
        credits_cents=figures.staff_credits_cents,
        tickets_out_cents=figures.tickets_out_cents,
        hand_paid_cents=figures.hand_paid_cents,
        wagered_cents=figures.handle_cents,
        paid_cents=figures.paid_cents,
    )


def test_each_seats_figures_are_what_its_own_journal_comes_to(crown: RuleBook) -> None:
    """With links that fail and results that are corrected."""
    floor = Floor(crown, seats=3, seed=5, away=0.2)
    floor.table.tell(*(c.TellFunds(name, 0) for name in floor.seats))
    floor.play(20)
    taken = floor.table.state.takings.seats
    for name, seat in floor.seats.items():
        assert taken[name] == counted(seat), name
    total = total_of(taken)
    assert total.wagered_cents > 0 and total.notes_cents > 0


def played(table: TableStory, outcome: str, credited_cents: int) -> int:
    number = table.state.round.number + 1
    table.tell(
        c.OpenRound(60),
        c.RegisterSlip("1", number, f"slip {number}", {"straight:17": 500, "red": 1000}),
        c.CloseRound(),
        c.EndGrace(),
        c.ConfirmResult(outcome),
        c.ReportSettlement("1", number, 1, credited_cents),
    )
    return number


def test_drop_and_win_by_column_are_a_hand_count(crown: RuleBook) -> None:
    """Counted by hand, from what was put in and what lay where."""
    table = TableStory(crown).tell(
        c.SetPaperLimits(1_000_000, (1000, 5000)),
        c.OpenTable(0),
        *(told for seat in ("1", "2") for told in (c.Join(seat), c.TellFunds(seat, 0))),
        c.SetPlaying("1", True),
        c.TellNotes("1", {5000: 2, 1000: 1}),
    )
    table.decide(c.Credit("1", 2500, Tender.CASH), key="cash")
    table.decide(c.Credit("1", 700, Tender.VOUCHER), key="voucher")
    table.decide(c.Credit("1", 900, Tender.CHIPS), key="refused")
    table.tell(
        c.AnswerPayment("1", "cash", True),
        c.AnswerPayment("1", "voucher", True),
        c.AnswerPayment("1", "refused", False, "busy"),
    )
    played(table, "2", 0)  # black: both lose
    wrong = played(table, "3", 2000)  # red
    played(table, "17", 36 * 500)  # black: red loses
    table.tell(
        c.Freeze("wrong number"),
        c.CorrectResult(wrong, "4", "misread"),  # black after all
        c.ReportSettlement("1", wrong, 2, 0),
        c.Thaw(),
        c.ReserveTicket("out 1", "1", TICKET, 3000, 9000),
        c.IssueTicket(TICKET),
        c.ReserveTicket("out 2", "1", OTHER, 400, 9000),
        c.CancelTicket(OTHER),
        c.HoldTicket("2", TICKET),
        c.PayTicket("2", TICKET),
    )
    table.decide(c.HandPay("1", 1200), key="pay")
    table.tell(c.AnswerPayment("1", "pay", True))
    assert table.state.takings.seats == {
        "1": SeatTakings(
            notes_cents=11_000,
            credits_cents=2500,
            tickets_out_cents=3000,
            hand_paid_cents=1200,
            wagered_cents=3 * 1500,
            paid_cents=18_000,
        ),
        "2": SeatTakings(tickets_in_cents=3000),
    }
    told = takings(table.state)
    assert (told.total.in_cents, told.total.cash_cents) == (16_500, 13_500)
    assert (told.total.out_cents, told.total.win_cents) == (4200, 4500 - 18_000)
    assert told.rounds == 3
    table.tell(c.SetPlaying("1", False), c.CloseTable(0), c.OpenTable(0))
    assert takings(table.state).total == SeatTakings()


def test_a_round_that_does_not_count_after_all_was_neither_wagered_nor_won(crown: RuleBook) -> None:
    table = TableStory(crown).tell(
        c.OpenTable(0), c.Join("1"), c.TellFunds("1", 0), c.SetPlaying("1", True)
    )
    table.tell(c.SetPaperLimits(1_000_000, (5000,)), c.TellNotes("1", {5000: 2}))
    number = played(table, "17", 36 * 500)
    assert table.state.takings.seats["1"].win_cents == 1500 - 18_000
    ground, *_ = grounds(crown)
    table.tell(c.Freeze("fraud"), c.InvalidateGame(number, "fraud", ground.id))
    table.tell(c.ReportSettlement("1", number, 2, 1500))
    assert table.state.takings.seats["1"] == SeatTakings(notes_cents=10_000)


def test_rounds_an_hour_are_those_of_the_last(crown: RuleBook) -> None:
    table = TableStory(crown).tell(c.OpenTable(0))
    assert takings(table.state).rounds_an_hour == 0
    for number in range(40):
        pause_ms = 3_600_000 if number < 5 else 0  # a long break, long ago
        table.decide(c.OpenRound(60), now_ms=1000 + 90_000 * number + pause_ms * number)
        table.tell(c.CloseRound(), c.EndGrace(), c.ConfirmResult("17"))
    assert takings(table.state).rounds_an_hour == 40
