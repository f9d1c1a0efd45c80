"""What a floor costs: a ticket over it, a close of a table on it, its pages after a year."""

from collections.abc import Iterator

from kiosk.lab.bench import floor_close, floor_pages, floor_redemptions
from kiosk.lab.bench.measure import Figure, Wanted


def figures(wanted: Wanted) -> Iterator[Figure]:
    for part in (floor_redemptions, floor_close, floor_pages):
        yield from part.figures(wanted)
