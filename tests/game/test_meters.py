"""Meters agree with the money they describe."""

from kiosk.game.facts import Begun
from kiosk.game.meters import Meters, count
from kiosk.game.money import MoneyPlace, Source
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.machine import apply, new_terminal
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import CashOutWay, Tender
from tests.game.floor import Floor
from tests.game.stories import TerminalStory


def metered(story: TerminalStory) -> Meters:
    state, meters = new_terminal(story.book, story.state.seat), Meters()
    # The first fact of a journal says whose it is, and counts nothing.
    for fact in (x for x in story.facts if not isinstance(x, Begun)):
        meters, state = count(meters, fact, state), apply(state, fact)
    return meters


def test_meters_of_an_evening_are_its_money(book: RuleBook) -> None:
    for seat in Floor(book, seats=2, seed=8).play(40).seats.values():
        meters, money = metered(seat), seat.state.money
        assert meters.notes_cents == money.sources[Source.NOTES]
        assert meters.won_cents == money.sources[Source.WINS]
        assert meters.tickets_out_cents == money[MoneyPlace.TICKET_ISSUED]
        assert meters.hand_paid_cents == money[MoneyPlace.HAND_PAID]
        notes = meters.notes_by_value
        assert sum(value * times for value, times in notes.items()) == meters.notes_cents


def test_each_way_in_and_out_is_counted(crown: RuleBook) -> None:
    story = TerminalStory(crown).tell(
        c.StackNote("a", 2000),
        c.StackNote("b", 2000),
        c.EnterTicket("c", 700),
        c.RedeemTicket("c"),
        c.Credit("d", 1000, Tender.CHIPS, "ann"),
        c.Withhold("case", 500, "doubt"),
        c.CashOut(CashOutWay.TICKET, "t"),
        c.TicketDone("t"),
        c.PayCase("case", "ann"),
    )
    assert metered(story) == Meters(
        notes_cents=4000,
        notes_by_value={2000: 2},
        tickets_in_cents=700,
        tickets_in=1,
        staff_credits_cents=1000,
        staff_credits=1,
        tickets_out_cents=5200,
        tickets_out=1,
        hand_paid_cents=500,
        hand_paid=1,
    )


def test_vouchers_are_no_credits_of_cash_and_void_wagers_were_not_wagered(crown: RuleBook) -> None:
    story = TerminalStory(crown).tell(
        c.Credit("a", 1000, Tender.CASH, "ann"),
        c.Credit("b", 500, Tender.VOUCHER, "ann"),
        c.OpenWagering(1, 30),
        c.PlaceChip("straight:17", 500),
        c.EndWagering(1, "slip"),
        c.ConfirmSlip(1, "slip"),
        c.Settle(1, "17"),
        c.Freeze("fraud"),
        c.CorrectRound(1, 2, None, "case"),
    )
    meters = metered(story)
    assert (meters.staff_credits_cents, meters.vouchers_cents) == (1000, 500)
    assert (meters.wagered_cents, meters.won_cents) == (0, 0)


def test_a_round_counts_what_was_wagered_and_won(crown: RuleBook) -> None:
    story = TerminalStory(crown).tell(
        c.StackNote("a", 2000),
        c.OpenWagering(1, 30),
        c.PlaceChip("straight:17", 500),
        c.PlaceChip("red", 500),
        c.EndWagering(1, "slip"),
        c.ConfirmSlip(1, "slip"),
        c.Settle(1, "17"),
        c.OpenWagering(2, 30),
        c.VoidRound(2, "power"),
    )
    meters = metered(story)
    assert (meters.wagered_cents, meters.won_cents) == (1000, 17_500)
    assert (meters.rounds_played, meters.rounds_void) == (1, 1)
