"""What a slip may come to: for each pocket, what would come back."""

from collections.abc import Mapping

from msgspec import Struct

from kiosk.game.settling import Numbers, settle_slip
from kiosk.rules.pockets import Pocket
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.spread import is_spread
from kiosk.rules.supernova import main_wagers


class Chance(Struct, frozen=True):
    """Pockets with which the player would be as much better or worse off."""

    pockets: tuple[Pocket, ...]
    net_cents: int


class Prospects(Struct, frozen=True):
    staked_cents: int
    """Of money: a voucher that is spent is no loss of credit."""
    chances: tuple[Chance, ...]
    """Of those pockets with which anything comes back, the best first."""
    others: tuple[Pocket, ...]
    """Those with which nothing does."""

    @property
    def covered(self) -> tuple[Pocket, ...]:
        return tuple(pocket for chance in self.chances for pocket in chance.pockets)

    @property
    def lost_cents(self) -> int:
        """With any of the others."""
        return -self.staked_cents


def prospects(
    book: RuleBook, stakes: Mapping[str, int], promotional: Mapping[str, int]
) -> Prospects:
    """Of what is on the layout: a Spread-Bet hangs on the other ring as well, and a jackpot on no
    number at all."""
    stakes = {w: cents for w, cents in main_wagers(stakes).items() if not is_spread(w)}
    staked_cents = sum(stakes.values())
    back = {
        pocket: settle_slip(book, stakes, promotional, Numbers(pocket, None)).credited_cents
        for pocket in book.wheel.order
    }
    alike: dict[int, list[Pocket]] = {}
    for pocket, cents in back.items():
        if cents:
            alike.setdefault(cents - staked_cents, []).append(pocket)
    return Prospects(
        staked_cents,
        tuple(Chance(tuple(alike[net]), net) for net in sorted(alike, reverse=True)),
        tuple(pocket for pocket, cents in back.items() if not cents),
    )
