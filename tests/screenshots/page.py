"""Pictures of README.md that no film has: other languages and rule books, a ticket, the console."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path

from msgspec.structs import replace
from PIL import Image
from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QSize
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from kiosk.console.order import Person
from kiosk.devices.ports import Printed
from kiosk.game.facts import LimitAmounts
from kiosk.game.round.state import SlipStatus, TablePhase
from kiosk.game.takings.state import SeatTakings, total_of
from kiosk.game.terminal import commands as c
from kiosk.link import messages as m
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.application import Application
from kiosk.ui.console.archive import Archive
from kiosk.ui.display.jackpots_view import JackpotsView
from kiosk.ui.money import Currency
from tests.conftest import BOOKS
from tests.screenshots.drawn import at_work
from tests.screenshots.film import keep_small
from tests.ui.console.screen import ConsoleScreen
from tests.ui.console.shown import ShownTable, busy_table, desk_at
from tests.ui.display.stage import Stage
from tests.ui.seen_items import settle
from tests.ui.terminal.house import Printer
from tests.ui.terminal.salon import LARGE, SMALL, Salon, TerminalScreen, house_of
from tests.ui.terminal.supernova import BOOK as JACKPOT_BOOK
from tests.ui.terminal.supernova import hit, offers_jackpots, seen

BEFORE = ("26", "3", "0", "15", "32", "19", "4", "21")
BETS = {
    "straight:8": 2500,
    "straight:17": 1000,
    "split:14/17": 500,
    "corner:16/17/19/20": 2500,
    "street:25/26/27": 2500,
    "dozen:2": 2500,
    "red": 10_000,
    "low": 10_000,
}
HELD = "split:29/32"
SEATS = {"1": 247_800, "2": 9_500, "3": 41_000, "4": 222_100, "5": 18_000, "6": 2_000, "7": 65_500}
CAME = {
    "1": (150_000, 80_000, 0),
    "2": (20_000, 0, 0),
    "3": (60_000, 0, 10_000),
    "4": (200_000, 45_500, 0),
    "5": (40_000, 12_500, 20_000),
    "6": (30_000, 0, 0),
    "7": (100_000, 0, 25_000),
}
"""In notes and tickets, and out in tickets."""
LAST = (17_500, -3_500, -2_000, 0, 5_000, -10_000, -2_500)
"""What the last round came to, seat by seat."""
CALLING, STAKE_CENTS, HANDLE_CENTS = "5", 3_500, 250_000
WON = ((4, 9_400, 15, 7), (3, 90_300, 48, 2), (4, 7_100, 94, 4), (2, 721_400, 126, 11))
"""Jackpots: the level, the sum, how many minutes ago, and at which table."""


def renew(images: Path) -> None:
    with at_work():
        with _terminal(SMALL, "crown-single-zero", "zh_CN") as salon:
            salon.fingers.press(salon.spot(HELD))
            salon.view.cloth._show_preview()
            keep(salon.picture(), images / "terminal-chinese.png")
        for name, book in (("zodiac", "nsw-single-zero"), ("triple-zero", "rws-triple-zero")):
            with _terminal(LARGE, book) as salon:
                keep(salon.picture(), images / f"terminal-{name}.png")
        with _terminal(LARGE, "crown-single-zero") as salon:
            _cash_out(salon)
            keep(salon.picture(), images / "terminal-ticket.png")
        with _terminal(LARGE, JACKPOT_BOOK) as salon:
            _jackpots(salon)
            keep(salon.picture(), images / "terminal-jackpots.png")
        keep(_jackpot_monitor(BOOKS[JACKPOT_BOOK]), images / "display-jackpots.png")
        keep(_console(BOOKS["crown-single-zero"]), images / "console.png")


def keep(picture: QImage, path: Path) -> None:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert picture.save(buffer, "PNG")  # type: ignore[call-overload]
    with Image.open(BytesIO(buffer.data().data())) as image:
        keep_small(image, path)


@contextmanager
def _terminal(size: tuple[int, int], book: str, language: str = "en") -> Iterator[Salon]:
    """After a few rounds, with bets on its cloth."""
    screen = TerminalScreen(size)
    house = house_of(BOOKS[book], credit_cents=200_000, printer=Printer())
    salon = Salon(screen, QTest.createTouchDevice(), house)
    salon.speaks(language)
    for outcome in BEFORE:
        house.plays(outcome)
        house.opens()
    house.tell(*(c.PlaceChip(bet, cents) for bet, cents in BETS.items()))
    _wait(lambda: salon.find("prospects") is not None)
    settle(salon.window)
    yield salon
    salon.leave()
    screen.close()


def _cash_out(salon: Salon) -> None:
    house = salon.house
    assert isinstance(house.printer, Printer)
    house.plays("17")
    house.opens()
    salon.touch("cashOutButton")
    if salon.find("cashOutPanel") is not None:
        salon.view.cashOut.confirm()
    _wait(lambda: house.state.tickets.printing is not None)
    house.printer.answers(Printed.DONE)
    _wait(lambda: not house.state.account.open)
    settle(salon.window)


def _jackpots(salon: Salon) -> None:
    """The wager lies, and a finger is on it."""
    house = salon.house
    house.plays("17")
    offers_jackpots(house)
    house.opens()
    house.tell(*(c.PlaceChip(bet, cents) for bet, cents in BETS.items()))
    salon.view.supernova.touch()
    salon.view.supernova._preview()
    salon.picture()
    settle(salon.window)


def _jackpot_monitor(book: RuleBook) -> QImage:
    application = Application("tapis display")
    stage = Stage(book)
    view = JackpotsView(stage.onlooker, stage.clock.times, Currency("$"))
    view.setParent(application.engine)
    window = application.show("Tapis.Display", "JackpotsWindow", {"jackpots": view}, QSize(*LARGE))
    window.show()
    stage.opens()
    stage.bets()
    there, now_ms = seen(stage.clock.now_ms), stage.clock.now_ms
    assert there.told is not None and stage.client.board is not None
    last = tuple(
        hit(rank, cents, at_ms=now_ms - minutes * 60_000, table=f"Table {table}")
        for rank, cents, minutes, table in WON
    )
    tables = tuple((f"Table {number}", number not in (5, 8)) for number in range(1, 13))
    told = replace(there, told=replace(there.told, last=last, tables=tables))
    stage.tells(replace(stage.client.board, supernova=told))
    QCoreApplication.processEvents()
    settle(window)
    picture = window.grabWindow()
    application.close()
    return picture


def _console(book: RuleBook) -> QImage:
    """The ball lies, and the dealer has touched the number that the sensor read."""
    application = Application("tapis console")
    desk = desk_at(_table(book), book)
    screen = ConsoleScreen(application, QTest.createTouchDevice(), desk, Archive(desk))
    screen.desk.person = Person("sue", "222222")
    screen.view.refresh()
    screen.view.stage.touch("17")
    screen.view.touchSeat("4")
    QCoreApplication.processEvents()
    settle(screen.window)
    picture = screen.window.grabWindow()
    screen.leave()
    application.close()
    return picture


def _table(book: RuleBook) -> ShownTable:
    table = busy_table(book)
    table.board = m.Board(
        phase=TablePhase.SPINNING,
        round=23,
        frozen=False,
        last=BEFORE[::-1],
        last_round=22,
        sensed="17",
        registered=tuple(SEATS),
        limits=LimitAmounts.of(book.limits),
    )
    table.welcome = m.Welcome(
        table="Table 7", rulebook=book.id, digest=book.digest, first=0, head=m.HeadAt()
    )
    assert table.house is not None
    table.house = replace(table.house, frozen="")
    taken = {seat: _taken(seat) for seat in SEATS}
    table.seats = m.Seats(
        seats={
            seat: m.SeatAt(
                here=True,
                playing=True,
                credit_cents=cents,
                stake_cents=STAKE_CENTS,
                slip=SlipStatus.REGISTERED,
                takings=taken[seat],
                last_cents=last_cents,
            )
            for (seat, cents), last_cents in zip(SEATS.items(), LAST, strict=True)
        }
    )
    table.takings = m.Takings(total=total_of(taken), rounds=22, rounds_an_hour=38, since_ms=1)
    table.staff_tasks = m.StaffTasks(help=(CALLING,))
    return table


def _wait(until: Callable[[], bool]) -> None:
    while not until():
        QTest.qWait(20)


def _taken(seat: str) -> SeatTakings:
    """Whatever came and neither went nor is there any more the house has won."""
    notes_cents, tickets_in_cents, tickets_out_cents = CAME[seat]
    there_cents = SEATS[seat] + STAKE_CENTS
    win_cents = notes_cents + tickets_in_cents - tickets_out_cents - there_cents
    return SeatTakings(
        notes_cents=notes_cents,
        tickets_in_cents=tickets_in_cents,
        tickets_out_cents=tickets_out_cents,
        wagered_cents=HANDLE_CENTS,
        paid_cents=HANDLE_CENTS - win_cents,
    )
