"""What a player bets with: money, or the points of a tournament's session.

Screens do the same with both. They count in whole amounts, cents or points, and write them by the
unit that goes with them; the machine of the game keeps the two apart by their types.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from kiosk.game.round.state import PlayedRound
from kiosk.game.settling import merged
from kiosk.game.slip.terminal import repeated
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.state import Terminal
from kiosk.rules.limits import Limits
from kiosk.rules.money import Marks
from kiosk.rules.points import Points
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.settlement import settle
from kiosk.rules.tournament.betting import place as place_points
from kiosk.rules.wagers import kind_of
from kiosk.ui.money import Currency, chip_text

if TYPE_CHECKING:
    from kiosk.game.tournament.values import TournamentSeat

PLAQUES = (25, 100, 500, 1_000, 2_500, 5_000)
"""By these their colours are told apart, whatever is written on them."""
_ROUND = (1, 5, 25, 100, *(count * 10**zeros for zeros in range(7) for count in (500, 1000, 2500)))
_STEPS = (1, 4, 20, 40, 100, 200)


class PointUnit(Currency, frozen=True):
    """Points are written without a sign and without decimals."""

    def full(self, cents: int) -> str:
        sign = "-\N{WORD JOINER}" if cents < 0 else ""
        return sign + self.plain(abs(cents))

    def short(self, cents: int) -> str:
        return self.full(cents)

    def plain(self, cents: int) -> str:
        return f"{cents:,}".replace(",", self.marks.group)

    def short_plain(self, cents: int) -> str:
        return self.plain(cents)


class MoneyBets(Struct, frozen=True):
    """At the table's own limits, with the player's credit."""

    state: Terminal
    values: tuple[int, ...]
    """Of the chips to choose from."""
    unit: Currency
    plaques: bool = False

    def layout(self) -> Mapping[str, int]:
        """What lies there while it can be changed."""
        return self.state.layout()

    def sent(self) -> Mapping[str, int]:
        """What lies there from no more bets on."""
        sent = self.state.round.sent
        return merged(sent.stakes, sent.promotional) if sent else {}

    def played(self, round_: PlayedRound, book: RuleBook) -> PlayedRound:
        return round_

    def least(self, wager: str, limits: Limits) -> int:
        return limits.of(wager).minimum_cents

    def most(self, wager: str, limits: Limits) -> int:
        return limits.of(wager).maximum_cents

    def chip(self, amount: int) -> str:
        """Written on a chip."""
        return chip_text(amount, self.unit.marks)

    def face(self, value: int) -> int:
        """Which chip is drawn."""
        return value

    @property
    def can_undo(self) -> bool:
        return bool(self.state.slip.undo or self.state.slip.stakes)

    @property
    def can_repeat(self) -> bool:
        return not repeated(self.state) and self.state.credit_cents > 0

    @property
    def can_double(self) -> bool:
        return bool(self.state.slip.stakes) and self.state.credit_cents > 0

    def place(self, wager: str, amount: int) -> c.Command:
        return c.PlaceChip(wager, amount)

    def pieces(self, announced: str, amount: int) -> c.Command:
        return c.PlacePieces(announced, amount)

    def move(self, origin: str, target: str) -> c.Command:
        return c.Move(origin, target)

    def take_back(self, wager: str) -> c.Command:
        return c.TakeBack(wager)

    def undo(self) -> c.Command:
        return c.Undo()

    def clear(self) -> c.Command:
        return c.Clear()

    def repeat(self) -> c.Command:
        return c.Repeat()

    def double(self) -> c.Command:
        return c.Double()


class PointBets(Struct, frozen=True):
    """In a session, with the player's stack."""

    state: Terminal
    marks: Marks
    seat: "TournamentSeat"
    values: tuple[int, ...] = PLAQUES
    plaques: bool = True

    @property
    def unit(self) -> Currency:
        return PointUnit("", self.marks)

    def layout(self) -> Mapping[str, int]:
        return _counts(self.state.tournament.stakes)

    def sent(self) -> Mapping[str, int]:
        sent = self.state.tournament.sent
        return _counts(sent.stakes) if sent else {}

    def played(self, round_: PlayedRound, book: RuleBook) -> PlayedRound:
        """As it was for this player's points: what came of them the table says, by these rules."""
        spin = self.state.tournament.played.get(round_.round)
        stakes = _counts(spin.stakes) if spin else {}
        back = settle(book.table, stakes, round_.outcome) if round_.outcome and stakes else None
        return replace(
            round_,
            stakes=stakes,
            promotional={},
            winnings_cents=back.winnings_cents if back else 0,
            returned_cents=back.returned_cents if back else 0,
        )

    def least(self, wager: str, limits: Limits) -> int:
        """A spot has no minimum of its own: that of the spin is for all of them together."""
        return 0

    def most(self, wager: str, limits: Limits) -> int:
        points = self.seat.limits
        return points.kinds.get(kind_of(wager), points.maximum)

    def chip(self, amount: int) -> str:
        return chip_text(100 * amount, self.marks)

    def face(self, value: int) -> int:
        """Below zero: a plaque, and no chip of money."""
        return -PLAQUES[self.values.index(value)]

    def fits(self, wager: str, amount: int) -> int:
        """How much of it the limits and the stack allow."""
        stakes, stack = self.state.tournament.stakes, self.seat.stack
        return place_points(
            self.seat.limits, stakes, wager, Points(amount), stack=stack
        ).points.count

    @property
    def can_undo(self) -> bool:
        return bool(self.state.tournament.undo)

    @property
    def can_repeat(self) -> bool:
        here = self.state.tournament
        left = any(p > here.stakes.get(w, Points()) for w, p in here.last_stakes.items())
        return left and bool(here.left)

    @property
    def can_double(self) -> bool:
        return bool(self.state.tournament.stakes) and bool(self.state.tournament.left)

    def place(self, wager: str, amount: int) -> c.Command:
        return c.PlacePoints(wager, Points(amount))

    def pieces(self, announced: str, amount: int) -> c.Command:
        return c.PlacePointPieces(announced, Points(amount))

    def move(self, origin: str, target: str) -> c.Command:
        return c.MovePoints(origin, target)

    def take_back(self, wager: str) -> c.Command:
        return c.TakeBackPoints(wager)

    def undo(self) -> c.Command:
        return c.UndoPoints()

    def clear(self) -> c.Command:
        return c.ClearPoints()

    def repeat(self) -> c.Command:
        return c.RepeatPoints()

    def double(self) -> c.Command:
        return c.DoublePoints()


Bets = MoneyBets | PointBets


def plaques(seat: "TournamentSeat") -> tuple[int, ...]:
    """As the terms need them: whole units, from about a quarter of the minimum on, and none that
    could never be put down."""
    if not seat.maximum:  # nobody plays here
        return PLAQUES
    unit, most = seat.limits.unit, seat.maximum
    there = sorted({unit, *(count for count in _ROUND if not count % unit and count <= most)})
    if len(there) < len(PLAQUES) // 2:
        there = [unit * step for step in _STEPS if unit * step <= most]
    first = sum(count <= max(unit, seat.minimum // 4) for count in there) - 1
    return tuple(there[first : first + len(PLAQUES)])


def _counts(stakes: Mapping[str, Points]) -> dict[str, int]:
    return {wager: points.count for wager, points in stakes.items()}
