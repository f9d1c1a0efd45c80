"""An order of staff: who gives it and why, what is said to the table, and what came of it."""

from dataclasses import dataclass, field

from kiosk.game.refusal import Reason, Refusal
from kiosk.game.table import commands as c
from kiosk.link import messages as m

WHY_MAX = 500


@dataclass(frozen=True, slots=True)
class Person:
    name: str
    pin: str = field(repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """What is given to the table, and by whom."""

    command: c.Command
    why: str
    by: Person
    second: Person | None = None
    expects: m.Expected
    elsewhere: bool = False
    """A second person is asked at other consoles."""
    any_time: bool = False
    """It is right at any moment of a round: given anew if the round went on meanwhile."""

    def message(self, id_: str) -> m.StaffOrder:
        return m.StaffOrder(
            id=id_,
            who=self.by.name,
            why=self.why[:WHY_MAX],
            expects=self.expects,
            order=self.command,
            second=self.second.name if self.second else None,
            second_pin=self.second.pin if self.second else None,
            elsewhere=self.elsewhere,
        )


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of an order."""

    command: object
    why: Refusal | None = None
    """Why it was not obeyed."""

    @property
    def done(self) -> bool:
        return self.why is None

    @property
    def went_on(self) -> bool:
        """Refused because the table is not where whoever gave it saw it."""
        return self.why is not None and self.why.reason is Reason.STATE_CHANGED
