"""What interrupts a round, each in its own words, with the money still in sight."""

import pytest
from pytestqt.qtbot import QtBot

from kiosk.game.facts import LimitAmounts, LockReason
from kiosk.game.remedies.judged import Judged
from kiosk.game.terminal import commands as c
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import NoSpinConsequence
from kiosk.rules.wagers import Kind
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.salon import LARGE, SMALL, Salon

MINUTE_MS = 60_000
LOCKS = {
    LockReason.DOOR: "A door of this terminal is open",
    LockReason.VALIDATOR: "The note acceptor needs attention",
    LockReason.PRINTER: "The ticket printer needs attention",
    LockReason.DISPUTE: "A dispute is being looked at",
    LockReason.STAFF: "Locked by staff",
}


@pytest.fixture(params=[LARGE, SMALL], ids=["large", "small"])
def salon(enter: Enter, request: pytest.FixtureRequest) -> Salon:
    salon = enter("crown-single-zero", request.param)
    salon.touch_spot("straight:17")
    return salon


def phase(salon: Salon) -> tuple[str, str]:
    return salon.text("phaseTitle"), salon.text("phaseLine")


def test_a_void_round(salon: Salon) -> None:
    salon.house.closes()
    salon.house.registers()
    salon.house.tell(c.VoidRound(1, "the ball left the wheel"))
    assert salon.text("noticeText") == "Round void: $1.00 returned"
    assert phase(salon) == ("Betting opens soon", "the dealer starts the next round")
    assert salon.chips() == {}
    assert salon.text("creditMeter") == "$10,000.00"
    assert salon.find("resultWords") is None
    salon.house.seat.link.shut = True
    salon.house.seat.changed()
    assert phase(salon) == ("The table is closed", "no bets are taken")


def test_a_void_round_of_others(enter: Enter) -> None:
    salon = enter("crown-single-zero")
    salon.house.closes()
    salon.house.tell(c.VoidRound(1, "the ball left the wheel"))
    assert salon.text("noticeText") == "This round is void"


def test_a_no_spin(enter: Enter, book: RuleBook) -> None:
    salon = enter(book)
    salon.touch_spot("straight:17")
    salon.house.closes()
    salon.house.registers()
    salon.house.tell(c.CallNoSpin(1, book.terms.no_spin.reasons[0].id))
    if book.terms.no_spin.then is NoSpinConsequence.RE_SPIN:
        assert salon.text("noticeText") == "No spin: your bets stand, the ball is spun again"
        assert salon.chips() == {"straight:17": "1"}
        assert salon.text("phaseLine") == "Registered 20:15:30"
    else:
        assert salon.text("noticeText") == "Round void by rule 5.3.1: $1.00 returned"
        assert salon.chips() == {}
        assert salon.text("creditMeter") == "$10,000.00"


def test_frozen_and_thawed(salon: Salon) -> None:
    salon.house.tell(c.Freeze("a result is checked"))
    assert phase(salon) == ("Accounts frozen", "a result is being checked, 20 s to bet remain")
    assert salon.find("countdownFigure") is None
    assert salon.chips() == {"straight:17": "1"}
    assert "quiet" in cloth_picture(salon)
    salon.house.tell(c.Thaw())
    assert phase(salon) == ("Place your bets", "seconds left, round 1")
    assert "open" in cloth_picture(salon)


def cloth_picture(salon: Salon) -> str:
    sources = (salon.source(item) for item in salon.cloth.childItems())
    return next(source for source in sources if "/cloth/" in source)


@pytest.mark.parametrize(
    ("first", "then", "words", "credit"),
    [
        ("20", "17", "Round 1 corrected to 17: credit +$36.00", "$10,035.00"),
        ("17", "20", "Round 1 corrected to 20: credit -$36.00", "$9,999.00"),
    ],
)
def test_a_corrected_result(salon: Salon, first: str, then: str, words: str, credit: str) -> None:
    salon.house.plays(first)
    salon.house.tell(c.Freeze("checked"), c.CorrectRound(1, 2, then, "case"), c.Thaw())
    assert salon.text("noticeText") == words
    assert salon.text("creditMeter") == credit
    assert phase(salon) == (f"{then} Black", "corrected result")
    assert salon.cells("win-chip") | salon.cells("came") == {then}
    if salon.window.width() == LARGE[0]:
        assert salon.says("The result was corrected.")


@pytest.mark.parametrize("forfeited", [False, True])
def test_a_bet_that_staff_judged_is_told_with_its_rule(salon: Salon, forfeited: bool) -> None:
    """S4 3.16, 8.5: what it won stands among the winnings, and the history says what became of
    it."""
    salon.house.plays("20")
    judged = Judged(
        change=1, clause="3.16", stakes={"straight:20": 100}, promotional={}, forfeited=forfeited
    )
    settled = (2, None) if forfeited else (1, "20")
    put_right = c.CorrectRound(1, *settled, "case", judged)
    salon.house.tell(c.Freeze("looked at"), put_right, c.Thaw())
    if forfeited:
        assert salon.text("noticeText") == "Bets of round 1 forfeited by rule 3.16: $0.00"
        remark = "your bets are forfeited, rule 3.16"
    else:
        change = "A bet of round 1 was put right by rule 3.16: +$36.00"
        assert salon.text("noticeText") == change
        rows = salon.view.result._rows(salon.house.state.round.played[1])
        assert ("straight:20", "35.00") in [(row.key, row.amount) for row in rows]
        remark = "a bet was put right, rule 3.16"
    history = salon.view.history
    assert history._remark_of(salon.house.state.round.played[1]) == remark


def test_waiting_for_the_table(salon: Salon) -> None:
    salon.house.falls_silent()
    assert phase(salon) == ("Waiting for the table", "your money and your bets are kept")
    assert salon.chips() == {"straight:17": "1"}
    assert salon.text("creditMeter") == "$9,999.00"
    assert salon.text("betMeter") == "$1.00"
    salon.house.answers_again()
    assert phase(salon)[0] == "Place your bets"


def test_a_locked_terminal_says_why(enter: Enter) -> None:
    salon = enter("crown-single-zero")
    for reason, words in LOCKS.items():
        salon.house.tell(c.Lock(reason))
        assert phase(salon) == ("Terminal locked", words)
        assert salon.text("creditMeter") == "$10,000.00"
        salon.house.tell(c.Unlock(reason, "anna"))
        assert phase(salon)[0] == "Place your bets"


def test_other_limits_are_announced_and_come(salon: Salon, qtbot: QtBot) -> None:
    """S3 7.3(c), S4 4.3: old and new amounts. There is room for one change at a time."""
    limits = LimitAmounts.of(salon.book.limits)
    kinds = {**limits.kinds, Kind.STRAIGHT: (200, 20_000, 200), Kind.DOZEN: (1000, 90_000, 500)}
    new = LimitAmounts(kinds=kinds, aggregate_minimum_cents=2000)
    clock = salon.house.clock
    clock.now_ms += -clock.now_ms % 18_000  # the first of three turns
    due_ms = clock.now_ms + 20 * MINUTE_MS
    salon.house.tell(c.NoticeLimits(new, due_ms))
    qtbot.waitUntil(lambda: salon.find("noticeText") is not None)
    told = [
        "New limits in 20 min: Straight up $1–$100 by $1 → $2–$200 by $2",
        "New limits in 20 min: Dozen $5–$1,500 → $10–$900",
        "New limits in 20 min: All bets no limit → from $20",
    ]
    for words in (*told, *told):
        qtbot.waitUntil(lambda words=words: salon.text("noticeText") == words)  # type: ignore[misc]
        clock.now_ms += 6000
    clock.now_ms = due_ms
    qtbot.waitUntil(lambda: salon.text("noticeText").startswith("New limits after this round: "))
    salon.house.plays("5")
    salon.house.tell(c.ChangeLimits(limits))
    assert salon.text("noticeText") == "New limits are in force"


def test_the_closing_of_the_table_is_announced(salon: Salon, qtbot: QtBot) -> None:
    salon.house.tell(c.NoticeClosing(salon.house.clock.now_ms + 30 * MINUTE_MS))
    qtbot.waitUntil(lambda: salon.find("noticeText") is not None)
    assert salon.text("noticeText") == "The table closes in 30 min"
    salon.house.clock.now_ms += 31 * MINUTE_MS
    qtbot.waitUntil(lambda: salon.text("noticeText") == "The table closes after this round")
    salon.house.tell(c.WithdrawNotice())
    qtbot.waitUntil(lambda: salon.find("noticeText") is None)


def test_new_limits_are_shown_beside_the_cloth(enter: Enter, book: RuleBook) -> None:
    """S0 5.1, 8.5.1, S1 3.3, S2 3.3, S3 7.1, 7.2, 7.3, S4 4.1."""
    salon = enter(book)
    assert salon.text("straightLimits") == "$1–$100"
    assert salon.find("allBets") is None or book.limits.aggregate_maximum_cents
    assert salon.says("Straight up by $1") and salon.says("Outside by $5")
    salon.house.plays("5")
    amounts = LimitAmounts.of(book.limits)
    kinds = {kind: (low * 2, high * 2, unit) for kind, (low, high, unit) in amounts.kinds.items()}
    all_bets = {"aggregate_minimum_cents": 2000, "aggregate_maximum_cents": 700_000}
    salon.house.tell(c.ChangeLimits(LimitAmounts(kinds=kinds, **all_bets)))
    assert salon.text("straightLimits") == "$2–$200"
    assert salon.text("allBets") == "$20–$7,000"


def test_a_player_with_other_limits_has_a_marker_with_the_time_left(
    salon: Salon, qtbot: QtBot
) -> None:
    """S3 1.1 Legacy Wager Marker, 7.5: who has it, by which limits, how long; it stays in view."""
    house = salon.house
    old = LimitAmounts.of(salon.book.limits)
    kinds = {kind: (low * 2, high * 2, None) for kind, (low, high, _) in old.kinds.items()}
    house.plays("5")
    house.tell(c.ChangeLimits(LimitAmounts(kinds=kinds)))
    assert salon.find("markerText") is None
    house.tell(c.GrantLegacy(old, house.clock.now_ms + 60 * MINUTE_MS))
    assert salon.text("markerText") == "Legacy limits"
    assert salon.text("markerTime") == "60 min left"
    house.clock.now_ms += 18 * MINUTE_MS
    qtbot.waitUntil(lambda: salon.text("markerTime") == "42 min left")
    assert salon.text("markerText") == "Legacy limits", "in view while a result is shown"
    house.opens()
    assert salon.says("$1–$200") and salon.says("by $1")
    house.plays("17")
    house.tell(c.EndLegacy())
    assert salon.find("markerText") is None
    house.opens()
    assert salon.says("$2–$200")


@pytest.mark.parametrize("name", ["rapid-single-zero", "nsw-single-zero"])
def test_agreed_limits_have_a_marker(enter: Enter, name: str) -> None:
    """S0 5.5, S4 4.4."""
    salon = enter(name)
    own = LimitAmounts.of(salon.book.limits)
    kinds = {**own.kinds, Kind.STRAIGHT: (1000, 99_900, 1000)}
    salon.house.plays("5")
    salon.house.tell(c.AgreeLimits(LimitAmounts(kinds=kinds)))
    assert salon.text("markerText") == "Agreed limits"
    assert salon.text("markerTime") == "for you alone"
    assert salon.text("straightLimits") == "$10–$999" and salon.says("Straight up by $10")
    salon.house.tell(c.HandPay("paid", "sue"))
    assert salon.find("markerText") is None, "they went with the player"


def test_money_that_comes_in_is_told(salon: Salon) -> None:
    """S0 8.4.4, S3 3.9(b)."""
    salon.house.gives(5000)
    assert salon.text("noticeText") == "$50.00 added to your credit"
    salon.house.tell(c.Withhold("case", 1000, "a dispute"))
    assert salon.text("noticeText") == "$10.00 is withheld: a dispute, rule 6.12"
    more_cents = salon.house.state.credit_cents + 5000
    salon.house.tell(c.Withhold("more", more_cents, "a malfunction"))
    claimed = "is withheld and $50.00 claimed: a malfunction, rule 6.12"
    assert salon.text("noticeText").endswith(claimed)


def test_what_is_void_names_its_rule(salon: Salon) -> None:
    """S3 7.11(a), 7.15."""
    salon.house.closes()
    salon.house.registers()
    number = salon.house.state.round.number
    salon.house.tell(c.VoidRound(number, "a device", ("7.11(a)", "7.10")))
    assert salon.text("noticeText") == "Round void by rule 7.11(a): $1.00 returned"
