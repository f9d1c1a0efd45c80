"""What a wheel says, told to its table: no more bets, and the number. The dealer confirms it.

The table is told once and soon, or not at all: a number that comes late could be taken for that of
the next round.
"""

import asyncio
import logging
from collections.abc import Callable, Collection

from kiosk.devices import ports as p
from kiosk.link import messages as m
from kiosk.link.client import TableClient
from kiosk.link.session import GoneError

_log = logging.getLogger(__name__)

STALE_S = 5.0
"""So long a word of the wheel is worth telling. No round is over and the next one spun so soon."""
_RETRY_S = 0.25


def pocket_of(shown: str, pockets: Collection[str]) -> str | None:
    """Two zeros are the double zero where there is one, and else a zero with a zero before it."""
    if shown in pockets:
        return shown
    plain = str(int(shown))
    return plain if plain in pockets else None


class SensorService:
    def __init__(
        self,
        wheel: p.WheelSensor,
        client: TableClient,
        pockets: Collection[str],
        draw_key: Callable[[], str],
    ) -> None:
        self._wheel = wheel
        self._client = client
        self._pockets = pockets
        self._draw_key = draw_key

    async def run(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._client.run())
            tasks.create_task(self._listen())

    async def _listen(self) -> None:
        while True:
            match await self._wheel.events.get():
                case p.NoMoreBets():
                    await self._tell("")
                case p.NumberRead(shown):
                    await self._tell_number(shown)
                case p.WheelWarned(warnings):
                    for warning in sorted(warnings):
                        await self._ask(
                            m.Warned(reading=self._draw_key(), warning=warning), f"{warning} warned"
                        )
                case p.BallInRim():
                    _log.info("the ball runs")

    async def _tell_number(self, shown: str) -> None:
        pocket = pocket_of(shown, self._pockets)
        if pocket is None:
            _log.error("the wheel shows %s, which is no pocket of this table's wheel", shown)
        else:
            await self._tell(pocket)

    async def _tell(self, pocket: str) -> None:
        reading = m.Sensed(reading=self._draw_key(), pocket=pocket)
        await self._ask(reading, f"number {pocket}" if pocket else "no more bets")

    async def _ask(self, reading: m.Sensed | m.Warned, what: str) -> None:
        """Again under the same key, as long as nobody can tell whether it was heard."""
        try:
            async with asyncio.timeout(STALE_S):
                answer = await self._answered(reading)
        except TimeoutError:
            _log.warning("%s: the table is away, and is not told any more", what)
        else:
            _log.info("%s: %s", what, "told" if answer.done else f"refused: {answer.why}")

    async def _answered(self, reading: m.Sensed | m.Warned) -> m.Answer:
        while True:
            try:
                return await self._client.ask(reading)
            except GoneError:
                await asyncio.sleep(_RETRY_S)
