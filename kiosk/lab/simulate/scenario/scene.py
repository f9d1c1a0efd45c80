"""A scenario under way: where it is played, who can be reached, and how staff give their orders."""

import asyncio
from collections.abc import Callable, Sequence

from kiosk.game.facts import StaffRole
from kiosk.game.refusal import Reason, Refusal
from kiosk.game.round.state import TablePhase
from kiosk.game.staff.table import MAY
from kiosk.game.table import commands as c
from kiosk.game.table.state import Table
from kiosk.lab.simulate.scenario.script import ScenarioMoment
from kiosk.lab.simulate.scenario.stage import TABLE, Stage, StageError
from kiosk.lab.simulate.staff import DEALER, SUPERVISOR
from kiosk.link import messages as m
from kiosk.link.session import GoneError
from kiosk.refusal_words import staff_words
from kiosk.rules.terms import Tender

_STEP_S = 0.05
_PATIENCE_S = 60.0


class ActionRefusedError(Exception):
    """What a step wants is refused. Says why."""


class Scene:
    def __init__(self, stage: Stage, seats: Sequence[str], *, wagering_s: int) -> None:
        self.stage = stage
        self.seats = tuple(seats)
        self._wagering_s = wagering_s
        self.cup_terms = ""
        """Of the tournament, if the scenario has one."""
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
        await self.until(lambda: self.stage.staff.console.client.up, "the console finds its table")
        await self.stage.quiet([seat for seat in self.seats if seat not in self._away])

    async def until(
        self, met: Callable[[], bool], what: str, *, patience_s: float = _PATIENCE_S
    ) -> None:
        loop = asyncio.get_running_loop()
        give_up_s = loop.time() + patience_s
        while not met():
            if loop.time() > give_up_s:
                raise StageError(f"it did not come about in {patience_s:g} s that {what}")
            await asyncio.sleep(_STEP_S)

    # ---- Staff --------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        return self.stage.table()

    async def order(self, command: c.Command, *, outcome: str | None = None) -> None:
        """By whoever may, and by two where two must; then everybody has heard everything. Raises
        `ActionRefusedError`."""
        await self.give(command, outcome=outcome)
        await self.quiet()

    async def give(self, command: c.Command, *, outcome: str | None = None) -> None:
        """As `order`, and nobody is waited for."""
        who = DEALER if type(command) in MAY[StaffRole.DEALER] else SUPERVISOR
        for _ in range(20):
            try:
                async with asyncio.timeout(_PATIENCE_S):  # staff themselves would try for ever
                    answer = await self.stage.staff.order(command, who=who, outcome=outcome)
            except (GoneError, TimeoutError):
                raise ActionRefusedError(staff_words(Refusal(Reason.NO_TABLE))) from None
            if not answer.went_on:
                break
            await asyncio.sleep(_STEP_S)  # the console has not been shown the last order yet
        if answer.why is not None:
            raise ActionRefusedError(staff_words(answer.why))

    async def credit(self, seat: str, cents: int) -> None:
        await self.order(c.Credit(seat, cents, Tender.CASH))

    async def _rings_lock(self) -> None:
        """The sensor sees the ball slow, and then a display that is fit locks the rings."""
        played = self.table.round.current
        if played.spread is None or played.spread.ring is not None or not self.stage.eye.up:
            return
        await self.stage.eye.ask(m.Sensed(reading=f"the ball slows in {played.round}"))

        def decided() -> bool:
            spread = self.table.round.current.spread
            return spread is None or spread.locked or spread.void is not None

        await self.until(decided, "the rings are locked, or Spread-Bets void")

    # ---- The round ----------------------------------------------------------------------------

    async def reach(self, moment: ScenarioMoment) -> None:
        """The dealer brings the round there. Raises `StageError` where he cannot."""
        for _ in range(4):
            phase = self.table.round.phase
            if phase.value == moment.value:
                break
            match moment, phase:
                case _, TablePhase.SHUT:
                    await self.order(c.OpenTable(1_000_000))
                case (
                    ScenarioMoment.BETTING | ScenarioMoment.CLOSING | ScenarioMoment.SPINNING,
                    TablePhase.IDLE,
                ):
                    await self.order(c.OpenRound(self._wagering_s))
                case ScenarioMoment.CLOSING | ScenarioMoment.SPINNING, TablePhase.BETTING:
                    await self.until(
                        lambda: self.table.round.phase is not TablePhase.BETTING,
                        "wagering is over",
                        patience_s=self._wagering_s + _PATIENCE_S,
                    )
                case ScenarioMoment.SPINNING, TablePhase.CLOSING:
                    await self.until(
                        lambda: self.table.round.phase is not TablePhase.CLOSING, "slips are in"
                    )
                case _:
                    break
        if moment is ScenarioMoment.SPINNING and self.table.round.phase is TablePhase.SPINNING:
            await self._rings_lock()
        if self.table.round.phase.value != moment.value:
            raise StageError(f"the round cannot come to {moment}: it is {self.table.round.phase}")
