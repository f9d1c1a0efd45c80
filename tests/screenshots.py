"""Pictures of the player's screen in every state, of real processes on a display of their own.

Started by `packaging/screenshots FOLDER`. Pictures are named BOOK-STATE-SIZE.png.
"""

import argparse
import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from PySide6.QtGui import QGuiApplication

from kiosk.game import facts as f
from kiosk.game.table import commands as c
from kiosk.game.table.state import Phase
from kiosk.game.terminal.state import Phase as SeatPhase
from kiosk.game.terminal.state import Terminal
from kiosk.journal.errors import JournalError
from kiosk.journal.facts import restore
from kiosk.journal.reader import JournalReader
from kiosk.link.client import TableClient
from kiosk.link.identity import Role
from kiosk.link.session import GoneError
from kiosk.progress import Progress
from kiosk.rules.announced import AnnouncedKind
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import CashOutWay, Tender
from kiosk.simulate.house import (
    TICKET_LIMIT_CENTS,
    House,
    Machines,
    furnish,
    machines,
    windowed_terminal,
)
from kiosk.simulate.staff import SECOND, SUPERVISOR, Staff
from kiosk.ui.cloth_map import ClothMap
from kiosk.ui.track_map import TrackMap
from kiosk.ui.workbench.control_line import ControlLine
from tests.conftest import BOOKS
from tests.e2e.display import Display, display

FULL = (1920, 1080)
OTHERS = ((1280, 720), (1366, 768), (2560, 1440), (3840, 2160))
AT_OTHERS = (
    "crown-single-zero",
    "rws-double-zero-a",
    "rws-double-zero-b",
    "rws-triple-zero",
)
SEAT = "1"
CREDIT_CENTS = 250_000
WAIT_S = 60.0
SETTLE_S = 0.8
"""Until all that moves has come to rest."""
NOTICE_S = 4.2
"""Until the last one has gone away."""
EARLIER = ("29", "11", "33", "20", "8", "3", "26", "0", "15", "32")
"""Numbers that came up before anybody sat down."""

# Where these are in the design at 1920x1080.
CLEAR, MOVE = (1411, 963), (1579, 963)
CASH_OUT = (1784, 998)
FAVOURITE_SAVE = (1684, 704)
RULES = (1548, 52)
FINALES, MAX_BET = (1523, 842), (1619, 842)


class Screen:
    """Where things are on the window, and taking its picture."""

    def __init__(self, on: Display, book: RuleBook, folder: Path) -> None:
        self._on = on
        self._folder = folder
        self._book = book
        width, height = on.width, on.height
        self.compact = width < 1600 or height < 900
        base = (1280, 720) if self.compact else FULL
        self.scale = min(width / base[0], height / base[1])
        cloth_width = self._px(1264 if self.compact else 1848)
        spare = max(0, height - self._px(base[1]))
        cloth_height = self._px(456 if self.compact else 544) + min(spare, self._px(120))
        self._left = round((width - cloth_width) / 2)
        self._top = self._px(80 if self.compact else 116)
        self._map = ClothMap(
            book, width=cloth_width, height=cloth_height, scale=self.scale, compact=self.compact
        )

    def _px(self, design: float) -> int:
        return round(design * self.scale)

    def spot(self, wager: str) -> tuple[float, float]:
        at = self._map.places[wager].touch
        return self._left + at.x, self._top + at.y

    async def touch(self, wager: str) -> None:
        self._on.click(*self.spot(wager))
        await asyncio.sleep(0.1)

    async def hold(self, wager: str) -> None:
        self._on.press(*self.spot(wager))
        await asyncio.sleep(SETTLE_S)

    async def lift(self) -> None:
        self._on.release()
        await asyncio.sleep(0.1)

    async def hold_at(self, x: float, y: float) -> None:
        self._on.press(x, y)
        await asyncio.sleep(SETTLE_S)

    async def drag(self, origin: str, target: str) -> None:
        """And stay there."""
        self._on.press(*self.spot(origin))
        self._on.move(*self.spot(target))
        await asyncio.sleep(0.1)

    async def click(self, x: float, y: float, *, settle_s: float = SETTLE_S) -> None:
        """A place of the design, at 1920x1080 or at 1280x720."""
        self._on.click(self._px(x), self._px(y))
        await asyncio.sleep(settle_s)

    def sector(self, name: str) -> tuple[float, float]:
        """Of the track, by its wager or by the pocket of its ring."""
        left, top, width, height = (8, 420, 976, 176) if self.compact else (36, 676, 1394, 224)
        track = TrackMap(
            self._book,
            width=self._px(width),
            height=self._px(height),
            scale=self.scale,
            track="C" if name.startswith("zodiac") else "B",
        )
        labels = {sector.announced: sector.label for sector in track.sectors}
        at = labels.get(name) or track.cells[name].badge
        return self._px(left) + at.x, self._px(top) + at.y

    async def chip(self, index: int) -> None:
        if self.compact:
            self._on.click(self._px(305 + 80 * index), self._on.height - self._px(58))
        else:
            self._on.click(self._px(528 + 108 * index), self._on.height - self._px(82))
        await asyncio.sleep(0.1)

    async def shoot(self, state: str, *, settle_s: float = SETTLE_S) -> None:
        await asyncio.sleep(settle_s)
        name = f"{self._book.id}-{state}-{self._on.width}x{self._on.height}.png"
        picture = QGuiApplication.primaryScreen().grabWindow(0)
        assert picture.save(str(self._folder / name)), f"cannot write {self._folder / name}"


class Story:
    """One seat at a table, through every state."""

    def __init__(
        self, book: RuleBook, house: House, running: Machines, staff: Staff, screen: Screen
    ) -> None:
        self._book = book
        self._house = house
        self._running = running
        self._staff = staff
        self._screen = screen
        self._kinds = {announced.kind for announced in book.announced.values()}

    # ---- The table ------------------------------------------------------------------------------

    async def _order(
        self, command: c.Command, *, second: str = "", outcome: str | None = None
    ) -> None:
        give_up_s = time.monotonic() + WAIT_S
        why = "the table is away"
        while time.monotonic() < give_up_s:
            with suppress(GoneError):
                answer = await self._staff.order(
                    command, who=SUPERVISOR, second=second, outcome=outcome
                )
                if answer.done:
                    return
                why = answer.reason
            await asyncio.sleep(0.2)  # the round went on, or the table is away
        raise AssertionError(f"{type(command).__name__}: {why}")

    def _seat(self) -> Terminal | None:
        try:
            with JournalReader.read_only(self._house.folder / f"terminal-{SEAT}.db") as journal:
                state = restore(journal, self._book)  # type: ignore[arg-type]
        except JournalError:
            return None
        assert isinstance(state, Terminal)
        return state

    async def _until(self, so: Callable[[Terminal], object], about: str) -> None:
        give_up_s = time.monotonic() + WAIT_S
        while (state := self._seat()) is None or not so(state):
            assert time.monotonic() < give_up_s, f"not within {WAIT_S:g} s: {about}"
            await asyncio.sleep(0.05)

    async def _phase(self, phase: SeatPhase) -> None:
        await self._until(lambda seat: seat.phase is phase, phase)

    async def _shown(self, phase: Phase) -> None:
        while self._staff.board.phase is not phase:
            await self._staff.look()

    async def open(self, period_s: int = 90) -> None:
        await self._order(c.OpenRound(max(period_s, self._book.terms.period.shortest_s), 0))
        await self._phase(SeatPhase.BETTING)
        await asyncio.sleep(SETTLE_S)

    async def close(self) -> None:
        await self._order(c.CloseRound("dealer"))
        await self._shown(Phase.SPINNING)

    async def result(self, number: str) -> None:
        await self._order(c.ConfirmResult(number, ""))
        await self._phase(SeatPhase.IDLE)

    # ---- The states -----------------------------------------------------------------------------

    async def play(self, *, whole: bool) -> None:
        await self._arrive()
        await self._betting()
        await self._track()
        if not whole:
            return
        await self._panels()
        await self._refusals()
        await self._round_ends_badly()
        await self._staff_matters()
        await self._leave()

    async def _arrive(self) -> None:
        for number in EARLIER:
            await self._order(c.OpenRound(self._book.terms.period.shortest_s, 0))
            await self._phase(SeatPhase.BETTING)
            await self.close()
            await self.result(number)
        await self._screen.shoot("attract")
        await self._screen.click(960, 540)
        await self._screen.shoot("table-empty")
        await self._credit()

    async def _credit(self) -> None:
        await self._order(c.Credit("", SEAT, CREDIT_CENTS, Tender.CASH, ""))
        await self._until(lambda seat: seat.credit_cents == CREDIT_CENTS, "credit")

    def _known(self, *wagers: str) -> list[str]:
        return [wager for wager in wagers if wager in self._book.wagers]

    async def _place(self, chip: int, *wagers: str) -> None:
        await self._screen.chip(chip)
        for wager in self._known(*wagers):
            await self._screen.touch(wager)

    async def _hold(self, state: str, wager: str) -> None:
        await self._screen.hold(wager)
        await self._screen.shoot(state)
        await self._screen.lift()

    async def _betting(self) -> None:
        await self.open()
        await asyncio.sleep(NOTICE_S)
        await self._place(1, "straight:17", "straight:17", "straight:0", "split:14/17")
        await self._place(2, "straight:8", "street:25/26/27", "corner:28/29/31/32", "dozen:2")
        await self._place(3, "red", "column:1", "black", "low")
        await self._screen.chip(2)
        await self._hold("betting-preview", "corner:16/17/19/20")
        await self._screen.shoot("betting")
        await self.close()
        await self._screen.shoot("registered")
        await self.result("17")
        await self._screen.shoot("result-won")

    async def _track(self) -> None:
        if not self._book.announced:
            return
        screen = self._screen
        await self.open()
        await screen.chip(0)
        if screen.compact:
            await screen.click(224, 570)
        zodiac = AnnouncedKind.ZODIAC in self._kinds
        await screen.hold_at(*screen.sector("zodiac:dragon" if zodiac else self._first_of_track()))
        await screen.shoot("track")
        await screen.lift()
        if zodiac:
            await screen.click(*((1209, 510) if screen.compact else (1788, 732)))
            await screen.shoot("track-sectors")
            await screen.click(*((1066, 510) if screen.compact else (1636, 732)))
        if screen.compact:
            await screen.click(1066, 446)
        await self.close()
        await self.result("10")

    def _first_of_track(self) -> str:
        sections = [a.id for a in self._book.announced.values() if a.kind is AnnouncedKind.SECTION]
        return sections[0] if sections else "17"

    async def _panels(self) -> None:
        screen = self._screen
        await self.open()
        await self._place(2, "straight:8", "red")
        await screen.click(*RULES)
        await screen.shoot("rules")
        await screen.click(*RULES)
        await screen.click(1579, 1033)
        await screen.shoot("favourites-empty")
        await screen.click(*FAVOURITE_SAVE)
        await screen.shoot("favourites")
        await screen.click(1579, 1033)
        both = {AnnouncedKind.FINALES, AnnouncedKind.SECTION} <= self._kinds
        if both:
            await screen.click(*FINALES)
            await screen.shoot("finales")
            await screen.click(1849, 694)
        if AnnouncedKind.MAX_BET in self._kinds:
            await screen.click(*(MAX_BET if both else FINALES))
            await self._hold("max-bet", "straight:20")
            await screen.click(*(MAX_BET if both else FINALES))
        await self._slip_moves()
        await self.close()
        await self.result("0")
        await screen.shoot("result-lost")

    async def _slip_moves(self) -> None:
        screen = self._screen
        await self._hold("preview-black", "black")
        await screen.drag("straight:8", "straight:23")
        await screen.shoot("drag")
        await screen.lift()
        await screen.click(*MOVE)
        await screen.touch("red")
        await screen.shoot("move")
        await screen.click(*MOVE)

    async def _refusals(self) -> None:
        """Each that a player can meet by touching the cloth."""
        screen = self._screen
        await self.open()
        await self._refused("maximum", 4, "straight:17")
        await self._refused("minimum", 0, "red")
        await self._place(1, "red")
        await self._refused("steps", 0, "red")
        await self._refused("credit", 5, "red", "black", "odd", "even")
        if AnnouncedKind.SECTION in self._kinds and AnnouncedKind.ZODIAC not in self._kinds:
            await screen.click(*CLEAR)
            await asyncio.sleep(NOTICE_S)
            await screen.chip(5)
            await screen.click(*screen.sector(self._first_of_track()))
            await screen.shoot("refused-pieces")
        await self.close()
        await self._refused("closed", 1, "straight:20")
        await self.result("10")

    async def _refused(self, why: str, chip: int, *wagers: str) -> None:
        await asyncio.sleep(NOTICE_S)
        await self._place(chip, *wagers)
        await self._screen.shoot(f"refused-{why}", settle_s=0.3)

    async def _round_ends_badly(self) -> None:
        await self.open()
        await self._screen.click(*CLEAR)
        await self._place(0, "red", "straight:3", "dozen:1", "odd", "column:2")
        await self.close()
        await self._screen.shoot("returned")
        await self.result("4")

        period_s = max(8, self._book.terms.period.shortest_s)
        await self.open(period_s)
        opened_s = time.monotonic()
        await self._place(2, "straight:8", "red")
        await asyncio.sleep(max(0, opened_s + period_s - 5 - time.monotonic()))
        await self._screen.shoot("last-seconds")
        await self._shown(Phase.SPINNING)
        await self._order(c.VoidRound("the ball left the wheel"))
        await self._screen.shoot("void")

        await self.open()
        await self._place(2, "straight:8", "red")
        await self.close()
        await self._order(c.CallNoSpin(self._book.terms.no_spin.reasons[0].id))
        await self._screen.shoot("no-spin")
        if self._staff.board.phase is not Phase.IDLE:
            await self.result("8")

    async def _staff_matters(self) -> None:
        screen = self._screen
        await self.open()
        await self._place(2, "straight:8", "red")
        await self._order(c.Freeze("a result is being checked"))
        await self._until(lambda seat: seat.frozen, "frozen")
        await screen.shoot("frozen")
        await self._order(c.Thaw())
        await self._until(lambda seat: not seat.frozen, "thawed")
        await self.close()
        await self.result("8")
        await self._corrected("10")

        os.kill(self._running.table.pid, signal.SIGSTOP)
        await asyncio.sleep(5)
        await screen.shoot("waiting-for-table")
        await self._refused("no-table", 1, "straight:20")
        os.kill(self._running.table.pid, signal.SIGCONT)
        async with asyncio.timeout(WAIT_S):
            while (board := self._staff.console.board) is None or SEAT not in board.here:
                await self._staff.look()

        now_ms = time.time_ns() // 1_000_000
        limits = f.LimitAmounts.of(self._book.limits)
        await self._order(c.NoticeLimits(limits, now_ms))
        await self._until(lambda seat: seat.limits_notice, "the notice of limits")
        await asyncio.sleep(NOTICE_S)
        await screen.shoot("limits-notice")
        await self._order(c.WithdrawNotice())
        await self._order(c.NoticeClosing(now_ms))
        await self._until(lambda seat: seat.closing_due_ms, "the notice of closing")
        await screen.shoot("closing-notice")
        await self._order(c.WithdrawNotice())

    async def _corrected(self, outcome: str) -> None:
        board = self._staff.board
        await self._order(c.Freeze("a wrong number was entered"))
        correction = c.CorrectResult(board.round, outcome, "", "misread")
        await self._order(correction, second=SECOND, outcome="8")
        await self._order(c.Thaw())
        await self._until(lambda seat: not seat.frozen, "thawed")
        await self._screen.shoot("corrected")

    async def _leave(self) -> None:
        screen = self._screen
        if CashOutWay.TICKET in self._book.terms.cash_out.ways:
            await self._leave_by_ticket()
        await self._ready_to_leave()
        await self._printer("paper out")  # if there is one: then an attendant pays
        await asyncio.sleep(2)
        await screen.click(*CASH_OUT)
        await screen.shoot("cash-out-attendant")
        await self._pay()
        await screen.shoot("cash-out-paid")
        await self._order(c.LockSeat(SEAT, f.LockReason.MALFUNCTION, "the touchscreen"))
        await self._until(lambda seat: seat.locks, "the lock")
        await screen.shoot("out-of-service")

    async def _leave_by_ticket(self) -> None:
        screen = self._screen
        await self._ready_to_leave()
        seat = self._seat()
        if seat is not None and seat.credit_cents > TICKET_LIMIT_CENTS:
            await screen.click(*CASH_OUT)
            await self._pay()
            await screen.click(*CASH_OUT)  # back to the table, which is in the same place
            await self._credit()
        await self._printer("leave")
        await screen.click(*CASH_OUT, settle_s=0.1)
        await screen.shoot("cash-out-printing", settle_s=0.2)
        await self._until(lambda seat: seat.ticket is None and not seat.credit_cents, "the ticket")
        await screen.shoot("cash-out-ticket")
        await self._printer("take")
        await asyncio.sleep(1)
        await screen.shoot("cash-out-taken")
        await screen.click(*CASH_OUT)  # back to the table, which is in the same place
        await self.close()
        await self.result("8")
        await self._credit()

    async def _ready_to_leave(self) -> None:
        await self.open()
        await self._screen.click(*CLEAR)  # winners that ride are cleared first

    async def _printer(self, command: str) -> None:
        answer = await ControlLine(self._house.control_of("printer", SEAT)).ask(command)
        assert answer.startswith("ok"), f"the printer, asked to {command}: {answer}"

    async def _pay(self) -> None:
        async with asyncio.timeout(WAIT_S):
            while SEAT not in self._staff.console.matters.calls:
                await self._staff.look()
        cents = self._staff.console.matters.calls[SEAT]
        await self._order(c.HandPay("", SEAT, cents, ""), second=SECOND)
        await self._until(lambda seat: not seat.account_open, "the payment")


@asynccontextmanager
async def _staff(house: House) -> AsyncIterator[Staff]:
    console = TableClient(Role.CONSOLE, "house", house.connect)
    running = asyncio.create_task(console.run())
    try:
        while not console.up:
            await console.changed()
        staff = Staff(console, Random(1))
        await staff.sign_in()
        await staff.order(c.OpenTable(10_000_000, ""), who=SUPERVISOR)
        yield staff
    finally:
        running.cancel()


async def _tell(book: RuleBook, on: Display, into: Path, folder: Path, *, whole: bool) -> None:
    house = furnish(folder, book.id, terminals=1)
    size = f"{on.width}x{on.height}"
    async with machines(house) as running, _staff(house) as staff:
        running.start_devices()
        running.start_terminals(lambda seat: [*windowed_terminal(house, seat), "--size", size])
        while SEAT not in staff.board.here:
            await staff.look()
        await asyncio.sleep(1)
        await Story(book, house, running, staff, Screen(on, book, into)).play(whole=whole)


def _one(book: str, size: tuple[int, int], into: Path) -> None:
    """In a process of its own: an application of Qt knows one display."""
    with display(*size) as on, TemporaryDirectory() as folder:
        os.environ.update(on.environment)
        application = QGuiApplication([])
        asyncio.run(_tell(BOOKS[book], on, into, Path(folder), whole=size == FULL))
        application.shutdown()


def _wanted(books: Sequence[str]) -> list[tuple[str, tuple[int, int]]]:
    whole = [(book, FULL) for book in books]
    return whole + [(book, size) for book in AT_OTHERS if book in books for size in OTHERS]


async def _all(wanted: Sequence[tuple[str, tuple[int, int]]], into: Path) -> int:
    failed = 0
    with Progress("taking pictures") as progress:
        for done, (book, size) in enumerate(wanted):
            progress(done, len(wanted))
            one = [sys.executable, "-m", "tests.screenshots", str(into), "--book", book]
            process = await asyncio.create_subprocess_exec(*one, "--size", f"{size[0]}x{size[1]}")
            if await process.wait():
                print(f"{book} at {size[0]}x{size[1]} failed", file=sys.stderr)
                failed += 1
    return failed


def main() -> int:
    parser = argparse.ArgumentParser(prog="packaging/screenshots", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--book", choices=sorted(BOOKS), help="of one rule book")
    parser.add_argument("--size", help="at one size, such as 1920x1080")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    books = [arguments.book] if arguments.book else sorted(BOOKS)
    if arguments.book and arguments.size:
        width, height = (int(side) for side in arguments.size.split("x"))
        _one(arguments.book, (width, height), arguments.folder.resolve())
        return 0
    return int(asyncio.run(_all(_wanted(books), arguments.folder.resolve())) > 0)


if __name__ == "__main__":
    sys.exit(main())
