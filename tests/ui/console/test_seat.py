"""One seat by touch: its money, its locks, its bets."""

from typing import NoReturn

from kiosk.devices.ports import PrinterCondition, PrinterStatus
from kiosk.game import facts as f
from kiosk.game.facts import LockReason
from kiosk.game.table.state import Hold, Phase, SlipStatus
from kiosk.game.terminal import commands as ats
from kiosk.rules.rulebook import RuleBook
from tests.hostile.table import CREDIT_CENTS, DEALER, HONEST, PINS, SECOND, SUPERVISOR, House
from tests.ui.console.conftest import Play
from tests.ui.console.glass import Glass
from tests.ui.console.test_round import spinning


def test_a_seat_is_credited_in_cash_and_its_tile_shows_it(crown: RuleBook, play: Play) -> None:
    async def story(there: House, glass: Glass) -> None:
        await glass.sign_in(DEALER)
        await glass.touch(f"seat-{HONEST}", "deed-credit")
        offered = {i.objectName() for i in glass.items()}
        assert {"option-cash", "option-chips", "option-voucher"} <= offered
        assert "option-note" not in offered  # a note goes into the terminal
        assert not glass.enabled("sheetConfirm")
        await glass.touch("option-chips")
        await glass.type("5")
        await glass.touch("digit-00", "digit-00", "digit-erase", "digit-0")
        assert glass.text("sheetConfirm") == "Credit: $500.00"
        await glass.touch("sheetConfirm")
        total = CREDIT_CENTS + 50_000
        await there.terminal.until(lambda t: t.durable.credit_cents == total)
        await glass.until(lambda: glass.text("seatCredit") == "$100,500.00")

    play(crown, story)


def test_a_large_hand_pay_needs_a_second_person(crown: RuleBook, play: Play) -> None:
    async def story(there: House, glass: Glass) -> None:
        await glass.sign_in(DEALER)
        await there.terminal.service.call_attendant()
        await glass.until(lambda: glass.says("Hand pay"))
        await glass.touch(f"seat-{HONEST}", "deed-hand-pay", "sheetConfirm")
        assert glass.text("inputTitle").startswith("A second person")
        await glass.person(SECOND)
        await there.terminal.until(lambda t: not t.durable.account_open)
        await there.until(lambda table: not table.due)
        assert there.terminal.state.credit_cents == 0

    play(crown, story)


def test_a_payment_that_the_terminal_refuses_is_said(crown: RuleBook, play: Play) -> None:
    """The player bets while the dealer counts: the credit is not what it was."""

    async def story(there: House, glass: Glass) -> None:
        await glass.sign_in(SUPERVISOR)
        await glass.touch("deed-open")
        await there.terminal.until(lambda t: t.durable.round == 1)
        await glass.touch(f"seat-{HONEST}", "deed-hand-pay")
        there.terminal.service.touch(ats.Place("red", 500))
        await glass.touch("sheetConfirm")
        await glass.type(PINS[SECOND])  # the only other supervisor is chosen already
        await glass.touch("sheetConfirm")
        await glass.until(lambda: "no money was moved" in glass.text("noticeText"))
        await glass.until(lambda: glass.says("Not paid"))
        assert there.terminal.state.account_open

    play(crown, story)


def test_lock_needs_a_dealer_and_unlock_a_supervisor(crown: RuleBook, play: Play) -> None:
    async def story(there: House, glass: Glass) -> None:
        await glass.sign_in(DEALER)
        await glass.touch(f"seat-{HONEST}", "deed-lock", "reason-staff", "sheetConfirm")
        await there.until(lambda table: LockReason.STAFF in table.seats[HONEST].locks)
        await glass.until(lambda: glass.second("deed-unlock") == "supervisor")
        await glass.touch("deed-unlock", "sheetConfirm")
        await glass.person(SUPERVISOR)
        await there.until(lambda table: not table.seats[HONEST].locks)

    play(crown, story)


def test_bets_are_drawn_and_one_terminal_is_voided(crown: RuleBook, play: Play) -> None:
    async def story(there: House, glass: Glass) -> None:
        await glass.sign_in(SUPERVISOR)
        await spinning(there, glass)
        await glass.touch("pocket-2", "confirmNumber")
        await there.until(lambda table: table.phase is Phase.IDLE)
        await glass.until(lambda: glass.desk.board.phase is Phase.IDLE)
        await spinning(there, glass)
        await glass.touch(f"seat-{HONEST}", "deed-seat")
        await glass.until(lambda: glass.text("slipTitle") == "Round 2: $5.00")
        chips = glass.view.seat.slip.drawn.chips
        assert chips.rowCount() == 1
        await glass.touch("olderRound")
        await glass.until(lambda: glass.text("slipTitle") == "Round 1: $5.00")
        await glass.until(lambda: glass.says("2 Black, settled"))
        await glass.touch("newerRound")
        await glass.until(lambda: glass.text("slipTitle") == "Round 2: $5.00")
        await glass.touch("deed-void-seat", "reason-rules", "sheetConfirm")
        await there.until(lambda table: table.current.slips[HONEST].status is SlipStatus.VOID)
        await glass.until(lambda: glass.says("void, returned: The player broke the rules"))

    play(crown, story)


def test_money_is_withheld_and_the_case_answered(crown: RuleBook, play: Play) -> None:
    async def story(there: House, glass: Glass) -> None:
        await glass.sign_in(SUPERVISOR)
        await glass.touch(f"seat-{HONEST}", "deed-dispute", "reason-claim")
        assert "72 hours" in glass.text("sheetSays")
        await glass.type("5000")
        await glass.touch("sheetConfirm")
        await there.until(lambda t: any(x.hold is Hold.HELD for x in t.cases.values()))
        assert there.terminal.state.credit_cents == CREDIT_CENTS - 5000
        await glass.until(lambda: glass.says("Case open"))
        await glass.until(lambda: any(x.held for x in glass.desk.matters.cases.values()))
        await glass.touch("deed-close-case", "option-pay", "sheetConfirm")
        await there.terminal.until(lambda t: t.durable.credit_cents == CREDIT_CENTS)
        await there.until(lambda table: not table.cases)

    play(crown, story)


def test_a_call_comes_first_among_sixty_seats(crown: RuleBook, play: Play) -> None:
    async def story(there: House, glass: Glass) -> None:
        await glass.sign_in(DEALER)
        tiles = [i for i in glass.items() if i.objectName().startswith("seat-")]
        assert len(tiles) == 20  # and three pages of them
        await glass.touch("pageBack")
        await glass.until(lambda: glass.find(f"seat-{HONEST}") is None)
        await glass.touch("pageOn")
        await there.terminal.service.ask_help(True)
        await glass.until(lambda: glass.says("Calls"))
        first = min(
            (i for i in glass.items() if i.objectName().startswith("seat-")),
            key=lambda i: (i.y(), i.x()),
        )
        assert first.objectName() == f"seat-{HONEST}"

    play(crown, story)


def test_a_player_who_calls_is_told_and_attended(crown: RuleBook, play: Play) -> None:
    async def story(there: House, glass: Glass) -> None:
        await glass.sign_in(DEALER)
        shown: list[str] = []
        there.terminal.service.on_facts = lambda facts: shown.extend(
            fact.text for fact in facts if isinstance(fact, f.MessageShown)
        )
        await there.terminal.service.ask_help(True)
        await glass.until(lambda: glass.says("Calls"))
        await glass.touch(f"seat-{HONEST}", "deed-seat", "deed-message", "reason-coming")
        await glass.touch("sheetConfirm")
        await there.terminal.until(lambda t: shown == ["Somebody is coming to you"])
        await glass.sheet_gone()
        await glass.touch("deed-attend", "sheetConfirm")
        await there.terminal.until(lambda t: not t.durable.help_asked)
        await glass.until(lambda: glass.find("deed-attend") is None)
        # The next call is another one.
        await there.until(lambda table: not table.seats[HONEST].attended)
        await there.terminal.service.ask_help(True)
        await glass.until(lambda: glass.find("deed-attend"))

    play(crown, story)


def test_a_dead_terminal_is_paid_by_two_and_never_let_in_again(crown: RuleBook, play: Play) -> None:
    async def story(there: House, glass: Glass) -> None:
        await glass.sign_in(SUPERVISOR)
        await spinning(there, glass)
        link = there.terminal.service.link
        alive, link._connect = link._connect, _nobody
        link.hang_up()
        await glass.touch(f"seat-{HONEST}", "deed-seat")
        await glass.until(lambda: glass.second("deed-write-off") == "after the round")
        await glass.touch("closeOverlay", "pocket-3", "confirmNumber")
        await there.until(lambda table: table.phase is Phase.IDLE)
        # Its bet on red has won, which the terminal never heard.
        await glass.touch("deed-seat", "deed-write-off")
        await glass.until(lambda: glass.text("inputText") == "$100,005.00")
        await glass.touch("option-no", "sheetConfirm")
        await glass.type(PINS[SECOND])
        await glass.touch("sheetConfirm")
        await there.until(lambda table: not table.seats[HONEST].playing)
        paid = [x for x in there.facts() if isinstance(x, f.SeatWrittenOff)][-1]
        assert (paid.cents, paid.trusted_cents) == (CREDIT_CENTS + 500, CREDIT_CENTS + 500)
        ordered = [x for x in there.facts() if isinstance(x, f.StaffOrdered)][-1]
        assert (ordered.who, ordered.second) == (SUPERVISOR, SECOND)
        # Somebody plugs it in again: its money has left, and it locks itself.
        link._connect = alive
        await there.terminal.until(lambda t: LockReason.MEMORY in t.durable.locks)
        assert not there.service.terminal(HONEST)

    play(crown, story)


async def _nobody() -> NoReturn:
    raise OSError("no power")


def test_a_printer_without_paper_is_on_the_tile(crown: RuleBook, play: Play) -> None:
    async def story(there: House, glass: Glass) -> None:
        await glass.sign_in(DEALER)
        printer = there.terminal.service._outside.printer
        printer.status = PrinterStatus(PrinterCondition.PAPER_LOW)
        await glass.until(lambda: glass.says("Paper low"))
        await glass.until(lambda: glass.says("Seat 1: Ticket printer, paper low"))
        await glass.touch(f"seat-{HONEST}", "deed-seat")
        await glass.until(lambda: glass.says("Ticket printer"))

    play(crown, story)
