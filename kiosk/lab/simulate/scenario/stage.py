"""What a scenario is played on: a virtual room, or real programs with their windows."""

from collections.abc import Sequence
from typing import Protocol

from kiosk.game.facts import Fact
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal
from kiosk.lab.simulate.scenario.script import Levels, PrinterFault
from kiosk.lab.simulate.staff import Staff
from kiosk.link.client import TableClient
from kiosk.rules.rulebook import RuleBook

TABLE = ""
"""Where a machine is asked for, the table: seats have names."""


class StageError(Exception):
    """Something cannot be done, or did not come. Says what."""


class Stage(Protocol):
    """Machines are named by their seats, and the table by no seat."""

    @property
    def book(self) -> RuleBook: ...

    @property
    def staff(self) -> Staff: ...

    @property
    def eye(self) -> TableClient:
        """The sensor at the wheel."""

    def table(self) -> Table:
        """What its journal says."""

    def terminal(self, seat: str) -> Terminal: ...

    def facts(self, seat: str) -> Sequence[Fact]:
        """All that the journal of a terminal, or of the table, has held so far."""

    async def quiet(self, seats: Sequence[str]) -> None:
        """Until these have heard all that the table has to tell them. Raises `StageError`."""

    async def rest(self) -> None:
        """Time passes in which people can see what has happened."""

    async def touch(self, seat: str, line: str) -> str:
        """What the player does, as `people.hands` reads it. Returns why it was refused."""

    async def insert_note(self, seat: str, cents: int) -> str:
        """Returns why it was not taken."""

    async def set_printer(self, seat: str, fault: PrinterFault) -> None: ...

    def fix_rings(self, rings: Sequence[int]) -> None:
        """Of Spread-Bet, in the coming rounds. Raises `StageError`."""

    @property
    def has_jackpots(self) -> bool:
        """A controller is linked to the table."""

    def require_levels(self, levels: Levels) -> None:
        """Of the jackpots. Raises `StageError`."""

    async def switch_controller(self, *, on: bool) -> None:
        """That of the jackpots. Raises `StageError`."""

    async def turn_rings_alike(self) -> None:
        """Raises `StageError`."""

    async def stop_display(self) -> None:
        """The public display hears nothing more. Raises `StageError`."""

    def displayed(self) -> str:
        """The number that it shows. Raises `StageError`."""

    async def lose_power(self, seat: str) -> None: ...

    async def start(self, seat: str) -> None: ...

    async def copy_journal(self) -> None:
        """Of the table."""

    async def put_journal_back(self) -> None:
        """The table goes on from the copy."""

    async def cut_link(self, seat: str) -> None: ...

    async def mend_link(self, seat: str) -> None: ...
