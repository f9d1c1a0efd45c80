"""What every wager pays on every pocket, and what the house keeps of it on average."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cached_property

from kiosk.rules.pockets import Pocket
from kiosk.rules.wagers import Wager


class UnknownWagerError(ValueError):
    """A stake stands on something the rule book does not offer."""


class UnknownPocketError(ValueError):
    """An outcome that is not on this wheel."""


class PayTable:
    """Looked up by outcome, so that settling costs one look-up a wager, however long the list."""

    def __init__(self, wagers: Iterable[Wager], pockets: Iterable[Pocket]) -> None:
        self.wagers = {wager.id: wager for wager in wagers}
        self._pays_on = {pocket: dict.fromkeys(self.wagers, 0) for pocket in pockets}
        for wager in self.wagers.values():
            for number in wager.numbers:
                self._pays_on[number][wager.id] = wager.pays

    def pays_on(self, outcome: Pocket) -> Mapping[str, int]:
        """Every wager of the rule book with its odds to one on this outcome, 0 if it loses."""
        try:
            return self._pays_on[outcome]
        except KeyError:
            raise UnknownPocketError(f"no pocket {outcome!r} on this wheel") from None

    def require_known(self, stakes: Mapping[str, int]) -> None:
        if not stakes.keys() <= self.wagers.keys():
            unknown = ", ".join(sorted(stakes.keys() - self.wagers.keys()))
            raise UnknownWagerError(f"this rule book has no wager {unknown}")

    def house_edge(self, stakes: Mapping[str, int]) -> Fraction:
        """The share of these stakes the house keeps on average, as an exact fraction."""
        self.require_known(stakes)
        staked = sum(stakes.values())
        if staked <= 0:
            raise ValueError("the house edge of nothing staked is not defined")
        back = sum(
            cents * (self.wagers[wager].pays + 1) * len(self.wagers[wager].numbers)
            for wager, cents in stakes.items()
        )
        return 1 - Fraction(back, staked * len(self._pays_on))

    @cached_property
    def one_edge(self) -> bool:
        """Whether the house keeps the same share of every wager."""
        return len({self.house_edge({wager: 1}) for wager in self.wagers}) == 1
