"""Commands to the controller: each is decided with all that chance adds to it, and written in one
commit."""

import asyncio
import logging

from kiosk.game import facts as f
from kiosk.game.given import Given
from kiosk.game.jackpot import commands as c
from kiosk.game.jackpot.machine import decided
from kiosk.game.jackpot.state import Controller
from kiosk.jackpot.settings import JackpotSources
from kiosk.jackpot.triggers import Triggers
from kiosk.journal.errors import JournalFaultError
from kiosk.journal.journaled_state import JournaledState
from kiosk.link.message import HeadAt

_log = logging.getLogger(__name__)


class Decision:
    """What follows from a command, before anything of it is written."""

    def __init__(self, state: Controller, given: Given) -> None:
        self.state = state
        self.facts: list[f.Fact] = []
        self._given = given

    def take(self, command: c.ControllerCommand) -> None:
        """Raises `Refused`: then nothing of the decision is written."""
        facts, self.state = decided(self.state, command, self._given)
        self.facts += facts


class JackpotDecider:
    def __init__(self, journaled: JournaledState[Controller], sources: JackpotSources) -> None:
        self.journaled = journaled
        self._triggers = Triggers(sources.safe, sources.draw_nonce)
        self._now_ms = sources.now_ms
        self._one_at_a_time = asyncio.Lock()
        """While a trigger goes into the safe nothing else is decided."""

    @property
    def state(self) -> Controller:
        return self.journaled.state

    @property
    def durable(self) -> Controller:
        return self.journaled.durable

    def head(self) -> HeadAt:
        return HeadAt(seq=self.journaled.head.seq, hash=self.journaled.head.hash.hex())

    async def tell(
        self, *commands: c.ControllerCommand, who: str = "", second: str = ""
    ) -> list[f.Fact]:
        """Returns when all of it is durable, with what the commands made true."""
        async with self._one_at_a_time:
            before = self.state
            decision = Decision(before, Given(who, self._now_ms(), second=second))
            for command in commands:
                self._prepare(decision, command)
                decision.take(command)
                self._follow(decision, command)
            self._draw_due(decision)
            await self._keep_triggers()
            assert self.state is before, "nothing else is decided meanwhile"
            self.journaled.submit(decision.facts)
        # All tables close about the same time: their rounds are one commit.
        await self.journaled.written(at_once=False)
        return decision.facts

    async def _keep_triggers(self) -> None:
        """Without them nothing of the decision is written: nobody would know what was sealed."""
        try:
            await self._triggers.keep(self.durable)
        except OSError as error:
            message = f"triggers cannot be kept: {error}"
            raise JournalFaultError(self.journaled.log.path, message, written=False) from None

    def _prepare(self, decision: Decision, command: c.ControllerCommand) -> None:
        """Before other levels are set, every seal is opened."""
        if isinstance(command, c.SetJackpotTerms) and not decision.state.link.started:
            for index, level in enumerate(decision.state.levels):
                if level.commitment:
                    self._open(decision, index)

    def _follow(self, decision: Decision, command: c.ControllerCommand) -> None:
        """What a round has hit, if it was not drawn before."""
        if not isinstance(command, c.DrawRound) or not decision.facts:
            return
        for index, level in enumerate(decision.state.levels):
            opened = self._triggers.opened(decision.state, index)
            if opened is None:
                _log.critical("the trigger of level %d is lost: it is drawn anew", index + 1)
                decision.take(c.LoseTrigger(index))
            elif opened[0] <= level.value_parts:
                decision.take(c.HitLevel(command.table, command.key, index, *opened))

    def _draw_due(self, decision: Decision) -> None:
        for index, level in enumerate(decision.state.levels):
            if level.due is None:
                continue
            if level.commitment:
                self._open(decision, index)
            decision.take(c.DrawTrigger(index, self._triggers.draw(decision.state, index)))

    def _open(self, decision: Decision, index: int) -> None:
        opened = self._triggers.opened(decision.state, index)
        if opened is None:
            _log.critical("the trigger of level %d is lost: its seal is not opened", index + 1)
            decision.take(c.LoseTrigger(index))
        else:
            decision.take(c.OpenTrigger(index, *opened))

    async def redraw(self) -> None:
        """Somebody has read the triggers: all of them are opened, and others drawn."""
        _log.critical("somebody has read the sealed triggers: all are opened and drawn anew")
        levels = enumerate(self.state.levels)
        sealed = [c.SeeTrigger(index) for index, level in levels if level.commitment]
        if sealed:
            await self.tell(*sealed)

    async def check(self) -> None:
        """At the start: the meters of each level, and that its trigger is there."""
        lost = [
            c.LoseTrigger(index)
            for index, level in enumerate(self.state.levels)
            if level.commitment and self._triggers.opened(self.state, index) is None
        ]
        for command in lost:
            _log.critical("the trigger of level %d is lost: it is drawn anew", command.level + 1)
        await self.tell(c.CheckLevels(), *lost)
