"""Facts of the jackpot controller."""

from kiosk.game.fact import Fact
from kiosk.game.jackpot.values import DrawnWhy, JackpotTerms, PaidHow, WrongWager
from kiosk.rules.supernova import Several


class JackpotTermsSet(Fact, frozen=True, kw_only=True):
    """From here on these are the levels. What a level of the same name held goes on; what others
    held is in the hidden pool of the last level."""

    terms: JackpotTerms
    who: str = ""
    second: str = ""
    """Who asked for it. Nobody: it is the first start."""
    why: str = ""


class JackpotPeopleNamed(Fact, frozen=True, kw_only=True):
    """Who may change anything here, two of them together."""

    people: tuple[str, ...]


class TriggerDrawn(Fact, frozen=True, kw_only=True):
    """A level has a new trigger, from `low_parts` to `high_parts`, and this is its seal."""

    level: int
    epoch: int
    commitment: str
    low_parts: int
    high_parts: int
    why: DrawnWhy


class TriggerOpened(Fact, frozen=True, kw_only=True):
    """The seal of an epoch that ends without a hit: nothing is ever kept from who checks."""

    level: int
    epoch: int
    trigger_parts: int
    nonce: str


class TriggerSeen(Fact, frozen=True, kw_only=True):
    """Somebody but the controller has read what was sealed: it is opened to everybody, and another
    one is drawn."""

    level: int
    epoch: int


class TriggerLost(Fact, frozen=True, kw_only=True):
    """Nobody can open the seal of this epoch any more."""

    level: int
    epoch: int


class JackpotRoundDrawn(Fact, frozen=True, kw_only=True):
    """The jackpot wagers of one round at one table, and with them their increments. What they hit
    stands behind it."""

    table: str
    round: int
    seats: tuple[str, ...]
    several: Several

    @property
    def once(self) -> str:
        return f"{self.table} {self.round}"


class JackpotHit(Fact, frozen=True, kw_only=True):
    """The round before has made this level reach its trigger."""

    hit: str
    level: int
    epoch: int
    table: str
    round: int
    trigger_parts: int
    nonce: str
    value_parts: int
    """What is won, before it is rounded."""
    seats: tuple[str, ...]
    """Who win."""
    share_cents: int
    rounding_parts: int
    at_ms: int

    @property
    def once(self) -> str:
        return self.hit


class JackpotRoundConfirmed(Fact, frozen=True, kw_only=True):
    """The table has written down what was drawn: it stands."""

    table: str
    round: int

    @property
    def once(self) -> str:
        return f"{self.table} {self.round}"


class JackpotRoundVoided(Fact, frozen=True, kw_only=True):
    """The table gave these wagers back (S0 9.9.2): their increments go out again. `wagers`: how
    many of them counted until then; none: the controller had not heard of them."""

    table: str
    round: int
    why: str
    wagers: int = 0

    @property
    def once(self) -> str:
        return f"{self.table} {self.round}"


class JackpotWithdrawn(Fact, frozen=True, kw_only=True):
    """Nobody is paid for a void wager: what was won goes back into the level."""

    hit: str

    @property
    def once(self) -> str:
        return self.hit


class JackpotWagerAdjusted(Fact, frozen=True, kw_only=True):
    """An incorrectly registered wager was noted, and its increments taken out of the levels again
    (S0 9.5.8, 9.7). It is to be told to the Inspectorate."""

    table: str
    round_key: str
    round: int
    seat: str
    kind: WrongWager
    reason: str
    who: str

    @property
    def once(self) -> str:
        return f"{self.table} {self.round} {self.seat}"


class JackpotPaid(Fact, frozen=True, kw_only=True):
    """One winner's share of a hit."""

    hit: str
    seat: str
    cents: int
    how: PaidHow
    who: str = ""

    @property
    def once(self) -> str:
        return f"{self.hit} {self.seat}"


class JackpotOffered(Fact, frozen=True, kw_only=True):
    """Management opened or closed it at a table (S0 9.5.7)."""

    table: str
    open: bool


class LinkStarted(Fact, frozen=True, kw_only=True):
    """Wagers are taken from here on."""

    who: str = ""
    second: str = ""
    why: str = ""


class LinkStopped(Fact, frozen=True, kw_only=True):
    """And no more."""

    who: str
    second: str
    why: str


class LevelStopped(Fact, frozen=True, kw_only=True):
    """Its meters do not come to what it holds: they differ by so much. Nothing is played for it
    until two people have set the levels anew."""

    level: int
    difference_parts: int
