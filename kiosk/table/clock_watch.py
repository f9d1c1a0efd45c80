"""Looks whether the machine's clock and the journal's time agree, and has staff asked if not."""

import asyncio

from kiosk.clock import TOLERANCE_MS, HouseDay
from kiosk.game.table import commands as c
from kiosk.table.decider import Decider
from kiosk.table.settings import TableClock

LOOK_S = 5.0


class ClockWatch:
    def __init__(self, decider: Decider, clock: TableClock, day: HouseDay | None = None) -> None:
        self._decider = decider
        self._clock = clock
        self._day = day

    async def run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_S)
            self.look(running=True)
            self.begin_day()

    def begin_day(self) -> None:
        """Of the house, when it is time and the time is known."""
        state, now_ms = self._decider.state, self._clock.now_ms()
        if self._day is None or state.clock.doubt is not None:
            return
        begin_ms = self._day.begin_ms(now_ms)
        if begin_ms > state.pit.day_ms:
            self._decider.submit("clock", c.BeginDay(begin_ms))

    def look(self, *, running: bool) -> None:
        """`running`: the table has counted the time by itself so far."""
        known, ahead_ms = self._decider.state.clock, self._clock.wall_ahead_ms()
        if -known.behind_ms - TOLERANCE_MS <= ahead_ms <= TOLERANCE_MS:
            self._decider.submit("clock", c.TrustClock())
            return
        if known.doubt is not None:
            told_ms = known.doubt.clock_ms - known.doubt.journal_ms
            if running and abs(ahead_ms - told_ms) <= TOLERANCE_MS:
                return
            running = running and known.doubt.running
        now_ms = self._clock.now_ms()
        self._decider.submit("clock", c.DoubtClock(now_ms + ahead_ms, now_ms, running))

    def confirmed(self) -> None:
        """Staff say that the machine's clock is right."""
        self._clock.follow_wall()
        self.look(running=True)
