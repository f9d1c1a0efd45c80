"""Money withheld: what is there is held, the rest is claimed, and the Inspectorate is told.

S0 8.8.8, S3 6.12 and 6.13.
"""

import msgspec
import pytest

from kiosk.game import facts as f
from kiosk.game.given import Given
from kiosk.game.refusal import Reason, Refused
from kiosk.game.staff.table import authorise
from kiosk.game.table import commands as sgc
from kiosk.game.terminal import commands as ats
from kiosk.game.times import HOUR_MS
from tests.conftest import BOOKS
from tests.game.floor import NOW_MS, Floor

CROWN = BOOKS["crown-single-zero"]


def withheld(cents: int, *, credit_cents: int = 10_000) -> Floor:
    floor = Floor(CROWN, seats=1, seed=1)
    floor.table.tell(sgc.TellFunds("1", 0))
    floor.seats["1"].tell(ats.StackNote("note", credit_cents))
    floor.exchange()
    floor.table.tell(sgc.OpenCase("case", "1", 1, cents, "a malfunction", withhold=True))
    floor.exchange()
    return floor


def funds(floor: Floor) -> int:
    counted = floor.table.state.seats["1"].funds
    assert counted is not None
    return counted.cents


def test_a_case_holds_what_is_there_and_claims_the_rest() -> None:
    """S0 8.8.8, S3 6.12."""
    floor = withheld(25_000)
    case = floor.table.state.cases["case"]
    assert (case.aside_cents, case.claimed_cents) == (10_000, 15_000)
    assert floor.seats["1"].state.credit_cents == 0
    assert floor.seats["1"].state.cases.withheld["case"].cents == 10_000


def test_paid_after_all_the_player_gets_what_was_held_and_the_claim_is_over() -> None:
    floor = withheld(25_000)
    floor.table.tell(sgc.CloseCase("case", "it was right", pay=True))
    floor.exchange()
    assert floor.seats["1"].state.credit_cents == 10_000 == funds(floor)
    assert not floor.table.state.cases


def test_refused_the_house_keeps_what_was_held_and_no_more() -> None:
    floor = withheld(25_000)
    floor.table.tell(sgc.CloseCase("case", "a malfunction", received_cents=15_000))
    floor.exchange()
    assert floor.seats["1"].state.credit_cents == 0 == funds(floor)
    closed = next(fact for fact in floor.table.facts if isinstance(fact, f.CaseClosed))
    assert closed.received_cents == 15_000


def test_money_that_is_gone_is_claimed_whole() -> None:
    """The terminal has nothing to set aside, and the case stays."""
    floor = Floor(CROWN, seats=1, seed=1)
    floor.table.tell(sgc.OpenCase("case", "1", 1, 5000, "a malfunction", withhold=True))
    assert floor.seats["1"].refuses(ats.Withhold("case", 5000, "a malfunction")) is Reason.NO_CREDIT
    floor.table.tell(sgc.AnswerWithhold("case", False, "no_credit"))
    case = floor.table.state.cases["case"]
    assert (case.aside_cents, case.claimed_cents) == (0, 5000)
    too_much = sgc.CloseCase("case", "brought", received_cents=5001)
    assert floor.table.refuses(too_much) is Reason.BAD_AMOUNT
    floor.table.tell(sgc.CloseCase("case", "brought", received_cents=5000))
    assert not floor.table.state.cases


def test_who_notified_the_inspectorate_when_and_how_is_kept() -> None:
    """S0 8.8.8, S3 6.12."""
    floor = withheld(5000)
    assert floor.table.state.cases["case"].notified is None
    floor.table.tell(sgc.NotifyInspectorate("case", "by telephone"))
    who, how, at_ms = floor.table.state.cases["case"].notified or ("", "", 0)
    assert (who, how) == ("ann", "by telephone") and NOW_MS <= at_ms < NOW_MS + HOUR_MS
    assert floor.table.refuses(sgc.NotifyInspectorate("other", "mail")) is Reason.UNKNOWN_CASE
    assert floor.table.refuses(sgc.NotifyInspectorate("case", " ")) is Reason.NO_WHY


def test_the_terminal_knows_of_which_round_money_is_withheld_and_what_became_of_it() -> None:
    """S0 8.8.8: the player is told, and finds it in the history of that round."""
    floor = withheld(5000)
    assert floor.seats["1"].state.cases.withheld["case"].round == 1
    floor.table.tell(sgc.CloseCase("case", "it was right", pay=True))
    floor.exchange()
    decided = floor.seats["1"].state.cases.decided["case"]
    assert (decided.round, decided.cents, decided.paid) == (1, 5000, True)


def test_what_staff_typed_is_kept_with_the_case_and_told_with_the_decision() -> None:
    """Of money that was set aside, and of a dispute: the player reads the words with the answer."""
    floor = withheld(5000)
    floor.table.tell(sgc.CloseCase("case", "it was right", pay=True, note="Our mistake."))
    floor.exchange()
    (paid,) = (fact for fact in floor.seats["1"].facts if isinstance(fact, f.CasePaid))
    assert paid.note == "Our mistake."
    floor.seats["1"].tell(ats.OpenDispute("d", "player", 1))
    floor.exchange()
    floor.table.tell(sgc.CloseCase("d", "the result stands", note="The film shows it."))
    floor.exchange()
    (ended,) = (fact for fact in floor.seats["1"].facts if isinstance(fact, f.DisputeEnded))
    assert (ended.answer, ended.note) == ("the result stands", "The film shows it.")
    floor.table.tell(sgc.OpenCase("n", "1", 1, 100, "a claim", note="He says 17.", player="Lee"))
    case = floor.table.state.cases["n"]
    assert (case.note, case.player) == ("He says 17.", "Lee")


@pytest.mark.parametrize("text", ["two\nlines", "turned \u202e round", "\x1b[2J"])
def test_no_text_of_staff_hides_or_turns_what_is_written(text: str) -> None:
    floor = withheld(5000)
    for order in (
        sgc.CloseCase("case", "right", note=text),
        sgc.OpenCase("n", "1", 1, 100, "a claim", note=text),
        sgc.OpenCase("n", "1", 1, 100, "a claim", player=text),
    ):
        with pytest.raises(Refused) as refused:
            authorise(floor.table.state, order, Given("ann", 0, second="bob"))
        assert refused.value.reason is Reason.BAD_TEXT


def test_no_text_of_staff_is_longer_than_the_glass_lets_it_be() -> None:
    order = msgspec.to_builtins(sgc.CloseCase("case", "right", note="x" * 61))
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(order, sgc.CloseCase)
