"""A tournament at the table's machine, told by hand."""

from collections.abc import Mapping
from typing import Any

from kiosk.game import facts as f
from kiosk.game.table import commands as c
from kiosk.game.tournament.state import Session
from kiosk.resources import rulebook
from kiosk.rules.points import Points
from kiosk.rules.rulebook import RuleBook
from tests.game.stories import TableStory
from tests.rules.tournament.test_terms import changed

LOT = "5e" * 32
FINAL = (
    ('[[schedule]]\ntitle = "Heat 1, tables 1 to 3"\nheat = 1\nat = "12 March, 20:00"\n', ""),
    ("heat = 2", "heat = 1"),
    ("spins = 20  ", "spins = 1  "),
    ("spins = 3", "spins = 1"),
)
"""The only heat is the final, of one spin, with play-offs of one."""


def lines(*changes: tuple[str, str]) -> tuple[str, ...]:
    return tuple(changed(*changes).split("\n"))


class Cup(TableStory):
    """Seats 1 to so many, and as many entrants, of whom the first play a session."""

    def __init__(
        self, *changes: tuple[str, str], players: int = 3, book: RuleBook | None = None
    ) -> None:
        super().__init__(book or rulebook("crown-single-zero"))
        self.tell(c.OpenTable(1_000_000))
        self.tell(*(c.Join(str(n)) for n in range(1, players + 1)))
        self.tell(c.OpenTournament(lines(*changes), begins_ms=0))
        self.tell(*(c.RegisterEntrant(f"Guest {n}", True) for n in range(1, players + 1)))
        self.names = tuple(f"{n:03}" for n in range(1, players + 1))

    @property
    def session(self) -> Session:
        session = self.state.tournament.session
        assert session is not None
        return session

    def call(self, heat: int = 1, names: tuple[str, ...] | None = None) -> "Cup":
        names = names or self.names
        self.tell(c.CallSession(heat, names))
        self.tell(*(c.AssignSeat(str(n), name) for n, name in enumerate(names, 1)))
        return self

    def start(self, heat: int = 1, names: tuple[str, ...] | None = None) -> "Cup":
        self.call(heat, names).tell(c.StartSession())
        return self

    def spin(self, outcome: str, **bets: Any) -> "Cup":
        """`s1={"red": 100}` is the slip of seat 1."""
        self.open(**bets).tell(c.ConfirmResult(outcome))
        return self

    def open(self, **bets: Any) -> "Cup":
        self.tell(c.OpenRound(30))
        for seat, slip in bets.items():
            self.bet(seat.removeprefix("s"), slip)
        self.tell(c.CloseRound(), c.EndGrace())
        return self

    def bet(self, seat: str, slip: Mapping[str, int]) -> f.Facts:
        number = self.state.round.number
        stakes = {wager.replace("_", ":"): Points(count) for wager, count in slip.items()}
        return self.decide(c.RegisterPoints(seat, number, f"slip {number} {seat}", stakes))

    def stacks(self) -> dict[str, int]:
        return {name: player.stack.count for name, player in self.session.players.items()}
