"""What can go wrong, by name. The seed decides when it does, and each time is counted.

A fault that never happened has tested nothing, so the list is closed and the counts are kept.
"""

from collections import Counter
from collections.abc import Mapping
from random import Random

FAULT_POINTS: dict[str, str] = {
    "link torn in a line": "both ends see a reset; a part of the line may arrive",
    "link cut cleanly": "both ends see the other one hang up; the line arrives before",
    "link silent one way": "from this line on nothing arrives, and neither end is told",
    "line delayed": "this line, and so all behind it, arrives seconds late",
    "line sent twice": "the same line arrives two times",
    "lines swapped": "a line arrives after the one behind it",
    "line malformed": "noise, half a line or a huge line arrives before this one",
    "connection refused": "nobody can connect to this address for some seconds",
    "commit takes long": "the disk takes up to seconds where it takes milliseconds",
    "commit in doubt, and it is there": "it raises; found when the log is opened again",
    "commit in doubt, and it is not there": "it raises; not found when the log is opened again",
    "disk full": "nothing is written until there is room again",
    "disk read-only": "nothing is written, nor the log opened, for some time",
    "death keeps the commit in flight": "what nobody had acknowledged is there afterwards",
    "death loses the commit in flight": "what nobody had acknowledged is gone afterwards",
    "terminal dies": "its process ends at once, and starts again later",
    "terminal dies before a commit": "nothing of the batch is on the disk",
    "terminal dies after a commit": "the batch is on the disk, and nobody was told",
    "terminal loses power": "as death, and its table sees only silence",
    "terminal's clock jumps": "its wall clock, forwards or backwards; its monotonic clock goes on",
    "table dies": "its process ends at once, and starts again later",
    "table dies before a commit": "nothing of the batch is on the disk",
    "table dies after a commit": "the batch is on the disk, and nobody was told",
    "table loses power": "as death, and its terminals see only silence",
    "table's clock jumps": "its wall clock, forwards or backwards; its monotonic clock goes on",
    "console dies before it is answered": "its order is written down there, and perhaps obeyed",
    "dealer enters a wrong number": "and corrects it later",
    "sensor misreads": "and tells the table another number than the ball lies in",
    "dealer calls no spin": "for one of the reasons in the rule book",
    "printer does not answer": "whether there is a ticket is unknown",
    "printer fails": "and says that there is no ticket",
    "printer denies what it printed": "there is a ticket, and it says that there is none",
    "printer prints nothing, and says that it did": "nobody has the ticket that is owed",
    "printer runs out of paper": "and says so until somebody brings some",
    "player forgets the ticket in the chute": "for some seconds",
    "validator loses power": "alone, with paper at any place of its way, and comes back",
    "validator loses track of paper": "on the way to the box: it may be there, or with the player",
    "validator jams": "until somebody puts what was stuck into the box, or gives it back",
    "validator rejects": "and gives back what it has read",
    "validator falls silent": "its line is pulled and plugged in again; it works on meanwhile",
    "validator tells of what it stacked again": "seconds later, with nothing in it",
    "validator tells of another amount": "at stacking than in escrow",
    "validator stacks without a word of its host": "what it has just drawn in",
    "controller dies": "that of the jackpots: its process ends at once, and starts again later",
    "controller dies before a commit": "nothing of the batch is on the disk",
    "controller dies after a commit": "the batch is on the disk, and no table was told",
    "controller loses power": "as death, and its tables see only silence",
    "controller hangs": "nothing comes from it for some seconds, and then all of it",
    "controller's disk is full": "neither journal nor triggers can be written for some seconds",
    "controller's triggers are read": "by somebody else, so that others are drawn",
    "controller's clock jumps": "its wall clock, forwards or backwards",
    "floor dies": "its process ends at once, and starts again later; its database stays",
    "floor hangs": "nothing comes from it for some seconds, and then all of it",
    "floor's database hangs": "whatever is asked of it is done some seconds later",
    "floor's database loses an answer": "it is committed, and whoever asked has given up by then",
    "display dies": "its process ends at once, and starts again later",
    "display turns both rings alike": "which is no valid spin for Spread-Bet",
    "display locks the rings elsewhere": "than they were drawn",
    "player's terminal is declared malfunctioning": "by staff, at any moment of a round",
}
"""Each name, and what happens."""
LIES = (
    "printer denies what it printed",
    "printer prints nothing, and says that it did",
    "validator tells of what it stacked again",
    "validator tells of another amount",
    "validator stacks without a word of its host",
)
"""Of devices."""


_UNLIKELY = dict.fromkeys(FAULT_POINTS, 0.0)


class Faults:
    """The faults of one run."""

    def __init__(self, random: Random, *, likely: Mapping[str, float] | float) -> None:
        """How likely each fault is whenever it could happen: one figure for all of them, or by
        name, and then those that are not named do not happen."""
        if not isinstance(likely, Mapping):
            likely = dict.fromkeys(FAULT_POINTS, likely)
        for name in likely:
            _require_known(name)
        self.fired: Counter[str] = Counter()
        self._random = random
        self._likely = {**_UNLIKELY, **likely}
        self._armed: Counter[str] = Counter()

    def fires(self, name: str) -> bool:
        """Whether it happens here and now. Asked some ten thousand times in an evening."""
        if (likely := self._likely.get(name)) is None:
            raise _unknown(name)
        if name in self._armed:
            self._armed -= Counter([name])
        elif self._random.random() >= likely:
            return False
        self.fired[name] += 1
        return True

    def arm(self, name: str) -> None:
        """Let it happen the next time that it could, once."""
        _require_known(name)
        self._armed[name] += 1

    def count(self, name: str) -> None:
        """It has happened, and something else than its own likelihood decided that."""
        _require_known(name)
        self.fired[name] += 1

    def calm(self) -> None:
        """From now on nothing goes wrong, so that everything can heal."""
        self._likely = _UNLIKELY
        self._armed.clear()

    def never_fired(self) -> list[str]:
        return never_fired(self.fired)


def never_fired(*runs: Mapping[str, int]) -> list[str]:
    """The faults that happened in none of these runs, given what fired in each."""
    return [name for name in FAULT_POINTS if not any(run.get(name) for run in runs)]


def _require_known(name: str) -> None:
    if name not in FAULT_POINTS:
        raise _unknown(name)


def _unknown(name: str) -> ValueError:
    return ValueError(f"there is no fault point {name!r}")
