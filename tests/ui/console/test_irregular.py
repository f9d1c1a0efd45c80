"""What goes wrong, by each rule book: said before it is declared, and done as said."""

import pytest

from kiosk.game import facts as f
from kiosk.game.table.state import Phase, SlipStatus
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import FaultBoundary, NoSpinConsequence
from tests.conftest import BOOKS
from tests.hostile.table import DEALER, HONEST, SECOND, SUPERVISOR, House
from tests.ui.console.conftest import Play
from tests.ui.console.glass import Glass
from tests.ui.console.test_round import spinning

ONE_OF_EACH = ["rapid-single-zero", "rws-double-zero-a", "crown-single-zero", "nsw-single-zero"]
"""A rule book of each document that differs in what a fault voids."""


@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_no_spin_with_the_reasons_of_the_rule_book(name: str, play: Play) -> None:
    book = BOOKS[name]
    reasons = book.terms.no_spin.reasons

    async def story(there: House, glass: Glass) -> None:
        await glass.sign_in(DEALER)
        await spinning(there, glass)
        await glass.touch("deed-no-spin")
        await glass.until(lambda: glass.find("sheetSays"))
        offered = [i for i in glass.items() if i.objectName().startswith("reason-")]
        assert [i.property("text") for i in offered] == [r.text for r in reasons]
        re_spin = book.terms.no_spin.then is NoSpinConsequence.RE_SPIN
        said = "the ball is spun again" if re_spin else "every bet goes back"
        assert said in glass.text("sheetSays")
        assert glass.second("sheetConfirm") == "choose a reason"
        await glass.touch(f"reason-{reasons[-1].id}", "sheetConfirm")
        if re_spin:
            await there.until(lambda table: table.current.no_spins == (reasons[-1].id,))
            assert there.table.phase is Phase.SPINNING
        else:
            await there.until(lambda table: table.phase is Phase.IDLE)
            assert there.table.current.void
            await glass.until(lambda: "is void" in glass.text("entryTitle"))
        await glass.sheet_gone()

    play(book, story)


def test_a_dealer_voids_a_round_with_a_supervisors_pin_for_that_one_order(
    crown: RuleBook, play: Play
) -> None:
    async def story(there: House, glass: Glass) -> None:
        await glass.sign_in(DEALER)
        await spinning(there, glass)
        assert glass.second("deed-void-round") == "supervisor"
        await glass.touch("deed-void-round", "reason-wheel", "sheetConfirm")
        await glass.touch(f"person-{SUPERVISOR}")
        await glass.type("999999")
        await glass.touch("sheetConfirm")
        await glass.until(lambda: glass.text("sheetProblem") == "That PIN is wrong")
        assert there.table.phase is Phase.SPINNING
        await glass.touch("sheetConfirm")
        await glass.person(SUPERVISOR)
        await there.until(lambda table: table.current.void)
        assert there.table.current.reason == "The wheel or the ball cannot be used"
        ordered = [x for x in there.facts() if isinstance(x, f.StaffOrdered)][-1]
        assert (ordered.who, ordered.why) == (SUPERVISOR, there.table.current.reason)

    play(crown, story)


@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_a_wrong_result_is_frozen_corrected_by_two_and_thawed(name: str, play: Play) -> None:
    book = BOOKS[name]

    async def story(there: House, glass: Glass) -> None:
        await glass.sign_in(SUPERVISOR)
        before_cents = there.terminal.state.credit_cents
        await spinning(there, glass)
        await glass.touch("pocket-2", "confirmNumber")
        await there.terminal.until(lambda t: t.durable.credit_cents == before_cents - 500)
        await glass.touch("deed-freeze", "reason-wrong-number", "sheetConfirm")
        await there.until(lambda table: table.frozen)
        # The next sheet comes by itself.
        await glass.until(lambda: glass.text("overlayTitle") == "Correct a result")
        await glass.touch("reason-entered", "pocket-3")
        await glass.touch("sheetConfirm")
        # What it does to each seat, before anybody confirms it: the stake and as much again.
        await glass.until(lambda: glass.text(f"differenceText-{HONEST}") == "+$10.00")
        assert "$10.00 more to players, $0.00 taken back" in glass.text("previewSummary")
        assert there.table.rounds[1].outcome == "2"
        await glass.until(lambda: glass.text("sheetConfirm") == "Settle again: 3 Red")
        await glass.touch("sheetConfirm")
        assert glass.text(f"differenceText-{HONEST}") == "+$10.00"  # the second sees it as well
        assert glass.find(f"person-{SUPERVISOR}") is None  # nobody confirms his own order
        await glass.until(lambda: glass.find("digit-1"))
        await glass.type("730264")  # the only other supervisor is chosen already
        await glass.touch("sheetConfirm")
        await there.until(lambda table: table.rounds[1].outcome == "3")
        corrected = [x for x in there.facts() if isinstance(x, f.StaffOrdered)][-1]
        assert (corrected.who, corrected.second) == (SUPERVISOR, SECOND)
        await there.terminal.until(lambda t: t.durable.credit_cents == before_cents + 500)
        await glass.until(lambda: glass.text("overlayTitle") == "Thaw all accounts")
        await glass.touch("sheetConfirm")
        await there.until(lambda table: not table.frozen)

    play(book, story)


# What the failure of the game system does to registered bets while the ball spins, and once it is
# at rest: the words on the sheet, and what becomes of the slip. From the documents.
GOES_BACK, STANDS = "goes back", "registered bets are settled"
SYSTEM_FAILS = [
    ("rapid-single-zero", False, GOES_BACK, None),  # S0 8.8.4: not confirmed
    ("rapid-single-zero", True, GOES_BACK, None),
    ("rws-double-zero-a", False, GOES_BACK, None),  # S1 5.1.2: no outcome
    ("rws-double-zero-a", True, STANDS, SlipStatus.REGISTERED),  # S1 5.1.1
    ("crown-single-zero", False, "as the records have them", SlipStatus.IN_QUESTION),  # S3 6.16
    ("nsw-single-zero", True, STANDS, SlipStatus.REGISTERED),
]


@pytest.mark.parametrize(("name", "at_rest", "words", "status"), SYSTEM_FAILS)
def test_the_game_system_fails(
    name: str, at_rest: bool, words: str, status: SlipStatus | None, play: Play
) -> None:
    async def story(there: House, glass: Glass) -> None:
        await glass.sign_in(SUPERVISOR)
        await spinning(there, glass)
        if at_rest:
            await glass.touch("deed-ball-at-rest", "sheetConfirm")
            await glass.until(lambda: glass.second("deed-ball-at-rest") == "recorded")
            await glass.sheet_gone()
        await glass.touch("menuButton", "deed-system-malfunction")
        await glass.until(lambda: glass.find("sheetSays"))
        assert words in glass.text("sheetSays")
        await glass.touch("reason-display", "sheetConfirm")
        await glass.sheet_gone()
        if status is None:
            await there.until(lambda table: table.current.void)
        else:
            assert there.table.current.slips[HONEST].status is status
            assert there.table.phase is Phase.SPINNING

    play(BOOKS[name], story)


@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_a_malfunction_says_and_does_what_the_rule_book_says(name: str, play: Play) -> None:
    """Of a terminal whose bets are registered, before the number is confirmed."""
    book = BOOKS[name]
    expected = {
        FaultBoundary.RESULT_CONFIRMED: ("in this round go back", SlipStatus.VOID),
        FaultBoundary.PERIOD_EXPIRED: ("from the records", SlipStatus.IN_QUESTION),
        FaultBoundary.REGISTERED: ("stand and are settled", SlipStatus.REGISTERED),
    }
    words, status = expected[book.terms.faults.boundary]

    async def story(there: House, glass: Glass) -> None:
        await glass.sign_in(SUPERVISOR)
        await spinning(there, glass)
        await glass.touch(f"seat-{HONEST}", "deed-seat", "deed-malfunction")
        await glass.until(lambda: glass.find("sheetSays"))
        assert words in glass.text("sheetSays")
        await glass.touch("reason-credits", "sheetConfirm")
        await there.until(lambda table: f.LockReason.MALFUNCTION in table.seats[HONEST].locks)
        await there.until(lambda table: table.current.slips[HONEST].status is status)
        await glass.sheet_gone()
        if status is SlipStatus.IN_QUESTION:
            await glass.touch("deed-judge", "option-yes", "sheetConfirm")
            await there.until(
                lambda table: table.current.slips[HONEST].status is SlipStatus.REGISTERED
            )
            await glass.sheet_gone()
        await glass.touch("deed-unlock", "sheetConfirm")
        await there.until(lambda table: not table.seats[HONEST].locks)

    play(book, story)


@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_a_game_is_invalidated_only_where_the_rule_book_does(name: str, play: Play) -> None:
    book = BOOKS[name]
    void = book.terms.no_spin.then is NoSpinConsequence.VOID
    invalidates = book.terms.invalid_game is not None or void

    async def story(there: House, glass: Glass) -> None:
        await glass.sign_in(SUPERVISOR)
        await spinning(there, glass)
        await glass.touch("menuButton")
        await glass.until(lambda: glass.find("deed-system-malfunction"))
        assert (glass.find("deed-invalidate") is not None) is invalidates
        if not invalidates:
            return
        await glass.touch("deed-invalidate")
        await glass.until(lambda: glass.find("sheetSays"))
        reason = next(i for i in glass.items() if i.objectName().startswith("reason-"))
        await glass.touch(reason.objectName(), "sheetConfirm")
        await glass.until(lambda: glass.text(f"differenceText-{HONEST}") == "+$5.00")
        await glass.touch("sheetConfirm")
        await glass.until(lambda: glass.find("digit-1"))
        await glass.type("730264")
        await glass.touch("sheetConfirm")
        await there.until(lambda table: table.phase is Phase.IDLE and table.current.void)

    play(book, story)


def test_ball_at_rest_is_recorded_once(crown: RuleBook, play: Play) -> None:
    async def story(there: House, glass: Glass) -> None:
        await glass.sign_in(DEALER)
        await spinning(there, glass)
        await glass.touch("deed-ball-at-rest", "sheetConfirm")
        await there.until(lambda table: table.current.ball_at_rest)
        await glass.until(lambda: glass.second("deed-ball-at-rest") == "recorded")
        assert not glass.enabled("deed-ball-at-rest")

    play(crown, story)
