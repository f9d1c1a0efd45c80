"""What a player has done since the account was opened."""

from msgspec import Struct


class Sitting(Struct, frozen=True):
    """What a player has done since the account was opened, in rounds that are settled."""

    rounds: int = 0
    """In which there was a wager."""
    staked_cents: int = 0
    """Of the player's own money."""
    winnings_cents: int = 0
    returned_cents: int = 0
    """Stakes that came back."""

    @property
    def net_cents(self) -> int:
        return self.winnings_cents + self.returned_cents - self.staked_cents

    def with_round(
        self, *, staked_cents: int, winnings_cents: int, returned_cents: int
    ) -> "Sitting":
        return Sitting(
            self.rounds + 1,
            self.staked_cents + staked_cents,
            self.winnings_cents + winnings_cents,
            self.returned_cents + returned_cents,
        )


class AccountAtTerminal(Struct, frozen=True, kw_only=True):
    number: int = 0
    open: bool = False
    sitting: Sitting = Sitting()
