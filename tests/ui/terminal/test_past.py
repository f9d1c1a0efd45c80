"""Time travel: the screen at each fact of the journal is the very screen that was there then."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QImage

from kiosk.devices.ports import Printed, PrinterCondition, PrinterStatus
from kiosk.game.preferences.facts import Preferences
from kiosk.game.terminal import commands as c
from kiosk.lab.simulate.disk import write_journal
from kiosk.records.followed_journal import FollowedJournal
from kiosk.records.past import Past
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.money import Currency
from kiosk.ui.past.past_screen import PastScreen
from kiosk.ui.terminal.desk import Look
from kiosk.ui.terminal.notice_view import SHOWN_MS
from kiosk.ui.times import wall_times
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.house import SEAT, TABLE, House, Printer
from tests.ui.terminal.salon import CHIPS_CENTS, SMALL, Salon, remove_what_has_left

OTHER = Preferences(language="zh_CN", large_text=True, high_contrast=True)
PERIOD_S = 30
"""Of wagering, as the table of these tests gives it."""
TASKS: list[asyncio.Task[None]] = []


def start(work: Coroutine[Any, Any, None]) -> None:
    """As a touch does, and as far as it gets by itself."""
    TASKS.append(asyncio.ensure_future(work))
    turn()


def turn() -> None:
    for _ in range(5):
        asyncio.get_event_loop().run_until_complete(asyncio.sleep(0))


class Evening:
    """Somebody plays, and each screen is remembered with the fact it followed."""

    def __init__(self, salon: Salon) -> None:
        self._salon = salon
        self._opened_ms = 0
        self.house = salon.house
        self.seen: dict[int, tuple[str, QImage]] = {}
        self.times: dict[int, int] = {}

    def goes_on(self, what: str, *steps: Callable[[], None], after_s: float = 10) -> None:
        clock, seat = self.house.clock, self.house.seat
        clock.now_ms += int(after_s * 1000)
        clock.passed_s += after_s
        clock.of_day = wall_times().of_day(clock.now_ms)
        if after_s * 1000 > SHOWN_MS:
            self._salon.view.notice.hush()  # its own time does not pass here
        for step in steps:
            step()
        if seat.left_s is not None:
            if what.startswith("opened"):
                self._opened_ms = clock.now_ms
            seat.left_s = PERIOD_S - (clock.now_ms - self._opened_ms) / 1000
        seat.on_change()
        QCoreApplication.processEvents()
        remove_what_has_left()
        self.seen[seat.journaled.head.seq] = (what, self._salon.picture())
        self.times[seat.journaled.head.seq] = clock.now_ms


def play(evening: Evening) -> None:
    house = evening.house
    tell = house.tell
    evening.goes_on("a note", lambda: house.gives(10_000))
    evening.goes_on("opened", lambda: house.opens(left_s=PERIOD_S))
    evening.goes_on("a chip", lambda: tell(c.PlaceChip("red", 2500)))
    evening.goes_on("another", lambda: tell(c.PlaceChip("straight:17", 100)), after_s=2)
    evening.goes_on("one too few", lambda: tell(c.Undo()), after_s=3)
    evening.goes_on("closed", house.closes, after_s=15)
    evening.goes_on("registered", house.registers, after_s=1)
    evening.goes_on("settled", lambda: house.settles("32"))
    evening.goes_on("opened again", lambda: house.opens(left_s=PERIOD_S))
    evening.goes_on("help", lambda: tell(c.AskHelp()))
    evening.goes_on("large, in Chinese", lambda: tell(c.Prefer(OTHER)), after_s=1)
    evening.goes_on("as before", lambda: tell(c.Prefer(Preferences())), after_s=1)
    evening.goes_on("frozen", lambda: tell(c.Freeze("a result is checked")), after_s=5)
    evening.goes_on("thawed", lambda: tell(c.Thaw()), lambda: tell(c.EndHelp()))
    evening.goes_on(
        "void", house.closes, lambda: tell(c.VoidRound(house.state.round.number, "no ball"))
    )
    leave(evening)


def leave(evening: Evening) -> None:
    """By ticket, and whoever comes next by an attendant, for the printer has no paper left."""
    house, printer = evening.house, evening.house.printer
    assert isinstance(printer, Printer)
    evening.goes_on("leaving", lambda: start(house.seat.cash_out()))
    evening.goes_on("printed", lambda: printer.answers(Printed.DONE), turn, after_s=0)
    evening.goes_on("a note of somebody else", printer.is_emptied, lambda: house.gives(5000))
    printer.status = PrinterStatus(PrinterCondition.PAPER_OUT)
    evening.goes_on("called", lambda: start(house.seat.cash_out()))
    evening.goes_on("paid", lambda: house.tell(c.HandPay("pay", "sue")))


@pytest.fixture
def past(tmp_path: Path, crown: RuleBook) -> Iterator[Callable[[House], Past]]:
    opened: list[Past] = []

    def past(house: House) -> Past:
        path = tmp_path / "terminal-3.db"
        write_journal(house.records, path, "terminal")
        found = Past(FollowedJournal(path), crown)
        opened.append(found)
        assert found.read_on(10_000) == house.seat.journaled.head.seq
        return found

    yield past
    for found in opened:
        found.close()


def test_the_past_is_drawn_as_it_was_seen(
    enter: Enter, past: Callable[[House], Past], crown: RuleBook
) -> None:
    salon = enter(House(crown, Printer()), SMALL)
    evening = Evening(salon)
    play(evening)
    journal = past(evening.house)
    look = Look(currency=Currency("$"), chips_cents=CHIPS_CENTS, seat=SEAT)
    # Back and forth: nothing of one screen is left on the next.
    with closing(PastScreen(crown, look, TABLE, QSize(*SMALL))) as screen:
        for number in [*evening.seen, *reversed(evening.seen)]:
            what, seen = evening.seen[number]
            screen.show(journal.stretch(number), evening.times[number])
            QCoreApplication.processEvents()
            assert screen.picture() == seen, f"{what}, fact {number}"
        screen.desk.touch(c.PlaceChip("red", 500))
        screen.desk.cash_out()
        assert screen.picture() == seen, "a touch has changed what was"
