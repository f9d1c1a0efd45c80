"""A report of the floor, as text: what a page shows, for files of it."""

import msgspec


class Grid(msgspec.Struct, frozen=True):
    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Document(msgspec.Struct, frozen=True, kw_only=True):
    """What a page shows, as text: every figure as it is read."""

    title: str
    house: str
    under: str
    """One line: of which day, made when, and by whom."""
    figures: tuple[tuple[str, str], ...] = ()
    grids: tuple[Grid, ...] = ()
    notes: tuple[str, ...] = ()
