"""Evenings of three tables on one floor, every rule book, many seeds.

python -m tests.floor.evenings [EVENINGS] [BOOK ...]       100 of each, all books

It prints each violation with its seed, and ends with 1 if there was one.
"""

import sys
from multiprocessing import Pool
from typing import Any

from kiosk import resources
from kiosk.lab.simulate.evening import EveningPlan, Summary, play
from kiosk.lab.simulate.player import Habit

PLAN: dict[str, Any] = {"rounds": 3, "terminals": 2, "tables": 3, "floor": True}
HABITS = (Habit.FEEDING, Habit.IN_AND_OUT, None)


def walked(summary: Summary) -> int:
    """Tickets that were redeemed at another table than their own."""
    return summary.tickets["elsewhere"]


def evening(asked: tuple[str, int]) -> tuple[str, int, str, int]:
    book, seed = asked
    plan = EveningPlan(seed=seed, faults=seed % 4 != 0, habit=HABITS[seed % 3], **PLAN)
    summary = play(resources.rulebook(book), plan)
    return book, seed, summary.violation, walked(summary)


def main(evenings: int, books: list[str]) -> int:
    plans = [(book, seed) for book in books for seed in range(evenings)]
    broken = tickets = 0
    with Pool() as pool:
        for book, seed, violation, elsewhere in pool.imap_unordered(evening, plans):
            tickets += elsewhere
            if violation:
                broken += 1
                print(f"{book}, seed {seed}: {violation}", flush=True)
    print(f"{len(plans)} evenings, {tickets} tickets redeemed at other tables: {broken} violated")
    return int(bool(broken))


if __name__ == "__main__":
    import logging

    logging.disable(logging.CRITICAL)
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    sys.exit(main(many, sys.argv[2:] or list(resources.rulebook_ids())))
