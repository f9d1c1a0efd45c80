"""What the table knows of it."""

from collections.abc import Mapping

from msgspec import Struct, field

from kiosk.game.funds.state import Funds


class Told(Struct, frozen=True):
    """By one terminal."""

    tickets: int
    cents: int
    rounds: int
    open_round: int
    slip: str
    stakes: Mapping[str, int]
    promotional: Mapping[str, int]
    registered: bool
    jackpots: tuple[int, ...] = ()


class ToldRound(Struct, frozen=True):
    outcome: str | None
    settlement: int
    seats: tuple[str, ...] = ()
    """Whose terminals have told of it."""
    disputed: bool = False
    """Two of them name different numbers."""


class Counted(Struct, frozen=True):
    """What one terminal has told so far."""

    tickets: int = 0
    cents: int = 0
    """Of tickets that the table did not know and that are owed."""
    rounds: int = 0
    payments: int = 0

    @property
    def all(self) -> int:
        return self.tickets + self.rounds + self.payments


class RecoveryAtTable(Struct, frozen=True, kw_only=True):
    active: bool = False
    counted: Mapping[str, Counted] = field(default_factory=dict)
    """By seat."""
    payments: Mapping[str, str] = field(default_factory=dict)
    """That were told, by key: the seat."""
    told: Mapping[str, Told] = field(default_factory=dict)
    """By seat."""
    rounds: Mapping[int, ToldRound] = field(default_factory=dict)
    knew: Mapping[str, Funds] = field(default_factory=dict)
    """What the table itself had counted at each seat that has told, before it did."""
