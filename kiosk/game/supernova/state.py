"""What each machine knows of it."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct, field

from kiosk.game.bounds import Told
from kiosk.game.jackpot.values import HitTold, PaidHow, WrongWager
from kiosk.game.supernova.facts import SupernovaFault


class WagerState(StrEnum):
    """Of the jackpot wagers of a round."""

    NONE = ""
    SENT = "sent"
    DRAWN = "drawn"
    VOID = "void"


class WinState(StrEnum):
    WAITING = "waiting"
    CREDITED = "credited"
    HAND = "hand"
    REFUSED = "refused"


class Win(Struct, frozen=True, kw_only=True):
    """This seat's share of a hit, at its terminal."""

    hit: str
    level: int
    name: str
    cents: int
    shared_by: int
    round: int
    account: int
    """Of the player who won it: it is credited to nobody else."""
    state: WinState = WinState.WAITING
    reason: str = ""


class SupernovaAtTerminal(Struct, frozen=True, kw_only=True):
    wager_cents: int = 0
    """0: not on offer."""
    wager: WagerState = WagerState.NONE
    """Of the present round, or of the last one until wagering opens."""
    void: SupernovaFault | None = None
    clauses: tuple[str, ...] = ()
    """By which it went back."""
    won: tuple[Win, ...] = ()
    """Those that are not paid, and the others until wagering opens again."""

    @property
    def open(self) -> bool:
        return self.wager_cents > 0

    def win(self, hit: str) -> Win | None:
        return next((win for win in self.won if win.hit == hit), None)


class HitState(StrEnum):
    WAITING = "waiting"
    """For the inspector."""
    APPROVED = "approved"
    REFUSED = "refused"
    PAID = "paid"


class Share(Struct, frozen=True, kw_only=True):
    by_hand: bool = False
    """The terminal cannot credit it, so that staff pay it."""
    end: PaidHow | None = None
    """None: it is not paid."""
    who: str = ""


class TableHit(Struct, frozen=True, kw_only=True):
    round: int
    told: HitTold
    sealed: bool
    """This table had seen the very commitment before, and it fits."""
    state: HitState
    shares: Mapping[str, Share]
    reason: str = ""
    key: str = ""
    """Of its round, if the table knows of it by the controller's word alone."""

    @property
    def over(self) -> bool:
        return all(share.end is not None for share in self.shares.values())


class Seal(Struct, frozen=True):
    epoch: int
    commitment: str


class NotedWager(Told, frozen=True, kw_only=True):
    round: int
    seat: str
    kind: WrongWager
    reason: str
    who: str


class LostRound(Struct, frozen=True):
    """What terminals told of a round that may be lost with the table's records."""

    seats: tuple[str, ...] = ()
    """Those that were in it, with or without a jackpot wager."""
    drawn: bool = False
    """One of them at least has had a jackpot wager drawn."""


class RecoveredRound(Struct, frozen=True):
    """One that is known by the controller's word alone."""

    round: int
    void: bool


class SupernovaAtTable(Struct, frozen=True, kw_only=True):
    opened: bool = False
    """By management."""
    fault: str = ""
    """Why the places for jackpot wagers do not work."""
    server_cents: int = 0
    """What the controller takes; 0: it is away, or takes nothing."""
    seals: Mapping[int, tuple[Seal, ...]] = field(default_factory=dict)
    """By level, the last ones seen."""
    hits: Mapping[str, TableHit] = field(default_factory=dict)
    """Those that are not paid, and the last ones that are."""
    noted: tuple[NotedWager, ...] = ()
    """The last wagers that were registered incorrectly."""
    controller: tuple[int, str] = (0, "")
    """The last head seen of the controller's journal."""
    lost_to: int = 0
    """The last round that was lost with the table's records."""
    lost: Mapping[int, LostRound] = field(default_factory=dict)
    """By round."""
    recovered: Mapping[str, RecoveredRound] = field(default_factory=dict)
    """By key, until the next round is drawn."""

    @property
    def offered_cents(self) -> int:
        """What a jackpot wager is now; 0: none is taken."""
        return self.server_cents if self.opened and not self.fault else 0


class SupernovaRound(Struct, frozen=True, kw_only=True):
    """The jackpot wagers of one round at the table."""

    key: str = ""
    wager_cents: int = 0
    seats: tuple[str, ...] = ()
    """Who made one."""
    state: WagerState = WagerState.SENT
    void: SupernovaFault | None = None
    clauses: tuple[str, ...] = ()
    hits: tuple[str, ...] = ()
