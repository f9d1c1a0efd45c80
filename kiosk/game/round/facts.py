"""Facts of this capability, of both machines."""

from kiosk.game.fact import Fact, Value
from kiosk.game.round.wheel_warning import WheelWarning
from kiosk.rules.limits import Limit


class ReturnedWager(Value, frozen=True, kw_only=True):
    """A wager that the close, or a change of limits, gave back, and by which limit."""

    wager: str
    cents: int
    limit: Limit


class WageringOpened(Fact, frozen=True, kw_only=True):
    round: int
    period_s: int
    riding: dict[str, int] = {}
    """Winners of the round before, deducted again (S0 8.7.1d)."""
    not_riding: tuple[ReturnedWager, ...] = ()
    """What of them no longer fits, and why; it stays credited."""
    commitment: str = ""
    """To the ring of Spread-Bet, where that is on offer."""


class WageringEnded(Fact, frozen=True, kw_only=True):
    """The slip as it stood, less what the limits return. `key` is the slip's for ever after."""

    round: int
    stakes: dict[str, int]
    vouchers: dict[str, str]
    returned: tuple[ReturnedWager, ...] = ()
    short_stack: bool = False
    jackpot_cents: int = 0
    """The jackpot wager, which is not among the stakes."""


class SlipRegistered(Fact, frozen=True, kw_only=True):
    round: int


class SlipRefused(Fact, frozen=True, kw_only=True):
    round: int
    reason: str


class SlipVoided(Fact, frozen=True, kw_only=True):
    """The wagers of this terminal alone went back. The round goes on to its result without them."""

    round: int
    reason: str
    clauses: tuple[str, ...] = ()


class RoundSettled(Fact, frozen=True, kw_only=True):
    """`settlement` is 1 for the first result and counts the corrections after it."""

    round: int
    settlement: int
    outcome: str
    winnings_cents: int
    returned_cents: int
    """Stakes that belong to the player again."""
    spent_cents: int
    """Losing stakes, and vouchers whether they won or lost."""
    riding: dict[str, int] = {}
    """Winning stakes that stay on the layout, to be deducted when wagering next opens."""
    ring: int | None = None
    """Of Spread-Bet. None: such wagers went back."""
    spread_void: str = ""
    """Why they did."""


class WinnersWithdrawn(Fact, frozen=True, kw_only=True):
    """Winning stakes do not stay on the layout for the next spin."""


class RoundVoided(Fact, frozen=True, kw_only=True):
    round: int
    reason: str
    clauses: tuple[str, ...] = ()


class NoSpinCalled(Fact, frozen=True, kw_only=True):
    """The wagers stand and the ball is spun again."""

    round: int
    reason: str


class TableOpened(Fact, frozen=True, kw_only=True):
    float_cents: int
    who: str


class TableClosed(Fact, frozen=True, kw_only=True):
    float_cents: int
    who: str
    reason: str = ""
    """Why at once, without a notice, and below by which clause."""
    clauses: tuple[str, ...] = ()


class RoundOpened(Fact, frozen=True, kw_only=True):
    round: int
    period_s: int
    opened_ms: int = 0
    """Its shortest period counts from here. 0: of a journal that does not say."""


class RoundClosed(Fact, frozen=True, kw_only=True):
    round: int
    by: str


def slip_of(round_: int, seat: str) -> str:
    """A slip is answered once."""
    return f"{round_} {seat}"


class SlipTaken(Fact, frozen=True, kw_only=True):
    """Registered: the table holds the slip durably. `key` is the slip's."""

    round: int
    seat: str
    stakes: dict[str, int]
    promotional: dict[str, int] = {}
    short_stack: bool = False
    head: tuple[int, str] | None = None
    """How far the terminal's journal had come with it, as in `HeadSeen`."""
    jackpot_cents: int = 0
    """The jackpot wager, which is not among the stakes."""

    @property
    def once(self) -> str:
        return slip_of(self.round, self.seat)


class SlipTurnedDown(Fact, frozen=True, kw_only=True):
    """Refused by key, so that a late copy can never register."""

    round: int
    seat: str
    reason: str

    @property
    def once(self) -> str:
        return slip_of(self.round, self.seat)


class GraceEnded(Fact, frozen=True, kw_only=True):
    """No slip of this round is taken any more."""

    round: int


class BallAtRest(Fact, frozen=True, kw_only=True):
    """The outcome exists from now on, whether or not it has been entered (S1 5.1.1)."""

    round: int


class BallExamined(Fact, frozen=True, kw_only=True):
    """By a supervisor, after the ball had left the wheel (S4 7.5)."""

    round: int
    found: str


class NumberSensed(Fact, frozen=True, kw_only=True):
    """What a sensor at the wheel read. It settles nothing until the dealer accepts it."""

    round: int
    outcome: str

    @property
    def once(self) -> str:
        return ""


class WheelWarned(Fact, frozen=True, kw_only=True):
    """By the wheel itself, of the present spin. Nothing comes of it unless the dealer says so."""

    round: int
    warning: WheelWarning

    @property
    def once(self) -> str:
        return ""


class ResultConfirmed(Fact, frozen=True, kw_only=True):
    round: int
    outcome: str
    who: str
    sensor: str = ""
    reason: str = ""
    """Why it is another number than the sensor read, and below who of the management confirmed."""
    second: str = ""
    film: str = ""
    """The SHA-256 of what the camera saw, if there was a film to look at when the two differed."""


class SeatVoided(Fact, frozen=True, kw_only=True):
    round: int
    seat: str
    reason: str
    clauses: tuple[str, ...] = ()
    who: str = ""
    """Who voided the wagers of somebody who broke the rules."""


class SettlementReported(Fact, frozen=True, kw_only=True):
    """What a terminal says it credited, beside what the table computed."""

    round: int
    seat: str
    settlement: int
    credited_cents: int
    expected_cents: int
    owed_cents: int = 0
    """What the player got by an earlier result of this round and no longer has."""
    head: tuple[int, str] | None = None
    """How far the terminal's journal had come with it, as in `HeadSeen`."""
    change: int = 0
    """How often staff had put the slip right."""
