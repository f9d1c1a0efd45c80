"""A recorded evening of a few seats, with hardly anything in it."""

from pathlib import Path

from kiosk.game.terminal import commands as c
from kiosk.lab.simulate.disk import write_journal
from kiosk.rules.rulebook import RuleBook
from tests.ui.terminal.house import SEAT, House

ROUND_S = 40


def play(book: RuleBook, *, rounds: int) -> House:
    house = House(book)
    house.gives(100_000)
    for number in range(rounds):
        house.opens()
        for _ in range(number % 3 + 1):
            house.tell(c.PlaceChip("red", 500))
            house.clock.now_ms += 1000
        house.plays("32")
        house.clock.now_ms += ROUND_S * 1000
    return house


def record(house: House, folder: Path) -> Path:
    path = folder / f"terminal-{SEAT}.db"
    write_journal(house.records, path, "terminal")
    return path
