"""The maps of cloths that tests show again and again: each is made once."""

from kiosk.rules.rulebook import RuleBook
from kiosk.ui import upright_map
from kiosk.ui.cloth_map import ClothMap

_MAPS: dict[tuple[object, ...], tuple[RuleBook, ClothMap]] = {}
"""With the book, so that nothing else comes to be where it is."""


def map_of(book: RuleBook, *, width: float, height: float, scale: float, compact: bool) -> ClothMap:
    key = id(book.layout), id(book.table), width, height, scale, compact
    if key not in _MAPS:
        size = {"width": width, "height": height, "scale": scale}
        _MAPS[key] = book, upright_map.map_of(book, **size, compact=compact)
    return _MAPS[key][1]
