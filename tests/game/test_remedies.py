"""Wagers of one player put right, voided or forfeited by staff, each by its clause."""

from collections.abc import Mapping

import pytest

from kiosk.game import facts as f
from kiosk.game.reconcile import orders, standing_of
from kiosk.game.refusal import Reason
from kiosk.game.round.registration import GONE
from kiosk.game.round.state import SlipStatus
from kiosk.game.table import commands as sgc
from kiosk.game.terminal import commands as ats
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import CashOutWay
from tests.conftest import BOOKS
from tests.game.floor import NOW_MS, Floor

RAPID, RWS, CROWN, NSW = (
    BOOKS[name]
    for name in ("rapid-single-zero", "rws-triple-zero", "crown-single-zero", "nsw-single-zero")
)


def played(book: RuleBook, *slips: Mapping[str, int], outcome: str = "18") -> Floor:
    """Round 1 settled, with a slip for each seat."""
    floor = spun(book, *slips)
    floor.table.tell(sgc.ConfirmResult(outcome))
    floor.exchange()
    return floor


def spun(book: RuleBook, *slips: Mapping[str, int]) -> Floor:
    floor = Floor(book, seats=len(slips), seed=1)
    for name, seat in floor.seats.items():
        floor.table.tell(sgc.TellFunds(name, 0))
        seat.tell(ats.StackNote(floor.key("note"), 10_000))
    floor.exchange()
    floor.table.tell(sgc.OpenRound(30))
    floor.exchange()
    for seat, slip in zip(floor.seats.values(), slips, strict=True):
        seat.tell(*(ats.PlaceChip(wager, cents) for wager, cents in slip.items()))
    floor.table.tell(sgc.CloseRound())
    floor.exchange()
    floor.table.tell(sgc.EndGrace())
    floor.exchange()
    return floor


def leave(floor: Floor, seat: str = "1") -> None:
    """With all that is there, on a ticket."""
    story, number = floor.seats[seat], f"{floor.key('ticket')[7:]:0>18}"
    cents = story.state.credit_cents
    way = ats.CashOut(CashOutWay.TICKET, number)
    floor.table.tell(sgc.ReserveTicket(number, seat, number, cents, NOW_MS * 2))
    story.tell(way, ats.TicketDone(number))
    floor.exchange()


def adjusted(clause: str, wager: str = "straight:17", instead: str = "straight:18") -> sgc.Command:
    return sgc.AdjustWager("1", 1, wager, instead, 1000, clause, "the camera shows who moved it")


def credit(floor: Floor, seat: str = "1") -> int:
    return floor.seats[seat].state.credit_cents


def cases(floor: Floor) -> dict[str, int]:
    return {case.what: case.cents for case in floor.table.state.cases.values()}


# ---- Put right (S0 4.9(b), S4 3.16) -------------------------------------------------------------


@pytest.mark.parametrize(("book", "clause"), [(RAPID, "4.9(b)"), (NSW, "3.16")])
def test_a_wager_put_right_is_paid_as_if_it_had_lain_there(book: RuleBook, clause: str) -> None:
    """S0 4.9(b), S4 3.16."""
    floor = played(book, {"straight:17": 1000, "red": 500})
    before_cents = credit(floor)
    floor.table.tell(adjusted(clause))
    floor.exchange()
    assert credit(floor) == before_cents + 36_000
    (fact,) = [fact for fact in floor.table.facts if isinstance(fact, f.WagerAdjusted)]
    assert (fact.round, fact.seat, fact.clause) == (1, "1", clause)
    assert (fact.gain_cents, fact.who, fact.second) == (36_000, "ann", "bob")
    assert not floor.table.state.cases and not floor.seats["1"].state.locks.frozen
    assert not orders(floor.table.state, standing_of(floor.seats["1"].state), key="none")


def test_the_slip_stays_as_it_was_registered() -> None:
    floor = played(NSW, {"straight:17": 1000})
    floor.table.tell(adjusted("3.16"))
    floor.exchange()
    slip = floor.table.state.round.kept[1].slips["1"]
    assert (slip.stakes, slip.status) == ({"straight:17": 1000}, SlipStatus.REGISTERED)
    assert floor.seats["1"].state.round.played[1].stakes == {"straight:17": 1000}


def test_what_was_put_right_counts_when_the_number_is_corrected() -> None:
    floor = played(NSW, {"straight:17": 1000}, outcome="19")
    moved = sgc.AdjustWager("1", 1, "straight:17", "straight:19", 600, "3.16", "moved")
    floor.table.tell(moved, sgc.Freeze("number"), sgc.CorrectResult(1, "17", "misread"))
    floor.exchange()
    floor.table.tell(sgc.Thaw())
    floor.exchange()
    assert credit(floor) == 9000 + 400 * 36
    assert not floor.table.state.cases


def test_a_terminal_that_was_away_is_paid_when_it_is_back() -> None:
    floor = spun(NSW, {"straight:17": 1000})
    floor.table.tell(sgc.ConfirmResult("18"), adjusted("3.16"))
    floor.exchange()
    assert credit(floor) == 9000 + 36_000
    assert not floor.table.state.cases


def test_what_is_due_to_a_player_who_has_left_waits_as_a_case() -> None:
    floor = played(NSW, {"straight:17": 1000})
    leave(floor)
    floor.table.tell(adjusted("3.16"))
    floor.exchange()
    assert sum(w.cents for w in floor.seats["1"].state.cases.withheld.values()) == 36_000
    assert [case.cents for case in floor.table.state.cases.values()] == [36_000]


def test_original_positions_may_cost_the_player_what_he_won() -> None:
    """S0 4.9(b) puts chips back where they lay, wherever that was; what is gone is a case."""
    floor = played(RAPID, {"straight:18": 1000})
    assert credit(floor) == 9000 + 36_000
    floor.table.tell(adjusted("4.9(b)", "straight:18", "straight:17"))
    floor.exchange()
    assert credit(floor) == 9000 and not floor.table.state.cases
    gone = played(RAPID, {"straight:18": 1000})
    gone.table.tell(sgc.OpenRound(30))
    gone.exchange()
    gone.seats["1"].tell(ats.Clear())
    gone.table.tell(sgc.HandPay("1", credit(gone)))
    gone.exchange()
    gone.table.tell(adjusted("4.9(b)", "straight:18", "straight:17"))
    gone.exchange()
    assert cases(gone) == {GONE: 36_000}


def test_unfairness_is_softened_for_the_player_and_never_against_him() -> None:
    floor = played(NSW, {"straight:18": 1000})
    against = adjusted("3.16", "straight:18", "straight:17")
    assert floor.table.refuses(against) is Reason.NO_GAIN


def test_an_adjustment_names_what_was_there_and_a_clause_that_permits_it() -> None:
    floor = played(NSW, {"straight:17": 1000, "red": 500})

    def why(**other: object) -> Reason:
        asked = {
            "seat": "1",
            "round": 1,
            "wager": "straight:17",
            "instead": "straight:18",
            "cents": 1000,
            "clause": "3.16",
            "reason": "moved",
        }
        return floor.table.refuses(sgc.AdjustWager(**{**asked, **other}))  # type: ignore[arg-type]

    assert why(clause="4.9(b)") is Reason.NO_CLAUSE
    assert why(wager="straight:5") is Reason.NOTHING_THERE
    assert why(instead="straight:17") is Reason.NOTHING_THERE
    assert why(instead="straight:99") is Reason.UNKNOWN_WAGER
    assert why(cents=1001) is Reason.BAD_AMOUNT
    assert why(cents=0) is Reason.BAD_AMOUNT
    assert why(round=2) is Reason.TOO_OLD
    assert why(seat="7") is Reason.NOTHING_THERE
    assert played(RWS, {"straight:17": 1000}).table.refuses(adjusted("3.16")) is Reason.NO_CLAUSE


@pytest.mark.parametrize(
    ("book", "clause", "seat"),
    [(RAPID, "8.8.4(b)", "1"), (RAPID, "8.8.5(b)", ""), (CROWN, "6.16(b)", "1")],
)
def test_records_put_right_what_a_malfunction_disturbed_and_nothing_else(
    book: RuleBook, clause: str, seat: str
) -> None:
    """S0 8.8.4(b), 8.8.5(b), S3 6.16(b)."""
    floor = played(book, {"straight:17": 1000})
    assert floor.table.refuses(adjusted(clause)) is Reason.NONE_DECLARED
    floor.table.tell(sgc.DeclareMalfunction(seat, "it showed something else", 1))
    floor.table.tell(sgc.JudgeRecords("1", 1, True), adjusted(clause))
    floor.exchange()
    assert credit(floor) == 9000 + 36_000
    other = {"8.8.4(b)": "8.8.5(b)", "8.8.5(b)": "8.8.4(b)"}.get(clause, "6.17")
    again = adjusted(other, "straight:18", "straight:17")
    assert floor.table.refuses(again) in (Reason.NONE_DECLARED, Reason.NO_CLAUSE)


def test_nobody_wins_by_an_adjustment_what_he_could_not_have_wagered() -> None:
    floor = played(NSW, {"red": 10_000})
    more = sgc.AdjustWager("1", 1, "red", "straight:18", 10_000, "3.16", "moved")
    floor.table.tell(more)
    other = played(NSW, {"red": 9500, "straight:18": 500})
    above = sgc.AdjustWager("1", 1, "red", "straight:18", 9501, "3.16", "moved")
    assert other.table.refuses(above) is Reason.BAD_AMOUNT
    limited = played(NSW, {"red": 9500, "straight:18": 500}, outcome="17")
    least = sgc.AdjustWager("1", 1, "red", "straight:17", 9500, "3.16", "moved")
    limited.table.tell(least)
    again = sgc.AdjustWager("1", 1, "straight:18", "straight:17", 500, "3.16", "moved")
    limited.table.tell(again)
    assert limited.table.state.round.kept[1].slips["1"].counts_on == {"straight:17": 10_000}


# ---- Void (S3 7.11(a), S4 8.3.1) ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("book", "clause", "breach"), [(CROWN, "7.11(a)", "7.10"), (NSW, "8.3.1", "8.1")]
)
def test_wagers_of_a_rule_breaker_are_void_after_the_result_too(
    book: RuleBook, clause: str, breach: str
) -> None:
    """S3 7.11(a), S4 8.3.1."""
    floor = played(book, {"straight:18": 1000}, {"straight:18": 1000})
    assert credit(floor) == 9000 + 36_000
    floor.table.tell(sgc.VoidWagers("1", 1, clause, breach, "a device was used"))
    floor.exchange()
    assert (credit(floor), credit(floor, "2")) == (10_000, 9000 + 36_000)
    assert floor.table.state.round.kept[1].slips["1"].status is SlipStatus.VOID
    assert not floor.table.state.cases


def test_what_a_rule_breaker_has_left_with_is_a_case() -> None:
    floor = played(NSW, {"straight:18": 1000})
    leave(floor)
    floor.table.tell(sgc.VoidWagers("1", 1, "8.3.1", "8.1", "a device was used"))
    floor.exchange()
    assert cases(floor) == {GONE: 35_000}


def test_wagers_of_a_rule_breaker_are_void_while_the_round_is_under_way() -> None:
    floor = spun(CROWN, {"straight:18": 1000})
    floor.table.tell(sgc.VoidWagers("1", 1, "7.11(a)", "7.10", "a device was used"))
    floor.exchange()
    floor.table.tell(sgc.ConfirmResult("18"))
    floor.exchange()
    assert credit(floor) == 10_000


def test_a_document_without_such_a_clause_voids_nobodys_wagers() -> None:
    floor = played(RAPID, {"straight:18": 1000})
    order = sgc.VoidWagers("1", 1, "7.11(a)", "7.10", "a device was used")
    assert floor.table.refuses(order) is Reason.NO_CLAUSE


def test_not_every_rule_that_is_broken_voids_wagers() -> None:
    """S3 7.11(a), S4 8.3.1: there 8.1 alone; and never without saying which rule it was."""
    nsw = played(NSW, {"red": 500})
    for breach in ("8.7", "8.10", "8.3.1", ""):
        order = sgc.VoidWagers("1", 1, "8.3.1", breach, "he talked to others")
        assert nsw.table.refuses(order) is Reason.NO_CLAUSE
    for breach in ("7.10", "7.7", "6.14"):
        crown = played(CROWN, {"red": 500})
        crown.table.tell(sgc.VoidWagers("1", 1, "7.11(a)", breach, "so it was"))
    lost = sgc.VoidWagers("1", 1, "7.11(a)", "7.16", "not his rule")
    assert played(CROWN, {"red": 500}).table.refuses(lost) is Reason.NO_CLAUSE


def test_the_void_of_one_seat_that_needed_no_clause_is_of_earlier_editions() -> None:
    """S1 5.1.1, S2 5.1.1, S3 7.14, S4 8.4: whoever asks, and however many."""
    for book in BOOKS.values():
        floor = spun(book, {"red": 500})
        assert floor.table.refuses(sgc.VoidSeat("1", "the bets are disputed")) is Reason.NO_CLAUSE


# ---- Forfeited (S4 8.5) -------------------------------------------------------------------------


def test_a_cheats_wagers_are_forfeited_without_going_back_first() -> None:
    """S4 8.5."""
    floor = spun(NSW, {"straight:17": 1000}, {"straight:17": 1000})
    floor.table.tell(sgc.InvalidateGame(1, "the spin was a fraud", "r1", ("1",)))
    floor.exchange()
    assert (credit(floor), credit(floor, "2")) == (9000, 10_000)
    told = [fact for fact in floor.seats["1"].facts if isinstance(fact, f.WagersForfeited)]
    assert [(fact.round, fact.clause) for fact in told] == [(1, "8.5")]
    assert not [fact for fact in floor.seats["1"].facts if isinstance(fact, f.RoundVoided)]


def test_they_are_forfeited_after_the_result() -> None:
    floor = played(NSW, {"straight:18": 1000}, {"straight:18": 1000})
    invalid = sgc.InvalidateGame(1, "the spin was a fraud", "r1", ("1",))
    floor.table.tell(sgc.Freeze("fraud"), invalid)
    floor.exchange()
    floor.table.tell(sgc.Thaw())
    floor.exchange()
    assert (credit(floor), credit(floor, "2")) == (9000, 10_000)
    assert not floor.table.state.cases


def test_they_are_forfeited_after_the_refund_and_what_is_gone_is_a_case() -> None:
    floor = played(NSW, {"straight:18": 1000}, {"straight:18": 2000})
    floor.table.tell(sgc.Freeze("fraud"), sgc.InvalidateGame(1, "the spin was a fraud", "r1"))
    floor.exchange()
    floor.table.tell(sgc.Thaw())
    floor.exchange()
    leave(floor, "2")
    for seat in ("1", "2"):
        floor.table.tell(sgc.ForfeitWagers(seat, 1, "8.5", "both were in it"))
    floor.exchange()
    assert (credit(floor), cases(floor)) == (9000, {GONE: 2000})
    assert not orders(floor.table.state, standing_of(floor.seats["1"].state), key="none")


def test_nothing_is_forfeited_of_a_game_that_counts() -> None:
    floor = played(NSW, {"straight:18": 1000})
    order = sgc.ForfeitWagers("1", 1, "8.5", "fraud")
    assert floor.table.refuses(order) is Reason.NOT_INVALIDATED
    crown = spun(CROWN, {"straight:18": 1000})
    assert crown.table.refuses(sgc.InvalidateGame(1, "fraud", "r1", ("1",))) is Reason.NO_CLAUSE


def test_riot_and_fire_are_nobodys_fraud() -> None:
    """S4 8.4.1, 8.5: then everybody's wagers go back, at once and later."""
    floor = spun(NSW, {"straight:17": 1000})
    riot = sgc.InvalidateGame(1, "a riot", "r0", ("1",))
    assert floor.table.refuses(riot) is Reason.NO_FRAUD
    settled = played(NSW, {"straight:18": 1000})
    settled.table.tell(sgc.Freeze("riot"))
    assert settled.table.refuses(riot) is Reason.NO_FRAUD
    settled.table.tell(sgc.InvalidateGame(1, "a riot", "r0"))
    settled.exchange()
    settled.table.tell(sgc.Thaw())
    settled.exchange()
    later = sgc.ForfeitWagers("1", 1, "8.5", "he was there")
    assert settled.table.refuses(later) is Reason.NO_FRAUD
    assert credit(settled) == 10_000


_INVALID = sgc.InvalidateGame(1, "fraud", "r1")


@pytest.mark.parametrize(
    "ordered",
    [
        (sgc.VoidWagers("1", 1, "8.3.1", "8.1", "a device"),),
        (sgc.AdjustWager("1", 1, "straight:17", "straight:18", 500, "3.16", "moved"),),
        (sgc.Freeze("fraud"), sgc.InvalidateGame(1, "fraud", "r1", ("1",)), sgc.Thaw()),
        (sgc.Freeze("fraud"), _INVALID, sgc.ForfeitWagers("1", 1, "8.5", "he"), sgc.Thaw()),
    ],
)
@pytest.mark.parametrize("settled", [True, False], ids=["settled", "away"])
def test_the_table_counts_what_can_be_there_after_each(
    ordered: tuple[sgc.Command, ...], settled: bool
) -> None:
    """Its own count of the seat is the money that is there, so that nobody is distrusted."""
    slip = {"straight:18": 500, "straight:17": 500}
    floor = played(NSW, slip) if settled else spun(NSW, slip)
    if not settled:
        floor.table.tell(sgc.ConfirmResult("18"))
    floor.table.tell(*ordered)
    floor.exchange()
    funds = floor.table.state.seats["1"].funds
    assert funds is not None and funds.cents == credit(floor)
    assert not floor.table.state.cases


# ---- A seat whose wagers are void is in the round all the same ---------------------------------


@pytest.mark.parametrize("moment", ["wagering", "spinning"])
def test_a_seat_whose_wagers_are_void_follows_the_round_to_its_result(moment: str) -> None:
    """The money is back at once, and the number comes to this terminal as to every other."""
    floor = Floor(NSW, seats=2, seed=1)
    for name, seat in floor.seats.items():
        floor.table.tell(sgc.TellFunds(name, 0))
        seat.tell(ats.StackNote(floor.key("note"), 10_000))
    floor.exchange()
    floor.table.tell(sgc.OpenRound(30))
    floor.exchange()
    for seat in floor.seats.values():
        seat.tell(ats.PlaceChip("straight:18", 1000))
    void = sgc.VoidWagers("1", 1, "8.3.1", "8.1", "late")
    if moment == "wagering":
        floor.table.tell(void)
        floor.exchange()
    floor.table.tell(sgc.CloseRound())
    floor.exchange()
    floor.table.tell(sgc.EndGrace())
    floor.exchange()
    if moment == "spinning":
        floor.table.tell(void)
        floor.exchange()
    assert credit(floor) == 10_000
    floor.table.tell(sgc.ConfirmResult("18"))
    floor.exchange()
    ours, theirs = (seat.state.round.played[1] for seat in floor.seats.values())
    assert (ours.outcome, theirs.outcome) == ("18", "18")
    assert (ours.stakes, ours.winnings_cents) == ({}, 0) and theirs.winnings_cents == 35_000
    assert ours.void is not None and (ours.void.reason, ours.void.cents) == ("late", 1000)
    assert credit(floor) == 10_000 and not floor.table.state.cases
    floor.table.tell(sgc.Freeze("number"), sgc.CorrectResult(1, "17", "misread"))
    floor.exchange()
    assert [seat.state.round.played[1].outcome for seat in floor.seats.values()] == ["17", "17"]
    assert (credit(floor), credit(floor, "2")) == (10_000, 9000)
    for seat in floor.seats.values():
        assert not orders(floor.table.state, standing_of(seat.state), key="none")


def test_wagers_that_are_void_after_the_result_leave_the_number_where_it_is() -> None:
    floor = played(NSW, {"straight:18": 1000})
    floor.table.tell(sgc.VoidWagers("1", 1, "8.3.1", "8.1", "late"))
    floor.exchange()
    ours = floor.seats["1"].state.round.played[1]
    assert (credit(floor), ours.number) == (10_000, "18")
    assert ours.void is not None and ours.void.clauses == ("8.3.1", "8.1")
    floor.table.tell(sgc.Freeze("number"), sgc.CorrectResult(1, "17", "misread"))
    floor.exchange()
    assert floor.seats["1"].state.round.played[1].number == "17" and credit(floor) == 10_000
    assert not orders(floor.table.state, standing_of(floor.seats["1"].state), key="none")
