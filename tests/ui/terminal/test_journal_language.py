"""Whatever a screen speaks, the journal holds codes and English, and what a person typed."""

from kiosk.game.refusal import Reason, Refusal
from kiosk.game.terminal import commands as c
from tests.ui.terminal.salon import Salon
from tests.ui.terminal.test_languages import choose


def test_nothing_that_a_chinese_screen_says_is_written_down(salon: Salon) -> None:
    choose(salon, "zh_CN")
    salon.touch_spot("split:14/17", "straight:20")
    salon.view.favourites.save()
    salon.view.favourites.save()
    assert salon.view.favourites.rows.rows[1].name == "分注 + 1 2"
    salon.view.favourites.beginNaming("#2")
    salon.view.favourites.keepName()  # as it was: nothing was typed
    salon.view.favourites.remove("#1")
    choose(salon, "ms")
    choose(salon, "zh_CN")
    salon.house.closes()
    salon.house.tell(c.RefuseSlip(1, "slip 1", str(Refusal(Reason.SLIP_LATE))))
    salon.house.tell(c.OpenDispute("dispute 3 c0ffee", "player", 1, ""))
    bodies = [record.body for record in salon.house.records]
    assert any(b"favourite_saved" in body for body in bodies)
    assert all(body.isascii() for body in bodies)
