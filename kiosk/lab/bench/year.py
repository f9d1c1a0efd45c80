"""What a year of play costs beside a day of it: growth, as ratios of one run.

Years are made, not played (`year_made.py`). Each part below measures one thing that must not grow.
"""

from collections.abc import Iterator

from kiosk.lab.bench import year_crowd, year_rounds, year_start, year_tickets
from kiosk.lab.bench.measure import Figure, Wanted
from kiosk.lab.bench.year_days import figures as figures_of_days


def figures(wanted: Wanted) -> Iterator[Figure]:
    for part in (year_tickets, year_start, year_crowd, year_rounds):
        yield from part.figures(wanted)
    yield from figures_of_days(wanted)
