"""A hit on demand: the next jackpot wager makes a chosen level fall. In simulations alone.

The link is stopped, the level's seal is opened and another trigger is drawn, of bytes that were
looked for until theirs lies within the next wager; then the link is started again. All of it is one
commit, so that tables see a new seal and nothing else, and the journal says what was done. A
controller of the product has neither this nor any other way to choose its bytes.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

from kiosk.game.given import Given
from kiosk.game.jackpot import commands as c
from kiosk.game.jackpot.draw import trigger_of
from kiosk.game.jackpot.state import Controller
from kiosk.game.jackpot.values import PARTS
from kiosk.game.refusal import Refused
from kiosk.jackpot.decider import Decision, JackpotDecider
from kiosk.jackpot.service import JackpotService
from kiosk.jackpot.settings import JackpotSources
from kiosk.journal.journaled_state import JournaledState
from kiosk.lab.devices.control import find
from kiosk.lab.devices.control_line import ControlLine
from kiosk.lab.devices.device import BenchError
from kiosk.lab.devices.words import number
from kiosk.lab.simulate.control import StaffAction
from kiosk.refusal_words import staff_words
from kiosk.rules.money import money_text
from kiosk.service import Machine

BENCH = ("bench", "workbench")
"""Whom the journal names for it: nobody has such names."""
_WHY = "a hit on demand"
_AT_A_TIME = 500
"""So many bytes are tried before others have their turn."""
_TRIES_MAX = 5_000_000


class ArrangedChance:
    """Chance as it comes, but for the bytes that are wanted next."""

    def __init__(self, draw: Callable[[], bytes]) -> None:
        self.draw = draw
        self.wanted: bytes | None = None

    def __call__(self) -> bytes:
        nonce, self.wanted = self.wanted or self.draw(), None
        return nonce


class ArrangedDecider(JackpotDecider):
    def __init__(self, journaled: JournaledState[Controller], sources: JackpotSources) -> None:
        self._chance = ArrangedChance(sources.draw_nonce)
        super().__init__(journaled, replace(sources, draw_nonce=self._chance))
        self._arranged: dict[int, int] = {}
        """The epoch in which each level is to fall at once."""

    def falls_next(self, index: int) -> bool:
        return self._arranged.get(index) == self.state.levels[index].epoch

    async def hit_next(self, index: int) -> None:
        """Raises `Refused`, or `BenchError`."""
        while not await self._redraw(index, *await self._bytes_for(index)):
            pass

    async def _bytes_for(self, index: int) -> tuple[int, bytes]:
        """From where on, and the bytes of a trigger that the next wager reaches."""
        level, terms = self.state.levels[index], self.state.link.terms
        assert terms is not None
        low_parts = max(0, level.value_parts)
        limit_parts = level.terms.limit_cents * PARTS
        wager_parts = terms.wager_cents * level.terms.increment_bp
        for tried in range(_TRIES_MAX):
            nonce = self._chance.draw()
            if trigger_of(nonce, low_parts, limit_parts) <= low_parts + wager_parts:
                return low_parts, nonce
            if tried % _AT_A_TIME == 0:
                await asyncio.sleep(0)
        raise BenchError(f"{level.terms.name} rises too little with a wager for a hit on demand")

    async def _redraw(self, index: int, low_parts: int, nonce: bytes) -> bool:
        """False: a round was drawn meanwhile, and the level stands elsewhere."""
        async with self._one_at_a_time:
            if max(0, self.state.levels[index].value_parts) != low_parts:
                return False
            people = self.state.link.people
            who, second = BENCH
            decision = Decision(self.state, Given(who, self._now_ms(), second=second))
            decision.take(c.NameJackpotPeople(tuple(sorted({*people, *BENCH}))))
            decision.take(c.StopLink(_WHY))
            self._open(decision, index)
            self._chance.wanted = nonce
            self._draw_due(decision)
            decision.take(c.StartLink(_WHY))
            decision.take(c.NameJackpotPeople(people))
            await self._keep_triggers()
            self.journaled.submit(decision.facts)
            self._arranged[index] = self.state.levels[index].epoch
        await self.journaled.written()
        return True


class ArrangedJackpots(JackpotService):
    """A controller with a bench beside it."""

    decided_by = ArrangedDecider

    @property
    def arranged(self) -> ArrangedDecider:
        assert isinstance(self._decider, ArrangedDecider)
        return self._decider


def jackpot_actions(bench: ControlLine) -> dict[str, StaffAction]:
    """What can be asked about them at the control socket of a house: its controller answers."""

    def asked(word: str) -> Callable[..., Awaitable[str]]:
        async def ask(*words: str) -> str:
            answer = await bench.ask(" ".join((word, *words)))
            if answer.startswith("error"):
                raise BenchError(answer.removeprefix("error").strip())
            return answer.removeprefix("ok").strip()

        return ask

    return _actions(asked("jackpots"), asked("jackpot"))


def _actions(
    levels: Callable[..., Awaitable[str]], hit: Callable[..., Awaitable[str]]
) -> dict[str, StaffAction]:
    return {
        "jackpots": StaffAction("", "the levels, and which of them falls next", levels),
        "jackpot": StaffAction("LEVEL", "the next jackpot wager makes it fall", hit),
    }


class JackpotBench:
    """What can be asked of such a controller, one command a line."""

    def __init__(self, machine: Machine[JackpotService]) -> None:
        self._machine = machine
        self._actions = _actions(self._levels, self._hit)

    async def answer(self, line: str) -> str:
        """`ok ...` or `error why`."""
        try:
            action, words = find(self._actions, line)
            if len(words) != len(action.usage.split()):
                raise BenchError(f"the command takes {action.usage or 'nothing more'}")
            return f"ok {await action.do(*words)}".rstrip()
        except BenchError as error:
            return f"error {error}"
        except Refused as refused:
            return f"error {staff_words(refused.refusal)}"

    @property
    def _decider(self) -> ArrangedDecider:
        service = self._machine.service
        if not isinstance(service, ArrangedJackpots):
            raise BenchError("the controller is out of service")
        return service.arranged

    async def _levels(self) -> str:
        decider = self._decider
        told = [
            f"{index + 1} {level.terms.name} at {money_text(level.value_parts // PARTS)}"
            f"{', falls next' if decider.falls_next(index) else ''}"
            for index, level in enumerate(decider.state.levels)
        ]
        return "; ".join(told)

    async def _hit(self, word: str) -> str:
        decider = self._decider
        levels = decider.state.levels
        index = number(word, what="LEVEL", most=len(levels)) - 1
        await decider.hit_next(index)
        return f"{levels[index].terms.name} falls with the next jackpot wager"
