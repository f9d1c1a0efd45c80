"""Facts of this capability, of both machines."""

from kiosk.game.fact import Fact


class FavouriteSaved(Fact, frozen=True, kw_only=True):
    name: str
    stakes: dict[str, int]


class FavouriteDeleted(Fact, frozen=True, kw_only=True):
    name: str


class FavouriteRenamed(Fact, frozen=True, kw_only=True):
    name: str
    new_name: str
