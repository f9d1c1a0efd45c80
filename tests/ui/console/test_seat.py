"""One seat by touch: its money, its locks, its bets."""

from typing import NoReturn

import pytest
from msgspec.structs import replace

from kiosk.devices.ports import Note, PrinterCondition, PrinterStatus, Trouble
from kiosk.game import facts as f
from kiosk.game.cases.state import Hold
from kiosk.game.cash.facts import Question
from kiosk.game.facts import LockReason
from kiosk.game.money import MoneyPlace, Source
from kiosk.game.round.state import SlipStatus, TablePhase
from kiosk.game.terminal import commands as ats
from kiosk.link import messages as m
from kiosk.rules.rulebook import RuleBook
from kiosk.terminal.paper import strange_words
from kiosk.ui.console.seat_drafts import paper as paper_draft
from kiosk.ui.console.seat_drafts import ticket
from kiosk.ui.console.seats_view import seat_status
from kiosk.ui.console.words import trouble_words
from tests.conftest import BOOKS
from tests.hostile.table import CREDIT_CENTS, DEALER, HONEST, PINS, SECOND, SUPERVISOR, House
from tests.ui.console.screen import ConsoleScreen
from tests.ui.console.shown import SEAT, busy_table, desk_at
from tests.ui.console.test_round import spinning


async def test_a_seat_is_credited_in_cash_and_its_tile_shows_it(
    there: House, screen: ConsoleScreen
) -> None:
    """S0 8.4.3, 8.4.5(a), S3 3.9(a). So do the figures of the table, and what they are made of."""
    await screen.sign_in(DEALER)
    await screen.touch(f"seat-{HONEST}", "order-credit")
    offered = {i.objectName() for i in screen.items()}
    assert {"option-cash", "option-chips", "option-voucher"} <= offered
    assert "option-note" not in offered  # a note goes into the terminal
    assert not screen.enabled("sheetConfirm")
    await screen.touch("option-chips")
    await screen.type("5")
    await screen.touch("digit-00", "digit-00", "digit-erase", "digit-0")
    assert screen.text("sheetConfirm") == "Credit: $500.00"
    await screen.touch("sheetConfirm")
    total = CREDIT_CENTS + 50_000
    await there.terminal.until(lambda t: t.durable.credit_cents == total)
    await screen.until(lambda: screen.text("seatCredit") == "$100,500.00")
    await screen.until(lambda: screen.text("takingsFigure-credits") == "$500")
    assert screen.text("takingsFigure-hold") == "0.00\N{NO-BREAK SPACE}%"
    assert screen.text("takingsFigure-notes") == "$100,000"
    assert "100,500 / 0" in screen.texts(screen.find(f"seat-{HONEST}"))
    await screen.touch("takings-credits")
    await screen.until(lambda: screen.text("takingsTotal-credits") == "500.00")
    seat = screen.texts(screen.find(f"takingsSeat-{HONEST}"))
    notes, tickets, credits, drop, *rest = seat[1:]
    assert (notes, tickets, credits, drop) == ("100,000.00", "0.00", "500.00", "100,500.00")
    assert rest == ["0.00"] * 5
    await screen.touch(f"takingsSeat-{HONEST}")
    await screen.until(lambda: screen.text("overlayTitle") == "Records")


async def test_a_large_hand_pay_needs_a_second_person(there: House, screen: ConsoleScreen) -> None:
    await screen.sign_in(DEALER)
    await there.terminal.service.call_attendant()
    await screen.until(lambda: screen.says("Hand pay"))
    await screen.touch(f"seat-{HONEST}", "order-hand-pay", "sheetConfirm")
    assert screen.text("inputTitle").startswith("A second person")
    await screen.person(SECOND)
    await there.terminal.until(lambda t: not t.durable.account.open)
    await there.until(lambda table: not table.due)
    assert there.terminal.state.credit_cents == 0


async def test_a_part_is_paid_by_hand_and_the_player_stays(
    there: House, screen: ConsoleScreen
) -> None:
    """Parts add up: the second one is above what a dealer pays alone, and the table says so."""
    await screen.sign_in(DEALER)
    await screen.touch(f"seat-{HONEST}", "order-hand-pay")
    assert screen.text("sheetConfirm") == "Paid out: $100,000.00"
    assert screen.find("digit-5") is None  # the whole is not typed
    await screen.touch("option-part")
    assert not screen.enabled("sheetConfirm")
    await screen.type("10000000")
    assert screen.second("sheetConfirm") == "less than $100,000.00"
    await screen.touch("option-whole", "option-part")
    await screen.type("60000")
    assert screen.text("sheetConfirm") == "Paid out: $600.00"
    await screen.touch("sheetConfirm")
    left_cents = CREDIT_CENTS - 60_000
    await there.terminal.until(lambda t: t.durable.credit_cents == left_cents)
    await there.until(lambda table: not table.due)
    await screen.until(lambda: screen.text("seatCredit") == "$99,400.00")
    await screen.until(lambda: screen.says("$600.00 of the credit paid by hand"))
    assert there.terminal.state.account.open
    await screen.touch("order-hand-pay", "option-part")
    await screen.type("60000")
    await screen.touch("sheetConfirm")
    await screen.until(lambda: screen.text("inputTitle").startswith("A second person"))
    await screen.person(SECOND)
    await there.terminal.until(lambda t: t.durable.credit_cents == left_cents - 60_000)


async def test_a_payment_that_the_terminal_refuses_is_said(
    there: House, screen: ConsoleScreen
) -> None:
    """The player bets while the dealer counts: the credit is not what it was."""

    await screen.sign_in(SUPERVISOR)
    await screen.touch("order-open")
    await there.terminal.until(lambda t: t.durable.round.number == 1)
    await screen.touch(f"seat-{HONEST}", "order-hand-pay")
    there.terminal.service.touch(ats.PlaceChip("red", 500))
    await screen.touch("sheetConfirm")
    await screen.type(PINS[SECOND])  # the only other supervisor is chosen already
    await screen.touch("sheetConfirm")
    await screen.until(lambda: "no money was moved" in screen.text("noticeText"))
    await screen.until(lambda: screen.says("Not paid"))
    assert there.terminal.state.account.open


async def test_lock_needs_a_dealer_and_unlock_a_supervisor(
    there: House, screen: ConsoleScreen
) -> None:
    """S3 7.11(b), S4 8.3.2."""
    await screen.sign_in(DEALER)
    await screen.touch(f"seat-{HONEST}", "order-lock", "reason-staff", "sheetConfirm")
    await there.until(lambda table: LockReason.STAFF in table.seats[HONEST].locks)
    await screen.until(lambda: screen.second("order-unlock") == "supervisor")
    await screen.touch("order-unlock", "sheetConfirm")
    await screen.person(SUPERVISOR)
    await there.until(lambda table: not table.seats[HONEST].locks)


async def test_bets_are_drawn_and_one_terminal_is_voided(
    there: House, screen: ConsoleScreen
) -> None:
    await screen.sign_in(SUPERVISOR)
    await spinning(there, screen)
    await screen.touch("pocket-2", "confirmNumber")
    await there.until(lambda table: table.round.phase is TablePhase.IDLE)
    await screen.until(lambda: screen.desk.board.phase is TablePhase.IDLE)
    await spinning(there, screen)
    await screen.touch(f"seat-{HONEST}", "order-seat")
    await screen.until(lambda: screen.text("slipTitle") == "Round 2: $5.00")
    chips = screen.view.seat.slip.drawn.chips
    assert chips.rowCount() == 1
    await screen.touch("olderRound")
    await screen.until(lambda: screen.text("slipTitle") == "Round 1: $5.00")
    await screen.until(lambda: screen.says("2 Black, settled"))
    await screen.touch("newerRound")
    await screen.until(lambda: screen.text("slipTitle") == "Round 2: $5.00")
    assert screen.find("order-void-seat") is None
    await screen.touch("order-void-person")
    await screen.until(lambda: screen.find("sheetSays"))
    assert screen.second("reason-7.10") == "S3 7.10"
    await screen.touch("reason-7.10", "sheetConfirm")
    await screen.until(lambda: screen.find("digit-1"))
    await screen.type("730264")
    await screen.touch("sheetConfirm")
    await there.until(lambda table: table.round.current.slips[HONEST].status is SlipStatus.VOID)
    assert there.table.round.current.slips[HONEST].clauses == ("7.11(a)", "7.10")
    await screen.until(lambda: screen.says("void, returned: A device was used or carried"))


async def test_money_is_withheld_and_the_case_answered(there: House, screen: ConsoleScreen) -> None:
    await screen.sign_in(SUPERVISOR)
    await screen.touch(f"seat-{HONEST}", "order-dispute", "reason-claim")
    assert "72 hours" in screen.text("sheetSays")
    await screen.type("5000")
    await screen.touch("text-note", *(f"letter-{letter}" for letter in "he  say"), "letter-<")
    assert screen.find("sheetConfirm") is None and screen.text("typedText") == "He  sa▏"
    await screen.touch("typingDone", "text-player", "letter-a", "letter-7", "typingDone")
    await screen.touch("sheetConfirm")
    await there.until(lambda t: any(x.hold is Hold.HELD for x in t.cases.values()))
    assert there.terminal.state.credit_cents == CREDIT_CENTS - 5000
    await screen.until(lambda: screen.says("Case open"))
    await screen.until(lambda: any(x.held for x in screen.desk.staff_tasks.cases.values()))
    await screen.touch("order-close-case", "option-pay")
    await screen.until(lambda: "Player: A7." in screen.text("sheetSays"))
    assert "Noted: He  sa" in screen.text("sheetSays")
    told: list[str] = []
    there.terminal.service.on_facts = lambda facts: told.extend(
        fact.note for fact in facts if isinstance(fact, f.CasePaid)
    )
    await screen.touch("text-note", "letter-o", "letter-k", "typingDone", "sheetConfirm")
    await there.terminal.until(lambda t: t.durable.credit_cents == CREDIT_CENTS)
    assert told == ["Ok"]
    await there.until(lambda table: not table.cases)


async def test_no_tile_moves_and_who_calls_is_on_a_strip_of_its_own(
    there: House, screen: ConsoleScreen
) -> None:
    await screen.sign_in(DEALER)

    def tiles() -> dict[str, tuple[float, float]]:
        named = [i for i in screen.items() if i.objectName().startswith("seat-")]
        return {i.objectName(): (i.x(), i.y()) for i in named}

    before = tiles()
    assert len(before) == 20  # and three pages of them
    await screen.touch("pageOn")
    await screen.until(lambda: screen.find(f"seat-{HONEST}") is None)
    other = tiles()
    await there.terminal.service.ask_help(True)
    await screen.until(lambda: screen.find(f"need-{HONEST}") is not None)
    assert tiles() == other
    await screen.touch(f"need-{HONEST}")
    await screen.until(lambda: screen.find(f"seat-{HONEST}") is not None)
    assert tiles() == before and screen.says("Calls")
    assert screen.view.seat.seat == HONEST


async def test_a_player_who_calls_is_told_and_attended(there: House, screen: ConsoleScreen) -> None:
    await screen.sign_in(DEALER)
    shown: list[str] = []
    there.terminal.service.on_facts = lambda facts: shown.extend(
        fact.text for fact in facts if isinstance(fact, f.MessageShown)
    )
    await there.terminal.service.ask_help(True)
    await screen.until(lambda: screen.says("Calls"))
    await screen.touch(f"seat-{HONEST}", "order-seat", "order-message", "reason-coming")
    await screen.touch("sheetConfirm")
    await there.terminal.until(lambda t: shown == ["Somebody is coming to you"])
    await screen.sheet_gone()
    await screen.touch("order-attend", "sheetConfirm")
    await there.terminal.until(lambda t: not t.durable.courtesy.help_asked)
    await screen.until(lambda: screen.find("order-attend") is None)
    # The next call is another one.
    await there.until(lambda table: not table.seats[HONEST].attended)
    await there.terminal.service.ask_help(True)
    await screen.until(lambda: screen.find("order-attend"))


async def test_a_dead_terminal_is_paid_by_two_and_never_let_in_again(
    there: House, screen: ConsoleScreen
) -> None:
    await screen.sign_in(SUPERVISOR)
    await spinning(there, screen)
    link = there.terminal.service.link
    alive, link._connect = link._connect, _nobody
    link.hang_up()
    await screen.touch(f"seat-{HONEST}", "order-seat")
    await screen.until(lambda: screen.second("order-write-off") == "after the round")
    await screen.touch("closeOverlay", "pocket-3", "confirmNumber")
    await there.until(lambda table: table.round.phase is TablePhase.IDLE)
    # Its bet on red has won, which the terminal never heard.
    await screen.touch("order-seat", "order-write-off")
    await screen.until(lambda: screen.text("inputText") == "$100,005.00")
    await screen.touch("option-no", "sheetConfirm")
    await screen.type(PINS[SECOND])
    await screen.touch("sheetConfirm")
    await there.until(lambda table: not table.seats[HONEST].playing)
    paid = [x for x in there.facts() if isinstance(x, f.SeatWrittenOff)][-1]
    assert (paid.cents, paid.trusted_cents) == (CREDIT_CENTS + 500, CREDIT_CENTS + 500)
    ordered = [x for x in there.facts() if isinstance(x, f.StaffOrdered)][-1]
    assert (ordered.who, ordered.second) == (SUPERVISOR, SECOND)
    # Somebody plugs it in again: its money has left, and it locks itself.
    link._connect = alive
    await there.terminal.until(lambda t: LockReason.MEMORY in t.durable.locks.reasons)
    assert not there.service.terminal(HONEST)


async def _nobody() -> NoReturn:
    raise OSError("no power")


async def test_a_printer_without_paper_is_on_the_tile(there: House, screen: ConsoleScreen) -> None:
    await screen.sign_in(DEALER)
    printer = there.terminal.service._sources.printer
    printer.status = PrinterStatus(PrinterCondition.PAPER_LOW)
    await screen.until(lambda: screen.says("Paper low"))
    await screen.until(lambda: screen.says("Seat 1: Ticket printer, paper low"))
    await screen.touch(f"seat-{HONEST}", "order-seat")
    await screen.until(lambda: screen.says("Ticket printer"))


async def test_what_keeps_a_validator_from_working_is_said_in_the_language_of_the_console(
    there: House, screen: ConsoleScreen
) -> None:
    await screen.touch("language-zh_CN")
    told = {trouble: trouble_words(f"{trouble}: E5") for trouble in Trouble}
    assert all(words.removesuffix(": E5").isascii() is False for words in told.values()), told
    assert len(set(told.values())) == len(Trouble)


@pytest.mark.parametrize(
    ("question", "about", "paper"),
    [
        (Question.ENTERED, "is ticket ...1234 in the box?", "ticket ...1234"),
        (Question.STRANGE, strange_words(None), "it is not known what"),
        (Question.STRANGE, strange_words(Note(2000)), "a note of $20.00"),
        (Question.RETURNED, "staff found a note of 500 cents not there", "a note of $5.00"),
        (Question.CREDITED, "staff found ticket ...1234 there", "ticket ...1234"),
    ],
)
def test_what_is_in_doubt_is_told_in_money_and_in_the_words_of_the_console(
    question: Question, about: str, paper: str
) -> None:
    book = BOOKS["crown-single-zero"]
    table = busy_table(book)
    asked = m.DoubtfulPaper(seat=SEAT, key="paper", question=question, about=about)
    table.staff_tasks = replace(table.staff_tasks, doubtful_papers=(asked,))
    told = paper_draft(desk_at(table, book), SEAT).says[0]
    assert told.endswith(f": {paper}.")
    assert "cents" not in told


async def test_each_doubt_is_judged_on_a_sheet_of_its_own(
    there: House, screen: ConsoleScreen
) -> None:
    await screen.sign_in(SUPERVISOR)
    terminal = there.terminal.service
    await terminal.tell(ats.EnterNote("note", 2000))
    await terminal.tell(ats.DoubtPaper("first", "is a note of 2000 cents in the box?"))
    strange = strange_words(Note(10_000))
    await terminal.tell(ats.DoubtPaper("second", strange, apart=True, cents=10_000))
    await screen.until(lambda: len(screen.desk.staff_tasks.doubtful_papers) == 2)
    await screen.touch(f"seat-{HONEST}", "order-paper")
    assert screen.says("did not tell whether this is in the box: a note of $20.00.")
    await screen.touch("option-not-stacked", "sheetConfirm")
    await screen.until(lambda: len(screen.desk.staff_tasks.doubtful_papers) == 1)
    await screen.until(lambda: screen.find("sheetConfirm") is None)
    await screen.touch("order-paper")
    assert screen.says("accepted by nobody: a note of $100.00.")
    assert screen.says("a case is opened about whose it is")
    await screen.touch("option-note-10000", "sheetConfirm")
    await there.terminal.until(lambda t: not t.durable.locks.reasons)
    await there.until(lambda table: any(case.cents == 10_000 for case in table.cases.values()))
    assert there.terminal.state.credit_cents == CREDIT_CENTS


async def test_staff_say_which_note_it_is_that_nobody_knows_the_worth_of(
    there: House, screen: ConsoleScreen
) -> None:
    """It is counted in the drop, and waits for whose it is."""
    screen.window.resize(1280, 720)
    await screen.sign_in(SUPERVISOR)
    terminal, before = there.terminal.service, there.terminal.state.money.sources[Source.NOTES]
    await terminal.tell(ats.DoubtPaper("doubt", "what is that?", apart=True))
    await screen.until(lambda: screen.desk.staff_tasks.doubtful_papers)
    await screen.touch(f"seat-{HONEST}", "order-paper")
    assert screen.says("Nobody has accepted it: say what lies there.")
    assert screen.find("option-stacked") is None, "nobody says only that it is there"
    await screen.touch("option-note-5000")
    assert screen.says("A note of $50.00")
    await screen.touch("sheetConfirm")
    await there.terminal.until(lambda t: not t.durable.locks.reasons)
    await there.until(lambda table: table.cases)
    (case,) = there.table.cases.values()
    assert (case.cents, case.hold) == (5000, Hold.HELD)
    money = there.terminal.state.money
    assert (money.sources[Source.NOTES] - before, money[MoneyPlace.WITHHELD]) == (5000, 5000)
    judged = [x for x in there.facts() if isinstance(x, f.SeatPaperJudged)][-1]
    assert (judged.stacked, judged.cents, judged.who) == (True, 5000, SUPERVISOR)
    await screen.until(lambda: screen.says(f"a note of $50.00 found in the box by {SUPERVISOR}"))


def test_a_ticket_in_doubt_says_its_amount_on_tile_panel_and_sheet(crown: RuleBook) -> None:
    desk = desk_at(busy_table(crown), crown)
    seat = desk.seats[SEAT]
    assert seat_status(desk, SEAT, seat).word == "Ticket $1,234.00?"
    assert "of $1,234.00. Go and look." in ticket(desk, SEAT).says[0]
