"""Those who may change anything at the controller: two of them, each with a PIN."""

import asyncio
import hmac
from collections.abc import Mapping

from kiosk.game.refusal import Reason, require
from kiosk.link.jackpot import JackpotOrder
from kiosk.pins import HashPin

WRONG_MAX = 5
BARRED_S = 600.0


class People:
    def __init__(self, people: Mapping[str, str], hash_pin: HashPin) -> None:
        self._people = people
        self._hash_pin = hash_pin
        self._wrong: dict[str, int] = {}
        self._barred: dict[str, float] = {}
        self._one_at_a_time = asyncio.Lock()
        """Whoever guesses waits for each answer."""

    async def require(self, order: JackpotOrder) -> None:
        """Raises `Refused`."""
        require(order.who != order.second, Reason.SECOND_PERSON)
        for name, pin in ((order.who, order.pin), (order.second, order.second_pin)):
            async with self._one_at_a_time:
                await self._require_pin(name, pin)

    async def _require_pin(self, name: str, pin: str) -> None:
        require(name in self._people, Reason.UNKNOWN_STAFF, name=name)
        now_s = asyncio.get_running_loop().time()
        require(self._barred.get(name, now_s) <= now_s, Reason.STAFF_LOCKED_OUT, name=name)
        salt, _, hashed = self._people[name].partition(":")
        right = hmac.compare_digest(await self._hash_pin(pin, salt), hashed)
        wrong = 0 if right else self._wrong.get(name, 0) + 1
        self._wrong[name] = wrong
        if wrong >= WRONG_MAX:
            self._barred[name] = now_s + BARRED_S
            self._wrong[name] = 0
        require(right, Reason.WRONG_PIN, name=name)
