"""What each machine knows of it."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from kiosk.game.cash.state import SeatDoubt
from kiosk.game.funds.state import Funds
from kiosk.game.limits.facts import LimitAmounts
from kiosk.game.locks.facts import LockReason


class LastTold(Struct, frozen=True):
    """What a terminal said of its player's money before the link was cut."""

    credit_cents: int = 0
    stake_cents: int = 0


class PastLimits(Struct, frozen=True):
    until: int
    """The last round in which they were in force."""
    limits: LimitAmounts


class Seat(Struct, frozen=True):
    playing: bool = False
    locks: Mapping[LockReason, str] = field(default_factory=dict)
    """Why staff took it out of play."""
    tickets: tuple[str, ...] = ()
    """The numbers being printed or redeemed here."""
    legacy_from: LimitAmounts | None = None
    """The limits of before the change, which this seat keeps."""
    legacy_until_ms: int = 0
    sat_out: int = 0
    """Rounds in a row that the player has made no wager in; -1: he came while one was under way."""
    may_keep_limits: bool = False
    """The player was at the table when its limits changed, and has not played by the new ones."""
    agreed: LimitAmounts | None = None
    """Other limits than the table's, agreed with this player."""
    past_limits: tuple[PastLimits, ...] = ()
    """Those of rounds that are kept, oldest first, as far as they were others."""
    doubts: Mapping[str, SeatDoubt] = field(default_factory=dict)
    """Notes and tickets that may be in the box of its validator or not, by their keys."""
    last: LastTold | None = None
    """Of a terminal that is away; None: it is here, or it has not told."""
    away_in: int = 0
    """The round in which it went away."""
    vacant: bool = False
    """The machine was taken away: only one that was never here may come."""
    since: int = 0
    """The last round that the machine before this one can have played."""
    message: tuple[str, str] | None = None
    """What staff have to say to the player: its key and the text."""
    attended: bool = False
    """Somebody went to the player who called, and the terminal does not know yet."""
    dispute: str = ""
    """The case of the last dispute that its terminal told of."""
    decided: str = ""
    """What staff decided on that, for the player."""
    decided_note: str = ""
    clearing: tuple[str, str] | None = None
    """Who may clear the terminal's memory."""
    after: tuple[int, str] | None = None
    """The last fact of the journal before the present one."""
    funds: Funds | None = None
    """The most that can be there. None: the table does not count it."""
    parts_cents: int = 0
    """Of the credit of whoever plays here, paid by hand in parts."""
    tips_cents: int = 0
    """All that was ever given to dealers at its terminal."""


def with_seat(seats: Mapping[str, Seat], name: str, **changes: Any) -> dict[str, Seat]:
    return {**seats, name: replace(seats[name], **changes)}


Seats: TypeAlias = Mapping[str, Seat]
Heads: TypeAlias = Mapping[str, tuple[int, str]]
"""The last head seen of each terminal's journal: its sequence and hash."""
