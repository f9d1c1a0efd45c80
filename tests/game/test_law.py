"""What the documents say about accounts, the period, the close and notices, clause by clause."""

import msgspec
import pytest

from kiosk.game import facts as f
from kiosk.game.facts import LockReason
from kiosk.game.refusal import Reason
from kiosk.game.table import commands as sgc
from kiosk.game.terminal import commands as ats
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import CashOutWay, Tender
from tests.conftest import BOOKS
from tests.game.stories import TableStory, TerminalStory

RAPID, RWS, TRIPLE, CROWN, NSW = (
    BOOKS[name]
    for name in (
        "rapid-single-zero",
        "rws-double-zero-a",
        "rws-triple-zero",
        "crown-single-zero",
        "nsw-single-zero",
    )
)
OF_EACH = [RAPID, RWS, TRIPLE, CROWN, NSW]
MINUTE_MS = 60_000
BY_TENDER: dict[Tender, ats.Command] = {
    Tender.CASH: ats.Credit("paid", 5000, Tender.CASH, "ann"),
    Tender.CHIPS: ats.Credit("paid", 5000, Tender.CHIPS, "ann"),
    Tender.VOUCHER: ats.Credit("paid", 5000, Tender.VOUCHER, "ann"),
    Tender.NOTE: ats.StackNote("note", 5000),
}

each_document = pytest.mark.parametrize("book", OF_EACH, ids=lambda book: book.terms.document.id)


def betting(book: RuleBook) -> TerminalStory:
    """Two chips lie there."""
    return TerminalStory(book).tell(
        ats.StackNote("note", 50_000),
        ats.OpenWagering(1, 30),
        ats.PlaceChip("straight:17", 1000),
        ats.PlaceChip("red", 1000),
    )


def settled(told: TerminalStory, outcome: str) -> dict[str, int]:
    told.tell(ats.EndWagering(1, "slip"), ats.ConfirmSlip(1, "slip"), ats.Settle(1, outcome))
    return {place.value: cents for place, cents in told.state.money.places.items() if cents}


# ---- Accounts -----------------------------------------------------------------------------------


@pytest.mark.parametrize("book", [RAPID, CROWN], ids=lambda book: book.terms.document.id)
@pytest.mark.parametrize("tender", BY_TENDER)
def test_an_account_is_opened_by_each_tender_and_not_without(
    book: RuleBook, tender: Tender
) -> None:
    """S0 8.1 ATS Chip account, 8.4.2, S3 1.1 ATS Chip Account, 1.1 Casino Vouchers, 3.9(a)."""
    told = TerminalStory(book).tell(ats.OpenWagering(1, 30))
    assert told.refuses(ats.PlaceChip("red", 500)) is Reason.DOES_NOT_FIT
    told.tell(BY_TENDER[tender])
    assert told.state.account.open
    assert told.state.credit_cents == 5000
    told.tell(ats.PlaceChip("red", 500))
    assert told.state.credit_cents == 4500


@each_document
def test_more_may_be_tendered_or_inserted_while_bets_lie_there(book: RuleBook) -> None:
    """S0 8.4.5(a), (b)."""
    told = betting(book).tell(
        ats.Credit("more", 2000, Tender.CASH, "ann"), ats.StackNote("another", 1000)
    )
    assert told.state.credit_cents == 51_000


@each_document
def test_a_cash_out_pays_the_whole_balance(book: RuleBook) -> None:
    """S0 8.7.3(b), S3 4.8."""
    told = betting(book).tell(ats.Clear(), ats.HandPay("pay", "ann"))
    assert {place.value: c for place, c in told.state.money.places.items() if c} == {
        "hand_paid": 50_000
    }
    assert not told.state.account.open


# ---- The period and the close -------------------------------------------------------------------


@each_document
def test_the_operator_sets_the_length_of_the_period(book: RuleBook) -> None:
    """S0 8.6.1, S3 1.1 Wagering Period (a)."""
    for seconds in (book.terms.period.shortest_s, 45, 90):
        told = TableStory(book).tell(sgc.OpenTable(0), sgc.OpenRound(seconds))
        assert told.state.round.period_s == seconds


def test_no_period_is_opened_that_is_shorter_than_20_seconds() -> None:
    """S3 1.1 Wagering Period (b)."""
    told = TableStory(CROWN).tell(sgc.OpenTable(0))
    assert told.refuses(sgc.OpenRound(19)) is Reason.PERIOD_TOO_SHORT
    told.tell(sgc.OpenRound(20))


@each_document
def test_wagers_are_placed_moved_and_cancelled_in_the_period(book: RuleBook) -> None:
    """S1 3.2, S2 3.2, S3 1.1 Wagering Period, 3.2(b)."""
    told = TerminalStory(book).tell(ats.StackNote("note", 50_000))
    assert told.refuses(ats.PlaceChip("red", 1000)) is Reason.WAGERING_CLOSED
    told.tell(
        ats.OpenWagering(1, 30),
        ats.PlaceChip("red", 1000),
        ats.Move("red", "black"),
        ats.PlaceChip("odd", 1000),
        ats.TakeBack("odd"),
    )
    assert told.state.slip.stakes == {"black": 1000}
    assert told.state.credit_cents == 49_000


@each_document
def test_nothing_is_placed_changed_or_withdrawn_after_the_period(book: RuleBook) -> None:
    """S0 4.6(a), 8.4.8, S1 3.5, S2 3.5, S3 3.5(a), S4 3.12."""
    told = betting(book).tell(ats.EndWagering(1, "slip"))
    for command in (
        ats.PlaceChip("black", 500),
        ats.Move("red", "black"),
        ats.TakeBack("red"),
        ats.Undo(),
        ats.Clear(),
        ats.Double(),
    ):
        assert told.refuses(command) is Reason.WAGERING_CLOSED


@each_document
def test_wagers_are_settled_by_where_they_lay_at_the_close(book: RuleBook) -> None:
    """S0 4.9(a), 8.4.9, S1 5.7(a), S2 5.7(a), S3 3.8, S4 3.15."""
    moved = betting(book).tell(ats.Move("straight:17", "straight:20"))
    assert settled(moved, "17") == {"credit": 48_000, "lost": 2000}
    stayed = betting(book)
    assert settled(stayed, "17") == {"credit": 84_000, "lost": 1000}


@each_document
def test_the_number_is_paid_in_which_the_ball_rests(book: RuleBook) -> None:
    """S1 3.1, 3.7, S2 3.1, 3.7."""
    assert settled(betting(book), "17")["credit"] == 84_000
    assert settled(betting(book), "16")["credit"] == 50_000


@each_document
def test_no_round_is_opened_before_the_last_one_is_paid(book: RuleBook) -> None:
    """S3 3.5(b)."""
    told = TableStory(book).tell(sgc.OpenTable(0), sgc.OpenRound(30), sgc.CloseRound())
    assert told.refuses(sgc.OpenRound(30)) is Reason.WAGERING_OPEN
    told.tell(sgc.EndGrace())
    assert told.refuses(sgc.OpenRound(30)) is Reason.WAGERING_OPEN
    told.tell(sgc.ConfirmResult("17"), sgc.OpenRound(30))


# ---- Who may not play on ------------------------------------------------------------------------


@each_document
def test_whoever_is_excluded_places_nothing(book: RuleBook) -> None:
    """S3 7.11(b), S4 8.3.2."""
    told = TableStory(book).tell(sgc.OpenTable(0), sgc.Join("1"))
    assert told.decide(sgc.LockSeat("1", LockReason.STAFF, "he broke the rules"))
    seat = betting(book).tell(ats.Clear(), ats.Lock(LockReason.STAFF))
    assert seat.refuses(ats.PlaceChip("red", 500)) is Reason.LOCKED


# ---- Limits and closing -------------------------------------------------------------------------


def doubled(book: RuleBook) -> f.LimitAmounts:
    amounts = f.LimitAmounts.of(book.limits)
    kinds = {k: (low * 2, high * 2, unit) for k, (low, high, unit) in amounts.kinds.items()}
    return f.LimitAmounts(kinds=kinds)


def with_a_player(book: RuleBook) -> TableStory:
    return TableStory(book).tell(sgc.OpenTable(0), sgc.Join("1"), sgc.SetPlaying("1", True))


def test_limits_change_at_once_with_nobody_there_or_if_all_agree() -> None:
    """S3 7.3(a), (b)."""
    nobody = TableStory(CROWN).tell(sgc.OpenTable(0), sgc.ChangeLimits(doubled(CROWN)))
    assert f.LimitAmounts.of(nobody.state.limits.in_force) == doubled(CROWN)
    told = with_a_player(CROWN)
    assert told.refuses(sgc.ChangeLimits(doubled(CROWN))) is Reason.NOTICE_NEEDED
    told.tell(sgc.ChangeLimits(doubled(CROWN), all_agree=True))
    assert f.LimitAmounts.of(told.state.limits.in_force) == doubled(CROWN)


@pytest.mark.parametrize(("book", "minutes"), [(CROWN, 10), (NSW, 20)], ids=["S3", "S4"])
def test_a_higher_minimum_waits_for_its_notice(book: RuleBook, minutes: int) -> None:
    """S3 7.3(c), S4 4.3."""
    change = sgc.ChangeLimits(doubled(book))
    told = with_a_player(book).tell(sgc.NoticeLimits(doubled(book)), now_ms=5)
    assert told.refuses(change, now_ms=5 + minutes * MINUTE_MS - 1) is Reason.NOT_DUE
    told.tell(change, now_ms=5 + minutes * MINUTE_MS)
    assert f.LimitAmounts.of(told.state.limits.in_force) == doubled(book)


def test_a_higher_maximum_needs_no_notice_in_sydney() -> None:
    """S4 4.3."""
    amounts = f.LimitAmounts.of(NSW.limits)
    kinds = {k: (low, high * 2, unit) for k, (low, high, unit) in amounts.kinds.items()}
    told = with_a_player(NSW).tell(sgc.ChangeLimits(f.LimitAmounts(kinds=kinds)))
    assert f.LimitAmounts.of(told.state.limits.in_force).kinds == kinds


def test_legacy_is_for_whoever_was_at_the_table_and_may_last_longer() -> None:
    """S3 7.4(a), 7.6(b)."""
    told = with_a_player(CROWN).tell(
        sgc.ChangeLimits(doubled(CROWN), all_agree=True), sgc.Join("2"), sgc.SetPlaying("2", True)
    )
    assert told.refuses(sgc.GrantLegacy("2")) is Reason.MAY_NOT_KEEP
    told.tell(sgc.GrantLegacy("1"))
    assert told.state.seats["1"].legacy_until_ms == 60 * MINUTE_MS
    told.tell(sgc.LengthenLegacy("1", 2))
    assert told.state.seats["1"].legacy_until_ms == 180 * MINUTE_MS


@pytest.mark.parametrize(("book", "minutes"), [(CROWN, 10), (NSW, 20)], ids=["S3", "S4"])
def test_a_table_with_players_closes_after_its_notice(book: RuleBook, minutes: int) -> None:
    """S3 7.12, S4 8.8."""
    told = with_a_player(book)
    assert told.refuses(sgc.CloseTable(0)) is Reason.NOTICE_NEEDED
    told.tell(sgc.NoticeClosing(), now_ms=5)
    early = 5 + minutes * MINUTE_MS - 1
    assert told.refuses(sgc.CloseTable(0), now_ms=early) is Reason.NOT_DUE
    told.tell(sgc.CloseTable(0), now_ms=early + 1)
    assert told.refuses(sgc.OpenRound(30)) is Reason.TABLE_CLOSED


@pytest.mark.parametrize("book", [RAPID, CROWN], ids=lambda book: book.terms.document.id)
def test_a_player_cashes_out_when_the_document_lets_him(book: RuleBook) -> None:
    """S0 8.7.3(a), S3 1.1 Cash Out Period."""
    way = ats.CashOut(CashOutWay.ATTENDANT, "")
    told = betting(book)
    assert told.refuses(way) is Reason.WAGERS_DOWN
    told.tell(ats.Clear())
    assert told.decide(way).facts
    idle = TerminalStory(book).tell(ats.StackNote("note", 5000))
    if book is RAPID:
        assert idle.refuses(way) is Reason.NOT_CASH_OUT_PERIOD
    else:
        assert idle.decide(way).facts


def test_no_least_sum_of_bets_where_they_are_valid_unless_rejected() -> None:
    """S4 4.2: no touch can reject bets that are too little together."""
    table = TableStory(NSW).tell(sgc.OpenTable(0))
    amounts = f.LimitAmounts.of(NSW.limits)
    least = msgspec.structs.replace(amounts, aggregate_minimum_cents=1000)
    for command in (sgc.NoticeLimits(least), sgc.ChangeLimits(least, all_agree=True)):
        assert table.refuses(command) is Reason.NO_MINIMUM_OUTLAY
    most = msgspec.structs.replace(amounts, aggregate_maximum_cents=100_000)
    table.tell(sgc.ChangeLimits(most, all_agree=True))
    assert table.state.limits.in_force.aggregate_maximum_cents == 100_000
