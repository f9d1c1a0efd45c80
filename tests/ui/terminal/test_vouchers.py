"""A voucher is seen beside the chips, wagered by a touch and handed back."""

import pytest

from kiosk.game.reading.state import LATEST
from kiosk.game.terminal import commands as c
from kiosk.rules.terms import Tender
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.salon import LARGE, SMALL, Salon


@pytest.fixture(params=[LARGE, SMALL], ids=["large", "small"])
def salon(enter: Enter, request: pytest.FixtureRequest) -> Salon:
    return enter("nsw-single-zero", request.param)


def test_a_voucher_is_wagered_by_touch(salon: Salon) -> None:
    assert salon.find("voucherChip") is None
    salon.house.tell(
        c.SetReading(LATEST),
        c.Credit("v", 2500, Tender.VOUCHER, "ann"),
        c.Credit("w", 500, Tender.VOUCHER, "ann"),
    )
    assert "2 vouchers" in salon.texts()
    salon.picture()  # the chips move together when the screen is drawn
    salon.touch("voucherChip")
    salon.touch_spot("straight:17")
    assert salon.house.state.slip.vouchers == {"v": "straight:17"}
    assert salon.chips() == {"straight:17": "25"}
    assert salon.text("creditMeter") == "$10,000.00"
    # The next one is in hand, and then no more: chips are.
    assert "Voucher" in salon.texts()
    salon.touch_spot("red")
    assert salon.house.state.slip.vouchers == {"v": "straight:17", "w": "red"}
    assert salon.find("voucherChip") is None
    salon.touch_spot("straight:20")
    assert salon.slip == {"straight:20": 100}
    salon.touch("undoButton")
    salon.touch("undoButton")
    assert "Voucher" in salon.texts()
    inside = salon.area("voucherChip")
    assert inside.right() <= salon.window.width() and inside.bottom() <= salon.window.height()
