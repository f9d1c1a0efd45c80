"""Every screen, panel and sheet of a console, one after the other, over a table that shows whatever
is wanted."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from PySide6.QtGui import QPointingDevice

from kiosk.console.order import Outcome, Person
from kiosk.devices.ports import PrinterCondition, Trouble
from kiosk.game.facts import LockReason, StaffRole
from kiosk.game.refusal import Reason, Refusal
from kiosk.game.round.registration import DISAGREE
from kiosk.game.round.state import SlipStatus, TablePhase
from kiosk.game.table import commands as c
from kiosk.game.takings.state import SeatTakings
from kiosk.game.tournament.values import SessionPhase
from kiosk.link import messages as m
from kiosk.link.look_up import LookedUp
from kiosk.records.reader import Asked
from kiosk.records.reading import answer
from kiosk.rules.points import Points
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.application import Application
from kiosk.ui.console.archive import Archive, ArchivePlace
from kiosk.ui.console.round_drafts import freeze
from tests.records.nights import hard_night, write
from tests.ui.console import director
from tests.ui.console.jackpots import SHOWN
from tests.ui.console.screen import ConsoleScreen
from tests.ui.console.shown import ShownTable, busy_table, desk_at, doubted
from tests.ui.console.test_orders import (
    DEALERS_WITH_TWO,
    ORDERS,
    begin,
    fill_in,
    offered,
    table_for,
)
from tests.ui.terminal import tournament as cup

Look = Callable[[str], None]

FULL = "15"
"""A seat with everything that a seat can lack."""
_AT_ONCE = ("open", "close", "confirm")
"""Given without a sheet by whoever may."""
_TAKEN = SeatTakings(
    notes_cents=1_234_567_00,
    tickets_in_cents=9_876_543_50,
    credits_cents=250_000_00,
    tickets_out_cents=10_500_000_50,
    hand_paid_cents=123_456_00,
    wagered_cents=98_765_432_00,
    paid_cents=98_888_888_00,
)
_HERE = m.SeatAt(
    here=True,
    playing=True,
    credit_cents=1_234_567_89,
    stake_cents=4_200_00,
    takings=_TAKEN,
    last_cents=-4_200_00,
)


class AtHand(Archive):
    """Reads the journals of a night at once, in this process; those of ten seats are missing."""

    night: Path

    async def _looked_up(self, asked: LookedUp) -> bytes:
        return answer(self.night, Asked(asked, tuple(str(seat) for seat in range(1, 13))))

    async def _done(self, request: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        return request(*args, **kwargs)


def screen_at(
    application: Application, panel: QPointingDevice, book: RuleBook, folder: Path
) -> ConsoleScreen:
    """Before a table that is silent yet, with the journals of a night."""
    table = busy_table(book)
    table.board = None
    night = write(folder / "night", hard_night().journals())
    desk = desk_at(table, book)
    desk.give = lambda order: None  # type: ignore[method-assign,assignment,return-value]
    archive = AtHand(desk, ArchivePlace(exports=folder / "exports"))
    archive.night = night
    return ConsoleScreen(application, panel, desk, archive)


async def visit(screen: ConsoleScreen, look: Look) -> None:
    """Looks at each station, by its name."""
    look("waiting")
    _enrolment(screen, look)
    _sign_in(screen, look)
    _second_person(screen, look)
    _rounds(screen, look)
    _seats(screen, look)
    _in_question(screen, look)
    _asked_elsewhere(screen, look)
    await _panels(screen, look)
    if screen.desk.book.terms.supernova is not None:
        visit_jackpots(screen, look)
    _orders(screen, look)


async def visit_tournament(screen: ConsoleScreen, look: Look) -> None:
    """The director's panel in each phase of a session, and a sheet of each order."""
    there = cup.seen()
    lost = replace(there.players[-1], place=0, out_at=8, stack=Points(), penalties=2)
    there = replace(there, players=(*there.players[:-1], lost))
    for phase in (None, *SessionPhase):
        _directs(screen, replace(there, phase=phase), replace(director.house(), tied=("008",)))
        look(f"tournament-{phase.value if phase else 'between'}")
        screen.view.closePanel()
    _directs(screen, cup.awarded(), director.house())
    look("tournament-prizes")
    screen.view.closePanel()
    for key in director.ORDERS:
        _directs(screen, *director.at_order(key, there))
        screen.view.begin(key)
        look(f"tournament-order-{key}")
        screen.view.sheet.close()
        screen.view.closePanel()


def _directs(
    screen: ConsoleScreen, seen: m.TournamentSeen | None, house: m.TournamentHouse
) -> None:
    table = _at(screen, TablePhase.IDLE, tournament=seen)
    assert table.seats is not None
    seats = {str(n): m.SeatAt(here=True) for n in range(1, 10)}
    table.seats = replace(table.seats, seats=seats)
    table.tournament, table.tournament_terms = house, director.DISCRETION
    _show(screen, table, "sue")
    screen.view.openPanel("tournament")


def _show(screen: ConsoleScreen, table: ShownTable, who: str = "") -> ShownTable:
    """From now on the table is so."""
    screen.desk.client = table  # type: ignore[assignment]
    screen.desk.person = Person(who, "111111") if who else None
    screen.view.refresh()
    return table


def _at(screen: ConsoleScreen, phase: TablePhase, **board: Any) -> ShownTable:
    """Whatever is announced."""
    table = busy_table(screen.desk.book, phase)
    assert table.board is not None and table.house is not None and table.seats is not None
    limits, later_ms = table.house.limits, 2_000_000_000_000
    table.board = replace(table.board, **{"frozen": False, "last_round": 7, **board})
    table.house = replace(table.house, frozen="", limits_notice=(limits, later_ms))
    table.seats = m.Seats(seats=dict(list(_every_seat().items())[:15]))
    table.takings = m.Takings(total=_TAKEN, rounds=412, rounds_an_hour=41, since_ms=1)
    return table


def visit_jackpots(screen: ConsoleScreen, look: Look) -> None:
    """The work of the table while one is won, and the page of all of them."""
    for name, shown in SHOWN.items():
        _show(screen, shown(_at(screen, TablePhase.SPINNING)), "sue")
        look(f"jackpots-{name}-work")
        screen.view.openPanel("supernova")
        look(f"jackpots-{name}")
        screen.view.closePanel()


def _enrolment(screen: ConsoleScreen, look: Look) -> None:
    table, enrol = busy_table(screen.desk.book), screen.view.enrol
    assert table.house is not None
    table.house = replace(table.house, staff={})
    _show(screen, table)
    enrol.type("Wilhelmina Featherst")
    look("enrol")
    enrol.confirm()
    enrol.type("222222")
    look("enrol-pin")
    enrol.confirm()
    enrol.type("333333")
    look("enrol-again")
    enrol.confirm()
    look("enrol-differ")
    enrol.came_of(Outcome(m.EnrolStaff, Refusal(Reason.SECOND_ROLE)))
    look("enrol-refused")


def _second_person(screen: ConsoleScreen, look: Look) -> None:
    table, view = table_for(screen.desk.book, "withdraw-change"), screen.view
    assert table.house is not None
    table.house = replace(table.house, two_there=True)
    _show(screen, table, "sue")
    look("staff-announced")
    view.openPanel("enrol")
    view.enrol.type("Wilhelmina Featherst")
    for digits in ("222222", "222222"):
        view.enrol.confirm()
        view.enrol.type(digits)
    view.enrol.confirm()
    look("enrol-second")
    view.enrol.came_of(Outcome(m.EnrolStaff, Refusal(Reason.NOT_INDEPENDENT, name="sue")))
    look("enrol-not-independent")
    view.openPanel("own-pin")
    look("own-pin")
    view.closePanel()


def _sign_in(screen: ConsoleScreen, look: Look) -> None:
    table, view = busy_table(screen.desk.book), screen.view.sign_in
    assert table.house is not None
    table.house.staff["dora"] = m.StaffAt(role=StaffRole.DEALER, locked_out=True)
    _show(screen, table)
    look("signin")
    view.choose("sue")
    view.type("222222")
    view.came_of(Outcome(m.SignIn, Refusal(Reason.STAFF_LOCKED_OUT)))
    look("signin-refused")


def _rounds(screen: ConsoleScreen, look: Look) -> None:
    """What the dealer's column says."""
    stage = screen.view.stage
    _show(screen, _at(screen, TablePhase.SHUT), "dora")
    look("closed")
    _show(screen, _at(screen, TablePhase.IDLE, last=()), "dora")
    look("first")
    for last in ("17", None):
        _show(screen, _at(screen, TablePhase.IDLE, last=(last,), last_round=8), "dora")
        look(f"result-{last}")
    table = _at(screen, TablePhase.BETTING)
    table.remaining_s = 17
    _show(screen, table, "dora")
    look("betting")
    _show(screen, _at(screen, TablePhase.CLOSING), "dora")
    look("closing")
    table = _show(screen, _at(screen, TablePhase.SPINNING), "dora")
    look("spinning")
    for sensed, touched in (("17", ""), ("17", "17"), ("20", "17"), ("20", "17 17")):
        assert table.board is not None
        table.board = replace(table.board, sensed=sensed)
        stage.erase()
        for number in touched.split():
            stage.touch(number)
        look(f"number-{sensed}-{touched.replace(' ', '-')}")
    stage.erase()


def _every_seat() -> dict[str, m.SeatAt]:
    """One for each word that a tile can say; the first fifteen are those with much of it."""
    locks = [replace(_HERE, locks=(reason,)) for reason in LockReason]
    papers = [replace(_HERE, devices={"printer": each}) for each in PrinterCondition]
    slips = [replace(_HERE, slip=status) for status in SlipStatus]
    lost = replace(_HERE, here=False, owed_cents=120_00)
    full = replace(
        _HERE,
        devices={"printer": PrinterCondition.PAPER_LOW, "validator": Trouble.GONE},
        legacy_until_ms=1,
        not_paid=Refusal(Reason.ACCOUNT_OPEN),
    )
    free, off = m.SeatAt(here=True, credit_cents=0), m.SeatAt()
    nothing = replace(_HERE, stake_cents=0)
    idle = replace(nothing, sat_out=3)
    first = [*locks[:8], lost, *slips[:3], free, off, full]
    cut_off = m.SeatAt(devices={m.LINK: m.CUT_OFF})
    jam = replace(_HERE, devices={"validator": Trouble.JAM})
    rest = [locks[8], slips[3], _HERE, nothing, idle, jam, cut_off]
    return {str(name): seat for name, seat in enumerate([*first, *rest, *papers], start=1)}


def _seats(screen: ConsoleScreen, look: Look) -> None:
    for phase in (TablePhase.IDLE, TablePhase.BETTING, TablePhase.SPINNING):
        table = _at(screen, phase)
        table.seats = m.Seats(seats=_every_seat())
        _show(screen, table, "sue")
        for page in range(2):
            look(f"tiles-{phase}-{page}")
            screen.view.seats.turn(1)
    table = _show(screen, _at(screen, TablePhase.SPINNING), "sue")
    table.staff_tasks = m.StaffTasks(
        calls={"9": 100_00},
        help=("9",),
        in_question=((FULL, 7),),
        cases={"c": m.OpenCase(seat=FULL, round=7, cents=500, what=DISAGREE, held=True)},
        doubtful_tickets={FULL: "1" * 18},
        doubtful_cents={FULL: 123_400},
        doubtful_papers=(doubted(FULL),),
    )
    for seat in ("9", "12", FULL):
        screen.view.touchSeat(seat)
        screen.view.refresh()
        look(f"seat-{seat}")
    screen.view.openPanel("seat")
    told = m.SeatRound(seat=FULL, round=7, rounds=(8, 7, 6), stakes={"red": 500}, outcome="17")
    for status in SlipStatus:
        table.seat_round = replace(told, status=status, reason=_reason_of(screen))
        screen.view.refresh()
        look(f"account-{status}")
    table.seat_round = replace(told, status=SlipStatus.REGISTERED, settlement=2)
    screen.view.refresh()
    look("account-corrected")
    screen.view.closePanel()


def _in_question(screen: ConsoleScreen, look: Look) -> None:
    """Cases by their clocks, a player who sits out, and displays that died."""
    table, desk = _at(screen, TablePhase.BETTING), screen.desk
    assert table.house is not None and table.seats is not None
    table.house = replace(table.house, dead_displays=("D1", "D2"))
    table.seats.seats["1"] = replace(_HERE, sat_out=3, stake_cents=0)
    table.seats.seats["2"] = replace(_HERE, agreed=table.house.limits)
    table.seats.seats["3"] = replace(_HERE, voucher_cents=2500)
    now_ms = desk.now_ms()
    held = m.OpenCase(
        seat="4",
        round=7,
        cents=500_00,
        what=DISAGREE,
        held=True,
        held_cents=200_00,
        claimed_cents=300_00,
        notify=True,
        until_ms=now_ms + 61 * 60_000,
    )
    late = replace(held, seat="5", until_ms=now_ms - 25 * 3_600_000)
    table.seats.seats.update({"4": _HERE, "5": _HERE})
    table.staff_tasks = m.StaffTasks(cases={"c": held, "d": late})
    _show(screen, table, "sue")
    look("tiles-in-question")
    for seat in ("1", "2", "3", "4", "5"):
        screen.view.touchSeat(seat)
        screen.view.refresh()
        look(f"in-question-{seat}")
    screen.view.begin("close-case")
    look("in-question-sheet")
    screen.view.sheet.close()
    told = m.SeatRound(seat="5", round=7, rounds=(7,), stakes={"red": 500}, outcome="17")
    table.seat_round = replace(
        told, status=SlipStatus.VOID, reason="A device was used or carried", void_by=()
    )
    screen.view.openPanel("seat")
    screen.view.refresh()
    look("in-question-void")
    screen.view.closePanel()


def _reason_of(screen: ConsoleScreen) -> str:
    return screen.desk.book.terms.no_spin.reasons[0].id


def _asked_elsewhere(screen: ConsoleScreen, look: Look) -> None:
    """Another console asks for a second person."""
    table = _at(screen, TablePhase.IDLE, last=("17", "4"), last_round=8, round=8)
    reason = "The sensor's number was accepted and is wrong"
    command = c.CorrectResult(8, "20", reason)
    asked = m.OrderToConfirm(order="o", who="sam", console="2", why=reason, command=command)
    table.staff_tasks = m.StaffTasks(to_confirm=(asked,))
    _show(screen, table, "sue")
    look("asked-elsewhere")
    screen.view.confirming.came_of(
        Outcome(m.ConfirmOrder, Refusal(Reason.NOT_INDEPENDENT, name="sue"))
    )
    look("asked-elsewhere-refused")
    screen.view.confirming.leave()


async def _panels(screen: ConsoleScreen, look: Look) -> None:
    view, desk = screen.view, screen.desk
    table = _at(screen, TablePhase.IDLE)
    assert table.board is not None and table.house is not None
    reason = freeze(desk).reasons[0].text
    table.board = replace(table.board, frozen=True)
    table.house = replace(table.house, frozen=reason, closing_due_ms=2_000_000_000_000)
    table.house.staff["dora"] = m.StaffAt(role=StaffRole.DEALER, locked_out=True)
    for who in ("sue", "ted"):
        _show(screen, table, who)
        look(f"frozen-{who}")
        view.openPanel("menu")
        look(f"menu-{who}")
        view.closePanel()
    view.openTakings("hold")
    look("takings")
    view.closePanel()
    _show(screen, table, "sue")
    view._came_of(Outcome(m.StaffOrder, Refusal(Reason.SLIPS_OUTSTANDING)))
    look("refused")
    for panel in ("limits", "log", "enrol", "house-text", "wheel"):
        view.openPanel(panel)
        look(panel)
    for panel in ("records", "report"):
        view.openPanel(panel)
        await screen.until(lambda: not (view.records.showing.busy or view.report._busy), panel)
        look(panel)
    view.openPanel("records")
    await screen.until(lambda: not view.records.showing.busy, "records")
    view.records.select("0")
    view.records.openPad()
    look("records-typing")
    view.records.openPad()
    view.records.choose("rounds")
    await screen.until(lambda: not view.records.showing.busy, "rounds")
    view.records.select("0")
    look("records-round")
    view.closePanel()


def _orders(screen: ConsoleScreen, look: Look) -> None:
    """Each up to the touch that would give it, by a dealer."""
    sheet = screen.view.sheet
    for key, (_, _, needed) in ORDERS.items():
        two = needed or key in DEALERS_WITH_TWO
        if key in _AT_ONCE or not offered(screen.desk.book, key):
            continue
        table = table_for(screen.desk.book, key)
        if key == "unlock-staff":
            assert table.house is not None
            table.house.staff["drew"] = table.house.staff["dora"]
            table.house.staff["dora"] = m.StaffAt(role=StaffRole.DEALER)
        _show(screen, table, "dora")
        begin(screen.view, key)
        look(f"order-{key}")
        fill_in(screen.view, key)
        look(f"order-{key}-filled")
        assert sheet._draft is not None
        allowed = screen.desk.may(sheet._draft.command)
        asked = [sheet._draft.preview is not None, not allowed, two]
        for number in range(sum(asked)):
            sheet.confirm()
            look(f"order-{key}-{sheet.showing.stage}-{number}")
            if sheet.showing.input == "pin":
                sheet.choosePerson("sue" if sheet.showing.stage == "authority" else "sam")
                sheet.type("222222")
        sheet.close()
