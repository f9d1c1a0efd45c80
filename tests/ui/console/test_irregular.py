"""What goes wrong, by each rule book: said before it is declared, and done as said."""

from pathlib import Path

import pytest
from PySide6.QtGui import QPointingDevice

from kiosk.game import facts as f
from kiosk.game.round.state import SlipStatus, TablePhase
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import FaultBoundary, NoSpinConsequence
from kiosk.ui.application import Application
from tests.hostile.table import DEALER, HONEST, PINS, SECOND, SUPERVISOR, House
from tests.ui.console.screen import ConsoleScreen, console
from tests.ui.console.test_round import sense, spinning

ONE_OF_EACH = ["rapid-single-zero", "rws-double-zero-a", "crown-single-zero", "nsw-single-zero"]
"""A rule book of each document that differs in what a fault voids."""


@pytest.mark.parametrize("played", ONE_OF_EACH, indirect=True)
async def test_no_spin_with_the_reasons_of_the_rule_book(
    played: RuleBook, there: House, screen: ConsoleScreen
) -> None:
    reasons = played.terms.no_spin.reasons
    await screen.sign_in(DEALER)
    await spinning(there, screen)
    await screen.touch("order-no-spin")
    await screen.until(lambda: screen.find("sheetSays"))
    offered = [i for i in screen.items() if i.objectName().startswith("reason-")]
    assert [i.property("text") for i in offered] == [r.text for r in reasons]
    re_spin = played.terms.no_spin.then is NoSpinConsequence.RE_SPIN
    said = "the ball is spun again" if re_spin else "every bet goes back"
    assert said in screen.text("sheetSays")
    assert screen.second("sheetConfirm") == "choose a reason"
    await screen.touch(f"reason-{reasons[-1].id}", "sheetConfirm")
    if re_spin:
        await there.until(lambda table: table.round.current.no_spins == (reasons[-1].id,))
        assert there.table.round.phase is TablePhase.SPINNING
        await screen.until(lambda: screen.says("no spin: bets stand, spin the ball again"))
    else:
        await there.until(lambda table: table.round.phase is TablePhase.IDLE)
        assert there.table.round.current.void
        await screen.until(lambda: "is void" in screen.text("entryTitle"))
    await screen.sheet_gone()


async def test_a_round_is_void_by_a_clause_and_two_supervisors_pins(
    there: House, screen: ConsoleScreen
) -> None:
    """S3 7.14: nothing that is not listed is offered."""
    await screen.sign_in(DEALER)
    await spinning(there, screen)
    assert screen.find("order-void-round") is None
    assert screen.second("order-invalidate") == "supervisor"
    # It asks for a PIN, and looks as what can be touched.
    keys = {name: screen.find(f"order-{name}") for name in ("invalidate", "no-spin", "close")}
    inks = {name: key.property("ink").name() for name, key in keys.items() if key is not None}
    assert inks["invalidate"] == inks["no-spin"] != inks["close"]
    await screen.touch("order-invalidate")
    await screen.until(lambda: screen.find("sheetSays"))
    offered = [i.objectName() for i in screen.items() if i.objectName().startswith("reason-")]
    assert offered == ["reason-r0", "reason-r1"]
    assert screen.second("reason-r0") == "S3 7.14(a), 7.15"
    await screen.touch("reason-r0", "sheetConfirm")
    await screen.until(lambda: screen.enabled("sheetConfirm"), "the differences")
    await screen.touch("sheetConfirm", f"person-{SUPERVISOR}")
    await screen.type("999999")
    await screen.touch("sheetConfirm")
    await screen.type("730264")  # the only other supervisor is chosen already
    await screen.touch("sheetConfirm")
    await screen.until(lambda: screen.text("sheetProblem") == "That PIN is wrong")
    assert there.table.round.phase is TablePhase.SPINNING
    await screen.touch("closeOverlay")
    await screen.touch("order-invalidate", "reason-r0", "sheetConfirm")
    await screen.until(lambda: screen.enabled("sheetConfirm"), "the differences")
    await screen.touch("sheetConfirm")
    await screen.person(SUPERVISOR)
    await screen.type("730264")
    await screen.touch("sheetConfirm")
    await there.until(lambda table: table.round.current.void)
    assert there.table.round.current.clauses == ("7.14(a)", "7.15")
    ordered = [x for x in there.facts() if isinstance(x, f.StaffOrdered)][-1]
    assert (ordered.who, ordered.second) == (SUPERVISOR, SECOND)


@pytest.mark.parametrize("played", ["rapid-single-zero"], indirect=True)
async def test_management_confirms_another_number_than_the_sensors(
    played: RuleBook, there: House, screen: ConsoleScreen
) -> None:
    """S0 8.8.2."""
    await screen.sign_in(DEALER)
    await spinning(there, screen)
    await sense(there, screen, "5")
    await screen.touch("pocket-17", "chooseDealers", "confirmNumber")
    await screen.until(lambda: screen.find("sheetSays"))
    assert "The sensor reads 5 Red. The ball lies in 17 Black." in screen.text("sheetSays")
    await screen.touch("reason-misread", "sheetConfirm")
    await screen.until(lambda: screen.find(f"person-{SUPERVISOR}"))
    assert there.table.round.phase is TablePhase.SPINNING
    await screen.person(SUPERVISOR)
    await there.until(lambda table: table.round.phase is TablePhase.IDLE)
    (told,) = (fact for fact in there.facts() if isinstance(fact, f.ResultConfirmed))
    assert (told.outcome, told.sensor, told.who, told.second) == ("17", "5", DEALER, SUPERVISOR)
    assert told.reason == "The sensor misread the wheel"


async def test_a_ball_at_rest_too_early_leaves_nothing_but_no_spin(
    there: House, screen: ConsoleScreen
) -> None:
    """S3 6.1(h)."""
    await screen.sign_in(DEALER)
    await screen.touch("order-open")
    await there.until(lambda table: table.round.phase is TablePhase.BETTING)
    await screen.until(lambda: screen.second("order-close") == "the clock ends betting")
    assert not screen.enabled("order-close")
    await screen.touch("order-ball-at-rest", "sheetConfirm")
    await screen.until(lambda: screen.text("entryTitle") == "Call no spin")
    await there.close_round()
    await there.until(lambda table: table.round.phase is TablePhase.SPINNING)
    await screen.until(lambda: screen.desk.board.phase is TablePhase.SPINNING)
    await screen.touch("pocket-17")
    assert not screen.enabled("confirmNumber")
    await screen.touch("order-no-spin", "reason-at-rest-early", "sheetConfirm")
    await screen.until(lambda: screen.text("entryTitle") != "Call no spin")
    await screen.touch("pocket-18", "confirmNumber")
    await there.until(lambda table: table.round.kept[1].outcome == "18")


@pytest.mark.parametrize("played", ONE_OF_EACH, indirect=True)
async def test_a_wrong_result_is_frozen_corrected_by_two_and_thawed(
    played: RuleBook, there: House, screen: ConsoleScreen
) -> None:
    """S0 8.8.3, S1 5.5, S2 5.5, S3 6.9."""
    await screen.sign_in(SUPERVISOR)
    before_cents = there.terminal.state.credit_cents
    await spinning(there, screen)
    await screen.touch("pocket-2", "confirmNumber")
    await there.terminal.until(lambda t: t.durable.credit_cents == before_cents - 500)
    await screen.touch("order-freeze", "reason-wrong-number", "sheetConfirm")
    await there.until(lambda table: table.frozen)
    # The next sheet comes by itself.
    await screen.until(lambda: screen.text("overlayTitle") == "Correct a result")
    await screen.touch("reason-entered", "pocket-3")
    await screen.touch("sheetConfirm")
    # What it does to each seat, before anybody confirms it: the stake and as much again.
    await screen.until(lambda: screen.text(f"differenceText-{HONEST}") == "+$10.00")
    assert "$10.00 more to players, $0.00 taken back" in screen.text("previewSummary")
    assert there.table.round.kept[1].outcome == "2"
    await screen.until(lambda: screen.text("sheetConfirm") == "Settle again: 3 Red")
    await screen.touch("sheetConfirm")
    assert screen.text(f"differenceText-{HONEST}") == "+$10.00"  # the second sees it as well
    assert screen.find(f"person-{SUPERVISOR}") is None  # nobody confirms his own order
    await screen.until(lambda: screen.find("digit-1"))
    await screen.type("730264")  # the only other supervisor is chosen already
    await screen.touch("sheetConfirm")
    await there.until(lambda table: table.round.kept[1].outcome == "3")
    corrected = [x for x in there.facts() if isinstance(x, f.StaffOrdered)][-1]
    assert (corrected.who, corrected.second) == (SUPERVISOR, SECOND)
    await there.terminal.until(lambda t: t.durable.credit_cents == before_cents + 500)
    await screen.until(lambda: screen.text("overlayTitle") == "Thaw all accounts")
    await screen.touch("sheetConfirm")
    await there.until(lambda table: not table.frozen)


class Counted:
    """The touches of everybody, at both consoles."""

    def __init__(self) -> None:
        self.touches = 0

    async def touch(self, screen: ConsoleScreen, *names: str) -> None:
        self.touches += len(names)
        await screen.touch(*names)

    async def sign(self, screen: ConsoleScreen, name: str) -> None:
        self.touches += len(PINS[name])
        await screen.type(PINS[name])


async def wrong_number(there: House, screen: ConsoleScreen, counted: Counted) -> None:
    """Up to where a supervisor has signed its correction at the dealer's console."""
    await screen.sign_in(DEALER)
    await spinning(there, screen)
    await screen.touch("pocket-2", "confirmNumber")
    await there.until(lambda table: table.round.kept[1].outcome == "2")
    await counted.touch(screen, "order-freeze", "sheetConfirm")
    await screen.until(lambda: screen.text("overlayTitle") == "Correct a result")
    await counted.touch(screen, "pocket-3", "sheetConfirm")
    await screen.until(lambda: screen.enabled("sheetConfirm"), "the differences")
    await counted.touch(screen, "sheetConfirm", f"person-{SUPERVISOR}")
    await counted.sign(screen, SUPERVISOR)
    await counted.touch(screen, "sheetConfirm")


async def test_a_second_person_confirms_a_correction_at_his_own_console(
    tmp_path: Path,
    there: House,
    screen: ConsoleScreen,
    application: Application,
    panel: QPointingDevice,
) -> None:
    """S3 6.9: two supervisors, of whom one types a PIN for this order, in fifteen touches."""
    counted = Counted()
    socket = tmp_path / "table.sock"
    async with console(application, panel, there.book, socket, "2") as other:
        await other.sign_in(SECOND)
        await wrong_number(there, screen, counted)
        # All of it is seen there, before anybody can confirm it.
        await other.until(lambda: "2 Black becomes 3 Red" in other.text("confirmSays"), "asked")
        assert f"{SUPERVISOR} asks for it at console 1." in other.text("confirmSays")
        await other.until(lambda: other.text(f"differenceText-{HONEST}") == "+$10.00")
        assert there.table.round.kept[1].outcome == "2"
        await counted.touch(other, "confirmOrder")
        await there.until(lambda table: table.round.kept[1].outcome == "3")
        await screen.until(lambda: screen.text("overlayTitle") == "Thaw all accounts")
        await counted.touch(screen, "sheetConfirm")
        await there.until(lambda table: not table.frozen)
        await other.until(lambda: other.find("confirmOrder") is None, "nothing is asked any more")
    ordered = [x for x in there.facts() if isinstance(x, f.StaffOrdered)]
    assert [(x.who, x.second) for x in ordered if x.order == "correct_result"] == [
        (SUPERVISOR, SECOND)
    ]
    assert counted.touches <= 15


async def test_a_dealer_has_a_wrong_number_corrected_by_two_pins(
    there: House, screen: ConsoleScreen
) -> None:
    """S3 6.9: two supervisors sign once each, and who signed the correction signed its end."""
    counted = Counted()
    await wrong_number(there, screen, counted)
    await screen.until(lambda: screen.find(f"person-{SUPERVISOR}") is None, "the second person")
    await counted.sign(screen, SECOND)
    await counted.touch(screen, "sheetConfirm")
    await there.until(lambda table: table.round.kept[1].outcome == "3")
    await screen.until(lambda: screen.text("overlayTitle") == "Thaw all accounts")
    assert screen.second("sheetConfirm") == f"signed by {SUPERVISOR}"
    await counted.touch(screen, "sheetConfirm")
    await there.until(lambda table: not table.frozen)
    thawed = [x for x in there.facts() if isinstance(x, f.StaffOrdered)][-1]
    assert (thawed.who, thawed.order) == (SUPERVISOR, "thaw")
    assert counted.touches <= 21
    await screen.sheet_gone()
    # For nothing else: the next order of that kind is signed again.
    await counted.touch(screen, "order-freeze", "sheetConfirm")
    await screen.until(lambda: screen.text("overlayTitle") == "Correct a result")
    await counted.touch(screen, "closeOverlay", "menuButton", "order-thaw", "sheetConfirm")
    await screen.until(lambda: screen.find(f"person-{SUPERVISOR}") is not None, "the PIN")
    assert there.table.frozen


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


@pytest.mark.parametrize(
    ("played", "at_rest", "words", "status"), SYSTEM_FAILS, indirect=["played"]
)
async def test_the_game_system_fails(
    there: House, screen: ConsoleScreen, at_rest: bool, words: str, status: SlipStatus | None
) -> None:
    """S0 8.8.5(a), S1 5.1.1, 5.1.2, S3 6.16(b)."""
    await screen.sign_in(SUPERVISOR)
    await spinning(there, screen)
    if at_rest:
        await screen.touch("order-ball-at-rest", "sheetConfirm")
        await screen.until(lambda: screen.second("order-ball-at-rest") == "recorded")
        await screen.sheet_gone()
    await screen.touch("menuButton", "order-system-malfunction")
    await screen.until(lambda: screen.find("sheetSays"))
    assert words in screen.text("sheetSays")
    await screen.touch("reason-display", "sheetConfirm")
    await screen.type("730264")  # it may void a whole round: the other supervisor confirms
    await screen.touch("sheetConfirm")
    await screen.sheet_gone()
    if status is None:
        await there.until(lambda table: table.round.current.void)
    else:
        assert there.table.round.current.slips[HONEST].status is status
        assert there.table.round.phase is TablePhase.SPINNING


@pytest.mark.parametrize("played", ONE_OF_EACH, indirect=True)
async def test_a_malfunction_says_and_does_what_the_rule_book_says(
    played: RuleBook, there: House, screen: ConsoleScreen
) -> None:
    """S0 8.8.4(a), S1 5.2.1, S3 6.16(b). Of a terminal whose bets are registered, before the number
    is confirmed."""
    expected = {
        FaultBoundary.RESULT_CONFIRMED: ("in this round go back", SlipStatus.VOID),
        FaultBoundary.PERIOD_EXPIRED: ("from the records", SlipStatus.IN_QUESTION),
        FaultBoundary.REGISTERED: ("stand and are settled", SlipStatus.REGISTERED),
    }
    words, status = expected[played.terms.faults.boundary]
    await screen.sign_in(SUPERVISOR)
    await spinning(there, screen)
    await screen.touch(f"seat-{HONEST}", "order-seat", "order-malfunction")
    await screen.until(lambda: screen.find("sheetSays"))
    assert words in screen.text("sheetSays")
    await screen.touch("reason-credits", "sheetConfirm")
    await screen.until(lambda: screen.find("digit-1"))
    await screen.type("730264")  # it may void bets, and so there are two
    await screen.touch("sheetConfirm")
    await there.until(lambda table: f.LockReason.MALFUNCTION in table.seats[HONEST].locks)
    await there.until(lambda table: table.round.current.slips[HONEST].status is status)
    await screen.sheet_gone()
    if status is SlipStatus.IN_QUESTION:
        await screen.touch("order-judge", "option-yes", "sheetConfirm")
        await there.until(
            lambda table: table.round.current.slips[HONEST].status is SlipStatus.REGISTERED
        )
        await screen.sheet_gone()
    await screen.touch("order-unlock", "sheetConfirm")
    await there.until(lambda table: not table.seats[HONEST].locks)


@pytest.mark.parametrize("played", ONE_OF_EACH, indirect=True)
async def test_a_game_is_invalidated_only_where_the_rule_book_does(
    played: RuleBook, there: House, screen: ConsoleScreen
) -> None:
    void = played.terms.no_spin.then is NoSpinConsequence.VOID
    invalidates = played.terms.invalid_game is not None or void
    await screen.sign_in(SUPERVISOR)
    await spinning(there, screen)
    await screen.touch("menuButton")
    await screen.until(lambda: screen.find("order-system-malfunction"))
    assert (screen.find("order-invalidate") is not None) is invalidates
    if not invalidates:
        return
    await screen.touch("order-invalidate")
    await screen.until(lambda: screen.find("sheetSays"))
    reason = next(i for i in screen.items() if i.objectName().startswith("reason-"))
    await screen.touch(reason.objectName(), "sheetConfirm")
    await screen.until(lambda: screen.text(f"differenceText-{HONEST}") == "+$5.00")
    await screen.touch("sheetConfirm")
    await screen.until(lambda: screen.find("digit-1"))
    await screen.type("730264")
    await screen.touch("sheetConfirm")
    await there.until(
        lambda table: table.round.phase is TablePhase.IDLE and table.round.current.void
    )


async def test_ball_at_rest_is_recorded_once(there: House, screen: ConsoleScreen) -> None:
    await screen.sign_in(DEALER)
    await spinning(there, screen)
    await screen.touch("order-ball-at-rest", "sheetConfirm")
    await there.until(lambda table: table.round.current.ball_at_rest)
    await screen.until(lambda: screen.second("order-ball-at-rest") == "recorded")
    assert not screen.enabled("order-ball-at-rest")
