"""Commands to the table: decided upon what was decided before, told when they are durable."""

import logging
from collections.abc import Callable

from kiosk.game import facts as f
from kiosk.game.given import Given
from kiosk.game.refusal import Reason, Refused, require
from kiosk.game.table import commands as c
from kiosk.game.table.machine import decide
from kiosk.game.table.state import Table
from kiosk.journal.journaled_state import JournaledState
from kiosk.journal.record import Head
from kiosk.link.messages import HeadAt
from kiosk.rules.rulebook import RuleBook
from kiosk.table.budget import Budgets

_log = logging.getLogger(__name__)

_OF_A_ROUND = (f.SlipTaken, f.SlipTurnedDown, f.PointsTaken, f.PointsTurnedDown)


class Decider:
    def __init__(
        self, book: RuleBook, journaled: JournaledState[Table], *, now_ms: Callable[[], int]
    ) -> None:
        self.book = book
        self.journaled = journaled
        self.budgets = Budgets()
        """Of those who ask, as far as they are machines."""
        self._now_ms = now_ms
        self._head = (journaled.head, _told(journaled.head))

    @property
    def state(self) -> Table:
        return self.journaled.state

    @property
    def durable(self) -> Table:
        return self.journaled.durable

    def head(self) -> HeadAt:
        """Of what is durable. Made once, and told to a full house."""
        if self._head[0] is not self.journaled.head:
            self._head = (self.journaled.head, _told(self.journaled.head))
        return self._head[1]

    def given(self, who: str, *, key: str = "", second: str = "") -> Given:
        """At this moment."""
        return Given(who, self._now_ms(), key, second)

    def decide(self, command: c.Command, given: Given) -> f.Facts:
        """Changes nothing. Raises `Refused`."""
        facts = decide(self.book, self.journaled.state, command, given)
        self._require_fresh(facts)
        return facts

    def _require_fresh(self, facts: f.Facts) -> None:
        """A key that a client chose and has used before must not look like a failed disk. Slips are
        named after round and seat, for which the state answers: at a close there are many."""
        for fact in facts:
            if not isinstance(fact, _OF_A_ROUND) and fact.once:
                known = self.journaled.find(f.kind_of_fact(fact), fact.once)
                require(known is None, Reason.KEY_REUSED, key=fact.once)

    async def tell(self, who: str, *commands: c.Command, pays: str = "") -> f.Facts:
        """Decide and wait until all of it is durable. Raises `Refused`, with nothing done. `pays`:
        whose budget it is, if not that of `who`."""
        facts: f.Facts = ()
        for command in commands:
            facts += self.decide(command, self.given(who))
        await self.write(pays or who, facts)
        return facts

    async def write(self, who: str, facts: f.Facts) -> None:
        """Returns when they are durable, and all that was decided before them."""
        self._write(who, facts)
        await self.journaled.written()

    def submit(self, who: str, *commands: c.Command) -> f.Facts:
        """Decide and wait for nothing. What is refused is logged, with who asked for it."""
        facts: f.Facts = ()
        given = self.given(who)
        for command in commands:
            try:
                facts += self.decide(command, given)
            except Refused as refused:
                _log.warning("%s: %s is refused: %s", who, type(command).__name__, refused)
        self._write(who, facts, at_ms=given.now_ms)
        return facts

    def _write(self, who: str, facts: f.Facts, *, at_ms: int | None = None) -> None:
        self.budgets.spend(who, len(facts), self.journaled.submit(facts, at_ms=at_ms))


def _told(head: Head) -> HeadAt:
    return HeadAt(seq=head.seq, hash=head.hash.hex())
