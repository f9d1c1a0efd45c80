"""What a screen of the past has of jackpots: the wager, and nothing that no journal tells."""

from kiosk.game import facts as f
from kiosk.records.past import PastMoment
from kiosk.ui.money import Currency
from kiosk.ui.past.desk import PastDesk
from kiosk.ui.terminal.desk import Look
from tests.conftest import BOOKS
from tests.ui.terminal.house import House
from tests.ui.terminal.supernova import BOOK, WAGER_CENTS, offers_jackpots


def test_the_spot_of_the_jackpot_wager_is_there_and_no_level() -> None:
    house = House(BOOKS[BOOK])
    desk = PastDesk(
        BOOKS[BOOK], Look(currency=Currency("$"), chips_cents=(100,), seat="3"), "Table 7"
    )
    assert desk.jackpots is None
    offers_jackpots(house)
    fact = f.SupernovaOffered(wager_cents=WAGER_CENTS)
    desk.stand_at([PastMoment(1, 0, fact, house.state)], 0)
    seen = desk.jackpots
    assert seen is not None and seen.told is not None
    assert (seen.wager_cents, seen.opened, seen.told.levels) == (WAGER_CENTS, True, ())
