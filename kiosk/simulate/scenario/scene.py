"""A scenario under way: where it is played, who can be reached, and how staff give their orders."""

import asyncio
from collections.abc import Callable, Sequence

from kiosk.game.facts import StaffRole
from kiosk.game.refusal import Reason
from kiosk.game.table import commands as c
from kiosk.game.table.staff import MAY, needs_two
from kiosk.game.table.state import Phase, Table
from kiosk.link.session import GoneError
from kiosk.rules.terms import Tender
from kiosk.simulate.scenario.script import Moment
from kiosk.simulate.scenario.stage import TABLE, Stage, StageError
from kiosk.simulate.staff import DEALER, SECOND, SUPERVISOR

_STEP_S = 0.05
_PATIENCE_S = 60.0


class RefusedError(Exception):
    """What a step wants is refused. Says why."""


class Scene:
    def __init__(self, stage: Stage, seats: Sequence[str], *, wagering_s: int) -> None:
        self.stage = stage
        self.seats = tuple(seats)
        self._wagering_s = wagering_s
        self._away: set[str] = set()
        """Without power or without their link; no seat stands for the table."""

    # ---- Who can hear -------------------------------------------------------------------------

    def leave(self, seat: str) -> None:
        self._away.add(seat)

    def come_back(self, seat: str) -> None:
        self._away.discard(seat)

    def is_away(self, seat: str) -> bool:
        return seat in self._away

    async def bring_back(self) -> None:
        """Whoever a scenario that failed has left without power or line."""
        for seat in sorted(self._away):
            await self.stage.start(seat)
            if seat != TABLE:
                await self.stage.mend_link(seat)
        self._away.clear()

    def require_everybody(self) -> None:
        """At the end nobody is left without power or line but whoever was written off."""
        seats = self.table.seats
        left = [s for s in self._away if s == TABLE or not (s in seats and seats[s].vacant)]
        if left:
            names = ", ".join(f"terminal {seat}" if seat else "the table" for seat in sorted(left))
            raise StageError(f"{names}: without power or line to the end; start or mend it")

    async def quiet(self) -> None:
        """Everybody who can hear has heard everything."""
        if TABLE in self._away:
            return
        await self.until(lambda: self.stage.staff.console.up, "the console finds its table")
        await self.stage.quiet([seat for seat in self.seats if seat not in self._away])

    async def until(self, met: Callable[[], bool], what: str) -> None:
        loop = asyncio.get_running_loop()
        give_up_s = loop.time() + _PATIENCE_S
        while not met():
            if loop.time() > give_up_s:
                raise StageError(f"it did not come about in {_PATIENCE_S:g} s that {what}")
            await asyncio.sleep(_STEP_S)

    # ---- Staff --------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        return self.stage.table()

    async def order(self, command: c.Command, *, outcome: str | None = None) -> None:
        """By whoever may, and by two where two must. Raises `RefusedError`."""
        who = DEALER if type(command) in MAY[StaffRole.DEALER] else SUPERVISOR
        second = SECOND if needs_two(command, 0) else ""
        for _ in range(20):
            try:
                async with asyncio.timeout(_PATIENCE_S):  # staff themselves would try for ever
                    answer = await self.stage.staff.order(
                        command, who=who, second=second, outcome=outcome
                    )
            except (GoneError, TimeoutError):
                raise RefusedError(Reason.NO_TABLE) from None
            if Reason.STATE_CHANGED not in answer.reason:
                break
            await asyncio.sleep(_STEP_S)  # the console has not been shown the last order yet
        if not answer.done:
            raise RefusedError(answer.reason)
        await self.quiet()

    async def credit(self, seat: str, cents: int) -> None:
        await self.order(c.Credit("", seat, cents, Tender.CASH, ""))

    # ---- The round ----------------------------------------------------------------------------

    async def reach(self, moment: Moment) -> None:
        """The dealer brings the round there. Raises `StageError` where he cannot."""
        for _ in range(4):
            phase = self.table.phase
            if phase.value == moment.value:
                return
            match moment, phase:
                case _, Phase.SHUT:
                    await self.order(c.OpenTable(1_000_000, ""))
                case Moment.BETTING | Moment.CLOSING | Moment.SPINNING, Phase.IDLE:
                    await self.order(c.OpenRound(self._wagering_s, 0))
                case Moment.CLOSING | Moment.SPINNING, Phase.BETTING:
                    await self._close()
                case Moment.SPINNING, Phase.CLOSING:
                    await self.until(lambda: self.table.phase is not Phase.CLOSING, "slips are in")
                case _:
                    break
        if self.table.phase.value != moment.value:
            raise StageError(f"the round cannot come to {moment}: it is {self.table.phase}")

    async def _close(self) -> None:
        """The clock may be quicker than the dealer."""
        try:
            await self.order(c.CloseRound("dealer"))
        except RefusedError:
            if self.table.phase is Phase.BETTING:
                raise
