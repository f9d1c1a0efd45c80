"""The cases where money is easily lost or made, each by the clause that decides it."""

from collections.abc import Mapping
from contextlib import suppress
from random import Random

import pytest
from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.money import MoneyPlace, Source
from kiosk.game.reading.state import LATEST
from kiosk.game.refusal import Reason, Refused
from kiosk.game.round.state import SlipStatus
from kiosk.game.table import commands as sgc
from kiosk.game.terminal import commands as ats
from kiosk.game.terminal.state import Terminal
from kiosk.rules.limits import KindLimits, Limit, Limits
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import CashOutWay, Tender
from kiosk.rules.wagers import Kind
from tests.conftest import BOOKS
from tests.game.stories import TableStory, TerminalStory

RAPID, RWS, CROWN, NSW = (
    BOOKS[name]
    for name in ("rapid-single-zero", "rws-triple-zero", "crown-single-zero", "nsw-single-zero")
)
SLIP = {"straight:17": 1000}


def terminal(book: RuleBook, cents: int = 50_000) -> TerminalStory:
    return TerminalStory(book).tell(ats.StackNote("note", cents), ats.OpenWagering(1, 30))


def won(book: RuleBook) -> TerminalStory:
    """Round 1 settled on 17 with 10.00 straight up: 350.00 won."""
    return terminal(book).tell(
        ats.PlaceChip("straight:17", 1000),
        ats.EndWagering(1, "slip"),
        ats.ConfirmSlip(1, "slip"),
        ats.Settle(1, "17"),
    )


def test_a_wager_below_the_minimum_is_rejected_at_the_touch_under_s4() -> None:
    """S4 4.2: one that nobody rejects in time would be valid, so none is taken and given back."""
    told = TerminalStory(NSW).tell(
        ats.SetReading(LATEST), ats.StackNote("note", 50_000), ats.OpenWagering(1, 30)
    )
    assert told.refuses(ats.PlaceChip("red", 499)) is Reason.DOES_NOT_FIT
    assert told.refuses(ats.PlacePieces("tier", 99)) is Reason.DOES_NOT_FIT
    told.tell(ats.PlaceChip("straight:17", 100))
    assert told.refuses(ats.Move("straight:17", "red")) is Reason.DOES_NOT_FIT
    told.tell(ats.PlaceChip("red", 500), ats.EndWagering(1, "slip"))
    ended = told.facts[-1]
    assert isinstance(ended, f.WageringEnded)
    assert (ended.returned, ended.stakes) == ((), {"straight:17": 100, "red": 500})


def test_repeat_leaves_no_voucher_behind_as_a_wager_below_the_minimum_under_s4() -> None:
    """S4 4.2: the money for both wagers is not there, and a voucher alone is too little."""
    amounts = f.LimitAmounts.of(NSW.limits)
    dearer = amounts.kinds | dict.fromkeys((Kind.RED, Kind.BLACK), (1000, 300_000, 500))
    told = TerminalStory(NSW).tell(
        ats.SetReading(LATEST),
        ats.ChangeLimits(f.LimitAmounts(kinds=dearer)),
        ats.StackNote("note", 3000),
        ats.OpenWagering(1, 30),
        ats.PlaceChip("black", 1000),
        ats.PlaceChip("red", 1000),
        ats.EndWagering(1, "slip"),
        ats.ConfirmSlip(1, "slip"),
        ats.Settle(1, "0"),
        ats.Credit("voucher", 500, Tender.VOUCHER, "ann"),
        ats.OpenWagering(2, 30),
        ats.PlaceChip("red", 1000),
    )
    told.tell(ats.PlaceVoucher(next(iter(told.state.vouchers)), "red"))
    assert told.refuses(ats.Repeat()) is Reason.DOES_NOT_FIT
    told.tell(ats.StackNote("more", 1000), ats.Repeat())
    assert told.state.layout() == {"red": 1500, "black": 1000}


@pytest.mark.parametrize("document", ["S4", "of a house"])
def test_whatever_is_touched_under_s4_nothing_goes_back_at_the_close(document: str) -> None:
    """S4 4.2: as the rules page says, and by whatever name a house's own book goes."""
    terms = replace(NSW.terms, document=replace(NSW.terms.document, id=document))
    book, random = replace(NSW, terms=terms), Random(4)
    wagers = ["straight:17", "red", "black", "column:1", "split:0-1"]
    told = TerminalStory(book).tell(ats.SetReading(LATEST), ats.StackNote("note", 900_000))
    for number in range(1, 60):
        told.tell(
            ats.Credit(f"voucher-{number}", random.choice([100, 300, 500]), Tender.VOUCHER, "ann"),
            ats.OpenWagering(number, 30),
        )
        for _ in range(12):
            with suppress(Refused):
                told.tell(_touch(told.state, wagers, random))
        told.tell(ats.EndWagering(number, f"slip-{number}"))
        (ended,) = [fact for fact in told.facts[-2:] if isinstance(fact, f.WageringEnded)]
        assert ended.returned == ()
        with suppress(Refused):  # nothing was wagered
            told.tell(ats.ConfirmSlip(number, f"slip-{number}"))
        told.tell(ats.Settle(number, "0"))


def _touch(state: Terminal, wagers: list[str], random: Random) -> ats.Command:
    """A chip, a voucher, or a key, whether that can be done or not."""
    wager, other = random.sample(wagers, 2)
    keys = (ats.Undo(), ats.Repeat(), ats.Double(), ats.TakeBack(wager), ats.Move(wager, other))
    chip = ats.PlaceChip(wager, random.choice([1, 99, 100, 250, 500, 2500]))
    voucher = ats.PlaceVoucher(random.choice([*state.vouchers, "none"]), wager)
    pieces = ats.PlacePieces("tier", random.choice([50, 100, 5000]))
    return random.choice([chip, chip, chip, voucher, pieces, *keys])


@pytest.mark.parametrize("book", [RAPID, CROWN], ids=lambda book: book.id)
def test_under_s0_and_s3_it_waits_for_the_end_of_the_period(book: RuleBook) -> None:
    """S0 8.5.2, S3 6.19(a)."""
    told = terminal(book).tell(
        ats.SetReading(LATEST), ats.PlaceChip("red", 1), ats.EndWagering(1, "s")
    )
    ended = told.facts[-1]
    assert isinstance(ended, f.WageringEnded)
    assert [(back.wager, back.cents) for back in ended.returned] == [("red", 1)]


def table(book: RuleBook, slip: Mapping[str, int] | None = None) -> TableStory:
    """Wagering closed, one seat, its slip registered if one is given."""
    told = TableStory(book).tell(
        sgc.OpenTable(0),
        sgc.Join("1"),
        sgc.SetPlaying("1", True),
        sgc.OpenRound(30),
        sgc.CloseRound(),
    )
    return told.tell(sgc.RegisterSlip("1", 1, "slip", slip)) if slip else told


def amounts(state: Terminal, **expected: int) -> None:
    """Exactly these places hold money."""
    held = {place.value: cents for place, cents in state.money.places.items() if cents}
    assert held == expected


# ---- A crash between close and confirmation -----------------------------------------------------


def consequence(told: TableStory, seat: str) -> str:
    declared = told.decide(sgc.DeclareMalfunction(seat, "power failure"))[0]
    assert isinstance(declared, f.MalfunctionDeclared)
    return declared.consequence


def test_a_terminal_that_fails_before_the_number_is_confirmed_is_void_under_s0() -> None:
    """S0 8.8.4(a): also a slip that the table has registered."""
    told = table(RAPID, SLIP).tell(sgc.EndGrace())
    assert consequence(told, "1") == "void"
    assert told.state.round.current.slips["1"].status is SlipStatus.VOID


def test_a_registered_slip_of_a_failed_terminal_is_settled_under_s1_and_s2() -> None:
    """S2 5.2.1, and 5.2.2 where it is not registered."""
    assert consequence(table(RWS, SLIP), "1") == "settle"
    assert consequence(table(RWS), "1") == "void"


def test_a_terminal_that_fails_after_the_period_is_judged_by_the_records_under_s3() -> None:
    """S3 6.16(b), and 6.17 where they cannot confirm."""
    told = table(CROWN, SLIP)
    assert consequence(told, "1") == "records"
    assert told.state.round.current.slips["1"].status is SlipStatus.IN_QUESTION
    void = table(CROWN, SLIP).tell(
        sgc.DeclareMalfunction("1", "power"), sgc.JudgeRecords("1", 1, False), key="order"
    )
    assert void.facts[-1].key == "order"  # there may be no slip that names it
    assert void.state.round.current.slips["1"].status is SlipStatus.VOID
    told.tell(sgc.JudgeRecords("1", 1, True))
    assert told.state.round.current.slips["1"].status is SlipStatus.REGISTERED


def test_the_terminals_own_journal_is_a_record_under_s3() -> None:
    """S3 6.16(b): the table holds no slip, the terminal's journal does."""
    told = table(CROWN).tell(
        sgc.DeclareMalfunction("1", "link lost"),
        sgc.ConfirmByTerminal("1", 1, "slip", SLIP, {}),
    )
    slip = told.state.round.current.slips["1"]
    assert (slip.status, slip.key, slip.stakes) == (SlipStatus.REGISTERED, "slip", SLIP)


@pytest.mark.parametrize("book", [RAPID, CROWN], ids=lambda book: book.id)
def test_a_terminal_that_fails_during_the_period_is_void(book: RuleBook) -> None:
    """S0 8.8.4(a), S3 6.16(a)."""
    told = TableStory(book).tell(
        sgc.OpenTable(0), sgc.Join("1"), sgc.SetPlaying("1", True), sgc.OpenRound(30)
    )
    assert consequence(told, "1") == "void"


def test_a_ball_at_rest_concludes_an_interrupted_round_under_s1_but_not_under_s0() -> None:
    """S1 5.1.1: the outcome exists before it is typed. S0 8.8.5(a): confirming it decides."""
    for book, expected in ((RWS, "settle"), (RAPID, "void"), (CROWN, "records")):
        told = table(book, SLIP).tell(sgc.EndGrace(), sgc.RecordBallAtRest())
        assert consequence(told, "") == expected
    assert consequence(table(RWS, SLIP).tell(sgc.EndGrace()), "") == "void"


def test_a_terminal_that_restarts_in_an_open_period_returns_its_wagers() -> None:
    """S0 8.8.4(a), S1 5.2.2, S3 6.16(a); the player may wager again."""
    told = terminal(CROWN).tell(ats.PlaceChip("red", 1000), ats.Restart())
    amounts(told.state, credit=50_000)
    assert told.refuses(ats.Undo()) is Reason.NOTHING_THERE
    told.tell(ats.PlaceChip("red", 500))
    amounts(told.state, credit=49_500, stake=500)


def test_a_slip_once_sent_is_never_refunded_by_the_terminal_alone() -> None:
    told = terminal(CROWN).tell(
        ats.PlaceChip("red", 1000), ats.EndWagering(1, "slip"), ats.Restart()
    )
    amounts(told.state, credit=49_000, in_doubt=1000)
    assert told.refuses(ats.Clear()) is Reason.WAGERING_CLOSED
    assert told.refuses(ats.HandPay("pay", "ann")) is Reason.WAGERS_DOWN
    told.tell(ats.RefuseSlip(1, "slip", "late"))
    amounts(told.state, credit=50_000)


def test_a_slip_that_comes_late_is_refused_for_good() -> None:
    """S1, S2 5.2.2."""
    told = table(RWS).tell(sgc.EndGrace({"1": "slip"}))
    assert told.state.round.current.slips["1"].status is SlipStatus.REFUSED
    assert told.decide(sgc.RegisterSlip("1", 1, "slip", SLIP)) == ()
    assert told.state.round.current.slips["1"].status is SlipStatus.REFUSED


# ---- Corrections --------------------------------------------------------------------------------


def corrected(told: TerminalStory, outcome: str | None = "18") -> Terminal:
    return told.tell(
        ats.Freeze("wrong number"), ats.CorrectRound(1, 2, outcome, "case"), ats.Thaw()
    ).state


def test_a_wrong_result_is_settled_anew() -> None:
    """S0 8.8.3, S3 6.9: as if the right number had been entered at once."""
    state = corrected(won(CROWN))
    amounts(state, credit=49_000, lost=1000)
    assert state.money.sources[Source.WINS] == 0


def test_a_correction_after_the_next_round_opened_leaves_that_round_alone() -> None:
    """S1 5.6."""
    told = won(CROWN).tell(ats.OpenWagering(2, 30), ats.PlaceChip("red", 2000))
    state = corrected(told)
    assert state.slip.stakes == {"red": 2000}
    amounts(state, credit=47_000, stake=2000, lost=1000)


def test_riding_chips_of_the_next_round_stay_where_they_are() -> None:
    """S0 8.7.1(d), 8.8.3: the win is taken back, the round that is open is not."""
    told = won(RAPID).tell(ats.OpenWagering(2, 30))
    assert told.state.slip.stakes == SLIP
    state = corrected(told)
    assert state.slip.stakes == SLIP
    amounts(state, credit=48_000, stake=1000, lost=1000)


def test_a_corrected_win_no_longer_rides() -> None:
    assert won(RAPID).state.round.riding == SLIP
    assert corrected(won(RAPID)).round.riding == {}


def test_a_correction_of_an_older_round_lets_the_last_winners_ride() -> None:
    told = won(RAPID).tell(
        ats.OpenWagering(2, 30),
        ats.Clear(),
        ats.PlaceChip("red", 500),
        ats.EndWagering(2, "slip 2"),
        ats.ConfirmSlip(2, "slip 2"),
        ats.Settle(2, "18"),
    )
    assert corrected(told).round.riding == {"red": 500}


def test_a_correction_after_cash_out_is_a_case_and_no_negative_meter() -> None:
    """S0 8.8.8, S3 6.12: what has left can only be asked back."""
    told = won(CROWN).tell(ats.CashOut(CashOutWay.TICKET, "ticket"), ats.TicketDone("ticket"))
    state = corrected(told)
    assert state.money.sources[Source.OWED] == 36_000
    amounts(state, ticket_issued=85_000, lost=1000)
    assert told.state.credit_cents == 0


def test_a_correction_takes_what_is_there_and_the_rest_is_owed() -> None:
    told = won(CROWN).tell(
        ats.OpenWagering(2, 30), *[ats.PlaceChip("red", 84_000)], ats.EndWagering(2, "slip 2")
    )
    assert told.state.credit_cents == 1000
    state = corrected(told)
    assert state.credit_cents == 0
    assert state.money.sources[Source.OWED] == 35_000
    assert state.money[MoneyPlace.IN_DOUBT] == 84_000


def test_a_correction_in_favour_of_a_player_who_left_is_kept_for_him() -> None:
    lost = terminal(CROWN).tell(
        ats.PlaceChip("straight:18", 1000),
        ats.EndWagering(1, "slip"),
        ats.ConfirmSlip(1, "slip"),
        ats.Settle(1, "17"),
        ats.HandPay("pay", "ann"),
        ats.StackNote("next player", 2000),
    )
    state = corrected(lost)
    amounts(state, credit=2000, hand_paid=49_000, withheld=36_000)
    paid = lost.tell(ats.PayCase("case", "ann")).state
    amounts(paid, credit=2000, hand_paid=85_000)


def test_an_invalidated_game_refunds_its_wagers() -> None:
    """S3 7.15."""
    state = corrected(won(CROWN), outcome=None)
    amounts(state, credit=50_000)


def test_a_round_is_corrected_once_for_each_new_number() -> None:
    told = won(CROWN).tell(ats.Freeze("wrong number"), ats.CorrectRound(1, 2, "18", "case"))
    assert told.refuses(ats.CorrectRound(1, 2, "19", "case")) is Reason.ALREADY_SETTLED
    told.tell(ats.CorrectRound(1, 3, "17", "case 2"), ats.Thaw())
    amounts(told.state, credit=85_000)


def test_a_win_during_a_freeze_is_due_and_credited_by_the_thaw() -> None:
    told = terminal(CROWN).tell(
        ats.PlaceChip("straight:17", 1000),
        ats.EndWagering(1, "slip"),
        ats.ConfirmSlip(1, "slip"),
        ats.Freeze("dispute"),
        ats.Settle(1, "17"),
    )
    amounts(told.state, credit=49_000, win_due=36_000)
    amounts(told.tell(ats.Thaw()).state, credit=85_000)


# ---- Limits at the close and at the next opening ------------------------------------------------


def limits(book: RuleBook, minimum: int, maximum: int, outlay: int | None = None) -> f.LimitAmounts:
    kind = KindLimits(minimum_cents=minimum, maximum_cents=maximum, unit_cents=100)
    kinds = dict.fromkeys(book.limits.kinds, kind)
    return f.LimitAmounts.of(replace(book.limits, kinds=kinds, aggregate_minimum_cents=outlay))


def opened(book: RuleBook, amounts_: f.LimitAmounts, cents: int = 50_000) -> TerminalStory:
    return TerminalStory(book).tell(
        ats.StackNote("note", cents), ats.ChangeLimits(amounts_), ats.OpenWagering(1, 30)
    )


def test_a_wager_below_its_minimum_goes_back_at_the_close() -> None:
    """S0 8.5.2, S3 6.19(a)."""
    told = opened(CROWN, limits(CROWN, 1000, 10_000)).tell(
        ats.PlaceChip("red", 300), ats.PlaceChip("odd", 1000)
    )
    (ended,) = told.decide(ats.EndWagering(1, "slip")).facts
    assert isinstance(ended, f.WageringEnded)
    assert ended.returned == (f.ReturnedWager(wager="red", cents=300, limit=Limit.MINIMUM),)
    amounts(told.state, credit=49_000, in_doubt=1000)


def test_an_aggregate_below_the_minimum_goes_back_at_the_close() -> None:
    """S0 8.5.4, S3 6.20."""
    told = opened(CROWN, limits(CROWN, 1000, 10_000, outlay=5000)).tell(ats.PlaceChip("red", 1000))
    (ended,) = told.decide(ats.EndWagering(1, "slip")).facts
    assert isinstance(ended, f.WageringEnded)
    assert [back.limit for back in ended.returned] == [Limit.AGGREGATE_MINIMUM]
    amounts(told.state, credit=50_000)
    told.tell(ats.Settle(1, "17"))


def test_a_short_stack_may_play_below_the_outlay_in_perth() -> None:
    """S3 7.9."""
    told = opened(CROWN, limits(CROWN, 1000, 10_000, outlay=5000), cents=3000).tell(
        ats.PlaceChip("red", 1000), ats.EndWagering(1, "slip")
    )
    amounts(told.state, credit=2000, in_doubt=1000)


def test_riding_winners_over_a_new_maximum_are_cut_to_it() -> None:
    """S0 8.7.1(d), 8.5.3(b): only so many chips are shown, the rest stays credited."""
    told = won(RAPID).tell(ats.ChangeLimits(limits(RAPID, 100, 600)))
    (opened_,) = told.decide(ats.OpenWagering(2, 30)).facts
    assert isinstance(opened_, f.WageringOpened)
    assert opened_.riding == {"straight:17": 600}
    assert opened_.not_riding == (
        f.ReturnedWager(wager="straight:17", cents=400, limit=Limit.MAXIMUM),
    )
    amounts(told.state, credit=84_400, stake=600)


def test_riding_winners_can_be_taken_back() -> None:
    """S0 4.6(b)."""
    told = won(RAPID).tell(ats.OpenWagering(2, 30), ats.TakeBack("straight:17"))
    amounts(told.state, credit=85_000)


def test_winners_are_withdrawn_before_the_next_spin() -> None:
    """S0 4.6(b): they are credit since the result, and no longer deducted when wagering opens."""
    told = won(RAPID).tell(ats.WithdrawWinners(), ats.OpenWagering(2, 30))
    amounts(told.state, credit=85_000)
    assert told.refuses(ats.WithdrawWinners()) is Reason.NOTHING_THERE


def test_repeat_brings_each_wager_to_what_it_was() -> None:
    told = TerminalStory(RAPID).tell(
        ats.StackNote("note", 10_000),
        ats.OpenWagering(1, 30),
        ats.PlaceChip("red", 1000),
        ats.PlaceChip("straight:2", 500),
        ats.EndWagering(1, "slip"),
        ats.ConfirmSlip(1, "slip"),
        ats.Settle(1, "3"),
        ats.OpenWagering(2, 30),
    )
    assert told.state.slip.stakes == {"red": 1000}
    told.tell(ats.PlaceChip("red", 500), ats.PlaceChip("even", 500), ats.Repeat())
    assert told.state.slip.stakes == {"red": 1000, "even": 500, "straight:2": 500}
    assert told.refuses(ats.Repeat()) is Reason.NOTHING_THERE
    told.tell(ats.Undo())
    assert told.state.slip.stakes == {"red": 1500, "even": 500}


def test_a_legacy_seat_keeps_its_minimum_beside_a_new_limit() -> None:
    """S3 1.1 Legacy Wager, 7.4, 7.6(a): two seats at one table, the new minimum for one only."""
    new = limits(CROWN, 5000, 20_000)
    told = table(CROWN, SLIP).tell(
        sgc.EndGrace(),
        sgc.ConfirmResult("17"),
        sgc.Join("2"),
        sgc.SetPlaying("2", True),
        sgc.ChangeLimits(new, all_agree=True),
        sgc.GrantLegacy("1"),
        sgc.OpenRound(30),
    )
    (taken,) = told.decide(sgc.RegisterSlip("1", 2, "a", {"straight:17": 100}))
    (down,) = told.decide(sgc.RegisterSlip("2", 2, "b", {"straight:17": 100}))
    assert isinstance(taken, f.SlipTaken)
    assert isinstance(down, f.SlipTurnedDown)
    assert told.state.limits_of("1").kinds[Kind.STRAIGHT].maximum_cents == 20_000
    assert told.state.seats["1"].legacy_until_ms == 3_600_000


def test_legacy_limits_end_with_their_hour() -> None:
    """S3 7.6(a)."""
    told = table(CROWN, SLIP).tell(
        sgc.EndGrace(),
        sgc.ConfirmResult("17"),
        sgc.ChangeLimits(limits(CROWN, 5000, 20_000), all_agree=True),
        sgc.GrantLegacy("1"),
    )
    told.tell(sgc.OpenRound(30), sgc.DeclareMalfunction("", "power"), now_ms=3_599_999)
    assert _minimum(told.state.limits_of("1")) == 100
    ended, _ = told.decide(sgc.OpenRound(30), now_ms=3_600_000)
    assert ended == f.LegacyEnded(seat="1")
    assert _minimum(told.state.limits_of("1")) == 5000


def test_legacy_ends_when_the_player_leaves() -> None:
    """S3 7.6(a)."""
    old = f.LimitAmounts.of(CROWN.limits)
    told = TerminalStory(CROWN).tell(
        ats.StackNote("note", 50_000),
        ats.ChangeLimits(limits(CROWN, 5000, 20_000)),
        ats.GrantLegacy(old, 3_600_000),
    )
    assert _minimum(told.state.limits.in_force) == 100
    assert _minimum(told.tell(ats.HandPay("pay", "ann")).state.limits.in_force) == 5000


def _minimum(in_force: Limits) -> int:
    return in_force.kinds[Kind.STRAIGHT].minimum_cents


# ---- Vouchers, withheld money, notes, tickets ---------------------------------------------------


def test_a_voucher_is_spent_by_the_spin_and_its_win_is_paid() -> None:
    """S4 1.1 casino promotional token or voucher: one free wager."""
    told = TerminalStory(NSW).tell(
        ats.Credit("v1", 1000, Tender.VOUCHER, "ann"),
        ats.OpenWagering(1, 30),
        ats.PlaceVoucher("v1", "red"),
        ats.EndWagering(1, "slip"),
        ats.ConfirmSlip(1, "slip"),
    )
    amounts(told.state, registered=1000)
    amounts(told.tell(ats.Settle(1, "18")).state, credit=1000, lost=1000)
    assert told.state.vouchers == {}


def test_a_voucher_of_a_void_round_is_a_voucher_again() -> None:
    told = TerminalStory(NSW).tell(
        ats.Credit("v1", 1000, Tender.VOUCHER, "ann"),
        ats.StackNote("note", 2000),
        ats.OpenWagering(1, 30),
        ats.PlaceVoucher("v1", "red"),
        ats.PlaceChip("odd", 500),
        ats.VoidRound(1, "power"),
    )
    amounts(told.state, credit=2000, promotional=1000)
    told.tell(
        ats.OpenWagering(2, 30),
        ats.PlaceVoucher("v1", "odd"),
        ats.EndWagering(2, "slip"),
        ats.ConfirmSlip(2, "slip"),
        ats.VoidRound(2, "power"),
    )
    amounts(told.state, credit=2000, promotional=1000)
    told.tell(ats.CashOut(CashOutWay.TICKET, "t"), ats.TicketDone("t"))
    amounts(told.state, ticket_issued=2000, lost=1000)


def test_withheld_money_waits_72_hours_in_perth() -> None:
    """S3 6.12; S0 8.8.8 sets no time."""
    for book, until_ms in ((CROWN, 72 * 3_600_000 + 5), (RAPID, None)):
        case = sgc.OpenCase("case", "1", 1, 1, "?", True)
        table = TableStory(book).tell(sgc.Join("1"), case, now_ms=5)
        assert table.state.cases["case"].until_ms == until_ms
        told = won(book).tell(ats.Withhold("case", 36_000, "malfunction", until_ms))
        assert told.state.cases.withheld["case"].until_ms == until_ms
        amounts(told.state, credit=49_000, withheld=36_000)
        amounts(told.tell(ats.RefuseCase("case", "ann")).state, credit=49_000, lost=36_000)


def test_a_note_stacked_by_a_terminal_in_doubt_waits_for_staff() -> None:
    told = TerminalStory(CROWN).tell(
        ats.Lock(f.LockReason.MEMORY), ats.StackNote("note", 2000), ats.Lock(f.LockReason.DOOR)
    )
    amounts(told.state, note_pending=2000)
    amounts(told.tell(ats.Unlock(f.LockReason.DOOR, "tom")).state, note_pending=2000)
    amounts(told.tell(ats.Unlock(f.LockReason.MEMORY, "tom")).state, credit=2000)


def test_a_ticket_that_may_or_may_not_be_printed_is_neither() -> None:
    told = won(CROWN).tell(ats.CashOut(CashOutWay.TICKET, "t"), ats.TicketInDoubt("t"))
    amounts(told.state, ticket_pending=85_000)
    assert told.refuses(ats.HandPay("pay", "ann")) is Reason.PAYMENT_PENDING
    amounts(told.tell(ats.TicketNotDone("t")).state, credit=85_000)
    assert told.state.locks.reasons == {}


def test_cash_out_under_s0_is_by_the_dealer_while_wagering_is_open() -> None:
    """S0 8.7.3."""
    told = won(RAPID)
    attendant = ats.CashOut(CashOutWay.ATTENDANT, "")
    assert told.refuses(attendant) is Reason.NOT_CASH_OUT_PERIOD
    told.tell(ats.OpenWagering(2, 30))
    assert told.refuses(attendant) is Reason.WAGERS_DOWN
    told.tell(ats.Clear(), attendant, ats.HandPay("pay", "ann"))
    amounts(told.state, hand_paid=85_000)
    assert not told.state.account.open


def test_a_no_spin_is_spun_again_in_perth_and_void_in_singapore() -> None:
    """S3 6.3, S2 5.3 and 5.9."""
    for book, held in ((CROWN, {"credit": 49_000, "registered": 1000}), (RWS, {"credit": 50_000})):
        told = terminal(book).tell(
            ats.PlaceChip("red", 1000),
            ats.EndWagering(1, "slip"),
            ats.ConfirmSlip(1, "slip"),
            ats.CallNoSpin(1, "ball-out"),
        )
        amounts(told.state, **held)


def test_an_account_nobody_uses_is_closed_after_a_round_sat_out() -> None:
    told = terminal(CROWN, 1000).tell(
        ats.PlaceChip("red", 1000),
        ats.EndWagering(1, "slip"),
        ats.ConfirmSlip(1, "slip"),
        ats.Settle(1, "17"),
        ats.OpenWagering(2, 30),
    )
    assert told.state.account.open and told.state.slip.last_stakes
    told.tell(ats.EndWagering(2, "none"), ats.Settle(2, "17"))
    assert told.state.account.open
    told.tell(ats.OpenWagering(3, 30))
    assert not told.state.account.open
