"""Readings of the wheel. None of them settles a round: the dealer does."""

from kiosk.game.refusal import Reason, Refusal, Refused
from kiosk.game.table import commands as c
from kiosk.link import messages as m
from kiosk.table.client import Client
from kiosk.table.decider import Decider
from kiosk.table.rings import RingDesk

READINGS_KEPT = 100


class SensorDesk:
    def __init__(self, decider: Decider, rings: RingDesk) -> None:
        self._decider = decider
        self._rings = rings
        self._taken: dict[str, m.Sensed | m.Warned] = {}

    async def take(self, client: Client, sensed: m.Sensed | m.Warned) -> m.Answer:
        """A reading that comes again counts once: it must not end the round after its own."""
        before = self._taken.get(sensed.reading)
        if before is not None:
            same = before == sensed
            why = None if same else Refusal(Reason.KEY_REUSED)
            return m.Answer(id=sensed.reading, done=same, why=why)
        try:
            await self._decider.tell("sensor", _command(sensed), pays=client.who)
        except Refused as refused:
            # Wagering is over already, and yet the word counts: the ball begins to slow.
            slows = isinstance(sensed, m.Sensed) and not sensed.pocket
            if not (slows and self._rings.slows()):
                return m.Answer(id=sensed.reading, done=False, why=refused.refusal)
        self._taken[sensed.reading] = sensed
        if len(self._taken) > READINGS_KEPT:
            del self._taken[next(iter(self._taken))]
        return m.Answer(id=sensed.reading, done=True)


def _command(sensed: m.Sensed | m.Warned) -> c.Command:
    if isinstance(sensed, m.Warned):
        return c.SenseWarning(sensed.warning, sensed.reading)
    return c.SenseNumber(sensed.pocket, sensed.reading) if sensed.pocket else c.CloseRound()
