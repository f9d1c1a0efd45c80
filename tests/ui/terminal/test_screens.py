"""Attract, the rules, cash-out, out of service: the screens beside the table."""

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from kiosk.devices.ports import Printed
from kiosk.game.facts import LockReason
from kiosk.game.terminal import commands as c
from kiosk.rules.rulebook import RuleBook
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.house import TICKET, Printer
from tests.ui.terminal.salon import LARGE, SMALL, Salon, house_of

SIZES = pytest.mark.parametrize("size", [LARGE, SMALL], ids=["large", "small"])
TABLE_SHOWN, WAKE = "clothSurface", "Touch to play"


# ---- Attract ----------------------------------------------------------------------------------


def test_any_touch_wakes_the_table_and_places_nothing(enter: Enter, book: RuleBook) -> None:
    salon = enter(house_of(book, credit_cents=0))
    for at in (QPoint(900, 400), QPoint(300, 980), QPoint(1850, 60), QPoint(2, 2)):
        assert WAKE in salon.texts()
        assert salon.find(TABLE_SHOWN) is None
        salon.touch(at)
        assert salon.find(TABLE_SHOWN) is not None
        assert WAKE not in salon.texts()
        salon.house.clock.passed_s += 60
        salon.house.seat.on_change()
    assert not salon.house.seat.asked
    assert salon.slip == {}


def test_the_attract_screen_tells_the_time_to_bet_and_the_least_bet(
    enter: Enter, book: RuleBook
) -> None:
    salon = enter(house_of(book, credit_cents=0))
    assert salon.text("countdownFigure") == "20"
    assert salon.says("Bets from $1.")
    assert book.terms.title in " ".join(salon.texts()).replace("\u00a0", " ")


def test_money_wakes_the_table(enter: Enter, crown: RuleBook) -> None:
    salon = enter(house_of(crown, credit_cents=0))
    salon.house.gives(5000)
    assert salon.find(TABLE_SHOWN) is not None
    assert salon.text("creditMeter") == "$50.00"


def test_an_empty_seat_that_nobody_touches_goes_back_to_attract(
    enter: Enter, crown: RuleBook, qtbot: QtBot
) -> None:
    salon = enter(house_of(crown, credit_cents=0))
    salon.touch(QPoint(900, 400))
    salon.house.clock.passed_s += 30
    salon.touch_spot("straight:17")
    salon.house.clock.passed_s += 30
    salon.house.seat.on_change()
    assert salon.find(TABLE_SHOWN) is not None
    salon.house.clock.passed_s += 30
    qtbot.waitUntil(lambda: WAKE in salon.texts())


def test_money_on_the_table_is_never_hidden_by_attract(salon: Salon, qtbot: QtBot) -> None:
    salon.house.clock.passed_s += 3600
    salon.house.waits(minutes=60)
    assert salon.says("1:00 at play")
    assert salon.find(TABLE_SHOWN) is not None


def test_whoever_lost_everything_and_went_away_leaves_the_seat_to_the_next(
    enter: Enter, crown: RuleBook, qtbot: QtBot
) -> None:
    salon = enter(house_of(crown, credit_cents=100))
    salon.touch_spot("straight:17")
    salon.house.clock.passed_s += 60
    salon.house.plays("3")
    assert salon.house.state.account.open
    assert salon.text("phaseTitle") == "3 Red", "who waited for the ball sees what it came to"
    salon.house.clock.passed_s += 60
    qtbot.waitUntil(lambda: WAKE in salon.texts())
    qtbot.waitUntil(lambda: not salon.house.state.account.open)


def test_whoever_has_chips_down_is_never_taken_for_gone(enter: Enter, crown: RuleBook) -> None:
    salon = enter(house_of(crown, credit_cents=100))
    salon.touch_spot("straight:17")
    salon.house.clock.passed_s += 3600
    salon.house.seat.on_change()
    assert salon.find(TABLE_SHOWN) is not None
    assert salon.house.state.account.open


# ---- The rules --------------------------------------------------------------------------------

EDGES = {"0": "1/37 (2.70\xa0%)", "00": "1/19 (5.26\xa0%)", "000": "1/13 (7.69\xa0%)"}


def test_the_rules_are_one_touch_away(enter: Enter, book: RuleBook, qtbot: QtBot) -> None:
    """S3 2.5(c), S4 8.13."""
    salon = enter(book, SMALL if book.id == "nsw-single-zero" else LARGE)
    salon.touch("helpButton")
    assert salon.text("chapterTitle") == "Wagers and what they pay"
    edge = EDGES[max(book.layout.zeros, key=len)]
    qtbot.waitUntil(lambda: salon.says(edge))
    assert salon.says("35\N{NO-BREAK SPACE}to\N{NO-BREAK SPACE}1")
    assert salon.text("countdownFigure") == "20"
    salon.touch("chapter0")
    assert salon.text("chapterTitle") == "The wheel"
    qtbot.waitUntil(lambda: salon.says("Clockwise:"))
    salon.touch("closeHelp")
    assert salon.find("chapterTitle") is None
    salon.touch("helpButton")
    salon.touch("helpButton")
    assert salon.find("chapterTitle") is None
    assert not salon.house.seat.asked


def test_a_touch_of_the_rules_does_not_reach_the_cloth_below(salon: Salon) -> None:
    spots = [salon.spot(f"straight:{number}") for number in (2, 17, 32)]
    salon.touch("helpButton")
    for spot in spots:
        salon.touch(spot)
    assert salon.slip == {}


# ---- Cash-out ---------------------------------------------------------------------------------


def leaves(salon: Salon, qtbot: QtBot) -> None:
    salon.touch("cashOutButton")
    qtbot.waitUntil(lambda: salon.find("cashOutTitle") is not None)


@SIZES
def test_an_attendant_pays(salon: Salon, qtbot: QtBot) -> None:
    leaves(salon, qtbot)
    assert salon.text("cashOutTitle") == "An attendant will pay you"
    assert salon.text("cashOutSum") == "$10,000.00"
    assert salon.text("countdownFigure") == "20"
    assert salon.text("cashOutWord") == "To be paid"
    salon.house.tell(c.HandPay("pay", "anna"))
    assert salon.text("cashOutTitle") == "You have been paid"
    assert salon.text("cashOutWord") == "Paid"
    assert salon.text("cashOutSum") == "$10,000.00"
    assert salon.text("creditMeter") == "$0.00"
    salon.touch("backButton")
    assert salon.find("cashOutTitle") is None


def test_a_player_may_play_on_instead(salon: Salon, qtbot: QtBot) -> None:
    leaves(salon, qtbot)
    assert salon.item("backButton").property("text") == "Play on instead"
    salon.touch("backButton")
    qtbot.waitUntil(lambda: salon.find(TABLE_SHOWN) is not None)
    assert not salon.house.state.payments.attendant_called
    salon.touch_spot("straight:17")
    assert salon.slip == {"straight:17": 100}


@SIZES
def test_a_ticket_is_printed_and_taken(
    enter: Enter, crown: RuleBook, qtbot: QtBot, size: tuple[int, int]
) -> None:
    printer = Printer()
    salon = enter(house_of(crown, printer=printer), size)
    prints(salon, qtbot)
    assert salon.text("cashOutSum") == "$10,000.00"
    assert salon.find("backButton") is None
    assert "waiting" in salon.texts()
    printer.answers(Printed.DONE)
    qtbot.waitUntil(lambda: salon.text("cashOutTitle") == "Take your ticket")
    assert salon.says("00-1234-5678-••••-••••")
    assert not salon.says(TICKET[-4:])
    assert salon.house.state.credit_cents == 0
    printer.is_emptied()
    assert salon.text("cashOutTitle") == "Thank you"
    salon.touch("backButton")
    assert salon.find("cashOutTitle") is None


def prints(salon: Salon, qtbot: QtBot, title: str = "Printing your ticket") -> None:
    """The credit is set aside and the printer is at it."""
    leaves(salon, qtbot)
    assert salon.text("cashOutTitle") == title
    qtbot.waitUntil(lambda: salon.house.state.tickets.printing is not None)


def test_a_ticket_that_did_not_come_calls_an_attendant(
    enter: Enter, crown: RuleBook, qtbot: QtBot
) -> None:
    printer = Printer()
    salon = enter(house_of(crown, printer=printer))
    prints(salon, qtbot)
    printer.answers(Printed.DONE)
    qtbot.waitUntil(lambda: salon.find("noTicketButton") is not None)
    salon.touch("noTicketButton")
    qtbot.waitUntil(lambda: salon.house.state.courtesy.help_asked)


def test_a_ticket_that_failed_gives_the_credit_back(
    enter: Enter, crown: RuleBook, qtbot: QtBot
) -> None:
    printer = Printer()
    salon = enter(house_of(crown, printer=printer))
    prints(salon, qtbot)
    printer.answers(Printed.NOT_DONE)
    qtbot.waitUntil(lambda: salon.find("cashOutTitle") is None)
    assert salon.text("noticeText") == "No ticket was printed: your credit is back"
    assert salon.text("creditMeter") == "$10,000.00"


def test_a_ticket_in_doubt_waits_for_an_attendant(
    enter: Enter, crown: RuleBook, qtbot: QtBot
) -> None:
    printer = Printer()
    salon = enter(house_of(crown, printer=printer))
    prints(salon, qtbot)
    printer.answers(Printed.UNKNOWN)
    qtbot.waitUntil(lambda: salon.text("cashOutTitle") == "An attendant is coming")
    assert salon.text("cashOutSum") == "$10,000.00"
    assert salon.find("backButton") is None
    salon.house.tell(c.TicketDone(TICKET))
    assert salon.find("cashOutTitle") is None


def cash_out_says(salon: Salon) -> tuple[bool, str]:
    button = salon.item("cashOutButton")
    return button.isEnabled(), str(button.property("second"))


def test_the_button_says_when_it_will_work(salon: Salon) -> None:
    """S3 1.1 Cash Out Period."""
    assert cash_out_says(salon) == (True, "")
    salon.touch_spot("straight:17")
    assert cash_out_says(salon) == (False, "after your bets")
    salon.touch("cashOutButton")
    assert salon.find("cashOutTitle") is None
    salon.touch("clearButton")
    salon.house.tell(c.Freeze("checked"))
    assert cash_out_says(salon) == (False, "not now")
    salon.house.tell(c.Thaw())
    salon.house.plays("5")
    assert cash_out_says(salon) == (True, "")


def test_rapid_roulette_pays_only_while_betting_is_open(enter: Enter, rapid: RuleBook) -> None:
    """S0 8.7.3(a)."""
    salon = enter(house_of(rapid))
    assert cash_out_says(salon) == (True, "")
    salon.house.closes()
    assert cash_out_says(salon) == (False, "when betting opens")


def test_without_credit_there_is_nothing_to_cash_out(enter: Enter, crown: RuleBook) -> None:
    salon = enter(house_of(crown, credit_cents=0))
    salon.touch(QPoint(900, 400))
    assert cash_out_says(salon) == (False, "no credit")


def test_the_attendant_comes_for_whatever_reason(salon: Salon, qtbot: QtBot) -> None:
    salon.touch("attendantButton")
    qtbot.waitUntil(lambda: salon.item("attendantButton").property("second") == "is coming")
    salon.touch("attendantButton")
    salon.touch("questionYes")
    qtbot.waitUntil(lambda: salon.item("attendantButton").property("second") == "")


# ---- Out of service ---------------------------------------------------------------------------


def trusted(salon: Salon) -> list[str]:
    return [salon.text(f"trusted{line}") for line in range(4)]


@SIZES
def test_out_of_service_with_the_trusted_figures(salon: Salon) -> None:
    salon.touch_spot("straight:17")
    salon.house.fails("disk I/O error")
    assert salon.text("outOfServiceTitle") == "Out of service"
    assert salon.text("faultText") == "Its records cannot be written."
    assert trusted(salon) == ["$9,999.00", "$1.00", "No", "None"]
    assert not salon.says("disk I/O error")
    salon.house.recovers()
    assert salon.find("outOfServiceTitle") is None
    assert salon.chips() == {"straight:17": "1"}


def test_a_start_that_takes_long_shows_how_far_it_is(salon: Salon) -> None:
    salon.house.starts_long(percent=28)
    assert salon.text("outOfServiceTitle") == "Starting"
    assert salon.text("faultText") == "Its records are being read: 28 %."
    assert not salon.says("All else is off until staff clear the fault")
    salon.house.recovers()
    assert salon.find("outOfServiceTitle") is None


def test_a_damaged_terminal_guesses_nothing(salon: Salon) -> None:
    salon.house.is_damaged()
    assert salon.text("faultText") == "Its records are damaged."
    assert salon.says("The table knows how much it is")
    assert salon.find("trusted0") is None
    assert not salon.says("as soon as it can")


def test_out_of_service_after_the_slip_was_registered(salon: Salon) -> None:
    salon.touch_spot("straight:17")
    salon.house.closes()
    salon.house.registers()
    salon.house.fails("disk I/O error")
    assert trusted(salon) == ["$9,999.00", "$1.00", "Yes", "None"]


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (LockReason.MEMORY, "This terminal's records must be checked."),
        (LockReason.MALFUNCTION, "A malfunction was declared."),
    ],
)
def test_a_malfunction_keeps_a_note_for_staff(salon: Salon, reason: LockReason, words: str) -> None:
    salon.house.tell(c.Lock(reason))
    salon.house.gives(5000)
    assert salon.text("faultText") == words
    assert trusted(salon) == ["$10,000.00", "$0.00", "None", "$50.00"]
    salon.house.tell(c.Unlock(reason, "anna"))
    assert salon.text("creditMeter") == "$10,050.00"
