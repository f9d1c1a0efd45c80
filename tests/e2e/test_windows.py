"""Real windows on a display of their own: clicked, typed at, and judged by the journals."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from PIL import ImageGrab

from kiosk.audit.agreement import compare
from kiosk.audit.audit import audit_file
from kiosk.game import facts as f
from kiosk.game.round.state import TablePhase
from kiosk.game.table import commands as c
from kiosk.lab.bench.dealer import QUIET_S, dealer_at
from kiosk.lab.simulate.house import furnish, table
from kiosk.rules.terms import Tender
from kiosk.ui.cloth_map import ClothMap
from tests.conftest import BOOKS
from tests.e2e.display import Display, display
from tests.e2e.processes import Program, until
from tests.e2e.simulation import MACHINES, SEATS, Simulation, simulating

RULEBOOK = "nsw-single-zero"
"""The shortest wagering period that there is."""
ROUNDS = int(os.environ.get("TAPIS_WINDOW_ROUNDS", "3"))
"""Every spot is clicked, at one seat or the other; at both of them by hand."""
CREDIT_CENTS = 50_000
CHIP_CENTS = 100
"""The smallest, which is in hand from the beginning."""
SPOTS = ("straight:17", "corner:16/17/19/20", "street:1/2/3", "straight:0", "split:8/11")


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[Display]:
    """With a window manager, as on a desktop: it obeys Alt+F4 where a window lets it."""
    with display(1920, 1080, manager=True) as on:
        for name, value in on.environment.items():
            monkeypatch.setenv(name, value)
        yield on


def complaints(log: Path) -> list[str]:
    """Of Qt, of QML, or of Python."""
    words = (".qml", "qt.", "QML", "Traceback", "WARNING", "ERROR", "CRITICAL")
    return [line for line in log.read_text().splitlines() if any(word in line for word in words)]


# ---- Two terminals and a table ------------------------------------------------------------------


class Salon:
    """A `tapis simulate` with windows, and a hand that clicks in them."""

    def __init__(self, program: Simulation, on: Display) -> None:
        self.program = program
        self.ask, self.facts = program.ask, program.facts
        self._on = on

    async def credit(self) -> None:
        await self.program.everybody_here()
        for seat in SEATS:
            assert await self.ask(f"credit {seat} {CREDIT_CENTS}") == f"ok 500.00 for {seat}"
            machine = f"terminal-{seat}"
            await until(lambda m=machine: self.facts(m, f.StaffCredited), "the credit")

    async def click(self, seat: str, wager: str) -> None:
        """A spot of the cloth, in the compact arrangement."""
        (window,) = self._on.windows(f"^Tapis, seat {seat}$")
        await until(lambda: self._on.brings_up(window), f"the window of seat {seat} in front")
        left, top, width, height = self._on.geometry(window)
        scale = min(width / 1280, height / 720)
        cloth = ClothMap(
            BOOKS[RULEBOOK],
            width=round(1264 * scale),
            height=round(456 * scale),
            scale=scale,
            compact=True,
        )
        at = cloth.places[wager].touch
        margin = round((width - cloth.width) / 2)
        self._on.click(left + margin + at.x, top + round(80 * scale) + at.y)

    def open_round(self, seat: str) -> int:
        """In which this seat can wager now, or none."""
        opened = [fact.round for fact in self.facts(f"terminal-{seat}", f.WageringOpened)]
        ended = [fact.round for fact in self.facts(f"terminal-{seat}", f.WageringEnded)]
        return opened[-1] if opened and opened[-1] not in ended else 0

    def placed(self, seat: str) -> list[dict[str, int]]:
        """Each thing that this seat's player did with chips."""
        return [dict(fact.stakes) for fact in self.facts(f"terminal-{seat}", f.SlipChanged)]

    async def bet(self, seat: str, wager: str, *, after: int) -> int:
        """In a round after this one: on a busy machine a click may come when the first is over, or
        even in the next. Returns the round."""
        before = len(self.placed(seat))
        while len(self.placed(seat)) == before:
            await until(lambda last=after: self.open_round(seat) > last, f"a round for {seat}")
            after = self.open_round(seat)
            await self.click(seat, wager)
            # What the player sees open when he clicks was written down before.
            after = max(after, self.open_round(seat))
            await until(
                lambda at=after: len(self.placed(seat)) > before or self.open_round(seat) != at,
                f"a chip of seat {seat}",
            )
        return after

    async def settled(self, round_: int) -> None:
        for seat in SEATS:
            machine = f"terminal-{seat}"
            await until(
                lambda m=machine: any(s.round == round_ for s in self.facts(m, f.RoundSettled)),
                f"round {round_} of seat {seat}",
            )


async def test_clicks_in_two_windows_are_wagers_at_the_table(
    tmp_path: Path, screen: Display
) -> None:
    folder = tmp_path / "evening"
    bets = {
        seat: [SPOTS[(n + number * ROUNDS) % len(SPOTS)] for n in range(ROUNDS)]
        for number, seat in enumerate(SEATS)
    }
    assert set().union(*bets.values()) == set(SPOTS)

    async with simulating(folder, RULEBOOK) as program:
        running = Salon(program, screen)
        await running.credit()
        round_ = 0
        for pair in zip(*bets.values(), strict=True):
            after = round_
            for seat, wager in zip(SEATS, pair, strict=True):
                round_ = await running.bet(seat, wager, after=after)
            await running.ask("close")
            await running.settled(round_)
        running.program.signal(signal.SIGINT)
        assert await running.program.ends() == 0, running.program.told()
        for seat in SEATS:
            wanted = [{wager: CHIP_CENTS} for wager in bets[seat]]
            assert running.placed(seat) == wanted
            slips = running.facts("table", f.SlipTaken)
            assert [slip.stakes for slip in slips if slip.seat == seat] == wanted
    audits = [audit_file(folder / f"{machine}.db", BOOKS) for machine in MACHINES]
    assert not [found for audited in audits for found in audited.findings]
    assert not compare(audits)
    for machine in MACHINES:
        assert complaints(folder / f"{machine}.log") == []


# ---- The wheel ----------------------------------------------------------------------------------

STAGE = (36, 676, 1244, 900)
"""Where the wheel turns, on a screen of 1920x1080."""


async def test_from_no_more_bets_to_the_result_the_picture_never_stands_still(
    tmp_path: Path, screen: Display
) -> None:
    """Whoever watches sees the wheel turn, as long as the dealer waits for the ball."""

    def stage() -> bytes:
        return ImageGrab.grab(STAGE, xdisplay=screen.name).tobytes()

    house = furnish(tmp_path / "house", RULEBOOK, terminals=1, grace_s=1.0)
    running = table(house, hurried=True)
    program = Program("terminal", "--config", house.terminal_config("1"))
    try:
        async with dealer_at(house) as dealer:
            await dealer.open_table()
            await program.says("the screen is up")
            await dealer.joined_by(1)
            assert (await dealer.order(c.Credit("1", CREDIT_CENTS, Tender.CASH))).done
            await dealer.give(c.OpenRound(60))
            await asyncio.sleep(QUIET_S)
            await dealer.give(c.CloseRound())
            await dealer.shown(TablePhase.SPINNING)
            for _ in range(3):
                before = stage()
                await until(lambda seen=before: stage() != seen, "another picture of the wheel")
            assert dealer.board.phase is TablePhase.SPINNING, "nobody has told a number"
            await dealer.give(c.ConfirmResult("17"))
        await program.stop()
    except BaseException:
        print(program.told())
        raise
    finally:
        await program.abandon()
        running.close()


# ---- A kiosk ------------------------------------------------------------------------------------

WAYS_OUT = ("alt+F4", "ctrl+q", "ctrl+w", "ctrl+F4", "Escape", "F11", "super", "Menu", "F1")
"""What a window manager keeps for itself, such as Alt+Tab, is the kiosk session's to switch off."""


@asynccontextmanager
async def terminal(folder: Path, on: Display, *options: str) -> AsyncIterator[tuple[Program, str]]:
    """A terminal that looks for its table, and its window once it is up."""
    house = furnish(folder, RULEBOOK, terminals=1)
    program = Program("terminal", *options, "--config", house.terminal_config("1"))
    try:
        await program.says("the screen is up")
        (window,) = on.windows("^Tapis, seat 1$")
        await until(lambda: on.active() == window, "the window has the keys")
        yield program, window
    except BaseException:
        print(program.told())
        raise
    finally:
        await program.abandon()


async def points_into(on: Display, window: str, *, seen: bool) -> None:
    """Not into the middle, where a pointer begins: xdotool would wait long for it to move."""
    left, top, width, height = on.geometry(window)
    on.move(left + width / 3, top + height / 3)
    await until(lambda: on.shows_cursor() is seen, "the cursor")


async def test_nothing_that_can_be_typed_leaves_a_kiosk(tmp_path: Path, screen: Display) -> None:
    async with terminal(tmp_path / "kiosk", screen) as (program, window):
        whole = (0, 0, screen.width, screen.height)
        await until(lambda: screen.geometry(window) == whole, "the whole screen")
        await points_into(screen, window, seen=False)
        for key in WAYS_OUT:
            screen.keys(key)
        # What was typed has been dealt with when a click after it has.
        screen.click(960, 540)
        await until(lambda: screen.active() == window, "the window has the keys")
        assert program.running
        assert screen.windows("^Tapis, seat 1$") == [window]
        assert screen.geometry(window) == whole
        await program.stop()


async def test_a_technicians_window_has_a_cursor_and_obeys_the_same_keys(
    tmp_path: Path, screen: Display
) -> None:
    """Or the test before this one would prove nothing."""
    async with terminal(tmp_path / "window", screen, "--windowed") as (program, window):
        await points_into(screen, window, seen=True)

        def typed() -> bool:
            """Again, should the window manager have been busy with something else."""
            screen.keys("alt+F4")
            return not program.running

        await until(typed, "the end")
        assert await program.ends() == 0
