"""Every screen and panel of a terminal, one after the other, as a player gets there."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPoint

from kiosk.devices.ports import Printed
from kiosk.game.bounds import WORDS_MAX
from kiosk.game.facts import LimitAmounts, LockReason
from kiosk.game.irregularity.table import SEAT_INTERRUPTED
from kiosk.game.reading.state import LATEST
from kiosk.game.remedies.judged import Judged
from kiosk.game.round.state import TerminalPhase
from kiosk.game.spread.facts import SpreadFault
from kiosk.game.terminal import commands as c
from kiosk.rules.terms import CashOutWay, Tender
from tests.ui.terminal.house import Printer
from tests.ui.terminal.menu import Wait, corners, look_through
from tests.ui.terminal.salon import Salon
from tests.ui.terminal.spread import LIMITS as SPREAD_LIMITS
from tests.ui.terminal.spread import box, offers, opens_spread, settles_spread
from tests.ui.terminal.supernova import visit_jackpots

LIMITS_CHAPTER = 4
MAY_BE_MALFUNCTION = "It may come from a malfunction"
RINGS_FAILED = "The display of the rings failed"
"""As staff choose it on their console."""
SPREAD_BETS = ("straight:17", "red", "spread:1:40-57", "spread:1:0-00")
BETS = ("straight:17", "split:8/11", "red", "dozen:2", "column:1", "low")

LONG_NOTE = ("1234567 " * 20)[:WORDS_MAX]
"""As much as staff can type to a player, in no language."""


def visit(salon: Salon, look: Callable[[str], None], wait: Wait) -> None:
    """Looks at each station, by its name. The terminal begins with nobody at it."""
    house = salon.house
    house.tell(c.SetReading(LATEST))
    look("attract")
    if salon.book.terms.supernova is not None:
        visit_jackpots(salon, look)
    house.gives(1_000_000)
    for outcome in ("0", "17", "32"):
        house.tell(*(c.PlaceChip(bet, 2500) for bet in BETS))
        house.plays(outcome)
        look(f"result-{outcome}")
        house.opens()
    _wheel(salon, look)
    _play(salon, look)
    _panels(salon, look)
    _own_play(salon, look)
    _rounds_that_fail(salon, look)
    _leaving(salon, look, wait)
    _staff(salon, look, wait)
    _stopped(salon, look, wait)


def visit_spread(salon: Salon, look: Callable[[str], None]) -> None:
    """Whatever Spread-Bet adds. The terminal begins between two rounds, with a player at it."""
    house = salon.house
    house.tell(c.NoticeSpread("1", SPREAD_LIMITS, house.clock.now_ms + 600_000))
    salon.view._announcements.notice.hush()
    look("spread-notice")
    offers(house)
    opens_spread(house)
    if salon.find("trackTab") is not None:
        salon.touch("trackTab")
    house.tell(*(c.PlaceChip(bet, 2500) for bet in SPREAD_BETS))
    look("spread-betting")
    salon.fingers.press(box(salon, "72-72"))
    salon.view.cloth._show_preview()
    look("spread-preview")
    salon.fingers.lift(QPoint(2, salon.window.height() - 2))
    house.closes()
    house.registers()
    look("spread-rolling")
    house.tell(c.Settle(house.state.round.number, "17", 9))
    look("spread-won")
    for outcome, ring, name in (("0", 1, "zeros"), ("2", 1, "lost")):
        opens_spread(house)
        house.tell(*(c.PlaceChip(bet, 2500) for bet in SPREAD_BETS))
        settles_spread(house, outcome, ring)
        look(f"spread-{name}")
    opens_spread(house)
    house.tell(*(c.PlaceChip(bet, 2500) for bet in SPREAD_BETS))
    for name in ("history", "statistics"):
        if salon.find("clothTab") is not None:
            salon.touch("clothTab")
        if salon.find(f"{name}Button") is not None:
            salon.touch(f"{name}Button")
        look(f"spread-{name}")
        if salon.find(f"close{name.capitalize()}") is not None:
            salon.touch(f"close{name.capitalize()}")
    for number, fault in enumerate(SpreadFault):
        if salon.find("trackTab") is not None:
            salon.touch("trackTab")
        reason = RINGS_FAILED if fault is SpreadFault.STAFF else ""
        house.tell(c.VoidSpread(house.state.round.number, fault, reason, ("4.2(a)", "6.21")))
        salon.view._announcements.notice.hush()
        look(f"spread-void-{number}")
        settles_spread(house, "17", None, fault)
        look(f"spread-returned-{number}")
        opens_spread(house)
        house.tell(*(c.PlaceChip(bet, 2500) for bet in SPREAD_BETS))
    house.plays("17")


def _wheel(salon: Salon, look: Callable[[str], None]) -> None:
    """From no more bets to the result, with a win, with less back than staked, and without bets."""
    house, stage = salon.house, salon.view.stage
    house.closes()
    look("rolling-without-bets")
    house.settles("17")
    house.opens()
    for bets, name in ((BETS, "won"), (("black", "straight:3", "straight:5"), "less")):
        house.tell(*(c.PlaceChip(bet, 2500) for bet in bets))
        house.closes()
        house.registers()
        look(f"rolling-{name}")
        stage.watched(True)
        house.settles("17")
        stage._landing.timeout.emit()
        look(f"at-rest-{name}")
        stage.watched(False)
        look(f"result-{name}")
        house.opens()


def _play(salon: Salon, look: Callable[[str], None]) -> None:
    house = salon.house
    house.tell(*(c.PlaceChip(bet, 500) for bet in BETS), c.SaveFavourite("1"))
    look("betting")
    for wager in ("corner:16/17/19/20", "dozen:3"):
        salon.fingers.press(salon.spot(wager))
        salon.view.cloth._show_preview()
        look(f"preview-{wager.partition(':')[0]}")
        salon.fingers.lift(QPoint(2, salon.window.height() - 2))
    salon.fingers.press(salon.spot("red"))
    salon.fingers.move(salon.spot("straight:23"))
    look("drag")
    salon.fingers.lift(salon.spot("red"))
    salon.touch("moveButton")
    salon.touch_spot("red")
    look("move")
    salon.touch("moveButton")
    salon.desk.ask_help(True)
    for sum_cents in (100_000_000, 1):
        salon.desk.touch(c.PlaceChip("straight:5", sum_cents))
    look("limit")
    house.tell(c.NoticeClosing(house.clock.now_ms + 600_000))
    look("closing")


def _panels(salon: Salon, look: Callable[[str], None]) -> None:
    salon.touch("languageButton")
    look("languages")
    salon.touch("languageButton")
    salon.touch("favouritesButton")
    salon.touch("nameFavourite1")
    look("naming")
    salon.touch("cancelName")
    salon.touch("closeFavourites")
    for name in ("favourites", "finales", "statistics", "history", "settings"):
        if salon.find(f"{name}Button") is not None:
            salon.touch(f"{name}Button")
            look(name)
            salon.touch(f"close{name.capitalize()}")
    salon.touch("historyButton")
    salon.touch("historyReceipt")
    look("receipt")
    salon.touch("closeReceipt")
    salon.touch("closeHistory")
    if salon.find("trackTab") is not None:
        salon.touch("trackTab")
        look("track")
        salon.touch("clothTab")
    salon.touch("helpButton")
    chapters = salon.view.help.titles.rowCount()
    for chapter in range(chapters):
        salon.view.help.turnTo(chapter)
        look(f"rules-{chapter}")
    salon.touch("closeHelp")


def _own_play(salon: Salon, look: Callable[[str], None]) -> None:
    """What a player has set, and is asked about between the rounds."""
    house = salon.house
    salon.touch("playButton")
    look("play")
    house.tell(c.OfferTips(10_000))
    salon.touch("tipKey")
    salon.touch("tip-500")
    look("play-tip")
    salon.touch("tipClose")
    salon.touch("timeDown")
    house.tell(c.Clear())
    look("play-limits")
    salon.touch("break5")
    look("break")
    house.waits(minutes=5)
    house.plays("17")
    house.waits(minutes=31)
    look("reality-check")
    house.waits(minutes=0.1)
    salon.touch("careGoOn")
    house.tell(c.SetOwnLimits(time_limit_s=60, loss_limit_cents=None))
    house.seat.pass_time()
    look("own-limit")
    salon.touch("careGoOn")
    house.tell(c.OpenDispute("dispute 3 c0ffee", "player", house.state.round.number, ""))
    look("dispute")
    unlocked = c.Unlock(LockReason.DISPUTE, "table")
    house.tell(unlocked, c.EndDispute("dispute 3 c0ffee", "sue", "The result stands", LONG_NOTE))
    look("dispute-decided")
    salon.touch("disputeBack")
    house.tell(c.HandPay("paid", "sue"))
    look("paid")
    house.gives(1_000_000)


def _rounds_that_fail(salon: Salon, look: Callable[[str], None]) -> None:
    house = salon.house
    house.opens()
    house.tell(c.PlaceChip("red", 500))
    if not salon.book.low_wagers_valid:
        house.tell(c.PlaceChip("straight:1", 1))
    house.closes()
    look("returned")
    house.registers()
    look("registered")
    house.tell(c.Freeze("a wrong number"))
    look("frozen")
    number, clauses = house.state.round.number, salon.book.terms.no_spin.reasons[-1].clause
    house.tell(c.Thaw(), c.VoidRound(number, "the ball left the wheel", clauses))
    look("void")
    house.opens(left_s=4)
    house.tell(c.PlaceChip("red", 500))
    look("last-seconds")
    house.plays("17")
    round_ = house.state.round.number
    house.tell(c.Freeze("a wrong number"), c.CorrectRound(round_, 2, "16", "case"), c.Thaw())
    look("corrected")
    _remedied(salon, look)
    _vouchers(salon, look)
    house.opens()
    house.closes()
    house.tell(c.CallNoSpin(house.state.round.number, salon.book.terms.no_spin.reasons[0].id))
    look("no-spin")
    if house.state.round.phase is not TerminalPhase.IDLE:
        house.settles("17")
    _other_limits(salon, look)
    house.falls_silent()
    look("waiting")
    house.answers_again()
    house.tell(c.Lock(LockReason.PRINTER))
    look("locked")
    house.tell(c.Unlock(LockReason.PRINTER, "anna"))


def _remedied(salon: Salon, look: Callable[[str], None]) -> None:
    """Bets that staff put right or forfeited, and money that is in question."""
    house, clauses = salon.house, salon.book.terms.no_spin.reasons[-1].clause
    for outcome, name in (("17", "adjusted"), (None, "forfeited")):
        house.opens()
        house.tell(c.PlaceChip("red", 500))
        house.plays("17")
        judged = Judged(
            change=1,
            clause=clauses[0],
            stakes={"straight:17": 500},
            promotional={},
            forfeited=outcome is None,
        )
        settlement = 1 if outcome else 2
        number = house.state.round.number
        put_right = c.CorrectRound(number, settlement, outcome, f"case {name}", judged)
        house.tell(c.Freeze("bets are looked at"), put_right, c.Thaw())
        look(name)
    house.opens()
    house.tell(c.PlaceChip("red", 500))
    house.closes()
    house.registers()
    number = house.state.round.number
    house.tell(c.VoidSlip(number, SEAT_INTERRUPTED, salon.book.terms.faults.clause))
    look("own-bets-void")
    house.tell(c.Settle(number, "17"))
    look("own-bets-void-result")
    more_cents = house.state.credit_cents + 50_000
    house.tell(c.Withhold("case held", more_cents, MAY_BE_MALFUNCTION, None, number))
    look("withheld")
    house.tell(c.PayCase("case held", "sue", LONG_NOTE))
    look("withheld-paid")
    salon.view.notice._timer.timeout.emit()  # it was read
    look("withheld-note")


def _vouchers(salon: Salon, look: Callable[[str], None]) -> None:
    """Where they are wagers of their own: seen, wagered, kept and handed back."""
    house, terms = salon.house, salon.book.terms.promotional
    if terms is None or not terms.stake_spent:
        return
    house.opens()
    house.tell(*(c.Credit(f"voucher {n}", 2500, Tender.VOUCHER, "sue") for n in (1, 2)))
    look("vouchers")
    house.tell(c.PlaceVoucher(next(iter(house.state.vouchers)), "red"))
    look("voucher-wagered")
    house.plays("17")
    look("voucher-spent")
    house.tell(c.HandBackVouchers("back", 2500, "sue"))
    look("vouchers-back")


def _other_limits(salon: Salon, look: Callable[[str], None]) -> None:
    """Announced, in force, and a player who keeps the old ones or has some of his own."""
    house, book = salon.house, salon.book
    was = LimitAmounts.of(book.limits)
    new = LimitAmounts(
        kinds={kind: (2 * low, 2 * high, unit) for kind, (low, high, unit) in was.kinds.items()},
        aggregate_minimum_cents=None if book.low_wagers_valid else 2000,
        aggregate_maximum_cents=500_000,
    )
    house.tell(c.NoticeLimits(new, house.clock.now_ms + 600_000))
    house.waits(minutes=0.2)
    salon.view._announcements.notice.hush()
    look("limits-notice")
    house.tell(c.ChangeLimits(new))
    if book.terms.legacy is not None:
        house.tell(c.GrantLegacy(was, house.clock.now_ms + 3_600_000))
    if book.terms.agreed_limits is not None:
        house.tell(c.AgreeLimits(new))
    house.opens()
    house.waits(minutes=0.2)
    look("other-limits")
    salon.fingers.press(salon.spot("corner:16/17/19/20"))
    salon.view.cloth._show_preview()
    look("preview-limits")
    salon.fingers.lift(QPoint(2, salon.window.height() - 2))
    salon.touch("helpButton")
    salon.view.help.turnTo(LIMITS_CHAPTER)
    for _ in range(3):  # lines ahead of the page are laid out one picture after the other
        QCoreApplication.processEvents()
        salon.picture()
    look("rules-limits")
    salon.touch("closeHelp")
    house.plays("17")
    if house.state.limits.legacy is not None:
        house.tell(c.EndLegacy())
    if house.state.limits.agreed is not None:
        house.tell(c.EndAgreement())
    house.tell(c.ChangeLimits(was))


def _leaving(salon: Salon, look: Callable[[str], None], wait: Wait) -> None:
    house = salon.house
    assert isinstance(house.printer, Printer)
    house.opens()
    house.tell(c.CashOut(CashOutWay.ATTENDANT, "attendant"))
    look("attendant")
    house.tell(c.CallOffAttendant())
    if CashOutWay.TICKET not in salon.book.terms.cash_out.ways:
        return
    salon.touch("cashOutButton")
    wait(lambda: house.state.tickets.printing is not None)
    look("printing")
    house.printer.answers(Printed.DONE)
    wait(lambda: not house.state.account.open)
    look("ticket")
    house.printer.is_emptied()
    look("taken")
    salon.touch("backButton")


def _staff(salon: Salon, look: Callable[[str], None], wait: Wait) -> None:
    salon.house.closes()
    look_through(salon, lambda page: look(f"staff-{page}"), wait)
    salon.house.settles("17")
    salon.house.opens()


def _stopped(salon: Salon, look: Callable[[str], None], wait: Wait) -> None:
    house = salon.house
    house.gives(5000)
    house.tell(c.PlaceChip("red", 2500), c.Lock(LockReason.MALFUNCTION))
    look("stopped")
    house.fails("the disk is full")
    QCoreApplication.processEvents()
    look("outofservice")
    house.recovers()
    house.is_damaged()
    look("damaged")
    corners(salon)
    salon.touch("beginNewJournal")
    wait(lambda: salon.find("newJournalProblem") is not None)
    look("staff-begin-anew")
