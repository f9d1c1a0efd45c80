"""Power and lines of a house of real programs, in somebody's hands."""

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeVar

from kiosk.lab.devices.device import BenchError
from kiosk.lab.simulate.children import Child
from kiosk.lab.simulate.control import StaffAction
from kiosk.lab.simulate.relay import Relay

Thing = TypeVar("Thing")


class Outages:
    """Machines are named by their seats, and the table by its own name."""

    def __init__(self, machines: Mapping[str, Child], lines: Mapping[str, Relay]) -> None:
        self._machines = machines
        self._lines = lines
        self._off: set[str] = set()
        self._cut: set[str] = set()

    def cut_power(self, machine: str) -> None:
        """It is killed, and stays away until its power is back."""
        _known(self._machines, machine).cut_power()
        self._off.add(machine)

    def power_up(self, machine: str) -> None:
        _known(self._machines, machine).power_up()
        self._off.discard(machine)

    def cut_line(self, seat: str) -> None:
        _known(self._lines, seat).cut()
        self._cut.add(seat)

    def mend_line(self, seat: str) -> None:
        _known(self._lines, seat).mend()
        self._cut.discard(seat)

    @property
    def there(self) -> str:
        """Each in one word, such as `power-table` or `line-1`."""
        words = [f"power-{machine}" for machine in sorted(self._off)]
        return " ".join(words + [f"line-{seat}" for seat in sorted(self._cut)])


def outage_actions(outages: Outages) -> dict[str, StaffAction]:
    """What can be asked about them at the control socket."""

    def told(does: Callable[[str], None]) -> Callable[[str], Awaitable[str]]:
        async def do(name: str) -> str:
            does(name)
            return ""

        return do

    async def there() -> str:
        return outages.there

    return {
        "power-cut": StaffAction(
            "MACHINE", "kill `table`, or a seat's terminal", told(outages.cut_power)
        ),
        "power-up": StaffAction("MACHINE", "start it again", told(outages.power_up)),
        "cut-line": StaffAction(
            "SEAT", "nothing passes between it and the table", told(outages.cut_line)
        ),
        "mend-line": StaffAction("SEAT", "what was held up arrives", told(outages.mend_line)),
        "outages": StaffAction("", "what has no power or no line", there),
    }


def _known(things: Mapping[str, Thing], name: str) -> Thing:
    if name not in things:
        raise BenchError(f"there is no {name} here; there are {', '.join(things)}")
    return things[name]
