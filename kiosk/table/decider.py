"""Commands to the table: decided upon what was decided before, told when they are durable."""

import logging

from kiosk.game import facts as f
from kiosk.game.refusal import Refused
from kiosk.game.table import commands as c
from kiosk.game.table.machine import decide
from kiosk.game.table.state import Table
from kiosk.journal.keeper import Keeper
from kiosk.link.messages import HeadAt
from kiosk.rules.rulebook import RuleBook

_log = logging.getLogger(__name__)


class Decider:
    def __init__(self, book: RuleBook, keeper: Keeper[Table]) -> None:
        self.book = book
        self.keeper = keeper

    @property
    def state(self) -> Table:
        return self.keeper.state

    @property
    def durable(self) -> Table:
        return self.keeper.durable

    def head(self) -> HeadAt:
        return HeadAt(seq=self.keeper.head.seq, hash=self.keeper.head.hash.hex())

    def decide(self, command: c.Command) -> tuple[f.Fact, ...]:
        """Changes nothing. Raises `Refused`."""
        return decide(self.book, self.keeper.state, command)

    async def tell(self, command: c.Command) -> tuple[f.Fact, ...]:
        """Decide and wait until it is durable. Raises `Refused`."""
        facts = self.decide(command)
        await self.keeper.record(facts)
        return facts

    def submit(self, who: str, *commands: c.Command) -> tuple[f.Fact, ...]:
        """Decide and wait for nothing. What is refused is logged, with who asked for it."""
        facts: tuple[f.Fact, ...] = ()
        for command in commands:
            try:
                facts += self.decide(command)
            except Refused as refused:
                _log.warning("%s: %s is refused: %s", who, type(command).__name__, refused)
        self.keeper.submit(facts)
        return facts
