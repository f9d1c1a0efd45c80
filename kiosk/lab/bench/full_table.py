"""A table with every seat taken, as a console sees it, and nobody behind it.

It tells as often as a real table ever does: while betting is open a third of the seats is another
each time, then their slips are registered a fifth at a time, and somebody calls in each round. What
it tells was read from a line, as from a real one.
"""

from random import Random
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from kiosk.game.facts import LimitAmounts, StaffRole
from kiosk.game.round.state import SlipStatus, TablePhase
from kiosk.link import messages as m
from kiosk.rules.rulebook import RuleBook

STAFF = {"deb": StaffRole.DEALER, "sue": StaffRole.SUPERVISOR}
_CHANGED = 1 / 3
"""Of the seats, each time while betting is open."""
_BETTING, _CLOSING, _SPINNING = 400, 5, 95
"""How many moments of a round each takes, at twenty a second: the shortest period of the rule book,
a quarter of a second, and five seconds."""
_MOMENTS = _BETTING + _CLOSING + _SPINNING
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
        self._moment = 0
        self._names = [str(number) for number in range(1, seats + 1)]
        self.welcome = m.Welcome(
            table="bench", rulebook=book.id, digest=book.digest, first=0, head=m.HeadAt()
        )
        self.board = m.Board(
            phase=TablePhase.SPINNING,
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
        self.staff_tasks = m.StaffTasks()
        self.takings = m.Takings()
        # All alike at first, so that they stand in the order of their numbers.
        registered = {name: self._seat(registered=True) for name in self._names}
        self.seats = m.Seats(seats=registered)

    def look_at(self, looks: m.LookAt) -> None:
        """There is nothing more to see."""

    def go_on(self) -> bool:
        """A moment later. A round is told in so many moments, and then the next begins. False:
        there was nothing to tell, for the ball is spinning."""
        moment = self._moment % _MOMENTS
        self._moment += 1
        seats, registering = dict(self.seats.seats), moment - _BETTING
        for place, name in enumerate(self._names):
            if moment < _BETTING and self._random.random() < _CHANGED:
                seats[name] = self._seat(registered=False)
            elif place % _CLOSING == registering:
                seats[name] = replace(seats[name], slip=SlipStatus.REGISTERED)
        registered = tuple(n for n, s in seats.items() if s.slip is SlipStatus.REGISTERED)
        phase = TablePhase.BETTING if registering < 0 else TablePhase.CLOSING
        phase = TablePhase.SPINNING if registering >= _CLOSING else phase
        board = replace(self.board, phase=phase, registered=registered)
        self.board = _heard(replace(board, round=self._moment // _MOMENTS + 1))
        self.seats = _heard(m.Seats(seats=seats))
        if moment == 0:
            self.staff_tasks = _heard(m.StaffTasks(help=tuple(self._random.sample(self._names, 2))))
        return registering <= _CLOSING

    def _seat(self, *, registered: bool) -> m.SeatAt:
        return m.SeatAt(
            here=True,
            playing=True,
            credit_cents=self._random.randrange(10_000_000),
            stake_cents=self._random.randrange(1, 500_000),
            slip=SlipStatus.REGISTERED if registered else None,
        )


def _heard(told: Told) -> Told:
    """As it comes from a line."""
    heard = _LINE.decode(msgspec.json.encode(told))
    assert isinstance(heard, type(told))
    return heard
