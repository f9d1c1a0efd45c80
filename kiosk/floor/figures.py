"""What the facts of a table say of money, hour by hour. Pure.

The figures are differences of the table's own takings, fact by fact, so there is one place that
says what a drop or a win is. A correction counts when it is made: what is over stays as it was.
"""

from dataclasses import dataclass, fields

from kiosk.game import facts as f
from kiosk.game.table.state import Table
from kiosk.game.takings.state import SeatTakings, total_of
from kiosk.game.tickets.state import TicketStatus
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.spread import is_spread

_BEGIN_ANEW = (f.TableOpened, f.DayBegun)
"""The table's own sums begin anew: nothing has moved."""


@dataclass(frozen=True, slots=True)
class Hour:
    """Of a table, or of several, in an hour, or longer."""

    notes_cents: int = 0
    tickets_in_cents: int = 0
    credits_cents: int = 0
    tickets_out_cents: int = 0
    hand_paid_cents: int = 0
    wagered_cents: int = 0
    paid_cents: int = 0
    rounds: int = 0
    slips: int = 0
    expected_cents: int = 0
    """What the house would win of these wagers if every number came up equally often."""
    owed: int = 0
    """By how many more tickets are outstanding, by the table's own journal. One that expires is
    taken from the hour in which it does."""
    owed_cents: int = 0
    variance: float = 0.0
    """Of the win, in squared cents, were each wager a spin of its own."""

    def __add__(self, other: "Hour") -> "Hour":
        return Hour(*(getattr(self, f.name) + getattr(other, f.name) for f in fields(self)))

    @property
    def drop_cents(self) -> int:
        return self.notes_cents + self.tickets_in_cents + self.credits_cents

    @property
    def win_cents(self) -> int:
        return self.wagered_cents - self.paid_cents

    @property
    def hold(self) -> float | None:
        """Of the turnover."""
        return self.win_cents / self.wagered_cents if self.wagered_cents else None

    @property
    def hold_of_drop(self) -> float | None:
        return self.win_cents / self.drop_cents if self.drop_cents else None

    @property
    def game_hold(self) -> float | None:
        return self.expected_cents / self.wagered_cents if self.wagered_cents else None

    @property
    def deviation(self) -> float:
        """Of the hold."""
        return float(self.variance**0.5 / self.wagered_cents) if self.wagered_cents else 0.0


NAMES = tuple(field.name for field in fields(Hour))
NOTHING = Hour()


def counted(fact: f.AnyFact, before: Table, after: Table, book: RuleBook) -> Hour | None:
    """What a fact adds; None for the many that add nothing."""
    if isinstance(fact, f.SlipTaken):
        cents, variance = _chances(fact.stakes, book)
        return Hour(slips=1, expected_cents=cents, variance=variance)
    if isinstance(fact, _BEGIN_ANEW) or after.takings is before.takings:
        return None
    then, now = total_of(before.takings.seats), total_of(after.takings.seats)
    more = {
        name: getattr(now, name) - getattr(then, name) for name in SeatTakings.__struct_fields__
    }
    rounds = after.takings.rounds - before.takings.rounds
    return Hour(rounds=rounds, **more) if rounds or any(more.values()) else None


def _chances(stakes: dict[str, int], book: RuleBook) -> tuple[int, float]:
    expected, variance = 0.0, 0.0
    for wager, cents in stakes.items():
        edge, spread = _chance(wager, book)
        expected += cents * edge
        variance += float(cents) ** 2 * spread
    return round(expected), variance


_CHANCES: dict[tuple[str, str], tuple[float, float]] = {}
"""By edition and wager: there are some hundred wagers."""


def _chance(wager: str, book: RuleBook) -> tuple[float, float]:
    """The house's edge of a wager, and the variance of what a unit on it comes to."""
    known = _CHANCES.get((book.digest, wager))
    if known is None:
        known = (0.0, 0.0)
        if not is_spread(wager) and book.has(wager):
            found = book.wager(wager)
            chance, back = len(found.numbers) / len(book.wheel.order), found.pays + 1
            known = 1 - chance * back, back**2 * chance * (1 - chance)
        _CHANCES[book.digest, wager] = known
    return known


_OWED = (TicketStatus.ISSUED, TicketStatus.HELD)


def owed(fact: f.AnyFact, before: Table, after: Table) -> tuple[int, int, int] | None:
    """By how many tickets and cents more is owed since this fact, and until when that lasts."""
    number = getattr(fact, "number", "")
    if not number or after.tickets is before.tickets:
        return None
    then, now = before.tickets.get(number), after.tickets.get(number)
    was, is_ = (there is not None and there.status in _OWED for there in (then, now))
    ticket = now or then
    if was == is_ or ticket is None:
        return None
    sign = 1 if is_ else -1
    return sign, sign * ticket.cents, ticket.expires_ms


# ---- what is told of it as it happens -----------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Event:
    at_ms: int
    table: str
    words: str
    kind: str = ""
    """As an alarm or a win is coloured; nothing: as any other."""


def event_of(fact: f.AnyFact, table: str, at_ms: int, state: Table) -> Event | None:
    """What a pit would want to hear of."""
    words, kind = _words(fact, state)
    return Event(at_ms, table, words, kind) if words else None


def _words(fact: f.AnyFact, state: Table) -> tuple[str, str]:  # noqa: C901, PLR0911 - a list of kinds
    match fact:
        case f.RoundOpened():
            return f"Round {fact.round} opened", ""
        case f.GraceEnded():
            slips = state.round.kept[fact.round].slips if fact.round in state.round.kept else {}
            return f"{len(slips)} slip{'s' * (len(slips) != 1)} registered", ""
        case f.ResultConfirmed():
            return f"Result {fact.outcome}", ""
        case f.RoundVoided():
            return f"Round {fact.round} void", "alarm"
        case f.NoSpinCalled():
            return "No spin", "warn"
        case f.TableOpened():
            return "Table opened", ""
        case f.TableClosed():
            return "Table closed", ""
        case f.SeatLost():
            return f"Seat {fact.seat} link lost", "alarm"
        case f.SeatJoined():
            return f"Seat {fact.seat} is here", ""
        case f.CaseOpened():
            return f"Case opened, seat {fact.seat}", "warn"
        case _:
            return "", ""


def moment_words(fact: f.AnyFact) -> tuple[str, str] | None:
    """A step of a round, and what belongs to it; None: it is none."""
    match fact:
        case f.RoundOpened():
            return f"Round {fact.round} opened", f"{fact.period_s} s"
        case f.RoundClosed():
            return f"No more bets, by {fact.by}", ""
        case f.GraceEnded():
            return "Slips are registered", ""
        case f.SlipTurnedDown():
            return f"Seat {fact.seat}: slip refused", ""
        case f.NumberSensed():
            return f"Sensor reads {fact.outcome}", ""
        case f.ResultConfirmed():
            return f"Result {fact.outcome}", f"by {fact.who}"
        case f.NoSpinCalled():
            return f"No spin: {fact.reason}", ""
        case f.RoundVoided():
            return f"Void: {fact.reason}", ""
        case _:
            return None
