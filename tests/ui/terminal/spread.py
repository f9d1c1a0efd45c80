"""A terminal where Spread-Bet is on offer."""

from PySide6.QtCore import QPoint

from kiosk.game.spread.facts import SpreadLimits
from kiosk.game.terminal import commands as c
from tests.ui.terminal.house import House
from tests.ui.terminal.salon import Salon

LIMITS = SpreadLimits(minimum_cents=100, maximum_cents=10_000, unit_cents=100)
SEAL = "ab" * 32


def offers(house: House, table: str = "1") -> None:
    """Between rounds. No table: none is offered any more."""
    house.tell(c.SelectSpread(table, LIMITS if table else None))


def opens_spread(house: House) -> None:
    """A round whose ring is sealed."""
    house.seat.left_s = 20
    house.tell(c.OpenWagering(house.state.round.number + 1, 30, SEAL))


def settles_spread(house: House, outcome: str, ring: int | None, void: str = "") -> None:
    house.closes()
    if house.state.round.sent is not None:
        house.registers()
    house.tell(c.Settle(house.state.round.number, outcome, ring, void))


def box(salon: Salon, label: str, table: str = "1") -> QPoint:
    """The middle of the left half of a box, where no chip lies."""
    area = salon.area(f"box spread:{table}:{label}")
    return QPoint(round(area.x() + area.width() / 3), round(area.center().y()))


def on_boxes(salon: Salon) -> dict[str, str]:
    """What is written on the chips of each box."""
    return {
        str(chip.property("wager")): str(chip.property("text"))
        for chip in salon.all("chipOnCloth")
        if str(chip.property("wager")).startswith("spread:")
    }
