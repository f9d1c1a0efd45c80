"""What staff order at a real table, and where a terminal stands after it."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

from kiosk.game.table import commands as c
from kiosk.game.table.state import Phase
from kiosk.game.terminal.state import Phase as SeatPhase
from kiosk.game.terminal.state import Terminal
from kiosk.journal.errors import JournalError
from kiosk.journal.facts import restore
from kiosk.journal.reader import JournalReader
from kiosk.link.session import GoneError
from kiosk.rules.rulebook import RuleBook
from kiosk.simulate.house import House
from kiosk.simulate.staff import SUPERVISOR, Staff
from tests.screenshots.screen import SETTLE_S

SEAT = "1"
WAIT_S = 60.0


class Seat:
    def __init__(self, book: RuleBook, house: House, staff: Staff) -> None:
        self._book = book
        self._house = house
        self._staff = staff

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
