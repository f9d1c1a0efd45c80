"""How much each machine may make the table write down: far more than an honest one ever does, and
less than a disk holds in the years of a table."""

import asyncio
import logging

from kiosk.bucket import Bucket
from kiosk.link.identity import Role

_log = logging.getLogger(__name__)

FACTS_A_SECOND = 2.0
FACTS_AT_ONCE = 5000.0
"""A terminal in play causes some four in a round, and a hundred when it comes back after long."""
BYTES_A_SECOND = 2048.0
BYTES_AT_ONCE = 4.0 * 1024 * 1024
OF_STAFF = 4
"""So many times as much for consoles and sensors, of which there are few: in a simulated house a
console gives the orders of a whole round in five seconds, and pays a hundred seats besides."""
ASKED_FACTS, ASKED_BYTES = 1, 256
"""What each line of theirs costs besides what is written upon it: PINs are checked, and much is
refused."""
_MACHINES = frozenset(map(str, Role))


class _Budget:
    def __init__(self, times: int) -> None:
        self.facts = Bucket(a_second=times * FACTS_A_SECOND, at_once=FACTS_AT_ONCE)
        self.bytes = Bucket(a_second=times * BYTES_A_SECOND, at_once=BYTES_AT_ONCE)

    def spend(self, facts: int, size: int, now_s: float) -> bool:
        enough = self.facts.spend(facts, now_s)
        return self.bytes.spend(size, now_s) and enough

    def full(self, now_s: float) -> bool:
        return self.facts.full(now_s) and self.bytes.full(now_s)


class Budgets:
    """By role and name, also of those that have gone: who comes again has no other budget."""

    def __init__(self) -> None:
        self._budgets: dict[str, _Budget] = {}
        self._overdrawn: set[str] = set()

    def spend(self, who: str, facts: int, size: int) -> None:
        """It is written already. Whoever overdraws is heard no more: see `overdrawn`. Only machines
        are counted, and not the table's own clock."""
        if who not in self._budgets:
            role, _, name = who.partition(" ")
            if not name or role not in _MACHINES:
                return
        if not self._of(who).spend(facts, size, _now_s()):
            if who not in self._overdrawn:
                _log.critical("%s writes more than any honest machine: it is cut off", who)
            self._overdrawn.add(who)

    def _of(self, who: str) -> _Budget:
        """Those that are full again are as if they had never been."""
        if who not in self._budgets:
            now_s = _now_s()
            self._budgets = {name: it for name, it in self._budgets.items() if not it.full(now_s)}
            of_staff = who.startswith((Role.CONSOLE, Role.SENSOR))
            self._budgets[who] = _Budget(OF_STAFF if of_staff else 1)
        return self._budgets[who]

    def overdrawn(self, who: str) -> bool:
        if who in self._overdrawn and self._of(who).spend(0, 0, _now_s()):
            self._overdrawn.remove(who)
        return who in self._overdrawn


def _now_s() -> float:
    return asyncio.get_running_loop().time()
