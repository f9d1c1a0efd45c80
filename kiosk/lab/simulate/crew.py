"""The automatic staff of a table: dealer, attendant, and a sensor that looks at the wheel."""

from collections.abc import Callable
from random import Random
from typing import Protocol

from kiosk.lab.simulate.casino import Room
from kiosk.lab.simulate.croupier import Attendant, Croupier, Pace
from kiosk.lab.simulate.faults import Faults
from kiosk.lab.simulate.sensor import VirtualSensor
from kiosk.lab.simulate.staff import Staff, simulated_console
from kiosk.lab.simulate.wheel import VirtualWheel
from kiosk.link.client import TableClient
from kiosk.link.identity import Role
from kiosk.rules.rulebook import RuleBook


class AtWork(Protocol):
    async def run(self) -> None: ...


class Crew:
    def __init__(  # noqa: PLR0913 - all that staff look at and go by
        self,
        book: RuleBook,
        client: Callable[[Role], TableClient],
        random: Callable[[str], Random],
        pace: Pace,
        *,
        printed: Callable[[str], bool],
        room: Room | None = None,
        staff: type[Staff] = Staff,
    ) -> None:
        """`random` gives one for each concern: the wheel gives the same numbers whatever the
        players do. Nothing happens before `people` are at work."""
        room, eyes = room or Room(), random("sensor")
        self.console, self.eye = client(Role.CONSOLE), client(Role.SENSOR)
        self.staff = staff(simulated_console(self.console, book, random("staff")))
        self.wheel = VirtualWheel(book, room, random("wheel"))
        self._sensor = VirtualSensor(book, self.eye, room, eyes, Faults(eyes, likely={}))
        self.croupier = Croupier(self.staff, self.wheel, pace, self._sensor.no_more_bets)
        self.attendant = Attendant(self.staff, pace, printed=printed)

    def people(self, *, automatic: bool = True) -> list[AtWork]:
        """Without a dealer and an attendant, somebody else is at the table."""
        there: list[AtWork] = [self.staff.console, self.eye, self._sensor]
        return [*there, self.croupier, self.attendant] if automatic else there
