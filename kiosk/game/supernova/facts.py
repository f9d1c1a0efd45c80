"""Facts of this capability, of both machines."""

from enum import StrEnum

from kiosk.game.bounds import Cents, Count, Word
from kiosk.game.fact import Fact, Value
from kiosk.game.jackpot.values import HitId, HitTold, LevelIndex, PaidHow, WrongWager


class SupernovaFault(StrEnum):
    """Why jackpot wagers go back."""

    NO_ANSWER = "no-answer"
    """The controller did not draw in time (S0 9.9.2)."""
    CONTROLLER = "controller"
    """It would not take them."""
    NOT_OFFERED = "not-offered"
    """It was closed, or its amount was another, when wagering ended."""
    ROUND_VOID = "round-void"
    """The round was voided before they were drawn."""
    STOPPED = "stopped"
    """While wagering was open the table stopped offering it (S0 9.9.1, 9.9.4)."""


# ---- At the table -----------------------------------------------------------------------------


class SupernovaOpened(Fact, frozen=True, kw_only=True):
    """By management (S0 9.5.7)."""

    who: str


class SupernovaClosed(Fact, frozen=True, kw_only=True):
    who: str


class SupernovaChecked(Fact, frozen=True, kw_only=True):
    """Whether the places for jackpot wagers work at this table (S0 9.9.1, 9.9.4)."""

    working: bool
    reason: str
    who: str


class SupernovaServerSeen(Fact, frozen=True, kw_only=True):
    """The controller takes wagers of this amount; 0: it is away, or takes none."""

    wager_cents: int


class SupernovaSealSeen(Fact, frozen=True, kw_only=True):
    """What the controller has committed itself to for a level: this table is a witness of it."""

    level: int
    name: str
    epoch: int
    commitment: str


class SupernovaSent(Fact, frozen=True, kw_only=True):
    """The jackpot wagers of a round, as the controller is told of them, once (S0 9.4.3). Its key
    is that of the exchange."""

    round: int
    wager_cents: int
    seats: tuple[str, ...]

    @property
    def once(self) -> str:
        return self.key


class SupernovaDrawn(Fact, frozen=True, kw_only=True):
    """The controller has drawn. Whatever becomes of the round, these wagers are played."""

    round: int
    hits: tuple[HitTold, ...] = ()
    controller: tuple[int, str] = (0, "")
    """How far its journal had come with that: a controller that was put back to before it is found
    out."""


class SupernovaVoided(Fact, frozen=True, kw_only=True):
    """The jackpot wagers of a round go back, and no others (S0 9.9.2)."""

    round: int
    fault: SupernovaFault
    clauses: tuple[str, ...] = ()


class SupernovaHitRecovered(Fact, frozen=True, kw_only=True):
    """A table that lost facts hears from the controller of a hit that it does not know, or of
    shares that it had ended. The key is that of the exchange of its round. One that it did not know
    waits for the inspector, whatever it is worth."""

    round: int
    hit: HitTold
    ends: dict[str, PaidHow] = {}

    @property
    def once(self) -> str:
        return ""


class SupernovaRoundRecovered(Fact, frozen=True, kw_only=True):
    """A table that lost facts has heard from the controller of a round that it does not know, and
    says what became of its wagers. The key is that of the exchange."""

    round: int
    seats: tuple[str, ...]
    void: bool = False
    """They have gone back, or go back: terminals that made one know of no draw."""

    @property
    def once(self) -> str:
        return ""


class SupernovaApproved(Fact, frozen=True, kw_only=True):
    """By the inspector (S0 9.8)."""

    hit: str
    who: str
    second: str = ""

    @property
    def once(self) -> str:
        return self.hit


class SupernovaRefused(Fact, frozen=True, kw_only=True):
    hit: str
    reason: str
    who: str
    second: str = ""

    @property
    def once(self) -> str:
        return self.hit


class SupernovaHandPaid(Fact, frozen=True, kw_only=True):
    """The share of a seat whose terminal cannot credit it, or has no player any more."""

    hit: str
    seat: str
    cents: int
    who: str

    @property
    def once(self) -> str:
        return f"{self.hit} {self.seat}"


class SupernovaWagerNoted(Fact, frozen=True, kw_only=True):
    """An incorrectly registered jackpot wager: the controller adjusts its increments, and the
    Inspectorate is told (S0 9.5.8, 9.7)."""

    round: int
    seat: str
    kind: WrongWager
    reason: str
    who: str

    @property
    def once(self) -> str:
        return f"{self.round} {self.seat}"


# ---- At a terminal ----------------------------------------------------------------------------


class SupernovaOffered(Fact, frozen=True, kw_only=True):
    """From here on a jackpot wager is this amount; 0: there is none, and one that lies there goes
    back."""

    wager_cents: int
    fault: SupernovaFault | None = None


class JackpotWin(Value, frozen=True, kw_only=True):
    """This seat's share of a hit."""

    hit: HitId
    name: Word
    level: LevelIndex
    cents: Cents
    shared_by: Count


class SupernovaWagerDrawn(Fact, frozen=True, kw_only=True):
    """The jackpot wager of this slip is played, and has won this."""

    round: int
    wins: tuple[JackpotWin, ...] = ()


class SupernovaWagerReturned(Fact, frozen=True, kw_only=True):
    round: int
    fault: SupernovaFault
    clauses: tuple[str, ...] = ()


class SupernovaCredited(Fact, frozen=True, kw_only=True):
    """A share, once. Its key is the payment's."""

    hit: str
    cents: int


class SupernovaShareEnded(Fact, frozen=True, kw_only=True):
    """A share that is not credited here: it was paid by hand, or the inspector refused it."""

    hit: str
    end: PaidHow
    reason: str = ""
