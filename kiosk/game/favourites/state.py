"""What each machine knows of it."""

from collections.abc import Mapping

from msgspec import Struct, field


class Favourites(Struct, frozen=True, kw_only=True):
    kept: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """Stakes, by name."""
    deleted: tuple[str, Mapping[str, int]] | None = None
    """The last, for whoever thinks better of it."""
