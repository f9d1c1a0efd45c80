"""A table with every seat taken, as a console sees it, and nobody behind it.

It tells as often as a real table ever does, and each time a part of the seats is another: chips are
placed, slips are registered, credits change, somebody calls. What it tells was read from a line, as
from a real one.
"""

from random import Random
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from kiosk.game.facts import LimitAmounts, StaffRole
from kiosk.game.table.state import Phase, SlipStatus
from kiosk.link import messages as m
from kiosk.rules.rulebook import RuleBook

STAFF = {"deb": StaffRole.DEALER, "sue": StaffRole.SUPERVISOR}
_CHANGED = 1 / 3
"""Of the seats, each time."""
_REGISTERED = 2 / 3
_LINE = msgspec.json.Decoder(m.FromTable)

Told = TypeVar("Told", bound=m.Message)


class FullTable:
    """As much of a `TableClient` as a console needs."""

    up = True
    connections = 1
    remaining_s = None
    seat_round = correction = None

    def __init__(self, book: RuleBook, seats: int, random: Random) -> None:
        self._random = random
        self._names = [str(number) for number in range(1, seats + 1)]
        self.welcome = m.Welcome(
            table="bench", rulebook=book.id, digest=book.digest, first=0, head=m.HeadAt()
        )
        self.board = m.Board(
            phase=Phase.SPINNING,
            round=12,
            frozen=False,
            last=("17", "3", "0"),
            limits=LimitAmounts.of(book.limits),
            period_s=30,
        )
        self.house = m.House(
            staff={name: m.StaffAt(role=role) for name, role in STAFF.items()},
            limits=LimitAmounts.of(book.limits),
        )
        self.matters = m.Matters()
        # All alike at first, so that they stand in the order of their numbers.
        registered = {name: self._seat(registered=True) for name in self._names}
        self.seats = m.Seats(seats=registered)

    def look_at(self, looks: m.LookAt) -> None:
        """There is nothing more to see."""

    def go_on(self) -> None:
        """A moment later."""
        seats = dict(self.seats.seats)
        for name in self._names:
            if self._random.random() < _CHANGED:
                seats[name] = self._seat(registered=self._random.random() < _REGISTERED)
        registered = tuple(n for n, s in seats.items() if s.slip is SlipStatus.REGISTERED)
        calling = tuple(self._random.sample(self._names, 2))
        self.seats = _heard(m.Seats(seats=seats))
        self.board = _heard(replace(self.board, registered=registered))
        self.matters = _heard(m.Matters(help=calling))

    def _seat(self, *, registered: bool) -> m.SeatAt:
        return m.SeatAt(
            here=True,
            playing=True,
            credit_cents=self._random.randrange(10_000_000),
            stake_cents=self._random.randrange(500_000),
            slip=SlipStatus.REGISTERED if registered else None,
        )


def _heard(told: Told) -> Told:
    """As it comes from a line."""
    heard = _LINE.decode(msgspec.json.encode(told))
    assert isinstance(heard, type(told))
    return heard
